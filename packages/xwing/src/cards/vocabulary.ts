import {
  type CardBook as Book,
  type Cards,
  type CommonRules,
  type AnyAbility as EngineAbility,
  type AnyBan as EngineBan,
  type ValueRule as EngineValueRule,
  type Flow,
  type Message,
  type Refusal,
  type Source,
  vocabulary,
} from '@holotisch/engine';
import type { Polygon, Template } from '@holotisch/table';
import type { Arc, Manoeuvre, RangeBand, Slot } from '../data/types.ts';
import type { Way } from '../flow/activation/actions/reposition.ts';
import type { Armament } from '../flow/attack/weapons.ts';
import type { Attack, BombToken, CardNotes, Damage, Die, Equipped, Face, Ship, TokenKind } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** The words that cards are written in: windows, values, bans, actions. A card is a few lines of them. */

/** The card that brings an ability: 'you' on its text is `ship`. XW-KARTENAUSLEGUNG-01, XW-KARTENAUSLEGUNG-02 */
export interface CardSource extends Source {
  readonly ship: Ship;
  readonly piece: number;
  readonly equipped?: Equipped;
  readonly damage?: Damage;
  /** The ship whose pilot's ability this is, if another one has it too. */
  readonly lender?: Ship;
  /** The upgrade card (`slot/id`) that the lender shares it by, as long as it carries it. */
  readonly with?: string;
  /** The condition that the lender has it by, even when it is gone. */
  readonly under?: string;
  /** The lender has carried this ship and is gone. */
  readonly heir?: true;
  /** An upgrade card of the lender whose action this ship may perform too, this near to it. */
  readonly reach?: number;
}

interface ShipMoment {
  readonly ship: Ship;
}
export interface ManoeuvreMoment extends ShipMoment {
  /** What is about to be flown, or was. An ability at `ship.revealed` may put another one here. */
  manoeuvre: Manoeuvre;
  readonly difficulty: Manoeuvre['difficulty'];
  readonly overlappedShip: boolean;
  /** The ships whose bases it backed off from and now touches. R-XW-22 */
  readonly overlapped: readonly Ship[];
  readonly overlappedObstacle: boolean;
}
interface MovedMoment extends ManoeuvreMoment {
  /** Set by a card that puts the check of pilot stress off until the action has been performed. */
  checksLater: boolean;
}
export interface RevealMoment extends ShipMoment {
  manoeuvre: Manoeuvre;
  /** Set by a card that makes the revealed manoeuvre count as another difficulty. */
  treatAs?: Manoeuvre['difficulty'];
}
interface ActionMoment extends ShipMoment {
  readonly action: string;
  readonly free: boolean;
  /** The ship was stressed when it began the action. */
  readonly stressed: boolean;
}
interface TokenMoment extends ShipMoment {
  readonly token: TokenKind | 'targetlock';
  /** The locked ship, if it is a lock. */
  readonly target?: Ship;
}
interface RemovedToken extends TokenMoment {
  /** The ship that has removed it: the one that had it, or another whose card took it off. */
  readonly by: Ship;
}
/** A token is about to be assigned; an ability may name another ship to take it, or another token. */
interface AssignMoment {
  readonly ship: Ship;
  token: TokenKind;
  taker: Ship;
}
/** What damage may come from, where a card asks for it. */
export type Cause = 'attack' | 'bomb';
interface DamagedMoment extends ShipMoment {
  readonly cause?: Cause | undefined;
}
interface DamageMoment extends ShipMoment {
  readonly damage: Damage;
}
interface CoordinateMoment extends ShipMoment {
  readonly other: Ship;
}
interface RemovedMoment extends ShipMoment {
  /** Where its base stood. */
  readonly base: Polygon;
  /** It has fled, and was not destroyed by damage. */
  readonly fled: boolean;
}
interface BombMoment {
  readonly bomb: BombToken;
}
/** A bomb is about to go off; an ability may keep it from that. */
interface DetonationMoment extends BombMoment {
  prevented: boolean;
}
/** A bomb would do something to a ship, or a ship lies over a mine; an ability may pass over it. */
interface BombedMoment extends ShipMoment, BombMoment {
  ignored: boolean;
}
export interface AttackMoment {
  readonly attack: Attack;
  readonly attacker: Ship;
  readonly defender: Ship;
  /** The results that the defender's evades have cancelled. */
  readonly cancelled: Face[];
  /** The damage cards that the attack has dealt. */
  readonly dealt: Damage[];
  /** The other ships at range 1 of the defender when its damage had been dealt: by now it may be gone. */
  readonly near: Ship[];
  /** The attack has destroyed the defender, even if that one stays for its own attack. XW-GLEICHZEITIGER-ANGRIFF-02 */
  destroys: boolean;
}
/** Dice that a ship rolls outside the two rolls of an attack: for an obstacle, a bomb, a card. */
export interface RollMoment extends ShipMoment {
  readonly which: 'attack' | 'defence';
  readonly count: number;
  /** What it is rolled for: an obstacle, a bomb, a card. */
  readonly purpose: Message;
  /** The results, once they lie there. */
  readonly dice: Die[];
  /** The bomb that it is rolled for. */
  readonly bomb?: BombToken | undefined;
  /** What cards have said before the roll. */
  readonly noted: CardNotes;
}
type PhaseMoment = Record<never, never>;

