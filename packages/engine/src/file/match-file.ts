import type { AnyGame, Games } from '../game.ts';
import { sameData } from '../json.ts';
import { OVERRIDE } from '../log.ts';
import { Match } from '../match.ts';
import type { MatchOptions } from '../match-options.ts';
import { bad, good, type Result, say } from '../message.ts';
import { findGame, readEnvelope, refusedAt } from './envelope.ts';
import type { FileFault } from './fault.ts';
import { type MatchFile, matchSchema } from './schema.ts';

/** Reads a `*.holo.json` and makes sure that we have its game. Whether its decisions are legal, the replay shows. */
export function readMatchFile(text: string, games: Games): Result<MatchFile, FileFault> {
  const file = readEnvelope(text, 'match', matchSchema);
  if (!file.ok) return file;
  const game = findGame(text, games, file.value.game, file.value.edition);
  return game.ok ? file : game;
}

export interface Replay {
  readonly match: Match;
  readonly game: AnyGame;
  /** Whether the state comes out as the file says; undefined where the file says nothing. */
  readonly hashMatches: boolean | undefined;
  readonly resultMatches: boolean | undefined;
}

export interface ReplayOptions extends MatchOptions {
  /** The text that the file was read from: then a refused decision is reported with its line. */
  readonly text?: string;
  /** Told now and then how many decisions are done. */
  readonly progress?: (done: number) => void;
}

const DECISIONS_BETWEEN_TELLING = 64;

/** Plays a match again from its file. A decision that the rules refuse is a fault of the file, named with its reason. */
export function replay(file: MatchFile, games: Games, how: ReplayOptions = {}): Result<Replay, FileFault> {
  const { text, progress, ...matchOptions } = how;
  const found = findGame(text ?? '', games, file.game, file.edition);
  if (!found.ok) return found;
  const game = found.value;
  // A change by hand begins at the last checkpoint: a match that keeps none would play everything again for each.
  const { keep } = matchOptions;
  const kept = keep === 'none' && file.decisions.some(([by]) => by === OVERRIDE) ? 'last' : keep;
  const options = { ...matchOptions, ...(kept && { keep: kept }) };
  const start = Match.start(game, { setup: file.setup, seed: file.seed }, options, file.takebacks);
  if (!start.ok) {
    const message = say('file.setupRefused', { reason: { ...start.fault.message } });
    return bad(refusedAt(text, ['setup'], game, message, start.fault));
  }
  const match: Match = start.value;
  for (const [decision, [seat, answer]] of file.decisions.entries()) {
    const refusal = match.take(seat, answer);
    if (refusal) {
      const message = say('file.decisionRefused', { number: decision + 1, seat, reason: { ...refusal.message } });
      return bad({ ...refusedAt(text, ['decisions', decision, 1], game, message, refusal), decision });
    }
    if ((decision + 1) % DECISIONS_BETWEEN_TELLING === 0) progress?.(decision + 1);
  }
  return good({
    match,
    game,
    hashMatches: file.hash === undefined ? undefined : file.hash === match.hash(),
    resultMatches: file.result === undefined ? undefined : sameData(file.result, match.result ?? null),
  });
}
