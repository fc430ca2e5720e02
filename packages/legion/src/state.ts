import type { Chance, Lasting as EngineLasting, GameState, Json, Seat, Side, Uses } from '@holotisch/engine';
import { cloneChance } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type {
  AttackColour,
  AttackFace,
  BattleKind,
  DefenceColour,
  DefenceFace,
  Edition,
  Faction,
  Rank,
} from './data/types.ts';
import type { Terrain } from './geometry/terrain.ts';
import type { TrainingStep } from './training/steps.ts';

/** The plain-data state of a match. What can be worked out from it is not in it. */

export type { Side };
/** What stands for something that nobody here may know: a command card in another's hand, a token in a bag. */
export const HIDDEN = 'hidden';

/** The stretches of a match that rules speak of. */
export const SCOPES = ['attack', 'move', 'action', 'activation', 'turn', 'phase', 'round', 'game'] as const;
export type Scope = (typeof SCOPES)[number];

/** Tokens that lie beside a unit and are counted. */
export const TOKENS = [
  'aim',
  'dodge',
  'standby',
  'surge',
  'suppression',
  'ion',
  'immobilize',
  'poison',
  'shield',
  'observation',
] as const;
export type TokenKind = (typeof TOKENS)[number];

export type Mini = {
  /** The upgrade (by its place) that has added it; null is one of the unit's own. */
  readonly by: number | null;
  /** Null while not on the table. */
  pose: Pose | null;
  wounds: number;
  /** The round in which it was defeated; null while it lives. LE-BEHANDELN-X-KAPAZITAET-Y-08 */
  fell: number | null;
};

/** An upgrade card on a unit. */
export type Equipped = {
  readonly id: string;
  exhausted: boolean;
  /** Used up, or lost: it does nothing any more. */
  discarded: boolean;
  /** Wound tokens on the card, which count what it can still do. LE-BEHANDELN-X-KAPAZITAET-Y-06 */
  wounds: number;
  /** What it has noted for as long as it lies there. */
  note?: Json;
};

/** LE-BEFEHLSMARKER-03, -04: not on the table; faceup: it has an order; facedown: it was activated. */
export type OrderToken = 'none' | 'faceup' | 'facedown';

export type Unit = {
  readonly id: number;
  /** Whose it is; another's as long as an effect lets him act with it. */
  seat: Seat;
  readonly faction: Faction;
  readonly card: string;
  /** Tells units of the same name apart; 0 where there is only one. LE-ID-MARKER-01 */
  readonly number: number;
  /** Not deployed yet; set aside by an effect; on the table; defeated. */
  status: 'reserve' | 'aside' | 'play' | 'defeated';
  /** As printed, until it is promoted. LE-COMMANDER-10 */
  rank: Rank;
  promoted: boolean;
  readonly minis: Mini[];
  /** The place of its leader among its miniatures. */
  leader: number;
  readonly upgrades: Equipped[];
  order: OrderToken;
  readonly tokens: Record<TokenKind, number>;
  panicked: boolean;
  /** Vehicles. LE-ROBUSTHEIT-11 */
  damaged: boolean;
  disabled: boolean;
  /** Weapons (by key) with a weapon-destroyed token. */
  readonly destroyedWeapons: string[];
  /** The resilience roll happens once in a game. LE-ROBUSTHEIT-15 */
  resilienceRolled: boolean;
  /** Objective tokens (by id) that its leader has claimed. */
  readonly claimed: number[];
  /** Victory tokens of a bounty that lie beside it: marked as prey, or won. LE-KOPFGELD-01..03 */
  bounty: number;
  bountiesWon: number;
  /** The unit that carries it, if it is embarked. */
  inside: number | null;
  /** Defeated, but it still finishes what it does. */
  doomed: boolean;
  /** What single cards have noted for it. */
  note: Record<string, Json>;
};

/** A token that lies on the battlefield by itself. */
export type Marker = {
  readonly id: number;
  readonly kind:
    | 'objective'
    | 'condition'
    | 'charge'
    | 'smoke'
    | 'poi'
    | 'graffiti'
    | 'asset'
    | 'advantage'
    | 'bane'
    | 'cart';
  /** Whose it is; null for nobody's. */
  readonly seat: Seat | null;
  x: number;
  y: number;
  /** The card that it belongs to. */
  readonly by: string;
  /** The unit whose leader has claimed it. */
  claimed: number | null;
  wounds: number;
  note?: Json;
};

export type AttackDie = {
  readonly colour: AttackColour;
  face: AttackFace /** Rerolled by this very effect already. */;
  mark?: string;
};
export type DefenceDie = { readonly colour: DefenceColour; face: DefenceFace; mark?: string };

