import type { Json, Option } from '@holotisch/engine';
import { flownTemplate, type Pose } from '@holotisch/table';
import type { AskOf, OnDial, Ship } from '@holotisch/xwing';
import {
  dialOf,
  difficultyOf,
  isDebris,
  isIonised,
  isStressed,
  landing,
  leavesTable,
  minesUnder,
  obstaclesMet,
  obstaclesUnder,
  pathOf,
  quietRounds,
  sideOf,
  skillOf,
  type XWing,
} from '@holotisch/xwing/rules';
import { distanceFor, EVEN } from '../character.ts';
import { rngOf } from '../player.ts';
import { facing, foresee, type Likely } from './foresee.ts';
import type { Imagined } from './imagine.ts';
import { Outlook, total } from './outlook.ts';
import {
  type Difficulty,
  FAR,
  flyable,
  freeEnd,
  haltedEnds,
  hasRoom,
  type Manoeuvre,
  staysFor,
  stressAfter,
  waysOut,
} from './room.ts';
import { worthOfSure } from './worth.ts';

/** Choosing manoeuvres. */

/** An enemy shares his fire among all of ours. */
const DANGER = 0.55;
const OFF_THE_TABLE = -1000;
/** Somebody is thought to stand in the way and so to drive it off the table, or to keep it there; he may go elsewhere. */
const BAD_LUCK = -500;
const SAVED_BY_LUCK = -400;
/** By the number of manoeuvres for which it can stay on the table after this one. */
export const LEADS_OFF = [-200, -120, -80, -40, 0] as const;
/** By the number of manoeuvres, none of them red, that lead out of there again: others may stand in the way of some. */
const FEW_WAYS_OUT = [-30, -15, -6, 0] as const;
/** A red manoeuvre while stressed hands the choice to the other side. XW-AKTIVIERUNGSPHASE-16 */
const OVERRULED = -70;
/** If somebody stops it on its way it has left the table, or has no way back. */
const HALTED_OFF = -60;
const HALTED_WITHOUT_ROOM = -12;
/** One manoeuvre straight on, because it has to or because somebody stopped it, and there is no way back. */
const DRIFTS_OFF = -3;
const DRIFTS_OFF_AMONG_IONS = -8;
const STRESS = -1.5;
const CALM = 1.5;
/** If all manoeuvres after this one meet rocks. */
const ROCKS_AHEAD = -5;
const NOT_STOPPED = 0.6;
const BUMP = -1;
const BUMP_FRIEND = -2;
/** For each round beyond the first few in which nobody has lost anything: whoever keeps bumping gets nowhere. R-XW-54 */
const STALE = -4;
const PATIENCE = 4;
const EAGER = 0.5;
/** Who has circled for so long tries something else: what looks worse by up to so many points for each such round. */
const RESTLESS = 1.5;
const MOST_RESTLESS = 15;
const LOOKS_AT_FOE = 1.5;
const PER_MM = 0.012;
const CLOSE = 150;
/** Nearer than this nobody is by his own will who is more cautious than others, unless he stands among friends. */
const WARY_WITHIN = 260;

interface Rated {
  readonly pose: Pose;
  readonly score: number;
}

