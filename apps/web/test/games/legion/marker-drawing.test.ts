import { describe, expect, it } from 'vitest';
import { markerShape } from '../../../src/games/legion/table/marker-drawing.ts';
import { markerReach } from '../../../src/games/legion/table/marker-reach.ts';
import { circlePath } from '../../../src/scene/svg.ts';

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
  it('a token that is put down shows how far it works, measured from its rim', () => {
    const reach = (token: Parameters<typeof markerReach>[0]) =>
      markerReach(token, { x: 900, y: 500 }).map(({ d, pose }) => [d, pose?.x, pose?.y]);
    expect(reach({ kind: 'advantage', by: 'ordnance' })).toEqual([[circlePath(12.55 + 152.4), 900, 500]]);
    expect(reach({ kind: 'advantage', by: 'strafing-run' })).toEqual([[circlePath(12.55 + 2 * 152.4), 900, 500]]);
    expect(reach({ kind: 'smoke', by: 'keyword/smoke' })).toHaveLength(1);
    expect(reach({ kind: 'objective', by: 'recover-the-supplies' })).toEqual([]);
  });
});
