import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Json } from '@holotisch/engine';
import type { Fixture, Played } from './play.ts';
import { isBroken } from './play.ts';
import { merged, type Thought } from './thought.ts';

/**
 * What is kept of a study while it runs, so that it can go on later or elsewhere: what it is about, and how its games have
 * ended. Several machines play a share each, and their files together give the figures of one.
 */
export interface Study {
  readonly about: About;
  readonly ended: readonly Kept[];
}

/** All that decides which game has which number. */
export interface About {
  readonly game: string;
  readonly edition: string | null;
  readonly lists: string;
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** The first of the players comes from outside, over an online table. */
  readonly bot?: true;
}

/** One game by its number: who has won (by seat), how long it took, and how long its players thought. */
export interface Kept {
  readonly index: number;
  readonly winner: number | null;
  readonly rounds: number;
  readonly decisions: number;
  readonly thought: Readonly<Record<string, Thought>>;
  /** Dreams that a fault has ended; not in studies from before they were counted. */
  readonly failedDreams?: number;
}

export const keptOf = (played: readonly Played[], fixtureOf: (index: number) => Fixture): readonly Kept[] =>
  played.flatMap((one) => {
    if (isBroken(one)) return [];
    const { index, winner, rounds, decisions, failedDreams } = one;
    const thought: Record<string, Thought> = {};
    for (const [seat, player] of fixtureOf(index).players.entries()) {
      const own = one.thought?.[seat] ?? {};
      thought[player] = player in thought ? merged(thought[player]!, own) : own;
    }
    return [{ index, winner, rounds, decisions, thought, failedDreams }];
  });

const sameStudy = (a: About, b: About): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The study in a file; undefined where there is none yet, 'other' where the file is about something else. */
export function readStudy(path: string, about?: About): Study | 'other' | undefined {
  if (!existsSync(path)) return undefined;
  const study = parsed(readFileSync(path, 'utf8'));
  if (study === undefined) return 'other';
  return about === undefined || sameStudy(study.about, about) ? study : 'other';
}

function parsed(text: string): Study | undefined {
  try {
    const found = JSON.parse(text) as Partial<Study> | null;
    return found?.about !== undefined && Array.isArray(found.ended) ? (found as Study) : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside its place and then put there, so that an interruption leaves the old file or the new one. */
export function writeStudy(path: string, { about, ended }: Study): void {
  const sorted = [...ended].sort((a, b) => a.index - b.index);
  const lines = sorted.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(`${path}.new`, `{"about":${JSON.stringify(about)},\n"ended":[\n${lines}\n]}\n`);
  renameSync(`${path}.new`, path);
}

/** Several shares of one study as a whole; undefined where they are not about the same. */
export function joined(studies: readonly Study[]): Study | undefined {
  const [first] = studies;
  if (first === undefined || studies.some(({ about }) => !sameStudy(about, first.about))) return undefined;
  const ended = new Map(studies.flatMap((study) => study.ended.map((one) => [one.index, one] as const)));
  return { about: first.about, ended: [...ended.values()].sort((a, b) => a.index - b.index) };
}

export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
