import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** The key that belongs to a seed. Every match needs one, so all it takes lies ready: nothing is made for it. */

const BEGUN = sha256.create();
const work = sha256.create();
const digest = new Uint8Array(32);
const page = new Uint8Array(256);

/** The SHA-256 of a seed as 8 words, the lowest byte first. */
export function writeKey(seed: string, key: Int32Array): void {
  BEGUN._cloneInto(work).update(bytesOf(seed)).digestInto(digest);
  for (let i = 0; i < 8; i++) {
    const at = 4 * i;
    key[i] = digest[at]! | (digest[at + 1]! << 8) | (digest[at + 2]! << 16) | (digest[at + 3]! << 24);
  }
}

/** Its UTF-8; short plain ASCII, as nearly always, as it is. */
function bytesOf(seed: string): Uint8Array {
  const { length } = seed;
  if (length > page.length) return utf8ToBytes(seed);
  for (let i = 0; i < length; i++) {
    const code = seed.charCodeAt(i);
    if (code > 0x7f) return utf8ToBytes(seed);
    page[i] = code;
  }
  return page.subarray(0, length);
}