/** What a manoeuvre would bring, with everybody where they stand now and the foes where they may go. */
export function rate(outlook: Outlook, ship: Ship, m: Manoeuvre, difficulty: Difficulty): Rated {
  const { g } = outlook;
  const start = ship.pose!;
  const end = m.bearing === 'tallon' ? undefined : landing(g, ship, m);
  const free = freeEnd(g.facts(ship).half, start, m);
  const pose = end?.pose ?? free;
  if (isOff(g, ship, pose)) return { pose, score: isOff(g, ship, free) ? OFF_THE_TABLE : BAD_LUCK };
  const stress = stressAfter(ship.tokens.stress, difficulty);
  let score = 0;
  if (difficulty === 'red') score += isStressed(ship) ? overruled(g, ship) : STRESS;
  if (difficulty === 'green' && isStressed(ship)) score += CALM;
  const bumped = end !== undefined && end.overlapped.length > 0;
  if (bumped) score += BUMP + STALE * stale(g);
  score += restless(g, ship, m);
  if (end?.overlapped.some((other) => outlook.mine.includes(other))) score += BUMP_FRIEND;

  const ground = groundAt(g, ship, pose, end?.path ? flownTemplate(end.path, start, end.s) : undefined);
  score -= ground.cost;
  // Whoever is thought to stop it may be elsewhere, and then it flies on into whatever lies there.
  if (bumped) score -= NOT_STOPPED * groundAt(g, ship, free, flownTemplate(end.path!, start, end.path!.length)).cost;
  const acts = stress === 0 && !bumped && !ground.stops && !ground.stresses;
  const lines = outlook.lines(ship, pose, end?.overlapped ?? []);
  const eager = 1 + EAGER * stale(g);
  const { aggression, caution } = outlook.character;
  if (ground.fires) score += aggression * eager * outlook.attack(lines, acts || ship.tokens.focus > 0);
  score -= ((caution * DANGER) / eager) * total(outlook.dangers(lines, acts, 0));

  const tokens = stress + (ground.stresses ? 1 : 0);
  score += LEADS_OFF[staysFor(g, ship, pose, tokens, FAR)]!;
  score += FEW_WAYS_OUT[waysOut(g, ship, pose, Math.max(1, tokens), FEW_WAYS_OUT.length - 1)]!;
  if (bumped) score += isOff(g, ship, free) ? SAVED_BY_LUCK : LEADS_OFF[staysFor(g, ship, free, tokens, FAR)]!;
  const blocked = rocksAhead(g, ship, pose, tokens);
  score += ROCKS_AHEAD * blocked * blocked;
  score += haltedCost(outlook, ship, m, tokens);
  if (!hasRoomAfterDrift(g, ship, pose, tokens)) score += outlook.ions ? DRIFTS_OFF_AMONG_IONS : DRIFTS_OFF;
  return { pose, score: score + closing(outlook, pose) + outlook.company(ship, pose) };
}

const stale = ({ state }: XWing): number => Math.max(0, quietRounds(state) - PATIENCE);

/** A whim that changes from round to round and from ship to ship, so that two who think alike part in the end. */
function restless(g: XWing, ship: Ship, m: Manoeuvre): number {
  const rounds = stale(g);
  if (rounds === 0) return 0;
  const whim = rngOf(`${g.state.round} ${ship.id} ${m.code}`).below(1000) / 1000;
  return Math.min(MOST_RESTLESS, RESTLESS * rounds) * whim;
}

const isOff = (g: XWing, ship: Ship, at: Pose): boolean => leavesTable(g, ship, at);

/** The other side picks the worst that is not red. */
function overruled(g: XWing, ship: Ship): number {
  const { half } = g.facts(ship);
  return flyable(g, ship).some((m) => isOff(g, ship, freeEnd(half, ship.pose!, m))) ? OFF_THE_TABLE : OVERRULED;
}

/** What may become of it if somebody near stops it on its way. */
function haltedCost(outlook: Outlook, ship: Ship, m: Manoeuvre, stress: number): number {
  const { g } = outlook;
  const { half } = g.facts(ship);
  let cost = 0;
  for (const pose of haltedEnds(half, ship.pose!, m)) {
    if (!outlook.isCrowded(ship, pose)) continue;
    if (isOff(g, ship, pose)) return HALTED_OFF;
    if (cost === 0 && !hasRoom(g, ship, pose, stress)) cost = HALTED_WITHOUT_ROOM;
  }
  return cost;
}

const hasRoomAfterDrift = (g: XWing, ship: Ship, at: Pose, stress: number): boolean => {
  const end = freeEnd(g.facts(ship).half, at, drift(null)); // XW-IONENMARKER-03
  return !isOff(g, ship, end) && hasRoom(g, ship, end, stress);
};

/** Towards the fight, nose first. */
export function closing(outlook: Outlook, pose: Pose): number {
  const nearest = outlook.nearest(pose);
  if (nearest === undefined) return 0;
  const { character } = outlook;
  const tooFar = Math.max(0, nearest.mm - distanceFor(character, CLOSE));
  const tooNear = Math.max(0, WARY_WITHIN - nearest.mm) * Math.max(0, character.caution - 1 - character.herd);
  return LOOKS_AT_FOE * facing(pose, nearest.pose) - PER_MM * (character.aggression * tooFar + tooNear);
}

interface Ground {
  readonly cost: number;
  /** No action after an asteroid. XW-HINDERNISSE-02 */
  readonly stops: boolean;
  readonly stresses: boolean;
  /** On an asteroid nobody shoots. XW-HINDERNISSE-07 */
  readonly fires: boolean;
}

/** What lies on the way: asteroids, debris, mines. */
function groundAt(g: XWing, ship: Ship, pose: Pose, flown: Parameters<typeof obstaclesMet>[2]): Ground {
  const was = ship.pose;
  ship.pose = pose;
  const met = obstaclesMet(g, ship, flown);
  const rocks = met.filter((i) => !isDebris(g, i)).length;
  const debris = met.length - rocks;
  const mines = minesUnder(g, ship, flown).length;
  const fires = met.length === 0 || obstaclesUnder(g, ship).every((i) => isDebris(g, i));
  ship.pose = was;
  const cost = worthOfSure(g, ship, 0.6 * rocks + 0.2 * debris + 1.4 * mines) * 1.5 - STRESS * debris + 4 * rocks;
  return { cost, stops: rocks > 0, stresses: debris > 0, fires };
}

