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
  seed: string;
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

/** From now on another chance, for copies of a match that go their own way. What a scenario has laid ready is gone. */
export function reseed(c: Chance, seed: string): void {
  c.seed = seed;
  c.drawn = 0;
  for (const die of Object.keys(c.loaded)) delete c.loaded[die];
}

/** How much chance was used up: numbers drawn, and faces that a scenario had laid ready. */
export function spent(c: Chance): number {
  let ready = 0;
  for (const die in c.loaded) ready += c.loaded[die]!.length;
  return c.drawn - ready;
}

const BLOCKS = 4; // a chunk of the key stream: few enough to be cheap, many enough to be fast
const WORDS = 16 * BLOCKS;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(4 * WORDS);

interface Chunk {
  seed: string;
  index: number;
  key: Uint8Array;
  readonly bytes: Uint8Array;
  readonly words: DataView;
}
function unwritten(): Chunk {
  const bytes = new Uint8Array(4 * WORDS);
  return { seed: '', index: -1, key: new Uint8Array(32), bytes, words: new DataView(bytes.buffer) };
}
/**
 * The last chunks made, newest first: a pure memory of a pure function. Matches of one search share a seed. The next one is
 * written over the oldest, because memory for bytes is dear to come by.
 */
const recent: Chunk[] = Array.from({ length: 16 }, unwritten);

function chunkOf(seed: string, index: number): Chunk {
  if (isAt(recent[0]!, seed, index)) return recent[0]!;
  let at = 1;
  while (at < recent.length - 1 && !isAt(recent[at]!, seed, index)) at++;
  const chunk = recent[at]!;
  if (!isAt(chunk, seed, index)) write(chunk, seed, index);
  for (; at > 0; at--) recent[at] = recent[at - 1]!;
  recent[0] = chunk;
  return chunk;
}

const isAt = (chunk: Chunk, seed: string, index: number): boolean => chunk.index === index && chunk.seed === seed;

function write(chunk: Chunk, seed: string, index: number): void {
  const known = recent.find((c) => c.index >= 0 && c.seed === seed);
  chunk.key = known?.key ?? sha256(utf8ToBytes(seed));
  chunk.seed = seed;
  chunk.index = index;
  chacha20(chunk.key, NONCE, ZEROS, chunk.bytes, index * BLOCKS);
}

function nextWord(c: Chance): number {
  const { words } = chunkOf(c.seed, Math.floor(c.drawn / WORDS));
  return words.getUint32((c.drawn++ % WORDS) * 4, true);
}

/** A number below n, without the bias that a bare remainder would have. */
export function below(c: Chance, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= 0x1_0000_0000)) throw new RangeError(`cannot draw below ${n}`);
  for (;;) {
    const word = nextWord(c);
    const rest = word % n;
    if (word - rest <= 0x1_0000_0000 - n) return rest; // the round of n that it falls into is a whole one
  }
}

/** Fisher and Yates, in place. */
export function shuffle<T>(c: Chance, items: T[]): void {
  shuffleBy((n) => below(c, n), items);
}

export function shuffleBy<T>(draw: Rng['below'], items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(i + 1);
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
