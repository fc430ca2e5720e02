import { isObject, type Json } from '@holotisch/engine';
import type { Spot } from '../../../play/decide/ask.ts';

/** A place in the making; what looks nowhere is answered without degrees. */
export function spotOf(answer: Json | undefined): Spot | undefined {
  if (!isObject(answer)) return undefined;
  const { x, y, degrees = 0 } = answer;
  return typeof x === 'number' && typeof y === 'number' && typeof degrees === 'number' ? { x, y, degrees } : undefined;
}
