import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Anything that picks numbers: the match's own generator, or a computer player's. */
export interface Rng {
  /** A whole number from 0 to n - 1, each equally likely. */
  below(n: number): number;
}

/**
 * Chance as part of a match: the seed and how many numbers have been drawn from it. The stream is ChaCha20 keyed with
 * the seed's SHA-256, so nobody can foretell a roll from earlier ones, and anybody can check all of them afterwards.
 */
export interface Chance {
  readonly seed: string;
  drawn: number;
  /** Faces or numbers that a scenario has fixed in advance, by the name of the die; used up from the front. */
  readonly loaded: Record<string, string[]>;
}

export const chance = (seed: string, loaded: Record<string, string[]> = {}): Chance => ({ seed, drawn: 0, loaded });

export const cloneChance = (c: Chance): Chance => {
  const loaded: Record<string, string[]> = {};
  for (const die of Object.keys(c.loaded)) loaded[die] = [...c.loaded[die]!];
  return { seed: c.seed, drawn: c.drawn, loaded };
};

const WORDS = 128; // a chunk of the key stream: 8 blocks of 16 words, few enough to be cheap, many enough to be fast
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(WORDS * 4);

interface Chunk {
  readonly seed: string;
  readonly key: Uint8Array;
  readonly index: number;
  readonly words: DataView;
}
/** The last chunks made, newest first: a pure memory of a pure function. Matches of one search share a seed. */
let recent: Chunk[] = [];

function chunkOf(seed: string, index: number): Chunk {
  const first = recent[0];
  if (first !== undefined && first.index === index && first.seed === seed) return first;
  const chunk = recent.find((c) => c.index === index && c.seed === seed) ?? newChunk(seed, index);
  recent = [chunk, ...recent.filter((c) => c !== chunk).slice(0, 7)];
  return chunk;
}

function newChunk(seed: string, index: number): Chunk {
  const key = recent.find((c) => c.seed === seed)?.key ?? sha256(utf8ToBytes(seed));
  const bytes = chacha20(key, NONCE, ZEROS, undefined, index * (WORDS / 16));
  return { seed, key, index, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}

function nextWord(c: Chance): number {
  const chunk = chunkOf(c.seed, Math.floor(c.drawn / WORDS));
  const word = chunk.words.getUint32((c.drawn % WORDS) * 4, true);
  c.drawn++;
  return word;
}

/** A number below n, without the bias that a bare remainder would have. */
export function below(c: Chance, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw below ${n}`);
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
  for (;;) {
    const word = nextWord(c);
    if (word < limit) return word % n;
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(c: Chance, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(c, i + 1);
    const moved = items[i]!;
    items[i] = items[j]!;
    items[j] = moved;
  }
}

/** A small fast generator for computer players and tests; never for the match itself. */
export function quickRng(seed: number): Rng {
  let a = seed | 0;
  return {
    below(n) {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), a | 1);
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000) * n);
    },
  };
}
