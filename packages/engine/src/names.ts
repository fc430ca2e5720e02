import type { Seat } from './ask.ts';
import type { Json } from './json.ts';
import type { Language, Message } from './message.ts';

/** Names and numbers in messages, as players read them. */

/** A printed name. No German name means: the card prints the English one, or its German name is not known. */
export type Name = { readonly en: string; readonly de?: string };

export const nameIn = (name: Name, lang: Language): string => (lang === 'de' ? (name.de ?? name.en) : name.en);

/** What the table calls a seat, and whose side each seat is on. */
export interface Seating {
  readonly player?: ((seat: Seat) => string) | undefined;
  readonly sides?: readonly number[];
}

/** A seat, or a side by its first seat, as the table calls it; else players are counted from 1. */
export function seatName({ player, sides }: Seating, name: string, value: number, lang: Language): string {
  if (!player) return `${lang === 'de' ? 'Spieler' : 'Player'} ${value + 1}`;
  const first = name === 'side' ? (sides?.indexOf(value) ?? value) : value;
  return player(first < 0 ? value : first);
}

/** Nobody measures more closely than a tenth of a millimetre. */
export const decimal = (n: number, lang: Language): Json => {
  if (Number.isInteger(n)) return n;
  const tenths = String(Math.round(n * 10) / 10);
  return lang === 'de' ? tenths.replace('.', ',') : tenths;
};

/** A message with what its numbers and ids stand for, each by the name of its place. */
export const withArgs = ({ text, args }: Message, named: (name: string, value: Json) => Json): Message => ({
  text,
  ...(args && {
    args: Object.fromEntries(Object.entries(args).map(([name, value]) => [name, named(name, value)])),
  }),
});
