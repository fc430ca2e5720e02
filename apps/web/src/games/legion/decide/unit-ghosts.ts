import type { At } from '@holotisch/legion';
import type { PieceItem } from '../../../scene/description.ts';
import { miniShape } from '../table/drawings.ts';
import { type LegionUnit, type LegionView, ownerOf } from '../view.ts';
import type { Placed } from './use-placed.ts';

const KEY = 'ghost:';
export const ghostKey = (mini: number): string => `${KEY}${mini}`;
export const miniOfGhost = (key: string): number | undefined =>
  key.startsWith(KEY) ? Number(key.slice(KEY.length)) : undefined;

/** All who would follow their leader, each to be drawn where it is wanted. */
export const followerGhosts = (
  view: LegionView,
  unit: LegionUnit,
  { others }: Placed,
  name: (mini: number) => string,
): readonly PieceItem[] =>
  others.map(([mini, pose]) => ({
    ...miniShape(view, unit, mini),
    kind: 'piece',
    key: ghostKey(mini),
    pose,
    owner: ownerOf(view, unit.seat),
    ghost: 'legal',
    draggable: true,
    label: name(mini),
  }));

/** Where the others are wanted when one of them is drawn elsewhere: in the order of the unit, without its leader. */
export function othersWith(
  unit: LegionUnit,
  { others }: Placed,
  mini: number,
  to: { readonly x: number; readonly y: number },
) {
  const standing = new Map<number, At>(others.map(([other, { x, y }]) => [other, [x, y]]));
  standing.set(mini, [to.x, to.y]);
  return unit.minis.flatMap(({ fell }, at): readonly (At | null)[] =>
    fell !== null || at === unit.leader ? [] : [standing.get(at) ?? null],
  );
}
