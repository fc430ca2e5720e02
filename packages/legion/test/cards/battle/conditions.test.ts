import { describe, expect, it } from 'vitest';
import type { DefenceFace } from '../../../src/data/types.ts';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { numberOf } from '../../../src/values.ts';
import { lay, piece, type Spec, type TableSpec, unit } from '../../table.ts';
import { alone, LEIA, rebels, storm } from '../../troops.ts';

/** Conditions of 1.x that change the table or the nerves. */

const reserve = (card: string, seat: number) => unit(card, seat, 0, 0, { status: 'reserve' });

describe('barricades of a condition', () => {
  const prepared = (condition: string) =>
    lay({
      units: [reserve('rebel-troopers', 0), reserve('stormtroopers', 1), unit(LEIA, 0, 900, 100), storm(900, 860)],
      phase: 'prepare',
      round: 0,
      battle: { deployment: 'battle-lines', condition },
    });
  it.each([
    ['fortified-positions', 8],
    ['improvised-defenses', 4],
  ] as const)('%s: so many, in turn, near one’s own zone', (condition, count) => {
    const t = prepared(condition);
    t.until('marker-place');
    const { blue } = t.state;
    expect(t.ask().seat).toBe(blue);
    // Zones are a segment deep: the middle of the table is 2 from neither.
    const near = blue === 0 ? SEGMENT * 3 - 20 : 914.4 - SEGMENT * 3 + 20;
    expect(t.match.check(blue, { x: 300, y: near })).toBeUndefined();
    expect(t.match.check(blue, { x: 300, y: blue === 0 ? SEGMENT * 3 + 30 : 914.4 - SEGMENT * 3 - 30 })).toBeDefined();
    t.goOn(({ state }) => state.phase === 'deployment');
    expect(t.state.terrain.filter(({ kind }) => kind === 'barricade')).toHaveLength(count);
    expect(t.state.markers).toEqual([]);
  });
});

describe('War Weary', () => {
  it.each(['war-weary', 'war-weary-skirmish'])('%s: courage helps two ranges less far', (condition) => {
    const t = lay({ units: [unit(LEIA, 0, 400, 400), storm(900, 700)], battle: { condition } });
    expect(numberOf(t.g, t.unit(0), 'courageRange', 3)).toBe(1);
  });
});

describe('Minefield', () => {
  const way = { kind: 'standard', speed: 1, heading: 90, bend: 0, way: 1 };
  /** It moves to x 502; the mine lies at 660, so far from its small base. */
  const walks = (who: Spec, face: DefenceFace, more: Partial<TableSpec> = {}) => {
    const t = lay({
      units: [who, storm(1700, 850), unit(LEIA, 0, 100, 850, { order: 'facedown' })],
      active: 0,
      battle: { condition: 'minefield' },
      redDefence: [face, 'block', 'block', 'block'],
      markers: [{ kind: 'condition', x: 660, y: 400, by: 'minefield' }],
      ...more,
    });
    t.until('action').take('move', way).until('action');
    return { rolls: t.events('looseDice').length, attacks: t.events('attack').length };
  };
  const file = (x: number) => ({ minis: [null, [x, 400], 'fallen', 'fallen'] });
  it('one of the unit at range 1 of a mine is enough; the die says whether it goes off', () => {
    expect(walks(rebels(400, 400, file(360)), 'block')).toEqual({ rolls: 1, attacks: 1 });
    expect(walks(rebels(400, 400, file(360)), 'blank')).toEqual({ rolls: 1, attacks: 0 });
    const whiteDefence = Array<DefenceFace>(20).fill('block');
    expect(walks(rebels(400, 400, file(360)), 'surge', { whiteDefence })).toEqual({ rolls: 1, attacks: 2 });
    expect(walks(rebels(300, 400, file(260)), 'block')).toEqual({ rolls: 0, attacks: 0 });
  });
  it('not where nobody of the unit sees it, and not under what flies', () => {
    const wall = piece('high-stone-wall', 580, 400, 20, 300, { height: 200 });
    expect(walks(rebels(400, 400, file(360)), 'block', { terrain: [wall] })).toEqual({ rolls: 0, attacks: 0 });
    const t = lay({
      units: [unit('74-z-speeder-bikes', 0, 400, 300, { degrees: 90, minis: [null, 'fallen'] }), storm(1700, 850)],
      active: 0,
      battle: { condition: 'minefield' },
      markers: [{ kind: 'condition', x: 660, y: 400, by: 'minefield' }],
    });
    t.until('action')
      .take('move')
      .until('move')
      .take({ ...way, heading: 0, speed: 2 });
    t.goOn(({ state }) => state.turn?.unit !== 0);
    expect([t.events('moved').length > 0, t.events('looseDice')]).toEqual([true, []]);
  });
});

describe('visibility', () => {
  const reach = (condition: string, round: number, gap: number) =>
    lay({
      units: [unit('at-st', 1, 300, 400, { degrees: 90 }), rebels(300 + 37.5 + 13.5 + gap, 400, alone(4))],
      active: 0,
      round,
      battle: { condition },
    })
      .until('action')
      .options()
      .includes('attack');
  it.each([
    ['limited-visibility', [2, 3]],
    ['dawn', [2]],
  ] as const)('%s: in the first rounds no farther than %o', (condition, limits) => {
    for (const [i, most] of limits.entries())
      expect([reach(condition, i + 1, most * SEGMENT - 40), reach(condition, i + 1, most * SEGMENT + 20)]).toEqual([
        true,
        false,
      ]);
    expect(reach(condition, limits.length + 1, limits.at(-1)! * SEGMENT + 20)).toBe(true);
  });
});

describe('Rapid Reinforcements', () => {
  it('[LE-ERRATA-SCHNELLE-VERSTAERKUNG-01] each side puts aside one or two of its trooper units, neither commanders nor operatives', () => {
    const t = lay({
      units: [
        ...[reserve(LEIA, 0), reserve('rebel-troopers', 0), reserve('at-rt-rebel', 0), reserve('rebel-commandos', 0)],
        ...[
          reserve('chewbacca-walking-carpet', 0),
          reserve('stormtroopers', 1),
          reserve('boba-fett-infamous-bounty-hunter', 1),
        ],
        ...[rebels(900, 100, alone(4)), storm(900, 860, alone(4))],
      ],
      phase: 'prepare',
      round: 0,
      battle: { deployment: 'battle-lines', condition: 'rapid-reinforcements' },
    });
    const asked: unknown[] = [];
    t.goOn(({ state }) => state.phase === 'deployment', {
      'card-units': (a) => {
        if (a.type !== 'several') return [];
        asked.push([a.seat, a.options.map(({ id }) => id), a.min, a.max]);
        return a.options.map(({ id }) => id);
      },
    });
    expect(asked).toContainEqual([0, ['1', '3'], 1, 2]);
    expect([1, 3, 5, 0, 2, 4, 6].map((id) => t.unit(id).status)).toEqual([
      ...['aside', 'aside', 'aside'],
      ...['reserve', 'reserve', 'reserve', 'reserve'],
    ]);
  });
});
