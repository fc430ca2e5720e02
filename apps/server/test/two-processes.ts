// Two processes on one store for a whole file of tests, and people who come to their tables and go after each test.
import { createHash } from 'node:crypto';
import type { Created, Seated } from '@holotisch/online';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { Processes } from './processes.ts';
import { Person, post } from './table.ts';

export function twoProcesses() {
  let processes: Processes;
  const here: Person[] = [];
  beforeAll(async () => {
    processes = await Processes.start(2);
  });
  afterAll(() => processes.stop());
  afterEach(() => {
    for (const person of here.splice(0)) person.leave();
    vi.restoreAllMocks();
  });
  const url = (server: number) => processes.servers[server]!.url;
  return {
    url,
    base: () => processes.base,
    houseOf: (server: number) => processes.servers[server]!.online.house,
    come: async (server: number, match: string, token: string, seed = 1) => {
      const person = new Person(url(server), match, token, seed);
      here.push(person);
      return person.come();
    },
    take: async (made: Created): Promise<Seated> =>
      (await post(url(0), `/api/matches/${made.match}/seat`, { name: 'Bob' })).body,
    /** The matches in the lobby of the second process. */
    lobby: async (): Promise<string[]> =>
      ((await (await fetch(`${url(1)}/api/lobby`)).json()) as { match: string }[]).map(({ match }) => match),
  };
}

export const why = (reply: Awaited<ReturnType<Person['say']>> | undefined) =>
  reply?.ok ? 'done' : reply?.fault.message.text;
export const byeOf = (person: Person) =>
  person.frames.map((frame) => JSON.parse(frame)).find((frame) => 'bye' in frame);
export const digest = (token: string) => createHash('sha256').update(token).digest('hex');
