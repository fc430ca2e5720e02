/** Several units on one line: pages that lose line ends, and sentences. */
import {
  clausesOf,
  counted,
  countInFront,
  fold,
  headAndTail,
  isAround,
  isTalk,
  LONGEST_LINE,
  leadIn,
  type Names,
  namesSomething,
  nearest,
  type Place,
  type Spoken,
  setsAgainst,
  spokenBy,
  spokenCount,
  squadsApart,
  tidy,
  totalAtEnd,
  withoutBullet,
  withoutMeasure,
} from '@holotisch/engine/list';
import { EDITIONS, FACTIONS, type Faction, findUnit, type Unit } from '../data/index.ts';
import { factionMeant, namesKnown, unitsNamed, upgradesNamed } from './card-names.ts';
import type { Draft } from './draft.ts';
import { isOpenTo } from './limits.ts';
import { inAny, isCard, isUnit, isUpgrade, rankedBehind } from './text-names.ts';

/** Pages lose line ends: `9 ActivationsLeia Organa`, `3x TauntaunsAmbush•, Push••`. Between two known names there was one. */
export function unglued(line: string): string[] {
  if (line.length > LONGEST_GLUED) return [line];
  const dashed = dashedApart(line);
  if (dashed || line.length > LONGEST_LINE) return dashed ?? [line];
  for (let at = 1; at < line.length; at++) {
    if (!/[a-z)]/.test(line[at - 1]!) || !/[A-Z]/.test(line[at]!)) continue;
    const before = line.slice(0, at);
    const isWhole = /^\d{1,2} activations?$/i.test(before) || isUnit(withoutBullet(before).rest);
    if (isWhole && beginsWithName(line.slice(at))) return [before, ...unglued(line.slice(at))];
  }
  return [line];
}
/** Nor is a whole army on one line longer. */
const LONGEST_GLUED = 2_000;

