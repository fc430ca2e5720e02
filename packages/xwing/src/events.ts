import type { EventNamed, InAttack, Message, Overridden, Phrase, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Template } from '@holotisch/table';
import type { Edge, Face, Phase, Ship, Side, TokenKind, Which } from './state.ts';

/**
 * Everything that happens in a match, by its type, as the rules tell it. Ships are numbers, cards are ids (or the key of
 * one very card, `3:ept.expose`), and all of it is plain data. An event of another shape does not compile.
 */
interface XWingEvents
  extends SetupEvents,
    RoundEvents,
    ActivationEvents,
    TokenEvents,
    CombatEvents,
    DamageEvents,
    CardEvents {
  /** The players have changed the state by hand. */
  override: Omit<Overridden, 'type'>;
}
export type EventType = keyof XWingEvents;
/** The events of one type, or of several. */
export type EventOf<T extends EventType> = EventNamed<XWingEvents, T>;
export type XWingEvent = EventOf<EventType>;
/** Every event has a line in the log: a dictionary without it does not compile. */
export type EventWords = { readonly [T in EventType as `xw.event.${T}`]: Phrase };

type AtShip<More = unknown> = { readonly ship: number } & More;
/** A card of the ship does it, or it is done to that card. */
type OfCard<More = unknown> = AtShip<{ readonly card: string } & More>;
/** Where something was placed by hand. */
type Placed = { readonly x: number; readonly y: number; readonly degrees: number };
type Way = { readonly from: Pose; readonly to: Pose };
type Flies = { readonly manoeuvre: string };
type Faces = { readonly faces: readonly Face[] };
/** A sentence of the dictionaries, one of these. */
type Why<T extends string> = { readonly why: { readonly text: T } };

interface SetupEvents {
  /** Points are even: a side rolls for initiative. */
  tieRoll: { readonly side: Side; readonly face: Face };
  /** A side has initiative. */
  initiative: { readonly side: Side };
  /** A player has placed an obstacle. */
  obstacle: { readonly seat: Seat; readonly kind: string } & Placed;
  /** There is no room for the obstacles that are left. */
  noRoom: { readonly left: number };
  /** Each side has its edge of the table. */
  edges: { readonly edges: readonly [Edge, Edge] };
  /** There is no room for a ship in its starting area, which reaches up to this range for it. */
  crowded: AtShip<{ readonly range: number }>;
  /** There is none on its half of the table: it takes no part. */
  noPlace: AtShip;
  /** A ship has been placed in its starting area. */
  deployed: AtShip<Placed>;
  /** A dual card comes into play on this side. */
  side: OfCard<{ readonly name: Message }>;
}

interface RoundEvents {
  /** A round begins, with its Planning phase. */
  round: { readonly round: number };
  /** Another phase begins. */
  phase: { readonly phase: Phase };
  /** These ships have their dials. */
  planned: { readonly ships: readonly number[] };
  /** The End phase has taken these tokens off. */
  cleared: { readonly taken: readonly TakenOff[] };
  /** So many rounds in a row have changed nothing for good; after `of` of them the match is over. */
  quiet: { readonly rounds: number; readonly of: number };
  /** The match is over. */
  over: { readonly winner: Side | null; readonly reason: string };
}
export type TakenOff = AtShip<{ readonly token: TokenKind; readonly count: number }>;

interface ActivationEvents {
  /** A ship's turn in the Activation phase begins. */
  activates: AtShip;
  /** It has no dial and flies as ionised ships do. */
  ionised: AtShip<Flies>;
  /** It reveals its dial. */
  revealed: AtShip<Flies>;
  /** Stressed as it is, it may not fly that: the opponent has chosen another manoeuvre. */
  overruled: AtShip<Flies>;
  /** It has flown a manoeuvre: along which template, how far, and into whom. */
  moved: AtShip<Flies & Way & Flown>;
  /** On its way or at its end lies an obstacle. */
  metObstacle: AtShip<{ readonly obstacle: string }>;
  /** A barrel roll, a boost, a decloak or a tractor beam has put it elsewhere. */
  repositioned: AtShip<Declared & Way>;
  /** Such a way was declared and could not be completed. */
  failed: AtShip<Declared & InTheWay>;
  /** It has turned about on the spot. */
  rotated: AtShip<Way>;
  /** It has left the ship that carried it. */
  undocked: AtShip<{ readonly from: number; readonly to: Pose }>;
  /** It performs an action. */
  action: AtShip<{ readonly action: string; readonly free: boolean }>;
  /** It has no Perform Action step: it overlaps a ship, met an asteroid, or a card says so. */
  skippedAction: AtShip<Why<`xw.skipped.${'ship' | 'asteroid' | 'card'}`>>;
  /** It has one, but there is nothing that it may do. */
  noAction: AtShip<Why<`xw.noAction.${'stress' | 'none'}`>>;
  /** It might act and does not. */
  passedAction: AtShip;
  /** It rolls for an obstacle, which is told by its place among the obstacles. */
  obstacleRoll: AtShip<{ readonly obstacle: number; readonly face: Face }>;
  /** Its mobile firing arc points elsewhere. */
  arcRotated: AtShip<{ readonly to: Ship['mobile'] }>;
}
type Flown = {
  /** Whoever stays in place has none. */
  readonly template?: Template;
  readonly astern?: boolean;
  /** How far along its path, in millimetres. */
  readonly s: number;
  readonly overlapped: readonly number[];
};
type Declared = { readonly what: string; readonly direction: string };
type InTheWay = {
  readonly by: 'ship' | 'obstacle' | 'template' | 'edge';
  readonly because: Message;
  readonly clauses: readonly ClauseId[];
};

