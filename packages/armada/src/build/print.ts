import { type Language, type Message, nameIn, render, say } from '@holotisch/engine';
import { type Sheet, type SheetBlock, sheetPage, sheetText } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Dice, Name, SquadronCard } from '../data/types.ts';
import { OBJECTIVE_KINDS } from '../data/types.ts';
import { buildDe } from '../text/build/de.ts';
import { buildEn } from '../text/build/en.ts';
import { factionName, kindName } from '../text/build/names.ts';
import { typeName } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import type { Prices } from './formats.ts';
import { costOf, isFlagship, pointsOf, shipPoints, squadronPoints, upgradesOf } from './look-up.ts';

/** A fleet on paper: what a player needs at a table, and nothing that needs a screen. */

const TEXT = { de: buildDe, en: buildEn } as const;

type Paper = { readonly lang: Language; readonly prices: Prices };
const words = ({ lang }: Paper, message: Message): string => render([TEXT[lang]], message);
const named = ({ lang }: Paper, card: { readonly name: Name }): string => nameIn(card.name, lang);

/** `2R 1B`, as players write dice. */
const diceText = ({ red, blue, black }: Dice): string =>
  [
    [red, 'R'],
    [blue, 'B'],
    [black, 'K'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, letter]) => `${count}${letter}`)
    .join(' ') || '–';

function sheetOf(fleet: Fleet, paper: Paper): Sheet {
  const points = pointsOf(fleet, paper.prices);
  return {
    title: fleet.name?.trim() || words(paper, say('ar.print.untitled')),
    head: [
      words(paper, say('ar.print.head', { faction: factionName(fleet.faction), points })),
      ...OBJECTIVE_KINDS.flatMap((kind) => {
        const id = fleet.objectives[kind];
        if (id === undefined) return [];
        const card = data.findObjective(id);
        return [`${words(paper, kindName(kind))}: ${card ? named(paper, card) : id}`];
      }),
    ],
    blocks: [...fleet.ships.map((ship) => shipBlock(ship, paper)), ...squadronBlocks(fleet, paper)],
    foot: [
      words(paper, say('ar.print.squadrons', { points: squadronPoints(fleet, paper.prices) })),
      words(paper, say('ar.print.total', { points })),
    ],
    note: words(paper, say('ar.print.note')),
  };
}

function shipBlock(listed: FleetShip, paper: Paper): SheetBlock {
  const ship = data.findShip(listed.card);
  const points = shipPoints(listed, paper.prices);
  const upgrades = upgradesOf(listed).map((card, i) =>
    card ? `${named(paper, card)} (${costOf(card, paper.prices)})` : (listed.upgrades[i] ?? ''),
  );
  if (!ship) return { name: listed.card, points, lines: [], upgrades };
  const { shields, battery } = ship;
  const sides = (values: readonly (string | number)[]): string => values.join(' / ');
  const flag = isFlagship(listed) ? `${words(paper, say('ar.print.flagship'))}: ` : '';
  return {
    name: `${flag}${named(paper, ship)} (${costOf(ship, paper.prices)})`,
    points,
    lines: [
      words(
        paper,
        say('ar.print.ship', { hull: ship.hull, values: sides([ship.command, ship.squadron, ship.engineering]) }),
      ),
      words(
        paper,
        say('ar.print.zones', {
          shields: sides([shields.front, shields.side, shields.rear]),
          battery: sides([battery.front, battery.side, battery.rear].map(diceText)),
          squadrons: diceText(ship.antiSquadron),
        }),
      ),
    ],
    upgrades,
  };
}

/** Copies of one card stand together, where the first of them stands. */
function squadronBlocks(fleet: Fleet, paper: Paper): SheetBlock[] {
  return [...new Set(fleet.squadrons)].map((id) => {
    const card = data.findSquadron(id);
    const count = fleet.squadrons.filter((one) => one === id).length;
    const times = count > 1 ? `${count} × ` : '';
    if (!card) return { name: `${times}${id}`, points: 0, lines: [], upgrades: [] };
    const cost = costOf(card, paper.prices);
    return {
      name: `${times}${named(paper, card)} (${cost})`,
      points: cost * count,
      lines: [squadronLine(card, paper)],
      upgrades: [],
    };
  });
}

function squadronLine(card: SquadronCard, paper: Paper): string {
  const { speed, hull, antiSquadron, battery } = card;
  const dice = { squadrons: diceText(antiSquadron), battery: diceText(battery) };
  const line = words(paper, say('ar.print.squadron', { speed, hull, ...dice }));
  return card.unique ? `${typeName(card)}. ${line}` : line;
}

export const printText = (fleet: Fleet, lang: Language, prices: Prices): string =>
  sheetText(sheetOf(fleet, { lang, prices }));

export const printHtml = (fleet: Fleet, lang: Language, prices: Prices): string =>
  sheetPage(sheetOf(fleet, { lang, prices }), lang);
