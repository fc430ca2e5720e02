// Which functions run while an attack is decided, read off the running program: nothing here is written down by hand.
import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AnyGame, type Games, Match, readScenarioFile } from '@holotisch/engine';
import { root } from '../project.ts';

/** One decision of the attack: what was asked, and which functions of which files ran until the next question. */
interface Stop {
  readonly asked: string;
  readonly answer: string;
  readonly files: readonly Visited[];
  readonly events: readonly string[];
}
interface Visited {
  readonly file: string;
  readonly functions: readonly string[];
}

/** A scenario whose first attack is followed. */
export interface Route {
  readonly game: string;
  readonly example: string;
}

export async function trace({ example }: Route, games: Games): Promise<readonly Stop[]> {
  const read = readScenarioFile(readFileSync(join(root, example), 'utf8'), games);
  if (!read.ok) throw new Error(`${example} cannot be read`);
  const { file, game, origin } = read.value;
  const decisions = (file.decisions ?? []).filter((entry) => !('refused' in entry));
  const started = Match.start(game as AnyGame, origin);
  if (!started.ok) throw new Error(`${example} cannot be played`);
  const match: Match = started.value;
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const stops: (Stop & { readonly attack: unknown })[] = [];
  for (const entry of decisions) {
    const [seat, answer] = entry as readonly [number, never];
    const asked = match.askOf(seat)!.kind;
    const before = match.events.length;
    await session.post('Profiler.takePreciseCoverage'); // counts begin anew
    const refusal = match.decide(seat, answer);
    const { result } = await session.post('Profiler.takePreciseCoverage');
    if (refusal) throw new Error(`${example}: ${JSON.stringify(answer)} is refused`);
    const events = match.events.slice(before).map((recorded) => recorded.event as { type: string; attack?: unknown });
    const attack = events.find((event) => event.attack !== undefined)?.attack;
    stops.push({
      asked,
      answer: JSON.stringify(answer),
      files: visited(result),
      events: [...new Set(events.map(({ type }) => type))],
      attack,
    });
  }
  session.disconnect();
  const first = stops.find(({ attack }) => attack !== undefined)?.attack;
  if (first === undefined) throw new Error(`${example}: nobody attacks`);
  const last = stops.findLastIndex(({ attack }) => attack === first);
  return stops.slice(
    stops.findIndex(({ attack }) => attack === first),
    last + 1,
  );
}

interface Covered {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** The game's own files alone: procedures, cards and what they measure; in each its functions, and no initialiser. */
function visited(covered: readonly Covered[]): Visited[] {
  const ours = covered.filter(
    ({ url }) => url.startsWith('file:') && /\/packages\/(?!engine)[^/]+\/src\/(?:flow|cards|geometry)\//.test(url),
  );
  return ours
    .map(({ url, functions }) => {
      const ran = functions.filter(
        ({ functionName, ranges }) => /^[#\w ]+$/.test(functionName) && ranges[0]!.count > 0,
      );
      return {
        file: relative(root, fileURLToPath(url)).split(sep).join('/'),
        functions: [...new Set(ran.map(({ functionName }) => functionName))],
      };
    })
    .filter(({ functions }) => functions.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
