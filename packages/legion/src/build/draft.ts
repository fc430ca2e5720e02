/** A list as it was read: names with numbers and places, before anybody knows which cards they mean. */
import {
  type Aside,
  clip,
  fold,
  Guesses,
  JOTTED,
  LONGEST_LIST_NAME,
  type Meant,
  type Place,
  type Report,
} from '@holotisch/engine/list';
import {
  EDITIONS,
  type Edition,
  FACTIONS,
  type Faction,
  FORMATS,
  type Format,
  findKeyword,
  findUnit,
  type Rank,
  type Unit,
  type Upgrade,
  upgradesIn,
} from '../data/index.ts';
import { commandName, factionName, unitName, upgradeName } from '../text/build/names.ts';
import { type Army, type ArmyUnit, STANDING_ORDERS } from './army.ts';
import {
  battleCardsNamed,
  commandsNamed,
  factionMeant,
  namesKnown,
  unitsNamed,
  upgradeNamesOf,
  upgradesNamed,
} from './card-names.ts';
import { comparePoints } from './draft-points.ts';
import { seat } from './icons.ts';
import { type Import, MOST_UPGRADES, newReport } from './import.ts';
import { isOpenTo } from './limits.ts';
import { isNamed } from './look-up.ts';
import { belongs } from './validate.ts';

export type Said = {
  readonly name: string;
  readonly points?: number;
  /** How many copies of a unit carry it, where the list says so: `3x Troopers – 1x Medic`. */
  readonly count?: number;
  readonly where: Place;
};
export type DraftUnit = Omit<Said, 'count'> & {
  readonly count: number;
  /** Points of the unit with its upgrades, of all copies where `forAll` says so. */
  readonly total?: number;
  readonly forAll?: true;
  readonly rank?: Rank | 'counterpart';
  readonly upgrades: Said[];
  readonly loadout: Said[];
};
export type Draft = {
  name?: string;
  faction?: string;
  total?: { readonly points: number; readonly where: Place };
  format?: string;
  /** The points that the army may cost, where the list says it. */
  limit?: number;
  readonly units: DraftUnit[];
  readonly commands: Said[];
  readonly contingencies: Said[];
  readonly battleCards: Said[];
  /** The edition that the list names. */
  edition?: string;
  /** The first words, which may be a title: they are, if no card is called nearly so. */
  maybeTitle?: Said;
  /** What could not even be read as a name. */
  readonly rest: Said[];
  /** What an army has no place for, and loses nothing by. */
  readonly remarks: Said[];
  /** Units that somebody else leads. */
  readonly others: Said[];
  /** Units of which it is not said how many there are. */
  readonly vague: Said[];
  /** What a jotting said beside its names. */
  asides?: readonly Aside[];
};
export const emptyDraft = (): Draft => ({
  units: [],
  commands: [],
  contingencies: [],
  battleCards: [],
  rest: [],
  remarks: [],
  others: [],
  vague: [],
});

/** What every part of a draft is read with. */
type Reading = {
  readonly faction: Faction;
  readonly edition: Edition;
  readonly guesses: Guesses;
  readonly report: Report;
};

/** The army that a draft means in an edition; undefined where no faction can be told. */
export function assemble(read: Draft, edition: Edition, meant?: Meant): Import | undefined {
  const report = newReport();
  const guesses = new Guesses(meant);
  const draft = withTitle(spelled(commandsApart(read, edition), edition, guesses, report));
  const faction = factionOf(draft, edition, report);
  if (!faction) return undefined;
  for (const { name, where } of draft.rest) report.lose('dropped', { what: clip(name) }, where);
  for (const { name, where } of draft.others) report.lose('ofOthers', { what: clip(name) }, where);
  for (const { name, where } of draft.vague) report.tell('vague', { what: clip(name) }, where);
  for (const { name, where } of draft.remarks) report.tell('remark', { what: clip(name) }, where);
  report.jot(draft.asides ?? [], JOTTED);
  const reading: Reading = { faction, edition, guesses, report };
  const units: ArmyUnit[] = [];
  for (const said of draft.units.flatMap((one) => spread(one, edition, report))) addUnit(units, said, reading);
  const contingencies = draft.contingencies.flatMap((said) => commandFrom(said, reading));
  const army: Army = {
    ...(draft.name !== undefined && { name: draft.name }),
    edition,
    faction,
    units,
    commands: draft.commands.flatMap((said) => commandFrom(said, reading)),
    ...(contingencies.length > 0 && { contingencies }),
    battleDeck: draft.battleCards.flatMap((said) => battleCardFrom(said, draft, reading)),
  };
  comparePoints(draft, army, report);
  const format = formatSaid(draft, edition);
  return {
    army,
    ...(format && { format: format.id }),
    ...(draft.limit !== undefined && draft.limit !== format?.points && { limit: draft.limit }),
    report: report.changes,
  };
}

