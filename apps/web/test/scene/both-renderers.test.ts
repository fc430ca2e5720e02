import { gameIds } from '@holotisch/games';
import type { Pose, Vec } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import type { PieceItem } from '../../src/scene/description.ts';
import { orbiting, seen } from '../../src/scene/holo/lens.ts';
import type { Library } from '../../src/scene/holo/library.ts';
import { covers } from '../../src/scene/holo/path.ts';
import { type Pickable, pieceAt } from '../../src/scene/holo/pick.ts';
import { surfacesIn } from '../../src/scene/holo/relief.ts';
import { libraryFor, picturesOf } from './examples.ts';

/** Every example match, drawn by both renderers without a screen: what can be picked where has to be the same. */

const SCREEN = { width: 1000, height: 800, left: 0, right: 0, top: 0, bottom: 0 };

const within = ({ x, y, hx, hy }: Pose, at: Vec): Vec => {
  const [dx, dy] = [at.x - x, at.y - y];
  return { x: dx * hy - dy * hx, y: dx * hx + dy * hy };
};

/** As SVG does it: what is drawn last is on top, storey by storey. */
function pickedFlat(pieces: readonly PieceItem[], at: Vec): string | undefined {
  const order = pieces.toSorted((a, b) => (a.foot ?? 0) - (b.foot ?? 0));
  return order.findLast(({ label, pose, outline }) => {
    const { x, y } = within(pose, at);
    return label !== undefined && covers(surfacesIn(outline), x, y);
  })?.key;
}

const formsOf = (pieces: readonly PieceItem[], library: Library): readonly Pickable[] =>
  pieces.flatMap((item) =>
    item.label === undefined
      ? []
      : [{ key: item.key, pose: item.pose, foot: item.foot ?? 0, form: library.of(item).made.form }],
  );

describe('both renderers', () => {
  it.each(gameIds)('pick the same pieces at the same places in every example of %s', async (id) => {
    const pictures = await picturesOf(id);
    expect(pictures.length).toBeGreaterThan(0);
    const library = await libraryFor(pictures.flatMap(({ pieces }) => pieces));
    for (const { name, pieces } of pictures) {
      const forms = formsOf(pieces, library);
      if (id !== 'toy')
        expect([name, ...pieces.filter((item) => item.owner !== undefined && !library.of(item).made.model)]).toEqual([
          name,
        ]);
      const [flat, solid, slanting] = [new Map(), new Map(), new Map()];
      for (const { key, pose, foot, form } of forms) {
        const { x, y } = pose;
        const above = orbiting([x, y, foot], 0, 90, 1400, SCREEN);
        const aslant = orbiting([x, y, foot], 0, 55, 1400, SCREEN);
        flat.set(key, pickedFlat(pieces, pose));
        solid.set(key, pieceAt(above, seen(above, [x, y, foot + form.high[2]]), forms));
        slanting.set(key, pieceAt(aslant, seen(aslant, [x, y, foot + form.high[2]]), forms));
      }
      expect([name, ...solid]).toEqual([name, ...flat]);
      // Aslant, one may stand before another: but nobody is behind somebody wherever one looks.
      expect([...slanting.values()].every((key) => key !== undefined)).toBe(true);
    }
  });
});
