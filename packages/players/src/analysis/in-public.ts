import {
  type Ask,
  askingOf,
  type Json,
  type Match,
  quickRng,
  refuse,
  type Seat,
  sameData,
  sampleAnswer,
  showsTheSame,
} from '@holotisch/engine';
import { type Matter, matchAt } from './analyse.ts';
import type { Judge } from './judge.ts';

/** So many other answers are tried to see whether they would have shown. */
const OTHERS_TRIED = 2;
/** So far back is it worth asking why. */
const RECENT = 60;

/**
 * Whether a viewer knows by now what was decided here. What was answered in secret comes out as the game says; of anything
 * else no question declares it: he knows it if another answer would have shown him something else.
 */
export function isPublic(then: Match, ask: Ask, answer: Json, now: Match, judge: Judge, viewer: Seat): boolean {
  if (now.over) return true;
  const { game, state, asks } = then;
  if (askingOf(game, state, ask).secret || asks.length > 1) return judge.isRevealed?.(state, ask, now.state) ?? false;
  const told = then.events.length;
  const real = after(then, ask.seat, answer);
  const tried = otherAnswers(ask, answer).map((other) => after(then, ask.seat, other));
  return real !== undefined && tried.every((other) => other !== undefined && !showsTheSame(real, other, viewer, told));
}

function otherAnswers(ask: Ask, answer: Json): readonly Json[] {
  const all =
    ask.type === 'choice' ? ask.options.map(({ id }) => id) : [0, 1, 2, 3].map((n) => sampleAnswer(ask, quickRng(n)));
  const others = all.filter((one) => one !== undefined && !sameData(one as Json, answer) && !refuse(ask, one as Json));
  return others.slice(0, OTHERS_TRIED) as readonly Json[];
}

function after(then: Match, seat: Seat, answer: Json): Match | undefined {
  const fork = then.fork({ keep: 'last', events: true });
  try {
    return fork.decide(seat, answer) ? undefined : fork;
  } catch {
    // What was never played may break: then nobody is told why.
    return undefined;
  }
}

/** The last decision before a moment that one of these seats has taken, that mattered, and that a viewer may know of. */
export function lastInPublic(
  matter: Matter,
  judge: Judge,
  { by, viewer, upTo }: { readonly by: readonly Seat[]; readonly viewer: Seat; readonly upTo: number },
): number | undefined {
  const now = matchAt(matter, matter.decisions.length);
  const from = Math.max(0, upTo - RECENT);
  const then = matchAt(matter, from);
  let last: number | undefined;
  for (let at = from; at < upTo; at++) {
    const [seat, answer] = matter.decisions[at]!;
    if (seat !== 'override' && by.includes(seat) && !judge.inSetup(then.state)) {
      const ask = then.askOf(seat);
      const given = then.reading(seat, answer);
      const isTold = ask && given !== undefined && judge.matters(ask) && isPublic(then, ask, given, now, judge, viewer);
      if (isTold) last = at;
    }
    then.take(seat, answer);
  }
  return last;
}
