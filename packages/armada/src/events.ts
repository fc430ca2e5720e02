import type { EventNamed, InAttack, Message, Overridden, Phrase, Seat } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Pose, Vec } from '@holotisch/table';
import type { Colour, Command, DefenceKind, ObstacleKind, Zone } from './data/types.ts';
import type { RangeBand } from './geometry/index.ts';
import type { AttackKind, DefenceToken, Die, Edge, Face, Marker, Party, Phase, Side, Slider } from './state.ts';

/**
 * Everything that happens in a match, by its type, as the rules tell it. Units are numbers, cards are ids (or the key of
 * one very card, `3:officer.intel-officer`), and all of it is plain data.
 */
interface ArmadaEvents
  extends SetupEvents,
    RoundEvents,
    ShipEvents,
    CommandEvents,
    SquadronEvents,
    AttackEvents,
    DamageEvents,
    CampaignEvents,
    CardEvents {
  /** The players have changed the state by hand. */
  override: Omit<Overridden, 'type'>;
}
export type EventType = keyof ArmadaEvents;
export type EventOf<T extends EventType> = EventNamed<ArmadaEvents, T>;
export type ArmadaEvent = EventOf<EventType>;
/** Every event has a line in the log: a dictionary without it does not compile. */
export type EventWords = { readonly [T in EventType as `ar.event.${T}`]: Phrase };

type AtUnit<More = unknown> = { readonly unit: number } & More;
/** Its place among the obstacles then, and which token it is. */
type AtObstacle<More = unknown> = { readonly obstacle: number; readonly token: string } & More;
/** The tool as it was laid: its side of the ship and the clicks of its joints. */
type Bent = { readonly side: 'left' | 'right'; readonly clicks: readonly number[] };
type Way = { readonly from: Pose; readonly to: Pose };

interface SetupEvents {
  /** Points are even: a coin says who chooses. */
  coin: { readonly side: Side };
  /** A side is the first player. */
  first: { readonly side: Side };
  objectiveChosen: { readonly objective: string; readonly seat: Seat };
  edges: { readonly edges: readonly [Edge, Edge] };
  obstacle: { readonly seat: Seat; readonly token: string; readonly pose: Pose };
  deployed: AtUnit<{ readonly pose: Pose; readonly speed?: number }>;
  setAside: AtUnit<{ readonly card: string }>;
  passTokens: { readonly side: Side; readonly count: number };
  /** A small token lies on the table now, has been moved, or is gone. */
  marker: { readonly marker: number; readonly kind: Marker['kind']; readonly at: Vec };
  markerMoved: { readonly marker: number; readonly from: Vec; readonly to: Vec };
  markerGone: { readonly marker: number; readonly at: Vec };
  /** Objective tokens on a unit: how many it has now. */
  objectiveTokens: AtUnit<{ readonly count: number }>;
}

interface RoundEvents {
  round: { readonly round: number };
  phase: { readonly phase: Phase };
  /** These ships have been given dials. */
  dialsSet: { readonly ships: readonly number[] };
  passed: { readonly side: Side; readonly token: boolean };
  tokenFlipped: { readonly side: Slider };
  readied: { readonly units: readonly number[] };
  victoryToken: { readonly side: Side; readonly count: number; readonly why: Message };
  over: { readonly winner: Side | null; readonly reason: string; readonly score: readonly [number, number] };
}

interface ShipEvents {
  activates: AtUnit;
  revealed: AtUnit<{ readonly dial: Command }>;
  /** It has been given a further dial, which lies open. */
  dialGained: AtUnit<{ readonly dial: Command }>;
  /** Its facedown dials have been looked at or shown; whoever may not know them is told none. */
  dialsSeen: AtUnit<{ readonly dials: readonly Command[] }>;
  /** The dial is kept beside the ship, or turned into a token. */
  dialKept: AtUnit<{ readonly dial: Command }>;
  dialSpent: AtUnit<{ readonly dial: Command; readonly for: 'token' | 'command' | 'raid' | 'card' | 'retreat' }>;
  /** It was not spent in the activation. */
  dialUnspent: AtUnit<{ readonly dial: Command }>;
  tokenGained: AtUnit<{ readonly token: Command }>;
  tokenLost: AtUnit<{ readonly token: Command; readonly why: 'spent' | 'double' | 'limit' | 'raid' | 'card' }>;
  raided: AtUnit<{ readonly token: Command }>;
  raidGone: AtUnit<{ readonly tokens: readonly Command[] }>;
  speed: AtUnit<{ readonly from: number; readonly to: number }>;
  moved: AtUnit<Way & { readonly course: Bent; readonly speed: number; readonly overlapped: number | null }>;
  /** It would have overlapped a ship and takes a lower speed. */
  slowed: AtUnit<{ readonly other: number; readonly speed: number }>;
  collided: AtUnit<{ readonly other: number }>;
  overlapsObstacle: AtUnit<AtObstacle<{ readonly kind: ObstacleKind }>>;
  displaced: AtUnit<Way>;
  fled: AtUnit;
  aimed: AtUnit<{ readonly at: Vec }>;
  activationEnds: AtUnit;
}

