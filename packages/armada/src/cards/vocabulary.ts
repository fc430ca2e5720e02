import {
  type CardBook as Book,
  type Cards,
  type CommonRules,
  type AnyAbility as EngineAbility,
  type AnyBan as EngineBan,
  type ValueRule as EngineValueRule,
  type Flow,
  type Option,
  type Seat,
  vocabulary,
} from '@holotisch/engine';
import type { Pose, Vec } from '@holotisch/table';
import type { Armada } from '../armada.ts';
import type { Colour, Command, Dice, KeywordName, Zone } from '../data/types.ts';
import type { Deployment, ObstacleMove, OfDamage, OfUnit, OfZone } from '../payloads.ts';
import type {
  Attack,
  Damage,
  DefenceToken,
  Die,
  Equipped,
  Marker,
  Obstacle,
  Party,
  Ship,
  Side,
  Squadron,
  Unit,
} from '../state.ts';
import type { CardSource } from './source.ts';

/** The words that cards are written in: windows, values, bans, critical effects. A card is a few lines of them. */

export type { CardSource } from './source.ts';

/** The stretches of a match that rules speak of. */
export type Scope = 'attack' | 'command' | 'activation' | 'turn' | 'phase' | 'round' | 'game';

export type PhaseMoment = Record<never, never>;
export interface UnitMoment {
  readonly unit: Unit;
}
export interface ShipMoment {
  readonly ship: Ship;
}
export interface SquadronMoment {
  readonly squadron: Squadron;
  /** The ship whose Squadron command has activated it. */
  readonly by: Ship | null;
}
/** It is a side's turn to activate squadrons. */
export interface SquadronsMoment {
  readonly side: Side;
  /** Set by whoever lets it activate others than the usual two in this turn. */
  taken: boolean;
}
/** A manoeuvre is about to be executed. */
export interface BeforeManoeuvre extends ShipMoment {
  /** By how much the ship is slower for this manoeuvre; its dial stays. AR-SCHUB-06..08 */
  slower: number;
}
/** A squadron has moved, or is about to: `from` is where it stood. */
export interface FlightMoment extends SquadronMoment {
  readonly from: Pose;
}
/** The top dial is about to be revealed. */
export interface UnrevealedMoment extends ShipMoment {
  /** Set by whoever keeps the ship from revealing one in this activation. */
  skipped: boolean;
}
export interface RevealMoment extends ShipMoment {
  /** An ability may put another command here: the dial is then treated as that. */
  dial: Command;
}
/** Dial or token are spent for a command: an ability may let it be resolved as if something else had been spent. */
export interface WayMoment extends ShipMoment {
  readonly command: Command;
  /** What has really been spent. */
  readonly spent: { readonly dial: boolean; readonly token: boolean };
  dial: boolean;
  token: boolean;
}
/** A ship resolves a command by dial, by token or by both. AR-EFFEKTE-UND-TIMING-04 */
export interface CommandMoment extends ShipMoment {
  readonly command: Command;
  readonly dial: boolean;
  readonly token: boolean;
  /** Repair: engineering points. Squadron: squadrons to activate. Navigate: changes of speed. An ability may add. */
  points: number;
  /** Navigate: joints whose yaw may be raised by 1. */
  yaw: number;
  /** Squadron: those that it has activated. */
  readonly activated: readonly number[];
}
export interface CourseMoment extends ShipMoment {
  /** The speed of this manoeuvre: an ability that changes it does so for now, and the dial stays. AR-SCHUB-06..08 */
  speed: number;
  /** How many joints may take a click more than the chart says. */
  extra: number;
  /** The yaw value with which the ship may turn at speed 0, 0 for not at all. AR-BEWEGUNG-VON-SCHIFFEN-11 */
  pivot: number;
  /** By how much the dial may be changed. */
  changes: number;
  /** A Navigate token was spent for it. */
  readonly byToken: boolean;
  /** No joint may be bent. */
  straight: boolean;
  /** The yaw value of the first joint, where an effect has put another in its place. */
  first: number | null;
  /** The ship executes this manoeuvre outside its 'execute manoeuvre' step. AR-SCHUB-09 */
  readonly additional: boolean;
}
export interface ManoeuvreMoment extends ShipMoment {
  readonly from: Pose;
  /** The speed it was executed at, after all temporary changes. */
  readonly speed: number;
  /** The ship that it overlapped and was dealt damage with. */
  readonly overlapped: Ship | null;
  readonly obstacles: readonly Obstacle[];
  readonly additional: boolean;
}
export interface OverlapMoment extends ShipMoment {
  readonly other: Ship;
  /** Who is dealt a card, and whose lies faceup. An ability may change it. */
  readonly dealt: Set<Ship>;
  readonly faceup: Set<Ship>;
  /** So many further facedown cards for each of the two. */
  extra: number;
  /** Who is dealt one facedown card fewer. */
  readonly fewer: Set<Ship>;
}
/** A ship has come to stand, in the Move Ship step: what obstacles do to it is still to come. */
export interface LandingMoment extends ShipMoment {
  readonly overlapped: Ship | null;
  readonly obstacles: readonly Obstacle[];
}
export interface ObstacleMoment extends UnitMoment {
  readonly obstacle: Obstacle;
  /** How many obstacles it has dealt with before, in the same move. */
  readonly met: number;
  /** Set by whoever lets the unit ignore it; and all others that it overlaps, too. */
  ignored: boolean;
  othersIgnored: boolean;
}
export interface SpeedMoment extends ShipMoment {
  readonly from: number;
  /** Who has turned the dial: usually the ship's own player. */
  readonly by: Seat;
}
export interface TokenMoment extends ShipMoment {
  readonly token: Command;
}
/** A ship is about to gain a command token: an ability may name another that gains it instead. */
export interface GainMoment extends TokenMoment {
  instead: Ship | null;
}
/** A unit would be deployed now: an ability may set it aside instead, and says by its key which one. */
export interface DeployMoment extends UnitMoment {
  aside: string | null;
}
export interface AttackMoment {
  readonly attack: Attack;
  /** Undefined: it is none of these (a station, an exogorth, a cannon; as the defender also a mine). */
  readonly attacker: Unit | undefined;
  readonly defender: Unit | undefined;
  /** Damage cards that it has dealt. */
  readonly dealt: Damage[];
}
/** Dice are gathered, and none is rolled yet. */
export interface GatherMoment extends AttackMoment {
  readonly pool: Record<Colour, number>;
  /** A ship or an obstacle lies in between, and not only a card says so. */
  readonly screened: boolean;
  /** Obstructed: a die is removed. AR-VERSPERRT-02 */
  hindered: boolean;
}
/** A defence token has been spent: its effect is still to come, and an ability may replace it. */
export interface SpentMoment extends AttackMoment {
  readonly token: DefenceToken;
  readonly at: number;
  /** Whose it is: the defender's, unless another has lent it. */
  readonly unit: Unit;
  /** It was readied when it was spent. */
  readonly readied: boolean;
  replaced: boolean;
}
/** What an obstacle does to a unit is done. */
export interface ObstacleResolvedMoment extends UnitMoment {
  readonly obstacle: Obstacle;
  /** The unit has suffered damage by it, or was dealt a card. */
  readonly harmed: boolean;
}
/** A player has moved an obstacle. */
export interface ObstacleMovedMoment {
  readonly obstacle: Obstacle;
  readonly seat: Seat;
}
/** A unit is about to suffer damage, all of it at once; an ability may change how much. */
export interface DamageMoment extends UnitMoment {
  amount: number;
  readonly zone: Zone | null;
  readonly attack: AttackMoment | undefined;
  /** What does it, where it is no attack. */
  readonly by: string | undefined;
}
/** A damage card is about to be drawn for a ship. */
export interface DrawMoment extends ShipMoment {
  readonly faceup: boolean;
  readonly attack: AttackMoment | undefined;
}
/** A damage card is about to be dealt. */
export interface DealMoment extends ShipMoment {
  readonly damage: Damage;
  readonly attack: AttackMoment | undefined;
  prevented: boolean;
}
export interface DestroyedMoment extends UnitMoment {
  readonly attack: AttackMoment | undefined;
  /** Where it stood. */
  readonly pose: Pose;
}
/** It is being removed from the play area. */
export interface RemovedMoment extends DestroyedMoment {
  /** Set by whoever puts it back into play. */
  returned: boolean;
}
export interface MarkerMoment {
  readonly marker: Marker;
  readonly by: Unit | null;
  /** Where it lay, and where it lies now: nowhere if it has left the play area. */
  readonly from: Vec;
  readonly to: Vec | null;
}