/** Every named moment and what it is about. The order of resolution is stated in flow/timing.ts. */
export interface Windows {
  'planning.start': PhaseMoment;
  'planning.end': PhaseMoment;
  'activation.start': PhaseMoment;
  'activation.end': PhaseMoment;
  'combat.start': PhaseMoment;
  'combat.end': PhaseMoment;
  'end.start': PhaseMoment;
  'end.end': PhaseMoment;
  /** Before forces are placed: all ships are still in reserve. */
  'setup.forces': PhaseMoment;
  /** After all forces are placed, before the first round. */
  'forces.placed': PhaseMoment;
  /** In setup: a ship has been placed. */
  'ship.placed': ShipMoment;
  /** When the ship becomes the active ship, before its dial is revealed. */
  'ship.activates': ShipMoment;
  'ship.revealed': RevealMoment;
  /** After 2a, where pilot stress is to change and an action may follow. */
  'manoeuvre.moved': MovedMoment;
  /** After 2c: a manoeuvre has been executed in full. */
  'manoeuvre.executed': ManoeuvreMoment;
  /** And all else that comes after it: what is done to the ship for it, and the 'then' of a card that had it flown. */
  'manoeuvre.after': ManoeuvreMoment;
  /** After step 2b: stress has been checked. */
  'manoeuvre.stressChecked': ManoeuvreMoment;
  'action.performed': ActionMoment;
  'token.about': AssignMoment;
  'token.assigned': TokenMoment;
  'token.spent': TokenMoment;
  'token.removed': RemovedToken;
  decloaked: ShipMoment;
  /** When the ship becomes the active ship in the Combat phase. */
  'ship.fights': ShipMoment;
  /** After its opportunity to attack, taken or not. */
  'ship.fought': ShipMoment;
  /** An opportunity to attack has passed without an attack: there was no target, it did not want to or could not. */
  'attack.forgone': ShipMoment;
  /** Not again where an attack is performed twice. R-XW-31 */
  'attack.declared': AttackMoment;
  /** Before the attack dice are rolled: `moreDice` adds to their number. XW-ANGRIFF-15, XW-ANGRIFF-17 */
  'attack.beforeAttackDice': AttackMoment;
  'attack.attackDiceRolled': AttackMoment;
  'attack.modifyAttackDice': AttackMoment;
  /** Before the defence dice are rolled. XW-ANGRIFF-24, XW-ANGRIFF-27 */
  'attack.beforeDefenceDice': AttackMoment;
  'attack.defenceDiceRolled': AttackMoment;
  'attack.modifyDefenceDice': AttackMoment;
  'attack.compare': AttackMoment;
  /** The evades have cancelled what they could. */
  'attack.compared': AttackMoment;
  /** The attack hits; damage has not been dealt yet. */
  'attack.hit': AttackMoment;
  'attack.missed': AttackMoment;
  /** The damage of a hit has been dealt; the attack is not over, and nobody has been removed. */
  'attack.dealt': AttackMoment;
  /** The attack is over; one that is performed twice is over after the second time. R-XW-31 */
  'attack.after': AttackMoment;
  /** And all that comes after it has been resolved, except what performs another attack: that comes now. */
  'attack.again': AttackMoment;
  /** Before a ship rolls dice outside the two rolls of an attack, and when they lie there. */
  'roll.before': RollMoment;
  'roll.made': RollMoment;
  /** A card has just been dealt, faceup or facedown, and nothing of it has been resolved. */
  'damage.dealt': DamageMoment;
  'damage.faceup': DamageMoment;
  'shield.lost': ShipMoment;
  'ship.damaged': DamagedMoment;
  /** The ship would be destroyed; an ability may still save it. */
  'ship.dying': ShipMoment;
  'ship.destroyed': ShipMoment;
  /** A ship is gone from the table. */
  'ship.removed': RemovedMoment;
  /** The ship has chosen whom it coordinates; the other has not acted yet. */
  'ship.coordinates': CoordinateMoment;
  /** The ship has jammed the other. */
  'ship.jammed': CoordinateMoment;
  'bomb.dropped': ShipMoment;
  'bomb.detonating': DetonationMoment;
  'bomb.detonated': BombMoment;
  'bomb.harms': BombedMoment;
  'mine.met': BombedMoment;
}
export type WindowName = keyof Windows;

