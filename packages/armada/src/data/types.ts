import type { Name } from '@holotisch/engine';
/**
 * The shape of Armada's facts: what stands on cards, bases and tokens, without its sentences. Ids are ours: the English
 * name in lower case with hyphens; where two cards share a name, their place tells them apart (slot, craft, faction).
 */

export const FACTIONS = ['rebel', 'empire', 'republic', 'separatist'] as const;
export type Faction = (typeof FACTIONS)[number];
/** From the smallest to the largest. */
export const SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

/** The sides of a ship. Huge ships have all six, others the first four. */
export const ZONES = ['front', 'left', 'right', 'rear', 'left-auxiliary', 'right-auxiliary'] as const;
export type Zone = (typeof ZONES)[number];

export type Colour = 'red' | 'blue' | 'black';
/** How many dice of each colour. */
export type Dice = { readonly red: number; readonly blue: number; readonly black: number };

export const DEFENCE_TOKENS = ['scatter', 'evade', 'brace', 'redirect', 'contain', 'salvo'] as const;
export type DefenceKind = (typeof DEFENCE_TOKENS)[number];

export const COMMANDS = ['navigate', 'squadron', 'repair', 'concentrate'] as const;
export type Command = (typeof COMMANDS)[number];

export const SLOTS = [
  'commander',
  'officer',
  'weapons-team',
  'support-team',
  'fleet-command',
  'fleet-support',
  'offensive-retrofit',
  'defensive-retrofit',
  'experimental-retrofit',
  'turbolasers',
  'ion-cannons',
  'ordnance',
  'superweapon',
  'title',
] as const;
export type Slot = (typeof SLOTS)[number];

/** A printed name. No German name means that the book does not give it. */
export type { Name };

/** A point on a base in millimetres: to the right of the middle line, and behind the front edge. */
export type BasePoint = readonly [right: number, behind: number];

/** What all cards of one ship model share: its base and the lines printed on it. All are mirror images left and right. */
export type ShipClass = {
  readonly id: string;
  readonly name: Name;
  readonly size: Size;
  readonly flotilla?: true;
  /** The right half of the line between front and side zone, and between side and rear zone: inner to outer end. */
  readonly frontLine: readonly [inner: BasePoint, outer: BasePoint];
  readonly rearLine: readonly [inner: BasePoint, outer: BasePoint];
  /** Targeting points: how far behind the front edge, of the sides the right one. */
  readonly points: {
    readonly front: number;
    readonly side: BasePoint;
    readonly rear: number;
    readonly auxiliary?: BasePoint;
  };
  /** Huge ships: where the line across parts side zones from auxiliary ones, behind the front edge. */
  readonly crossLine?: number;
  /** Onager: the outer end (on the front edge) of the special arc's right line; it begins where the front line does. */
  readonly specialArc?: BasePoint;
};

export type ShipCard = {
  readonly id: string;
  readonly name: Name;
  readonly faction: Faction;
  readonly class: string;
  readonly unique?: true;
  readonly points: number;
  /** Points of the first print, where they differ. */
  readonly firstPoints?: number;
  readonly hull: number;
  readonly command: number;
  readonly squadron: number;
  readonly engineering: number;
  readonly shields: {
    readonly front: number;
    readonly side: number;
    readonly rear: number;
    readonly auxiliary?: number;
  };
  readonly battery: { readonly front: Dice; readonly side: Dice; readonly rear: Dice; readonly auxiliary?: Dice };
  /** The special battery (Ignition). */
  readonly special?: Dice;
  /** Ignition: the range at which targeting token and target must lie, as printed. */
  readonly ignition?: 'close' | 'medium' | 'long';
  readonly antiSquadron: Dice;
  readonly tokens: readonly DefenceKind[];
  /** Clicks by speed: `chart[0]` is speed 1, one number a joint, the first joint first. */
  readonly chart: readonly (readonly number[])[];
  readonly slots: readonly Slot[];
  readonly traits: readonly string[];
  readonly wave: string;
};

export const KEYWORDS = [
  'adept',
  'ai-anti-squadron',
  'ai-battery',
  'assault',
  'bomber',
  'cloak',
  'counter',
  'dodge',
  'escort',
  'grit',
  'heavy',
  'intel',
  'relay',
  'rogue',
  'scout',
  'screen',
  'snipe',
  'strategic',
  'swarm',
] as const;
export type KeywordName = (typeof KEYWORDS)[number];
/** Keywords with their number; 1 where the keyword has none. */
export type Keywords = { readonly [K in KeywordName]?: number };

