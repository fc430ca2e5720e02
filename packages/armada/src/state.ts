import type { Chance, Deck, Lasting as EngineLasting, GameState, Json, Seat, Side, Uses } from '@holotisch/engine';
import { cloneChance, cloneDeck } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import type { Prices } from './build/formats.ts';
import type { CampaignBattle, CampaignMarks } from './campaign/battle.ts';
import type { Scope } from './cards/vocabulary.ts';
import type { Colour, Command, DefenceKind, Faction, ObjectiveKind, ObstacleKind, Zone } from './data/types.ts';
import type { RangeBand } from './geometry/index.ts';

/** The plain-data state of a match. What can be worked out from it is not in it. */

export type { Side };

/** What stands for a dial or a card that nobody here may know: in views, in imagined states and in positions. */
export const HIDDEN = 'hidden';
/** A command on a dial that lies facedown. */
export type Dial = Command | typeof HIDDEN;

/** AR-VERTEIDIGUNGSMARKER-22, AR-VERTEIDIGUNGSMARKER-23: ready, exhausted, gone. */
export type DefenceToken = {
  readonly kind: DefenceKind;
  state: 'ready' | 'exhausted' | 'discarded';
};

/** An upgrade card on a ship. A discarded one is turned over and does nothing. AR-AUFWERTUNGSKARTEN-18 */
export type Equipped = {
  /** Ids of upgrade cards are unique, whatever their slot. */
  readonly id: string;
  discarded: boolean;
  exhausted: boolean;
  /** Command tokens that lie on the card. AR-AUFWERTUNGSKARTEN-MIT-MARKERN-09 */
  readonly tokens: Command[];
  /** Command dials that lie facedown on the card, the top one first. */
  readonly dials: Dial[];
  /** What else is counted on it. */
  count: number;
  /** What it has noted for as long as it lies there (a chosen ship, a zone). */
  note?: Json;
};

/** A damage card of a ship. */
export type Damage = { readonly card: string; faceup: boolean };

type CommonUnit = CampaignMarks & {
  readonly id: number;
  readonly seat: Seat;
  readonly faction: Faction;
  /** The ship or squadron card. */
  readonly card: string;
  /** Not deployed yet; set aside by an effect; on the table; destroyed; gone into hyperspace. */
  status: 'reserve' | 'aside' | 'play' | 'destroyed' | 'retreated';
  /** Null while not on the table. */
  pose: Pose | null;
  readonly tokens: DefenceToken[];
  /** Objective tokens that are assigned to it. */
  objectives: number;
  /** Destroyed, but it still acts (salvo, counter, a card): it is removed afterwards. */
  doomed: boolean;
  /** The effect that has set it aside, and alone may deploy it. AR-BEISEITEGESTELLTE-SCHIFFE-03 */
  asideBy?: string;
};

export type Ship = CommonUnit & {
  readonly kind: 'ship';
  readonly upgrades: Equipped[];
  speed: number;
  readonly shields: Shields;
  readonly damage: Damage[];
  /** Command tokens. */
  readonly commands: Command[];
  readonly raids: Command[];
  /** The facedown stack; the first is on top. */
  readonly dials: Dial[];
  /** Dials that lie open beside the ship in its activation and may be spent. AR-KOMMANDORAEDER-01, -06 */
  readonly open: Command[];
  activated: boolean;
  /** It has discarded its dial to retreat into hyperspace. */
  retreats?: true;
  /** Focus and chaff tokens on its hull zones. */
  marked: readonly Mark[];
  /** Ignition: where its targeting token lies. */
  aim: { readonly x: number; readonly y: number } | null;
};

type Mark = { readonly token: 'focus' | 'chaff'; readonly zone: Zone };

export type Squadron = CommonUnit & {
  readonly kind: 'squadron';
  hull: number;
  /** The side of its slider; it has been activated when that is not the side of the initiative token. R-AR-02 */
  slider: Slider;
};