/** Names of units that no card has are taken for the nearest; the rest is asked where it stands. */
function spelled(draft: Draft, edition: Edition, guesses: Guesses, report: Report): Draft {
  const units = draft.units.map((unit) => {
    const isKnown = unitsNamed(unit.name, edition).length > 0;
    if (isKnown && guesses.answer(unit.name) === undefined) return unit;
    const { name, asks } = guesses.of(unit.name, () => namesKnown('unit', edition));
    if (asks?.taken !== undefined) report.ask('near', { what: clip(unit.name), name: asks.taken }, unit.where, asks);
    else if (asks) report.lose('unclear', { what: clip(unit.name), possible: [...asks.options] }, unit.where, asks);
    return name === undefined ? (isKnown ? { ...unit, name: `${unit.name} ?` } : unit) : { ...unit, name };
  });
  return { ...draft, units };
}

/** `Iden with Pulse Scan`: what no unit carries and a command is called by belongs to the hand. */
function commandsApart(draft: Draft, edition: Edition): Draft {
  const isCommand = ({ name }: Said) =>
    upgradesNamed(name, edition).length === 0 &&
    unitsNamed(name, edition).length === 0 &&
    commandsNamed(name, edition).length > 0;
  const commands = draft.units.flatMap(({ upgrades }) => upgrades.filter(isCommand));
  if (commands.length === 0) return draft;
  const units = draft.units.map((unit) => ({ ...unit, upgrades: unit.upgrades.filter((one) => !isCommand(one)) }));
  return { ...draft, units, commands: [...draft.commands, ...commands] };
}

/** The first words of a text are its title, if they are nothing else. */
function withTitle(draft: Draft): Draft {
  const [first, ...units] = draft.units;
  const { maybeTitle } = draft;
  if (!maybeTitle || !first || first.upgrades.length > 0 || first.where.line !== maybeTitle.where.line) return draft;
  // `Zuckuss, Veers, 4 Stormtroopers`: what stands on a line with units is none.
  if (draft.units.slice(1).some(({ where }) => where.line === maybeTitle.where.line)) return draft;
  if (EDITIONS.some((edition) => unitsNamed(first.name, edition).length > 0)) return draft;
  return { ...draft, name: draft.name ?? maybeTitle.name.slice(0, LONGEST_LIST_NAME), units };
}

/** `3x Troopers – 1x Medic`: units of a line that do not all carry the same. */
function spread(said: DraftUnit, edition: Edition, report: Report): DraftUnit[] {
  // `B1s: 4 with A and 2 with B` are six.
  const isUnitItself = ({ name }: Said) =>
    upgradesNamed(name, edition).length === 0 && unitsNamed(name, edition).some(({ rank }) => rank !== 'counterpart');
  const carried = said.upgrades.filter((one) => !isUnitItself(one));
  const shares = sum(carried.map(({ count = 0 }) => count));
  const unit = said.count === 1 && shares > 1 && /s$/i.test(said.name) ? { ...said, count: shares } : said;
  const isUneven = carried.some(({ count }) => count !== undefined && count < unit.count);
  if (!isUneven) return [unit];
  const { total: _total, ...rest } = unit;
  const each = Array.from({ length: unit.count }, () => ({ ...rest, count: 1, upgrades: [] as Said[] }));
  // A unit among what others carry stands beside them, once.
  each[0]?.upgrades.push(...unit.upgrades.filter(isUnitItself));
  for (const upgrade of carried) {
    const takers = each.toSorted((a, b) => a.upgrades.length - b.upgrades.length).slice(0, upgrade.count ?? unit.count);
    for (const one of takers) one.upgrades.push(upgrade);
  }
  report.tell('spread', { what: clip(unit.name), count: unit.count }, unit.where);
  return each;
}