interface CommandEvents {
  /** A ship resolves a command. */
  command: AtUnit<{ readonly command: Command; readonly dial: boolean; readonly token: boolean }>;
  shieldMoved: AtUnit<{ readonly from: Zone; readonly to: Zone }>;
  shieldGained: AtUnit<{ readonly zone: Zone; readonly shields: number }>;
  shieldLost: AtUnit<{ readonly zone: Zone; readonly shields: number }>;
  damageDiscarded: AtUnit<{ readonly card: string | null }>;
}

interface SquadronEvents {
  squadronActivates: AtUnit<{ readonly by: number | null }>;
  squadronMoved: AtUnit<Way>;
  /** It is activated and does nothing (more). */
  squadronEnds: AtUnit;
  slider: AtUnit<{ readonly activated: boolean }>;
  hullGained: AtUnit<{ readonly hull: number }>;
}

interface AttackEvents {
  attack: InAttack<{
    readonly kind: AttackKind;
    readonly attacker: Party;
    readonly zone: Zone | null;
    readonly defender: Party;
    readonly defending: Zone | null;
    readonly range: RangeBand;
    readonly obstructed: boolean;
    readonly line: readonly [Vec, Vec];
  }>;
  noAttack: AtUnit<{ readonly why: Message; readonly clauses: readonly ClauseId[] }>;
  /** No die could be gathered. */
  cancelled: InAttack<unknown>;
  rolled: InAttack<{ readonly dice: readonly Die[]; readonly of?: readonly GatheredFrom[] }>;
  /** Dice that lie there now, and what was done to them. */
  dice: InAttack<{ readonly how: DiceChange; readonly at: readonly number[]; readonly dice: readonly Die[] }>;
  /** Dice might have been rerolled, and none was. */
  noReroll: InAttack<unknown>;
  /** An accuracy icon locks a defence token. */
  locked: InAttack<AtUnit<{ readonly token: number; readonly kind: DefenceKind }>>;
  tokenSpent: AtUnit<{ readonly token: number; readonly kind: DefenceKind; readonly state: DefenceToken['state'] }>;
  tokenState: AtUnit<{ readonly token: number; readonly kind: DefenceKind; readonly state: DefenceToken['state'] }>;
  redirect: InAttack<AtUnit<{ readonly zone: Zone }>>;
  critical: InAttack<{ readonly effect: string }>;
  /** The damage total. */
  damage: InAttack<{ readonly total: number; readonly faces: readonly Face[] }>;
  attackEnds: InAttack<unknown>;
}
/** Where dice come from, in the order in which they were gathered; those that were taken away count less than nothing. */
export type GatheredFrom = {
  readonly from: 'armament' | 'obstructed' | 'cards';
  readonly dice: Readonly<Record<Colour, number>>;
};
export type DiceChange = 'added' | 'rerolled' | 'changed' | 'spent' | 'cancelled' | 'removed';

interface DamageEvents {
  suffers: AtUnit<{ readonly amount: number; readonly zone: Zone | null; readonly by: string | null }>;
  hullLost: AtUnit<{ readonly hull: number; readonly lost: number }>;
  damageCard: AtUnit<{ readonly card: string | null }>;
  faceup: AtUnit<{ readonly card: string }>;
  /** Its facedown damage cards have been looked at; whoever may not know them is told none. */
  damageSeen: AtUnit<{ readonly cards: readonly string[] }>;
  turnedDown: AtUnit<{ readonly card: string }>;
  destroyed: AtUnit<{ readonly at: Pose | null }>;
  /** It is destroyed, but stays a while. */
  doomed: AtUnit;
  stationDamaged: AtObstacle<{ readonly damage: number; readonly destroyed: boolean }>;
  looseDice: { readonly colour: Colour; readonly faces: readonly Face[]; readonly purpose: Message };
}

/** What happens in battles of a campaign only. */
interface CampaignEvents {
  /** It discards its dial and will leave at the start of the Status Phase. */
  retreats: AtUnit;
  retreated: AtUnit<{ readonly at: Pose | null }>;
  /** It takes part with what an earlier battle has left of it. */
  scarred: AtUnit;
  veteranSpent: AtUnit;
  /** It fights in this battle only, for its side's base. */
  joined: AtUnit;
}

interface CardEvents {
  /** A card acts. */
  ability: { readonly unit: number | null; readonly card: string };
  exhausted: AtUnit<{ readonly card: string }>;
  cardReadied: AtUnit<{ readonly card: string }>;
  discarded: AtUnit<{ readonly card: string }>;
  /** What a card had begun is over. */
  ended: AtUnit<{ readonly card: string }>;
  obstacleMoved: AtObstacle<{ readonly from: Pose; readonly to: Pose }>;
  obstacleGone: AtObstacle;
  cardTokens: AtUnit<{ readonly card: string; readonly tokens: readonly Command[] }>;
  note: { readonly why: Message; readonly clauses: readonly ClauseId[] };
}
