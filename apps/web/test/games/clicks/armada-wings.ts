import { type ArmadaAsk, type ArmadaView, armada, data } from '@holotisch/armada';
import { squadronShots } from '@holotisch/armada/rules';
import type { Json, Seat } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { worthOfShot } from '../../../../../packages/players/src/armada/fight.ts';
import { imagine } from '../../../../../packages/players/src/armada/imagine.ts';
import { wishFor } from '../../../../../packages/players/src/armada/squadrons.ts';
import { goalOf, isWing, type WingAsk, whileFlying, wingOf, wingSteps } from '../../../src/games/armada/decide/wing.ts';
import { standing as shipAt } from '../../../src/games/armada/table/outlines.ts';
import type { AskView } from '../../../src/match/ask-view.ts';
import { follow, type Holds, plannedFor, type Step } from '../../../src/table-ui/decide/plan.ts';
import type { ArmadaMatch } from './armada-player.ts';

/**
 * Squadrons that fly together, where that is about as good as what each of them would do by itself: the computer has no
 * opinion on whose turn is next, and a player saves the presses.
 */

/** As much as this share of what each alone would come to is given away for it, and so much a squadron. */
const GIVES = 0.1;
const HAIR = 0.15;

/** How fast a squadron is, as its card says: whoever is held by others does not get away, as the rules will say. */
const cardSpeed =
  ({ units }: ArmadaView) =>
  (unit: number): number => {
    const squadron = units[unit];
    return squadron?.kind === 'squadron' ? data.squadronCard(squadron.card).speed : 0;
  };

/** Where somebody may point: squadrons and hull zones of the enemy. */
export const pointable = (view: ArmadaView, seat: Seat): readonly Vec[] =>
  view.units.flatMap((one): readonly Vec[] => {
    if (one.status !== 'play' || !one.pose || view.sides[one.seat] === view.sides[seat]) return [];
    if (one.kind === 'squadron') return [one.pose];
    const there = shipAt(one.card, one.pose);
    return there.zones.map((zone) => middle(there.zone(zone).points));
  });
const middle = (points: readonly Vec[]): Vec => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

interface WingPlan {
  readonly steps: readonly Step[];
  readonly holds: Holds;
  /** Drawn onto an enemy: where exactly they attack from is all the same. */
  readonly onto: boolean;
}

/** What it means to draw a squadron there with those that go along; undefined where it would fly alone. */
export function wingAt(view: ArmadaView, ask: WingAsk, lead: number, at: Vec): WingPlan | undefined {
  const wing = wingOf(view, ask, lead);
  const goal = goalOf(view, lead, at);
  if (wing.length === 0 || !goal) return undefined;
  const steps = wingSteps(ask, [lead, ...wing], goal, cardSpeed(view));
  return { steps, holds: whileFlying(view, ask), onto: goal.onto };
}

type Decide = (match: ArmadaMatch, seat: Seat, ask: ArmadaAsk) => Json;

/** The best wing there is, if it is worth about as much as flying one by one. */
export function bestWing(match: ArmadaMatch, seat: Seat, ask: ArmadaAsk, alone: Decide): WingPlan | undefined {
  if (!isWing(ask)) return undefined;
  const view = armada.view(match.state, seat);
  const lead = (ask.options as readonly { readonly about?: { readonly unit: number } }[]).find((one) => one.about)
    ?.about?.unit;
  if (lead === undefined || wingOf(view, ask, lead).length === 0) return undefined;
  const holds = whileFlying(view, ask);
  const singly = worthAfter(match, seat, holds, alone);
  const places = [...pointable(view, seat), ...singly.places.filter((_, i) => i === 0)];
  const tried = places.flatMap((at) => {
    const plan = wingAt(view, ask, lead, at);
    if (!plan) return [];
    plannedFor(ask as unknown as AskView, -1);
    const after = worthAfter(match, seat, holds, alone, plan);
    return after.moved ? [{ plan, worth: after.worth }] : [];
  });
  plannedFor(ask as unknown as AskView, -1);
  const best = tried.toSorted((a, b) => b.worth - a.worth)[0];
  const members = wingOf(view, ask, lead).length + 1;
  return best && best.worth >= singly.worth - GIVES * Math.abs(singly.worth) - HAIR * members ? best.plan : undefined;
}

/** What a turn of squadrons comes to: what they shoot at, and what they may shoot at next time from where they end. */
function worthAfter(match: ArmadaMatch, seat: Seat, holds: Holds, alone: Decide, plan?: WingPlan) {
  const then = match.fork();
  const before = armada.view(then.state, seat).units.map(({ pose }) => pose);
  let shots = 0;
  let planned = 0;
  const places: Vec[] = [];
  if (plan) {
    const [first, ...rest] = plan.steps;
    const ask = then.askOf(seat) as unknown as AskView;
    const answer = first!.answer(ask, armada.view(then.state, seat));
    if (answer === undefined) return { worth: 0, places, moved: false };
    follow(rest, then.taken.length, plan.holds);
    if (then.decide(seat, answer)) return { worth: 0, places, moved: false };
    planned++;
  }
  for (let first = true; !then.over; first = false) {
    const { seat: who } = then.open[0]!;
    const view = armada.view(then.state, who);
    if (who === seat && !(first && !plan) && !holds(view)) break;
    const ask = then.askOf(who) as ArmadaAsk;
    if (who !== seat && ask.kind === 'activate-squadron') break;
    let answer = who === seat && plan ? plannedFor(ask as unknown as AskView, then.taken.length, view) : undefined;
    if (answer !== undefined) planned++;
    answer ??= alone(then, who, ask);
    if (who === seat && ask.kind === 'attack') {
      const about = ask.options.find(({ id }) => id === answer)?.about;
      if (about) shots += worthOfShot(imagine(view, seat), about);
    }
    if (who === seat && ask.kind === 'squadron-move') places.push(answer as unknown as Vec);
    if (then.decide(who, answer)) return { worth: 0, places, moved: false };
  }
  const after = armada.view(then.state, seat);
  const table = imagine(after, seat);
  const wishes = table.squadrons
    .filter(
      ({ id, pose }) =>
        pose &&
        (pose.x !== before[id]?.x ||
          pose.y !== before[id]?.y ||
          squadronShots(table.g, table.g.squadron(id)).length > 0),
    )
    .reduce((sum, one) => sum + wishFor(table, one, one.pose!) / 10, 0);
  return { worth: shots + wishes, places, moved: planned > 2 };
}
