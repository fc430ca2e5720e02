import { CardBook as Book } from '@holotisch/engine';
import { damage } from './damage.ts';
import { empire } from './squadrons/empire.ts';
import { rebel } from './squadrons/rebel.ts';
import { republic } from './squadrons/republic.ts';
import { separatist } from './squadrons/separatist.ts';
import type { CardBook } from './vocabulary.ts';

/** Every card that acts, family by family. */
export const CARDS: CardBook = Book.of([damage, rebel, empire, republic, separatist]);
