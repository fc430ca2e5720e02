import { type FileFault, isObject, readJson } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import type { AnyLists, ListChange, ReadList } from './lists.ts';

/** Which game a list belongs to: all of them read it, and the one that understands most of it takes it. */

/** What one game makes of a text. */
export interface Claim {
  readonly game: string;
  readonly lists: AnyLists;
  readonly read: readonly ReadList<unknown>[];
  /** Cards that it found, and names or lines that it had to leave out. */
  readonly cards: number;
  readonly lost: number;
}

export interface Claims {
  /** The one that understands most; undefined if nobody understands anything. */
  readonly best?: Claim;
  /** Others that understand nearly as much: which is meant has to be asked. */
  readonly rivals: readonly Claim[];
  /** Why the games could not read it, each by its own words. */
  readonly faults: readonly { readonly game: string; readonly fault: FileFault; readonly lists: AnyLists }[];
}

/** Numbers that do not fit: somebody else's prices, or another game. */
const isDoubt = ({ message }: ListChange): boolean => /\.other(?:Points|Sum)$/.test(message.text);

/** Why a game cannot read a text in which it finds nothing of its own: another game may know better. */
export const saysNothing = ({ message }: FileFault): boolean =>
  /\.import\.(?:nothing|link|otherLink|noFaction|not[A-Z][A-Za-z]*)$/.test(message.text);

/** Words that are no card and mean nothing to a list: who wrote it, what somebody thinks of it, where it came from. */
export const isOfNoUse = ({ message }: ListChange): boolean =>
  /\.(?:remark|droppedLink|droppedVendor)$/.test(message.text);

/** It was understood, and belongs to another list of the same text. */
const isOfOthers = ({ message }: ListChange): boolean => message.text.endsWith('.ofOthers');

/** What a reading is worth: cards for it, half as much where they are no list by themselves, what is lost against it, doubts and guesses half. */
function worth({ lists, read, cards, lost }: Claim): number {
  const isPart = read.every(({ list }) => lists.isPart?.(list) ?? false);
  const report = read.flatMap((one) => one.report);
  return (
    (isPart ? cards / 2 : cards) - lost - report.filter((one) => isDoubt(one) || (one.asks && !one.lost)).length / 2
  );
}

/** Whether more of a text was left out than understood: nobody can say then whether its list follows the rules. */
export const isMostlyLost = (cards: number, report: readonly ListChange[]): boolean =>
  report.filter((one) => one.lost).length >= cards;

/** Within a fifth of each other nobody can be sure. */
const NEARLY = 0.8;

export function claimsOn(
  text: string,
  games: readonly { readonly game: string; readonly lists: AnyLists }[],
  meant?: Meant,
  format?: string,
): Claims {
  const claims: Claim[] = [];
  const faults: { readonly game: string; readonly fault: FileFault; readonly lists: AnyLists }[] = [];
  for (const { game, lists } of games) {
    const read = lists.read(text, meant, format);
    if (!read.ok) faults.push({ game, fault: read.fault, lists });
    else {
      const cards = read.value.reduce((sum, { list }) => sum + lists.cards(list), 0);
      const lost = read.value.flatMap(({ report }) => report).filter((one) => one.lost && !isOfOthers(one)).length;
      claims.push({ game, lists, read: read.value, cards, lost });
    }
  }
  const [best, ...others] = claims.toSorted((a, b) => worth(b) - worth(a));
  if (!best) return { rivals: [], faults };
  const rivals = others.filter((one) => one.cards > 0 && worth(one) > 0 && worth(one) >= NEARLY * worth(best));
  return { best, rivals, faults };
}

/** The game that a file of any kind says it is of. */
export function gameNamed(text: string): string | undefined {
  const json = readJson(text);
  const game = json.ok && isObject(json.value) ? json.value['game'] : undefined;
  return typeof game === 'string' ? game : undefined;
}