/** Every named moment and what it is about. The order of resolution is stated in flow/timing.ts. */
export interface Windows {
  /** After objective and obstacles, before the first unit is deployed. */
  'setup.before': PhaseMoment;
  'setup.deploys': DeployMoment;
  'setup.deployed': UnitMoment;
  'setup.after': PhaseMoment;
  'round.start': PhaseMoment;
  'round.end': PhaseMoment;
  'command.start': PhaseMoment;
  'command.end': PhaseMoment;
  'ships.start': PhaseMoment;
  /** After the start of the Ship Phase, before the first ship is activated. */
  'ships.started': PhaseMoment;
  'ships.end': PhaseMoment;
  'squadrons.start': PhaseMoment;
  'squadrons.turn': SquadronsMoment;
  /** Before the end of the Squadron Phase, and before what happens at its end. */
  'squadrons.ending': PhaseMoment;
  'squadrons.end': PhaseMoment;
  'status.start': PhaseMoment;
  'status.end': PhaseMoment;
  /** A ship has been chosen to activate. */
  'ship.activates': ShipMoment;
  'ship.beforeReveal': UnrevealedMoment;
  'ship.revealed': RevealMoment;
  /** The dial lies open or has become a token: Squadron and Repair commands come next. */
  'ship.beforeCommands': ShipMoment;
  /** After the step in which the dial is revealed, Squadron and Repair commands included. AR-KOMMANDOS-28 */
  'ship.afterReveal': ShipMoment;
  /** The steps of an activation begin and end. */
  'ship.attackStart': ShipMoment;
  'ship.attackEnd': ShipMoment;
  'ship.manoeuvreStart': ShipMoment;
  'ship.ends': ShipMoment;
  /** Its activation is over. */
  'ship.after': ShipMoment;
  /** Determine course: before the course is chosen. */
  'course.determine': CourseMoment;
  'manoeuvre.overlaps': OverlapMoment;
  'manoeuvre.landed': LandingMoment;
  'manoeuvre.before': BeforeManoeuvre;
  'manoeuvre.after': ManoeuvreMoment;
  'command.way': WayMoment;
  /** Once while a command is being resolved; then after it. */
  'command.resolving': CommandMoment;
  'command.resolved': CommandMoment;
  'command.gains': GainMoment;
  'command.gained': TokenMoment;
  'command.spent': TokenMoment;
  'obstacle.overlaps': ObstacleMoment;
  'obstacle.resolved': ObstacleResolvedMoment;
  'obstacle.moved': ObstacleMovedMoment;
  /** A ship's speed dial has been turned. */
  'speed.changed': SpeedMoment;
  'squadron.activates': SquadronMoment;
  'squadron.beforeMove': FlightMoment;
  'squadron.moved': FlightMoment;
  'squadron.ends': SquadronMoment;
  /** Its activation is over. */
  'squadron.after': SquadronMoment;
  'attack.declared': AttackMoment;
  'attack.gather': GatherMoment;
  /** Obstruction has taken its die; what is left is about to be rolled. */
  'attack.beforeRoll': GatherMoment;
  'attack.rolled': AttackMoment;
  /** Step 3: the attacker's effects, in any order. */
  'attack.modify': AttackMoment;
  /** Step 4: the defender's tokens and effects. */
  'attack.defend': AttackMoment;
  'attack.tokenSpent': SpentMoment;
  'attack.defended': AttackMoment;
  /** Step 5: before the damage is totalled, after that, when braces have halved it, and after it has been suffered. */
  'attack.critical': AttackMoment;
  'attack.total': AttackMoment;
  'attack.damage': AttackMoment;
  'attack.resolved': AttackMoment;
  /** The whole attack is over. */
  'attack.after': AttackMoment;
  'damage.suffers': DamageMoment;
  'damage.draws': DrawMoment;
  'damage.deals': DealMoment;
  'damage.dealt': DealMoment;
  /** It is destroyed, and not yet removed from the play area. */
  'unit.doomed': DestroyedMoment;
  'unit.destroyed': RemovedMoment;
  /** A small token has been moved, or has left the play area. */
  'marker.moved': MarkerMoment;
}
export type WindowName = keyof Windows;

