import type { Seat } from '../ask.ts';
import { type AskData, describeAsk } from '../described.ts';
import type { GameEvent } from '../event.ts';
import type { AnyGame, Games } from '../game.ts';
import { copy, type Json, type JsonObject } from '../json.ts';
import type { Origin } from '../log.ts';
import { Match } from '../match.ts';
import { bad, good, type Refusal, type Result, say } from '../message.ts';
import { fault, findGame, readEnvelope, refusedAt } from './envelope.ts';
import { namesWanted, type Unmet, unmetExpectations } from './expect.ts';
import type { FileFault } from './fault.ts';
import { type Answered, answerQuestion, questionNames } from './questions.ts';
import { type ScenarioFile, scenarioSchema } from './schema.ts';

export type Refused = {
  /** Which entry of `decisions`, counted from 0. */
  readonly decision: number;
  readonly seat: Seat;
  readonly refusal: Refusal;
};

/** How a scenario went. */
export type ScenarioReport = {
  /** Nothing was refused that should not have been, and all expectations are met. */
  readonly ok: boolean;
  readonly game: string;
  readonly edition: string;
  readonly title?: string;
  readonly note?: string;
  readonly answers: readonly Answered[];
  /** The refusals that the scenario asked for. */
  readonly refused: readonly Refused[];
  /** The scenario ended here, before its time: the rules refuse a decision that it takes to be legal. */
  readonly stopped?: FileFault;
  readonly unmet: readonly Unmet[];
  readonly events: readonly GameEvent[];
  readonly open: readonly AskData[];
  readonly result: Json;
  readonly state: Json;
  readonly hash: string;
};

/** Where the seed does not matter, it need not be written down; but it must always be the same one. */
const DEFAULT_SEED = 'scenario';

/** Runs a scenario from its text: what it asks is answered, what it expects is compared. */
export function runScenario(text: string, games: Games): Result<ScenarioReport, FileFault> {
  const read = readScenarioFile(text, games);
  if (!read.ok) return read;
  const { file, game, origin } = read.value;
  const misfit = misfitOf(text, file, game);
  if (misfit) return bad(misfit);
  const start = Match.start(game, origin, { keep: 'last', forced: file.forced === true });
  if (!start.ok) {
    const { fault: refusal } = start;
    const isSetup = file.setup !== undefined;
    const message = say(isSetup ? 'file.setupRefused' : 'file.positionRefused', { reason: { ...refusal.message } });
    // A position comes together with dice and decks: the game says in which of them it is wrong.
    const part = isSetup ? ['setup'] : refusal.where ? [] : ['position'];
    return bad(refusedAt(text, part, game, message, refusal));
  }
  return good(play(text, file, start.value));
}

/** Reads a scenario without running it: the file, its game, and where its match begins. */
export function readScenarioFile(
  text: string,
  games: Games,
): Result<{ readonly file: ScenarioFile; readonly game: AnyGame; readonly origin: Origin }, FileFault> {
  const read = readEnvelope(text, 'scenario', scenarioSchema);
  if (!read.ok) return read;
  const file = read.value;
  const found = findGame(text, games, file.game, file.edition);
  return found.ok ? good({ file, game: found.value, origin: originOf(file) }) : found;
}

const originOf = ({ setup, position = null, seed = DEFAULT_SEED, dice = {}, decks = {} }: ScenarioFile): Origin =>
  setup === undefined ? { start: { position, seed, dice, decks } } : { setup, seed };

/** What the schema cannot know: whether the parts of the file fit each other and the game. */
function misfitOf(text: string, file: ScenarioFile, game: AnyGame): FileFault | undefined {
  const { ask = [], decisions = [], expect = {}, dice = {}, decks = {} } = file;
  for (const [name, faces] of Object.entries(dice)) {
    const die = game.dice.find((d) => d.name === name);
    if (!die)
      return fault(text, ['dice', name], 'file.unknownDie', { name, known: game.dice.map((d) => d.name).join(', ') });
    const wrong = faces.findIndex((f) => !die.faces.includes(f));
    if (wrong >= 0)
      return fault(text, ['dice', name, wrong], 'file.unknownFace', {
        face: faces[wrong]!,
        known: [...new Set(die.faces)].join(', '),
      });
  }
  for (const name of Object.keys(decks))
    if (!game.decks.includes(name))
      return fault(text, ['decks', name], 'file.unknownDeck', { name, known: game.decks.join(', ') });
  const known = questionNames(game);
  for (const [i, { question, after = 0 }] of ask.entries()) {
    if (!known.includes(question))
      return fault(text, ['ask', i, 'question'], 'file.unknownQuestion', {
        question,
        known: known.join(', '),
      });
    if (after > decisions.length)
      return fault(text, ['ask', i, 'after'], 'file.afterTooLate', { count: decisions.length });
  }
  if (expect.answers !== undefined && expect.answers.length !== ask.length)
    return fault(text, ['expect', 'answers'], 'file.answerCount', {
      expected: expect.answers.length,
      asked: ask.length,
    });
  return undefined;
}

function play(text: string, file: ScenarioFile, match: Match): ScenarioReport {
  const { decisions = [], ask = [] } = file;
  const answers: Answered[] = new Array(ask.length);
  const refused: Refused[] = [];
  const unmet: Unmet[] = [];
  let stopped: FileFault | undefined;

  const put = (i: number, after: number) => {
    const { question, after: _, ...args } = ask[i]!;
    const answer = answerQuestion(match, question, args as JsonObject);
    answers[i] = { question, after, ...(answer.ok ? { answer: copy(answer.value) } : { refusal: answer.fault }) };
  };
  const answerAllAt = (done: number) => {
    for (const [i, { after = decisions.length }] of ask.entries()) if (after === done) put(i, done);
  };

  for (const [decision, entry] of decisions.entries()) {
    answerAllAt(decision);
    if ('refused' in entry) {
      // On a copy: an answer that is legal after all must not lead the rest of the scenario astray.
      const refusal = match.fork({ events: false }).decide(entry.seat, entry.answer);
      if (refusal) refused.push({ decision, seat: entry.seat, refusal });
      if (!refusal || !namesWanted(refusal, entry.refused))
        unmet.push({
          about: 'decisions',
          path: `/${decision}`,
          expected: { refused: entry.refused },
          ...(refusal && { found: { refused: refusal.clauses } }),
        });
      continue;
    }
    const [seat, answer] = entry;
    const refusal = match.take(seat, answer);
    if (!refusal) continue;
    const message = say('file.decisionRefused', { number: decision + 1, seat, reason: { ...refusal.message } });
    stopped = { ...refusedAt(text, ['decisions', decision, 1], match.game, message, refusal), decision };
    // What is to be asked at the end is asked where it ends.
    for (const [i, { after }] of ask.entries()) if (after === undefined) put(i, decision);
    break;
  }

  const open = match.open.map(describeAsk);
  const events = match.events.map((r) => r.event);
  const result = match.result ?? null;
  // After a stop everything else would only be unmet because of it.
  if (!stopped) {
    answerAllAt(decisions.length);
    unmet.push(...unmetExpectations(file, match.state, { answers, events, open, result }));
  }
  return {
    ok: stopped === undefined && unmet.length === 0,
    game: match.game.id,
    edition: match.game.edition,
    ...(file.title !== undefined && { title: file.title }),
    ...(file.note !== undefined && { note: file.note }),
    answers: answers.filter((a) => a !== undefined),
    refused,
    ...(stopped && { stopped }),
    unmet,
    events,
    open,
    result,
    state: copy(match.state) as unknown as Json,
    hash: match.hash(),
  };
}
