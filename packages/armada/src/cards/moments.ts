import type { Seat } from '@holotisch/engine';
import type { Pose, Vec } from '@holotisch/table';
import type { Colour, Command, Zone } from '../data/types.ts';
import type { Attack, Damage, DefenceToken, Marker, Obstacle, Ship, Side, Squadron, Unit } from '../state.ts';

/** The moments that cards wait for: every window with what it is about. */

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
  readonly dial: Command;
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
  /** A ship has retreated into hyperspace. */
  'ship.retreated': ShipMoment;
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
