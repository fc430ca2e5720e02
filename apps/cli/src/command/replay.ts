import { type Json, type JsonObject, readMatchFile, replay, say, unfairness } from '@holotisch/engine';
import type { Call, Command, Outcome } from '../command.ts';
import { readText } from '../input.ts';
import { gamesFor } from '../named-game.ts';
import { badFile } from '../stop.ts';

/** `replay FILE`: plays a match again and says whether it comes out as its file says. */
export const replayCommand: Command = {
  name: 'replay',
  operands: ['FILE'],
  options: { verify: { type: 'boolean' } },
  async run(call) {
    const file = call.operands[0]!;
    const text = await readText(call.world, file);
    const verify = call.options['verify'] === true;
    const { games } = await gamesFor(call.world, text);
    const read = readMatchFile(text, games);
    if (!read.ok) throw badFile(read.fault, file);
    const bar = call.world.bar(read.value.decisions.length);
    const options = { text, verify, events: false, keep: 'none', progress: bar.tell } as const;
    try {
      const done = replay(read.value, games, options);
      if (!done.ok) throw badFile(done.fault, file);
      const { match, game, hashMatches, resultMatches } = done.value;
      const { fair, seed } = read.value;
      const unfair = fair && unfairness(seed, fair);
      return outcome(call, {
        // Whoever asks for proof gets a "no" from a file that has nothing to compare with.
        ok: (verify ? hashMatches === true : hashMatches !== false) && resultMatches !== false && !unfair,
        game: game.id,
        edition: game.edition,
        decisions: read.value.decisions.length,
        over: match.over,
        result: match.result ?? null,
        hash: match.hash(),
        hashMatches: hashMatches ?? null,
        resultMatches: resultMatches ?? null,
        dice: fair ? (unfair ?? 'fair') : null,
        verified: verify,
      });
    } finally {
      bar.end();
    }
  },
};

interface Finding extends JsonObject {
  readonly ok: boolean;
  readonly game: string;
  readonly edition: string;
  readonly decisions: number;
  readonly over: boolean;
  readonly result: Json;
  readonly hash: string;
  readonly hashMatches: boolean | null;
  readonly resultMatches: boolean | null;
  /** Whether the dice of an online match are those that were promised; null where nothing was promised. */
  readonly dice: 'fair' | 'secret' | 'seed' | null;
  readonly verified: boolean;
}

const DICE = {
  fair: 'cli.replay.dice.fair',
  secret: 'cli.replay.dice.secret',
  seed: 'cli.replay.dice.seed',
} as const;

function outcome({ words }: Call, finding: Finding): Outcome {
  const { game, edition, decisions, over, result, hash, hashMatches, resultMatches, dice, verified } = finding;
  const lines = [
    say(over ? 'cli.replay.over' : 'cli.replay.running', { game, edition, decisions }),
    ...(result === null ? [] : [say('cli.result', { result: JSON.stringify(result) })]),
    ...(resultMatches === false ? [say('cli.replay.resultDiffers')] : []),
    say('cli.hash', { hash }),
    say(hashMatches === null ? 'cli.replay.noHash' : hashMatches ? 'cli.replay.hashSame' : 'cli.replay.hashDiffers'),
    ...(dice === null ? [] : [say(DICE[dice])]),
    ...(verified ? [say('cli.replay.verified')] : []),
  ];
  return { ok: finding.ok, json: finding, text: () => lines.map((line) => `${words(line)}\n`).join('') };
}
