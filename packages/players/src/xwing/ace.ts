import type { Seat } from '@holotisch/engine';
import type { AskOf, XWingAsk, XWingState, XWingView } from '@holotisch/xwing';
import { type Character, EVEN } from '../character.ts';
import { type Player, rngOf, type Thinking, type Turn, thought } from '../player.ts';
import { trialsFor } from '../search/effort.ts';
import { halve } from '../search/halving.ts';
import { playOn } from '../search/play-on.ts';
import { balance } from './balance.ts';
import { type Plan, planDials } from './fly.ts';
import { imagine } from './imagine.ts';
import { hastyPilot, pilotOf, type xwingPilot } from './pilot.ts';
import { type Dials, otherDials, sampledDials } from './plans.ts';

/** How much it thinks: so many plans for the dials, and how far. */
interface Effort {
  readonly plans: number;
  /** Ships that are moved in thought, in all futures together. */
  readonly steps: number;
}

type PilotTurn = Turn<XWingView, XWingAsk, XWingState>;
type DialsAsk = AskOf<'dials'>;

/**
 * The same pilot, who sets no dials before having steps them in thought: several plans against what the other side may
 * set, up to where the shooting begins. Of plans that are equally good it takes any, so that nobody can read it.
 */
export const aceWith = (effort: Effort, character = EVEN): Player<XWingView, XWingAsk, XWingState> => {
  const pilot = pilotOf(character);
  return {
    id: 'ace',
    choose: (turn) => thought(think(turn, effort, pilot, character)),
    think: (turn) => think(turn, effort, pilot, character),
    as: (manner) => aceWith(atLeisure(effort, manner.seconds), manner.character ?? character),
  };
};

/** As much more as there is more time. */
const atLeisure = ({ plans, steps }: Effort, seconds = 1): Effort => ({ plans, steps: seconds * steps });

export const xwingAce = aceWith({ plans: 16, steps: 1800 });

function* think(
  turn: PilotTurn,
  { plans: most, steps }: Effort,
  pilot: typeof xwingPilot,
  character: Character,
): Thinking {
  const { seat, view, ask, rng, dream, failed } = turn;
  if (!isDials(ask) || dream === undefined) return pilot.choose(turn);
  const table = imagine(view, seat, character);
  const plan = planDials(table, ask);
  const plans = [plan.dials, ...otherDials(plan, most - 1, rng)];
  if (plans.length === 1) return pilot.choose(turn);
  const luck = String(rng.below(0x8000_0000));
  const known = new Map<Seat, Plan>();
  const trial = (candidate: number, chance: number): number => {
    const future = dream(`${luck} ${chance}`);
    const answers = future.open.map((asked) => {
      if (asked.seat === seat || !isDials(asked)) return plans[candidate]!;
      let theirs = known.get(asked.seat);
      if (theirs === undefined) {
        theirs = planDials(imagine(future.view(asked.seat), asked.seat), asked);
        known.set(asked.seat, theirs);
      }
      return replyOf(theirs, chance, `${luck} ${chance} ${asked.seat}`);
    });
    future.open.forEach((asked, i) => {
      future.decide(asked.seat, answers[i]!);
    });
    playOn(future, hastyPilot, ({ phase, round }) => phase === 'combat' || round > view.round);
    return balance(future.state, seat, character);
  };
  const trials = trialsFor(steps, table.mine.length + table.foes.length);
  const equals = yield* halve(plans.length, trials, trial, { failed });
  return plans[equals[rng.below(equals.length)]!]!;
}

const isDials = (ask: XWingAsk): ask is DialsAsk => ask.kind === 'dials';

/** In every other future they fly as they would plan themselves, in the rest as somebody who is not sure. */
const replyOf = (plan: Plan, chance: number, luck: string): Dials =>
  chance % 2 === 0 ? plan.dials : sampledDials(plan, rngOf(luck));
