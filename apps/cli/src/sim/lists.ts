import { type Json, say } from '@holotisch/engine';
import { READY_SQUADS, readSquads, type Squad } from '@holotisch/xwing';
import type { Call } from '../command.ts';
import { readText } from '../input.ts';
import { badFile, usage } from '../stop.ts';

/** Who plays against whom if nobody says so: two full squads of ready-made cards. */
export const DEFAULT_LISTS = { a: 'four-b-wings', b: 'howlrunner-swarm' } as const;

/** A ready-made squad by its id, or one from a file of any form that is known here. */
async function squadNamed({ world }: Call, name: string): Promise<Squad> {
  const ready = READY_SQUADS.find((r) => r.id === name);
  if (ready) return ready.squad;
  const text = await readText(world, name);
  const read = readSquads(text);
  if (!read.ok) throw badFile(read.fault, name);
  const [first, second] = read.value;
  if (first === undefined || second !== undefined)
    throw usage(say('cli.sim.oneSquad', { file: name, count: read.value.length }));
  return first.squad;
}

/** The setup of a match between two lists. */
export async function setupOf(call: Call, a: string, b: string): Promise<Json> {
  const squads = await Promise.all([squadNamed(call, a), squadNamed(call, b)]);
  return { squads: squads.map(({ faction, ships }) => ({ faction, ships })) } as unknown as Json;
}
