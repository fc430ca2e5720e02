import type { ArmadaAsk, ArmadaState, ArmadaView } from '@holotisch/armada';
import type { Seat } from '@holotisch/engine';
import { type Player, type Thinking, type Turn, thought } from '../player.ts';
import { halve } from '../search/halving.ts';
import { playOn } from '../search/play-on.ts';
import { armadaAdmiral } from './admiral.ts';
import { rankedCourses } from './course.ts';
import { imagine } from './imagine.ts';
import { worthOfUnit } from './worth.ts';

/** How much it thinks: so many courses, in so many futures all together. */
interface Effort {
  readonly courses: number;
  readonly trials: number;
}

/**
 * The same admiral, who sets no course before having sailed it in thought: the best few, each to the end of the next round.
 */
export const aceWith = (effort: Effort): Player<ArmadaView, ArmadaAsk, ArmadaState> => ({
  id: 'ace',
  choose: (turn) => thought(think(turn, effort)),
  think: (turn) => think(turn, effort),
});

export const armadaAce = aceWith({ courses: 8, trials: 48 });

function* think(turn: Turn<ArmadaView, ArmadaAsk, ArmadaState>, { courses, trials }: Effort): Thinking {
  const { seat, view, ask, rng, dream } = turn;
  if (ask.kind !== 'course' || dream === undefined) return armadaAdmiral.choose(turn);
  const ways = rankedCourses(imagine(view, seat), ask).slice(0, courses);
  if (ways.length < 2) return armadaAdmiral.choose(turn);
  const luck = String(rng.below(0x8000_0000));
  const equals = yield* halve(ways.length, trials, (candidate, chance) => {
    const future = dream(`${luck} ${chance}`);
    future.decide(seat, { ...ways[candidate]! });
    playOn(future, armadaAdmiral, ({ round }) => round > view.round + 1);
    return standing(future.state, future.view(seat), seat);
  });
  return { ...ways[equals[rng.below(equals.length)]!]! };
}

/** What is left of either side, and what it has scored. */
function standing(state: ArmadaState, view: ArmadaView, seat: Seat): number {
  const { g, ships, squadrons, enemyShips, enemySquadrons } = imagine(view, seat);
  const side = state.sides[seat];
  const left = (units: readonly Parameters<typeof worthOfUnit>[1][]) =>
    units.reduce((sum, unit) => sum + worthOfUnit(g, unit), 0);
  const scored = state.victory.reduce((sum, points, of) => sum + (of === side ? points : -points), 0);
  return left([...ships, ...squadrons]) - left([...enemyShips, ...enemySquadrons]) + scored;
}
