import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../../src/geometry/range.ts';
import { levelAt } from '../../../../src/legion.ts';
import { lay, piece, type Spec, type Table, type TableSpec, unit } from '../../../table.ts';
import { alone, rebels, storm } from '../../../troops.ts';

/** A house whose western wall runs along x 500; a leader at its foot touches it at x 486.5. */
const WALL = 500;
const FOOT = WALL - 13.5;
const house = (height: number, more: Spec = {}) => piece('building', WALL + 100, 400, 200, 200, { height, ...more });
const at = (height: number, who: Spec = rebels(FOOT, 400), more: Partial<TableSpec> = {}) =>
  lay({ units: [who], terrain: [house(height)], active: 0, ...more });
/** Whoever is to be hurt has been named. */
const done = (t: Table) => t.goOn(({ open }) => !open.includes('0 wounded') && !open.includes('1 wounded'));
const moving = (t: Table) => t.until('action').take('move');
const up = (kind: 'climb' | 'clamber', speed = 1, more: Spec = {}) => ({
  kind,
  speed,
  climb: { piece: 0, way: 'up' },
  ...more,
});
const level = (t: Table, id = 0, mini?: number) => {
  const [x, y] = t.pose(id, mini);
  return levelAt(t.g.terrain, { x, y });
};
const levels = (t: Table, id = 0) =>
  t.unit(id).minis.flatMap(({ fell }, mini) => (fell === null ? [level(t, id, mini)] : []));
const kinds = (t: Table): unknown => {
  const { region } = moving(t).ask() as unknown as { readonly region: { readonly kinds: readonly string[] } };
  return region.kinds.filter((kind) => kind === 'climb' || kind === 'clamber');
};
const dice = (t: Table) => t.events('climbRoll').at(-1)?.faces.length ?? 0;

describe('who may climb', () => {
  it('[LE-VERTIKALE-BEWEGUNG-01] [LE-KLIMMEN-UND-KLETTERN-02] [LE-KLIMMEN-UND-KLETTERN-06] [LE-GELAENDE-UNPASSIERBAR-07] a leader that touches something impassable climbs or clambers onto it', () => {
    expect(kinds(at(100))).toEqual(['climb', 'clamber']);
    expect(kinds(at(100, rebels(FOOT - 0.1, 400)))).toEqual([]);
    expect(level(moving(at(100)).take(up('climb')))).toBe(100);
    expect(level(moving(at(100)).take(up('clamber')))).toBe(100);
    // That another of them touches it is not enough.
    const other = rebels(FOOT - 40, 400, { minis: [null, [FOOT, 400], 'fallen', 'fallen'] });
    expect(kinds(at(100, other))).toEqual([]);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-25] nobody climbs what is no higher than its leader', () => {
    expect(kinds(at(42))).toEqual([]);
    expect(kinds(at(42.5))).toEqual(['climb', 'clamber']);
    const onto = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
    expect(level(moving(at(42, rebels(FOOT, 400, alone(4)))).take(onto))).toBe(42);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-27] [LE-KLIMMEN-UND-KLETTERN-28] what was declared a hill is walked upon', () => {
    const hill = piece('hill', WALL + 100, 400, 200, 200, { height: 100 });
    const t = lay({ units: [rebels(FOOT, 400, alone(4))], terrain: [hill], active: 0 });
    expect(kinds(t)).toEqual([]);
    expect(level(t.take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }))).toBe(100);
    // The same declared a building stops them at its foot.
    const stopped = moving(at(100, rebels(FOOT - 5, 400, alone(4))));
    expect(level(stopped.take({ kind: 'standard', speed: 2, heading: 90, bend: 0, way: 1 }))).toBe(0);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-31] [LE-GEBIRGSFAHRZEUG-01] of vehicles only those with Climbing Vehicle', () => {
    expect(kinds(at(100, unit('at-st', 1, WALL - 60, 400, { degrees: 90 })))).toEqual([]);
    expect(kinds(at(100, unit('at-rt-rebel', 0, WALL - 35, 400, { degrees: 90 })))).toEqual(['climb', 'clamber']);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-32] a notched base keeps its heading', () => {
    const t = moving(at(100, unit('at-rt-rebel', 0, WALL - 35, 400, { degrees: 30 })));
    expect(t.take(up('clamber')).pose(0)[2]).toBe(30);
    expect(level(t)).toBe(100);
  });
  it('[LE-SCHWIERIGES-GELAENDE-GLOSSAR-08] difficult ground at the foot does not matter', () => {
    const mud = piece('shallow-water', WALL - 60, 400, 119, 200);
    const t = at(SEGMENT, rebels(FOOT, 400), { terrain: [house(SEGMENT), mud] });
    expect(level(moving(t).take(up('climb')))).toBe(SEGMENT);
    const turning = lay({ units: [unit('at-st', 1, 440, 400)], terrain: [mud], active: 0 });
    expect(moving(turning).take({ kind: 'pivot', heading: 90 }).pose(0)[2]).toBe(90);
  });
});

