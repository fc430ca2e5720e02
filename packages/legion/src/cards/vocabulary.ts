import {
  type CardBook as Book,
  type Cards,
  type CommonRules,
  type AnyAbility as EngineAbility,
  type AnyBan as EngineBan,
  type ValueRule as EngineValueRule,
  type Flow,
  type Later,
  type Message,
  type Seat,
  valueWords,
  vocabulary,
} from '@holotisch/engine';
import type { KeywordName, PlayerColour, Pool, Weapon, Zone } from '../data/types.ts';
import type { AttackLimits } from '../flow/attack/targets.ts';
import type { Legion } from '../legion.ts';
import type { Attack, AttackDie, Equipped, Marker, Scope, Side, TokenKind, Unit } from '../state.ts';
import type {
  ActionMoment,
  AttackMoment,
  CommandMoment,
  DefeatMoment,
  DisplaceMoment,
  DrawMoment,
  ExhaustMoment,
  GatherMoment,
  MarkerMoment,
  MoveMoment,
  NextMoment,
  OrderMoment,
  PhaseMoment,
  PoolMoment,
  RallyMoment,
  ReadyMoment,
  RideMoment,
  SufferMoment,
  TokenMoment,
  TurnMoment,
  UnitMoment,
} from './moments.ts';
import type { CardSource } from './source.ts';

/** The words that cards and keywords are written in: windows, values, bans, actions. A card is a few lines of them. */

export type { Scope } from '../state.ts';
export type * from './moments.ts';
export type { CardSource } from './source.ts';

/** Every named moment and what it is about. The order of resolution is stated in flow/timing.ts. */
export interface Windows {
  /** Battle cards lie, nothing is deployed yet. */
  'setup.before': PhaseMoment;
  /** A unit is about to be deployed, and has been. */
  'setup.deploys': UnitMoment;
  'setup.deployed': UnitMoment;
  'setup.after': PhaseMoment;
  'round.start': PhaseMoment;
  'command.start': PhaseMoment;
  /** Both cards lie open. */
  'command.revealed': CommandMoment;
  /** A seat resolves its card: what it does at once and without a time of its own. LE-BEFEHLE-ERTEILEN-01, L2-KOMMANDOPHASE-03 */
  'command.resolve': CommandMoment;
  /** A seat issues orders: before it does, and after. */
  'command.orders': CommandMoment;
  'command.ordered': CommandMoment;
  /** A unit is about to be issued an order: somebody else may get it. */
  'order.before': OrderMoment;
  /** A unit is issued an order; its token lies beside it. */
  'unit.ordered': OrderMoment;
  'command.end': PhaseMoment;
  'activation.start': PhaseMoment;
  /** A side takes its turn: before it says which unit it activates. */
  'turn.start': TurnMoment;
  /** A token is about to be drawn from a pool. */
  'pool.draw': PoolMoment;
  /** An order token is drawn from a pool; nobody has been chosen for it. */
  'token.drawn': DrawMoment;
  /** Step 1: abilities 'when it is activated' and 'at the start'. LE-AKTIVIERUNG-VON-EINHEITEN-01 */
  'unit.activates': UnitMoment;
  'unit.rallies': RallyMoment;
  'unit.rallied': UnitMoment;
  /** An action is over, free or not; standby and detonations have had their turn. LE-FAEHIGKEITEN-09 */
  'action.after': ActionMoment;
  /** A unit is about to move; nothing is planned yet. */
  'move.ready': ReadyMoment;
  /** It is about to move; neither kind nor way are chosen. */
  'move.start': UnitMoment;
  'move.before': MoveMoment;
  /** A vehicle has pushed miniatures of another unit aside. */
  'unit.displaced': DisplaceMoment;
  /** A unit has got out of a vehicle. */
  'unit.disembarked': RideMoment;
  'move.after': MoveMoment;
  'unit.ends': UnitMoment;
  /** Its activation is over and its token lies facedown; another may be activated at once. */
  'unit.activated': NextMoment;
  'activation.end': PhaseMoment;
  'end.start': PhaseMoment;
  'end.tokens': PhaseMoment;
  'round.end': PhaseMoment;
  /** Step 1 and 2: pools are formed; nothing has been rolled. */
  'attack.declared': AttackMoment;
  'attack.gather': GatherMoment;
  'attack.rolled': AttackMoment;
  /** 4b, 4c */
  'attack.reroll': AttackMoment;
  'attack.convert': AttackMoment;
  /** 4c is over: no surge is left. */
  'attack.converted': AttackMoment;
  /** 5: before cover and dodge are applied. */
  'attack.cover': AttackMoment;
  /** 6: attacker first. */
  'attack.modify': AttackMoment;
  /** 7b, 7c */
  'defence.reroll': AttackMoment;
  'defence.convert': AttackMoment;
  /** 8: defender first. */
  'defence.modify': AttackMoment;
  /** 9: the wounds are known and not suffered yet. */
  'attack.wounds': AttackMoment;
  /** The pool is resolved, its suppression included. */
  'attack.resolved': AttackMoment;
  /** The whole attack is over. */
  'attack.after': AttackMoment;
  'unit.suffers': SufferMoment;
  'unit.suffered': SufferMoment;
  'unit.defeated': DefeatMoment;
  'token.gained': TokenMoment;
  'token.spent': TokenMoment;
  /** Its standby is lost without being spent. LE-BEREITSCHAFT-05 */
  'token.lost': TokenMoment;
  'marker.claimed': MarkerMoment;
  /** An upgrade card is exhausted; what it would do has not happened yet. */
  'card.exhausted': ExhaustMoment;
}
export type WindowName = keyof Windows;

