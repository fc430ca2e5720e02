import type { Chance, Deck, Lasting as EngineLasting, GameState, Json, Seat, Side, Uses } from '@holotisch/engine';
import { cloneChance, cloneDeck } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { Scope } from './cards/vocabulary.ts';
import type { Arc, DamageDeckId, Difficulty, Faction, Manoeuvre, Slot } from './data/types.ts';

/** The plain-data state of a match. What can be worked out from it is not in it. */

export type { Side };

/** What stands for a dial or a card that nobody here may know: in views, in imagined states and in positions. */
export const HIDDEN = 'hidden';

export type TokenKind =
  | 'focus'
  | 'evade'
  | 'stress'
  | 'ion'
  | 'cloak'
  | 'tractor'
  | 'weaponsdisabled'
  | 'jam'
  | 'reinforce';
export type Tokens = Record<TokenKind, number>;

/** An upgrade card on a ship. A discarded one lies facedown: it counts for points and nothing else. */
export type Equipped = {
  readonly slot: Slot;
  readonly id: string;
  discarded: boolean;
  /** The face of a dual card that is up. */
  face: 0 | 1;
  /** Ordnance or other tokens that lie on the card. */
  tokens: number;
};

/** A damage card, or a stand-in for one (`card` empty) while the deck has run out. */
export type Damage = {
  readonly card: string;
  faceup: boolean;
  /** The round in which it was dealt or turned faceup: some effects begin with the next one. */
  round: number;
  /** It has just been dealt, and cards may still do something about it: nothing of it counts yet. */
  unresolved?: true;
};

export type Ship = {
  readonly id: number;
  readonly seat: Seat;
  readonly faction: Faction;
  readonly type: string;
  readonly pilot: string;
  readonly upgrades: Equipped[];
  readonly conditions: string[];
  status: 'reserve' | 'play' | 'docked' | 'destroyed';
  /** The ship that carries it, or has carried it. */
  carrier?: number;
  /** Null while not on the table. */
  pose: Pose | null;
  shields: number;
  readonly tokens: Tokens;
  /** The ships it has locked: its blue tokens; theirs are the red ones. */
  readonly locks: number[];
  readonly damage: Damage[];
  /** Damage cards that lie open on a condition of the ship: not dealt to it yet. */
  readonly aside: string[];
  /** The assigned manoeuvre; secret until revealed. */
  dial: string | null;
  revealed: boolean;
  activated: boolean;
  /** Has had its opportunity to attack in this Combat phase. */
  fought: boolean;
  /** Only the simultaneous attack rule keeps it here; after its opportunity it goes. XW-GLEICHZEITIGER-ANGRIFF-05 */
  doomed: boolean;
  /** Actions performed this round, by name: none of them a second time. XW-AKTIONEN-07 */
  readonly performed: string[];
  /** Its last manoeuvre of this round overlapped a ship or met an obstacle. */
  bumped: boolean;
  bombed: boolean;
  /** Where the mobile firing arc points, on ships that have one. */
  mobile: 'front' | 'right' | 'rear' | 'left';
  /** The speed of the last manoeuvre it executed this round. */
  flown: number | null;
};

/** Two ships that touch, and who of them has moved since. XW-BERUEHREN-01, XW-BERUEHREN-04 */
type Touching = {
  readonly a: number;
  readonly b: number;
  readonly moved: number[];
};

export type ObstacleToken = {
  readonly kind: string;
  pose: Pose;
  /** One that a scenario brings, in place of the printed one; x right and y up around its middle. */
  readonly outline?: Outline;
};

export type Outline = readonly (readonly [number, number])[];

export type BombToken = {
  readonly id: number;
  /** The upgrade card it comes from. */
  readonly card: string;
  readonly ship: number;
  readonly seat: Seat;
  readonly pose: Pose;
  /** Several tokens of one set (cluster mines) are told apart by their number. */
  readonly part: number;
};

export type Face = 'hit' | 'crit' | 'focus' | 'blank' | 'evade';
/** The two rolls of an attack. */
export type Which = 'attack' | 'defence';
export type Die = {
  face: Face;
  rerolled: boolean;
  /** A card says that this result cannot be modified any more. */
  fixed?: true;
  /** Defence dice cannot cancel it. */
  stands?: true;
};