describe('climbing', () => {
  it('[LE-VERTIKALE-BEWEGUNG-03] [LE-KLIMMEN-UND-KLETTERN-03] costs two actions, and nobody is hurt', () => {
    const t = moving(at(100)).take(up('climb'));
    expect(dice(t)).toBe(0);
    expect(t.wounds(0)).toBe(0);
    expect(t.events('activationEnds')).toMatchObject([{ unit: 0 }]);
    expect(kinds(at(100, rebels(FOOT, 400), { active: { unit: 0, actions: 1 } }))).toEqual(['clamber']);
  });
  it('[LE-VERTIKALE-BEWEGUNG-04] [LE-VERTIKALE-BEWEGUNG-09] up to height 1: one segment of the ruler', () => {
    expect(level(moving(at(SEGMENT)).take(up('climb')))).toBe(SEGMENT);
    const refusal = moving(at(SEGMENT + 0.01)).refuses(up('climb'), 'LE-VERTIKALE-BEWEGUNG-09');
    expect(refusal).toMatchObject({ measured: 2, allowed: 1 });
  });
  it('[LE-VERTIKALE-BEWEGUNG-02] [LE-VERTIKALE-BEWEGUNG-06] [LE-KLIMMEN-UND-KLETTERN-05] no tool: the leader stands at the edge, above where it stood and below', () => {
    const t = moving(at(140, rebels(FOOT, 400))).take(up('climb'));
    const [x, y] = t.pose(0);
    expect(x).toBeGreaterThanOrEqual(WALL + 13.5);
    expect(x).toBeLessThan(WALL + 13.6);
    expect(y).toBeCloseTo(400, 1);
    expect(t.events('moved')).toMatchObject([{ kind: 'climb', bend: 0 }]);
    const down = lay({ units: [rebels(WALL + 13.52, 400, alone(4))], terrain: [house(140)], active: 0 });
    moving(down).take({ kind: 'climb', speed: 1, climb: { piece: 0, way: 'down' } });
    expect(level(down)).toBe(0);
    expect(WALL - 13.5 - down.pose(0)[0]).toBeGreaterThanOrEqual(0);
    expect(WALL - 13.5 - down.pose(0)[0]).toBeLessThan(0.1);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-03] [LE-KLIMMEN-UND-KLETTERN-07] down only from an edge that the leader touches', () => {
    const on = (x: number) => lay({ units: [rebels(x, 400, alone(4))], terrain: [house(140)], active: 0 });
    expect(kinds(on(WALL + 13.5))).toEqual(['climb', 'clamber']);
    expect(kinds(on(WALL + 13.8))).toEqual([]);
  });
});