/** What may be forbidden outright, and the context of it. LE-GOLDENE-REGELN-03 */
export interface Bans {
  /** A unit attacks at all; with this weapon; that defender. */
  attack: { readonly unit: Unit };
  weapon: {
    readonly unit: Unit;
    readonly weapon: string;
    readonly defender: Unit;
    readonly melee: boolean;
    readonly range: number;
  };
  target: {
    readonly attacker: Unit | undefined;
    readonly defender: Unit;
    readonly melee: boolean;
    readonly range: number;
    readonly limits: AttackLimits;
  };
  /** A unit moves otherwise than by a pivot. */
  move: { readonly unit: Unit; readonly pivot: boolean };
  action: { readonly unit: Unit; readonly action: string; readonly free: boolean };
  /** A unit performs none of the actions that it has left. */
  idle: { readonly unit: Unit };
  order: { readonly unit: Unit; readonly by: Unit | null };
  /** A seat plays this command card; it uses a card that it has set aside. */
  command: { readonly seat: Seat; readonly card: string };
  contingency: { readonly seat: Seat };
  /** A token is gained, spent. */
  gain: { readonly unit: Unit; readonly token: TokenKind };
  spend: { readonly unit: Unit; readonly token: TokenKind; readonly attack: Attack | undefined };
  /** An attack die is changed, rerolled, cancelled. */
  modifyDie: { readonly attack: Attack; readonly die: AttackDie; readonly by: Unit };
  cover: AttackMoment;
  /** A miniature of this unit is brought into base contact. */
  engage: { readonly unit: Unit; readonly enemy: Unit };
  displace: { readonly unit: Unit };
  /** A ground vehicle drives backwards. */
  reverse: { readonly unit: Unit };
  /** It sets off charges. LE-DETONIEREN-X-BOMBENTYP-01 */
  detonate: { readonly unit: Unit };
  /** 2.6: a unit contests an objective token. */
  contest: { readonly unit: Unit; readonly marker: Marker };
}
export type BanName = keyof Bans;

