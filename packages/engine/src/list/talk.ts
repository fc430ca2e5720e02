import { fold } from './fold.ts';
import { tidy } from './plain.ts';

/** What people write around a list: sentences about it, what it leads to, and totals in words. No card is in any of it. */

/** Words of which sentences are made and names of cards hardly ever. */
const TALK = new Set(
  (
    'i im ive id me my we our you your he she they their it its this that these those there here what which who how when while ' +
    'is are was were be been am has have had do did does will would could can should might went go going get got make made ' +
    'use used play played think thought want wanted like really very just also then than because but so if about some ' +
    'ich wir ihr sie er es mir mich mein meine meiner meinen meinem unser unsere dass wenn weil als aber auch noch nur sehr ' +
    'ist sind war waren hat habe haben hatte hatten wird werden wurde konnte kann will wollte spielte flog fliegt bringt ' +
    'diese dieser dieses diesmal dabei damit dann schon mal nicht kein keine doch sich hier dort'
  ).split(' '),
);
/** They say nothing by themselves, as names have them too, but they bear a sentence out. */
const WEAK = new Set(
  'the a an of to in on at for with and or by from as into out up der die das den dem des ein eine einen im am zu von mit und oder auf aus bei nach'.split(
    ' ',
  ),
);

/** A word of which sentences are made: it begins no name. */
export const isPlainWord = (low: string): boolean => TALK.has(low) || WEAK.has(low);

/** Fewer words are a name. */
const FEWEST_WORDS = 4;

const wordsIn = (line: string): string[] => line.split(/[\s,;:()]/).filter((word) => word !== '');
const among = (words: readonly string[], some: ReadonlySet<string>): number =>
  words.filter((word) => some.has(fold(word))).length;

/** Whether words are a sentence rather than names: every fourth word or more is one that only sentences have. */
export function isTalk(line: string): boolean {
  const words = wordsIn(line);
  const talk = among(words, TALK);
  return words.length >= FEWEST_WORDS && talk >= 2 && (talk * 2 + among(words, WEAK)) * 2 >= words.length;
}

/** Somebody who ends a line with a full stop, or goes on behind one, has written a sentence, whatever its words. */
function isSentence(line: string): boolean {
  const words = wordsIn(line);
  const isEnded = /[.!?…]$/.test(line) || /[a-zäöüß][.!?] [A-ZÄÖÜ]/.test(line);
  return isEnded && words.length >= FEWEST_IN_SENTENCE && among(words, TALK) + among(words, WEAK) >= 2;
}
const FEWEST_IN_SENTENCE = 6;

/** What stands around a list. Whoever knows cards looks first whether one is in it. */
export const isAround = (line: string): boolean => isTalk(line) || isSentence(line) || isLeadIn(line);

/** `The lists are:`, `My list`, `Los geht’s:` with nothing behind: it leads to a list and is nothing of it. */
const LEADS =
  /\b(?:lists?|squads?|squadrons?|fleets?|army|armies|forces?|build|listen?|staffel|flotten?|armee|aufstellung)\b/i;
const isLeadIn = (line: string): boolean =>
  line.endsWith(':') && (isTalk(line) || LEADS.test(line)) && line.length <= LONGEST_LEAD;
const LONGEST_LEAD = 200;

const BEFORE_TOTAL = new Set(
  'for a an total of totalling totaling exactly in all comes to at sum together altogether genau insgesamt zusammen macht gesamt summe mit und'.split(
    ' ',
  ),
);
const TOTALS = /^(?:total|gesamt|summe|insgesamt)$/i;
const BEHIND_TOTAL = new Set('in total on the nose of all told exactly insgesamt zusammen gesamt genau'.split(' '));

/** `For a total of 97pts.`, `Genau 100 Punkte`, `397 Points`: what a list costs, said in words. */
export function spokenTotal(line: string): number | undefined {
  const words = line
    .replace(/(\d)(?=(?:points?|pts|punkte)\b)/gi, '$1 ')
    .split(/[\s.!,:;–—-]/)
    .filter((word) => word !== '');
  const at = words.findIndex((word) => /^\d{2,4}$/.test(word));
  if (at < 0) return undefined;
  if (at === words.length - 1 && TOTALS.test(words[at - 1] ?? '') && words.length <= 4) return Number(words[at]);
  if (!/^(?:points?|pts|punkte)$/i.test(words[at + 1] ?? '')) return undefined;
  const before = words.slice(0, at).every((word) => BEFORE_TOTAL.has(word.toLowerCase()));
  const behind = words.slice(at + 2);
  const isShort = behind.length <= 2 && behind.every((word) => /^[a-zäöü]+$/.test(word));
  return before && (isShort || behind.every((word) => BEHIND_TOTAL.has(word.toLowerCase())))
    ? Number(words[at])
    : undefined;
}

/** `Sunday army (798/800)`, `Sunday army – 800 points`: a title and what the list costs, if no piece costs as much. */
export function titleWithTotal(
  line: string,
  least: number,
): { readonly name: string; readonly total: number; readonly limit?: number } | undefined {
  const found = / ?[([:,–—-]? ?\b(\d{2,4})(?: ?\/ ?(\d{2,4}))?(?: ?(?:points?|pts\.?|punkte))?[)\]]?$/i.exec(line);
  const name = tidy(line.slice(0, found?.index ?? 0)).replace(/ [–—-]$/, '');
  const total = Number(found?.[1]);
  if (!found || !/[a-zäöü]/i.test(name) || total < least) return undefined;
  return { name, total, ...(found[2] !== undefined && { limit: Number(found[2]) }) };
}

/** `X, Y -- what I think of it`: behind two dashes stands what somebody thinks of it. */
export function asideBehind(line: string): { readonly rest: string; readonly aside?: string } {
  const at = line.indexOf(' -- ');
  return at > 0 ? { rest: line.slice(0, at).trim(), aside: line.slice(at + 4).trim() } : { rest: line };
}
