import type * as v from 'valibot';
import { readShape } from './file/shape.ts';
import type { Question } from './game.ts';
import type { Json } from './json.ts';
import { bad, good, type Message, say } from './message.ts';

/** A question that is spelled well but makes no sense in this position. */
export class Unanswerable extends Error {
  readonly problem: Message;
  constructor(problem: Message) {
    super(problem.text);
    this.problem = problem;
  }
}

/** A question put to a state, once somebody says how to sit down at one. */
export type Answering<S, G, A extends Json> = (sit: (state: S) => G) => Question<S, A>;

/**
 * How the rules answer the questions of scenarios: each is read by its shape, and then answered by a sitting at the state.
 * Whoever has the game says how to sit down. `prefix` is that of the game's words.
 */
export const answering =
  <S, G, A extends { readonly [N in keyof A]: Json }>() =>
  <X extends { readonly [N in keyof A]: v.GenericSchema }>(prefix: string, shapes: X) =>
  <N extends keyof A & keyof X>(name: N, answer: (g: G, args: v.InferOutput<X[N]>, sit: (state: S) => G) => A[N]) =>
  (sit: (state: S) => G): Question<S, A[N]> =>
  (state, given) => {
    const args = readShape(shapes[name], given as Json);
    if (!args.ok)
      return bad({ ...args.fault, message: say(`${prefix}.badQuestion`, { problem: { ...args.fault.message } }) });
    try {
      return good(answer(sit(state), args.value, sit));
    } catch (e) {
      if (!(e instanceof Unanswerable)) throw e;
      return bad({ clauses: [], message: say(`${prefix}.badQuestion`, { problem: { ...e.problem } }) });
    }
  };