/** Numbers that cards and keywords change, looked up through values.ts. */
export type ValueName =
  | 'speed'
  | 'courage'
  | 'actions'
  /** Attack actions in one activation; how often a defender's dodge tokens stop critical hits. LE-AKTIONEN-02 */
  | 'attackActions'
  | 'dodgesCrits'
  /** Suppression tokens that it may keep when it would lose them. */
  | 'mayKeepSuppression'
  /** What it may add to its speed by gaining a suppression token. */
  | 'spur'
  /** Above 0: it may pivot before a standard move. LE-NEUPOSITIONIEREN-01 */
  | 'repositions'
  /** Grades by which a defender's cover is better, and worse. LE-DECKUNG-11, LE-SCHARFSCHUETZE-X-01 */
  | 'coverBetter'
  | 'coverWorse'
  /** Impact that a defender gives the pool by the side that it shows. LE-SCHWACHSTELLE-X-HECK-01 */
  | 'exposed'
  /** Tokens that an aim action and a dodge action give. */
  | 'aimGain'
  | 'dodgeGain'
  /** Dice that an aim token rerolls. LE-ZIELEN-05 */
  | 'aimDice'
  /** Defence dice besides those for hits. */
  | 'extraDefence'
  /** White ones besides. */
  | 'extraWhite'
  /** Above 0: red instead of white when rallying. LE-UNBEZWINGBAR-01 */
  | 'rallyRed'
  /** Above 0: it is not suppressed, however many tokens it has; none of its suppression tokens leaves it. */
  | 'fearless'
  | 'keepsSuppression'
  /** Above 0: Guardian cancels critical hits like hits. */
  | 'guardsCrits'
  /** Above 0: it may move although it is engaged. */
  | 'movesEngaged'
  /** Range within which orders are given, by Coordinate too; courage is lent; standby is spent. */
  | 'orderRange'
  | 'coordinateRange'
  | 'courageRange'
  | 'standbyRange'
  /** Degrees that a pivot may turn. LE-DREHUNG-02 */
  | 'pivot'
  /** Millimetres up to which it flies over terrain. LE-GLEITER-X-11 */
  | 'flightHeight'
  /** Above 0: difficult terrain does not slow it. LE-UNGEHINDERT-01 */
  | 'unhindered'
  | 'weaponsPerMini'
  /** Attack actions in one activation; how often each card action may be performed. LE-AKTIONEN-02, LE-KARTENAKTIONEN-03 */
  | 'attackActions'
  | 'cardActions'
  /** What is added to the maximum range of ranged weapons, up to range 4, and that limit. */
  | 'weaponRange'
  | 'weaponRangeMost'
  /** Above 0: Guardian works in melee; Deflect counts blanks instead of surges; Fire Support leaves the order faceup, and
   * works in melee; it rolls red defence dice. */
  | 'guardsMelee'
  | 'deflectsBlanks'
  | 'keepsOrder'
  | 'supportsMelee'
  | 'defenceRed'
  /** 2.6, above 0: it rolls red dice for its cover. */
  | 'coverRed'
  /** Above 0: wounds do not defeat it, however many; whatever says so says when they do. */
  | 'deathless'
  /** Above 0: the dice of Vaapad Mastery are red. */
  | 'vaapadRed'
  /** Surges become critical hits, or blocks. */
  | 'surgeCrit'
  | 'surgeBlock'
  /** Above 0: what cards of the other side do does not touch it. */
  | 'immuneToEnemies'
  /** Above 0: it does not panic, whatever tokens it has. */
  | 'steadfast'
  /** Above 0: it is deployed when all others have been. */
  | 'deploysLast'
  /** Suppression tokens that it loses in the end phase. LE-ENDPHASE-06 */
  | 'calm'
  | 'scout'
  /** Millimetres between its leader and the others. LE-FORMATION-03 */
  | 'cohesion'
  /** Tokens that do not leave it in the end phase. LE-ENDPHASE-05 */
  | `kept.${TokenKind}`
  /** 2.6: how near its leader must be to contest. R-L2-18 */
  | 'contestRange'
  | `keyword.${KeywordName}`;
/** What a value may depend on besides the unit. */
export interface ValueContext {
  readonly attack?: Attack;
  readonly other?: Unit;
  readonly reverse?: boolean;
}
export type ValueRule = EngineValueRule<Legion, Unit, CardSource, ValueContext, ValueName>;

/** A card action or free card action that a unit may perform. LE-KARTENAKTIONEN-01, LE-FREIE-KARTENAKTIONEN-01 */
export interface CardAct {
  readonly id: string;
  /** What it is called, where that is not the card's name. */
  readonly label?: Message;
  /** It costs none of the two actions. */
  readonly free?: true;
  /** It costs so many actions, if not one. */
  readonly cost?: number;
  /** It is no action: nothing follows it that follows actions. */
  readonly plain?: true;
  /** It may be done any number of times. */
  readonly repeatable?: true;
  /** A battle card of one side gives it to the other. */
  readonly forEnemies?: true;
  /** It counts as this action too. LE-KARTENAKTIONEN-05 */
  readonly as?: 'move' | 'attack';
  when(g: Legion, unit: Unit, self: CardSource): boolean;
  run(g: Legion, unit: Unit, self: CardSource): Flow<void>;
}