/** A shot that is being considered. */
export interface TargetContext {
  readonly attacker: Unit | undefined;
  readonly zone: Zone | null;
  readonly defender: Party;
  readonly unit: Unit | undefined;
  readonly defending: Zone | null;
  readonly range: Attack['range'];
  readonly obstructed: boolean;
  readonly kind: Attack['kind'];
}
/** Where a shot goes and how far, before its dice are counted. */
export type Reaching = Pick<TargetContext, 'attacker' | 'zone' | 'defender' | 'unit' | 'defending' | 'range' | 'kind'>;
export interface SpendContext extends AttackMoment {
  readonly token: DefenceToken;
  readonly at: number;
}

/** What may be forbidden outright, and the context of it. AR-DIE-GOLDENEN-REGELN-03 */
export interface Bans {
  /** A unit attacks at all. */
  attack: { readonly unit: Unit; readonly zone: Zone | null };
  target: TargetContext;
  /** A defence token is spent. */
  spend: SpendContext;
  /** A unit spends a defence token, its own or another's, as the cost of a card or by its effect. */
  spendAsCost: { readonly unit: Unit; readonly token: DefenceToken };
  /** A defence token, or an upgrade card, is readied. */
  readyToken: { readonly unit: Unit; readonly token: DefenceToken; readonly by: Unit };
  readyCard: { readonly ship: Ship; readonly equipped: Equipped };
  /** A ship resolves a command; is assigned a token. */
  command: { readonly ship: Ship; readonly command: Command };
  /** A command token is spent to resolve the effect of this card. */
  tokenForCard: { readonly ship: Ship; readonly equipped: Equipped };
  holdToken: { readonly ship: Ship; readonly token: Command };
  activate: UnitMoment;
  /** A squadron moves. */
  move: SquadronMoment;
  critical: AttackMoment & { readonly effect: string };
  accuracy: AttackMoment;
  addDice: AttackMoment;
  /** A die is rerolled, changed, cancelled. */
  modifyDie: AttackMoment & { readonly die: Die; readonly by: Unit | undefined };
  /** A hull zone gains, recovers or receives shields. */
  gainShields: {
    readonly ship: Ship;
    readonly zone: Zone /** They come from another zone of it. */;
    readonly moved?: true;
    /** They come from another ship, which moves them. */
    readonly from?: Ship;
  };
  /** A ship spends engineering points. */
  spendPoints: ShipMoment;
  redirect: AttackMoment & { readonly to: Zone };
  changeSpeed: { readonly ship: Ship; readonly to: number };
  counter: { readonly unit: Unit; readonly attack: Attack };
}
export type BanName = keyof Bans;