export type Unit = Ship | Squadron;
export type Slider = 'blue' | 'orange';
/** Shields by hull zone; zones that a ship does not have are 0. */
type Shields = Record<Zone, number>;

export type Obstacle = {
  /** Which outline it is: `asteroid-a`. */
  readonly token: string;
  readonly kind: ObstacleKind;
  pose: Pose;
  /** Stations that are attacked: damage, and whether they shoot. Hull is worked out. */
  station?: { readonly armed: boolean; damage: number };
  /** Marked as moved this round. */
  marked: boolean;
};

/** A small token on the table. */
export type Marker = {
  readonly id: number;
  readonly kind: 'objective' | 'mine' | 'grav-well' | 'grav-shift';
  /** Whose it is; null for nobody's. */
  readonly seat: Seat | null;
  x: number;
  y: number;
  /** The card that has put it there, where that matters. */
  readonly by?: string;
};

export type Face = 'blank' | 'hit' | 'double' | 'crit' | 'hitcrit' | 'accuracy';
export type Die = {
  readonly colour: Colour;
  face: Face;
  /** A card says that this die cannot be modified any more; 'face': that it cannot be rerolled or changed. */
  fixed?: true | 'face';
};

/** Who attacks or is attacked: a unit, or one of the things that are treated as such. */
export type Party = { readonly unit: number } | { readonly obstacle: number } | { readonly marker: number };

/** How an attack comes about, where rules speak of it. */
export type AttackKind = 'normal' | 'counter' | 'salvo' | 'ignition' | 'snipe' | 'granted';

/** An attack in progress; attacks may interrupt each other, so the state holds a stack of them. */
export type Attack = {
  /** Tells it from every other attack of the match. */
  readonly id: number;
  readonly kind: AttackKind;
  readonly seat: Seat;
  readonly attacker: Party;
  /** The attacking hull zone, of a ship. */
  readonly zone: Zone | null;
  defender: Party;
  /** The defending hull zone, of a ship. */
  defending: Zone | null;
  /** The range band; of squadrons the band of the distance. */
  range: RangeBand;
  /** The distance band at which it was declared: evade looks at it when a squadron attacks. */
  obstructed: boolean;
  /** The battery or the anti-squadron armament. */
  readonly armament: 'battery' | 'anti-squadron';
  /** 7: it is over, and what comes after it is being resolved. */
  step: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  readonly dice: Die[];
  /** Defence tokens (by place) that accuracy icons have chosen. AR-ANGREIFEN-15 */
  readonly locked: number[];
  /** Defence tokens (by place) that have been spent in it. */
  readonly spent: number[];
  readonly memory: AttackMemory;
  /** What single cards have noted for themselves, by the key of the card. */
  readonly noted: Record<string, Json>;
};

/** What an attack remembers of its own course. */
type AttackMemory = {
  /** Squadrons that were its target in earlier repetitions. AR-ANGREIFEN-25 */
  readonly targets: Party[];
  /** Defence tokens (by place) of other units that were spent for the defender. */
  readonly lent: { readonly unit: number; readonly token: number }[];
  /** How many of the defender's tokens were spent before the step in which tokens are spent. */
  spentEarlier: number;
  /** Defence effects that were resolved, by whatever token. */
  readonly effects: DefenceToken['kind'][];
  /** How many of the defence tokens that were spent had been exhausted before. */
  exhaustedSpent: number;
  /** Effects of the defence tokens that wait for the damage. */
  brace: number;
  contain: boolean;
  /** Zones that may suffer part of the damage. */
  readonly redirect: Zone[];
  salvo: boolean;
  /** Critical effects that were resolved, by the key of the card or 'standard'. */
  readonly criticals: string[];
  /** No further dice may be added. AR-VERTEIDIGUNGSMARKER-15 */
  noAdding: boolean;
  /** The damage total, once it is determined. */
  damage: number | null;
  /** What the defender has lost by it. */
  shieldsLost: number;
  cardsDealt: number;
  hullLost: number;
  /** Commands that were resolved in the course of it. */
  readonly resolved: Command[];
  /** So many of the first damage cards that it deals are dealt faceup. */
  faceup: number;
  /** Damage cards that were dealt or turned faceup in the course of it. */
  turnedUp: number;
  /** Defence tokens that are discarded if they are spent in it. */
  readonly marked: { readonly unit: number; readonly token: number }[];
};

