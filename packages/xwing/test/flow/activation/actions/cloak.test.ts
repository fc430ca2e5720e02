import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../../../src/values.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../../scene.ts';
import { asteroid, phantom } from '../../words.ts';

const CLOAKED = { tokens: { cloak: 1 }, dial: 's2' };
const start = (mover: ShipSpec, others: readonly ShipSpec[] = [], obstacles: SceneSpec['obstacles'] = []): Scene =>
  scene({
    phase: 'activation',
    ships: [mover, rookie(100, 800, 180, { activated: true }), ...others.map((o) => ({ ...o, activated: true }))],
    obstacles: obstacles!,
  });
const at = phantom(450, 300, 0, CLOAKED);
const failures = (s: Scene) => s.events('failed').map((e) => [e.direction, e.by, ...(e.clauses as string[])]);

describe('cloaking', () => {
  it('[XW-TARNEN-02] the action gives a cloak token', () => {
    const s = start(phantom(450, 300, 0, { dial: 's2' })).take('cloak');
    expect(s.ship(0).tokens.cloak).toBe(1);
    s.until('dials');
    expect(s.ship(0).tokens.cloak).toBe(1); // also through the End phase
  });

  it('[XW-TARNEN-03] agility rises by 2', () => {
    const s = scene({ ships: [at, phantom(200, 300), rookie(100, 800)] });
    expect([agilityOf(s.g, s.ship(0)), agilityOf(s.g, s.ship(1))]).toEqual([4, 2]);
  });

  it('[XW-TARNEN-04] a cloaked ship cannot attack', () => {
    const fight = (cloak: number) =>
      scene({
        phase: 'combat',
        ships: [phantom(450, 300, 0, { tokens: { cloak } }), rookie(450, 500, 0, { fought: true })],
      }).open;
    expect(fight(0)).toEqual(['1 attack']);
    expect(fight(1)).toEqual(['0 dials', '1 dials']);
  });

  it('[XW-TARNEN-05] it cannot cloak again', () => {
    const s = start(at).take('no');
    expect(s.open).toEqual(['1 action']);
    expect(s.options()).not.toContain('cloak');
    s.refuses('cloak', 'XW-TARNEN-05');
  });
});

describe('decloaking', () => {
  it('[XW-TARNEN-06] it may, at the start of the phase, after all other effects of that moment', () => {
    const s = scene({
      phase: 'activation',
      initiative: 1,
      ships: [phantom(450, 300, 0, CLOAKED), rookie(100, 800, 180, { dial: 's2', upgrades: ['mod/servomotorsfoils'] })],
    });
    // The side with the cloaked ship has initiative, yet the S-foils of the other come first.
    expect(s.open).toEqual(['0 window:activation.start']);
    s.take('pass');
    expect(s.open).toEqual(['1 decloak']);
    s.take('no');
    expect(s.ship(0).tokens.cloak).toBe(1);
    expect(start(at).take('yes', 'straight').ship(0).tokens.cloak).toBe(0);
  });

  it('[XW-TARNEN-07] [XW-TARNEN-10] ascending skill, ties by initiative; then the phase goes on as usual', () => {
    for (const [initiative, order] of [
      [0, [1, 2, 0]],
      [1, [1, 0, 2]],
    ] as const) {
      const s = scene({
        phase: 'activation',
        initiative,
        ships: [
          phantom(200, 300, 0, CLOAKED), // 3
          academy(400, 300, 0, CLOAKED), // 1
          ship('rebel/awing/greensquadronpilot', 600, 300, 0, CLOAKED), // 3
        ],
      });
      const asked: number[] = [];
      while (s.ask().kind === 'decloak') {
        asked.push((s.ask().about as { ship: number }).ship);
        s.take('no');
      }
      expect(asked).toEqual(order);
      expect(s.events('activates').map((e) => e.ship)).toEqual([1]);
    }
  });

  it('[XW-TARNEN-08] [XW-TARNEN-09] a barrel roll with the straight 2, or a boost with it', () => {
    const end = (...way: (string | number[])[]) => {
      const s = start(at).take('yes', ...way);
      const { x, y } = s.events('repositioned')[0]!.to as { x: number; y: number };
      return [x, y];
    };
    expect(end('straight')).toEqual([450, 420]);
    expect(end('left', [0, 0])).toEqual([330, 300]);
    expect(end('right', [10, 5])).toEqual([570, 315]);
    start(at).take('yes', 'right').refuses([11, 0], 'XW-TARNEN-08');
  });

  it('[XW-TARNEN-11] it is neither action nor manoeuvre: the ship still has its roll, and its manoeuvre', () => {
    const s = start(at).take('yes', 'left', [0, 0]);
    expect(s.ship(0).performed).toEqual([]);
    expect(s.events('moved')).toHaveLength(1);
    expect(s.pose(0)).toEqual([330, 420, 0]);
    expect(s.options()).toContain('barrelroll');
  });

  it('[XW-TARNEN-12] a stressed ship may decloak', () => {
    const s = start(phantom(450, 300, 0, { tokens: { cloak: 1, stress: 1 }, dial: 's3' }));
    expect(s.open).toEqual(['1 decloak']);
    s.take('yes', 'straight');
    expect(s.events('repositioned')).toHaveLength(1);
    expect(s.ship(0).tokens.cloak).toBe(0);
  });

  it('[XW-TARNEN-13] the direction is declared before the template is laid', () => {
    const s = start(at, [academy(570, 300)]).take('yes');
    expect(s.open).toEqual(['1 decloak-direction']);
    expect(s.options()).toEqual(['left', 'straight', 'right']);
  });

  it('[XW-TARNEN-14] [XW-TARNEN-15] [XW-TARNEN-16] not onto a ship or obstacle, not with the template over one, not off the table', () => {
    expect(failures(start(at, [academy(450, 430)]).take('yes', 'straight'))).toEqual([
      ['straight', 'ship', 'XW-TARNEN-14'],
    ]);
    expect(failures(start(at, [], [asteroid(450, 420)]).take('yes', 'straight'))).toEqual([
      ['straight', 'obstacle', 'XW-TARNEN-14'],
    ]);
    expect(failures(start(at, [], [asteroid(450, 360)]).take('yes', 'straight'))).toEqual([
      ['straight', 'template', 'XW-TARNEN-15'],
    ]);
    expect(failures(start(phantom(450, 800, 0, CLOAKED)).take('yes', 'straight'))).toEqual([
      ['straight', 'edge', 'XW-TARNEN-16'],
    ]);
  });

  it('[XW-TARNEN-17] where it fails: another direction, or not at all', () => {
    const blocked = () => start(at, [academy(450, 430)]).take('yes', 'straight');
    expect(blocked().options()).toEqual(['left', 'right', 'none']);
    const stays = blocked().take('none');
    expect(stays.ship(0).tokens.cloak).toBe(1);
    expect(stays.events('repositioned')).toEqual([]);
    expect(blocked().take('left', [0, 0]).ship(0).tokens.cloak).toBe(0);
  });

  it('[XW-TARNEN-18] a ship that fits nowhere does not decloak and keeps its token', () => {
    const s = start(at, [academy(450, 430), academy(330, 300), academy(570, 300)]).take(
      'yes',
      'straight',
      'left',
      'right',
    );
    expect(failures(s)).toHaveLength(3);
    expect(s.ship(0).tokens.cloak).toBe(1);
    expect(s.open).not.toContain('1 decloak-direction');
  });
});