/** Numbers that cards change, looked up through values.ts. */
export type ValueName =
  | 'command'
  | 'squadron'
  | 'engineering'
  | 'hull'
  | 'maxSpeed'
  | 'squadronSpeed'
  | 'attacks'
  /** How many of its attacks a ship may perform in its Attack step. */
  | 'attacksInStep'
  | 'yaw'
  | 'shield'
  | 'repairPoints'
  /** What it costs to discard a damage card. */
  | 'hullCost'
  | 'squadronReach'
  | `${'battery' | 'antiSquadron' | 'printed'}.${Colour}`
  | `keyword.${KeywordName}`
  /** How often the engineering value is halved, each time rounded down. */
  | 'engineeringHalved'
  /** How far a squadron reaches when it attacks ships, in mm. */
  | 'shipReach'
  /** Squadrons that a squadron counts as engaged with besides those that are there. */
  | 'engagers'
  /** Engaged with nobody, whoever is near; not hindered by those that it is engaged with. Above 0: yes. */
  | 'disengaged'
  /** Above 0: it may move although it is engaged. */
  | 'leaves'
  | 'unhindered'
  /** Above 0: it keeps enemies from attacking ships although it is Heavy. */
  | 'binds'
  /** Above 0: AI counts as if a Squadron command had activated it. */
  | 'asCommanded'
  /** Command dials that a ship is given; command tokens that it may have, and of one type. */
  | 'dials'
  | 'commandTokens'
  | 'sameTokens'
  /** Shields that a hull zone may hold although its maximum is lower. */
  | 'shieldLimit'
  /** Defence tokens that a ship may spend in an attack at speed 0. */
  | 'tokensAtRest'
  /** Further dice for Evade; hull zones for Redirect. */
  | 'evadeDice'
  | 'redirectZones'
  /** Above 0: Redirect reaches all other hull zones, adjacent or not. */
  | 'redirectAnywhere'
  /** Above 0: obstacles that it overlaps do nothing to it, not even by what its damage says. */
  | 'unscathed'
  /** Above 0: a Concentrate Fire token may add a die instead of rerolling one. */
  | 'tokenAddsDie'
  /** Above 0: the ship may be the first one to activate in a round. */
  | 'mayBeFirst'
  /** Above 0: the unit is treated as not destroyed, until the end of the Status Phase. */
  | 'undying'
  /** Evade, nearer than long range: dice that are rerolled, or that may be cancelled instead. */
  | 'evadeRerolls'
  | 'evadeCancels'
  /** How many raid tokens a ship may discard for its dial. */
  | 'raidsShed'
  /** Above 0: Assault may spend an accuracy icon, too. */
  | 'assaultByAccuracy'
  | 'tokensPerAttack'
  | 'redirected'
  | 'braceReduction'
  | 'criticals'
  | 'critDamage';
