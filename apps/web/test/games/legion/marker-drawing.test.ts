import { describe, expect, it } from 'vitest';
import { markerShape } from '../../../src/games/legion/table/marker-drawing.ts';

/** What lies on the table is told apart by its drawing. */
describe('tokens', () => {
  const sign = (...[marker, owned]: Parameters<typeof markerShape>) => markerShape(marker, owned).drawing.at(-1)!.d;
  it('a hostage, the intel, supplies and the goal of a cart have signs of their own', () => {
    const signs = [
      sign({ kind: 'objective', by: 'recover-the-supplies' }),
      sign({ kind: 'objective', by: 'hostage-exchange' }),
      sign({ kind: 'objective', by: 'secure-the-intel' }),
      sign({ kind: 'condition', by: 'minefield' }),
      sign({ kind: 'condition', by: 'supply-drop', note: 'facedown' }),
      sign({ kind: 'condition', by: 'supply-drop' }),
      sign({ kind: 'poi', by: 'key-positions' }),
      sign({ kind: 'poi', by: 'payload' }),
      sign({ kind: 'cart', by: 'payload' }),
    ];
    expect(new Set(signs).size).toBe(signs.length);
  });
  it('what somebody bears has a rim, and everything is as large as the rules have it', () => {
    const rims = [true, false].map((owned) =>
      markerShape({ kind: 'objective' }, owned).drawing.some(({ paint }) => paint === 'frame'),
    );
    expect(rims).toEqual([true, false]);
    expect((['objective', 'poi', 'cart'] as const).map((kind) => markerShape({ kind }).radius)).toEqual([
      12.55, 25.4, 25,
    ]);
  });
});
