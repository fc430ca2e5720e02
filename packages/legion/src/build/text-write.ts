/** Armies as text, in the three forms that Legion HQ writes: for tournaments, by rank, and as short as can be. */
import {
  BATTLE_KINDS,
  type BattleKind,
  type Format,
  findBattleCard,
  findUnit as findCard,
  findCommand,
  RANKS,
  type Rank,
} from '../data/index.ts';
import { type Army, type ArmyUnit, type Carrier, handOf } from './army.ts';
import { tellingName } from './card-names.ts';
import { findUnit, findUpgrade, handPips, pointsOf, unitPoints } from './look-up.ts';

export const TEXT_FORMS = ['tournament', 'standard', 'minimal'] as const;
export type TextForm = (typeof TEXT_FORMS)[number];

export function writeArmyText(army: Army, format: Format, form: TextForm): string {
  const count = army.units.length;
  const head = `${pointsOf(army, format)}/${format.points} (${count} activation${count === 1 ? '' : 's'})`;
  const body = { tournament, standard, minimal }[form](army, format);
  return `${[...(form === 'minimal' ? [] : [army.name ?? 'Untitled']), head, ...body].join('\n')}\n`;
}

/** With its title: a name alone may mean several cards. */
function nameOf(unit: string, army: Army): string {
  const card = findCard(unit, army.edition);
  if (!card) return unit;
  return card.title ? `${card.name.en} ${card.title.en}` : card.name.en;
}

type Priced = { readonly name: string; readonly points: number };
const carried = ({ upgrades }: Carrier, format: Format): Priced[] =>
  upgrades.flatMap((id) => {
    const card = findUpgrade(id, format);
    return card ? [{ name: tellingName(card, format.edition), points: card.points }] : [];
  });

/** Points of a carrier alone, without its counterpart. */
const ownPoints = ({ unit, upgrades }: Carrier, format: Format): number => unitPoints({ unit, upgrades }, format);

const pipsOf = (id: string, army: Army): string => {
  const card = findCommand(id, army.edition);
  return '•'.repeat(card ? handPips(card) : 1);
};
const commandWords = (id: string, army: Army): string => findCommand(id, army.edition)?.name.en ?? id;

function tournament(army: Army, format: Format): string[] {
  const lines = ({ unit, upgrades }: Carrier): string[] => [
    `${nameOf(unit, army)} (${ownPoints({ unit, upgrades }, format)})`,
    ...carried({ unit, upgrades }, format).map(({ name, points }) => ` - ${name} (${points})`),
  ];
  return [
    ...army.units.flatMap((listed) => [...lines(listed), ...(listed.counterpart ? lines(listed.counterpart) : [])]),
    '',
    'Commands:',
    ...handOf(army).map((id) => `${pipsOf(id, army)}${commandWords(id, army)}`),
    ...contingencyLine(army),
    ...battleLines(army),
  ];
}

const inline = (ids: readonly string[], army: Army): string =>
  ids.map((id) => `${pipsOf(id, army)} ${commandWords(id, army)}`).join(', ');

const DECK_HEADINGS: Readonly<Record<BattleKind, string>> = {
  objective: 'Objectives',
  deployment: 'Deployments',
  condition: 'Conditions',
  primary: 'Objectives',
  secondary: 'Secondaries',
  advantage: 'Advantages',
};

const contingencyLine = ({ contingencies, ...army }: Army): string[] =>
  contingencies && contingencies.length > 0 ? [`Contingencies: ${inline(contingencies, army)}`] : [];

/** The deck as short as can be: a line for each kind. */
function shortDeck(army: Army): string[] {
  const cards = army.battleDeck.flatMap((id) => findBattleCard(id) ?? []);
  return BATTLE_KINDS[army.edition].flatMap((kind) => {
    const names = cards.filter((card) => card.kind === kind).map(({ name }) => name.en);
    return names.length > 0 ? [`${DECK_HEADINGS[kind]}: ${names.join(', ')}`] : [];
  });
}

function battleLines(army: Army): string[] {
  const cards = army.battleDeck.flatMap((id) => findBattleCard(id) ?? []);
  if (cards.length === 0) return [];
  const of = (kind: BattleKind) => cards.filter((card) => card.kind === kind).map(({ name }) => ` - ${name.en}`);
  return ['', 'Battle Deck', ...BATTLE_KINDS[army.edition].flatMap((kind) => [`${DECK_HEADINGS[kind]}:`, ...of(kind)])];
}

const RANK_HEADINGS: Readonly<Record<Rank, string>> = {
  commander: 'Commanders',
  operative: 'Operative',
  corps: 'Corps',
  special: 'Special Forces',
  support: 'Support',
  heavy: 'Heavy',
};

/** Equal units in a row, with how many there are. */
function together(units: readonly ArmyUnit[]): { readonly listed: ArmyUnit; count: number }[] {
  const groups: { readonly listed: ArmyUnit; readonly key: string; count: number }[] = [];
  for (const listed of units) {
    const key = JSON.stringify(listed);
    const same = groups.find((group) => group.key === key && !listed.counterpart);
    if (same) same.count += 1;
    else groups.push({ listed, key, count: 1 });
  }
  return groups;
}

function standard(army: Army, format: Format): string[] {
  const line = (carrier: Carrier, count: number): string => {
    const upgrades = carried(carrier, format);
    const base = findUnit(carrier.unit, format)?.points ?? 0;
    const words = upgrades.map(({ name, points }) => `${name} (${points})`).join(', ');
    const detail = upgrades.length > 0 ? ` (${base}): ${words}` : '';
    return ` - ${times(count)}${nameOf(carrier.unit, army)}${detail} = ${count * ownPoints(carrier, format)}`;
  };
  const ranked = RANKS.flatMap((rank) => {
    const groups = together(army.units.filter(({ unit }) => findUnit(unit, format)?.rank === rank));
    if (groups.length === 0) return [];
    const partners = groups.flatMap(({ listed }) => (listed.counterpart ? [line(listed.counterpart, 1)] : []));
    return [
      `${RANK_HEADINGS[rank]}:`,
      ...groups.map(({ listed, count }) => line(listed, count)),
      ...(partners.length > 0 ? ['Counterparts:', ...partners] : []),
    ];
  });
  return [...ranked, '', `Commands: ${inline(handOf(army), army)}`, ...contingencyLine(army), ...battleLines(army)];
}

const times = (count: number): string => (count > 1 ? `${count}× ` : '');

function minimal(army: Army, format: Format): string[] {
  const line = (carrier: Carrier, count: number): string => {
    const upgrades = carried(carrier, format).map(({ name }) => name);
    return `${times(count)}${nameOf(carrier.unit, army)}${upgrades.length > 0 ? ` (${upgrades.join(', ')})` : ''}`;
  };
  return [
    ...together(army.units).flatMap(({ listed, count }) => [
      line(listed, count),
      ...(listed.counterpart ? [line(listed.counterpart, 1)] : []),
    ]),
    `Commands: ${inline(handOf(army), army)}`,
    ...contingencyLine(army),
    ...shortDeck(army),
  ];
}