/** The stretches of a match in which something is used once, or until whose end it lasts. */
export type Scope = 'activation' | 'phase' | 'combat' | 'round' | 'game';

export type AnyAbility = EngineAbility<XWing, CardSource>;
export type AnyBan = EngineBan<XWing, CardSource>;

/** `at` declares an ability for a window, `ban` forbids something outright. */
export const { at, ban } = vocabulary<XWing, CardSource, Windows, Bans, Scope>();

/** Numbers that cards may change. */
export interface ValueContext {
  readonly attack?: Attack;
}
export type ValueName =
  | 'skill'
  | 'attack'
  | 'agility'
  | 'hull'
  | 'shields'
  | 'attackDice'
  | 'defenceDice'
  | 'locks'
  /** Locks on one and the same ship. */
  | 'locksPerShip'
  /** Actions in the Perform Action step. */
  | 'actions'
  /** The range that an attack counts as, and the dice that its range brings to either side. */
  | 'attackRange'
  | 'attackBonus'
  | 'defenceBonus'
  /** Critical hits that evades cannot cancel. */
  | 'safeCrits'
  /** Dice that may be rerolled in an attack. */
  | 'rerolls';

/** A rule about a number; without `anyPiece` it is about the card's own ship only. XW-KARTENFAEHIGKEITEN-04 */
export type ValueRule = EngineValueRule<XWing, Ship, CardSource, ValueContext, ValueName>;

/** Things that a card may forbid outright. A 'cannot' is absolute. XW-GOLDENE-REGELN-04 */
export interface Bans {
  attack: { readonly ship: Ship };
  /** The primary weapon only, or a named secondary weapon. */
  weapon: { readonly ship: Ship; readonly weapon: string };
  /** `among`: the only ships that this attack may be made against. */
  target: {
    readonly attacker: Ship;
    readonly defender: Ship;
    readonly weapon: string;
    readonly among?: readonly Ship[];
  };
  action: {
    readonly ship: Ship;
    readonly action: string;
    readonly free: boolean;
    /** An action of the game, not one that a card describes. */
    readonly standard: boolean;
    /** The action stands on a damage card. */
    readonly damageCard: boolean;
  };
  dial: { readonly ship: Ship; readonly manoeuvre: Manoeuvre };
  /** Before the attack has begun, as the cost of a weapon, there is only its `target`. */
  spend: {
    readonly ship: Ship;
    readonly token: TokenKind | 'targetlock';
    readonly attack?: Attack;
    readonly target?: Ship;
  };
  assign: { readonly ship: Ship; readonly token: TokenKind };
  /** Tokens for their standard effect, or a card ability of this ship. */
  modifyDice: {
    readonly ship: Ship;
    readonly dice: 'attack' | 'defence';
    readonly attack: Attack;
    readonly by: 'token' | 'card';
  };
  reroll: { readonly ship: Ship; readonly dice: 'attack' | 'defence'; readonly attack: Attack };
  /** `among`: all ships that it might lock instead. */
  lock: { readonly ship: Ship; readonly target: Ship; readonly among: readonly Ship[] };
}
export type BanName = keyof Bans;
/** A card with the header 'Action:'. XW-AKTIONEN-04 */
export interface CardAction {
  /** Two cards with the same name count as one action. XW-AKTIONEN-08 */
  readonly name: string;
  when?(g: XWing, self: CardSource): boolean;
  /** Why it cannot be performed now, where a rule of its own forbids it. */
  refuse?(g: XWing, self: CardSource): Refusal | undefined;
  /** Comes to false where it could not be performed: then the ship may choose another action. */
  run(g: XWing, self: CardSource): Flow<void> | Flow<boolean>;
}