/** How objectives, deployments and conditions change set-up, play and scoring; the rest are abilities like any card's. */
export interface BattleRules {
  /** Set-up: tokens are placed. The side is the owner's of an advantage card, else the blue one. */
  readonly prepare?: (g: Legion, side: Side) => Flow<void>;
  /** Deployments and primary objectives whose zones are not those of the facts. */
  readonly zones?: (g: Legion, colour: PlayerColour) => readonly Zone[];
  /** Each player must put a unit into each of his zones. */
  readonly bothZones?: true;
  /** Units that may stand within this range of their zones, too. */
  readonly around?: (g: Legion, unit: Unit) => number;
  /** All units are deployed. */
  readonly deployed?: (g: Legion) => Flow<void>;
  /** Actions that it gives all units of both sides. */
  readonly acts?: readonly CardAct[];
  /** What it does and gives at the end of a round, and victory tokens of the game's end, by side. */
  readonly roundScore?: (g: Legion) => Flow<void>;
  readonly gameScore?: (g: Legion) => readonly [number, number];
}

/** A command card that may be shown before units are deployed. */
interface Divulging {
  when?(g: Legion, seat: Seat): boolean;
  run(g: Legion, seat: Seat): Flow<void>;
  /** It has to be played in the first round then. */
  readonly first?: true;
}
/** Weapons that a command card brings. */
interface Arms {
  who(g: Legion, unit: Unit, self: CardSource): boolean;
  /** Only in attacks that the card itself grants. */
  readonly special?: true;
}

export interface CardRules extends CommonRules<Legion, CardSource> {
  readonly values?: readonly ValueRule[];
  readonly acts?: readonly CardAct[];
  /** Keywords that it may give to units that do not print them; their rules ask for the keyword before they act. */
  readonly grants?: readonly KeywordName[];
  readonly battle?: BattleRules;
  /** Weapons of a battle card (mines, bombs). */
  readonly weapons?: readonly Weapon[];
  /** Command cards: who is ordered, where that is not what is printed in the order bar. */
  readonly orders?: (g: Legion, seat: Seat) => Flow<void>;
  /** Command cards: it may not be chosen in this round. */
  readonly notInRound?: number;
  /** Command cards: it goes back to the hand instead of being discarded. LE-ENDPHASE-03 */
  readonly returns?: true;
  /** Command cards: so many orders at most that another seat gives with its card. */
  readonly orderCap?: (g: Legion, seat: Seat, self: CardSource) => number | undefined;
  /** Command cards: who may use the weapons that are printed on it. */
  readonly arms?: Arms;
  /** Command cards: who may set off its charges. LE-DETONIEREN-X-BOMBENTYP-01 */
  readonly detonator?: (g: Legion, self: CardSource) => Unit | undefined;
  /** Other units whose tokens a unit may spend as if they were its own. */
  readonly lendsTokens?: (g: Legion, unit: Unit, token: TokenKind, self: CardSource) => readonly Unit[];
  /** Command cards: what happens if it is shown before units are deployed. */
  readonly divulge?: Divulging;
  /** Command cards: instead of drawing a token it is discarded from the hand; returned is who is activated. */
  readonly insteadOfDrawing?: {
    when(g: Legion, seat: Seat): boolean;
    run(g: Legion, seat: Seat): Flow<Unit | undefined>;
  };
  /** The unit may move although it is engaged, climb although it cannot … : words that procedures ask for. */
  readonly climbs?: true;
  readonly neverRolls?: true;
  /** A dodge token is worth spending although there is nothing to cancel. LE-AUSWEICHEN-05 */
  readonly wantsDodge?: true;
  /** It acts in this file, which asks for the keyword by its name. */
  readonly askedBy?: string;
  /** Dice that the weapon of this card brings, where it depends on the situation. */
  readonly poolOf?: (g: Legion, self: CardSource, attack: Attack, pool: Pool) => Pool;
}

export const { at, ban } = vocabulary<Legion, CardSource, Windows, Bans, Scope>();
export type AnyAbility = EngineAbility<Legion, CardSource>;
export type AnyBan = EngineBan<Legion, CardSource>;
export const { value, valueOfAny } = valueWords<ValueRule>();

/** What a file of cards exports: rules by key: `keyword/id`, `upgrade/id`, `command/id`, `battle/id`. */
export type CardFamily = Cards<CardRules>;

/** What 2.6 says of cards: see `Later`. */
export type LaterCards = Later<CardRules>;
export type CardBook = Book<CardRules>;
/** What cards are written in, for the sitting. */
export type Names = { readonly windows: Windows; readonly value: ValueName; readonly ban: BanName };
export type { Equipped, Marker, Side };
