import type { ArmadaAsk, ArmadaState, ArmadaView, AskOf } from '@holotisch/armada';
import { endOfCourse, isActivated } from '@holotisch/armada/rules';
import { type Dream, type Json, refuse, type Seat } from '@holotisch/engine';
import { type Character, EVEN } from '../character.ts';
import { type Player, type Thinking, type Turn, thought } from '../player.ts';
import { trialsFor } from '../search/effort.ts';
import { playOn } from '../search/play-on.ts';
import { weigh } from '../search/weigh.ts';
import { admiralOf, type armadaAdmiral, hastyAdmiral } from './admiral.ts';
import { rankedCourses, roomOf } from './course.ts';
import { type Imagined, imagine } from './imagine.ts';
import { worthOfUnit } from './worth.ts';

/** How much it thinks: so many answers, and how far. */
interface Effort {
  readonly answers: number;
  /** Activations that are played in thought, in all futures together. */
  readonly steps: number;
}

type AdmiralTurn = Turn<ArmadaView, ArmadaAsk, ArmadaState>;

/**
 * The same admiral, who does not set a course, choose a ship or a target, or set dials before having played it out in
 * thought: the best few answers, each to the end of the next round.
 */
export const aceWith = (effort: Effort, character = EVEN): Player<ArmadaView, ArmadaAsk, ArmadaState> => {
  const admiral = admiralOf(character);
  return {
    id: 'ace',
    choose: (turn) => thought(think(turn, effort, admiral, character)),
    think: (turn) => think(turn, effort, admiral, character),
    as: (manner) => aceWith(atLeisure(effort, manner.seconds), manner.character ?? character),
  };
};

/** As much more as there is more time. */
const atLeisure = ({ answers, steps }: Effort, seconds = 1): Effort => ({ answers, steps: seconds * steps });

export const armadaAce = aceWith({ answers: 8, steps: 560 });

function* think(
  turn: AdmiralTurn,
  { answers: most, steps }: Effort,
  admiral: typeof armadaAdmiral,
  character: Character,
): Thinking {
  const { seat, view, rng, dream, failed } = turn;
  const usual = admiral.choose(turn);
  if (dream === undefined || view.round === 0) return usual;
  const answers = [usual, ...otherAnswers(turn, usual, character)].slice(0, most);
  return yield* weigh(answers, {
    dream,
    rng,
    trials: trialsFor(steps, activationsAhead(imagine(view, seat))),
    failed,
    worth(future, answer) {
      decideAll(future, seat, answer);
      playOn(future, hastyAdmiral, ({ round }) => round > view.round + 1);
      return standing(future, seat, character);
    },
  });
}

/** How many units will act until the end of the next round, as far as there is one. */
function activationsAhead({ g, ships, squadrons, enemyShips, enemySquadrons }: Imagined): number {
  const all = [...ships, ...squadrons, ...enemyShips, ...enemySquadrons];
  const waiting = all.filter((unit) => !isActivated(g.state, unit)).length;
  const { round, rules } = g.state;
  return waiting + (rules.rounds !== null && round >= rules.rounds ? 0 : all.length);
}

/** Its own answer; where the other side is asked at the same time, it answers as it would itself. */
function decideAll(future: Dream<ArmadaState, ArmadaView, ArmadaAsk>, seat: Seat, answer: Json): void {
  const given = future.open.map((asked) =>
    asked.seat === seat
      ? answer
      : hastyAdmiral.choose({ seat: asked.seat, view: future.view(asked.seat), ask: asked, rng: { below: () => 0 } }),
  );
  future.open.forEach((asked, i) => {
    future.decide(asked.seat, given[i]!);
  });
}

/** What else could be done, the most promising first. */
export function otherAnswers(turn: AdmiralTurn, usual: Json, character = EVEN): readonly Json[] {
  const { seat, view, ask } = turn;
  switch (ask.kind) {
    case 'course':
      return varied(imagine(view, seat, false, character), ask, usual);
    case 'activate':
    case 'attack':
      return ask.type === 'choice' ? ask.options.map(({ id }) => id).filter((id) => id !== usual) : [];
    case 'dials':
      return otherDials(ask, usual);
    default:
      return [];
  }
}

/** Courses that end nearer to each other than this, and look nearly the same way, are one. */
const APART = 25;
const ALIKE = 0.97;

function varied(imagined: Imagined, ask: AskOf<'course'>, usual: Json): readonly Json[] {
  const ship = imagined.g.ship(ask.region.ship);
  const cls = imagined.g.class(ship);
  const endOf = (course: ReturnType<typeof rankedCourses>[number]) => {
    const speed = Math.max(0, course.speed + ask.region.temporary);
    return speed === 0 ? ship.pose! : endOfCourse(cls, ship.pose!, course, speed).pose;
  };
  const kept: { readonly answer: Json; readonly end: ReturnType<typeof endOf> }[] = [];
  for (const course of rankedCourses(imagined, ask)) {
    const end = endOf(course);
    const isKnown = kept.some(
      (one) =>
        Math.abs(one.end.x - end.x) + Math.abs(one.end.y - end.y) < APART &&
        one.end.hx * end.hx + one.end.hy * end.hy > ALIKE,
    );
    if (!isKnown) kept.push({ answer: { ...course }, end });
  }
  const own = JSON.stringify(usual);
  return kept.map(({ answer }) => answer).filter((answer) => JSON.stringify(answer) !== own);
}

/** One dial otherwise, the newest of each ship. */
function otherDials(ask: ArmadaAsk, usual: Json): readonly Json[] {
  if (ask.type !== 'form') return [];
  const own = usual as Readonly<Record<string, string>>;
  return [...ask.fields]
    .reverse()
    .flatMap(({ id, options }) => options.filter((o) => o.id !== own[id]).map((o) => ({ ...own, [id]: o.id })))
    .filter((answer) => refuse(ask, answer) === undefined);
}

/** What is left of either side, whether it stays on the table, and what it has scored. */
function standing(
  future: Dream<ArmadaState, ArmadaView, ArmadaAsk>,
  seat: Seat,
  { aggression, caution, objective }: Character,
): number {
  const { state } = future;
  const { g, side, ships, squadrons, enemyShips, enemySquadrons } = imagine(future.view(seat), seat);
  const left = (units: readonly Parameters<typeof worthOfUnit>[1][]) =>
    units.reduce((sum, unit) => sum + worthOfUnit(g, unit), 0);
  const held = (all: Imagined['ships']) => all.reduce((sum, ship) => sum + 0.5 * roomOf(g, ship), 0);
  const scored = state.victory.reduce((sum, points, of) => sum + (of === side ? points : -points), 0);
  const over = state.outcome === null ? 0 : 1;
  const own = left([...ships, ...squadrons]);
  const lead = caution * own - aggression * left([...enemyShips, ...enemySquadrons]) + objective * scored;
  if (over && state.outcome) return lead + (state.outcome.winner === side ? WON : -WON);
  return lead + held(ships) - held(enemyShips);
}
/** To win counts more than to win by much. */
const WON = 40;