describe('clambering', () => {
  it('[LE-VERTIKALE-BEWEGUNG-10] [LE-VERTIKALE-BEWEGUNG-11] [LE-KLIMMEN-UND-KLETTERN-07] [LE-KLIMMEN-UND-KLETTERN-01] one action, up to height 1, a white die for each miniature', () => {
    const t = moving(at(SEGMENT, rebels(FOOT, 400), { whiteDefence: ['block', 'blank', 'block', 'blank'] }));
    done(t.take(up('clamber')));
    expect([dice(t), t.wounds(0), level(t)]).toEqual([4, 2, SEGMENT]);
    expect(t.open).toEqual(['0 action']);
    const refusal = moving(at(SEGMENT + 0.01)).refuses(up('clamber'), 'LE-KLIMMEN-UND-KLETTERN-07');
    expect(refusal).toMatchObject({ measured: 2, allowed: 1 });
  });
  it('[LE-VERTIKALE-BEWEGUNG-12] [LE-VERTIKALE-BEWEGUNG-13] [LE-KLIMMEN-UND-KLETTERN-08] [LE-KLIMMEN-UND-KLETTERN-11] two actions, up to height 2, two dice for each', () => {
    const faces = ['blank', 'blank', 'blank', 'block', 'blank', 'blank', 'blank', 'blank'] as const;
    const t = done(moving(at(2 * SEGMENT, rebels(FOOT, 400), { whiteDefence: faces })).take(up('clamber', 2)));
    expect([dice(t), t.wounds(0), level(t)]).toEqual([8, 1, 2 * SEGMENT]);
    expect(t.events('activationEnds')).toMatchObject([{ unit: 0 }]);
    const higher = moving(at(2 * SEGMENT + 0.01)).refuses(up('clamber', 2), 'LE-KLIMMEN-UND-KLETTERN-08');
    expect(higher).toMatchObject({ measured: 3, allowed: 2 });
    // With a single action left there is no second one to spend.
    const tired = moving(at(SEGMENT + 1, rebels(FOOT, 400), { active: { unit: 0, actions: 1 } }));
    expect(tired.refuses(up('clamber', 2), 'LE-KLIMMEN-UND-KLETTERN-08')).toMatchObject({ measured: 2, allowed: 1 });
  });
  it('[LE-KLIMMEN-UND-KLETTERN-12] only blocks hurt', () => {
    const t = moving(at(100, rebels(FOOT, 400), { whiteDefence: ['surge', 'blank', 'surge', 'block'] }));
    expect(done(t.take(up('clamber'))).wounds(0)).toBe(1);
  });
  it('[LE-VERTIKALE-KLETTERN-01] three rebels, one block: one falls, and the other survivor joins the leader', () => {
    const three = rebels(FOOT, 400, { minis: [null, null, null, 'fallen'] });
    const t = moving(at(SEGMENT, three, { whiteDefence: ['blank', 'block', 'blank'] })).take(up('clamber'));
    t.until('action', { wounded: '1' });
    expect(dice(t)).toBe(3);
    expect(t.alive(0)).toBe(2);
    expect(levels(t)).toEqual([SEGMENT, SEGMENT]);
  });
  it('[LE-VERTIKALE-KLETTERN-02] [LE-KLIMMEN-UND-KLETTERN-13] [LE-KLIMMEN-UND-KLETTERN-21] the leader goes first, then the dice fall, then the others follow', () => {
    const t = moving(at(100, rebels(FOOT, 400), { whiteDefence: ['block', 'blank', 'blank', 'blank'] }));
    t.take(up('clamber'));
    // Who is hurt is asked while the leader stands above and everybody else below.
    expect(t.open).toEqual(['0 wounded']);
    expect(levels(t)).toEqual([100, 0, 0, 0]);
    t.take('2');
    expect(levels(t)).toEqual([100, 100, 100]);
    const order = ['moved', 'climbRoll', 'miniDefeated', 'placed'];
    expect(t.events().flatMap(({ type }) => (order.includes(type) ? [type] : []))).toEqual(order);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-14] the leader is hurt last, even if it is wounded', () => {
    const guards = (minis: Spec['minis']) => unit('imperial-royal-guards', 1, FOOT, 400, { wounds: 1, minis: minis! });
    const roll = { whiteDefence: ['block', 'blank', 'blank'] } as const;
    const t = moving(at(100, guards([null, null, null]), roll)).take(up('clamber'));
    expect(t.options()).toEqual(['1', '2']);
    expect(t.take('1').unit(0).minis[0]!.wounds).toBe(1);
    // The first on the one that is wounded already, before anybody who is not.
    const again = { whiteDefence: ['block', 'block', 'blank'] } as const;
    const both = moving(at(100, guards([null, { wounds: 1 }, null]), again)).take(up('clamber'));
    expect(both.unit(0).minis.map(({ wounds, fell }) => (fell === null ? wounds : 'fell'))).toEqual([1, 'fell', 1]);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-15] [LE-GEUEBTER-KLETTERER-01] [LE-EINHEITENKARTE-FAHRZEUG-04] an expert climber rolls nothing', () => {
    const t = moving(at(2 * SEGMENT, unit('at-rt-rebel', 0, WALL - 35, 400))).take(up('clamber', 2));
    expect([dice(t), t.wounds(0), level(t)]).toEqual([0, 0, 2 * SEGMENT]);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-16] [LE-KLIMMEN-UND-KLETTERN-17] [LE-VERTIKALE-BEWEGUNG-14] [LE-VERTIKALE-BEWEGUNG-15] ladders that were agreed upon are safe, the house beside has none', () => {
    const both = (x: number, to: number) => {
      const terrain = [house(100, { ladders: true }), piece('building', WALL - 150, 400, 200, 200, { height: 100 })];
      const t = lay({ units: [rebels(x, 400, alone(4))], terrain, active: 0, whiteDefence: ['blank'] });
      return dice(moving(t).take({ kind: 'clamber', speed: 1, climb: { piece: to, way: 'up' } }));
    };
    expect(both(FOOT, 0)).toBe(0);
    expect(both(WALL - 50 + 13.5, 1)).toBe(1);
    const down = lay({
      units: [rebels(WALL + 13.5, 400, alone(4))],
      terrain: [house(100, { ladders: true })],
      active: 0,
    });
    expect(dice(moving(down).take({ kind: 'clamber', speed: 1, climb: { piece: 0, way: 'down' } }))).toBe(0);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-10] the leader ends at the edge', () => {
    const t = moving(at(100, rebels(FOOT, 400, alone(4)), { whiteDefence: ['blank'] })).take(up('clamber'));
    expect(t.pose(0)[0]).toBeGreaterThanOrEqual(WALL + 13.5);
    expect(t.pose(0)[0]).toBeLessThan(WALL + 13.6);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-33] it is a move: who waits on standby reacts to it', () => {
    const watcher = storm(600, 250, { ...alone(4), tokens: { standby: 1 } });
    const t = lay({
      units: [rebels(FOOT, 400, alone(4)), watcher],
      terrain: [house(60)],
      active: 0,
      whiteDefence: ['blank'],
    });
    expect(moving(t).take(up('clamber')).open).toEqual(['1 free-action']);
  });
});