/** What a value may depend on besides the unit. */
export interface ValueContext {
  readonly zone?: Zone | null;
  readonly speed?: number;
  /** The number on the speed dial, where a manoeuvre may be executed at another speed. */
  readonly dial?: number;
  readonly joint?: number;
  readonly attack?: Attack;
  readonly other?: Unit;
  /** The damage card in question lies faceup. */
  readonly faceup?: boolean;
}
export type ValueRule = EngineValueRule<Armada, Unit, CardSource, ValueContext, ValueName>;

/**
 * A critical effect: resolved at the start of 'resolve damage' instead of the standard one, if the pool has a critical
 * icon (of the colour that it names). AR-KRITISCHE-EFFEKTE-01, AR-KRITISCHE-EFFEKTE-02
 */
export interface Critical {
  readonly id?: string;
  /** The colour that the critical icon must have, or one of these; any if none is named. */
  readonly colour?: Colour | readonly Colour[];
  /** In Salvo attacks, too. AR-VERTEIDIGUNGSMARKER-16 */
  readonly salvo?: true;
  /** Resolving it exhausts the card. */
  readonly exhausts?: true;
  /** Only in Ignition attacks. AR-ZUENDUNG-REICHWEITE-09 */
  readonly ignition?: true;
  when?(g: Armada, m: AttackMoment, self: CardSource): boolean;
  run(g: Armada, m: AttackMoment, self: CardSource): Flow<void>;
}

