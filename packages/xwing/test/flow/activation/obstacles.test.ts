import { describe, expect, it } from 'vitest';
import { performAction } from '../../../src/flow/activation/actions/perform.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene } from '../../scene.ts';
import { asteroid, debris, drive, lambda, t70 } from '../words.ts';

const away = academy(860, 860, 180, { activated: true });
const flown = (
  mover: ShipSpec,
  obstacles: SceneSpec['obstacles'],
  attack: readonly string[] = ['blank'],
  ...more: ShipSpec[]
): Scene =>
  scene({
    phase: 'activation',
    ships: [mover, away, ...more.map((o) => ({ ...o, activated: true }))],
    obstacles: obstacles!,
    attack,
    deck: ['weaponsfailure', 'weaponsfailure'],
  });
const TWO = rookie(450, 300, 0, { dial: 's2' }); // template from 320 to 400, base then from 400 to 440
const onTemplate = 350;
const underBase = 430;
const bare = { shields: 0, dial: 's2' };

describe('asteroids', () => {
  it('[XW-HINDERNISSE-01] [XW-HINDURCHBEWEGEN-03] under the template or under the base: the manoeuvre is completed, the effect suffered', () => {
    for (const y of [onTemplate, underBase]) {
      const s = flown(TWO, [asteroid(450, y)]);
      expect(s.pose(0)).toEqual([450, 420, 0]);
      expect(s.events('obstacleRoll')).toMatchObject([{ type: 'obstacleRoll', ship: 0, obstacle: 0, face: 'blank' }]);
    }
    expect(flown(TWO, [asteroid(450, 500)]).events('obstacleRoll')).toEqual([]);
  });

  it('[XW-AKTIVIERUNGSPHASE-19] between start and end only the template counts, not the breadth of the base', () => {
    // Beside the template, where the base passes over it: nothing happens.
    const four = rookie(450, 300, 0, { dial: 's4' });
    const s = flown(four, [asteroid(484, 400)]);
    expect(s.events('obstacleRoll')).toEqual([]);
    expect(s.open).toEqual(['0 action']);
    expect(flown(four, [asteroid(470, 400)]).events('obstacleRoll')).toHaveLength(1);
  });

  it('[XW-HINDERNISSE-02] [XW-HINDERNISSE-03] the ship skips its Perform Action step, then a die is rolled', () => {
    const s = flown(TWO, [asteroid(450, onTemplate)]);
    const types = s.events().map((e) => e.type);
    expect(types.indexOf('skippedAction')).toBeGreaterThan(types.indexOf('moved'));
    expect(types.indexOf('obstacleRoll')).toBe(types.indexOf('skippedAction') + 1);
    expect(s.match.taken.map((t) => t.kind)).not.toContain('action');
    expect(flown(TWO, []).open).toEqual(['0 action']);
  });

  it('[XW-HINDERNISSE-04] [XW-HINDERNISSE-05] [XW-HINDERNISSE-06] a hit is a damage, a critical hit a critical damage, all else nothing', () => {
    const end = (face: string) => {
      const s = flown(rookie(450, 300, 0, bare), [asteroid(450, onTemplate)], [face]);
      return s.ship(0).damage.map((d) => d.faceup);
    };
    expect(end('hit')).toEqual([false]);
    expect(end('crit')).toEqual([true]);
    expect(end('focus')).toEqual([]);
    expect(end('blank')).toEqual([]);
    expect(flown(TWO, [asteroid(450, onTemplate)], ['hit']).ship(0).shields).toBe(1);
  });

  it('[XW-HINDERNISSE-07] standing on it the ship cannot attack; having flown through it can', () => {
    const fight = (y: number) =>
      scene({
        phase: 'combat',
        ships: [rookie(450, 300), academy(450, 500, 0, { fought: true })],
        obstacles: [asteroid(450, y)],
      });
    expect(fight(300).open).toEqual(['0 dials', '1 dials']); // the opportunity passed without a shot
    expect(fight(250).open).toEqual(['0 attack']);
  });

  it('[XW-HINDERNISSE-12] a Koiogran turn over an obstacle turns about all the same', () => {
    const s = flown(rookie(450, 300, 0, { dial: 'k4' }), [asteroid(450, 400), asteroid(450, 500)]);
    expect(s.events('obstacleRoll')).toHaveLength(2);
    expect(s.pose(0)).toEqual([450, 500, 180]);
  });

  it('[XW-HINDERNISSE-13] a Tallon roll over an obstacle rolls all the same, and the place that was chosen counts', () => {
    const roll = t70(450, 300, 0, { dial: 'tr3t' });
    const s = flown(roll, [asteroid(560, 410)]).take(0);
    expect(s.pose(0)).toEqual([560, 410, 180]);
    expect(s.events('obstacleRoll')).toHaveLength(1);
    // Just above the base at the middle of the template, under it ten millimetres further up.
    const above = [asteroid(572, 453)];
    expect(flown(roll, above).take(0).events('obstacleRoll')).toHaveLength(0);
    expect(flown(roll, above).take(10).events('obstacleRoll')).toHaveLength(1);
  });

  it('[XW-HINDERNISSE-14] [XW-FREIE-AKTIONEN-03] a free action is still possible, unless the ship is stressed', () => {
    const s = flown(TWO, [asteroid(450, onTemplate)]);
    expect(drive(performAction(s.g, s.ship(0), { free: true, only: ['focus'] }), 'focus').result).toBe('focus');
    const cloud = flown(TWO, [debris(450, onTemplate)]);
    expect(cloud.ship(0).tokens.stress).toBe(1);
    expect(drive(performAction(cloud.g, cloud.ship(0), { free: true, only: ['focus'] })).result).toBeUndefined();
  });
});