/** Something that began and has a definite end, whatever becomes of its source. */
export type Lasting = EngineLasting<Scope> & { readonly unit: number };

/** How far the active ship has come: each step of its activation is an activity of its own. */
export type Turn = {
  step: 'reveal' | 'commands' | 'attack' | 'manoeuvre' | 'late' | 'end';
  /** A Squadron command that is being resolved: how many squadrons it may still activate. */
  squadrons: SquadronCommand | null;
  /** What was targeted from where in this activation: `front>5`. */
  readonly targeted: string[];
  /** Hull zones that have attacked, and how many attacks there were. AR-AKTIVIERUNG-VON-SCHIFFEN-05 */
  readonly attacked: Zone[];
  attacks: number;
};
export type SquadronCommand = {
  readonly dial: boolean;
  readonly token: boolean;
  left: number;
  readonly activated: number[];
  /** How many were activated by relay. AR-SCHLUESSELWOERTER-VON-STAFFELN-28 */
  readonly relayed: { readonly by: number; readonly squadron: number }[];
};

/** A squadron in its activation: what it has done and may still do. */
export type SquadronTurn = {
  readonly squadron: number;
  /** Activated by the command of this ship; null in the Squadron Phase. */
  readonly by: number | null;
  /** As if by a Squadron command: it may both move and attack. */
  readonly commanded: boolean;
  moved: boolean;
  attacked: boolean;
};

export type Edge = 'south' | 'north' | 'west' | 'east';
export type Phase =
  | 'initiative'
  | 'objective'
  | 'obstacles'
  | 'deployment'
  | 'command'
  | 'ship'
  | 'squadron'
  | 'status'
  | 'over';

export type Rules = {
  readonly width: number;
  readonly depth: number;
  /** How many rounds; null where the players play on until one fleet is gone. AR-OPT-UNBEGRENZTE-RUNDEN-01 */
  readonly rounds: number | null;
  /** The agreed points (null: no limit), and which print's points count. */
  readonly points: number | null;
  readonly prices: Prices;
  readonly unenforced: boolean;
};

/** The objectives that a player has brought; in a legal fleet one of each kind. */
export type Objectives = { readonly [K in ObjectiveKind]?: string };

export interface ArmadaState extends GameState {
  readonly chance: Chance;
  readonly rules: Rules;
  /** Set in a battle of a campaign. */
  readonly campaign?: CampaignBattle;
  /** The side of each seat; two seats of one side are a team. */
  readonly sides: readonly Side[];
  /** Who decides for each side as a whole: its team commander. AR-OPT-TEAM-SPIEL-03 */
  readonly captains: readonly [Seat, Seat];
  /** Fleet points by seat, and the objectives that each has brought. */
  readonly points: number[];
  readonly brought: readonly (Objectives | null)[];
  /** The side that is the first player. */
  first: Side;
  objective: string | null;
  /** Notes of the objective: chosen ships, dials on its card, corona edge … */
  objectiveNote: Record<string, Json>;
  round: number;
  phase: Phase;
  /** How far the phase has come: its start and end effects are activities of their own. */
  stage: 'start' | 'main' | 'end';
  /** Whose turn it is in the phases in which sides take turns. */
  turnOf: Side;
  /** The side of the initiative token that shows. */
  token: Slider;
  active: number | null;
  turn: Turn | null;
  /** Squadrons in activation. */
  flying: SquadronTurn | null;
  /** How many squadrons the side may still activate before the other takes its turn. */
  squadronsLeft: number;
  /** Pass tokens by side, and whether each passed by a token in its last turn of this phase. */
  readonly passes: [number, number];
  readonly passed: [boolean, boolean];
  /** The player edge of each side. */
  edges: [Edge, Edge];
  /** Obstacles still to be placed. */
  readonly supply: string[];
  readonly obstacles: Obstacle[];
  readonly markers: Marker[];
  nextMarker: number;
  readonly units: Unit[];
  readonly deck: Deck;
  readonly attacks: Attack[];
  readonly lasting: Lasting[];
  uses: Uses;
  /** Victory tokens by side. */
  readonly victory: [number, number];
  /** Set when the match has ended. */
  outcome: { winner: Side | null; reason: string; score: readonly [number, number] } | null;
}

