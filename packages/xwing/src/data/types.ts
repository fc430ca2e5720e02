import type { Name } from '@holotisch/engine';
/**
 * The shape of the facts: what stands on cards, dials and tokens of the first edition, without its sentences.
 * Every id is the XWS 1.0.0 canonical id, so that lists from other builders need no translation table.
 */

export type Faction = 'rebel' | 'imperial' | 'scum';

/** The half of a main faction that some cards name; absent for the older half (Rebel Alliance, Galactic Empire). */
export type Subfaction = 'resistance' | 'firstorder';

export type Size = 'small' | 'large' | 'huge';

/** Upgrade icons by their XWS key: amd astromech, ept elite, mod modification, samd salvaged astromech. */
export type Slot =
  | 'amd'
  | 'bomb'
  | 'cannon'
  | 'cargo'
  | 'crew'
  | 'ept'
  | 'hardpoint'
  | 'illicit'
  | 'missile'
  | 'mod'
  | 'samd'
  | 'system'
  | 'team'
  | 'tech'
  | 'title'
  | 'torpedo'
  | 'turret';

export type Action =
  | 'barrelroll'
  | 'boost'
  | 'cloak'
  | 'coordinate'
  | 'evade'
  | 'focus'
  | 'jam'
  | 'recover'
  | 'reinforce'
  | 'reload'
  | 'rotatearc'
  | 'slam'
  | 'targetlock';

/**
 * turret: the primary weapon needs no arc (the front arc still exists for everything else).
 * specialrear (VCX-100): torpedoes may always use it, the primary weapon only while a shuttle is docked.
 * left, right: side arcs of huge sections.
 */
export const ARCS = [
  'front',
  'auxiliaryrear',
  'auxiliary180',
  'mobile',
  'bullseye',
  'turret',
  'specialrear',
  'left',
  'right',
] as const;
export type Arc = (typeof ARCS)[number];

export type { Name };

/** Ranges of the ruler, both ends included. */
export type RangeBand = readonly [min: number, max: number];

export interface ShipType {
  readonly id: string;
  readonly name: Name;
  readonly size: Size;
  readonly factions: readonly Faction[];
  /** 0 means no primary weapon, which only huge sections lack. */
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  /** Energy limit; huge sections only. */
  readonly energy?: number;
  readonly actions: readonly Action[];
  readonly arcs: readonly Arc[];
  /** Manoeuvres in the notation of dial.ts. */
  readonly dial: string;
  /** Huge ships: allowed in epic and cinematic play only (XW-SPIELFORMATE-05). */
  readonly epic?: true;
  /** The ship id in XWS files where it differs: both sections of a corvette share one. */
  readonly xws?: string;
}

/** Printed values that differ from the ship type's, or are added to it. */
export interface Stats {
  readonly attack?: number;
  readonly agility?: number;
  readonly hull?: number;
  readonly shields?: number;
  readonly energy?: number;
  readonly skill?: number;
}

export interface Pilot {
  /** Unique only together with faction and ship. */
  readonly id: string;
  readonly ship: string;
  readonly faction: Faction;
  readonly subfaction?: Subfaction;
  readonly name: Name;
  readonly unique: boolean;
  readonly skill: number;
  readonly points: number;
  /** Icons of the upgrade bar. One modification and one title come on top of them without an icon. */
  readonly slots: readonly Slot[];
  /** Has a text ability at all. */
  readonly ability: boolean;
  /** Values this card prints instead of the ship type's. */
  readonly stats?: Stats;
  /** Ranges of the primary weapon of huge ships; all others shoot at 1 to 3. */
  readonly primaryRange?: RangeBand;
  /** Ids of the condition cards it hands out. */
  readonly conditions?: readonly string[];
  /** Never in a list: the upgrade of this id brings it into play and lends it skill and ability. */
  readonly arrivesBy?: string;
  /** Product numbers: 1 is SWX01. */
  readonly sets: readonly number[];
}

/** What a ship must be to carry an upgrade; all given conditions hold at once (XW-AUFWERTUNGSKARTEN-05). */
export interface Restriction {
  readonly faction?: readonly Faction[];
  readonly size?: readonly Size[];
  /** Ship types as worded on the card, any of them; compare with fitsShipType (R-XW-16). */
  readonly shipType?: readonly string[];
  /** Exactly these ship types, where the card names one more narrowly than ship cards do (T-65, fore section). */
  readonly ship?: readonly string[];
  /** Needs this icon in the action bar. */
  readonly action?: Action;
  /** Needs these icons in the upgrade bar. */
  readonly slots?: readonly Slot[];
  /** Not with such an icon in the upgrade bar. */
  readonly withoutSlot?: Slot;
  readonly minSkill?: number;
  readonly maxAgility?: number;
  readonly maxHull?: number;
  readonly exactShields?: number;
  /** The faction condition falls away if the squad holds a card of this unique name. */
  readonly unlessSquadHas?: string;
}