/** What the list says; where it says nothing, the faction that most of its units can belong to. */
function factionOf(draft: Draft, edition: Edition, report: Report): Faction | undefined {
  const said = draft.faction === undefined ? undefined : factionMeant(draft.faction);
  if (said) return said;
  const score = (faction: Faction) =>
    draft.units.filter(({ name }) => unitsNamed(name, edition).some((unit) => unit.faction === faction)).length;
  const most = Math.max(...FACTIONS.map(score));
  const [faction, another] = FACTIONS.filter((one) => most > 0 && score(one) === most);
  if (faction && (another || draft.faction))
    report.tell('assumedFaction', { what: clip(draft.faction ?? ''), faction: factionName(faction) }, {});
  return faction;
}

const own = (cards: readonly Unit[], faction: Faction): readonly Unit[] => {
  const found = cards.filter((card) => card.faction === faction);
  const hired = cards.filter((card) => belongs(card, faction));
  return found.length > 0 ? found : hired.length > 0 ? hired : cards;
};

/** Today's points, or those of the first print. */
const costs = ({ points, printedPoints }: Unit | Upgrade, said: number | undefined): boolean =>
  said !== undefined && (said === points || said === printedPoints);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const isWholeName = ({ id, name, title }: Upgrade, said: string): boolean =>
  [id, name.en, name.de ?? '', `${name.en} ${title?.en ?? ''}`].some((one) => fold(one) === fold(said));

/** Upgrades for one candidate unit, as many as can be told. */
function upgradesFor(unit: Unit, said: readonly Said[], faction: Faction, edition: Edition): (Upgrade | undefined)[] {
  const chosen: (Upgrade | undefined)[] = [];
  for (const { name, points } of said) {
    const cards = upgradesNamed(name, edition);
    const open = cards.filter(
      (card) => isOpenTo(card, unit, { faction }) && !seat(unit, [...chosen, card]).out.includes(chosen.length),
    );
    // A short name means what the unit may carry; what stands there in full is a fault there, and kept.
    const whole = cards.filter((card) => isWholeName(card, name));
    const fitting = open.length > 0 ? open : whole;
    chosen.push(fitting.find((card) => costs(card, points)) ?? fitting[0]);
  }
  return chosen;
}

/** How well a card fits what was said: its whole name, its points, its rank, and whether it can carry what it is to. */
function fit(unit: Unit, said: DraftUnit, faction: Faction, edition: Edition): number {
  const upgrades = upgradesFor(unit, said.upgrades, faction, edition);
  const carried = sum(upgrades.map((card) => card?.points ?? 0));
  const total = said.total !== undefined && said.forAll ? said.total / said.count : said.total;
  const whole = unit.title ? `${unit.name.en} ${unit.title.en}` : unit.name.en;
  let score = fold(said.name) === fold(whole) ? 3 : 0;
  if (costs(unit, said.points)) score += 4;
  if (total !== undefined && (total === unit.points + carried || total === unit.points)) score += 4;
  if (said.rank === unit.rank) score += 2;
  if (seat(unit, upgrades).out.length === 0) score += 1;
  if (upgrades.every((card) => card && isOpenTo(card, unit, { faction }))) score += 1;
  return score;
}

/** The card that is meant: the one that fits best; where several do, the first, and that is told. */
function unitMeant(said: DraftUnit, faction: Faction, edition: Edition, report: Report): Unit | undefined {
  const cards = own(unitsNamed(said.name, edition), faction);
  const scores = cards.map((card) => fit(card, said, faction, edition));
  const best = Math.max(...scores);
  const [unit, another] = cards.filter((_, i) => scores[i] === best);
  if (!unit) return undefined;
  const card = unitName(unit.id, edition);
  if (another)
    report.tell('assumedUnit', { what: clip(said.name), card, other: unitName(another.id, edition) }, said.where);
  if (said.points !== undefined && !costs(unit, said.points))
    report.tell('otherPoints', { what: card, said: said.points, points: unit.points }, said.where);
  return unit;
}

function addUnit(units: ArmyUnit[], read: DraftUnit, reading: Reading): void {
  const { faction, edition, report } = reading;
  const joined = { ...read, upgrades: rejoined(read.upgrades, edition) };
  const unit = unitMeant(joined, faction, edition, report);
  if (!unit) {
    loseUnit(joined, report);
    return;
  }
  const others = unit.rank === 'counterpart' ? [] : joined.upgrades.filter((one) => isUnitBeside(one, unit, reading));
  const said = { ...joined, upgrades: joined.upgrades.filter((one) => !others.includes(one)) };
  takeUnit(units, said, unit, reading);
  for (const { name, points, count = 1, where } of others)
    addUnit(
      units,
      { name, ...(points !== undefined && { total: points }), count, where, upgrades: [], loadout: [] },
      reading,
    );
}

