import {
  type ArmadaQuestion,
  type ArmadaView,
  armada,
  type CourseAnswer,
  type data,
  fleetJson,
  READY_FLEETS,
  type UnitView,
} from '@holotisch/armada';
import { type AnyMatch, isObject, type Json, Match, quickRng } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { expect, it } from 'vitest';
import { armadaManifest } from '../../../../../packages/games/src/armada/manifest.ts';
import { layOut } from '../../../../../packages/games/src/manifest.ts';
import { armadaAdmiral } from '../../../../../packages/players/src/armada/index.ts';
import { letDecide } from '../../../../../packages/players/src/index.ts';
import { landingOf, straightOn } from '../../../src/games/armada/decide/course.ts';
import { courseTowards } from '../../../src/games/armada/decide/course-towards.ts';
import { defence, isCard, proposedTokens } from '../../../src/games/armada/decide/defence.ts';
import { dialProposal } from '../../../src/games/armada/decide/dial-proposal.ts';
import { addable, concentrate, lock, lockable, rerolling } from '../../../src/games/armada/decide/modifying.ts';
import {
  activation,
  type DialUse,
  dialUse,
  dialUses,
  flightTo,
  isFlight,
  squadronAttack,
  standardCritical,
  steering,
} from '../../../src/games/armada/decide/steps.ts';
import { worthRerolling } from '../../../src/games/armada/decide/worth-rerolling.ts';
import { follow, plannedFor, type Standing, type Step } from '../../../src/play/decide/plan.ts';

/**
 * How often a player presses something in a round of 400 points. The admiral of the computer decides, and uses whatever a card
 * offers; what it has decided is pressed as the page offers it, by the very plans that its controls follow.
 */

interface Decision {
  readonly ask: ArmadaQuestion;
  readonly answer: Json;
  readonly view: ArmadaView;
  readonly round: number;
  readonly seat: number;
}

const fleet = (id: string): Json => fleetJson(READY_FLEETS.find((one) => one.id === id)!.fleet);

/** All that both decide until a round is over. */
function played(fleets: readonly [string, string], seed: string, last: number): readonly Decision[] {
  const start = Match.start(armada, { setup: { fleets: fleets.map(fleet) }, seed });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  layOut(match as unknown as AnyMatch, armadaManifest);
  const rng = quickRng(7);
  const out: Decision[] = [];
  while (!match.over && match.state.round <= last) {
    const { seat } = match.open[0]!;
    const ask = match.askOf(seat)!;
    const before = {
      ask: ask as unknown as ArmadaQuestion,
      view: armada.view(match.state, seat),
      round: match.state.round,
    };
    letDecide(match, seat, armadaAdmiral, rng);
    out.push({ ...before, seat, answer: match.taken.at(-1)!.answer });
  }
  return out;
}

const CLICK = 1;
const CONFIRM = 1;
/** A ship or squadron is drawn somewhere and let go of. */
const DRAG = 1;

/** Whoever draws a squadron somewhere wants it there by about a millimetre. */
const same = (a: Json | undefined, b: Json): boolean =>
  isObject(a) && isObject(b) && typeof a['x'] === 'number' && typeof b['x'] === 'number'
    ? Math.hypot(a['x'] - b['x'], Number(a['y']) - Number(b['y'])) <= 1
    : JSON.stringify(a) === JSON.stringify(b);
/** In which order something was picked is nobody's business. */
const changes = (wanted: readonly string[], proposed: readonly string[]): number =>
  new Set([...wanted, ...proposed].filter((id) => wanted.includes(id) !== proposed.includes(id))).size;