/** An attack in progress; attacks may interrupt each other, so the state holds a stack of them. */
export type Attack = {
  /** Tells it from every other attack of the match; one that is performed twice is one attack. See flow/attack/attack.ts */
  readonly id: number;
  readonly attacker: number;
  readonly defender: number;
  /** 'primary' or the key of the upgrade card. */
  readonly weapon: string;
  /** As measured, or as a card says it counts. */
  range: number;
  /** Whether the defender is inside the attacker's printed front arc. */
  readonly inArc: boolean;
  /** The arc that the shot goes through; null if the weapon needs none. */
  readonly arc: Arc | null;
  obstructed: boolean;
  /** 8: it is over, and what comes after it is being resolved. */
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly attackDice: Die[];
  readonly defenceDice: Die[];
  hit: boolean | null;
  readonly memory: AttackMemory;
  readonly noted: CardNotes;
};

/** What an attack remembers of its own course: for its later steps, and for cards that ask when it is over. */
export type AttackMemory = {
  /** Tokens that were spent in it after its target was declared, and by whom. */
  readonly spent: { readonly ship: number; readonly token: TokenKind }[];
  /** Ships that were dealt damage cards in it, that were dealt faceup ones, that have lost shields. */
  readonly dealt: number[];
  readonly dealtFaceup: number[];
  readonly shieldLost: number[];
  /** Dice that cards have added to a roll before it is made, or taken from it. */
  readonly added: Record<Which, number>;
  /** 'These dice cannot be modified again.' */
  readonly sealed: Record<Which, boolean>;
  /** The last thing that happened to these dice was a reroll. */
  readonly justRerolled: Record<Which, boolean>;
  /** A critical hit was left when it hit, whatever a card has made of the results since. */
  hitCritically: boolean;
  /** The damage, normal and critical, that the defender has suffered from its results, each time it was performed. */
  suffered: number;
  /** Evades cancel critical hits before hits. */
  critsFirst: boolean;
  /** Evades cannot cancel hits. */
  hitsStand: boolean;
  /** It is performed for the second time: what came of declaring it is over. R-XW-31 */
  again: boolean;
};

/** What single cards have noted for themselves, by the key of the card. See flow/notes.ts */
export type CardNotes = Record<string, Json>;

/** Something that began and has a definite end, whatever becomes of its source. XW-KARTENFAEHIGKEITEN-12 */
export type Lasting = EngineLasting<Scope> & { readonly ship: number };

/**
 * How far the active ship has come: each step of its activation, and of its part in the Combat phase, is an activity of
 * its own. XW-AKTIVIERUNGSPHASE-03, XW-KAMPFPHASE-05
 */
export type Turn =
  | { readonly step: 'reveal' | 'attack' | 'fought' }
  | ({ readonly step: 'fly' } & Revealed)
  | ({ readonly step: 'act' } & Revealed & Met);
/** What is to be flown, and as what it counts. */
export type Revealed = {
  readonly manoeuvre: Manoeuvre;
  readonly difficulty: Difficulty;
};
/** What the manoeuvre has run into; what comes of it belongs to the next step. */
export type Met = {
  readonly overlapped: readonly number[];
  /** Obstacles by kind and place in the list; -1 for one that has gone since. */
  readonly obstacles: readonly { readonly kind: string; readonly at: number }[];
  /** A card has put the check of pilot stress off until the action has been performed. */
  readonly checksLater: boolean;
};

/** South is y = 0, west is x = 0. */
export type Edge = 'south' | 'north' | 'west' | 'east';

export type Phase = 'initiative' | 'obstacles' | 'forces' | 'planning' | 'activation' | 'combat' | 'end';

export type Rules = {
  readonly width: number;
  readonly depth: number;
  readonly damageDeck: DamageDeckId;
  /** One deck for all, or one for each side. XW-SCHADEN-17 */
  readonly ownDecks: boolean;
  readonly roundLimit: number | null;
  /** Minutes, for the clock on the screen; the players say when they are over. XW-RUNDEN-UND-ZEITLIMIT-03 */
  readonly timeLimit: number | null;
  readonly mission: string | null;
  readonly unenforced: boolean;
};