/** `A, B with X`, `A + B`: what the unit cannot carry and a unit is called by is one that stands beside it. */
function isUnitBeside({ name }: Said, unit: Unit, { faction, edition }: Reading): boolean {
  const canCarry = upgradesNamed(name, edition).some((card) => isOpenTo(card, unit, { faction }));
  return !canCarry && own(unitsNamed(name, edition), faction).some(({ rank }) => rank !== 'counterpart');
}

function takeUnit(units: ArmyUnit[], said: DraftUnit, unit: Unit, reading: Reading): void {
  const { edition } = reading;
  const take = (carrier: Unit, upgrades: readonly Said[]) => takeUpgrades(carrier, upgrades, reading);
  // A counterpart stands as a unit of its own in texts, and among the upgrades in files.
  const host = unit.rank === 'counterpart' ? hostOf(unit, units, edition) : undefined;
  if (host) {
    units[units.indexOf(host)] = { ...host, counterpart: { unit: unit.id, upgrades: take(unit, said.upgrades) } };
    return;
  }
  const at = said.upgrades.findIndex(({ name }) => isCounterpart(name, edition));
  const [partner] = unitsNamed(said.upgrades[at]?.name ?? '', edition).filter((one) => one.faction === unit.faction);
  const upgrades = take(unit, partner ? said.upgrades.slice(0, at) : said.upgrades);
  const loadout = take(unit, said.loadout);
  const listed: ArmyUnit = {
    unit: unit.id,
    upgrades,
    ...(partner && { counterpart: { unit: partner.id, upgrades: take(partner, said.upgrades.slice(at + 1)) } }),
    ...(loadout.length > 0 && { loadout }),
  };
  for (let n = 0; n < said.count; n++) units.push(listed);
}

/** The unit that a counterpart belongs to. */
const hostOf = (counterpart: Unit, units: readonly ArmyUnit[], edition: Edition): ArmyUnit | undefined =>
  units.findLast(({ unit, counterpart: other }) => {
    const card = findUnit(unit, edition);
    return !other && card && findKeyword(counterpart, 'counterpart')?.of?.some((name) => isNamed(card, name));
  });

/** Some names have a comma, at which texts were taken apart. */
function rejoined(said: readonly Said[], edition: Edition): Said[] {
  const out: Said[] = [];
  for (const one of said) {
    const last = out.at(-1);
    const joined = last && `${last.name}, ${one.name}`;
    const isPart = last && [last, one].some(({ name }) => upgradesNamed(name, edition).length === 0);
    if (last && joined && isPart && upgradesNamed(joined, edition).length > 0)
      out[out.length - 1] = { ...one, name: joined };
    else out.push(one);
  }
  return out;
}

const isCounterpart = (name: string, edition: Edition): boolean =>
  upgradesNamed(name, edition).length === 0 && unitsNamed(name, edition).some(({ rank }) => rank === 'counterpart');

/** Nothing that an unknown unit carries goes to another. */
function loseUnit(said: DraftUnit, report: Report): void {
  const unit = clip(said.name);
  if (!report.changes.some(({ asks, line, path }) => asks && line === said.where.line && path === said.where.path))
    report.lose('dropped', { what: unit }, said.where);
  for (const { name, where } of [...said.upgrades, ...said.loadout])
    report.lose('droppedWith', { what: clip(name), unit }, where);
}

function takeUpgrades(unit: Unit, said: readonly Said[], reading: Reading): string[] {
  const { faction, edition, report } = reading;
  const named = said.map((one) => upgradeSpelled(one, unit, reading));
  return upgradesFor(
    unit,
    named.map((one) => one.said),
    faction,
    edition,
  ).flatMap((card, i) => {
    const { name = '', points, where = {} } = said[i] ?? {};
    if (!card) {
      const other = EDITIONS.find((one) => one !== edition && upgradesNamed(name, one).length > 0);
      const isHere = upgradesNamed(name, edition).length > 0;
      if (!named[i]?.told && isHere)
        report.lose('noRoom', { what: clip(name), unit: unitName(unit.id, edition) }, where);
      else if (!named[i]?.told && other) report.lose('otherEditionCard', { what: clip(name), other, edition }, where);
      else if (!named[i]?.told) report.lose('dropped', { what: clip(name) }, where);
      return [];
    }
    if (i >= MOST_UPGRADES) {
      report.lose('droppedExtra', { what: clip(name), most: MOST_UPGRADES }, where);
      return [];
    }
    if (points !== undefined && !costs(card, points))
      report.tell('otherPoints', { what: upgradeName(card.id, edition), said: points, points: card.points }, where);
    return [card.id];
  });
}