describe('over what has no top', () => {
  const wall = (height: number, kind = 'high-stone-wall') => piece(kind, WALL + 5, 400, 10, 300, { height });
  const at = (height: number, more: Partial<TableSpec> = {}) =>
    moving(lay({ units: [rebels(FOOT, 400)], terrain: [wall(height)], active: 0, ...more }));
  const over = (kind = 'clamber', speed = 2) => ({ kind, speed, climb: { piece: 0, way: 'over' } });
  it('[LE-KLIMMEN-UND-KLETTERN-18] of height 1 or less, to the other side', () => {
    const t = at(SEGMENT, { whiteDefence: ['blank'] }).take(over());
    expect(t.pose(0)[0]).toBeGreaterThan(WALL + 10);
    expect(at(SEGMENT + 0.01).refuses(over(), 'LE-KLIMMEN-UND-KLETTERN-18')).toMatchObject({ measured: 2, allowed: 1 });
  });
  it('[LE-KLIMMEN-UND-KLETTERN-19] it takes two actions and ends right behind it', () => {
    at(70).refuses(over('clamber', 1), 'LE-KLIMMEN-UND-KLETTERN-19');
    at(70).refuses(over('climb'), 'LE-KLIMMEN-UND-KLETTERN-19');
    const t = at(70, { whiteDefence: Array.from({ length: 8 }, () => 'blank' as const) }).take(over());
    expect(t.pose(0)[0]).toBeGreaterThanOrEqual(WALL + 10 + 13.5);
    expect(t.pose(0)[0]).toBeLessThan(WALL + 10 + 13.6);
    expect(t.events('activationEnds')).toMatchObject([{ unit: 0 }]);
  });
  it('[LE-KLIMMEN-UND-KLETTERN-20] with two dice for each miniature', () => {
    const faces = ['block', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'block'] as const;
    const t = done(at(70, { whiteDefence: faces }).take(over()));
    expect([dice(t), t.wounds(0)]).toEqual([8, 2]);
  });
});

