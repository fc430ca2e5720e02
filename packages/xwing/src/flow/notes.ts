import type { Json } from '@holotisch/engine';
import type { CardNotes } from '../state.ts';

/** What a card notes in an attack or a roll and reads in a later step; no other card reads it. */

interface Noted {
  readonly noted: CardNotes;
}
interface Author {
  readonly key: string;
}

/** One of several things that a card writes down, by name. They are looked for in every attack, so each is named once. */
export function part(self: Author, name: string): Author {
  let parts = partsOf.get(self.key);
  if (parts === undefined) {
    parts = new Map();
    partsOf.set(self.key, parts);
  }
  let author = parts.get(name);
  if (author === undefined) {
    author = { key: `${self.key}-${name}` };
    parts.set(name, author);
  }
  return author;
}
const partsOf = new Map<string, Map<string, Author>>();

export const noteOf = ({ noted }: Noted, self: Author): Json | undefined => noted[self.key];

export const putNote = ({ noted }: Noted, self: Author, note: Json): void => {
  noted[self.key] = note;
};

/** The commonest note: 'I have been here'. */
export const isNoted = (where: Noted, self: Author): boolean => noteOf(where, self) === true;
