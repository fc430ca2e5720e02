import { keywordsAToH } from './keywords-a-h.ts';
import { keywordsIToZ } from './keywords-i-z.ts';
import { weaponKeywords } from './keywords-weapons.ts';
import type { Sayings } from './types.ts';

/** Keywords of units and weapons. */
export const keywords: Sayings = { ...keywordsAToH, ...keywordsIToZ, ...weaponKeywords };