/** Changes to the difficulty of manoeuvres; of two that conflict the harder one counts. XW-SCHWIERIGKEIT-03 */
interface DifficultyRule {
  /** Its player may leave it. */
  readonly optional?: true;
  to(g: XWing, ship: Ship, manoeuvre: Manoeuvre, self: CardSource): Manoeuvre['difficulty'] | undefined;
}

/** Ways to move that a card adds to a kind of repositioning, or (`instead`) puts in place of the usual ones. */
export interface RepositionRule {
  readonly of: 'boost' | 'barrelroll' | 'decloak';
  readonly instead?: true;
  ways(g: XWing, ship: Ship): readonly Way[];
}

/** A way to get rid of a bomb: a template at the rear guides, or ahead at the front guides. */
export interface DropWay {
  readonly id: string;
  readonly template: Template;
  readonly ahead?: true;
  /** Launching is not dropping, and is not for bombs that take an action. */
  readonly launch?: true;
}

export interface CardRules extends CommonRules<XWing, CardSource> {
  readonly values?: readonly ValueRule[];
  readonly actions?: readonly CardAction[];
  readonly difficulty?: DifficultyRule;
  /** The ship may act although it is stressed. */
  readonly actsStressed?: (g: XWing, ship: Ship, action: string) => boolean;
  /** A stressed ship may execute its red manoeuvre itself. */
  readonly fliesRedStressed?: (g: XWing, ship: Ship) => boolean;
  /** A ship that is docked to this one from the start and stands in no squad. */
  readonly brings?: { readonly type: string; readonly pilot: string };
  /** The ship is docked to the friendly ship that carries this upgrade (`slot/id`). */
  readonly docksTo?: string;
  /** The ship has the pilot ability of the one that has carried it. */
  readonly inheritsPilot?: true;
  /** The ship also has the pilot ability of every other friendly ship that carries this upgrade (`slot/id`). */
  readonly pilotsWith?: string;
  /** The ship also has the pilot ability of the enemy with this condition, unless that assigns conditions itself. */
  readonly pilotsUnder?: string;
  /** Tokens that the ship keeps in the End phase. XW-ENDPHASE-01 */
  readonly keeps?: readonly TokenKind[];
  /** Ranges at which the ship may lock, instead of 1-3 (4 is beyond the ruler). XW-ZIELERFASSUNG-01 */
  readonly locksAt?: (range: number) => boolean;
  /** Target locks the ship would need or spend for a weapon may be focus tokens. XW-SEKUNDAERWAFFEN-05 */
  readonly focusForLock?: true;
  /** Weapons of these slots that need no firing arc. XW-ANGRIFF-09 */
  readonly needNoArc?: readonly Slot[];
  /** The ship cannot attack, but has opportunities to all the same. */
  readonly wastesAttacks?: true;
  /** Ordnance is discarded only when its attack hits. */
  readonly discardsOnHit?: true;
  /** The ship may attack although it stands on an asteroid (XW-HINDERNISSE-07), and obstacles do not obstruct it. */
  /** An obstructed attack is worth something to it, so its player may pick such a line. XW-VERSPERRT-05 */
  readonly likesObstructed?: true;
  readonly attacksOverObstacles?: (g: XWing, self: CardSource) => boolean;
  /** Tokens that this card puts on the other cards of its ship when it is equipped. */
  readonly tokensOn?: (slot: Slot) => number;
  /** The arcs and the range band of the ship's weapons, where the card changes them; null arcs mean any direction. */
  readonly arcs?: (g: XWing, self: CardSource, weapon: Armament, arcs: readonly Arc[] | null) => readonly Arc[] | null;
  readonly weaponRange?: (g: XWing, self: CardSource, weapon: Armament, range: RangeBand) => RangeBand;
  /** The ship may lock friendly ships too. XW-FREUNDLICH-02 */
  readonly locksFriends?: true;
  /** The ship may attack friendly ships too. XW-ANGRIFF-40 */
  readonly attacksFriends?: true;
  /** The ship may fire this weapon at this ship although a token has disabled its weapons. */
  readonly firesDisabled?: (g: XWing, self: CardSource, weapon: Armament, target: Ship) => boolean;
  /** The ship may attack this ship although they touch. */
  readonly attacksTouching?: (g: XWing, self: CardSource, target: Ship) => boolean;
  /** Other templates for boost, barrel roll and decloak. */
  readonly repositions?: readonly RepositionRule[];
  /** Other ways to lay the template when the ship drops a bomb. XW-BOMBEN-03 */
  readonly drops?: readonly DropWay[];
  /** A bomb that is dropped upon revealing the dial may lie anywhere against the ship's base. */
  readonly dropsTouching?: true;
  /** The ship obstructs enemy attacks whose line crosses its base. XW-VERSPERRT-03 */
  readonly obstructs?: true;
  /** Another friendly ship that attacks within this range may treat these tokens as its own. */
  readonly lends?: { readonly token: 'focus' | 'targetlock'; readonly range: number };
  /** Friendly ships of these types may perform the actions of the ship's own cards of this slot within this range. */
  readonly lendsActions?: { readonly slot: Slot; readonly to: readonly string[]; readonly range: number };
  /** For the ship's actions and upgrade cards friendly ships at range 2-3 count as at range 1. */
  readonly reachesFriends?: true;
  /** Every friendly ship, or this one, may lock whatever is at range 1-3 of any friendly ship. */
  readonly sharesLockReach?: 'squad' | 'ship';
  /** Boost, barrel roll and decloak may end on obstacles and cross them. */
  readonly repositionsOntoObstacles?: true;
  /** Results of dice for obstacles that do nothing to the ship. */
  readonly ignoresObstacleRolls?: readonly Face[];
  /** What it does to dice while they are modified is to cancel results, which is no modification. R-XW-56 */
  readonly cancels?: true;
  /** Ship cards: a ship may be placed here in setup although it is not its starting area; `owner` is this card's ship. */
  readonly mayStartAt?: (g: XWing, owner: Ship, ship: Ship, base: Polygon) => boolean;
  /** Upgrade cards of the ship whose ability it may leave out although it is no 'may'. */
  readonly mayIgnore?: readonly string[];
  /** Once a round an upgrade card of this slot that the ship discards is turned faceup again. */
  readonly recovers?: Slot;
  /** Obstacles do nothing to the ship when it moves, or only where its player likes. */
  readonly ignoresObstacles?: (g: XWing, self: CardSource) => boolean | 'may';
  /** How many cards are drawn for a faceup damage card, of which the card's owner picks one. */
  readonly drawsDamage?: (g: XWing, self: CardSource, ship: Ship) => number;
  /** The ship stays although its damage has reached its hull. */
  readonly outlives?: (g: XWing, self: CardSource) => boolean;
  /** Destroyed, the ship stays as before as long as this holds: it still has an answer. */
  readonly staysFor?: (g: XWing, self: CardSource) => boolean;
  /** Damage that is still due once the ship would be destroyed is cancelled. */
  readonly cancelsSurplus?: (g: XWing, self: CardSource) => boolean;
  /** Damage cards that this ship is dealt come faceup. */
  readonly dealtFaceup?: (g: XWing, self: CardSource) => boolean;
  /** The damage card that critical damage in an attack deals to the ship, in place of what it would do otherwise. */
  readonly takesCritical?: (g: XWing, self: CardSource) => string | undefined;
  /** The first focus result that a focus token turns into a hit is set aside: defence dice cannot cancel it. */
  readonly keepsFirstHit?: true;
  /** Damage cards that come faceup by this card, on whichever ship. */
  readonly dealsFaceup?: (g: XWing, self: CardSource, ship: Ship) => boolean;
  /** The side that modifies these dice must spend a focus token in the attack, if it can and has not yet. */
  readonly forcesFocus?: (m: AttackMoment, self: CardSource, dice: 'attack' | 'defence') => boolean;
  /** This ship and that one do not count as touching now. */
  readonly keepsApart?: (g: XWing, self: CardSource, other: Ship) => boolean;
  /** Tokens that this card puts on all cards of a slot in its squad when it is equipped. */
  readonly tokensInSquad?: (slot: Slot) => number;
  /** A bomb card's effect when its token detonates; `ship` is the one that set off a mine. */
  readonly detonate?: (g: XWing, bomb: BombToken, ship: Ship | undefined) => Flow<void>;
}

/**
 * What a family file exports: rules by card id. Pilots are keyed `faction/ship/id`, upgrades `slot/id`, conditions
 * `condition/id`.
 */
export type CardFamily = Cards<CardRules>;
export type CardBook = Book<CardRules>;
/** What cards are written in, for the sitting. */
export type Names = { readonly windows: Windows; readonly value: ValueName; readonly ban: BanName };