export const newMemory = (): AttackMemory => ({
  targets: [],
  lent: [],
  spentEarlier: 0,
  effects: [],
  exhaustedSpent: 0,
  brace: 0,
  contain: false,
  redirect: [],
  salvo: false,
  criticals: [],
  noAdding: false,
  damage: null,
  shieldsLost: 0,
  cardsDealt: 0,
  hullLost: 0,
  resolved: [],
  faceup: 0,
  turnedUp: 0,
  marked: [],
});

const cloneEquipped = (u: Equipped): Equipped => ({ ...u, tokens: [...u.tokens], dials: [...u.dials] });

const cloneUnit = (u: Unit): Unit => {
  const tokens = u.tokens.map((t) => ({ ...t }));
  if (u.kind === 'squadron') return { ...u, tokens };
  return {
    ...u,
    tokens,
    upgrades: u.upgrades.map(cloneEquipped),
    shields: { ...u.shields },
    damage: u.damage.map((d) => ({ ...d })),
    commands: [...u.commands],
    raids: [...u.raids],
    dials: [...u.dials],
    open: [...u.open],
  };
};

const cloneAttack = (a: Attack): Attack => ({
  ...a,
  dice: a.dice.map((d) => ({ ...d })),
  locked: [...a.locked],
  spent: [...a.spent],
  memory: {
    ...a.memory,
    targets: [...a.memory.targets],
    lent: [...a.memory.lent],
    effects: [...a.memory.effects],
    redirect: [...a.memory.redirect],
    criticals: [...a.memory.criticals],
    resolved: [...a.memory.resolved],
    marked: [...a.memory.marked],
  },
  noted: { ...a.noted },
});

const cloneTurn = (t: Turn): Turn => ({
  ...t,
  attacked: [...t.attacked],
  targeted: [...t.targeted],
  squadrons: t.squadrons && {
    ...t.squadrons,
    activated: [...t.squadrons.activated],
    relayed: [...t.squadrons.relayed],
  },
});

/** A full copy. Poses, rules and modifiers never change once made, so they are shared. */
export const cloneState = (s: ArmadaState): ArmadaState => ({
  ...s,
  chance: cloneChance(s.chance),
  points: [...s.points],
  objectiveNote: { ...s.objectiveNote },
  turn: s.turn && cloneTurn(s.turn),
  flying: s.flying && { ...s.flying },
  passes: [...s.passes],
  passed: [...s.passed],
  edges: [...s.edges],
  supply: [...s.supply],
  obstacles: s.obstacles.map((o) => ({ ...o, ...(o.station && { station: { ...o.station } }) })),
  markers: s.markers.map((m) => ({ ...m })),
  units: s.units.map(cloneUnit),
  deck: cloneDeck(s.deck),
  attacks: s.attacks.map(cloneAttack),
  lasting: [...s.lasting],
  uses: { ...s.uses },
  victory: [...s.victory],
  outcome: s.outcome && { ...s.outcome },
});
