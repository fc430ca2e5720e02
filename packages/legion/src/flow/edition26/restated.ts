import {
  type Ask,
  type Flow,
  good,
  isObject,
  type Json,
  type Question,
  type Refusal,
  type Regions,
} from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Legion } from '../../legion.ts';
import type { LegionState } from '../../state.ts';
import { inWords } from './in-words.ts';

/** Whatever comes out of the procedures of 1.2 in a match of 2.6 is put into the words of 2.6: in-words.ts */

const refused = <R extends Refusal | undefined>(refusal: R): R =>
  refusal && { ...refusal, clauses: inWords(refusal.clauses) };

/** A procedure whose questions, with all that they refuse, are in the words of 2.6. */
export function* restating(flow: Flow): Flow {
  let answers: readonly Json[] = [];
  for (;;) {
    const step = flow.next(answers as Json[]);
    if (step.done) return step.value;
    answers = yield step.value.map(restatedAsk);
  }
}

function restatedAsk<A extends Pick<Ask, 'type' | 'clauses' | 'barred' | 'why'>>(ask: A): A {
  const { barred, why, clauses } = ask;
  const check = 'check' in ask ? ask.check : undefined;
  return {
    ...ask,
    clauses: inWords(clauses),
    ...(barred && { barred: () => barred().map((b) => ({ ...b, refusal: refused(b.refusal) })) }),
    ...(why && { why: (id: string) => refused(why(id)) }),
    ...(typeof check === 'function' && { check: (answer: never) => refused(check(answer)) }),
  };
}

/** The places that players name, judged in the words of 2.6. */
export function restatedRegions(regions: Regions<Legion>): Regions<Legion> {
  const out: Record<string, Regions<Legion>[string]> = {};
  for (const [name, region] of Object.entries(regions))
    out[name] = { ...region, check: (g, data, answer) => refused(region.check(g, data, answer)) };
  return out;
}

type Questions = Readonly<Record<string, Question<LegionState>>>;
/** What is answered about moves and places that nobody has named yet. */
export const restatedQuestions = (questions: Questions): Questions =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, restatedQuestion(question)]));
const restatedQuestion =
  (question: Question<LegionState>): Question<LegionState> =>
  (state, args) => {
    const answer = question(state, args);
    return answer.ok ? good(restatedAnswer(answer.value)) : answer;
  };
/** Either refused itself, or with a refusal beside what is possible. */
function restatedAnswer(answer: Json): Json {
  if (!isObject(answer)) return answer;
  const { refused: clauses, refusal } = answer;
  return {
    ...answer,
    ...(Array.isArray(clauses) && { refused: inWords(clauses as ClauseId[]) as Json }),
    ...(isObject(refusal ?? null) && { refusal: refused(refusal as unknown as Refusal) as unknown as Json }),
  };
}
