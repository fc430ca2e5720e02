import {
  type CardBook as Book,
  type Cards,
  type CommonRules,
  type AnyAbility as EngineAbility,
  type AnyBan as EngineBan,
  type ValueRule as EngineValueRule,
  type Flow,
  type Option,
  valueWords,
  vocabulary,
} from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { Colour, Command, Dice, KeywordName, Zone } from '../data/types.ts';
import type { Deployment, ObstacleMove, OfDamage, OfUnit, OfZone } from '../payloads.ts';
import type { Attack, Damage, Obstacle, Ship, Side, Squadron, Unit } from '../state.ts';
import type { Bans, Reaching, TargetContext } from './bans.ts';
import type { AttackMoment, Windows } from './moments.ts';
import type { CardSource } from './source.ts';

/** The words that cards are written in: windows, values, bans, critical effects. A card is a few lines of them. */

export type * from './bans.ts';
export type * from './moments.ts';
export type { CardSource } from './source.ts';

/** The stretches of a match that rules speak of. */
export type Scope = 'attack' | 'command' | 'activation' | 'turn' | 'phase' | 'round' | 'game';

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
  /** How many squadrons besides the usual two its side may activate in a turn of the Squadron Phase; 0 for not this one. */
  readonly wakesMore?: (g: Armada, self: CardSource, squadron: Squadron) => number;
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
interface SpecialBattery {
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
export const { value, valueOfAny } = valueWords<ValueRule>();

/**
 * What a file of cards exports: rules by key. Upgrades are keyed `upgrade/id`, squadrons `squadron/id`, damage cards
 * `damage/id`, objectives `objective/id`; `first/id` is an upgrade that reads otherwise at the prices of the first print.
 */
export type CardFamily = Cards<CardRules>;
export type CardBook = Book<CardRules>;
/** What cards are written in, for the sitting. */
export type Names = { readonly windows: Windows; readonly value: ValueName; readonly ban: keyof Bans };
