import type { Name } from '@holotisch/engine';
/**
 * The shape of Legion's facts: what stands on cards, bases and tokens, without its sentences. Ids are ours: the English
 * name in lower case with hyphens; where cards share a name, the title tells them apart, and where that is missing the
 * faction. A card is the same card in both editions: `unitOf(id, edition)` and its kin give the form of an edition.
 */
import type { KeywordName } from './keywords.ts';

export type { KeywordName } from './keywords.ts';

/** The reference 1.2.0 with the card pool of its later years, and the rules of the 2.6 aid. */
export const EDITIONS = ['1.2', '2.6'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The last two exist in 2.6 only. */
export const FACTIONS = ['rebel', 'empire', 'republic', 'separatist', 'mercenary', 'mandalorian'] as const;
export type Faction = (typeof FACTIONS)[number];

/** In the order of an army list. A counterpart belongs to another unit and has no rank of its own. */
export const RANKS = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

export const UNIT_TYPES = [
  'trooper',
  'clone-trooper',
  'droid-trooper',
  'wookiee-trooper',
  'mandalorian-trooper',
  'creature-trooper',
  'emplacement-trooper',
  'heavy-droid-trooper',
  'ground-vehicle',
  'repulsor-vehicle',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const SLOTS = [
  'force',
  'command',
  'doctrine',
  'clan',
  'squad-leader',
  'heavy-weapon',
  'personnel',
  'hardpoint',
  'pilot',
  'crew',
  'ordnance',
  'generator',
  'programming',
  'training',
  'comms',
  'armament',
  'gear',
  'grenades',
] as const;
export type Slot = (typeof SLOTS)[number];

/** A printed name. No German name means that the books do not give it. */
export type { Name };

/** A place on the battlefield in millimetres: from the left short edge, and from the blue player's long edge. */
export type Point = { readonly x: number; readonly y: number };

export type AttackColour = 'red' | 'black' | 'white';
export type DefenceColour = 'red' | 'white';
/** How many attack dice of each colour. */
export type Pool = { readonly red: number; readonly black: number; readonly white: number };
export type AttackFace = 'crit' | 'hit' | 'surge' | 'blank';
export type DefenceFace = 'block' | 'surge' | 'blank';

/** What surges become; null where the chart is empty. */
export type Surges = { readonly attack: 'hit' | 'crit' | null; readonly defence: 'block' | null };

/** A keyword as it is printed on a card or a weapon. */
export type Keyword = {
  readonly keyword: KeywordName;
  /** X; missing where the keyword has none. */
  readonly value?: number;
  /** Treat and Repair. */
  readonly capacity?: number;
  /**
   * What stands after the colon, English as printed, part by part: 'Droid Trooper', 'Han Solo', 'Rear'; of Independent
   * and This is the Way 'Aim 1'.
   */
  readonly of?: readonly string[];
  /** Independent: all parts and not one of them. */
  readonly every?: true;
  /** It is a card action or a free card action. */
  readonly action?: 'card' | 'free';
};

export type Arc = 'front' | 'rear' | 'sides';

/** In range bands: 0 is melee, so 0 to 2 is a melee weapon that also shoots; no upper end is `Infinity`. */
export type WeaponRange = { readonly min: number; readonly max: number };

export type Weapon = {
  /** Unique on its card: the name with hyphens. */
  readonly id: string;
  readonly name: Name;
  readonly range: WeaponRange;
  /** Area weapons hit all units at this range; the others have no range to choose a target by. */
  readonly kind?: 'area' | 'self-destruct' | 'overrun';
  readonly pool: Pool;
  /** A chart of its own in place of the unit's. */
  readonly surge?: 'hit' | 'crit';
  readonly keywords: readonly Keyword[];
  /** Fixed: the arcs in which a target must be. */
  readonly arcs?: readonly Arc[];
  /** Using it exhausts its card, or uses it up for the game. */
  readonly exhausts?: true;
  readonly expends?: true;
  /** A weapon of the whole unit that one miniature uses in an attack, whichever it is. */
  readonly single?: true;
};

/** Millimetres; as wide as long is round. Hovering vehicles have notches on their sides as well. */
export type Base = {
  readonly width: number;
  readonly length: number;
  readonly notched: boolean;
  readonly sideNotches?: true;
};

export type Unit = {
  readonly id: string;
  readonly name: Name;
  readonly title?: Name;
  readonly unique?: true;
  readonly faction: Faction;
  /** Counterparts have none. */
  readonly rank: Rank | 'counterpart';
  readonly type: UnitType;
  readonly points: number;
  /** Points of the first print, where they are known and differ. */
  readonly printedPoints?: number;
  readonly minis: number;
  /** The wound threshold of each miniature. */
  readonly wounds: number;
  /** Troopers; null is the dash of those who know no fear. Vehicles and counterparts have none. */
  readonly courage?: number | null;
  /** Vehicles; null is the dash of those without a resilience value. */
  readonly resilience?: number | null;
  /** Null: a counterpart without a value of its own. */
  readonly speed: number | null;
  readonly defence: DefenceColour | null;
  readonly surges: Surges;
  readonly base: Base;
  /** Millimetres above its base for lines of sight. */
  readonly height: number;
  readonly keywords: readonly Keyword[];
  readonly weapons: readonly Weapon[];
  /** The upgrade bar, repeated icons repeated. */
  readonly slots: readonly Slot[];
  /** 2.6: the band that it belongs to: 'Clan Wren', 'Ewok'. */
  readonly affiliation?: string;
  /** Printed but not on sale when the list was made. */
  readonly unreleased?: true;
};

/** All that is named must hold. */
export type UpgradeLimit = {
  readonly factions?: readonly Faction[];
  /** Ids of units, squads and strike teams of the same name among them. */
  readonly units?: readonly string[];
  readonly notUnits?: readonly string[];
  readonly ranks?: readonly Rank[];
  readonly notRanks?: readonly Rank[];
  readonly types?: readonly UnitType[];
  readonly notTypes?: readonly UnitType[];
  readonly affiliations?: readonly string[];
  readonly defence?: DefenceColour;
  /** The side of the Force. */
  readonly side?: 'light' | 'dark';
  /** The unit's bar has this icon (a Force user, say). */
  readonly slot?: Slot;
  readonly keyword?: KeywordName;
};

/** Miniatures that an upgrade adds; they have the unit's values but for these. */
export type AddedMini = {
  readonly count: number;
  /** The wound threshold printed on the upgrade. */
  readonly wounds?: number;
  /** It is the unit's leader from then on. */
  readonly leader?: true;
  /** It cannot use weapons. */
  readonly noncombatant?: true;
  /** It is a counterpart, which may suffer for the others. */
  readonly counterpart?: true;
};

export type Upgrade = {
  readonly id: string;
  readonly name: Name;
  readonly title?: Name;
  readonly unique?: true;
  readonly slot: Slot;
  readonly points: number;
  readonly printedPoints?: number;
  /** One of these must hold; empty: everybody with the slot. */
  readonly limits: readonly UpgradeLimit[];
  readonly mini?: AddedMini;
  readonly weapons: readonly Weapon[];
  /** Keywords that the unit gains. */
  readonly keywords: readonly Keyword[];
  /** Icons that it adds to the bar; they must be filled where `mustFill` says so. */
  readonly slots?: readonly Slot[];
  readonly mustFill?: true;
  /** What is added to the unit's courage and maximum speed. */
  readonly courage?: number;
  readonly speed?: number;
  /** What attack surges become. */
  readonly surge?: 'hit' | 'crit';
  readonly loses?: readonly Keyword[];
  /** A card of two sides; its weapons, if it has two, are those of the sides in this order. */
  readonly flips?: true;
  readonly exhausts?: true;
  readonly expends?: true;
  /** It costs less on these units, or in an army with one of those. */
  readonly cheaper?: { readonly by: number; readonly on?: readonly string[]; readonly with?: readonly string[] };
  /** Units that need no icon for it. */
  readonly iconless?: readonly string[];
  /** 2.6: how many of it an army may have. */
  readonly copies?: number;
  readonly unreleased?: true;
  /** It does something besides what stands in these facts. */
  readonly effect: boolean;
  /** Cost and limits are known, but not all that it does: it cannot be played. */
  readonly unknown?: true;
};

/** Whom a command card lets a player order: all named units, and so many others of each group. */
export type OrderPattern = {
  /** Names of units as printed: 'Luke Skywalker'. A unit whose title it is ('Super Tactical Droid') is meant as well. */
  readonly named: readonly string[];
  readonly groups: readonly OrderGroup[];
};
export type OrderGroup = {
  readonly count: number | 'all';
  /** Which units; empty: any. One of them must hold. */
  readonly of: readonly OrderFilter[];
};
export type OrderFilter =
  | { readonly kind: 'trooper' | 'vehicle' }
  | { readonly type: UnitType }
  | { readonly rank: Rank }
  | { readonly keyword: KeywordName }
  /** As keywords name units: 'Ewok Trooper'. */
  | { readonly named: string };

export type CommandCard = {
  readonly id: string;
  readonly name: Name;
  /** As printed, for who goes first. */
  readonly pips: number;
  /** What it counts as when a hand is built, where that is not its pips. */
  readonly handPips?: number;
  /** Ids of units, one of which must be in the army; missing: no unit is named. */
  readonly owners?: readonly string[];
  readonly faction?: Faction;
  /** 2.6: a unit of the army must fit one of these. */
  readonly needs?: readonly UpgradeLimit[];
  readonly battleForce?: string;
  /** The commander who plays it must be such a one: 'Ewok'. */
  readonly commander?: string;
  readonly orders: OrderPattern;
  readonly weapons: readonly Weapon[];
  readonly permanent?: true;
  /** It may be shown while units are deployed. */
  readonly divulges?: true;
  readonly effect: boolean;
  /** Its pips are known, but not all that it says: it cannot be played. */
  readonly unknown?: true;
};

export const BATTLE_KINDS = {
  '1.2': ['objective', 'deployment', 'condition'],
  '2.6': ['primary', 'secondary', 'advantage'],
} as const satisfies Record<Edition, readonly string[]>;
export type BattleKind = (typeof BATTLE_KINDS)[Edition][number];

/** A part of a deployment zone or territory: an area by its corners, or a disc that the table edge cuts. */
export type Zone = { readonly corners: readonly Point[] } | { readonly centre: Point; readonly radius: number };
export type PlayerColour = 'blue' | 'red';

export type BattleCard = {
  readonly id: string;
  readonly name: Name;
  readonly kind: BattleKind;
  readonly edition: Edition;
  /** The battlefield that it is made for. */
  readonly table: 'standard' | 'skirmish';
  readonly set?: string;
  /** Deployments and primary objectives. */
  readonly zones?: Readonly<Record<PlayerColour, readonly Zone[]>>;
  /** Places printed on the card: objective tokens, points of interest. */
  readonly places?: readonly Point[];
  /** How many tokens it brings. */
  readonly tokens?: number;
  readonly faction?: Faction;
  /** What its tokens attack with. */
  readonly weapons: readonly Weapon[];
  /** Of a scenario of its own: in no battle deck. */
  readonly scenario?: true;
  /** Named in the facts, but what it says is not known: it cannot be played. */
  readonly unknown?: true;
};

export const TABLES = {
  standard: { width: 1828.8, height: 914.4 },
  skirmish: { width: 914.4, height: 914.4 },
  epic: { width: 1828.8, height: 1219.2 },
} as const;
export type TableSize = keyof typeof TABLES;

export type RankLimits = Readonly<Record<Rank, readonly [least: number, most: number]>>;
export type Format = {
  readonly id: string;
  readonly name: Name;
  readonly edition: Edition;
  readonly points: number;
  readonly ranks: RankLimits;
  readonly table: TableSize;
  readonly rounds: number;
  /** Battle cards of each kind in a battle deck. */
  readonly deck: number;
  /** A scenario: these battle cards, and who plays which colour. */
  readonly scenario?: {
    readonly cards: { readonly [K in BattleKind]?: string };
    readonly factions: Readonly<Record<PlayerColour, Faction>>;
  };
  /** Games of one box: the battle cards come from it. */
  readonly coreSet?: true;
};
