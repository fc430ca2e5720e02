import type { GameEvent } from '../event.ts';
import type { GameState } from '../game.ts';
import { isObject, type Json } from '../json.ts';
import type { Refusal } from '../message.ts';
import { type Difference, differences, partAt, stepsOf } from './compare.ts';
import { pointer } from './place.ts';
import type { Answered } from './questions.ts';
import type { ScenarioFile, WantedClauses } from './schema.ts';

/** An expectation that is not met. */
export type Unmet = {
  /** Which part of the scenario expects it. */
  readonly about: 'decisions' | 'dice' | 'state' | 'events' | 'answers' | 'open' | 'result';
  /** JSON Pointer, within that part. */
  readonly path: string;
  /** Missing where something is there that nobody expected. */
  readonly expected?: Json;
  /** Missing where nothing is there. */
  readonly found?: Json;
};

interface Outcome {
  readonly answers: readonly Answered[];
  readonly events: readonly GameEvent[];
  readonly open: readonly Json[];
  readonly result: Json;
}

export function unmetExpectations(file: ScenarioFile, state: GameState, outcome: Outcome): Unmet[] {
  const { expect = {} } = file;
  const unmet: Unmet[] = leftOverDice(file, state);
  const note = (about: Unmet['about'], found: readonly Difference[]) => {
    for (const { path, ...rest } of found) unmet.push({ about, path: pointer(path), ...rest });
  };
  for (const [key, expected] of Object.entries(expect.state ?? {})) {
    const steps = stepsOf(key);
    note('state', differences(expected, partAt(state, steps), steps));
  }
  note('events', missingEvent(expect.events ?? [], outcome.events));
  unmet.push(...wrongAnswers(expect.answers, outcome.answers));
  if (expect.open !== undefined) note('open', differences(expect.open, outcome.open));
  if (expect.result !== undefined) note('result', differences(expect.result, outcome.result));
  return unmet;
}

/** A face that was laid ready but never rolled: the scenario does not test what its author thinks. */
function leftOverDice(file: ScenarioFile, state: GameState): Unmet[] {
  return Object.keys(file.dice ?? {}).flatMap((die): Unmet[] => {
    const left = Object.hasOwn(state.chance.loaded, die) ? state.chance.loaded[die]! : file.dice![die]!;
    return left.length === 0 ? [] : [{ about: 'dice', path: pointer([die]), expected: [], found: [...left] }];
  });
}

/** The first expected event that did not happen after those before it. */
function missingEvent(expected: readonly Json[], happened: readonly GameEvent[]): Difference[] {
  let from = 0;
  for (const [i, event] of expected.entries()) {
    while (from < happened.length && differences(event, happened[from]).length > 0) from++;
    if (from === happened.length) return [{ path: [i], expected: event }];
    from++;
  }
  return [];
}

/** Whether a refusal names at least these clauses. */
const namesAll = (refusal: Refusal, ids: readonly unknown[]): boolean =>
  ids.every((id) => refusal.clauses.some((clause) => clause === id));
/** All clauses of a list, or any one of them. */
export const namesWanted = (refusal: Refusal, wanted: WantedClauses): boolean =>
  'any' in wanted ? wanted.any.some((id) => namesAll(refusal, [id])) : namesAll(refusal, wanted);

/** A question that was refused needs `{ "refused": [clauses] }`; a refusal that nobody expected counts as unmet. */
function wrongAnswers(expected: readonly Json[] | undefined, answers: readonly Answered[]): Unmet[] {
  return answers.flatMap((a, i): Unmet[] => {
    const wanted = expected?.[i];
    if ('refusal' in a) {
      const clauses = isObject(wanted) ? wanted['refused'] : undefined;
      if (Array.isArray(clauses) && namesAll(a.refusal, clauses)) return [];
      const found = { refused: a.refusal.clauses };
      return [{ about: 'answers', path: pointer([i]), ...(wanted === undefined ? {} : { expected: wanted }), found }];
    }
    if (wanted === undefined) return [];
    return differences(wanted, a.answer, [i]).map((d) => ({ ...d, about: 'answers', path: pointer(d.path) }));
  });
}