/** `A (192) --X, Y B (108) --Z`: a whole army on one line. Before the points of a unit stands its name, and that begins a line. */
function dashedApart(line: string): string[] | undefined {
  const parts = line.split(/ (?=\(\d{1,4}\) ?--)/);
  if (parts.length < 2) return undefined;
  const units: string[] = [];
  for (const [i, part] of parts.entries()) {
    const words = part.split(' ');
    const isLast = i === parts.length - 1;
    const at = isLast ? words.length : unitAtEnd(words);
    if (at === undefined) return undefined;
    const before = words.slice(0, at).join(' ');
    if (i > 0) units.push(`${units.pop()}${before.replace(/^\((\d{1,4})\) ?-- ?(.*)$/, ': $2 = $1')}`);
    else if (before !== '') units.push(before);
    if (!isLast) units.push(words.slice(at).join(' '));
  }
  return units;
}
/** Where the longest name of a unit begins with which words end. */
function unitAtEnd(words: readonly string[]): number | undefined {
  for (let at = Math.max(0, words.length - LONGEST_UNIT); at < words.length; at++)
    if (isUnit(words.slice(at).join(' '))) return at;
  return undefined;
}
const LONGEST_UNIT = 7;
const beginsWithName = (words: string): boolean => {
  const name = tidy(words.split(/[(•:=]/, 1)[0]!);
  return isUnit(name) || isCard(name);
};

/** `Veers, 2 Snowtroopers, AT-ST with X and 3 Y`: each unit with what it carries on a line of its own. */
export function piecesOf(line: string, draft: Draft, where: Place): string[] {
  if (line.length > LONGEST_LINE || isUnit(line)) return [line];
  const beside = unitsBeside(line);
  if (beside) return beside;
  const alone = spokenUnit(line);
  if (alone !== undefined) return [alone];
  const spoken = isAround(line) || setsAgainst(line) ? spokenBy(line, isWhole, NAMES) : undefined;
  if (spoken && isClear(spoken)) return spokenUnits(spoken, draft, where);
  const { lead, rest } = ownedBy(line) ?? leadIn(line);
  const pieces: string[] = [];
  let units = 0;
  let each = 1;
  const left = [lead];
  const clauses = clausesOf(rest)
    .flatMap(squadsApart)
    .map((one) => rankedBehind(countInFront(one, isUnit)));
  for (const words of clauses) {
    const said = spokenCount(words);
    if (said.count !== undefined) each = said.each ? said.count : 1;
    const count = said.count ?? each;
    const { count: times, name, isCounted } = counted(said.name);
    const unit = isSnipers(name)
      ? snipersAmong(clauses)
      : unitMeant(name, isCounted || said.count !== undefined, pieces.at(-1));
    if (unit !== undefined) units++;
    else left.push(words);
    if (unit !== undefined || pieces.length === 0)
      pieces.push(unit === undefined ? words : `${count * times}x ${unit}`);
    else pieces.push(`${pieces.pop()}, ${words}`);
  }
  // A sentence that speaks of much else is no list, unless it names units somewhere in it.
  const isLeft = isAround(line) && left.some((words) => !isUpgrade(words) && namesSomething(words, isUnit));
  if (units < 2 || isLeft || (isTalk(rest) && units * 2 < clauses.length)) {
    if (spoken) return spokenUnits(spoken, draft, where);
    if (units < 2 || !isLeft) return [line];
  }
  const faction = factionMeant(lead);
  if (faction) draft.faction ??= lead;
  if (lead !== '') draft.remarks.push({ name: lead, where });
  return pieces;
}

/** `A + 2x B`, `A & B x2`: units and nothing else. What may be carried by the first is. */
function unitsBeside(line: string): string[] | undefined {
  const parts = withoutBullet(line).rest.split(/ (?:\+|&) /);
  const bare = (words: string) => counted(words).name;
  const [first] = unitsNamed(bare(parts[0]!), '1.2');
  const isTakenByFirst = (words: string) =>
    first !== undefined && upgradesNamed(bare(words), '1.2').some((card) => isOpenTo(card, first, first));
  const isApart = (words: string) => isUnit(words) && !isTakenByFirst(words) && !isCard(words);
  return parts.length > 1 && isUnit(parts[0]!) && parts.slice(1).every(isApart) ? parts : undefined;
}

/** `2 Tauntauns`, `2x Scout Snipers`: one unit in words that say how many, or shorter than its name. */
function spokenUnit(line: string): string | undefined {
  const rest = withoutBullet(line).rest.replace(/^(?:an? )?(?:unit|squad) of (?=\S)/i, '');
  const { count = 1, name } = spokenCount(rest);
  const times = counted(name);
  const all = count * times.count;
  const short = shorthand(times.name);
  if (short !== undefined) return `${all}x ${short}`;
  const head = isUnit(name) ? name : headAndTail(name, isUnit)?.head;
  if (head === undefined || isUnit(rest)) return undefined;
  if (count > 1) return `${all}x ${name}`;
  return rest === withoutBullet(line).rest ? undefined : rest;
}

const unitsOf = (words: string): readonly Unit[] => {
  const { name } = counted(headAndTail(words, isUnit)?.head ?? words);
  return EDITIONS.flatMap((edition) => unitsNamed(name, edition));
};
/** What a sentence may name. */
const NAMES: Names = {
  piece: (words) => shorthand(words) ?? (isUnit(words) && !isCard(words) ? words : undefined),
  isCarried: isUpgrade,
  couldCarry: (unit, card) =>
    EDITIONS.some((edition) =>
      upgradesNamed(counted(card).name, edition).some((one) =>
        unitsOf(unit).some((by) => by.slots.includes(one.slot) && isOpenTo(one, by, by)),
      ),
    ),
  // Mercenaries fight for anybody.
  sides: (words) => unitsOf(words).flatMap(({ faction }) => (faction === 'mercenary' ? FACTIONS : [faction])),
  isNearly: (words, kind) =>
    EDITIONS.some((edition) => nearest(words, namesKnown(kind === 'piece' ? 'unit' : 'upgrade', edition)).length > 0),
};

/** `I had X, supported by two Y`: units anywhere in a sentence. */
function spokenUnits(spoken: Spoken, draft: Draft, where: Place): string[] {
  const { pieces, around, unknown, others = [], vague = [] } = spoken;
  for (const name of around) (namesSomething(name, isUnit) ? draft.rest : draft.remarks).push({ name, where });
  for (const name of unknown) draft.rest.push({ name, where });
  for (const name of others) draft.others.push({ name, where });
  for (const name of vague) draft.vague.push({ name, where });
  return pieces.map(({ count, words }) => `${count}x ${words}`);
}
const isWhole = (words: string): boolean =>
  (isUnit(words) && !isCard(words)) || headAndTail(words, isUnit) !== undefined;
/** No name is left in what it says besides. */
const isClear = ({ around, unknown }: Spoken): boolean =>
  unknown.length === 0 && !around.some((words) => namesSomething(words, isUnit));

/** `Somebody: A, B, 2 C`: who plays it stands before a colon. */
function ownedBy(line: string): { readonly lead: string; readonly rest: string } | undefined {
  const at = line.indexOf(': ');
  const [lead, rest] = [line.slice(0, at), line.slice(at + 2)];
  if (at <= 0 || isUnit(lead) || isCard(lead) || isUpgrade(lead) || headAndTail(lead, isUnit)) return undefined;
  return { lead, rest: rest.replace(/^\([a-z]+\) /i, '') };
}

/** Short words for a unit and what makes it so. */
const SHORTHAND: Readonly<Record<string, string>> = {
  commandosniper: 'Rebel Commandos Strike Team with DH-447 Sniper',
  rebelsniper: 'Rebel Commandos Strike Team with DH-447 Sniper',
  bxsnipers: 'BX-series Droid Commandos Strike Team with BX-series Droid Sniper',
  bxsniper: 'BX-series Droid Commandos Strike Team with BX-series Droid Sniper',
  arcsnipers: 'ARC Troopers Strike Team with DC-15x ARC Trooper',
  arcsniper: 'ARC Troopers Strike Team with DC-15x ARC Trooper',
  commandosaboteurs: 'Rebel Commandos with Proton Charge Saboteur',
  commandostriketeamsnipers: 'Rebel Commandos Strike Team with DH-447 Sniper',
  commandosnipers: 'Rebel Commandos Strike Team with DH-447 Sniper',
  rebelsnipers: 'Rebel Commandos Strike Team with DH-447 Sniper',
  arcsniperstriketeam: 'ARC Troopers Strike Team with DC-15x ARC Trooper',
  arcsniperstriketeams: 'ARC Troopers Strike Team with DC-15x ARC Trooper',
  scoutsniper: 'Scout Troopers Strike Team with DLT-19x Sniper',
  scoutsnipers: 'Scout Troopers Strike Team with DLT-19x Sniper',
  scouttroopersniperteam: 'Scout Troopers Strike Team with DLT-19x Sniper',
  scouttroopersniperteams: 'Scout Troopers Strike Team with DLT-19x Sniper',
};

const shorthand = (words: string): string | undefined =>
  SHORTHAND[fold(words)] ?? SHORTHAND[fold(words.replace(/ (?:strike )?teams?$/i, ''))];

/** `2 Snipers`: those of the faction whose units stand beside them. */
const SNIPERS: Readonly<Partial<Record<Faction, string>>> = {
  rebel: SHORTHAND['rebelsnipers']!,
  empire: SHORTHAND['scoutsnipers']!,
  republic: SHORTHAND['arcsnipers']!,
};
const isSnipers = (words: string): boolean =>
  /^(?:snipers?(?: (?:strike )?teams?)?|scharfschützen?(?:-?teams?)?)$/i.test(words);
function snipersAmong(clauses: readonly string[]): string | undefined {
  const names = clauses.flatMap((words) => words.split(' + ')).map((words) => counted(spokenCount(words).name).name);
  const factions = names.flatMap((name) => [...new Set(unitsNamed(name, '1.2').map(({ faction }) => faction))]);
  const often = (faction: Faction) => factions.filter((one) => one === faction).length;
  const [most] = [...new Set(factions)].toSorted((a, b) => often(b) - often(a));
  return most === undefined ? undefined : SNIPERS[most];
}

/** A part of a sentence that begins with a unit, in words that name it; undefined if it is something that units carry. */
function unitMeant(words: string, isCounted: boolean, before: string | undefined): string | undefined {
  const short = shorthand(words);
  if (short !== undefined) return short;
  const { rest } = totalAtEnd(words);
  const bare = isCounted ? withoutMeasure(rest) : rest;
  if (bare !== rest && !isUnit(rest) && isUnit(bare)) return bare;
  const head = isUnit(rest) ? rest : headAndTail(rest, isUnit)?.head;
  if (head === undefined) return isCard(rest) ? undefined : byWhatItCarries(rest, isCounted, before);
  const isPartner = inAny((name, edition) => unitsNamed(name, edition).filter(isCounterpart), head);
  if (isCard(head) || (!isCounted && (isPartner || isUpgrade(head)))) return undefined;
  return words;
}
const isCounterpart = ({ rank }: Unit): boolean => rank === 'counterpart';

/** `Laser AT-RT` is an AT-RT with a laser cannon; `4 Z-6 Troopers` are four of the only unit that has one. */
function byWhatItCarries(words: string, isCounted: boolean, before: string | undefined): string | undefined {
  for (let at = words.indexOf(' '); at > 0; at = words.indexOf(' ', at + 1)) {
    const [carried, unit] = [words.slice(0, at), words.slice(at + 1)];
    if (!unit.startsWith('(') && isUnit(unit) && isUpgrade(carried)) return `${unit} with ${carried}`;
  }
  if (!isCounted || before === undefined) return undefined;
  for (const edition of EDITIONS) {
    const cards = upgradesNamed(words, edition);
    const own = cards.filter(({ name }) => fold(name.en) === fold(words));
    const limits = (own.length > 0 ? own : cards).flatMap((card) => card.limits);
    const [id, another] = new Set(limits.flatMap(({ units }) => units ?? []));
    const unit = id === undefined || another !== undefined ? undefined : findUnit(id, edition);
    // Behind its own unit it is what that carries: `3x Troopers – Medic, 1x Heavy`.
    if (unit && !fold(before).includes(fold(unit.name.en))) return `${unit.name.en} with ${words}`;
  }
  return undefined;
}
