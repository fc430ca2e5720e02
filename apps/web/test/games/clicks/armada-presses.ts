import type { data, UnitView } from '@holotisch/armada';
import { isObject, type Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { bearNothing, defendAlways, mayStand } from '../../../src/games/armada/decide/always.ts';
import { landingOf, straightOn } from '../../../src/games/armada/decide/course.ts';
import { courseTowards } from '../../../src/games/armada/decide/course-towards.ts';
import { defence, isCard, proposedTokens } from '../../../src/games/armada/decide/defence.ts';
import { dialProposal } from '../../../src/games/armada/decide/dial-proposal.ts';
import { isDisplaced, putAside } from '../../../src/games/armada/decide/displaced.ts';
import { zonesToStrip } from '../../../src/games/armada/decide/first-answers.ts';
import { addable, concentrate, lock, lockable } from '../../../src/games/armada/decide/modifying.ts';
import {
  type Aim,
  attackAt,
  attackFurther,
  proposedUse,
  shotAt,
  whileActivating,
} from '../../../src/games/armada/decide/shot-at.ts';
import {
  activation,
  attackAll,
  type DialUse,
  dialUse,
  dialUses,
  flightTo,
  isFlight,
  repairAlways,
  repairing,
  squadronAttack,
  standardCritical,
  steering,
} from '../../../src/games/armada/decide/steps.ts';
import {
  begun,
  isModifying,
  modifications,
  modifyAlways,
  modifying,
  whileModifying,
} from '../../../src/games/armada/decide/whole-attack.ts';
import { isWing, type WingAsk, wingOf } from '../../../src/games/armada/decide/wing.ts';
import { proposedDice } from '../../../src/games/armada/decide/worth-rerolling.ts';
import { follow, type Holds, option, plannedFor, type Standing, type Step } from '../../../src/table-ui/decide/plan.ts';
import { takeAlways } from '../../../src/table-ui/face/always.ts';
import type { Decision } from './armada-player.ts';
import { pointable, wingAt } from './armada-wings.ts';

/** What was decided is pressed as the page offers it, by the very plans that its controls follow. */

const CLICK = 1;
const CONFIRM = 1;
/** A ship or squadron is drawn somewhere and let go of. */
const DRAG = 1;
/** How exactly somebody points at a place, and how far off he looks for it while he sees what would come of it, in mm. */
const HAND = 5;
const AROUND = 40;

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
    return ask.fields.filter(({ id }) => proposed[id] !== wanted[id]).length * CLICK + CONFIRM;
  }
  if (ask.kind === 'attack' || ask.kind === 'further-target') {
    const about = ask.options.find(({ id }) => id === answer)?.about;
    if (!about || !('unit' in about.defender)) return CLICK;
    // The ship is drawn onto the target; if that means another shot, it is picked in the list.
    const drawn = shotAt(view, ask.options, { unit: about.defender.unit, zone: about.defending });
    return drawn === answer ? DRAG : CLICK + CONFIRM;
  }
  if (ask.kind === 'course') return courseOf(ask, view, answer as never);
  if (ask.type === 'region') return DRAG;
  if (ask.type === 'several') {
    const picked = answer as readonly string[];
    const isDice = ask.kind === 'reroll' || ask.kind === 'dice' || ask.kind === 'evade';
    const proposed = isDice ? proposedDice(view, ask) : ask.kind === 'card-zones' ? zonesToStrip(view, ask) : [];
    return changes(picked, proposed) + CONFIRM;
  }
  return CLICK;
}