/** What one decision costs with a control of its own. */
function alone({ ask, answer, view }: Decision): number {
  if (ask.kind === 'dials') {
    const proposed = dialProposal(view, ask);
    const wanted = answer as Record<string, string>;
    const differs = ask.fields.filter(({ id }) => proposed[id] !== wanted[id]).length;
    return Math.min(ask.fields.length, 1 + 2 * differs) + CONFIRM;
  }
  // The page proposes the shot that promises most; whether that is the wanted one is not counted on.
  if (ask.kind === 'attack' || ask.kind === 'further-target')
    return answer === 'none' || ask.options.length <= 2 ? CONFIRM : CLICK + CONFIRM;
  if (ask.kind === 'course') return bendsOf(straightOn(view, ask.region), answer as unknown as CourseAnswer) + CONFIRM;
  if (ask.type === 'region') return DRAG + CONFIRM;
  if (ask.type === 'several') return (answer as readonly string[]).length + CONFIRM;
  return CLICK;
}
/** By speed and joints, click by click. */
const bendsOf = (from: CourseAnswer, to: CourseAnswer): number =>
  Math.abs(to.speed - from.speed) + to.clicks.reduce((sum, c, i) => sum + Math.abs(c - (from.clicks[i] ?? 0)), 0);

/** Presses that would answer the question, and what is answered by them. */
interface Way {
  readonly cost: number;
  readonly steps: readonly Step[];
  readonly lasting?: Standing;
}

/** How exactly somebody points at a place, in mm. */
const HAND = 5;
const pointed = (mm: number): number => Math.round(mm / HAND) * HAND;

function waysFor(all: readonly Decision[], at: number): readonly Way[] {
  const { ask, answer, view } = all[at]!;
  if (ask.kind === 'activate') {
    const ship = view.units[Number(answer)];
    const dial = ship?.kind === 'ship' ? ship.dials[0] : undefined;
    if (!ship || dial === undefined || dial === 'hidden') return [];
    return usesOf(ship, dial, (use) => activation(ship.id, dial, use));
  }
  if (ask.kind === 'dial-use') {
    const ship = view.units[ask.about.unit];
    const dial = ship?.kind === 'ship' ? ship.open[0] : undefined;
    return ship && dial ? usesOf(ship, dial, (use) => dialUse(ship.id, dial, use)) : [];
  }
  if (ask.kind === 'reroll') {
    const cost = changes(answer as readonly string[], worthRerolling(view, ask)) + CONFIRM;
    return [{ cost, steps: [{ kind: ask.kind, answer: () => answer }] }];
  }
  if (isFlight(ask)) {
    const unit = ask.kind === 'squadron-act' ? ask.about.unit : Number(answer);
    const moves = all.slice(at, at + 3).find((one) => one.ask.kind === 'squadron-move');
    const squadron = view.units[unit];
    if (squadron?.kind !== 'squadron') return [];
    const places = [
      ...(moves?.ask.kind === 'squadron-move' && moves.ask.about.unit === unit ? [moves.answer as unknown as Vec] : []),
      ...view.units.flatMap(({ kind, pose }) => (kind === 'squadron' && pose ? [pose] : [])),
    ];
    const flights = places.flatMap((place) => flightTo(view, ask, unit, SPEED, place) ?? []);
    const shot = all[at + 1]?.answer;
    return [
      ...flights.map(({ steps }) => ({ cost: DRAG, steps })),
      ...(answer === 'attack' && typeof shot === 'string' ? [{ cost: CLICK, steps: squadronAttack(shot) }] : []),
    ];
  }
  if (ask.kind === 'window:attack.defend' && isCard(view, ask)) {
    const spent: string[] = [];
    for (const one of all.slice(at)) {
      if (one.ask.kind === ask.kind && one.answer !== 'pass') spent.push(String(one.answer));
      else if (!['evade', 'redirect-zone'].includes(one.ask.kind)) break;
    }
    return [{ cost: changes(spent, proposedTokens(view, ask)) + CONFIRM, steps: defence(ask, spent) }];
  }
  if (ask.kind === 'window:attack.modify')
    return [
      ...lockable(view, ask).map((token) => ({ cost: CLICK, steps: lock(ask, token) })),
      ...rerolling(view, ask).map(({ steps }) => ({ cost: CLICK, steps })),
      ...addable(view, ask).map((colour) => ({ cost: CLICK, steps: concentrate(ask, colour) })),
    ];
  if (ask.kind === 'course') {
    const wanted = answer as unknown as CourseAnswer;
    const end = landingOf(view, ask.region, wanted)?.pose;
    const found = end && courseTowards(view, ask.region, { x: pointed(end.x), y: pointed(end.y) });
    // What lies there then is bent on, if it is not quite the right one.
    return found
      ? [{ cost: DRAG + bendsOf(found, wanted) + CONFIRM, steps: [{ kind: ask.kind, answer: () => answer }] }]
      : [];
  }
  return [];
}
const usesOf = (ship: UnitView, dial: data.Command, steps: (use: DialUse) => readonly Step[]): readonly Way[] =>
  ship.kind !== 'ship'
    ? []
    : dialUses(ship, dial).map((use) => ({
        cost: CLICK,
        steps: steps(use),
        ...(dial === 'navigate' && use !== 'token' && { lasting: steering(ship.id) }),
      }));
