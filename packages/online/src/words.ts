import { engineText, type Language, type Message, type Refusal, render } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import { roomText } from '@holotisch/room';
import type { WordedRefusal } from './protocol.ts';
import { onlineText } from './text.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** The words of a game, and which part of something a sentence is about. */
type Speaking = Pick<AnyLists, 'words'>;

/** A message of a game in both languages: not everybody who is refused something has its dictionaries. */
export function inWords({ words }: Speaking, message: Message, part?: (language: Language) => string | undefined) {
  const said = LANGUAGES.map((language) => {
    const sentence = render([onlineText[language], roomText[language], words[language], engineText[language]], message);
    const about = part?.(language);
    return [language, about === undefined ? sentence : `${about}: ${sentence}`] as const;
  });
  return Object.fromEntries(said) as Record<Language, string>;
}

/** The same refusal with its words. */
export const worded = (book: Speaking, fault: Refusal): WordedRefusal => ({
  ...fault,
  words: inWords(book, fault.message),
});
