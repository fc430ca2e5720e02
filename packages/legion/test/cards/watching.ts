import type { Script, Table } from '../table.ts';

/** What is seen of a card while a match goes on: when its player may use it, and when it has acted. */

/** The windows until then in which the card was offered; what the script does not speak of is declined. */
export function offered(t: Table, card: string, stop: (table: Table) => boolean, script: Script = {}): string[] {
  const seen: string[] = [];
  t.goOn((now) => {
    const a = now.match.open[0];
    const may = a?.type === 'choice' && a.kind.startsWith('window:') && a.options.some(({ id }) => id.includes(card));
    if (may && !stop(now)) seen.push(a.kind.slice('window:'.length));
    return stop(now);
  }, script);
  return seen;
}

/** Whose card of this name has acted, in order: the numbers of units, null for a card of nobody. */
export const told = (t: Table, card: string): (number | null)[] =>
  t.events('ability').flatMap((e) => (e.card === card ? [e.unit] : []));

/** Takes what the card offers in the open window. */
export const use = (t: Table, card: string): Table => t.take(t.options().find((id) => id.includes(card))!);

export const acts = (t: Table): boolean => t.open[0]?.endsWith(' action') === true;