interface TokenEvents {
  /** Tokens were given or taken off; by which clause, where neither an action nor a card did it. */
  token: AtShip<{ readonly token: TokenKind; readonly by: number; readonly clause?: ClauseId }>;
  /** A token was spent. */
  spent: AtShip<{ readonly token: TokenKind | 'targetlock' }>;
  /** It has locked another ship. */
  locked: AtShip<{ readonly target: number }>;
  /** It has lost that lock. */
  unlocked: AtShip<{ readonly target: number }>;
  /** Its lock has gone over to another ship. */
  lockPassed: AtShip<{ readonly target: number; readonly to: number }>;
}

interface CombatEvents {
  /** A ship's turn in the Combat phase begins. */
  fights: AtShip;
  /** It does not attack, and this is why. */
  noAttack: AtShip<{ readonly why: Message; readonly clauses: readonly ClauseId[] }>;
  /** The Combat phase is over and it had no turn. */
  missedTurn: AtShip;
  /** Weapon and target are declared. Of an attack that is performed twice it is told twice. */
  attack: InAttack<Duel & { readonly weapon: string; readonly range: number; readonly obstructed: boolean }>;
  /** The dice of one side lie there. */
  rolled: InAttack<{ readonly dice: Which; readonly of?: readonly DiceFrom[] } & Faces>;
  /** They were modified, and show this now; which of them were rerolled cannot be seen from the faces. */
  modified: InAttack<
    { readonly dice: Which; readonly how: Modification; readonly rerolled?: readonly number[] } & Faces
  >;
  /** Somebody might have rerolled dice of that side and rerolled none, or there was none that he might have. */
  noReroll: InAttack<{ readonly dice: Which }>;
  /** When all that could be cancelled has been, a result is left. */
  hit: InAttack<Compared>;
  /** None is left. */
  missed: InAttack<Compared>;
}
type Duel = { readonly attacker: number; readonly defender: number };
/** Where dice come from: `added` by cards that say so in this attack, `cards` by those that change the number itself. */
export type DiceFrom = {
  readonly from: 'weapon' | 'agility' | 'range' | 'obstructed' | 'added' | 'cards';
  readonly dice: number;
};
export type Modification = 'change' | 'add' | 'cancel' | 'reroll';
/** The attack dice that are left, those that the defence has cancelled, and the hits among what is left. */
type Compared = Duel & Faces & { readonly cancelled: readonly Face[]; readonly results: readonly Face[] };

interface DamageEvents {
  /** Shields were lost or recovered. */
  shield: AtShip<{ readonly by: number }>;
  /** A damage card was dealt; a facedown one is nameless. */
  damage: AtShip<Dealt>;
  /** A facedown damage card was turned faceup. */
  faceup: OfCard;
  /** A faceup damage card was turned facedown. */
  facedown: OfCard;
  /** A damage card was taken off. */
  repaired: AtShip<{ readonly card: string | null }>;
  /** It would be destroyed, but has its opportunity to attack before that. */
  doomed: AtShip;
  /** It is gone. */
  destroyed: AtShip<{ readonly cause: 'damage' | 'fled' }>;
}
type Dealt = { readonly card: string; readonly faceup: true } | { readonly card: null; readonly faceup: false };

interface CardEvents {
  /** A card takes effect. */
  ability: OfCard;
  /** What a card began has ended. */
  ended: OfCard;
  /** An upgrade card was discarded. */
  discarded: OfCard;
  /** A discarded one lies faceup again. */
  recovered: OfCard;
  /** A dual card was turned to its other side. */
  turned: OfCard<{ readonly face: 0 | 1 }>;
  /** A card has taken the place of another. */
  replaced: OfCard<{ readonly replacement: string }>;
  /** A damage card lies ready on a condition of the ship. */
  setAside: OfCard;
  /** A die was rolled for a card. */
  cardRoll: OfCard<{ readonly dice: Which; readonly face: Face }>;
  /** The dice of a bomb. */
  bombRoll: OfCard<Faces>;
  /** A card has changed a roll outside the two of an attack, which shows this now. */
  rollChanged: OfCard<Faces>;
  /** The owner of a card has called the manoeuvre of this ship. */
  guessed: OfCard<Flies>;
  /** A card has taken an obstacle off the table. */
  obstacleGone: OfCard<{ readonly obstacle: string }>;
  /** A bomb or a set of mines has been dropped. */
  dropped: OfCard<{ readonly pose: Pose }>;
  /** A bomb goes off; `ship` is the one that set it off, if one did. */
  detonated: {
    readonly bomb: number;
    readonly card: string;
    readonly ship: number | null;
    readonly pose: Pose;
  };
  /** A condition was assigned. */
  condition: AtShip<{ readonly condition: string }>;
  /** A condition was removed. */
  conditionLifted: AtShip<{ readonly condition: string }>;
  /** A dial was looked at; what it shows is for whoever looked. */
  dialSeen: AtShip<{ readonly manoeuvre: string | null }>;
  /** Its owner has turned a dial that was set already. */
  dialTurned: AtShip;
}
