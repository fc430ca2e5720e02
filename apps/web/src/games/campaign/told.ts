import type { Vec } from '@holotisch/table';
import type { EffectItem, SceneItem } from '../../scene/description.ts';
import { CHAPTER, NOTICE, READ } from '../../table-ui/common-told.ts';
import { forcePiece } from './campaign-map.ts';
import { homePose, meetingPose } from './describe.ts';

/** How campaigns tell what happens on their map: all of them move and shine in the same way. */

export const TURN = CHAPTER;
export const CROSSING = 1100;
export const BATTLE = 1800;
export { NOTICE, READ };

interface Crossing {
  readonly from: Vec;
  readonly to: Vec;
  readonly seat: number;
  readonly team: 0 | 1;
}

const eased = (t: number): number => t * t * (3 - 2 * t);

/** A fleet on its way from its harbour to where it meets another. */
export function crosses({ from, to, seat, team }: Crossing, t: number, back = false) {
  const share = eased(back ? 1 - t : t);
  const [a, b] = [homePose(from, team), meetingPose({ at: to } as never, team)];
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const ahead = (back ? -1 : 1) / far;
  const pose = {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
    hx: (b.x - a.x) * ahead,
    hy: (b.y - a.y) * ahead,
  };
  return [forcePiece(seat), pose] as const;
}

/** Fire between two fleets at a place, and what is left of the loser. */
export function fire(at: Vec, winner: 0 | 1, milliseconds: number): readonly (SceneItem | EffectItem)[] {
  const [west, east] = [
    { x: at.x - 58, y: at.y + 6 },
    { x: at.x + 58, y: at.y + 6 },
  ];
  const shot = (key: string, from: Vec, to: Vec, hits: boolean): EffectItem => ({
    kind: 'effect',
    key,
    effect: 'shot',
    at: from,
    to,
    milliseconds: milliseconds * 0.55,
    weapon: 'turbolaser',
    bolts: hits ? ['hit', 'hit', 'crit'] : ['hit', 'miss'],
  });
  return [
    shot('fire:0', west, east, winner === 0),
    shot('fire:1', east, west, winner === 1),
    { kind: 'effect', key: 'fire:blast', effect: 'blast', at: winner === 0 ? east : west, milliseconds, size: 2.2 },
  ];
}
