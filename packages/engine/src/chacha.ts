/**
 * ChaCha20 (RFC 8439) with the nonce 0: the stream that all chance of a match is drawn from. It is written out here because
 * a library makes half a dozen buffers for every piece of it, which takes ten times as long as the stream itself.
 */

/** How many words a block has. */
export const BLOCK = 16;

/** Fills `out` with the words of the stream from a block on. The key is 8 words, of 4 bytes each, the lowest first. */
export function keyStream(key: Int32Array, from: number, out: Int32Array): void {
  for (let at = 0; at < out.length; at += BLOCK) block(key, from + at / BLOCK, out, at);
}

/** Turned to the left by so many bits. */
const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

// The words stand in variables, not in a list, and the quarter rounds are written out: four times as fast.
function block(key: Int32Array, counter: number, out: Int32Array, at: number): void {
  let x0 = 0x61707865; // 'expand 32-byte k'
  let x1 = 0x3320646e;
  let x2 = 0x79622d32;
  let x3 = 0x6b206574;
  let x4 = key[0]!;
  let x5 = key[1]!;
  let x6 = key[2]!;
  let x7 = key[3]!;
  let x8 = key[4]!;
  let x9 = key[5]!;
  let x10 = key[6]!;
  let x11 = key[7]!;
  let x12 = counter;
  let x13 = 0;
  let x14 = 0;
  let x15 = 0;
  for (let round = 0; round < 20; round += 2) {
    // down the columns
    x0 = (x0 + x4) | 0;
    x12 = rotated(x12 ^ x0, 16);
    x8 = (x8 + x12) | 0;
    x4 = rotated(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0;
    x12 = rotated(x12 ^ x0, 8);
    x8 = (x8 + x12) | 0;
    x4 = rotated(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0;
    x13 = rotated(x13 ^ x1, 16);
    x9 = (x9 + x13) | 0;
    x5 = rotated(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0;
    x13 = rotated(x13 ^ x1, 8);
    x9 = (x9 + x13) | 0;
    x5 = rotated(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0;
    x14 = rotated(x14 ^ x2, 16);
    x10 = (x10 + x14) | 0;
    x6 = rotated(x6 ^ x10, 12);
    x2 = (x2 + x6) | 0;
    x14 = rotated(x14 ^ x2, 8);
    x10 = (x10 + x14) | 0;
    x6 = rotated(x6 ^ x10, 7);
    x3 = (x3 + x7) | 0;
    x15 = rotated(x15 ^ x3, 16);
    x11 = (x11 + x15) | 0;
    x7 = rotated(x7 ^ x11, 12);
    x3 = (x3 + x7) | 0;
    x15 = rotated(x15 ^ x3, 8);
    x11 = (x11 + x15) | 0;
    x7 = rotated(x7 ^ x11, 7);
    // along the diagonals
    x0 = (x0 + x5) | 0;
    x15 = rotated(x15 ^ x0, 16);
    x10 = (x10 + x15) | 0;
    x5 = rotated(x5 ^ x10, 12);
    x0 = (x0 + x5) | 0;
    x15 = rotated(x15 ^ x0, 8);
    x10 = (x10 + x15) | 0;
    x5 = rotated(x5 ^ x10, 7);
    x1 = (x1 + x6) | 0;
    x12 = rotated(x12 ^ x1, 16);
    x11 = (x11 + x12) | 0;
    x6 = rotated(x6 ^ x11, 12);
    x1 = (x1 + x6) | 0;
    x12 = rotated(x12 ^ x1, 8);
    x11 = (x11 + x12) | 0;
    x6 = rotated(x6 ^ x11, 7);
    x2 = (x2 + x7) | 0;
    x13 = rotated(x13 ^ x2, 16);
    x8 = (x8 + x13) | 0;
    x7 = rotated(x7 ^ x8, 12);
    x2 = (x2 + x7) | 0;
    x13 = rotated(x13 ^ x2, 8);
    x8 = (x8 + x13) | 0;
    x7 = rotated(x7 ^ x8, 7);
    x3 = (x3 + x4) | 0;
    x14 = rotated(x14 ^ x3, 16);
    x9 = (x9 + x14) | 0;
    x4 = rotated(x4 ^ x9, 12);
    x3 = (x3 + x4) | 0;
    x14 = rotated(x14 ^ x3, 8);
    x9 = (x9 + x14) | 0;
    x4 = rotated(x4 ^ x9, 7);
  }
  out[at] = x0 + 0x61707865;
  out[at + 1] = x1 + 0x3320646e;
  out[at + 2] = x2 + 0x79622d32;
  out[at + 3] = x3 + 0x6b206574;
  out[at + 4] = x4 + key[0]!;
  out[at + 5] = x5 + key[1]!;
  out[at + 6] = x6 + key[2]!;
  out[at + 7] = x7 + key[3]!;
  out[at + 8] = x8 + key[4]!;
  out[at + 9] = x9 + key[5]!;
  out[at + 10] = x10 + key[6]!;
  out[at + 11] = x11 + key[7]!;
  out[at + 12] = x12 + counter;
  out[at + 13] = x13;
  out[at + 14] = x14;
  out[at + 15] = x15;
}