type CourseAsk = Extract<Decision['ask'], { readonly kind: 'course' }>;
/** The ship is drawn until the wanted course lies there, and let go of; what harms it is confirmed. Else click by click. */
function courseOf({ region }: CourseAsk, view: Decision['view'], wanted: Parameters<typeof landingOf>[2]): number {
  const landing = landingOf(view, region, wanted);
  const end = landing?.pose;
  const isIt = (x: number, y: number): boolean => {
    const found = courseTowards(view, region, { x, y });
    const there = found && landingOf(view, region, found)?.pose;
    // Straight on it is the same on whichever side the tool lies.
    return (
      there !== undefined &&
      Math.hypot(there.x - end!.x, there.y - end!.y) < 0.1 &&
      there.hx * end!.hx + there.hy * end!.hy > 0.9999
    );
  };
  if (end)
    for (let dx = 0; dx <= AROUND; dx += HAND)
      for (let dy = 0; dy <= AROUND; dy += HAND)
        for (const [sx, sy] of [
          [1, 1],
          [1, -1],
          [-1, 1],
          [-1, -1],
        ] as const)
          if (isIt(onGrid(end.x + sx * dx), onGrid(end.y + sy * dy)))
            return DRAG + (landing.leaves || landing.ships.length > 0 ? CONFIRM : 0);
  const from = straightOn(view, region);
  const bends = wanted.clicks.reduce((sum, c, i) => sum + Math.abs(c - (from.clicks[i] ?? 0)), 0);
  return Math.abs(wanted.speed - from.speed) + bends + (wanted.side === from.side ? 0 : 1) + CONFIRM;
}
const onGrid = (mm: number): number => Math.round(mm / HAND) * HAND;

/** Presses that would answer the question, and what is answered by them. */
interface Way {
  readonly cost: number;
  readonly steps: readonly Step[];
  readonly holds?: Holds;
  readonly lasting?: Standing;
  /** Drawn onto an enemy: where exactly it attacks from is all the same. */
  readonly anywhere?: true;
  /** The same press says that it is to be so from now on. */
  readonly stands?: Standing;
  /** How the switches beside these questions have to stand for it. */
  readonly modes?: Partial<Modes>;
}

/** Squadrons go along with one that is drawn; a ship attacks from a second hull zone as well. */
interface Modes {
  readonly wing: boolean;
  readonly both: boolean;
}

function waysFor(all: readonly Decision[], at: number, standing: readonly Standing[]): readonly Way[] {
  const { ask, answer, view } = all[at]!;
  if (ask.kind === 'activate') {
    const ship = view.units[Number(answer)];
    const dial = ship?.kind === 'ship' ? ship.dials[0] : undefined;
    if (!ship || dial === undefined || dial === 'hidden') return [];
    return [
      ...usesOf(ship, dial, (use) => activation(ship.id, dial, use)),
      ...drawnOnto(all, at, ship, dial, [option('activate', String(answer))]),
    ];
  }
  if (ask.kind === 'dial-use') {
    const ship = view.units[ask.about.unit];
    const dial = ship?.kind === 'ship' ? ship.open[0] : undefined;
    if (!ship || !dial) return [];
    return [...usesOf(ship, dial, (use) => dialUse(ship.id, dial, use)), ...drawnOnto(all, at, ship, dial, [])];
  }
  if (isWing(ask)) return [...wings(all, at, ask), ...flights(all, at)];
  if (isFlight(ask)) return flights(all, at);
  if (ask.kind === 'attack') {
    const about = ask.options.find(({ id }) => id === answer)?.about;
    const ship = view.units[ask.about.unit];
    if (ship?.kind !== 'ship' || !about || !('unit' in about.defender)) return [];
    const aim: Aim = { unit: about.defender.unit, zone: about.defending };
    const drawn = { cost: DRAG, holds: whileActivating(ship.id) };
    return [{ ...drawn, steps: [attackAt(aim), attackFurther(ship.id)], modes: { both: true } }];
  }
  if (isDisplaced(ask)) return [{ cost: CLICK, steps: putAside(ask) }];
  if (ask.kind === 'repair')
    return [{ cost: CLICK, steps: repairing(ask.about.unit), stands: repairAlways(ask.seat, '') }];
  if (ask.kind === 'window:attack.defend' && isCard(view, ask)) return defences(all, at, ask);
  if (ask.kind === 'window:attack.modify') {
    const offered = modifications(view, ask).map(({ id }) => id);
    const holds = whileModifying(view);
    const before = standing.find(isModifying);
    const way = (cost: number, picked: readonly string[]): Way => ({
      cost,
      steps: begun(modifying(ask, picked), ask, view),
      holds,
      stands: modifyAlways(ask, picked, '', before),
    });
    return [
      way(CONFIRM, offered),
      // One thing less.
      ...offered.map((id) =>
        way(
          CLICK + CONFIRM,
          offered.filter((one) => one !== id),
        ),
      ),
      ...lockable(view, ask).map((token) => ({ cost: CLICK, steps: lock(ask, token) })),
      ...addable(view, ask).map((colour) => ({ cost: CLICK, steps: concentrate(ask, colour) })),
    ];
  }
  return [];
}

