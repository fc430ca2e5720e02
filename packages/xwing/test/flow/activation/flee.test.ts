import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, type ShipSpec, scene } from '../../scene.ts';
import { interceptor, t70 } from '../words.ts';

const flown = (mover: ShipSpec, ...others: readonly ShipSpec[]): Scene =>
  scene({ phase: 'activation', ships: [mover, ...others.map((o) => ({ ...o, activated: true }))] });
const away = academy(100, 800, 180);

describe('fleeing', () => {
  it('[XW-FLUCHT-01] [XW-FLUCHT-02] [XW-SPIELFLAECHE-01] any part of the base outside after a manoeuvre: fled and destroyed', () => {
    for (const mover of [
      rookie(450, 100, 180, { dial: 's2' }), // south
      rookie(450, 860, 0, { dial: 's2' }), // north
      rookie(60, 450, -90, { dial: 's1' }), // west
      rookie(850, 450, 90, { dial: 's1' }), // east
      rookie(870, 300, 0, { dial: 'br1' }), // only a corner
    ]) {
      const s = flown(mover, away);
      expect(s.ship(0).status).toBe('destroyed');
      expect(s.events('destroyed')).toMatchObject([{ type: 'destroyed', ship: 0, cause: 'fled' }]);
    }
    expect(flown(rookie(450, 142, 180, { dial: 's2' }), away).ship(0).status).toBe('play');
  });

  it('[XW-FLUCHT-01] a guide outside is enough (R-XW-14)', () => {
    const end = (y: number) => flown(rookie(450, y, 180, { dial: 's2' }), away).ship(0).status;
    expect(end(120 + 22.001)).toBe('play');
    expect(end(120 + 21.9)).toBe('destroyed'); // the base itself still 1.9 mm inside
  });

  it('[XW-FLUCHT-03] a template outside does no harm as long as the base ends inside', () => {
    // Four straight would end outside, and so does the template; a ship at the edge stops the X-wing before.
    const s = flown(rookie(450, 200, 180, { dial: 's4' }), academy(450, 22));
    expect(s.ship(0).status).toBe('play');
    expect(s.pose(0)).toEqual([450, 66, 180]);
  });

  it('[XW-FLUCHT-05] the rule for overlapping ships can make a ship flee that otherwise would have stayed', () => {
    // Two ships leave the roll 42 mm: too little for base and guides across, enough for the plain turn it becomes,
    // whose front guides then reach over the edge.
    const roll = t70(783.4, 300, 0, { dial: 'tr3t' });
    const stays = flown(roll, away).take(0);
    expect(stays.ship(0).status).toBe('play');
    const flees = flown(roll, academy(883.4, 451, 90), academy(883.4, 369, 90));
    expect(flees.events('moved')[0]).toMatchObject({ to: { x: 893.4, y: 410 } });
    expect(flees.ship(0).status).toBe('destroyed');
  });

  it('[XW-FLUCHT-04] [XW-FLUCHT-06] it is gone at once: no action, no way back', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        interceptor(450, 100, 180, { dial: 's2' }),
        rookie(450, 500, 0, { dial: 's2' }),
        academy(100, 800, 180, { activated: true }),
      ],
    });
    expect(s.open).toEqual(['0 action']); // it is the X-wing's turn already
    expect(s.ask().about).toEqual({ ship: 1 });
    expect(s.ship(0).pose).toBeNull();
    const types = s.events().map((e) => e.type);
    expect(types.indexOf('destroyed')).toBe(types.indexOf('moved') + 1);
    s.until('dials');
    expect(s.options(0).every((o) => o.startsWith('1='))).toBe(true);
  });

  it('[XW-FLUCHT-07] nothing on its cards happens any more', () => {
    // Loose Stabilizer would give it a stress token after a white manoeuvre, red ones do so by themselves.
    const s = flown(rookie(450, 100, 180, { dial: 's3', damage: [{ card: 'loosestabilizer', faceup: true }] }), away);
    expect(s.ship(0).status).toBe('destroyed');
    expect(s.events('token')).toEqual([]);
    expect(s.state.decks[0]!.discard).toEqual(['loosestabilizer']);
    const red = flown(rookie(450, 100, 180, { dial: 'k4' }), away);
    expect(red.events('token')).toEqual([]);
  });
});
