import type { Seat } from '@holotisch/engine';
import type { LegionEvent, LegionQuestion, Unit as LegionUnit, LegionView } from '@holotisch/legion';
import type { Pose } from '@holotisch/table';
import type { Owner } from '../../scene/description.ts';
import { seenAs } from '../../table-ui/game-face.ts';

export type { LegionEvent, LegionQuestion, LegionUnit, LegionView };

export const isLegion = seenAs<LegionView, LegionEvent, LegionQuestion>('legion');

/** The blue player is drawn in the first colour, the red one in the second, whoever sits where. */
export const ownerOf = (view: Pick<LegionView, 'sides' | 'blue'>, seat: Seat): Owner =>
  view.sides[seat] === view.blue ? 0 : 1;

/**
 * The number of a miniature as a piece: its unit's number for the leader, who stands for the whole unit, and one of its own
 * for everybody else.
 */
const MINIS = 1000;
export const pieceOfMini = (unit: LegionUnit, mini: number): number =>
  mini === unit.leader ? unit.id : MINIS * (unit.id + 1) + mini;
/** The unit that a piece belongs to. */
export const unitOfPiece = (piece: number): number => (piece < MINIS ? piece : Math.floor(piece / MINIS) - 1);

export const leaderPose = (unit: LegionUnit | undefined): Pose | undefined =>
  unit?.minis[unit.leader]?.pose ?? undefined;