export interface CardRules extends CommonRules<Armada, CardSource> {
  readonly values?: readonly ValueRule[];
  readonly criticals?: readonly Critical[];
  /** Damage cards: what happens when it is dealt faceup; it is turned facedown afterwards unless it persists. */
  readonly immediate?: (g: Armada, ship: Ship, damage: Damage, self: CardSource) => Flow<void>;
  /** A hull zone may attack although it has attacked in this activation. */
  readonly mayAttackFrom?: (g: Armada, self: CardSource, ship: Ship, zone: Zone) => boolean;
  /** What it has begun goes on although its ship is destroyed: it acts as long as something of it lasts. */
  readonly outlives?: true;
  /** Stands in for a command token when a ship resolves a command. */
  readonly tokenFor?: {
    when(g: Armada, self: CardSource, ship: Ship, command: Command): boolean;
    run(g: Armada, self: CardSource, ship: Ship, command: Command): Flow<void>;
  };
  /** Stands in for a command dial. */
  readonly dialFor?: (g: Armada, self: CardSource, ship: Ship, command: Command) => boolean;
  /** Further repair effects for engineering points. */
  readonly repairs?: (g: Armada, self: CardSource, ship: Ship) => readonly RepairEffect[];
  /** Command tokens on the card may pay for readying it. */
  readonly tokensReady?: true;
  /** In the turn of its player to activate a ship he may do this instead. */
  readonly passes?: {
    when(g: Armada, self: CardSource): boolean;
    run(g: Armada, self: CardSource): Flow<void>;
  };
  /** The ship may resolve its Squadron command after its manoeuvre, too. */
  readonly lateSquadrons?: true;
  /** All dials that the ship is given in the Command Phase must show this command. */
  readonly setsDials?: (g: Armada, self: CardSource) => Command | undefined;
  /** Obstacles do nothing to these units when they overlap them. */
  readonly ignoresObstacle?: (g: Armada, self: CardSource, unit: Unit, obstacle: Obstacle) => boolean;
  /** Lines of sight pass this obstacle as though it were not there. */
  readonly transparent?: (g: Armada, self: CardSource, obstacle: Obstacle) => boolean;
  /** Whether an attack counts as obstructed, or cannot be, although the table says otherwise. 'Cannot' wins. */
  readonly obstruction?: (g: Armada, self: CardSource, shot: TargetContext) => boolean | undefined;
  /**
   * How many squadrons a friendly ship may command although they are near the card's ship only; 0 for not this one.
   * `near` is the squadron itself, or the one that relays the command to it.
   */
  readonly lendsReach?: (g: Armada, self: CardSource, ship: Ship, squadron: Squadron, near: Squadron) => number;
  /** Dice of these colours may be gathered though the range is too long for them. */
  readonly reachesFurther?: (g: Armada, self: CardSource, shot: Reaching) => readonly Colour[];
  /** What its squadron may do in its activation besides moving and attacking, or instead. */
  readonly acts?: readonly SquadronAct[];
  /** The defence tokens of the card's unit may be spent by this defender, too. */
  readonly lendsTokens?: (g: Armada, self: CardSource, defender: Unit) => boolean;
  /** The attacker treats the defender as having no shields. */
  readonly ignoresShields?: (g: Armada, self: CardSource, m: AttackMoment) => boolean;
  /** Every die of the ship's anti-squadron armament is treated as of this colour. */
  readonly antiSquadronColour?: Colour;
  /** These arcs of the ship are special ones too, with a special battery; placing the targeting token exhausts the card. */
  readonly specialBattery?: SpecialBattery;
  /** The speed that a ship has to be deployed with. */
  readonly deploysAt?: (g: Armada, self: CardSource, ship: Ship) => number | undefined;
  /** What the card is worth at the end of the game, by side; it is asked even if its ship is destroyed. */
  readonly scores?: (g: Armada, ship: Ship) => readonly [number, number];
  /** Another range for the targeting token. AR-ZUENDUNG-REICHWEITE-02 */
  readonly ignition?: 'close' | 'medium' | 'long';
  /** Set-up and scoring by an objective. */
  readonly objective?: ObjectiveRules;
}

