import { fold, wordsOf } from './fold.ts';

/** `Vessery` for Colonel Vessery, `Jendon`: one word of a name is enough where no other card has it. */

type Named = { readonly name: { readonly en: string }; readonly isPerson: boolean };

const SHORTEST = 4;
/** Words of names that anybody may write and mean nothing by. */
const COMMON = new Set(
  (
    'rear dark night winged wrath curse double edge quick draw proud tradition first second third heavy light medium special ' +
    'combat fire guard support attack order force team unit squad ' +
    // A rank is nobody's name, even where only one card of a kind has it.
    'admiral general captain commander major colonel lieutenant sergeant commandant director minister moff baron lord ' +
    'agent doctor chief master princess count darth grand'
  ).split(' '),
);

/** The words that tell one person of all these cards, and the name that they tell. */
export function surnames(cards: readonly Named[]): ReadonlyMap<string, string> {
  const names = new Map<string, Set<string>>();
  for (const { name } of cards)
    for (const word of wordsOf(name.en)) names.set(word, (names.get(word) ?? new Set()).add(name.en));
  const out = new Map<string, string>();
  for (const { name, isPerson } of cards) {
    const words = wordsOf(name.en);
    if (!isPerson || words.length < 2) continue;
    for (const word of words)
      if (word.length >= SHORTEST && !COMMON.has(word) && !/\d/.test(word) && names.get(word)!.size === 1)
        out.set(word, fold(name.en));
  }
  return out;
}
