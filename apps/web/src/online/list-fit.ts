import { type Language, render } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import type { ListInfo, TableInfo } from '@holotisch/online/client';
import type { OnlineText } from '../text/online.ts';

export interface ChosenList {
  readonly text: string;
  /** Who waits for the same size may meet. */
  readonly size: string;
  /** The edition it is made for, in games that have several. */
  readonly edition: string | undefined;
  readonly points: number;
}

export interface Choice extends ChosenList {
  readonly id: string;
  readonly name: string;
  readonly own: boolean;
  /** Why it cannot be brought to this table, in words. */
  readonly unfit?: string;
}

/** What a table asks of a list; nothing where there is no table yet. */
export interface Table {
  readonly edition?: string;
  /** The most points that lists of its size may have; null: any number. */
  readonly limit?: number | null;
  /** The format by which all its lists are judged, in games that have one for both. */
  readonly format?: string;
  /** What the other side brings: a list of as many points is proposed first. */
  readonly points?: number;
}

/** What somebody else has brought to a table already. */
export const hostList = ({ seats, own }: TableInfo): ListInfo | undefined =>
  seats.flatMap(({ list }, seat) => (list && seat !== own ? [list] : []))[0];

interface Kept {
  readonly id: string;
  readonly list: unknown;
}

/** Whoever says what does not fit. */
interface Speaker {
  readonly lang: Language;
  readonly t: OnlineText;
  readonly untitled: string;
}

/** The first fault of a list, with the part of it that has it. */
function faultOf(lists: AnyLists, list: unknown, lang: Language): string | undefined {
  const [fault] = lists.faults(list);
  if (!fault) return undefined;
  const place = lists.place(list, fault, lang);
  const words = render([lists.words[lang]], fault.message);
  // Some sentences name it themselves.
  return place === undefined || words.startsWith(place) ? words : `${place}: ${words}`;
}

/** Why a list cannot be brought to a table, in words; nothing if it can. */
function unfit(lists: AnyLists, list: unknown, table: Table, { t, lang }: Omit<Speaker, 'untitled'>) {
  const edition = lists.editionOf?.(list);
  if (edition !== undefined && table.edition !== undefined && edition !== table.edition)
    return t.fit.edition(edition, table.edition);
  return faultAt(lists, list, table, { t, lang });
}

/** The same by what is played at the table: where only its size is known, by the format of that size which it fits best. */
function faultAt(
  lists: AnyLists,
  list: unknown,
  { limit, format: played }: Table,
  { t, lang }: Omit<Speaker, 'untitled'>,
): string | undefined {
  const own = faultOf(lists, list, lang);
  const isSame = limit === lists.limit(list) && (played === undefined || played === lists.formatOf?.(list));
  if (own !== undefined || limit === undefined || isSame) return own;
  const sizes = lists.formats.filter(({ id, points }) => (played === undefined ? points === limit : id === played));
  const judged = sizes.map(({ id }) => faultOf(lists, lists.agreed(list, { format: id, points: limit }), lang));
  const [why] = judged;
  if (why === undefined || judged.includes(undefined)) return undefined;
  const { format } = lists.agreement(list);
  const names = [lists.formats.find(({ id }) => id === format), sizes[0]].map((one) => one?.name[lang] ?? '');
  return t.fit.size(names[0]!, names[1]!, why);
}

/** All lists of a game, those of this browser first: what fits a table, and why the others do not. */
export function choicesOf(lists: AnyLists, kept: readonly Kept[], table: Table, speaker: Speaker): readonly Choice[] {
  const choice = (list: unknown, own: Pick<Choice, 'id' | 'name' | 'size' | 'own'>): Choice => {
    const why = unfit(lists, list, table, speaker);
    return {
      ...own,
      text: lists.forms[0]!.write(list),
      edition: lists.editionOf?.(list),
      points: lists.points(list),
      ...(why !== undefined && { unfit: why }),
    };
  };
  // Those who wait for the same size can play with each other.
  const sizeOf = (list: unknown, usual: string) => lists.formatOf?.(list) ?? usual;
  const built = kept.map(({ id, list }) =>
    choice(list, {
      id: `own-${id}`,
      name: lists.name(list) || speaker.untitled,
      size: sizeOf(list, 'full'),
      own: true,
    }),
  );
  const ready = lists.ready.map(({ id, name, size, list }) =>
    choice(list, { id, name: name[speaker.lang], size: sizeOf(list, size), own: false }),
  );
  return [...built, ...ready];
}

/** The list that somebody had chosen, if it cannot be brought: another one is not taken for it without a word. */
export const notFitting = (choices: readonly Choice[], wished: string | undefined): Choice | undefined =>
  choices.find(({ id, text, unfit }) => unfit !== undefined && (id === wished || text === wished));

/** What a ready-made list is called here, whoever has brought it; any other by its own name. */
export function nameHere(
  lists: Pick<AnyLists, 'ready' | 'name' | 'points'> | undefined,
  { name, points }: Pick<ListInfo, 'name' | 'points'>,
  lang: Language,
): string | null {
  if (!lists || !name) return name;
  const ready = lists.ready.find(
    (one) => lists.points(one.list) === points && [one.name.de, one.name.en, lists.name(one.list)].includes(name),
  );
  return ready?.name[lang] ?? name;
}

/** What stands in the list of lists: `Red Squadron · 100 points · Rules 2.6`. */
export const choiceLabel = ({ name, points, edition }: Choice, t: OnlineText, points_: (n: number) => string): string =>
  [name, points_(points), ...(edition === undefined ? [] : [t.waiting.rules(edition)])].join(' · ');

/** The list that is proposed: the one that was picked, else the nearest to what the other side brings, else the usual one. */
export function proposed(
  fitting: readonly Choice[],
  by: { readonly picked: string | undefined; readonly usual: string | undefined; readonly points: number | undefined },
): Choice | undefined {
  const { picked, points, usual } = by;
  const chosen = fitting.find(({ id, text }) => id === picked || text === picked);
  if (chosen || points === undefined) return chosen ?? fitting.find(({ id }) => id === usual) ?? fitting[0];
  const apart = (one: Choice) => Math.abs(one.points - points);
  return fitting.reduce<Choice | undefined>(
    (best, one) => (best === undefined || apart(one) < apart(best) ? one : best),
    undefined,
  );
}
