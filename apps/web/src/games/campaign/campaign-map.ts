import type { Vec } from '@holotisch/table';
import type { Owner, PieceItem } from '../../scene/description.ts';

/**
 * The map of any campaign, as plain data: each campaign's face makes it from its view, and everything that is drawn, said
 * and printed is made from it. Millimetres, as on every table: x to the right, y ahead.
 */
export interface CampaignMap {
  readonly width: number;
  readonly depth: number;
  readonly places: readonly MapPlace[];
  /** Ways between places, drawn as light; whether they are rules, the campaign says. */
  readonly lanes: readonly MapLane[];
  /** Parts of the map with a name: systems, areas. */
  readonly areas: readonly MapArea[];
  /** Suns without a name of their own. */
  readonly stars?: readonly Vec[];
  readonly forces: readonly MapForce[];
  /** What is fought for in this turn. */
  readonly assaults: readonly MapAssault[];
  /** The two sides, as they are called. */
  readonly teams: readonly [string, string];
  readonly points: readonly [number, number];
}

/** What a world looks like: a model of `models/campaign`. */
export type World =
  | 'ocean'
  | 'garden'
  | 'jungle'
  | 'swamp'
  | 'desert'
  | 'red'
  | 'ice'
  | 'gas'
  | 'ringed'
  | 'violet'
  | 'city'
  | 'station'
  | 'belt'
  | 'moon'
  | 'rock'
  | 'lava';

/** What somebody has at a place: held is without anything built. */
export type Hold = 'base' | 'outpost' | 'hidden' | 'held';

export interface MapPlace {
  readonly id: string;
  /** Its number among the pieces of the table. */
  readonly piece: number;
  readonly name: string;
  readonly at: Vec;
  readonly world: World;
  readonly owner: Owner | null;
  readonly hold: Hold | null;
  /** The other side does not know what it is. */
  readonly covert?: boolean;
  /** What it is fought over as, where a campaign has several games. */
  readonly fought?: { readonly as: Fight; readonly name: string };
  /** Said of it on its plate, by a sign and a word. */
  readonly marks: readonly Mark[];
  /** What is printed there and what is to be known of it, line by line: the card of the place. */
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export type Mark = 'destroyed' | 'diplomats' | 'scarred' | 'dug' | 'captured';

/** Fighters, fleets or troops. */
export type Fight = 'fighters' | 'fleets' | 'troops';

interface MapLane {
  readonly from: string;
  readonly to: string;
}

export interface MapArea {
  readonly id: string;
  readonly name: string;
  readonly at: Vec;
  /** Its border, in millimetres of the table; none is drawn without it. */
  readonly d?: string;
}

export interface MapForce {
  readonly seat: number;
  readonly piece: number;
  /** As it is called wherever it is spoken of. */
  readonly name: string;
  readonly owner: Owner;
  /** What stands for it on the map. */
  readonly shape: Pick<PieceItem, 'outline' | 'radius' | 'height' | 'drawing' | 'model' | 'front'>;
  /** Where it lies while it has nothing to do. */
  readonly home: Vec;
  /** What it is worth, and how many of its units are scarred or veterans. */
  readonly points: number;
  /** The same in words, where one number does not say it. */
  readonly says?: string;
  readonly scars: number;
  readonly veterans: number;
  readonly able: boolean;
}

export interface MapAssault {
  /** Where; a whole area where no place is named. */
  readonly at: Vec;
  readonly place: string | null;
  /** Who attacks and who defends, by seat; nobody yet, where that is still to be said. */
  readonly assault: number;
  readonly defence: number | null;
  readonly special: boolean;
  /** Who has won it, once it has been fought. */
  readonly winner: number | null;
}

/** Fleets have numbers far beyond those of places. */
export const FIRST_FORCE = 100;
export const forcePiece = (seat: number): number => FIRST_FORCE + seat;

export const placeOfPiece = (map: CampaignMap, piece: number): MapPlace | undefined =>
  map.places.find((one) => one.piece === piece);
export const forceOfPiece = (map: CampaignMap, piece: number): MapForce | undefined =>
  map.forces.find((one) => one.piece === piece);
export const placeById = (map: CampaignMap, id: string | null | undefined): MapPlace | undefined =>
  map.places.find((one) => one.id === id);
