import { type Language, type Message, nameIn, render, say } from '@holotisch/engine';
import { type Sheet, type SheetBlock, sheetPage, sheetText } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import { factionName } from '../text/names.ts';
import { squadText } from '../text/squads.ts';
import { cardsOf, pilotOf, pointsOf, shipPoints } from './look-up.ts';
import { upgradeCosts } from './points.ts';
import type { Squad, SquadShip } from './squad.ts';

/** A squad on paper: what a player needs at a table, and nothing that needs a screen. */

function sheetOf(squad: Squad, lang: Language): Sheet {
  const words = (message: Message) => render([squadText[lang]], message);
  const points = pointsOf(squad);
  const description = squad.description?.trim() ?? '';
  return {
    title: squad.name?.trim() || words(say('xw.print.untitled')),
    head: [
      words(say('xw.print.head', { faction: factionName(squad.faction), points })),
      ...(description === '' ? [] : [description]),
    ],
    blocks: squad.ships.map((ship) => shipOf(squad, ship, lang, words)),
    foot: [
      words(say('xw.print.total', { points })),
      ...(squad.obstacles?.length ? [words(say('xw.print.obstacles', { obstacles: squad.obstacles }))] : []),
      ...(squad.damageDeck ? [words(say('xw.print.deck', { deck: squad.damageDeck }))] : []),
    ],
    note: words(say('xw.print.note')),
  };
}

function shipOf(squad: Squad, ship: SquadShip, lang: Language, words: (m: Message) => string): SheetBlock {
  const pilot = pilotOf(squad, ship);
  const type = data.findShip(ship.type);
  const points = shipPoints(squad, ship);
  const cards = cardsOf(ship);
  const known = cards.filter((card) => card !== undefined);
  const costs = new Map(upgradeCosts(known).map((cost, i) => [known[i], cost]));
  const upgrades = cards.map((card, i) =>
    card ? `${nameIn(card.name, lang)} (${costs.get(card)})` : ship.upgrades[i]!.id,
  );
  if (!pilot || !type) return { name: ship.pilot, points, lines: [ship.type], upgrades };
  const { attack, agility, hull, shields } = { ...type, ...pilot.stats };
  const stats = say('xw.print.stats', { skill: pilot.skill, attack, agility, hull, shields });
  const actions = type.actions.map((action) => words(say(`xw.action.${action}`))).join(', ');
  return {
    name: `${nameIn(pilot.name, lang)} (${pilot.points})`,
    points,
    lines: [nameIn(type.name, lang), words(stats), actions],
    upgrades,
  };
}

export const printText = (squad: Squad, lang: Language): string => sheetText(sheetOf(squad, lang));

export const printHtml = (squad: Squad, lang: Language): string => sheetPage(sheetOf(squad, lang), lang);
