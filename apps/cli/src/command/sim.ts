import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, type JsonObject, say, sha256Hex } from '@holotisch/engine';
import type { Call, Command, Outcome } from '../command.ts';
import type { CampaignEnded } from '../sim/campaign.ts';
import { type Ended, isBroken, type Played } from '../sim/play.ts';
import { type PoolResult, playAll } from '../sim/pool.ts';
import { campaignTask, numberOf, taskOf } from '../sim/task.ts';

const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;

/** `sim`: lets computer players play many games on all cores and counts how they end. */
export const simCommand: Command = {
  name: 'sim',
  operands: [],
  options: {
    game: { type: 'string' },
    edition: { type: 'string' },
    kind: { type: 'string' },
    campaign: { type: 'string' },
    rounds: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    players: { type: 'string' },
    workers: { type: 'string' },
    bugs: { type: 'string' },
    matches: { type: 'string' },
    verify: { type: 'boolean' },
  },
  async run(call) {
    const { world } = call;
    const count = numberOf(call, 'games', MOST_GAMES) ?? 100;
    const workers = numberOf(call, 'workers', MOST_WORKERS);
    if (call.options['campaign'] !== undefined) return await campaignsOf(call, count);
    const task = await taskOf(call);
    const bar = world.bar(count);
    const stop = new AbortController();
    const noMore = world.onInterrupt(() => stop.abort());
    let result: PoolResult;
    try {
      const tell = (played: readonly Played[]) => bar.tell(played.length);
      result = await playAll(task, count, { stop: stop.signal, tell, ...(workers !== undefined && { workers }) });
    } finally {
      noMore();
      bar.end();
    }
    const files = writeFiles(call.options['bugs'], 'bug', result.played.filter(isBroken));
    writeFiles(call.options['matches'], 'match', result.played);
    return outcome(call, count, result, files);
  },
};

/** `sim --campaign`: whole campaigns one after the other, with all their battles. */
async function campaignsOf(call: Call, count: number): Promise<Outcome> {
  const { words } = call;
  const rounds = numberOf(call, 'rounds', 6);
  const task = { ...(await campaignTask(call)), ...(rounds !== undefined && { rounds }) };
  const { playCampaign } = await import('../sim/campaign.ts');
  const bar = call.world.bar(count);
  const played: CampaignEnded[] = [];
  try {
    for (let i = 0; i < count; i++) {
      played.push(playCampaign(task, i));
      bar.tell(1);
    }
  } finally {
    bar.end();
  }
  const average = (of: (one: CampaignEnded) => number): number =>
    round(played.reduce((sum, one) => sum + of(one), 0) / played.length);
  const won = (team: 0 | 1 | null): number => played.filter(({ winner }) => winner === team).length;
  const finding = {
    campaigns: count,
    finished: played.length,
    errors: 0,
    wins: [won(0), won(1), won(null)],
    turns: average(({ turns }) => turns),
    battles: average(({ battles }) => battles),
    fingerprint: sha256Hex(played.map(({ hash }) => hash).join()),
  };
  const [a, b, draws] = finding.wins as [number, number, number];
  const lines = [
    say('cli.sim.campaigns', { finished: finding.finished, games: count }),
    say('cli.sim.wins', { a, b, draws }),
    say('cli.sim.turns', { turns: finding.turns, battles: finding.battles }),
    say('cli.sim.fingerprint', { fingerprint: finding.fingerprint }),
  ];
  return { ok: true, json: finding, text: () => lines.map((line) => `${words(line)}\n`).join('') };
}

/** The files of these games for `replay`, named by their numbers; the paths of what was written. */
export function writeFiles(folder: string | boolean | undefined, stem: string, played: readonly Played[]): string[] {
  if (typeof folder !== 'string' || played.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  return played.map(({ index, file }) => {
    const path = join(folder, `${stem}-${index}.holo.json`);
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
    return path;
  });
}

interface Finding extends JsonObject {
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly wins: readonly [number, number, number];
  readonly rounds: number;
  readonly decisions: number;
  readonly gamesPerSecond: number;
  /** Dreams of computer players that a fault of the program has ended, in all games. */
  readonly failedDreams: number;
  /** One number for all games of a verified study: two programs that play the same games come to the same one. */
  readonly fingerprint?: string;
}

const round = (n: number): number => Math.round(n * 100) / 100;

function outcome(call: Call, games: number, { played, seconds }: PoolResult, files: readonly string[]): Outcome {
  const { words } = call;
  const verify = call.options['verify'] === true;
  const done = played.filter((p): p is Ended => !isBroken(p));
  const faults = played.filter(isBroken);
  const won = (winner: 0 | 1 | null) => done.filter((p) => p.winner === winner).length;
  const average = (of: (p: Ended) => number) =>
    done.length === 0 ? 0 : round(done.reduce((sum, p) => sum + of(p), 0) / done.length);
  const finding: Finding = {
    games,
    finished: done.length,
    errors: faults.length,
    wins: [won(0), won(1), won(null)],
    rounds: average((p) => p.rounds),
    decisions: average((p) => p.decisions),
    gamesPerSecond: seconds > 0 ? round(played.length / seconds) : 0,
    failedDreams: done.reduce((sum, p) => sum + p.failedDreams, 0),
    ...(verify && { fingerprint: sha256Hex(done.map((p) => p.hash).join()) }),
  };
  const [a, b, draws] = finding.wins;
  const unplayed = games - played.length;
  const lines = [
    say('cli.sim.finished', { finished: finding.finished, games }),
    ...(unplayed > 0 ? [say('cli.sim.unplayed', { count: unplayed })] : []),
    say('cli.sim.wins', { a, b, draws }),
    say('cli.sim.averages', { rounds: finding.rounds, decisions: finding.decisions }),
    say('cli.sim.speed', { speed: finding.gamesPerSecond }),
    ...(verify ? [say('cli.sim.fingerprint', { fingerprint: finding.fingerprint! })] : []),
    ...(finding.failedDreams > 0 ? [say('cli.sim.failedDreams', { count: finding.failedDreams })] : []),
    ...faults.map((f) => say('cli.sim.fault', { number: f.index, message: f.fault })),
    ...files.map((file) => say('cli.sim.file', { file })),
  ];
  return {
    ok: finding.finished === games,
    json: finding as Json,
    text: () => lines.map((line) => `${words(line)}\n`).join(''),
  };
}
