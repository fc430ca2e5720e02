import * as data from '../data/index.ts';
import { type Faction, OBJECTIVE_KINDS, type SquadronCard, type UpgradeCard } from '../data/types.ts';
import { FACTION_NAMES, KIND_NAMES } from '../text/build/names.ts';
import { typeName } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Agreement, Prices } from './formats.ts';
import { costOf, isCommander, isFlagship, pointsOf, shipPoints, squadronPoints, upgradesOf } from './look-up.ts';

/** The four ways in which builders write fleets. All are in English, which every reader knows. */
export const DIALECTS = ['kingston', 'star-forge', 'warlords', 'fleet-designer'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** Quotation marks around a call sign are on the cards, not in the texts of builders. */
const written = ({ name }: { readonly name: { readonly en: string } }): string => name.en.replace(/[“”]/g, '');

type Sheet = {
  readonly title: string;
  readonly faction: Faction;
  readonly commander: UpgradeCard | undefined;
  readonly ships: readonly {
    readonly listed: FleetShip;
    readonly name: string;
    readonly cost: number;
    readonly upgrades: readonly UpgradeCard[];
  }[];
  readonly squadrons: readonly { readonly card: SquadronCard; readonly count: number }[];
  readonly objectives: readonly { readonly kind: string; readonly name: string }[];
  readonly total: number;
  /** The agreed maximum; where there is none, what the fleet costs. */
  readonly limit: number;
  readonly ofSquadrons: number;
};

/** What is unknown has no name that another program could read; it is left out, and was a fault already. */
function sheetOf(fleet: Fleet, { prices, points }: Agreement): Sheet {
  const squadrons = fleet.squadrons.flatMap((id) => data.findSquadron(id) ?? []);
  return {
    title: fleet.name?.trim() || 'Untitled Fleet',
    faction: fleet.faction,
    commander: fleet.ships.flatMap(upgradesOf).find(isCommander),
    ships: fleet.ships.flatMap((listed) => {
      const card = data.findShip(listed.card);
      const upgrades = upgradesOf(listed).filter((one) => one !== undefined);
      return card ? [{ listed, name: written(card), cost: costOf(card, prices), upgrades }] : [];
    }),
    squadrons: [...new Set(squadrons)].map((card) => ({ card, count: squadrons.filter((one) => one === card).length })),
    objectives: OBJECTIVE_KINDS.flatMap((kind) => {
      const card = data.findObjective(fleet.objectives[kind] ?? '');
      return card ? [{ kind: KIND_NAMES[kind].en, name: written(card) }] : [];
    }),
    total: pointsOf(fleet, prices),
    limit: points ?? pointsOf(fleet, prices),
    ofSquadrons: squadronPoints(fleet, prices),
  };
}

type Writer = (sheet: Sheet, prices: Prices) => readonly (readonly string[])[];

const SHORT_FACTIONS: Readonly<Record<Faction, string>> = {
  rebel: 'Rebel',
  empire: 'Empire',
  republic: 'Republic',
  separatist: 'Separatist',
};

/** Kingston's builder and Star Forge differ in one thing: what stands behind the commander. */
const bulleted =
  (commanderPoints: boolean): Writer =>
  (sheet, prices) => {
    const { commander } = sheet;
    const behind = commander && commanderPoints ? ` (${costOf(commander, prices)})` : '';
    return [
      [
        `Name: ${sheet.title}`,
        `Faction: ${SHORT_FACTIONS[sheet.faction]}`,
        ...(commander ? [`Commander: ${written(commander)}${behind}`] : []),
      ],
      sheet.objectives.map(({ kind, name }) => `${kind}: ${name}`),
      ...sheet.ships.map(({ listed, name, cost, upgrades }) => [
        `${name} (${cost})`,
        ...upgrades.map((card) => `• ${written(card)} (${costOf(card, prices)})`),
        `= ${shipPoints(listed, prices)} Points`,
      ]),
      [
        'Squadrons:',
        ...sheet.squadrons.map(({ card, count }) => {
          const name = card.unique ? `${written(card)} - ${typeName(card)}` : written(card);
          return `• ${count > 1 ? `${count} x ` : ''}${name} (${costOf(card, prices) * count})`;
        }),
        `= ${sheet.ofSquadrons} Points`,
      ],
      [`Total Points: ${sheet.total}`],
    ];
  };

/** Armada Warlords marks a commander or officer who shares his name with another upgrade. */
function marked(card: UpgradeCard): string {
  const shared = data.ALL_UPGRADES.some((one) => one !== card && one.name.en === card.name.en);
  const mark = isCommander(card) ? ' (com)' : card.slots.includes('officer') ? ' (off)' : '';
  return `${written(card)}${shared ? mark : ''}`;
}

const warlords: Writer = (sheet, prices) => [
  [sheet.title],
  [
    `Faction: ${FACTION_NAMES[sheet.faction].en}`,
    `Points: ${sheet.total}/${sheet.limit}`,
    ...(sheet.commander ? [`Commander: ${written(sheet.commander)}`] : []),
  ],
  sheet.objectives.map(({ kind, name }) => `${kind} Objective: ${name}`),
  ...sheet.ships.map(({ listed, name, cost, upgrades }) => [
    `${isFlagship(listed) ? '[ flagship ] ' : ''}${name} (${cost} points)`,
    ...upgrades.map((card) => `-  ${marked(card)}  ( ${costOf(card, prices)}  points)`),
    `= ${shipPoints(listed, prices)} total ship cost`,
  ]),
  [
    ...sheet.squadrons.map(({ card, count }) => {
      const name = count > 1 && /Squadron$/.test(card.name.en) ? `${written(card)}s` : written(card);
      return `${count} ${name} ( ${costOf(card, prices) * count} points)`;
    }),
    `= ${sheet.ofSquadrons} total squadron cost`,
  ],
];

const fleetDesigner: Writer = (sheet, prices) => [
  [`${sheet.title} (${sheet.ofSquadrons}/${sheet.total}/${sheet.limit})`, '='.repeat(sheet.title.length)],
  [`Faction: ${FACTION_NAMES[sheet.faction].en}`],
  sheet.objectives.map(({ kind, name }) => `${kind}: ${name}`),
  ...sheet.ships.map(({ listed, name, cost, upgrades }) => {
    const whole = shipPoints(listed, prices);
    return [
      `${name} (${upgrades.length > 0 ? `${cost} + ${whole - cost}: ${whole}` : cost})`,
      ...upgrades.map((card) => `· ${marked(card)} (${costOf(card, prices)})`),
    ];
  }),
  sheet.squadrons.map(({ card, count }) => `${count} x ${written(card)} (${count} x ${costOf(card, prices)})`),
];

const WRITERS: Readonly<Record<Dialect, Writer>> = {
  kingston: bulleted(false),
  'star-forge': bulleted(true),
  warlords,
  'fleet-designer': fleetDesigner,
};

/** The same fleet always gives the same text. */
export const writeFleetText = (fleet: Fleet, dialect: Dialect, agreed: Agreement): string =>
  `${WRITERS[dialect](sheetOf(fleet, agreed), agreed.prices)
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`;
