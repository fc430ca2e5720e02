import type { CoverGiver, LegionAnswers } from '@holotisch/legion';
import type { OutlineItem, RayItem, SceneItem, Tone } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import { markerKey, terrainKey } from '../decide/ask.ts';
import { type LegionUnit, type LegionView, pieceOfMini } from '../view.ts';

type Gaze = LegionAnswers['gaze'];
type Seen = Gaze['minis'][number];

const RING = 17;

export const toneOf = ({ sees, grade }: Seen): Tone => (sees ? (grade > 0 ? 'warning' : 'legal') : 'barred');

/** What stands in the way, each once: what blocks before what only covers. */
export function inTheWay({ minis }: Gaze): readonly { readonly by: CoverGiver; readonly seen: Seen }[] {
  const found = new Map<string, { readonly by: CoverGiver; readonly seen: Seen }>();
  for (const seen of minis.toSorted((a, b) => Number(a.sees) - Number(b.sees) || b.grade - a.grade))
    for (const by of seen.by) {
      const name = JSON.stringify(by);
      if (!found.has(name)) found.set(name, { by, seen });
    }
  return [...found.values()];
}

/** The piece of the table that something in the way is. */
export function keyOfGiver(by: CoverGiver): string | undefined {
  if (by === 'hole') return undefined;
  if ('terrain' in by) return terrainKey(by.terrain);
  if ('marker' in by) return markerKey(by.marker);
  return pieceKey(by.unit);
}

/**
 * The lines from an eye to every miniature of a unit, at their true heights and as the rules judge them: seen, covered or
 * hidden; a ring about each of them, and light on whatever is in the way.
 */
export function gazeItems(view: LegionView, target: LegionUnit, gaze: Gaze): readonly SceneItem[] {
  const [ex, ey, ez] = gaze.eye;
  const lines = gaze.minis.flatMap((seen): readonly SceneItem[] => {
    const [x, y, z] = seen.at;
    const tone = toneOf(seen);
    const ray: RayItem = {
      kind: 'ray',
      key: `gaze:${seen.mini}`,
      from: { x: ex, y: ey },
      to: { x, y },
      heights: [ez, z],
      tone,
      line: tone === 'legal' ? 'solid' : 'dashed',
    };
    const ring: OutlineItem = {
      kind: 'outline',
      key: `gaze-ring:${seen.mini}`,
      on: pieceKey(pieceOfMini(target, seen.mini)),
      d: circlePath(RING),
      tone,
      fill: 'strong',
    };
    return [ray, ring];
  });
  const lit = inTheWay(gaze).flatMap(({ by, seen }): readonly OutlineItem[] => {
    const piece = by !== 'hole' && 'terrain' in by ? view.terrain[by.terrain] : undefined;
    if (!piece || by === 'hole' || !('terrain' in by)) return [];
    const d = `M${piece.outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    const tone = seen.sees ? 'warning' : 'barred';
    const at = (key: string, height: number): OutlineItem => ({
      kind: 'outline',
      key,
      on: terrainKey(by.terrain),
      tone,
      fill: 'strong',
      d,
      height,
      pointed: true,
    });
    // Its foot and its top: so its whole volume is seen, from wherever one looks.
    return [
      at(`gaze-foot:${by.terrain}`, 0.5),
      ...(piece.height > 1 ? [at(`gaze-top:${by.terrain}`, piece.height + 0.5)] : []),
    ];
  });
  return [...lit, ...lines];
}
