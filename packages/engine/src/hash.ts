import { utf8ToBytes } from '@noble/hashes/utils.js';
import { hash } from '#sha256';
import { canonicalBytes } from './canonical-bytes.ts';

/** SHA-256 of a text, as 64 hexadecimal digits. */
export const sha256Hex = (text: string): string => hash('sha256', utf8ToBytes(text), 'hex');

/** The fingerprint of a state: equal exactly when the states are equal data. */
export const stateHash = (state: unknown): string => hash('sha256', canonicalBytes(state), 'hex');
