import { CardBook as Book } from '@holotisch/engine';
import { damage } from './damage.ts';
import type { CardBook } from './vocabulary.ts';

/** Every card that acts, family by family. */
export const CARDS: CardBook = Book.of([damage]);