/** A name that no upgrade has is taken for the nearest, of those that the unit may carry first, and that is asked. */
function upgradeSpelled(
  said: Said,
  unit: Unit,
  { faction, edition, guesses, report }: Reading,
): { said: Said; told: boolean } {
  const cards = upgradesNamed(said.name, edition);
  const isOpen = (card: Upgrade) => isOpenTo(card, unit, { faction });
  // `Z-6` on clones is theirs, whoever else has one of that name.
  const isMeant = cards.some((card) => isOpen(card) || isWholeName(card, said.name));
  if (isMeant && guesses.answer(said.name) === undefined) return { said, told: false };
  const open = upgradesIn(edition).filter(isOpen);
  const { name, asks } = guesses.of(
    said.name,
    () => upgradeNamesOf(open),
    () => (cards.length > 0 ? [] : namesKnown('upgrade', edition)),
  );
  const what = clip(said.name);
  if (name !== undefined) {
    if (asks) report.ask('near', { what, name }, said.where, asks);
    return { said: { ...said, name }, told: false };
  }
  if (asks) report.lose('unclear', { what, possible: [...asks.options] }, said.where, asks);
  return { said: { ...said, name: guesses.answer(said.name) === null ? '' : said.name }, told: asks !== undefined };
}

/** Standing Orders is in every hand and in no list of ours. */
function commandFrom(said: Said, reading: Reading): string[] {
  const { edition, report } = reading;
  const [card, another] = cardsMeant(said, 'command', commandsNamed, reading);
  if (!card) return [];
  if (another) report.tell('assumed', { what: clip(said.name), card: commandName(card.id, edition) }, said.where);
  return card.id === STANDING_ORDERS ? [] : [card.id];
}

/** The cards of a name; where no card has it, the nearest, and that is asked. */
function cardsMeant<T>(
  { name: said, where }: Said,
  kind: 'command' | 'battle',
  find: (name: string, edition: Edition) => readonly T[],
  { edition, guesses, report }: Reading,
): readonly T[] {
  const found = guesses.answer(said) === undefined ? find(said, edition) : [];
  if (found.length > 0) return found;
  const { name, asks } = guesses.of(said, () => namesKnown(kind, edition));
  const what = clip(said);
  if (name === undefined) {
    const other = EDITIONS.find((one) => one !== edition && find(said, one).length > 0);
    if (asks) report.lose('unclear', { what, possible: [...asks.options] }, where, asks);
    else if (other) report.lose('otherEditionCard', { what, other, edition }, where);
    else report.lose('dropped', { what }, where);
    return [];
  }
  if (asks) report.ask('near', { what, name }, where, asks);
  return find(name, edition);
}

/** By its name, or by the points that it allows. */
export function formatSaid({ format, limit }: Draft, edition: Edition): Format | undefined {
  const own = FORMATS.filter((one) => one.edition === edition);
  const named =
    format === undefined
      ? undefined
      : own.find(({ id, name }) => [id, name.en, name.de ?? ''].map(fold).includes(fold(format)));
  return named ?? own.find(({ points }) => points === limit);
}

/** The small battlefield has cards of its own, some under the same names: the others of the deck tell which is meant. */
function isSmall(draft: Draft, edition: Edition): boolean {
  const tables = draft.battleCards.map(({ name }) => battleCardsNamed(name, edition).map(({ table }) => table));
  const only = (table: string) => tables.some((found) => found.length > 0 && found.every((one) => one === table));
  return only('skirmish') || (!only('standard') && formatSaid(draft, edition)?.table === 'skirmish');
}

function battleCardFrom(said: Said, draft: Draft, reading: Reading): string[] {
  const cards = cardsMeant(said, 'battle', battleCardsNamed, reading);
  const table = isSmall(draft, reading.edition) ? 'skirmish' : 'standard';
  const card = cards.find((one) => one.table === table) ?? cards[0];
  return card ? [card.id] : [];
}