/** Which weapon of a unit: on its own card, or on the upgrade at this place. `unit:e-11`, `2:dlt-19`. */
export type WeaponKey = string;
/** A weapon in a pool, and the miniature (by place) that uses it. */
export type Contribution = {
  readonly mini: number;
  readonly weapon: WeaponKey /** Spray: so many times its dice. */;
  readonly times: number;
  /** The unit that lends it, where that is not the attacker. */
  readonly of?: number;
  /** A weapon that is thrown: half of its dice. */
  readonly half?: boolean;
};

/** How an attack comes about, where rules speak of it. */
export type AttackKind = 'action' | 'free' | 'plain' | 'standby' | 'detonation' | 'overrun';

/** The dice of one attacker against one defender; each pool is an attack of its own for effects. LE-ANGRIFF-35 */
export type Attack = {
  /** Tells it from every other pool of the match. */
  readonly id: number;
  readonly kind: AttackKind;
  readonly seat: Seat;
  /** The unit, or the token that detonates. */
  readonly attacker: { readonly unit: number } | { readonly marker: number };
  /** Where the attacker's leader stood when the pool was formed: from there it is judged if the unit falls by then. R-LE-117 */
  readonly stood?: Pose;
  defender: number;
  readonly melee: boolean;
  /** In segments, from the leader to the nearest miniature. */
  readonly range: number;
  readonly pool: Contribution[];
  /** Area weapons and the like: dice that no miniature brings. */
  readonly loose?: readonly { readonly card: string; readonly weapon: string }[];
  step: AttackStep;
  readonly dice: AttackDie[];
  readonly defence: DefenceDie[];
  /** A hit or a critical hit was there at any time. LE-ANGRIFF-34 */
  showedHit: boolean;
  /** The grade of cover that was applied. */
  cover: 0 | 1 | 2;
  /** Dodge tokens that were spent in it. */
  dodged: number;
  aimed: number;
  /** Blocks that Pierce has cancelled. LE-DURCHSCHLAGEN-X-04 */
  pierced: number;
  /** Units whose Guardian was used in it. R-LE-39 */
  readonly guarded: number[];
  /** Wounds that the defender suffered by it. */
  wounds: number;
  /** Miniatures of the defender (by place) that somebody of the attacker sees. LE-SICHTLINIE-08 */
  readonly seen: readonly number[];
  readonly noted: Record<string, Json>;
};
export type AttackStep =
  | 'declared'
  | 'roll'
  | 'reroll'
  | 'convert'
  | 'cover'
  | 'modify'
  | 'defend'
  | 'defendReroll'
  | 'defendConvert'
  | 'defendModify'
  | 'compare'
  | 'after';

/** Something that began and has a definite end, whatever becomes of its source. */
export type Lasting = EngineLasting<Scope> & { readonly unit: number };

export type ActionName = 'move' | 'attack' | 'aim' | 'dodge' | 'standby' | 'recover' | 'withdraw' | `card:${string}`;

/** How far the active unit has come: each step and each action is an activity of its own. */
export type Turn = {
  readonly unit: number;
  step: 'start' | 'rally' | 'act' | 'end';
  /** Actions that it may still spend. */
  actions: number;
  /** Actions that it has performed, free ones too. */
  readonly done: ActionName[];
  /** It has made an attack, of whatever kind. LE-BEREITSCHAFT-02 */
  attacked: boolean;
  /** It has moved otherwise than by a pivot; standard moves. LE-SPERRIG-02, LE-SCHWERFAELLIG-01 */
  moved: boolean;
  standardMoves: number;
  /** It has attacked with a cumbersome weapon. LE-SPERRIG-01 */
  cumbersome: boolean;
  /** A panicked unit has to do just this. LE-PANIK-05 */
  panics: boolean;
  /** Whatever may come, it may do nothing more (a withdrawal). */
  over: boolean;
};

export type Edge = 'south' | 'north';
export type Phase =
  | 'terrain'
  | 'sides'
  | 'battle'
  | 'prepare'
  | 'deployment'
  | 'command'
  | 'activation'
  | 'end'
  | 'over';

export type Rules = {
  readonly edition: Edition;
  readonly format: string;
  readonly width: number;
  readonly depth: number;
  /** Null: until one side has nothing left. LE-KEINE-RUNDENBEGRENZUNG-01 */
  readonly rounds: number | null;
  readonly points: number | null;
  /** The training battle of the core booklet: what of the advanced rules is played with; null is any other battle. */
  readonly training: readonly TrainingStep[] | null;
  /** Terrain is placed in turn by the players. LE-KOMPETITIVE-GELAENDEPLATZ-01 */
  readonly competitive: boolean;
};

/** The three rows of battle cards: what lies there, leftmost first. LE-SPIELAUFBAU-10 */
export type BattleRows = { readonly [K in BattleKind]?: string[] };

