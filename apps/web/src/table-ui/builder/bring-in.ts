import type { FileFault } from '@holotisch/engine';
import type { Meant, Question } from '@holotisch/engine/list';
import { type Claim, type Claims, isOfNoUse, type ListChange, type ReadList, saysNothing } from '@holotisch/games';

/** What becomes of a text that somebody has pasted into the builder of one game. */
type Brought<L> =
  /** It is a list of this game, and nothing about it is open. */
  | { readonly kind: 'taken'; readonly read: readonly ReadList<L>[] }
  /** It is one, but some names have to be asked. */
  | { readonly kind: 'asks'; readonly questions: readonly Asked[] }
  /** It is a list of another game, or several understand about as much of it. */
  | {
      readonly kind: 'which';
      readonly claims: readonly Claim[];
      /** Why the game at hand cannot read it, where it knows that it is one of its own. */
      readonly fault?: FileFault;
    }
  | { readonly kind: 'fault'; readonly fault: FileFault };

export type Asked = Question & {
  /** As it stands in the list. */
  readonly words: string;
  readonly line?: number;
};

/** `store` tells the game at hand; `only` that its player has already said that it is of this game. */
export function broughtIn<L>(store: string, { best, rivals, faults }: Claims, only = false): Brought<L> {
  const claims = best ? [best, ...rivals] : [];
  const own = claims.find(({ lists }) => lists.store === store);
  if (!best) return { kind: 'fault', fault: (faults.find(({ lists }) => lists.store === store) ?? faults[0]!).fault };
  const fault = faults.find(({ lists }) => lists.store === store)?.fault;
  if (!own || (claims.length > 1 && !only))
    return { kind: 'which', claims, ...(fault && !saysNothing(fault) && { fault }) };
  const questions = questionsIn(own.read as readonly ReadList<L>[]);
  return questions.length > 0
    ? { kind: 'asks', questions }
    : { kind: 'taken', read: own.read as readonly ReadList<L>[] };
}

/** Every question once, however often its words stand in the list. */
export function questionsIn(read: readonly ReadList<unknown>[]): readonly Asked[] {
  const asked = new Map<string, Asked>();
  for (const { asks, line, message } of read.flatMap(({ report }) => report)) {
    if (!asks || asked.has(asks.said)) continue;
    const words = message.args?.['what'];
    asked.set(asks.said, {
      ...asks,
      words: typeof words === 'string' ? words : asks.said,
      ...(line !== undefined && { line }),
    });
  }
  return [...asked.values()];
}

/** What is answered where nobody has chosen: what was taken for the time being, or nothing. */
export const answersTo = (questions: readonly Asked[]): Meant =>
  Object.fromEntries(questions.map(({ said, taken }) => [said, taken ?? null]));

/** What a report says, apart: names that nobody knows, what was assumed or is otherwise, and words of no use to a list. */
export const reportParts = (
  report: readonly ListChange[],
): Readonly<Record<'unknown' | 'otherwise' | 'noUse', readonly ListChange[]>> => ({
  unknown: report.filter((one) => one.lost),
  otherwise: report.filter((one) => !one.lost && !isOfNoUse(one)),
  noUse: report.filter((one) => !one.lost && isOfNoUse(one)),
});
