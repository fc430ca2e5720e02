import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';

/**
 * What is to be seen on a table, as plain data in millimetres with heights. A face describes, a renderer draws: the SVG
 * one of this folder today, one in three dimensions later. Nothing here knows a game, React or the DOM.
 */

/** Whose it is, by the colour (and pattern) of a side; without one it is nobody's. */
export type Owner = 0 | 1;

/** What a line or surface means; the renderer and its light decide how that looks. */
export type Tone = 'owner' | 'neutral' | 'legal' | 'barred' | 'attack' | 'accent' | 'warning' | 'shield' | 'hull';

/** SVG path data in millimetres, in the frame of its item: x to the right, y ahead. */
export type PathData = string;

/** One layer of a drawing seen from above; `paint` is what it is made of. */
export interface Layer {
  readonly d: PathData;
  readonly paint: 'base' | 'frame' | 'body' | 'detail' | 'line' | 'rock' | 'light' | 'dark' | 'glass';
}

/** A sign with a number: a shield, a token, a stress mark. `sign` is a key of the face's own signs. */
export interface Pip {
  readonly sign: string;
  readonly count: number;
  /** Of how many; what is missing is drawn hollow. */
  readonly of?: number;
  readonly tone?: Tone;
}

interface ItemBase {
  /** Unique in the scene and the same from one description to the next: what keeps its key is the same thing. */
  readonly key: string;
  readonly owner?: Owner;
}

/** Something that stands on the table. */
export interface PieceItem extends ItemBase {
  readonly kind: 'piece';
  readonly pose: Pose;
  /** How high it stands above the ground, in millimetres: heights cast shadows. */
  readonly height: number;
  /** Its outline in its own frame: what is clicked, lit up and cast as a shadow. */
  readonly outline: PathData;
  /** The radius within which all of it lies. */
  readonly radius: number;
  readonly drawing: readonly Layer[];
  /** The number plate; readable at any zoom. */
  readonly badge?: string;
  readonly pips?: readonly Pip[];
  /** What a screen reader says; a piece with a label can be focused and picked. */
  readonly label?: string;
  /** Is being placed or only imagined. */
  readonly ghost?: 'legal' | 'barred' | 'preview';
  readonly light?: 'active' | 'pointed' | 'target' | 'attacker';
  /** Seen through, as something cloaked is. */
  readonly faint?: boolean;
  /** Follows the pointer when dragged (see `SceneActions.onDrag`). */
  readonly draggable?: boolean;
}

/** A line or surface on the ground: an arc, a starting area, a template, a ring. */
export interface OutlineItem extends ItemBase {
  readonly kind: 'outline';
  readonly d: PathData;
  /** The frame of `d`; without one it is the table's. */
  readonly pose?: Pose;
  readonly tone: Tone;
  readonly fill?: 'soft' | 'strong' | 'hatched';
  readonly line?: 'solid' | 'dashed' | 'none';
  readonly height?: number;
  /** Can be clicked (see `SceneActions.onPick`); the name it is read out by. */
  readonly label?: string;
}

/** A measured line: the very one that decided. */
export interface RulerItem extends ItemBase {
  readonly kind: 'ruler';
  readonly from: Vec;
  readonly to: Vec;
  readonly tone: Tone;
  /** Distances from `from` at which a band ends. */
  readonly bands?: readonly number[];
  readonly text: readonly string[];
  /** Circles that writing keeps off. */
  readonly keepOff?: readonly { readonly at: Vec; readonly radius: number }[];
}

/** Words at a place or at a piece, of the same size on the screen at any zoom. */
export interface LabelItem extends ItemBase {
  readonly kind: 'label';
  readonly at: Vec | { readonly piece: string };
  readonly text: string;
  readonly tone?: Tone;
  readonly clause?: ClauseId;
}

/** What lasts a moment: a shot, a hit, a blast. The renderer plays it for so long from when it appears. */
export interface EffectItem extends ItemBase {
  readonly kind: 'effect';
  readonly effect: 'shot' | 'hit' | 'shield' | 'miss' | 'blast' | 'flash';
  readonly at: Vec;
  readonly to?: Vec;
  readonly milliseconds: number;
}

export type SceneItem = PieceItem | OutlineItem | RulerItem | LabelItem | EffectItem;

/** The ground itself. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly look: 'space' | 'field' | 'plain';
  /** Whose edge is whose. */
  readonly edges?: readonly {
    readonly side: 'south' | 'north' | 'west' | 'east';
    readonly owner: Owner;
    readonly name: string;
  }[];
}

/** A whole table as one may see it: drawn in this order, from the ground up. */
export interface Description {
  readonly ground: Ground;
  readonly items: readonly SceneItem[];
}

/** What a player does to the picture. */
export interface SceneActions {
  onPoint?(key: string | undefined): void;
  onPick?(key: string): void;
  onDrag?(key: string, to: Vec): void;
  /** A right click or a finger that rests. */
  onHold?(at: Vec, key: string | undefined): void;
}

/** The renderer from outside React: what moves sixty times a second goes past the page. */
export interface StageHandle {
  /** Where a piece is shown; undefined puts it back where the description has it. */
  pose(key: string, pose: Pose | undefined): void;
  /** Brings these points into sight, with room around them, unless the player has switched that off. */
  frame(points: readonly Vec[]): void;
}