describe('the others', () => {
  const below = (mini: Spec | readonly number[] | null, height = 100) =>
    moving(at(height, rebels(FOOT, 400, { minis: [null, null, 'fallen', 'fallen'] }))).match.check(
      0,
      up('climb', 1, { others: [mini] as never }),
    )?.clauses;
  it('[LE-VERTIKALE-BEWEGUNG-07] [LE-KLIMMEN-UND-KLETTERN-23] in formation seen from above: as far as a speed-1 tool reaches', () => {
    const x = WALL + 13.5;
    expect(below([x + 27 + 74.9, 400])).toBeUndefined();
    expect(below([x + 27 + 75.1, 400])).toContain('LE-FORMATION-04');
    // The same for one that stands below, where nearer places are free, too.
    const wide = (y: number) => below([FOOT, 400 + y]);
    expect(wide(98)).toEqual(['LE-FORMATION-18']);
    expect(wide(99)).toContain('LE-FORMATION-04');
  });
  it('[LE-VERTIKALE-BEWEGUNG-08] [LE-KLIMMEN-UND-KLETTERN-22] within height 1 of their leader', () => {
    expect(below([FOOT, 405], SEGMENT)).toBeUndefined();
    const high = (height: number) => {
      const who = rebels(FOOT, 400, { minis: [null, null, 'fallen', 'fallen'] });
      const t = moving(at(height, who));
      return t.match.check(0, up('clamber', 2, { others: [[FOOT, 405]] as never }))?.clauses;
    };
    expect(high(SEGMENT)).toBeUndefined();
    expect(high(SEGMENT + 0.01)).toContain('LE-FORMATION-16');
  });
  it('[LE-KLIMMEN-UND-KLETTERN-24] who stays below touches the piece', () => {
    expect(below([FOOT, 405])).toBeUndefined();
    expect(below([FOOT - 0.1, 405])).toContain('LE-FORMATION-15');
  });
  it('[LE-KLIMMEN-UND-KLETTERN-24] nobody goes higher than the leader has climbed, though a second level is near', () => {
    const terrain = [house(100), piece('building', WALL + 50, 550, 100, 90, { height: 160 })];
    const who = rebels(FOOT, 490, { minis: [null, null, 'fallen', 'fallen'] });
    const t = moving(lay({ units: [who], terrain, active: 0 }));
    const to = (x: number, y: number) => t.match.check(0, up('climb', 1, { others: [[x, y]] as never }))?.clauses;
    expect(to(WALL + 60, 480)).toBeUndefined();
    expect(to(WALL + 20, 530)).toContain('LE-FORMATION-19');
  });
  it('[LE-KLIMMEN-UND-KLETTERN-29] every base stands wholly on flat ground', () => {
    expect(below([WALL + 13.5, 440])).toBeUndefined();
    expect(below([WALL + 13.4, 440])).toContain('LE-FORMATION-09');
  });
  const tower = (side: number, more: readonly Spec[] = []) => ({
    terrain: [piece('building', WALL + side / 2, 400, side, side, { height: 100 }), ...more],
  });
  it('[LE-VERTIKALE-BEWEGUNG-05] [LE-KLIMMEN-UND-KLETTERN-04] [LE-KLIMMEN-UND-KLETTERN-09] a leader whose base has no room cannot climb', () => {
    for (const kind of ['climb', 'clamber'] as const) {
      moving(at(100, rebels(FOOT, 400), tower(26.9))).refuses(up(kind), 'LE-KLIMMEN-UND-KLETTERN-04');
      moving(at(100, rebels(FOOT, 400), tower(27.2))).take(up(kind));
    }
  });
  it('[LE-KLIMMEN-UND-KLETTERN-30] nor a unit that finds no room for all: some on the top, the others at its foot', () => {
    const t = moving(at(100, rebels(FOOT, 400), tower(28))).take(up('climb'));
    expect(levels(t)).toEqual([100, 0, 0, 0]);
    // Deep water all around but for the shore on which they stand; there is no shore at the foot.
    const sea = [
      piece('deep-water', WALL + 14, 250, 200, 250),
      piece('deep-water', WALL + 14, 550, 200, 250),
      piece('deep-water', WALL + 129, 400, 200, 51),
    ];
    const stand = rebels(FOOT, 400, { minis: [null, [400, 390], [400, 420], [400, 450]] as never });
    moving(at(100, stand, tower(28, sea))).refuses(up('climb'), 'LE-KLIMMEN-UND-KLETTERN-30');
  });
});