/** An upgrade icon gained, with what may stand on it. */
export interface SlotGain {
  readonly slot: Slot;
  readonly maxPoints?: number;
  readonly uniqueOnly?: true;
  /** This card and no other; it must be equipped. */
  readonly mustBe?: string;
  /** All cards of this slot on the ship must differ from each other. */
  readonly different?: true;
}

export type Bearing =
  | 'stationary'
  | 'straight'
  | 'bank'
  | 'turn'
  | 'koiogran'
  | 'segnor'
  | 'tallon'
  | 'reversestraight'
  | 'reversebank';

export type Difficulty = 'green' | 'white' | 'red';

export type Manoeuvre = {
  /** The players' code without colour, e.g. 'bl2' or 'tr3t'; unique on a dial. */
  readonly code: string;
  readonly bearing: Bearing;
  readonly speed: number;
  readonly side: 'left' | 'right' | null;
  readonly difficulty: Difficulty;
  /** Energy gained; dials of huge ships only. */
  readonly energy?: number;
  /** Never on a dial: a card lets the manoeuvre be flown with another template than its bearing says. */
  readonly template?: 'bank' | 'turn';
};

/** Manoeuvres that count as another difficulty; given speeds and bearings must both match. */
export interface DialChange {
  readonly speeds?: readonly number[];
  readonly bearings?: readonly Bearing[];
  readonly to: Difficulty;
  /** 'may treat as' rather than 'treat as'. */
  readonly optional: boolean;
}

/** What an upgrade changes on the ship as long as it is equipped. */
export interface Grants {
  readonly gains?: readonly SlotGain[];
  /** One icon of the player's choice among these. */
  readonly gainsOneOf?: readonly Slot[];
  /** One icon each. */
  readonly loses?: readonly Slot[];
  /** Every icon of these kinds. */
  readonly losesAll?: readonly Slot[];
  /** Each icon of one kind may be used as one of another. */
  readonly treats?: { readonly slot: Slot; readonly as: readonly Slot[] };
  readonly actions?: readonly Action[];
  /** Added to the ship's values. */
  readonly stats?: Stats;
  readonly dial?: DialChange;
  /** Points off each equipped upgrade of the slot (of any slot if none is named), never below 0. */
  readonly discount?: { readonly slot?: Slot; readonly by: number };
}

/** A secondary weapon. */
export interface Weapon {
  readonly dice: number;
  readonly range: RangeBand;
  /** What the ATTACK header asks for in brackets. */
  readonly header?: 'targetlock' | 'focus' | 'energy';
  /** Token the attack spends. */
  readonly spend?: 'targetlock' | 'focus';
  /** Energy on the card that the attack spends. */
  readonly energy?: number;
  /** The card is discarded to attack. */
  readonly discard?: true;
  /** Also against ships outside the firing arc. */
  readonly outsideArc?: true;
  /** The attack is performed twice. */
  readonly twice?: true;
}

export type BombToken = 'bomb' | 'proximitymine' | 'connernet' | 'clustermines';

export interface Bomb {
  readonly token: BombToken;
  readonly drop: 'reveal' | 'action';
  readonly detonates: 'endofactivation' | 'overlap';
  /** The card is discarded to drop the token. */
  readonly discard: boolean;
}

/** One face of a dual card. */
export interface Side {
  readonly name: Name;
  readonly grants?: Grants;
  readonly weapon?: Weapon;
}

export interface Upgrade {
  /** Unique only together with its slot: pilots, crew and droids share names. */
  readonly id: string;
  readonly slot: Slot;
  readonly name: Name;
  /** May be negative (XW-KOMMANDOPUNKTE-02). */
  readonly points: number;
  readonly unique: boolean;
  readonly limited: boolean;
  /** At most this many copies in a squad. */
  readonly perSquad?: number;
  /** Icons of its slot it takes up, if more than one. */
  readonly occupies?: number;
  readonly restrict?: Restriction;
  readonly grants?: Grants;
  readonly weapon?: Weapon;
  readonly bomb?: Bomb;
  /** Energy the card can hold. */
  readonly energyLimit?: number;
  readonly conditions?: readonly string[];
  /** The two faces of a dual card; the first is the one its name and number show in lists. */
  readonly sides?: readonly [Side, Side];
  /** false: the other fields tell all that the card does. */
  readonly ability: boolean;
  readonly sets: readonly number[];
}

export interface Condition {
  readonly id: string;
  readonly name: Name;
  readonly unique: boolean;
}

export type DamageDeckId = 'core' | 'core2';

export interface DamageCard {
  readonly id: string;
  readonly name: Name;
  readonly trait: 'ship' | 'pilot';
  /** Copies in the deck. */
  readonly count: number;
}

export type Point = readonly [x: number, y: number];

export interface Obstacle {
  readonly id: string;
  readonly kind: 'asteroid' | 'debris';
  /** Millimetres around the centroid, counter-clockwise, x right, y up. */
  readonly outline: readonly Point[];
}

export interface ProductSet {
  /** 1 is SWX01. */
  readonly number: number;
  readonly name: Name;
  /** null: sold outside the waves (aces, heroes, huge ships). */
  readonly wave: number | null;
  /** Models in the box by ship id. */
  readonly ships: Readonly<Record<string, number>>;
}
