import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { hasKeyword, keywordOf, numberOf } from '../../../src/values.ts';
import { lay, piece, SMALL_BASE, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm, VADER } from '../../troops.ts';

/** Conditions and deployments of 1.x. */

const one = alone(4);
const TOKEN = 12.55;
const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
const EAST = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
const blanks = Array.from({ length: 8 }, () => 'blank' as const);

describe('Minefield', () => {
  const mine = (x: number, y: number) => ({ kind: 'condition', by: 'minefield', x, y });
  /** A unit moves east by speed 1; the die of the mine shows this. */
  const moving = (
    who: Spec,
    face: 'blank' | 'block' | 'surge',
    mines: readonly Spec[],
    more: Partial<TableSpec> = {},
  ) => {
    const t = lay({
      units: [who, storm(1700, 800)],
      ...{ active: 0, battle: { condition: 'minefield' }, markers: mines },
      ...{ redDefence: [face, ...blanks], white: blanks, whiteDefence: blanks, red: blanks, black: blanks, ...more },
    });
    return t.until('action').take('move').until('move').take(EAST).until('action');
  };
  const rebel = rebels(400, 400, one);
  const near = 400 + SEGMENT / 2;
  it('on a block it detonates, on a surge twice, on a blank not', () => {
    const blasts = (face: 'blank' | 'block' | 'surge') => {
      const t = moving(rebel, face, [mine(near, 440)]);
      return [t.events('attack').length, t.state.markers.length];
    };
    expect([blasts('blank'), blasts('block'), blasts('surge')]).toEqual([
      [0, 1],
      [1, 0],
      [2, 0],
    ]);
  });
  it('only within 1 of somebody of the unit, in sight, and never under a repulsor', () => {
    const rolls = (who: Spec, at: Spec, more?: Partial<TableSpec>) =>
      moving(who, 'blank', [at], more).events('looseDice').length;
    const [x] = moving(rebel, 'blank', []).pose(0);
    const edge = x + SMALL_BASE / 2 + TOKEN + SEGMENT;
    expect([rolls(rebel, mine(edge - 0.01, 400)), rolls(rebel, mine(edge + 0.01, 400))]).toEqual([1, 0]);
    const squad = rebels(400, 400, { minis: [null, [400, 460], 'fallen', 'fallen'] });
    expect(rolls(squad, mine(edge - 20, 400))).toBe(1);
    const wall = { terrain: [piece('building', x + 60, 400, 10, 200)] };
    expect(rolls(rebel, mine(x + 120, 400), wall)).toBe(0);
    expect(rolls(unit('x-34-landspeeder', 0, 400, 400, { degrees: 90 }), mine(520, 480))).toBe(0);
  });
  it('each mine that is near', () => {
    expect(moving(rebel, 'blank', [mine(near, 460), mine(near, 340)]).events('looseDice')).toHaveLength(2);
  });
  it('four tokens in turn, beyond 1 of the zones and 2 of each other', () => {
    const t = lay({
      units: [waiting(LEIA, 0), waiting(VADER, 1)],
      ...{ phase: 'prepare', round: 0, battle: { condition: 'minefield', deployment: 'battle-lines' } },
    });
    t.until('marker-place').take({ x: 200, y: 457 });
    const next = 200 + 2 * TOKEN + 2 * SEGMENT;
    t.refuses({ x: next - 0.1, y: 457 }, 'LE-EINSATZZIELKARTEN-03');
    t.refuses({ x: 1000, y: 2 * SEGMENT + TOKEN - 0.1 }, 'LE-EINSATZZIELKARTEN-03');
    t.take({ x: next + 0.1, y: 457 }, { x: 1150, y: 457 }, { x: 1600, y: 457 });
    expect(t.state.markers.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'condition'));
    expect(t.open.some((ask) => ask.endsWith('marker-place'))).toBe(false);
  });
});

