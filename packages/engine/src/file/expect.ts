import type { GameEvent } from '../event.ts';
import type { GameState } from '../game.ts';
import type { Json } from '../json.ts';
import { type Difference, differences, partAt, stepsOf } from './compare.ts';
import { pointer } from './place.ts';
import type { Answered } from './questions.ts';
import type { ScenarioFile } from './schema.ts';

/** An expectation that is not met. */
export interface Unmet {
  /** Which part of the scenario expects it. */
  readonly about: 'decisions' | 'dice' | 'state' | 'events' | 'answers' | 'open' | 'result';
  /** JSON Pointer, within that part. */
  readonly path: string;
  /** Missing where something is there that nobody expected. */
  readonly expected?: Json;
  /** Missing where nothing is there. */
  readonly found?: Json;
}

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
    const at = happened.findIndex((h, k) => k >= from && differences(event, h).length === 0);
    if (at < 0) return [{ path: [i], expected: event }];
    from = at + 1;
  }
  return [];
}

/** A question that was refused is compared as `{ "refused": [clauses] }`; without an expectation it counts as unmet. */
function wrongAnswers(expected: readonly Json[] | undefined, answers: readonly Answered[]): Unmet[] {
  return answers.flatMap((a, i): Unmet[] => {
    const found: Json = 'answer' in a ? a.answer : { refused: a.refusal.clauses };
    if (expected === undefined) return 'answer' in a ? [] : [{ about: 'answers', path: pointer([i]), found }];
    return differences(expected[i]!, found, [i]).map(({ path, ...rest }) => ({
      about: 'answers',
      path: pointer(path),
      ...rest,
    }));
  });
}