/** A ship is drawn onto whom it shall attack: it is activated, its dial is used as proposed, and it attacks. */
function drawnOnto(
  all: readonly Decision[],
  at: number,
  ship: UnitView,
  dial: data.Command,
  first: readonly Step[],
): readonly Way[] {
  if (ship.kind !== 'ship') return [];
  const shot = all.slice(at).find(({ ask }) => ask.kind === 'attack' && ask.about.unit === ship.id);
  if (shot?.ask.kind !== 'attack' || shot.round !== all[at]!.round) return [];
  const about = shot.ask.options.find(({ id }) => id === shot.answer)?.about;
  if (!about || !('unit' in about.defender)) return [];
  const aim: Aim = { unit: about.defender.unit, zone: about.defending };
  const use = proposedUse(all[at]!.view, ship, dial);
  const steps = [...first, ...dialUse(ship.id, dial, use === 'keep' ? 'dial-only' : 'token-only'), attackAt(aim)];
  return ([true, false] as const).map((both) => ({
    cost: DRAG,
    steps: both ? [...steps, attackFurther(ship.id)] : steps,
    holds: whileActivating(ship.id),
    modes: { both },
    ...(dial === 'navigate' && use !== 'token' && { lasting: steering(ship.id) }),
  }));
}

/** A squadron is drawn to where it has gone, or onto an enemy, and others go along. */
function wings(all: readonly Decision[], at: number, ask: WingAsk): readonly Way[] {
  const { answer, view } = all[at]!;
  const lead = Number(answer);
  const move = all.slice(at, at + 3).find((one) => one.ask.kind === 'squadron-move');
  const wanted =
    move?.ask.kind === 'squadron-move' && move.ask.about.unit === lead ? [move.answer as unknown as Vec] : [];
  return [...wanted, ...pointable(view, all[at]!.seat)].flatMap((place): readonly Way[] => {
    const plan = wingAt(view, ask, lead, place);
    if (!plan) return [];
    const { steps, holds, onto } = plan;
    return [{ cost: DRAG, steps, holds, modes: { wing: true }, ...(onto && { anywhere: true }) }];
  });
}

