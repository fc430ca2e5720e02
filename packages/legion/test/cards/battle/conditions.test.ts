import { describe, expect, it } from 'vitest';
import { SEGMENT } from '../../../src/geometry/range.ts';
import { numberOf } from '../../../src/values.ts';
import { lay, unit } from '../../table.ts';
import { LEIA, storm } from '../../troops.ts';

/** Conditions of 1.x that change the table or the nerves. */

const reserve = (card: string, seat: number) => unit(card, seat, 0, 0, { status: 'reserve' });

describe('barricades of a condition', () => {
  const prepared = (condition: string) =>
    lay({
      units: [reserve('rebel-troopers', 0), reserve('stormtroopers', 1), unit(LEIA, 0, 900, 100), storm(900, 860)],
      ...{ phase: 'prepare', round: 0, battle: { deployment: 'battle-lines', condition } },
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
