import type { Json } from '@holotisch/engine';
import type { CardNotes } from '../state.ts';

/** What a card writes down in an attack or a roll, to find it there in a later step: its own business and nobody else's. */

interface Noted {
  readonly noted: CardNotes;
}
interface Author {
  readonly key: string;
}

export const noteOf = ({ noted }: Noted, self: Author): Json | undefined => noted[self.key];

export const putNote = ({ noted }: Noted, self: Author, note: Json): void => {
  noted[self.key] = note;
};

/** The commonest note: 'I have been here'. */
export const isNoted = (where: Noted, self: Author): boolean => noteOf(where, self) === true;