function flights(all: readonly Decision[], at: number): readonly Way[] {
  const { ask, answer, view } = all[at]!;
  if (!isFlight(ask)) return [];
  const unit = ask.kind === 'squadron-act' ? ask.about.unit : Number(answer);
  const squadron = view.units[unit];
  if (squadron?.kind !== 'squadron') return [];
  const move = all.slice(at, at + 3).find((one) => one.ask.kind === 'squadron-move');
  const wanted =
    move?.ask.kind === 'squadron-move' && move.ask.about.unit === unit ? (move.answer as unknown as Vec) : undefined;
  const onto = pointable(view, all[at]!.seat);
  const shot = all[at + 1]?.answer;
  const free = (to: Vec | undefined) =>
    !to ||
    view.units.every(
      (one) =>
        one.id === unit ||
        one.kind !== 'squadron' ||
        one.status !== 'play' ||
        !one.pose ||
        Math.hypot(one.pose.x - to.x, one.pose.y - to.y) > 34,
    );
  return [
    ...(wanted ? [wanted] : [])
      .flatMap((place) => flightTo(view, ask, unit, SPEED, place) ?? [])
      .map(({ steps }) => ({ cost: DRAG, steps, ...(isWing(ask) && wingOf(view, ask, unit).length > 0 && ALONE) })),
    ...onto
      .flatMap((place) => flightTo(view, ask, unit, SPEED, place) ?? [])
      .filter(({ to, steps }) => free(to) && steps.at(-1)!.kind === 'attack')
      .map(({ steps }) => ({
        cost: DRAG,
        steps,
        anywhere: true as const,
        ...(isWing(ask) && wingOf(view, ask, unit).length > 0 && ALONE),
      })),
    ...(answer === 'attack' && typeof shot === 'string' ? [{ cost: CLICK, steps: squadronAttack(shot) }] : []),
  ];
}
const ALONE = { modes: { wing: false } };
/** Nobody draws a squadron further than it gets: so far at most. */
const SPEED = 5;

function defences(all: readonly Decision[], at: number, ask: Parameters<typeof defence>[1]): readonly Way[] {
  const { view } = all[at]!;
  const proposed = proposedTokens(view, ask);
  const spent: string[] = [];
  for (const one of all.slice(at)) {
    if (one.ask.kind === ask.kind && one.answer !== 'pass') spent.push(String(one.answer));
    else if (!['evade', 'redirect-zone'].includes(one.ask.kind)) break;
  }
  // What is picked otherwise is picked before anything is rolled: no further than that.
  const always = defendAlways(ask.seat, '');
  return [
    ...(always.answer(ask, view) === undefined
      ? []
      : [{ cost: CLICK, steps: defence(view, ask, proposed), stands: always }]),
    { cost: CONFIRM, steps: defence(view, ask, proposed) },
    ...spent.map((_, i) => {
      const some = spent.slice(0, i + 1);
      return { cost: changes(some, proposed) + CONFIRM, steps: defence(view, ask, some) };
    }),
    { cost: changes([], proposed) + CONFIRM, steps: defence(view, ask, []) },
  ];
}

const usesOf = (ship: UnitView, dial: data.Command, steps: (use: DialUse) => readonly Step[]): readonly Way[] =>
  ship.kind !== 'ship'
    ? []
    : dialUses(ship, dial).map((use) => ({
        cost: CLICK,
        steps: steps(use),
        ...(dial === 'navigate' && use !== 'token' && { lasting: steering(ship.id) }),
      }));

/** What a plan answers as the player wants it, by the very machinery of the page; undefined: it answers something otherwise. */
function covered(
  all: readonly Decision[],
  at: number,
  { steps, holds, lasting, anywhere }: Way,
): readonly number[] | undefined {
  const fits = (planned: Json | undefined, one: Decision) =>
    same(planned, one.answer) || (anywhere === true && one.ask.kind === 'squadron-move');
  const [first, ...rest] = steps;
  const { ask, view } = all[at]!;
  if (!first) return undefined;
  if (!fits(first.answer(ask, view), all[at]!)) return undefined;
  plannedFor(ask, -1); // whatever was planned before is forgotten
  follow(rest, at, holds);
  const out = [at];
  for (let i = at + 1; i < all.length && all[i]!.round === all[at]!.round; i++) {
    const planned = plannedFor(all[i]!.ask, i, all[i]!.view);
    if (planned === undefined) {
      if (!holds) break;
      continue;
    }
    if (!fits(planned, all[i]!)) return undefined;
    out.push(i);
  }
  const later = lasting ? all.findIndex((one, i) => i > at && !out.includes(i) && one.ask.kind === lasting.kind) : -1;
  const answered = later < 0 ? undefined : lasting!.answer(all[later]!.ask, all[later]!.view);
  if (answered === undefined) return out;
  return same(answered, all[later]!.answer) ? [...out, later] : undefined;
}