/** Nobody draws a squadron further than it gets: so far at most. */
const SPEED = 5;

/** What a plan answers as the player wants it, by the very machinery of the page; undefined: it answers something otherwise. */
function covered(all: readonly Decision[], at: number, { steps, lasting }: Way): readonly number[] | undefined {
  const [first, ...rest] = steps;
  const { ask, answer, view } = all[at]!;
  if (!same(first?.answer(ask, view), answer)) return undefined;
  const out = [at];
  follow(rest, at);
  for (let i = at + 1; i < all.length; i++) {
    const planned = plannedFor(all[i]!.ask, i, all[i]!.view);
    if (planned === undefined) break;
    if (!same(planned, all[i]!.answer)) return undefined;
    out.push(i);
  }
  const later = lasting ? all.findIndex((one, i) => i > out.at(-1)! && one.ask.kind === lasting.kind) : -1;
  const answered = later < 0 ? undefined : lasting!.answer(all[later]!.ask, all[later]!.view);
  if (answered === undefined) return out;
  return same(answered, all[later]!.answer) ? [...out, later] : undefined;
}

interface Presses {
  readonly now: number;
  readonly oneByOne: number;
}
function pressesOf(all: readonly Decision[]): Presses {
  const costs = all.map(alone);
  const done = new Set<number>();
  let now = 0;
  let criticals = false;
  for (const i of all.keys()) {
    if (done.has(i)) continue;
    // "Always the standard critical effect", once it has been said.
    const standard = all[i]!.ask.kind === 'critical' ? standardCritical.answer(all[i]!.ask, all[i]!.view) : undefined;
    if (standard === all[i]!.answer && standard !== undefined) {
      if (criticals) continue;
      criticals = true;
    }
    let best = { cost: costs[i]!, saves: 0, over: [i] as readonly number[] };
    for (const way of waysFor(all, i)) {
      const over = covered(all, i, way);
      const saves = over ? over.reduce((sum, at) => sum + costs[at]!, 0) - way.cost : 0;
      if (over && saves > best.saves) best = { cost: way.cost, saves, over };
    }
    for (const at of best.over) done.add(at);
    now += best.cost;
  }
  return { now, oneByOne: costs.reduce((sum, cost) => sum + cost, 0) };
}

it('a round of 400 points takes less than three quarters of the presses that its questions take one by one', () => {
  const decisions = played(['ackbar-broadsides', 'vaders-avenger'], 'clicks', 3);
  const rounds = [0, 1].flatMap((seat) =>
    [2, 3].map((round) => pressesOf(decisions.filter((one) => one.round === round && one.seat === seat))),
  );
  const mean = (of: (one: Presses) => number) => rounds.reduce((sum, one) => sum + of(one), 0) / rounds.length;
  console.log(`Armada: ${rounds.map(({ now, oneByOne }) => `${now} presses (one by one ${oneByOne})`).join(', ')}`);
  expect(mean(({ oneByOne }) => oneByOne)).toBeGreaterThan(100);
  expect(mean(({ now }) => now)).toBeLessThanOrEqual(0.75 * mean(({ oneByOne }) => oneByOne));
});