/** Ignition by a card. AR-ZUENDUNG-REICHWEITE-01, -07 */
export interface SpecialBattery {
  readonly zones: readonly Zone[];
  readonly dice: Dice;
}

/** What engineering points may be spent on. AR-KOMMANDOS-11..13 */
export interface RepairEffect {
  readonly cost: number;
  readonly option: Option<OfZone | OfDamage | OfUnit>;
  run(): void;
}

/** An act of a squadron in its activation, offered beside 'move' and 'attack'. */
export interface SquadronAct {
  readonly id: string;
  /** It takes the place of the attack: it may be done whether or not the squadron could attack (R-AR-38). */
  readonly instead?: 'attack';
  when(g: Armada, self: CardSource): boolean;
  run(g: Armada, self: CardSource): Flow<void>;
}

/** What an objective changes in set-up and scoring; its play is abilities like any card's. */
export interface ObjectiveRules {
  /** Replaces the obstacles and the way they are placed. */
  readonly obstacles?: (g: Armada) => Flow<void>;
  /** The usual way, but with other obstacles. */
  readonly supply?: readonly string[];
  /** Short player edges. AR-KURZE-RAENDER-DER-SPIELER-01 */
  readonly shortEdges?: true;
  /** Before units are deployed, and after. */
  readonly before?: (g: Armada) => Flow<void>;
  readonly after?: (g: Armada) => Flow<void>;
  /** Which of these a side may deploy now; none: the other side goes on. */
  readonly deploys?: (g: Armada, side: Side, able: readonly Unit[]) => readonly Unit[];
  /** Where a unit is deployed, and at which of these speeds. */
  readonly where?: (g: Armada, unit: Unit) => Partial<Deployment>;
  readonly speeds?: (g: Armada, ship: Ship, speeds: readonly number[]) => readonly number[];
  /** How purrgil move, if not as their players like. AR-FAQ-PURRGIL-01 */
  readonly purrgil?: (g: Armada) => Omit<ObstacleMove, 'obstacle'>;
  /** The match ends: tokens that are gained, units that are lost. */
  readonly ends?: (g: Armada) => void;
  /** Whose a tie is, if not the second player's. */
  readonly ties?: 'first';
  /** Campaigns: resource points that the match earns the teams. */
  readonly resources?: (g: Armada, winner: Side) => readonly { readonly side: Side; readonly points: number }[];
  /** Points by side besides victory tokens and destroyed units. */
  readonly score?: (g: Armada) => readonly [number, number];
}

export const { at, ban } = vocabulary<Armada, CardSource, Windows, Bans, Scope>();
export type AnyAbility = EngineAbility<Armada, CardSource>;
export type AnyBan = EngineBan<Armada, CardSource>;
/** A continuous effect on a number of the card's own unit. */
export const value = (name: ValueName, by: ValueRule['by']): ValueRule => ({ value: name, by });
/** The same for any unit. */
export const valueOfAny = (name: ValueName, by: ValueRule['by']): ValueRule => ({ value: name, anyPiece: true, by });

/**
 * What a file of cards exports: rules by key. Upgrades are keyed `upgrade/id`, squadrons `squadron/id`, damage cards
 * `damage/id`, objectives `objective/id`.
 */
export type CardFamily = Cards<CardRules>;
export type CardBook = Book<CardRules>;