export interface Press {
  readonly round: number;
  readonly kind: string;
  readonly now: number;
  readonly alone: number;
  readonly told: string;
}

/** All that a player presses in a match, by the question at which he does. */
export function pressesOf(all: readonly Decision[]): readonly Press[] {
  const costs = all.map(alone);
  const done = new Set<number>();
  let standing: readonly Standing[] = [];
  let modes: Modes = { wing: false, both: false };
  return all.map((one, i): Press => {
    const told = `${one.ask.kind} ${JSON.stringify(one.answer)}`;
    const press = (now: number, more: string): Press => ({
      round: one.round,
      kind: one.ask.kind,
      now,
      alone: costs[i]!,
      told: `${told} ${more}`,
    });
    if (done.has(i)) return press(0, '(planned)');
    let taken = 0;
    for (const always of standing) {
      if (always.kind !== one.ask.kind) continue;
      const answer = always.answer(one.ask, one.view);
      if (answer === undefined) continue;
      const first: Step = { kind: one.ask.kind, answer: () => answer };
      const { steps = [], holds } = always.onwards?.(one.ask, one.view) ?? {};
      const over = covered(all, i, { cost: 0, steps: [first, ...steps], ...(holds && { holds }) });
      if (over) {
        for (const at of over) done.add(at);
        return press(0, '(always)');
      }
      // It has to be taken back before.
      standing = standing.filter((other) => other !== always);
      taken += CLICK;
    }
    let best: Way & { readonly saves: number; readonly over: readonly number[] } = {
      cost: costs[i]!,
      steps: [],
      saves: 0,
      over: [i],
    };
    for (const way of waysFor(all, i, standing)) {
      const over = covered(all, i, way);
      const cost = way.cost + switched(modes, way.modes) * CLICK;
      const saves = over ? over.filter((at) => !done.has(at)).reduce((sum, at) => sum + costs[at]!, 0) - cost : 0;
      // A switch that costs what it saves now saves more later.
      const lasts = way.stands !== undefined || way.modes?.both === true || way.modes?.wing === true;
      if (over && (saves > best.saves || (saves === best.saves && lasts))) best = { ...way, cost, saves, over };
    }
    modes = { ...modes, ...best.modes };
    const lasting = toStand(one, best);
    if (lasting) standing = [...standing.filter(({ id }) => id !== lasting.id), lasting];
    for (const at of best.over) done.add(at);
    return press(taken + best.cost, `+${best.over.length - 1}${lasting ? ' (from now on)' : ''}`);
  });
}

/** How many switches have to be thrown. */
const switched = (now: Modes, wanted: Partial<Modes> = {}): number =>
  (['wing', 'both'] as const).filter((mode) => wanted[mode] !== undefined && wanted[mode] !== now[mode]).length;

/**
 * What a player says for good when he first does it: what a card offers outside of dice and tokens, the usual critical effect,
 * dice that are changed as proposed, no token against no damage.
 */
function toStand({ ask, answer, view }: Decision, way: Partial<Way>): Standing | undefined {
  if (way.stands) return way.stands;
  if (ask.kind === 'critical')
    return same(standardCritical('').answer(ask, view), answer) ? standardCritical('') : undefined;
  if (ask.kind === 'window:attack.defend') {
    const none = bearNothing(ask.seat, '');
    return none.answer(ask, view) === answer ? none : undefined;
  }
  if (ask.kind === 'further-target') {
    const all = attackAll(ask.seat, '');
    return all.answer(ask, view) === answer ? all : undefined;
  }
  return mayStand(ask) && answer !== 'pass' ? takeAlways(ask, String(answer), '') : undefined;
}