/** What a seat holds. */
export type Hand = {
  readonly cards: string[];
  /** The card of this round, facedown until `revealed`. */
  played: string | null;
  readonly discard: string[];
  /** Cards that an effect has laid aside, faceup; they come back. */
  readonly aside: string[];
  /** Cards that were shown while units were deployed; they are still in hand, or wherever they went. */
  readonly divulged: string[];
  /** Cards set aside, facedown: one of them may take the place of the card that was revealed. */
  readonly contingencies: string[];
  /** Who has been nominated this round. */
  nominated: number | null;
  /** Ranks of the tokens in the order pool. LE-BEFEHLSPOOL-01 */
  readonly pool: Rank[];
  /** Tokens of the pool that lie facedown on a card; only their owner knows them. */
  readonly kept: Rank[];
  /** 2.6: advantage tokens of the pass pool. L2-KOMMANDOPHASE-09 */
  passes: number;
  passed: boolean;
};

export interface LegionState extends GameState {
  readonly chance: Chance;
  readonly rules: Rules;
  /** The side of each seat; two seats of one side are a team. */
  readonly sides: readonly Side[];
  /** Army points and battle decks by seat. */
  readonly points: readonly number[];
  readonly brought: readonly BattleRows[];
  readonly hands: readonly Hand[];
  /** Which side is the blue player. */
  blue: Side;
  /** The long edge of each side. */
  edges: [Edge, Edge];
  /** Rows while they are being thinned out; the cards in use afterwards. */
  readonly rows: BattleRows;
  battle: { readonly [K in BattleKind]?: string };
  /** 2.6: the advantage card of each side. R-L2-24 */
  readonly advantages: [string | null, string | null];
  /** Opportunities to discard that are over. */
  vetoes: number;
  /** Notes of the battle cards: chosen units, tokens still to be placed … */
  readonly battleNote: Record<string, Json>;
  round: number;
  phase: Phase;
  /** How far the phase has come; its steps are activities of their own. */
  stage: number;
  /** The seat that has priority, and the one that holds the round counter. */
  priority: Seat;
  counter: Seat;
  turnOf: Side;
  revealed: boolean;
  turn: Turn | null;
  readonly terrain: Terrain[];
  /** Competitive placement: pieces that still have to be placed. */
  readonly supply: Terrain[];
  readonly markers: Marker[];
  nextMarker: number;
  readonly units: Unit[];
  readonly attacks: Attack[];
  readonly lasting: Lasting[];
  uses: Uses;
  /** Victory tokens (2.6: points) by side. */
  readonly victory: [number, number];
  outcome: { readonly winner: Side | null; readonly reason: string; readonly score: readonly [number, number] } | null;
}

export const newTokens = (): Record<TokenKind, number> => ({
  aim: 0,
  dodge: 0,
  standby: 0,
  surge: 0,
  suppression: 0,
  ion: 0,
  immobilize: 0,
  poison: 0,
  shield: 0,
  observation: 0,
});

export const newTurn = (unit: number, actions: number): Turn => ({
  unit,
  step: 'start',
  actions,
  done: [],
  attacked: false,
  moved: false,
  standardMoves: 0,
  cumbersome: false,
  panics: false,
  over: false,
});

const cloneUnit = (u: Unit): Unit => ({
  ...u,
  minis: u.minis.map((m) => ({ ...m })),
  upgrades: u.upgrades.map((e) => ({ ...e })),
  tokens: { ...u.tokens },
  destroyedWeapons: [...u.destroyedWeapons],
  claimed: [...u.claimed],
  note: { ...u.note },
});

const cloneAttack = (a: Attack): Attack => ({
  ...a,
  pool: [...a.pool],
  dice: a.dice.map((d) => ({ ...d })),
  defence: a.defence.map((d) => ({ ...d })),
  guarded: [...a.guarded],
  noted: { ...a.noted },
});

const cloneHand = (h: Hand): Hand => ({
  ...h,
  cards: [...h.cards],
  discard: [...h.discard],
  aside: [...h.aside],
  divulged: [...h.divulged],
  contingencies: [...h.contingencies],
  pool: [...h.pool],
  kept: [...h.kept],
});

const cloneRows = (rows: BattleRows): BattleRows => {
  const out: Record<string, string[]> = {};
  for (const [kind, cards] of Object.entries(rows)) if (cards) out[kind] = [...cards];
  return out;
};

/** A full copy. Poses, terrain, rules and modifiers never change once made, so they are shared. */
export const cloneState = (s: LegionState): LegionState => ({
  ...s,
  chance: cloneChance(s.chance),
  hands: s.hands.map(cloneHand),
  edges: [...s.edges],
  rows: cloneRows(s.rows),
  battleNote: { ...s.battleNote },
  advantages: [...s.advantages],
  turn: s.turn && { ...s.turn, done: [...s.turn.done] },
  terrain: [...s.terrain],
  supply: [...s.supply],
  markers: s.markers.map((m) => ({ ...m })),
  units: s.units.map(cloneUnit),
  attacks: s.attacks.map(cloneAttack),
  lasting: [...s.lasting],
  uses: { ...s.uses },
  victory: [...s.victory],
  outcome: s.outcome && { ...s.outcome },
});
