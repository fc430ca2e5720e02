import type { CardFamily } from '../vocabulary.ts';

export const damageCore: CardFamily = {};
