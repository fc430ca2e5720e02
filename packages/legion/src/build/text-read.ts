/**
 * Armies as people paste them: the tournament, standard and minimal text of Legion HQ, or mixed by hand. Names decide, numbers
 * only help and are compared.
 */
import { RANKS, type Rank } from '../data/index.ts';
import { RANK_NAMES } from '../text/build/names.ts';
import { type Draft, type DraftUnit, emptyDraft, type Said } from './draft.ts';
import { LONGEST_NAME, type Place } from './import.ts';

type Section = 'units' | 'commands' | 'contingencies' | 'battle';

const HEADINGS: readonly (readonly [words: RegExp, section: Section])[] = [
  [/^commands?(?: cards?)?$/i, 'commands'],
  [/^kommandokarten$/i, 'commands'],
  [/^contingenc(?:y|ies)(?: cards?)?$/i, 'contingencies'],
  [/^(?:battle ?(?:field )?deck|gefechtsstapel)$/i, 'battle'],
  [
    /^(?:primary |secondary )?(?:objectives?|secondaries|primaries|advantages?|deployments?|conditions?)(?: cards?)?$/i,
    'battle',
  ],
];

/** `Commanders`, `Special Forces`, `Operative`: the rank of the units below. */
function rankMeant(heading: string): Rank | 'counterpart' | undefined {
  const bare = heading.toLowerCase().replace(/s$/, '');
  const is = (name: string) => name.toLowerCase().replace(/s$/, '') === bare;
  if (is('Counterpart')) return 'counterpart';
  return RANKS.find((rank) => is(RANK_NAMES[rank].en) || is(RANK_NAMES[rank].de));
}

export function draftOfText(text: string): Draft {
  const draft = emptyDraft();
  const state: State = { draft, section: 'units', rank: undefined };
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ raw: line.replaceAll('\u00a0', ' ').replace(/\s+$/, ''), number: i + 1 }))
    .filter(({ raw }) => raw.trim() !== '');
  for (const [i, { raw, number }] of lines.entries()) {
    const line = raw.trim();
    const where = { line: number };
    if (readHead(draft, line, where) || readHeading(state, line, where)) continue;
    // The first line is the title of the list if the points stand below it.
    if (i === 0 && POINTS.test(lines[1]?.raw.trim() ?? '')) draft.name = line.slice(0, LONGEST_NAME);
    else if (/^https?:\/\//.test(line)) draft.rest.push({ name: line, where });
    else if (state.section === 'units') readUnitLine(state, line, where);
    else listFor(state).push(...cardsIn(line.replace(/^[-–]\s+/, ''), where));
  }
  return draft;
}

type State = { readonly draft: Draft; section: Section; rank: Rank | 'counterpart' | undefined };

/** `992/1000 (11 activations)` */
const POINTS = /^(\d+) ?\/ ?(\d+)(?: \(.*\))?$/;

function readHead(draft: Draft, line: string, where: Place): boolean {
  const [, points, limit] = POINTS.exec(line) ?? [];
  if (points === undefined || draft.total) return false;
  draft.total = { points: Number(points), where };
  draft.limit = Number(limit);
  return true;
}

/** A heading may have its cards on the same line: `Commands: • A, •• B`. */
function readHeading(state: State, line: string, where: Place): boolean {
  const [, heading = '', rest = ''] = /^([\p{L} ]+?):?(?:(?<=:)\s*(.*))?$/u.exec(line) ?? [];
  if (!/:/.test(line) && !/^battle ?deck$/i.test(line)) return false;
  const rank = rankMeant(heading);
  const [, section] = HEADINGS.find(([words]) => words.test(heading)) ?? [];
  if (!rank && !section) return false;
  state.section = section ?? 'units';
  state.rank = rank;
  if (rest !== '' && section) listFor(state).push(...cardsIn(rest, where));
  return !(rest !== '' && rank);
}

function listFor({ draft, section }: State): Said[] {
  if (section === 'commands') return draft.commands;
  return section === 'contingencies' ? draft.contingencies : draft.battleCards;
}

/** Names of command cards have commas of their own: with pips, only a comma before pips parts them. */
function cardsIn(line: string, where: Place): Said[] {
  const parts = line.includes('•') ? line.split(/,\s*(?=•)|\s+(?=•+ )/) : line.split(/,\s+/);
  return parts
    .map((part) => part.replace(/^[•·\s]+/, '').trim())
    .filter((name) => name !== '')
    .map((name) => ({ name, where }));
}

function readUnitLine(state: State, line: string, where: Place): void {
  const { draft, rank } = state;
  const bullet = /^[-–•]\s+/.test(line);
  const bare = line.replace(/^[-–•]\s+/, '');
  const last = draft.units.at(-1);
  const standard = /^(.*?)(?: \((\d+)\))?(?:: (.*))? = (\d+)$/.exec(bare);
  if (standard) draft.units.push(standardUnit(standard, rank, where));
  else if (bullet && last && rank === undefined) last.upgrades.push(withPoints(bare, where));
  else draft.units.push(plainUnit(bare, rank, where));
}

/** `2× Stormtroopers`: how many, and of what. */
function counted(words: string): { readonly count: number; readonly name: string } {
  const [, count = '1', name = words] = /^(\d{1,2}) ?[×x] (.+)$/.exec(words) ?? [];
  return { count: Math.max(1, Number(count)), name: name.trim() };
}

const withPoints = (words: string, where: Place): Said => {
  const [, name = words, points] = /^(.*?) ?\((\d+)\)$/.exec(words) ?? [];
  return { name: name.trim(), ...(points !== undefined && { points: Number(points) }), where };
};

/** `2× Unit (44): Upgrade (7), Upgrade (16) = 134` */
function standardUnit(
  [, words = '', points, carried = '', total]: RegExpExecArray,
  rank: State['rank'],
  where: Place,
): DraftUnit {
  const upgrades = carried === '' ? [] : carried.split(/(?<=\)), /).map((part) => withPoints(part, where));
  return {
    ...counted(words),
    ...(points !== undefined && { points: Number(points) }),
    total: Number(total),
    forAll: true,
    ...(rank && { rank }),
    upgrades,
    loadout: [],
    where,
  };
}

/** `Unit (134)` with its total, or `2× Unit (Upgrade, Upgrade)`. */
function plainUnit(line: string, rank: State['rank'], where: Place): DraftUnit {
  const [, words = line, inside] = /^(.*?) ?\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(line) ?? [];
  const isTotal = inside !== undefined && /^\d+$/.test(inside);
  const upgrades = inside === undefined || isTotal ? [] : inside.split(/, /).map((part) => withPoints(part, where));
  return {
    ...counted(words),
    ...(isTotal && { total: Number(inside) }),
    ...(rank && { rank }),
    upgrades,
    loadout: [],
    where,
  };
}
