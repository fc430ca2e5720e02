import { CardBook } from '@holotisch/engine';
import type { CardFamily, CardRules } from './vocabulary.ts';

/** Every keyword and card that acts. */
const FILES: readonly CardFamily[] = [];

export const CARDS = CardBook.of<CardRules>(FILES);
