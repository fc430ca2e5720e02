import { describe, expect, it } from 'vitest';
import {
  BOMB_GUIDE,
  BOMB_TOKENS,
  CONDITIONS,
  condition,
  DAMAGE_DECKS,
  findObstacle,
  firstWave,
  OBSTACLES,
  obstacle,
  SETS,
  SHIPS,
  setsWithShip,
} from '../../src/data/index.ts';
import type { Point } from '../../src/data/types.ts';
import { canonical } from './canonical.ts';

/** Twice the signed area; positive if counter-clockwise. */
const doubleArea = (outline: readonly Point[]) =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);

describe('damage decks', () => {
  it.each(['core', 'core2'] as const)(
    '[XW-KRITISCHER-SCHADEN-04] %s: 33 cards of 14 kinds, 8 with the trait Pilot',
    (id) => {
      const deck = DAMAGE_DECKS[id];
      const copies = (cards: typeof deck) => cards.reduce((sum, card) => sum + card.count, 0);
      expect([deck.length, copies(deck)]).toEqual([14, 33]);
      expect(copies(deck.filter((card) => card.trait === 'pilot'))).toBe(8);
      expect(copies(deck.filter((card) => card.trait === 'ship'))).toBe(25);
      expect(deck.filter((card) => card.count !== 2).map((card) => [card.id, card.count])).toEqual([['directhit', 7]]);
      expect(new Set(deck.map((card) => card.id)).size).toBe(14);
      for (const card of deck) expect(card.id).toBe(canonical(card.name.en));
    },
  );

  it('share nine kinds and differ in five', () => {
    const ids = (id: 'core' | 'core2') => DAMAGE_DECKS[id].map((card) => card.id);
    const only = (one: string[], other: string[]) => one.filter((id) => !other.includes(id));
    expect(only(ids('core'), ids('core2'))).toEqual([
      'injuredpilot',
      'minorexplosion',
      'minorhullbreach',
      'munitionsfailure',
      'weaponmalfunction',
    ]);
    expect(only(ids('core2'), ids('core'))).toEqual([
      'loosestabilizer',
      'majorexplosion',
      'majorhullbreach',
      'shakenpilot',
      'weaponsfailure',
    ]);
  });
});

/** Id, area in square millimetres, largest distance from the centroid. */
const SIZES: readonly (readonly [string, number, number])[] = [
  ['coreasteroid0', 1052, 22.5],
  ['coreasteroid1', 1290, 24.9],
  ['coreasteroid2', 1536, 29.9],
  ['coreasteroid3', 1529, 30.6],
  ['coreasteroid4', 1259, 29.3],
  ['coreasteroid5', 3231, 40.8],
  ['yt2400debris0', 1770, 40.9],
  ['yt2400debris1', 1467, 37.4],
  ['yt2400debris2', 2128, 34.3],
  ['vt49decimatordebris0', 1141, 32.2],
  ['vt49decimatordebris1', 1184, 30.9],
  ['vt49decimatordebris2', 967, 27.5],
  ['core2asteroid0', 532, 24.8],
  ['core2asteroid1', 1257, 32.6],
  ['core2asteroid2', 1023, 25.5],
  ['core2asteroid3', 1035, 31.6],
  ['core2asteroid4', 2122, 34.8],
  ['core2asteroid5', 3672, 41.8],
];

describe('obstacles', () => {
  it('are 12 asteroids and 6 debris clouds', () => {
    const count = (kind: string) => OBSTACLES.filter((one) => one.kind === kind).length;
    expect([count('asteroid'), count('debris'), OBSTACLES.length]).toEqual([12, 6, 18]);
    for (const one of OBSTACLES) expect(one.kind === 'debris').toBe(one.id.includes('debris'));
  });

  it.each(SIZES)('%s has the size of its token, counter-clockwise around its centre', (id, area, radius) => {
    const { outline } = obstacle(id);
    expect(Math.abs(doubleArea(outline) / 2 / area - 1)).toBeLessThan(0.03);
    const farthest = Math.max(...outline.map(([x, y]) => Math.sqrt(x * x + y * y)));
    expect(Math.abs(farthest - radius)).toBeLessThan(1);
  });

  it('answer nothing for an unknown id, or throw where it must be known', () => {
    expect(findObstacle('moon')).toBeUndefined();
    expect(() => obstacle('moon')).toThrow('moon');
  });
});

describe('bomb tokens', () => {
  it('start at the straight edge and reach as deep as the tokens are', () => {
    const depth = (token: keyof typeof BOMB_TOKENS) =>
      Math.max(
        ...BOMB_TOKENS[token].flatMap((piece) => [
          ...(piece.outline ?? []).map(([, y]) => y),
          piece.disc ? piece.disc.centre[1] + piece.disc.diameter / 2 : 0,
        ]),
      );
    expect([depth('bomb'), depth('proximitymine'), depth('connernet')]).toEqual([31, 70.5, 84]);
    expect(BOMB_TOKENS.clustermines).toHaveLength(3);
    for (const token of ['bomb', 'connernet'] as const) {
      const { outline } = BOMB_TOKENS[token][0]!;
      expect(doubleArea(outline!)).toBeGreaterThan(0);
      expect(Math.min(...outline!.map(([, y]) => y))).toBe(0);
    }
  });

  it('let the 20 mm template between their guides', () => {
    expect(2 * BOMB_GUIDE.inner).toBeGreaterThan(20);
    expect((BOMB_GUIDE.inner + BOMB_GUIDE.outer) / 2).toBe(13);
  });
});

describe('conditions', () => {
  it('are ten, all unique but Harpooned!', () => {
    expect(CONDITIONS).toHaveLength(10);
    expect(CONDITIONS.filter((one) => !one.unique).map((one) => one.id)).toEqual(['harpooned']);
    for (const one of CONDITIONS) expect(one.id).toBe(canonical(one.name.en));
    expect(() => condition('bored')).toThrow('bored');
  });
});

describe('sets', () => {
  it('are 63 products with known ships, and every ship is in one', () => {
    expect(SETS).toHaveLength(63);
    expect(new Set(SETS.map((set) => set.number)).size).toBe(63);
    const boxed = new Set(SETS.flatMap((set) => Object.keys(set.ships)));
    expect([...boxed].sort()).toEqual(SHIPS.map((ship) => ship.id).sort());
  });

  it('tell the wave of a ship', () => {
    expect(firstWave(setsWithShip('xwing'))).toBe(0);
    expect(firstWave(setsWithShip('ywing'))).toBe(1);
    expect(firstWave(setsWithShip('tiereaper'))).toBe(14);
    expect(firstWave(setsWithShip('gr75mediumtransport'))).toBeNull();
  });
});