/** How far ahead and aside a rock lies that may be in the way of the next manoeuvre. */
const AHEAD = 240;
const ASIDE = 130;

/** Which share of the manoeuvres after this one would meet a rock or debris. */
function rocksAhead(g: XWing, ship: Ship, at: Pose, stress: number): number {
  const near = g.state.obstacles.some(({ pose: { x, y } }) => {
    const ahead = (x - at.x) * at.hx + (y - at.y) * at.hy;
    const aside = (x - at.x) * at.hy - (y - at.y) * at.hx;
    return ahead > 0 && ahead < AHEAD && Math.abs(aside) < ASIDE;
  });
  if (!near) return 0;
  const { half } = g.facts(ship);
  const was = ship.pose;
  const next = flyable(g, ship, stress > 0).filter((m) => m.bearing !== 'stationary');
  const met = next.filter((m) => {
    const path = pathOf(half, m);
    ship.pose = freeEnd(half, at, m);
    return obstaclesMet(g, ship, flownTemplate(path, at, path.length)).length > 0;
  });
  ship.pose = was;
  return met.length / next.length;
}

const difficultyIn = (option: Option<OnDial>): Difficulty => option.about!.difficulty;

/** The best of some manoeuvres for one ship. */
export function bestManoeuvre(outlook: Outlook, ship: Ship, options: readonly Option<OnDial>[]): Ranked {
  return rankedManoeuvres(outlook, ship, options)[0]!;
}

/** A manoeuvre, where it leads and what it promises. */
interface Ranked extends Rated {
  readonly id: string;
}

/** Some manoeuvres of one ship, the best first. */
function rankedManoeuvres(outlook: Outlook, ship: Ship, options: readonly Option<OnDial>[]): readonly Ranked[] {
  const dial = dialOf(ship);
  const rated = options.flatMap((option) => {
    const m = dial.find((one) => one.code === option.id);
    return m === undefined ? [] : [{ id: option.id, ...rate(outlook, ship, m, difficultyIn(option)) }];
  });
  if (rated.length === 0) return [{ id: options[0]!.id, pose: ship.pose!, score: OFF_THE_TABLE }];
  return rated.sort((a, b) => b.score - a.score);
}

/** So many places of each foe are thought about; a difference of so many points makes one clearly likelier. */
const PLACES = 4;
export const DOUBT = 2.5;

/** Where the foes will go if they think as we do: they look at where we seem to be going and rate their dials. */
function secondThoughts({ g, mine, foes }: Imagined): (foe: Ship) => readonly Likely[] {
  const theirs = new Outlook({ g, mine: foes, foes: mine, character: EVEN });
  return (foe) => {
    if (isIonised(g, foe)) return foresee(g, foe, mine);
    const rated = flyable(g, foe)
      .map((m) => rate(theirs, foe, m, difficultyOf(g, foe, m)))
      .sort((a, b) => b.score - a.score)
      .slice(0, PLACES);
    const best = rated[0]!.score;
    const weights = rated.map(({ score }) => likelihood((best - score) / DOUBT));
    const sum = total(weights);
    return rated.map(({ pose }, i) => ({ pose, weight: weights[i]! / sum }));
  };
}

export const likelihood = (behind: number): number => 1 / ((1 + behind) * (1 + behind));

/** A plan that leaves a ship nothing better than this leaves it nothing. */
const LOST = -100;

export interface Plan {
  readonly dials: Readonly<Record<string, string>>;
  /** For each dial all that it could show, the best first, while the others fly as planned. */
  readonly ranked: Readonly<Record<string, readonly Ranked[]>>;
  /** The ship that fares worst. */
  readonly worst: { readonly ship: Ship; readonly score: number } | undefined;
}

/**
 * Those who move first are planned first, and the others find them where they will be. If that drives one of them off
 * the table, that one chooses first and the others make room.
 */
export function planDials(imagined: Imagined, ask: AskOf<'dials'>): Plan {
  const { g, mine, foes } = imagined;
  const outlook = new Outlook(imagined, secondThoughts(imagined));
  const order = inOrder(g, [...mine, ...foes]);
  const plan = planIn(outlook, order, ask);
  const { worst } = plan;
  if (worst === undefined || worst.score > LOST) return plan;
  const other = planIn(outlook, [worst.ship, ...order.filter((s) => s !== worst.ship)], ask);
  return (other.worst?.score ?? 0) > worst.score ? other : plan;
}

