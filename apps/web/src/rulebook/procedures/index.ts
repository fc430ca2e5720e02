import { armada } from './armada.ts';
import type { ReferenceBook } from './book.ts';
import { legion, legion26 } from './legion.ts';
import { xwing } from './xwing.ts';

export type { Procedure, ReferenceBook } from './book.ts';

export const REFERENCES: Readonly<Record<string, ReferenceBook>> = { xwing, armada, legion, 'legion-2.6': legion26 };
