import { Crowd, type Opener } from './crowd.ts';
import type { ServerProcess } from './server-process.ts';

export interface Measured {
  readonly matches: number;
  readonly decisionsPerSecond: number;
  /** Milliseconds until a decision is answered, while each match decides every three seconds. */
  readonly p50: number;
  readonly p99: number;
  readonly peakDecisionsPerSecond: number;
  /** Milliseconds of the processor that the server takes for a decision, calmly and at the peak. */
  readonly cpuPerDecision: number;
  readonly cpuPerDecisionAtPeak: number;
  /** Bytes; both players stay connected. */
  readonly memoryPerAwakeMatch: number;
  readonly memoryPerIdleMatch: number;
  readonly refused: number;
}

interface Wanted {
  readonly name: string;
  readonly matches: number;
  readonly seconds: number;
  readonly say: (text: string) => void;
  /** Milliseconds until the server puts away what is idle; one that never does is not waited for. */
  readonly idle?: number;
}

const WARM_TABLES = 20;
const MOST_PEAK_SECONDS = 10;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const round = (n: number) => Math.round(n * 100) / 100;

/** What a server does for so many matches: first calmly, then as fast as it goes, then not at all. */
export async function measure(server: ServerProcess, open: Opener, wanted: Wanted): Promise<Measured> {
  const { name, matches, seconds } = wanted;
  const say = (text: string) => wanted.say(`${name}: ${text}`);
  const round1 = (n: number) => n.toFixed(1);
  // Everything is loaded and compiled before it is looked at.
  const warm = new Crowd(open);
  await warm.fill(Math.min(WARM_TABLES, matches));
  await warm.hurry(Math.min(5, seconds));
  warm.leave();
  const empty = await atRest(server, wanted.idle);

  const crowd = new Crowd(open);
  const begun = performance.now();
  await crowd.fill(matches, (opened) => {
    if (opened % 250 === 0) say(`${opened} tables`);
  });
  const awake = await server.memory();
  say(`${matches} tables in ${round1((performance.now() - begun) / 1000)} s`);

  const during = async (work: () => Promise<void>) => {
    crowd.reset();
    const before = await server.memory();
    const [since, own, opened] = [performance.now(), process.cpuUsage(), crowd.opened];
    await work();
    const lasted = (performance.now() - since) / 1000;
    const { user, system } = process.cpuUsage(own);
    const { cpu } = await server.memory();
    const { decisions } = crowd;
    const [p50, p99] = [crowd.quantile(0.5), crowd.quantile(0.99)];
    const cpuEach = ((cpu - before.cpu) * 1000) / decisions;
    say(
      `${round1(decisions / lasted)} decisions/s, p50 ${round1(p50)} ms, p99 ${round1(p99)} ms; ` +
        `server ${round(cpuEach)} ms CPU a decision, generator ${round((user + system) / 1e3 / decisions)}; ` +
        `${crowd.opened - opened} matches begun in place of others`,
    );
    return { perSecond: round(decisions / lasted), p50: round(p50), p99: round(p99), cpuEach: round(cpuEach) };
  };
  const calm = await during(() => crowd.live(seconds));
  const peak = await during(() => crowd.hurry(Math.min(MOST_PEAK_SECONDS, seconds)));

  // Nobody does anything: the tables are put away, the connections stay.
  const idle = await atRest(server, wanted.idle);
  const perMatch = (heap: number) => Math.round((heap - empty.heap) / matches);
  const report = {
    matches,
    decisionsPerSecond: calm.perSecond,
    p50: calm.p50,
    p99: calm.p99,
    peakDecisionsPerSecond: peak.perSecond,
    cpuPerDecision: calm.cpuEach,
    cpuPerDecisionAtPeak: peak.cpuEach,
    memoryPerAwakeMatch: perMatch(awake.heap),
    memoryPerIdleMatch: perMatch(idle.heap),
    refused: crowd.refused,
  };
  say(`memory of a match: ${report.memoryPerAwakeMatch} bytes when new, ${report.memoryPerIdleMatch} idle`);
  crowd.leave();
  return report;
}

/** Its memory when nothing is awake any more. */
async function atRest(server: ServerProcess, idle = 0): Promise<Awaited<ReturnType<ServerProcess['memory']>>> {
  await pause(500);
  let memory = await server.memory();
  for (let waited = 0; idle > 0 && memory.awake > 0 && waited < idle + 60_000; waited += 1000) {
    await pause(1000);
    memory = await server.memory();
  }
  return memory;
}

/** How long others wait for their answers while the server has something else to do as well. */
export async function beside(open: Opener, tables: number, seconds: number): Promise<{ p50: number; p99: number }> {
  const crowd = new Crowd(open);
  await crowd.fill(tables);
  crowd.reset();
  await crowd.live(seconds);
  crowd.leave();
  return { p50: round(crowd.quantile(0.5)), p99: round(crowd.quantile(0.99)) };
}