export interface XWingState extends GameState {
  readonly chance: Chance;
  readonly rules: Rules;
  /** The side of each seat; two seats of one side are a team. */
  readonly sides: readonly Side[];
  readonly points: readonly [number, number];
  round: number;
  phase: Phase;
  /** How far the phase has come: its start and end effects are activities of their own. */
  stage: 'start' | 'decloak' | 'ships' | 'end';
  /** The skill of the current step of the Combat phase. */
  combatSkill: number | null;
  /** The ship that is being handled in the Activation or Combat phase. XW-AKTIVES-SCHIFF-01 */
  active: number | null;
  /** Only while a ship is active. */
  turn?: Turn | undefined;
  initiative: Side;
  /** The edge of each side; they face each other. */
  edges: [Edge, Edge] | null;
  readonly supply: string[];
  readonly obstacles: ObstacleToken[];
  readonly ships: Ship[];
  readonly bombs: BombToken[];
  nextBomb: number;
  readonly touching: Touching[];
  readonly decks: Deck[];
  readonly attacks: Attack[];
  readonly lasting: Lasting[];
  uses: Uses;
  /** Set when the match has ended: the winning side, or null for a draw. */
  outcome: { winner: Side | null; reason: string } | null;
}

/** Member by member: ships have many of them, and whoever thinks ahead copies them by the thousand. */
const cloneEquipped = ({ slot, id, discarded, face, tokens }: Equipped): Equipped => ({
  slot,
  id,
  discarded,
  face,
  tokens,
});

const cloneObstacle = ({ kind, pose, outline }: ObstacleToken): ObstacleToken =>
  outline === undefined ? { kind, pose } : { kind, pose, outline };

const cloneTokens = (t: Tokens): Tokens => ({
  focus: t.focus,
  evade: t.evade,
  stress: t.stress,
  ion: t.ion,
  cloak: t.cloak,
  tractor: t.tractor,
  weaponsdisabled: t.weaponsdisabled,
  jam: t.jam,
  reinforce: t.reinforce,
});

function cloneShip(s: Ship): Ship {
  const ship: Ship = {
    id: s.id,
    seat: s.seat,
    faction: s.faction,
    type: s.type,
    pilot: s.pilot,
    upgrades: s.upgrades.map(cloneEquipped),
    conditions: [...s.conditions],
    status: s.status,
    pose: s.pose,
    shields: s.shields,
    tokens: cloneTokens(s.tokens),
    locks: [...s.locks],
    damage: s.damage.map((d) => ({ ...d })),
    aside: [...s.aside],
    dial: s.dial,
    revealed: s.revealed,
    activated: s.activated,
    fought: s.fought,
    doomed: s.doomed,
    performed: [...s.performed],
    bumped: s.bumped,
    bombed: s.bombed,
    mobile: s.mobile,
    flown: s.flown,
  };
  return s.carrier === undefined ? ship : { ...ship, carrier: s.carrier };
}

const cloneAttack = (a: Attack): Attack => ({
  ...a,
  attackDice: a.attackDice.map((d) => ({ ...d })),
  defenceDice: a.defenceDice.map((d) => ({ ...d })),
  memory: cloneMemory(a.memory),
  noted: { ...a.noted },
});

export const cloneMemory = (m: AttackMemory): AttackMemory => ({
  ...m,
  spent: [...m.spent],
  dealt: [...m.dealt],
  dealtFaceup: [...m.dealtFaceup],
  shieldLost: [...m.shieldLost],
  added: { ...m.added },
  sealed: { ...m.sealed },
  justRerolled: { ...m.justRerolled },
});

/** A full copy. Poses, rules and modifiers never change once made, so they are shared. */
export const cloneState = (s: XWingState): XWingState => ({
  ...s,
  chance: cloneChance(s.chance),
  edges: s.edges && [...s.edges],
  supply: [...s.supply],
  obstacles: s.obstacles.map(cloneObstacle),
  ships: s.ships.map(cloneShip),
  bombs: [...s.bombs],
  touching: s.touching.map((t) => ({ ...t, moved: [...t.moved] })),
  decks: s.decks.map(cloneDeck),
  attacks: s.attacks.map(cloneAttack),
  lasting: [...s.lasting],
  uses: { ...s.uses },
  outcome: s.outcome && { ...s.outcome },
});
