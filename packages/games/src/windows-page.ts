import type { Limit, Offered, Phrase } from '@holotisch/engine';
import { table } from './markdown.ts';

/** Pages that list by card where it is asked for and how its option is called, made from the cards themselves. */
interface WindowsPage {
  readonly title: string;
  /** What stands for what in the ids, with an example from a match. */
  readonly ids: string;
  /** What each edition has, by its name; a game of one edition has a single list. */
  readonly cards: Readonly<Record<string, readonly Offered[]>>;
  readonly rules: readonly Offered[];
  /** What the rules ask for by a question of its own, where one would look for a window. */
  readonly besides: string;
  /** The question of a window in words. */
  readonly words: (window: string) => Phrase | undefined;
}

export function windowsPage({ title, ids, cards, rules, besides, words }: WindowsPage): string {
  const editions = Object.keys(cards);
  const several = editions.length > 1;
  const rows = rowsOf(cards);
  const windows = new Set([...Object.values(cards).flat(), ...rules].map(({ question }) => question));
  return `# Windows of ${title}

Written by \`apps/cli/src/write-schemas.ts\` from the cards as the program plays them; see [NOTATION.md](NOTATION.md). ${ids}

A window is a question of the kind \`window:…\`, answered with one of these ids or with \`"pass"\`. A star behind a window: it happens by
itself, and is asked for only where several things wait for their order. \`1/round\` says how often it may be used. In a window
only that is offered which could be done there now; what else a card asks (which piece, which dice) comes afterwards, by the
questions in NOTATION.md.

## What the rules offer

${table(
  ['option', 'question'],
  rules.map((one) => [`\`${one.option}\``, askedIn(one)]),
)}

${besides}

## What cards offer

${table(
  ['card', 'option', 'questions', ...(several ? ['edition'] : [])],
  rows.map(({ card, option, questions, in: where }) => [
    `\`${card}\``,
    `\`${option}\``,
    questions,
    ...(several ? [where.length === editions.length ? 'all' : where.join(', ')] : []),
  ]),
)}

## What the windows ask

${table(
  ['window', 'in words'],
  [...windows]
    .filter((question) => question.startsWith(WINDOW))
    .sort()
    .map((question) => [`\`${question}\``, spelled(words(question.slice(WINDOW.length)), question)]),
)}
`;
}
const WINDOW = 'window:';

interface Row {
  readonly card: string;
  readonly option: string;
  readonly questions: string;
  readonly in: readonly string[];
}
/** A line for every option of a card; where editions differ, one for each. */
function rowsOf(cards: WindowsPage['cards']): readonly Row[] {
  const rows = new Map<string, Row & { readonly in: string[] }>();
  for (const [edition, offers] of Object.entries(cards))
    for (const [card, option, questions] of byOption(offers)) {
      const name = `${card} ${option} ${questions}`;
      const row = rows.get(name);
      if (row) row.in.push(edition);
      else rows.set(name, { card, option, questions, in: [edition] });
    }
  return [...rows.values()].sort((a, b) => order(a.card, b.card) || order(a.option, b.option));
}
/** By code unit: the same on every machine. */
const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function byOption(offers: readonly Offered[]): readonly (readonly [card: string, option: string, asked: string])[] {
  const out = new Map<string, { readonly card: string; readonly option: string; readonly asked: Set<string> }>();
  for (const one of offers) {
    const name = `${one.card} ${one.option}`;
    const known = out.get(name) ?? { card: one.card, option: one.option, asked: new Set() };
    known.asked.add(askedIn(one));
    out.set(name, known);
  }
  return [...out.values()].map(({ card, option, asked }) => [card, option, [...asked].join(', ')]);
}

const askedIn = ({ question, mandatory, limit }: Offered): string =>
  `\`${question}\`${mandatory ? '\\*' : ''}${limit ? ` ${often(limit)}` : ''}`;
const often = ({ times, per }: Limit): string => `${times}/${per}`;

function spelled(phrase: Phrase | undefined, question: string): string {
  if (typeof phrase !== 'string') throw new Error(`${question} has no words of its own`);
  return phrase;
}
