import { type AnyMatch, type Dream, dreamOf, type Json, quickRng, type Seat } from '@holotisch/engine';
import { playOn } from '../search/play-on.ts';
import type { Judge } from './judge.ts';

/** Futures of a match that is over, from any of its moments. */

type Future = Dream<unknown>;

/** Another chance, and all that is hidden stays what it was. */
export function fateOf(match: AnyMatch, seed: string): Future {
  const twin = match.fork({ seed, keep: 'none', events: false, verify: false });
  return {
    get state() {
      return twin.state;
    },
    get open() {
      return twin.open;
    },
    view: (seat) => twin.game.view(twin.state, seat),
    decide(seat, answer) {
      const refusal = twin.decide(seat, answer);
      if (refusal)
        throw new Error(`an answer that is not legal in a copy of ${match.game.id}: ${refusal.message.text}`);
    },
  };
}

/** What a seat could think of at this moment; where a game cannot say what is hidden, only chance is another. */
export const thoughtOf = (match: AnyMatch, seat: Seat, seed: string): Future =>
  dreamOf(match, seat)?.(seed) ?? fateOf(match, seed);

/** Gives this answer, everybody else who is asked at the same time theirs, and goes on up to where what was decided then is judged. */
export function playAnswer(future: Future, seat: Seat, answer: Json, judge: Judge, from: unknown): void {
  const rng = quickRng(1);
  const given = future.open.map((ask) =>
    ask.seat === seat ? answer : judge.policy.choose({ seat: ask.seat, view: future.view(ask.seat), ask, rng }),
  );
  future.open.forEach((ask, i) => {
    future.decide(ask.seat, given[i]!);
  });
  playOn(future, judge.policy, (now) => judge.isFarEnough(from, now));
}