describe('conditions that change numbers', () => {
  it('War Weary: courage is lent two ranges shorter, but never below 1', () => {
    const t = lay({ units: [rebels(400, 400, one), storm(1500, 700)], battle: { condition: 'war-weary' } });
    expect([4, 3, 2].map((range) => numberOf(t.g, t.unit(0), 'courageRange', range))).toEqual([2, 1, 1]);
  });
  it('Hostile Environment: who touches no terrain keeps its fear; one piece is enough', () => {
    const after = (who: Spec) => {
      const t = lay({
        units: [who, storm(1700, 800)],
        ...{ phase: 'end', round: 2, battle: { condition: 'hostile-environment' } },
        terrain: [piece('sandbags', 400, 400 - 13.5 - 7, 90, 14), piece('sandbags', 900, 500, 90, 14)],
      });
      return t.tokens(0, 'suppression');
    };
    const afraid = { ...one, tokens: { suppression: 2 } };
    expect([after(rebels(400, 400, afraid)), after(rebels(400, 420, afraid))]).toEqual([1, 2]);
  });
  it('Rapid Reinforcements: one or two troopers that are neither commanders nor operatives', () => {
    const t = lay({
      units: [
        ...[
          LEIA,
          'luke-skywalker-jedi-knight',
          'rebel-troopers',
          'rebel-troopers',
          'fleet-troopers',
          'at-rt-rebel',
        ].map((card) => waiting(card, 0)),
        ...[waiting('stormtroopers', 1), storm(1500, 700, one), rebels(300, 100, one)],
      ],
      ...{ phase: 'prepare', round: 0, battle: { condition: 'rapid-reinforcements' } },
    }).until('card-units');
    expect(t.ask()).toMatchObject({ seat: 0, min: 1, max: 2 });
    expect(t.options()).toEqual(['2', '3', '4']);
    t.take(['2', '4']);
    expect(t.ask()).toMatchObject({ seat: 1, min: 1, max: 1 });
    t.take(['6']);
    expect(t.state.units.map(({ status }) => status === 'aside')).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      false,
    ]);
    expect(t.open.some((ask) => ask.endsWith('card-units'))).toBe(false);
  });
});

describe('deployments', () => {
  it('Advanced Positions: troopers scout while units are deployed, and then no more', () => {
    const scout = (phase: string) => {
      const t = lay({
        units: [
          ...[rebels(400, 100, one), unit('at-rt-rebel', 0, 600, 100)],
          unit('1-4-fd-laser-cannon-team', 0, 900, 100),
          ...[storm(1500, 800), waiting('stormtroopers', 1)],
        ],
        ...{ phase, turnOf: 1, round: phase === 'deployment' ? 0 : 1, battle: { deployment: 'advanced-positions' } },
      });
      return [[0, 1].map((id) => keywordOf(t.g, t.unit(id), 'scout')), hasKeyword(t.g, t.unit(2), 'stationary')];
    };
    expect(scout('deployment')).toEqual([[1, 0], false]);
    expect(scout('activation')).toEqual([[0, 0], true]);
  });
  it('Roll Out: a vehicle within 1 of its zone, a trooper inside', () => {
    const zone = 8 * SEGMENT;
    const place = (card: string, x: number) => {
      const t = lay({
        units: [waiting(card, 0), storm(200, 860, one)],
        ...{ phase: 'deployment', round: 0, turnOf: 0, battle: { deployment: 'roll-out' } },
      }).until('deploy');
      return t.match.check(0, { x, y: 100, degrees: 0 }) === undefined;
    };
    expect([place(LEIA, zone + SMALL_BASE / 2 + 0.1), place(LEIA, zone + SMALL_BASE / 2 - 0.1)]).toEqual([true, false]);
    const walker = zone - SEGMENT + 35;
    expect([place('at-rt-rebel', walker + 0.1), place('at-rt-rebel', walker - 0.1)]).toEqual([true, false]);
  });
});