export const chooseDials = (imagined: Imagined, ask: AskOf<'dials'>): Json => planDials(imagined, ask).dials;

function planIn(outlook: Outlook, order: readonly Ship[], ask: AskOf<'dials'>): Plan {
  const { g } = outlook;
  const start = order.map((ship) => ship.pose);
  const dials: Record<string, string> = {};
  const ranked: Record<string, readonly Ranked[]> = {};
  let worst: Plan['worst'];
  for (const ship of order) {
    const foe = outlook.foes.find((f) => f.ship === ship);
    const field = ask.fields.find((f) => f.id === String(ship.id));
    if (foe) ship.pose = foe.likely[0]!.pose;
    else if (field) {
      ship.pose = beforeDial(g, ship);
      const all = rankedManoeuvres(outlook, ship, field.options);
      const { id, pose, score } = all[0]!;
      dials[field.id] = id;
      ranked[field.id] = all;
      ship.pose = pose;
      if (worst === undefined || score < worst.score) worst = { ship, score };
    } else if (isIonised(g, ship)) ship.pose = landing(g, ship, drift(null)).pose; // XW-IONENMARKER-03
  }
  order.forEach((ship, i) => {
    ship.pose = start[i]!;
  });
  return { dials, ranked, worst };
}

/** Titles that make a ship drift before it reveals its dial, unless it is stressed. */
export const AILERONS: readonly string[] = ['adaptiveailerons', 'advancedailerons'];

const drift = (side: Manoeuvre['side']): Manoeuvre =>
  side === null
    ? { code: 's1', bearing: 'straight', speed: 1, side, difficulty: 'white' }
    : { code: side === 'left' ? 'bl1' : 'br1', bearing: 'bank', speed: 1, side, difficulty: 'white' };
const DRIFTS: Readonly<Record<string, Manoeuvre>> = {
  straight: drift(null),
  left: drift('left'),
  right: drift('right'),
};

/** Where a ship reveals its dial: most where they are, those with ailerons mostly a little ahead. */
function beforeDial(g: XWing, ship: Ship): Pose {
  const pose = ship.pose!;
  if (isStressed(ship) || !ship.upgrades.some((u) => AILERONS.includes(u.id) && !u.discarded)) return pose;
  const { half } = g.facts(ship);
  const ends = Object.values(DRIFTS).map((m) => freeEnd(half, pose, m));
  return ends.find((end) => !leavesTable(g, ship, end)) ?? pose;
}

/** The best way to drift: the one from which the dial that is set leads best. */
export function chooseDrift(outlook: Outlook, ship: Ship, options: readonly Option[]): string | undefined {
  const { g } = outlook;
  const start = ship.pose!;
  const set = dialOf(ship).find((m) => m.code === ship.dial);
  let best: { id: string; score: number } | undefined;
  for (const { id } of options) {
    const first = DRIFTS[id];
    if (first === undefined || set === undefined) continue;
    const end = landing(g, ship, first).pose;
    const off = leavesTable(g, ship, end);
    ship.pose = end;
    const score = off ? 2 * OFF_THE_TABLE : rate(outlook, ship, set, difficultyOf(g, ship, set)).score;
    ship.pose = start;
    if (best === undefined || score > best.score) best = { id, score };
  }
  return best?.id;
}

/** Ascending skill, initiative first; of our own equals those in front first, so that they clear the way. */
function inOrder(g: XWing, ships: readonly Ship[]): Ship[] {
  const ahead = (s: Ship) => s.pose!.x * s.pose!.hx + s.pose!.y * s.pose!.hy;
  const late = (s: Ship) => (sideOf(g.state, s) === g.state.initiative ? 0 : 1);
  const rank = new Map(ships.map((s) => [s, [skillOf(g, s), late(s), -ahead(s)] as const]));
  return [...ships].sort((a, b) => {
    const [p, q] = [rank.get(a)!, rank.get(b)!];
    return p[0] - q[0] || p[1] - q[1] || p[2] - q[2];
  });
}

/** Who of equals flies first: one whose way is free, those in front first. */
export function chooseNext(g: XWing, ships: readonly Ship[]): Ship {
  const order = inOrder(g, ships);
  const free = order.find((s) => {
    const m = dialOf(s).find((one) => one.code === s.dial);
    return m !== undefined && landing(g, s, m).overlapped.length === 0;
  });
  return free ?? order[0]!;
}