describe('debris clouds', () => {
  it('[XW-HINDERNISSE-08] the stress comes after the check of the pilot: a green manoeuvre first takes one off', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2', tokens: { stress: 1 } }), [debris(450, onTemplate)]);
    expect(s.events('token').map((e) => [e.token, e.by])).toEqual([
      ['stress', -1],
      ['stress', 1],
    ]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.match.taken.map((t) => t.kind)).not.toContain('action'); // so it cannot act
  });

  it('[XW-HINDERNISSE-09] [XW-HINDERNISSE-10] the step is not skipped; then a die, of which only a critical hit hurts', () => {
    const end = (face: string) => {
      const s = flown(rookie(450, 300, 0, bare), [debris(450, onTemplate)], [face]);
      expect(s.events('skippedAction')).toEqual([]);
      expect(s.events('obstacleRoll')).toHaveLength(1);
      return s.ship(0).damage.map((d) => d.faceup);
    };
    expect(end('crit')).toEqual([true]);
    expect(end('hit')).toEqual([]);
    expect(end('focus')).toEqual([]);
    expect(end('blank')).toEqual([]);
  });

  it('[XW-HINDERNISSE-11] on a debris cloud a ship may attack', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 300), academy(450, 500, 0, { fought: true })],
      obstacles: [debris(450, 300)],
    });
    expect(s.open).toEqual(['0 attack']);
    expect(s.options()).toContain('primary>1');
  });

  it('[XW-STRESS-04] a green manoeuvre through an obstacle takes its stress token off', () => {
    const s = flown(rookie(450, 300, 0, { dial: 's2', tokens: { stress: 1 } }), [asteroid(450, onTemplate)]);
    expect(s.ship(0).tokens.stress).toBe(0);
  });
});

describe('several obstacles, and none', () => {
  it('[XW-HINDERNISSE-16] [XW-HINDERNISSE-17] each of them counts, beginning with the one nearest to the start', () => {
    const s = flown(
      rookie(450, 300, 0, { dial: 's4', shields: 0 }),
      [asteroid(450, 500), debris(450, 430), asteroid(450, 350)],
      ['hit', 'hit', 'crit'],
    );
    expect(s.events('obstacleRoll').map((e) => [e.obstacle, e.face])).toEqual([
      [2, 'hit'],
      [1, 'hit'],
      [0, 'crit'],
    ]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, true]);
  });

  it('[XW-HINDERNISSE-17] of two that are equally near the moving player chooses (R-XW-18)', () => {
    const still = lambda(450, 450, 0, { dial: 's0' });
    const s = scene({
      phase: 'activation',
      ships: [still, rookie(100, 100, 0, { activated: true })],
      obstacles: [asteroid(430, 450), debris(470, 450)],
      attack: ['blank', 'blank'],
    });
    expect(s.open).toEqual(['1 obstacle-order']);
    s.take('1');
    expect(s.events('obstacleRoll').map((e) => e.obstacle)).toEqual([1, 0]);
  });

  it('[XW-HINDERNISSE-15] a stretch that the ship was moved back over does not count', () => {
    // It would end at 500; two ships send it back to 406. The asteroid lies beyond, under the ships that stopped it.
    const four = rookie(450, 300, 0, { dial: 's4' });
    const s = flown(four, [asteroid(450, 465)], ['blank'], academy(450, 500), academy(450, 450));
    expect(s.pose(0)).toEqual([450, 406, 0]);
    expect(s.events('obstacleRoll')).toEqual([]);
    expect(flown(four, [asteroid(450, 465)]).events('obstacleRoll')).toHaveLength(1);
    // What lies on the way that was flown does.
    const near = flown(four, [asteroid(450, 350)], ['blank'], academy(450, 500), academy(450, 450));
    expect(near.events('obstacleRoll')).toHaveLength(1);
  });

  it('[XW-HINDERNISSE-18] who starts on an obstacle ignores it, unless template or end lie on it as well', () => {
    const leave = flown(TWO, [asteroid(450, 300)]);
    expect(leave.events('obstacleRoll')).toEqual([]);
    expect(leave.open).toEqual(['0 action']);
    expect(flown(TWO, [asteroid(450, 310)]).events('obstacleRoll')).toHaveLength(1); // it reaches under the template
    const stay = scene({
      phase: 'activation',
      ships: [lambda(450, 450, 0, { dial: 's0' }), rookie(100, 100, 0, { activated: true })],
      obstacles: [asteroid(450, 450)],
      attack: ['blank'],
    });
    expect(stay.events('obstacleRoll')).toHaveLength(1);
  });
});