export type SquadronCard = {
  readonly id: string;
  readonly name: Name;
  /** The kind of craft, shared by generic and unique squadrons: `x-wing`. */
  readonly craft: string;
  readonly faction: Faction;
  readonly unique?: true;
  /** A unique ship name printed beside the squadron's own (Millennium Falcon): once in a fleet as well. */
  readonly shipName?: string;
  /** Irregular squadrons: their type is no 'squadron' of fighters. */
  readonly irregular?: true;
  readonly points: number;
  readonly firstPoints?: number;
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: Dice;
  readonly battery: Dice;
  readonly tokens: readonly DefenceKind[];
  readonly keywords: Keywords;
  /** Has an effect of its own besides keywords. */
  readonly ability: boolean;
};

/** Whom an upgrade may be given to. All that is named must hold. */
export type UpgradeLimits = {
  readonly factions?: readonly Faction[];
  readonly sizes?: readonly Size[];
  /** Ids of ship classes: the ship icon of a title. */
  readonly ships?: readonly string[];
  /** Words of the ship card's name, not followed by a further letter: 'Star Destroyer', 'MC', 'Mark I'. */
  readonly named?: string;
  /** All of these traits. */
  readonly traits?: readonly string[];
  readonly flagship?: true;
  /** An icon that the ship's own upgrade bar must not have; with sizes, only on ships of these. */
  readonly without?: { readonly icon: Slot; readonly sizes?: readonly Size[] };
};

export type UpgradeCard = {
  readonly id: string;
  readonly name: Name;
  /** The icons that it takes up; two for a card of two slots. */
  readonly slots: readonly Slot[];
  readonly unique?: true;
  readonly modification?: true;
  readonly points: number;
  readonly firstPoints?: number;
  readonly limits: UpgradeLimits;
  /** Icons that it adds to the upgrade bar. */
  readonly adds?: readonly Slot[];
  /** Icons whose cards its ship cannot equip. */
  readonly bars?: readonly Slot[];
  /** Not printed again: not for competitive play. */
  readonly retired?: true;
  /** The first print was another card: whom it might be given to, and whether it has been retired. */
  readonly first?: { readonly limits: UpgradeLimits; readonly retired?: true };
  /** It has no effect in play: what it does stands in these facts. */
  readonly ability?: false;
  readonly exhausts?: true;
  /** It begins the game exhausted. */
  readonly startsExhausted?: true;
  /**
   * What readying it in the status phase costs: one command token of these. Missing: nothing. Empty: it is never readied
   * in that way.
   */
  readonly readyCost?: readonly Command[];
  readonly starts?: StartCounters;
};

/** Command tokens or dials that lie on a card at the start: how many, of which commands, of how many kinds at least. */
export type StartCounters = {
  readonly tokens?: number;
  readonly dials?: number;
  readonly of: readonly Command[];
  readonly kinds?: number;
  /** Chosen after all fleets are deployed, and not when the ship is placed. */
  readonly late?: true;
  /** Whenever the ship is deployed, in a later round as well. */
  readonly whenever?: true;
};

export const OBJECTIVE_KINDS = ['assault', 'defence', 'navigation'] as const;
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number];
export type ObjectiveCard = {
  readonly id: string;
  readonly name: Name;
  /** Campaign objectives are named by the battle; no fleet brings them. */
  readonly kind: ObjectiveKind | 'campaign';
  readonly set: 'core' | 'corellian-conflict' | 'rebellion-in-the-rim';
  /** What one victory token is worth. */
  readonly token?: number;
};

export type DamageCard = {
  readonly id: string;
  readonly name: Name;
  readonly trait: 'crew' | 'ship';
  readonly copies: number;
  /** Turned facedown after its effect. */
  readonly immediate?: true;
  readonly persistent?: true;
};

export type ObstacleKind = 'asteroid' | 'debris' | 'station' | 'dust' | 'exogorth' | 'purrgil' | 'rift';
export type ObstacleToken = {
  readonly id: string;
  readonly kind: ObstacleKind;
  /** Millimetres about its middle. */
  readonly outline: readonly (readonly [number, number])[];
};

/** Stations that fight: what stands on their cards. */
export type StationCard = {
  readonly id: 'armed-station' | 'unarmed-station';
  readonly hull: number;
  readonly antiSquadron: Dice;
  readonly battery: Dice;
};
