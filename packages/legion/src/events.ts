import type { EventNamed, InAttack, Message, Overridden, Phrase, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { MoveKind } from './cards/moments.ts';
import type { AttackColour, AttackFace, BattleKind, DefenceColour, DefenceFace, Rank } from './data/types.ts';
import type { Terrain } from './geometry/terrain.ts';
import type { ActionName, AttackDie, AttackKind, DefenceDie, Edge, Marker, Phase, Side, TokenKind } from './state.ts';

/**
 * Everything that happens in a match, by its type, as the rules tell it. Units are numbers, miniatures places in their unit,
 * cards ids (or the key of one very card), and all of it is plain data.
 */
export interface LegionEvents extends SetupEvents, RoundEvents, UnitEvents, MoveEvents, AttackEvents, CardEvents {
  /** The players have changed the state by hand. */
  override: Omit<Overridden, 'type'>;
}
export type EventType = keyof LegionEvents;
export type EventOf<T extends EventType> = EventNamed<LegionEvents, T>;
export type LegionEvent = EventOf<EventType>;
/** Every event has a line in the log: a dictionary without it does not compile. */
export type EventWords = { readonly [T in EventType as `le.event.${T}`]: Phrase };

type AtUnit<More = unknown> = { readonly unit: number } & More;
/** Where a miniature was and is. */
export type MiniWay = { readonly mini: number; readonly from: Pose | null; readonly to: Pose };

interface SetupEvents {
  terrain: { readonly seat: Seat | null; readonly piece: number; readonly terrain: Terrain };
  /** Dice or a coin have said who chooses the colour. */
  colours: { readonly blue: Side; readonly how: 'cheaper' | 'coin' | 'dice' | 'chosen' | 'scenario' };
  edges: { readonly edges: readonly [Edge, Edge] };
  battleRows: { readonly rows: { readonly [K in BattleKind]?: readonly string[] } };
  /** 2.6: the top card of a battle deck is laid out. */
  revealed: { readonly seat: Seat; readonly kind: BattleKind; readonly card: string };
  vetoed: { readonly seat: Seat; readonly kind: BattleKind; readonly card: string };
  vetoPassed: { readonly seat: Seat };
  battleChosen: { readonly cards: { readonly [K in BattleKind]?: string } };
  deployed: AtUnit<{ readonly minis: readonly MiniWay[] }>;
  setAside: AtUnit<{ readonly card: string }>;
  marker: { readonly marker: number; readonly kind: Marker['kind']; readonly at: Vec; readonly by: string };
  /** What its carrier takes along, or the cart of this seat. */
  markerMoved: { readonly marker: number; readonly from: Vec; readonly to: Vec; readonly cart?: Seat };
  markerGone: { readonly marker: number; readonly at: Vec };
}

interface RoundEvents {
  round: { readonly round: number };
  phase: { readonly phase: Phase };
  /** Everybody who could has chosen a command card. */
  cardsChosen: { readonly seats: readonly Seat[] };
  cardsRevealed: { readonly cards: readonly (string | null)[] };
  priority: { readonly seat: Seat; readonly how: 'pips' | 'only' | 'roll' | 'total'; readonly roll?: DefenceFace };
  nominated: AtUnit<{ readonly card: string }>;
  ordered: AtUnit<{ readonly by: number | null }>;
  poolFormed: { readonly seat: Seat; readonly tokens: number };
  tokenDrawn: { readonly seat: Seat; readonly rank: Rank };
  tokenRemoved: { readonly seat: Seat; readonly rank: Rank };
  turnPassed: { readonly seat: Seat; readonly token: boolean };
  cardDiscarded: { readonly seat: Seat; readonly card: string };
  divulged: { readonly seat: Seat; readonly card: string };
  /** Cards of a hand are laid aside, faceup. */
  cardsAside: { readonly seat: Seat; readonly cards: readonly string[] };
  /** An order token goes back to its pool. */
  orderReturned: AtUnit;
  cardsReturned: { readonly seat: Seat; readonly cards: readonly string[] };
  promoted: AtUnit;
  counter: { readonly seat: Seat; readonly round: number };
  victory: { readonly side: Side; readonly count: number; readonly total: number; readonly why: Message };
  over: { readonly winner: Side | null; readonly reason: string; readonly score: readonly [number, number] };
}

interface UnitEvents {
  activates: AtUnit<{ readonly actions: number }>;
  activationEnds: AtUnit;
  /** It has fewer actions, and why. */
  actionLost: AtUnit<{
    readonly count: number;
    readonly why: 'suppressed' | 'damaged' | 'ion';
    readonly clauses: readonly ClauseId[];
  }>;
  rallied: AtUnit<{
    readonly faces: readonly DefenceFace[];
    readonly colour: DefenceColour;
    readonly removed: number;
    readonly left: number;
  }>;
  action: AtUnit<{ readonly action: ActionName; readonly free: boolean }>;
  tokens: AtUnit<{ readonly token: TokenKind; readonly change: number; readonly count: number; readonly why: string }>;
  suppressed: AtUnit<{ readonly is: boolean }>;
  panicked: AtUnit<{ readonly is: boolean; readonly courage: number | null }>;
  wounds: AtUnit<{ readonly amount: number; readonly by: string | null }>;
  wounded: AtUnit<{ readonly mini: number; readonly wounds: number }>;
  healed: AtUnit<{ readonly mini: number; readonly wounds: number }>;
  miniDefeated: AtUnit<{ readonly mini: number; readonly at: Pose | null }>;
  miniRestored: AtUnit<{ readonly mini: number; readonly at: Pose }>;
  newLeader: AtUnit<{ readonly mini: number }>;
  defeated: AtUnit<{ readonly why: 'wounds' | 'left' | 'rule' }>;
  /** The resilience roll and what became of it. LE-ROBUSTHEIT-02 */
  resilience: AtUnit<{ readonly face: DefenceFace }>;
  vehicleDamage: AtUnit<{
    readonly token: 'damaged' | 'disabled' | 'weapon';
    readonly weapon?: string;
    readonly is: boolean;
  }>;
  damageRoll: AtUnit<{ readonly face: DefenceFace }>;
  claimed: AtUnit<{ readonly marker: number }>;
  dropped: AtUnit<{ readonly marker: number; readonly at: Vec }>;
}

interface MoveEvents {
  moved: AtUnit<{
    readonly kind: MoveKind;
    readonly speed: number;
    readonly bend: number;
    /** The leader first, then everybody who was placed. */
    readonly minis: readonly MiniWay[];
  }>;
  placed: AtUnit<{ readonly minis: readonly MiniWay[]; readonly why: 'formation' | 'melee' | 'displaced' | 'effect' }>;
  /** A move ended early, or was slower, and why. */
  hindered: AtUnit<{ readonly why: Message; readonly clauses: readonly ClauseId[] }>;
  /** By a vehicle, or by a cart. */
  displaced: AtUnit<{ readonly by?: number; readonly cart?: number; readonly minis: readonly number[] }>;
  meleeStarted: AtUnit<{ readonly enemy: number }>;
  meleeEnded: AtUnit<{ readonly enemy: number }>;
  climbRoll: AtUnit<{ readonly faces: readonly DefenceFace[] }>;
}

interface AttackEvents {
  attack: InAttack<{
    readonly kind: AttackKind;
    readonly attacker: { readonly unit: number } | { readonly marker: number };
    readonly defender: number;
    readonly melee: boolean;
    readonly range: number;
    readonly weapons: readonly { readonly weapon: string; readonly minis: number }[];
    readonly line: readonly [Vec, Vec];
  }>;
  noAttack: AtUnit<{ readonly why: Message; readonly clauses: readonly ClauseId[] }>;
  rolled: InAttack<{ readonly dice: readonly AttackDie[]; readonly of?: readonly DiceFrom[] }>;
  dice: InAttack<{
    readonly how: DiceChange;
    readonly at: readonly number[];
    readonly dice: readonly AttackDie[];
    readonly why: string;
  }>;
  cover: InAttack<{
    readonly grade: 0 | 1 | 2;
    readonly obscured: readonly number[];
    readonly of: number;
    readonly cancelled: number;
    readonly roll?: readonly DefenceFace[];
  }>;
  defenceRolled: InAttack<AtUnit<{ readonly dice: readonly DefenceDie[] }>>;
  defenceDice: InAttack<
    AtUnit<{
      readonly how: DiceChange;
      readonly at: readonly number[];
      readonly dice: readonly DefenceDie[];
      readonly why: string;
    }>
  >;
  /** Dice might have been rerolled, and none was. */
  noReroll: InAttack<{ readonly dice: 'attack' | 'defence'; readonly why: string }>;
  result: InAttack<{ readonly hits: number; readonly crits: number; readonly blocks: number; readonly wounds: number }>;
  attackEnds: InAttack<unknown>;
  standby: AtUnit<{ readonly enemy: number }>;
  guards: InAttack<AtUnit<{ readonly hits: number; readonly faces: readonly DefenceFace[] }>>;
  detonates: { readonly marker: number; readonly at: Vec };
}
/** Where dice come from, weapon by weapon; null: what cards have made of them. */
export type DiceFrom = { readonly weapon: string | null; readonly dice: Readonly<Record<AttackColour, number>> };
export type DiceChange = 'rerolled' | 'changed' | 'converted' | 'cancelled' | 'added' | 'spent';

interface CardEvents {
  /** A card or keyword acts. */
  ability: { readonly unit: number | null; readonly card: string };
  exhausted: AtUnit<{ readonly card: string }>;
  readied: AtUnit<{ readonly card: string }>;
  upgradeLost: AtUnit<{ readonly card: string }>;
  /** A card of two sides is turned over. */
  flipped: AtUnit<{ readonly card: string }>;
  /** What a card had begun is over. */
  ended: AtUnit<{ readonly card: string }>;
  looseDice: {
    readonly colour: DefenceColour | 'attack';
    readonly faces: readonly (AttackFace | DefenceFace)[];
    readonly purpose: Message;
  };
  note: { readonly why: Message; readonly clauses: readonly ClauseId[] };
}
