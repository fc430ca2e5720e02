import { type Json, type JsonObject, readMatchFile, replay, say } from '@holotisch/engine';
import type { Call, Command, Outcome } from '../command.ts';
import { readText } from '../input.ts';
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
    const read = readMatchFile(text, call.world.manifests.games);
    if (!read.ok) throw badFile(read.fault, file);
    const bar = call.world.bar(read.value.decisions.length);
    const options = { text, verify, events: false, keep: 'none', progress: bar.tell } as const;
    try {
      const done = replay(read.value, call.world.manifests.games, options);
      if (!done.ok) throw badFile(done.fault, file);
      const { match, game, hashMatches, resultMatches } = done.value;
      return outcome(call, {
        // Whoever asks for proof gets a "no" from a file that has nothing to compare with.
        ok: (verify ? hashMatches === true : hashMatches !== false) && resultMatches !== false,
        game: game.id,
        edition: game.edition,
        decisions: read.value.decisions.length,
        over: match.over,
        result: match.result ?? null,
        hash: match.hash(),
        hashMatches: hashMatches ?? null,
        resultMatches: resultMatches ?? null,
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
  readonly verified: boolean;
}

function outcome({ words }: Call, finding: Finding): Outcome {
  const { game, edition, decisions, over, result, hash, hashMatches, resultMatches, verified } = finding;
  const lines = [
    say(over ? 'cli.replay.over' : 'cli.replay.running', { game, edition, decisions }),
    ...(result === null ? [] : [say('cli.result', { result: JSON.stringify(result) })]),
    ...(resultMatches === false ? [say('cli.replay.resultDiffers')] : []),
    say('cli.hash', { hash }),
    say(hashMatches === null ? 'cli.replay.noHash' : hashMatches ? 'cli.replay.hashSame' : 'cli.replay.hashDiffers'),
    ...(verified ? [say('cli.replay.verified')] : []),
  ];
  return { ok: finding.ok, json: finding, text: () => lines.map((line) => `${words(line)}\n`).join('') };
}
