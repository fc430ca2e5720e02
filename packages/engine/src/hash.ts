import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from './canonical-bytes.ts';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The fingerprint of a state: equal exactly when the states are equal data. */
export const stateHash = (state: unknown): string => bytesToHex(sha256(canonicalBytes(state)));
