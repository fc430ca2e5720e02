import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/**
 * SHA-256 where the machine has none that answers at once, as in browsers. On Node, package.json puts its own `crypto` in the
 * place of this file (`#sha256`): the same function, eight times as fast.
 */
export const hash = (_algorithm: 'sha256', bytes: Uint8Array, _encoding: 'hex'): string => bytesToHex(sha256(bytes));
