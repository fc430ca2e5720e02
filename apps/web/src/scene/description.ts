import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { Model } from '../models/part.ts';
import type { Scenery } from './sceneries.ts';

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

/** What a layer is made of. */
export type Paint =
  | 'base'
  | 'frame'
  | 'mark'
  | 'token'
  | 'ink'
  | 'body'
  | 'detail'
  | 'line'
  | 'front'
  | 'rock'
  | 'debris'
  | 'leaf'
  | 'thicket'
  | 'water'
  | 'earth'
  | 'stone'
  | 'ruin'
  | 'contour'
  | 'light'
  | 'dark'
  | 'glass'
  | 'hot';

/** One layer of a drawing seen from above. */
export interface Layer {
  readonly d: PathData;
  readonly paint: Paint;
  /** How high above the foot of the piece it lies: what is lifted casts a shadow of its own. */
  readonly lift?: number;
  /** Where the drawing lies in the frame of the piece, and how much larger than drawn; else just as it is. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}

/** How a sign looks: a shape and lines upon it, within 10 by 10 about its middle, x to the right and y down. */
export interface Sign {
  readonly shape: PathData;
  readonly mark?: PathData;
  /** As printed on the token: a colour of CSS. */
  readonly colour: string;
}

/** A sign with a number: a shield, a token, a stress mark. `sign` is a key of the description's signs. */
export interface Pip {
  readonly sign: string;
  readonly count: number;
  /** Of how many; what is missing is drawn hollow. Such pips say how much of a piece is left. */
  readonly of?: number;
  /** Drawn as a bar along the plate: how much of all that it can suffer is left. */
  readonly bar?: true;
  /** Matters from afar, too: it stays on a plate for which there is little room. */
  readonly far?: true;
  /** Letters upon the sign: the number of the ship that is locked. */
  readonly text?: string;
}

/** What draws the eye to a piece; each has a pattern of its own besides its colour. */
export type Light = 'active' | 'pointed' | 'choice' | 'target' | 'aimed' | 'attacker';

interface ItemBase {
  /** Unique in the scene and the same from one description to the next: what keeps its key is the same thing. */
  readonly key: string;
  readonly owner?: Owner;
}

/** What can be seen of a piece's state on its model, besides what its plate says. */
export type Condition = 'ionised' | 'stressed' | 'suppressed' | 'panicked' | 'tractored' | 'disabled' | 'disarmed';

/** Something that stands on the table. */
export interface PieceItem extends ItemBase {
  readonly kind: 'piece';
  readonly pose: Pose;
  /** How high it rises above its foot, in millimetres: heights cast shadows. */
  readonly height: number;
  /** How high what it stands on is: a roof, a hill. */
  readonly foot?: number;
  /** Its outline in its own frame: what is clicked, lit up and cast as a shadow. */
  readonly outline: PathData;
  /** The radius within which all of it lies. */
  readonly radius: number;
  readonly drawing: readonly Layer[];
  /**
   * What it is, for whoever draws in three dimensions: the name of a model (`xwing/t70xwing`), several with spaces
   * between them and the best first (`legion/rebel-troopers/leader legion/rebel-troopers`), or a model made for it
   * (terrain, rocks by their outline). What has none rises as a relief of its drawing.
   */
  readonly model?: string | Model;
  /** How much of it is lost, 0 to 1: it smokes and sparks. */
  readonly harm?: number;
  readonly conditions?: readonly Condition[];
  /** The unit it stands in: miniatures of one unit have an outline in common. */
  readonly group?: string;
  /** How far ahead of its middle its front is; a piece without one looks nowhere. Seen from afar it gets a nose. */
  readonly front?: number;
  /** The number plate; readable at any zoom. `short` is what is left of it where there is little room. */
  readonly badge?: string;
  readonly short?: string;
  readonly pips?: readonly Pip[];
  /** What a screen reader says; a piece with a label can be focused and picked. */
  readonly label?: string;
  /** Is being placed or only imagined. */
  readonly ghost?: 'legal' | 'barred' | 'preview';
  readonly light?: Light;
  /** Is chosen: its card lies open, or it is the one that is moved. */
  readonly pressed?: boolean;
  /** Seen through, as something cloaked is. */
  readonly faint?: boolean;
  /** Has done its part for now: paler, but as clearly drawn. */
  readonly spent?: boolean;
  /** Part of the ground: a click on it means the place, not the thing. */
  readonly scenery?: true;
  /** Follows the pointer when dragged (see `SceneActions.onDrag`). */
  readonly draggable?: boolean;
  /** Has a handle to be turned by (see `SceneActions.onTurn`). */
  readonly turnable?: boolean;
}

/** A line or surface on the ground: an arc, a starting area, a template, a ring. */
export interface OutlineItem extends ItemBase {
  readonly kind: 'outline';
  readonly d: PathData;
  /** The frame of `d`: a pose, or a piece with which it moves; without one it is the table's. */
  readonly pose?: Pose;
  readonly on?: string;
  readonly tone: Tone;
  readonly fill?: 'soft' | 'strong' | 'hatched';
  readonly line?: 'solid' | 'dashed' | 'none';
  readonly height?: number;
  /** Can be clicked (see `SceneActions.onPick`); the name it is read out by. */
  readonly label?: string;
  /** Pointed at, here or in the panel. */
  readonly pointed?: boolean;
}

/** A measured line: the very one that decided. */
export interface RulerItem extends ItemBase {
  readonly kind: 'ruler';
  readonly from: Vec;
  readonly to: Vec;
  /** How high above the table both ends are; on the ground without it. */
  readonly heights?: readonly [from: number, to: number];
  readonly tone: Tone;
  /** Distances from `from` at which a band ends. */
  readonly bands?: readonly number[];
  /** What stands beside it, line by line. */
  readonly text: readonly string[];
  /** Circles that writing keeps off. */
  readonly keepOff?: readonly { readonly at: Vec; readonly radius: number }[];
}

/** A line through space, thin and straight: of sight, of fire. From above it is seen as its shadow. */
export interface RayItem extends ItemBase {
  readonly kind: 'ray';
  readonly from: Vec;
  readonly to: Vec;
  /** How high above the table both ends are. */
  readonly heights: readonly [from: number, to: number];
  readonly tone: Tone;
  readonly line?: 'solid' | 'dashed';
}

/** Words at a place or at a piece, of the same size on the screen at any zoom. */
export interface LabelItem extends ItemBase {
  readonly kind: 'label';
  readonly at: Vec | { readonly piece: string };
  readonly text: string;
  readonly tone?: Tone;
  readonly clause?: ClauseId;
  /** Above the piece unless it says otherwise. */
  readonly side?: 'above' | 'below';
  /** Said elsewhere on the page already, so that only eyes need it here. */
  readonly silent?: boolean;
}

/** Small print on the table itself: upright and of the same size at any zoom, but in nobody's way. Only eyes need it. */
export interface InscriptionItem extends ItemBase {
  readonly kind: 'inscription';
  readonly at: Vec;
  /** In one line or several. */
  readonly text: string;
}

/** What lasts a moment: a shot, a hit, a blast. The renderer plays it for so long from when it appears. */
export interface EffectItem extends ItemBase {
  readonly kind: 'effect';
  readonly effect: 'shot' | 'hit' | 'shield' | 'miss' | 'blast' | 'flash' | 'fall';
  readonly at: Vec;
  readonly to?: Vec;
  readonly milliseconds: number;
  /** The pieces it leaves and meets: where it is in three dimensions. */
  readonly from?: string;
  readonly on?: string;
  /** What is shot with. */
  readonly weapon?: Weapon;
  /** What becomes of every bolt of a shot; two that hit without it. */
  readonly bolts?: readonly ('hit' | 'crit' | 'miss')[];
  /** How large it is, 1 without it: a fighter's blast; a flagship's is larger. */
  readonly size?: number;
}

export type Weapon = 'laser' | 'turbolaser' | 'ion' | 'torpedo' | 'blaster' | 'blade' | 'fire' | 'bomb';

/** One die of a throw, as it lies on the table. */
export interface ThrownDie {
  /** The same from throw to throw: a die that is rolled again rolls, one that is turned turns. */
  readonly key: string;
  /** Its colour, by name: what its game prints. */
  readonly colour: 'red' | 'green' | 'blue' | 'black' | 'white' | 'yellow';
  readonly sides: 6 | 8;
  /** What lies up. */
  readonly sign: DieSign;
  readonly state: 'rolls' | 'turns' | 'comes' | 'lies' | 'meets' | 'cancelled';
  /** Of those that meet: a hit and what stops it are one pair, shown one after another. */
  readonly pair?: number;
}

/** What a face of a die shows, within 24 by 24, x to the right and y down: lines and filled shapes. */
export type DieSign = readonly {
  readonly d: PathData;
  readonly filled?: true;
  /** In another colour than the rest, so that it stands out. */
  readonly bright?: true;
  /** Smaller, and elsewhere than in the middle. */
  readonly at?: { readonly x: number; readonly y: number; readonly scale: number };
}[];

/** Dice thrown beside a fight: large, and of the same size on the screen at any zoom. */
export interface DiceItem extends ItemBase {
  readonly kind: 'dice';
  /** Beside which piece, and whom it is thrown against: they lie on the side of it that is away from the other. */
  readonly by: string;
  readonly against?: string;
  readonly dice: readonly ThrownDie[];
  /** Another throw than before: its dice begin to roll anew. */
  readonly throw: number;
  /** How long they move; then they lie to be read. */
  readonly milliseconds: number;
  /** A token is spent for them: it flies to them from the piece. */
  readonly spent?: Sign;
}

export type SceneItem =
  | PieceItem
  | OutlineItem
  | RulerItem
  | RayItem
  | LabelItem
  | InscriptionItem
  | EffectItem
  | DiceItem;

/** The ground itself. */
export interface Ground {
  readonly width: number;
  readonly depth: number;
  readonly look: 'space' | 'field' | 'plain';
  readonly scenery?: Scenery;
  /** A map is read by its names: it may be looked at from farther away than pieces that are followed. */
  readonly map?: true;
  /** By night: the same ground in another light. */
  readonly night?: boolean;
  /** Whose edge is whose. */
  readonly edges?: readonly {
    readonly side: 'south' | 'north' | 'west' | 'east';
    readonly owner: Owner;
    readonly name: string;
  }[];
}

export type PieceStyle = 'hologram' | 'painted';

/** A whole table as one may see it: drawn from the ground up, what is equally high in the order it stands here. */
export interface Description {
  readonly ground: Ground;
  readonly items: readonly SceneItem[];
  /** What pieces are made of: light in their owner's colour, or painted miniatures. As it suits the ground without it. */
  readonly style?: PieceStyle;
  /** The signs that pips are drawn with. */
  readonly signs?: Readonly<Record<string, Sign>>;
}

/** A key with what is held down beside it. */
export interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a player does to the picture. */
export interface SceneActions {
  onPoint?(key: string | undefined): void;
  onPick?(key: string): void;
  /** Something has got the focus. */
  onFocus?(key: string): void;
  /** A click or tap on the empty table. */
  onGround?(at: Vec): void;
  /** The pointer moves over the table. */
  onMove?(at: Vec): void;
  /** Where a draggable piece is wanted: its middle, wherever it was taken hold of. */
  onDrag?(key: string, to: Vec): void;
  /** It is let go of, where it was dragged last. */
  onDrop?(key: string): void;
  /** The heading a turnable piece is wanted to have. */
  onTurn?(key: string, degrees: number): void;
  /** A key while a piece has the focus; true says that it was meant for it. */
  onKey?(key: string, pressed: Pressed): boolean;
  /** A right click or a finger that rests. */
  onHold?(at: Vec, key: string | undefined): void;
}

/**
 * What lies over a description for a while: the items of a question, pieces of the table in another light. What is
 * done to its items and to the pieces it lights up is told to its own actions first.
 */
export interface SceneLayer {
  readonly items?: readonly SceneItem[];
  readonly lights?: Readonly<Record<string, Light>>;
  /** What one has to see meanwhile, besides the pieces it offers: ways to go, places to stand. */
  readonly inSight?: readonly Vec[];
  /** From where one shall look, and at what, until the layer goes or somebody takes the picture in hand. */
  readonly look?: Look;
  readonly actions?: SceneActions;
}

/** With the eyes of one piece at another; `at` is a place on the first where it does not look from its middle: a hull zone. */
export interface Look {
  readonly from: string;
  readonly at?: Vec;
  readonly to: string;
}

/** The renderer from outside React: what moves sixty times a second goes past the page. */
export interface StageHandle {
  /** Where a piece is shown; undefined puts it back where the description has it. */
  pose(key: string, pose: Pose | undefined): void;
  /** Where a piece is shown now. */
  poseOf(key: string): Pose | undefined;
  /** From where a point of the table is heard: left or right of the picture (-1 to 1), and how near (0 to 1). */
  hears(at: Vec): { readonly pan: number; readonly near: number };
}
