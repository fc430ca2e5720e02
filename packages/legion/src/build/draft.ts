/** A list as it was read: names with numbers and places, before anybody knows which cards they mean. */
import {
  type Edition,
  FACTIONS,
  type Faction,
  FORMATS,
  type Format,
  findKeyword,
  findUnit,
  findUpgrade,
  type Rank,
  type Unit,
  type Upgrade,
} from '../data/index.ts';
import { commandName, factionName, unitName, upgradeName } from '../text/build/names.ts';
import { type Army, type ArmyUnit, STANDING_ORDERS } from './army.ts';
import { battleCardsNamed, commandsNamed, factionMeant, fold, unitsNamed, upgradesNamed } from './card-names.ts';
import { seat } from './icons.ts';
import { clip, type Import, MOST_UPGRADES, type Place, Report } from './import.ts';
import { isOpenTo } from './limits.ts';
import { isNamed } from './look-up.ts';
import { belongs } from './validate.ts';

export type Said = { readonly name: string; readonly points?: number; readonly where: Place };
export type DraftUnit = Said & {
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
  /** What could not even be read as a name. */
  readonly rest: Said[];
};
export const emptyDraft = (): Draft => ({ units: [], commands: [], contingencies: [], battleCards: [], rest: [] });

/** The army that a draft means in an edition; undefined where no faction can be told. */
export function assemble(draft: Draft, edition: Edition): Import | undefined {
  const report = new Report();
  const faction = factionOf(draft, edition, report);
  if (!faction) return undefined;
  for (const { name, where } of draft.rest) report.lose('dropped', { what: clip(name) }, where);
  const units: ArmyUnit[] = [];
  for (const said of draft.units) addUnit(units, said, faction, edition, report);
  const contingencies = draft.contingencies.flatMap((said) => commandFrom(said, edition, report));
  const army: Army = {
    ...(draft.name !== undefined && { name: draft.name }),
    edition,
    faction,
    units,
    commands: draft.commands.flatMap((said) => commandFrom(said, edition, report)),
    ...(contingencies.length > 0 && { contingencies }),
    battleDeck: draft.battleCards.flatMap((said) => battleCardFrom(said, draft, edition, report)),
  };
  comparePoints(draft, army, report);
  const format = formatSaid(draft, edition);
  return { army, ...(format && { format: format.id }), report: report.changes };
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

/** Upgrades for one candidate unit, as many as can be told. */
function upgradesFor(unit: Unit, said: readonly Said[], faction: Faction, edition: Edition): (Upgrade | undefined)[] {
  const chosen: (Upgrade | undefined)[] = [];
  for (const { name, points } of said) {
    const cards = upgradesNamed(name, edition);
    const open = cards.filter(
      (card) => isOpenTo(card, unit, { faction }) && !seat(unit, [...chosen, card]).out.includes(chosen.length),
    );
    const fitting = open.length > 0 ? open : cards;
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

function addUnit(units: ArmyUnit[], read: DraftUnit, faction: Faction, edition: Edition, report: Report): void {
  const said = { ...read, upgrades: rejoined(read.upgrades, edition) };
  const unit = unitMeant(said, faction, edition, report);
  if (!unit) {
    loseUnit(said, report);
    return;
  }
  const take = (carrier: Unit, upgrades: readonly Said[]) => takeUpgrades(carrier, upgrades, faction, edition, report);
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

function loseUnit(said: DraftUnit, report: Report): void {
  report.lose('dropped', { what: clip(said.name) }, said.where);
  for (const { name, where } of [...said.upgrades, ...said.loadout])
    report.lose('dropped', { what: clip(name) }, where);
}

function takeUpgrades(unit: Unit, said: readonly Said[], faction: Faction, edition: Edition, report: Report): string[] {
  return upgradesFor(unit, said, faction, edition).flatMap((card, i) => {
    const { name = '', points, where = {} } = said[i] ?? {};
    if (!card) {
      report.lose('dropped', { what: clip(name) }, where);
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

/** Standing Orders is in every hand and in no list of ours. */
function commandFrom({ name, where }: Said, edition: Edition, report: Report): string[] {
  const [card, another] = commandsNamed(name, edition);
  if (!card) {
    report.lose('dropped', { what: clip(name) }, where);
    return [];
  }
  if (another) report.tell('assumed', { what: clip(name), card: commandName(card.id, edition) }, where);
  return card.id === STANDING_ORDERS ? [] : [card.id];
}

/** By its name, or by the points that it allows. */
const formatSaid = ({ format, limit }: Draft, edition: Edition): Format | undefined =>
  FORMATS.find((one) => one.edition === edition && (format === undefined ? one.points === limit : one.id === format));

/** The small battlefield has cards of its own, some under the same names: the others of the deck tell which is meant. */
function isSmall(draft: Draft, edition: Edition): boolean {
  const tables = draft.battleCards.map(({ name }) => battleCardsNamed(name, edition).map(({ table }) => table));
  const only = (table: string) => tables.some((found) => found.length > 0 && found.every((one) => one === table));
  return only('skirmish') || (!only('standard') && formatSaid(draft, edition)?.table === 'skirmish');
}

function battleCardFrom({ name, where }: Said, draft: Draft, edition: Edition, report: Report): string[] {
  const cards = battleCardsNamed(name, edition);
  const table = isSmall(draft, edition) ? 'skirmish' : 'standard';
  const card = cards.find((one) => one.table === table) ?? cards[0];
  if (card) return [card.id];
  report.lose('dropped', { what: clip(name) }, where);
  return [];
}

function comparePoints({ total }: Draft, army: Army, report: Report): void {
  if (!total) return;
  const now = pointsWith(army, ({ points }) => points);
  const first = pointsWith(army, ({ points, printedPoints }) => printedPoints ?? points);
  if (total.points !== now && total.points !== first)
    report.tell('otherSum', { said: total.points, points: now }, total.where);
}

const pointsWith = (army: Army, cost: (card: Unit | Upgrade) => number): number =>
  sum(
    army.units.flatMap((listed) =>
      [listed, ...(listed.counterpart ? [listed.counterpart] : [])].flatMap(({ unit, upgrades }) => [
        ...[findUnit(unit, army.edition)].flatMap((card) => (card ? [cost(card)] : [])),
        ...upgrades.flatMap((id) => findUpgrade(id, army.edition) ?? []).map(cost),
      ]),
    ),
  );
