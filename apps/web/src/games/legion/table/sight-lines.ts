import type { OutlineItem, Tone } from '../../../scene/description.ts';
import { circlePath, linePath } from '../../../scene/svg.ts';
import { pieceKey } from '../../../table-ui/game-face.ts';
import { terrainKey } from '../decide/ask.ts';
import type { Sight } from '../decide/use-prospects.ts';
import { type LegionView, pieceOfMini } from '../view.ts';

const RING = 18;

/**
 * Cover is seen from the leader: a line from it to every miniature of the other unit, and a ring there that says how it is
 * covered. Who of the attackers sees nobody has a ring of its own; terrain that gives cover is lit.
 */
export function sightLines(view: LegionView, { from, to, sight, cover }: Sight): readonly OutlineItem[] {
  const [attacker, defender] = [view.units[from], view.units[to]];
  const eye = attacker?.minis[attacker.leader]?.pose;
  if (!attacker || !defender || !eye) return [];
  const seen = sight.find(({ mini }) => mini === attacker.leader)?.sees ?? [];
  const lines = defender.minis.flatMap(({ pose, fell }, mini): readonly OutlineItem[] => {
    if (!pose || fell !== null) return [];
    const covered = cover.minis.find((one) => one.mini === mini);
    const tone: Tone = !seen.includes(mini) ? 'barred' : covered ? 'warning' : 'legal';
    return [
      {
        kind: 'outline',
        key: `sight:${mini}`,
        d: linePath(eye, pose),
        tone,
        line: tone === 'legal' ? 'solid' : 'dashed',
        height: 2,
      },
      {
        kind: 'outline',
        key: `cover:${mini}`,
        on: pieceKey(pieceOfMini(defender, mini)),
        d: circlePath(RING),
        tone,
        ...(tone === 'warning' && { fill: 'soft' }),
      },
    ];
  });
  const blind = sight.flatMap(({ mini, sees }): readonly OutlineItem[] =>
    sees.length > 0
      ? []
      : [
          {
            kind: 'outline',
            key: `blind:${mini}`,
            on: pieceKey(pieceOfMini(attacker, mini)),
            d: circlePath(RING),
            tone: 'barred',
          },
        ],
  );
  const pieces = new Set(
    cover.minis.flatMap(({ by }) => by.flatMap((one) => (one !== 'hole' && 'terrain' in one ? [one.terrain] : []))),
  );
  const givers = [...pieces].flatMap((at): readonly OutlineItem[] => {
    const piece = view.terrain[at];
    return piece
      ? [
          {
            kind: 'outline',
            key: `giver:${at}`,
            on: terrainKey(at),
            tone: 'warning',
            fill: 'soft',
            d: `M${piece.outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`,
            height: piece.height,
          },
        ]
      : [];
  });
  return [...givers, ...lines, ...blind];
}
