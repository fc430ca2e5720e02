import { type Language, type Message, render, say } from '@holotisch/engine';
import * as data from '../data/index.ts';
import { factionName } from '../text/names.ts';
import { nameIn } from '../text/naming.ts';
import { squadText } from '../text/squads.ts';
import { cardsOf, pilotOf, pointsOf, shipPoints } from './look-up.ts';
import { upgradeCosts } from './points.ts';
import type { Squad, SquadShip } from './squad.ts';

/** A squad on paper: what a player needs at a table, and nothing that needs a screen. */

interface Sheet {
  readonly title: string;
  readonly head: string;
  readonly description: string;
  readonly ships: readonly {
    readonly name: string;
    readonly points: number;
    readonly lines: readonly string[];
    readonly upgrades: readonly string[];
  }[];
  readonly foot: readonly string[];
  readonly note: string;
}

function sheetOf(squad: Squad, lang: Language): Sheet {
  const words = (message: Message) => render([squadText[lang]], message);
  const points = pointsOf(squad);
  return {
    title: squad.name?.trim() || words(say('xw.print.untitled')),
    head: words(say('xw.print.head', { faction: factionName(squad.faction), points })),
    description: squad.description?.trim() ?? '',
    ships: squad.ships.map((ship) => shipOf(squad, ship, lang, words)),
    foot: [
      words(say('xw.print.total', { points })),
      ...(squad.obstacles?.length ? [words(say('xw.print.obstacles', { obstacles: squad.obstacles }))] : []),
      ...(squad.damageDeck ? [words(say('xw.print.deck', { deck: squad.damageDeck }))] : []),
    ],
    note: words(say('xw.print.note')),
  };
}

function shipOf(squad: Squad, ship: SquadShip, lang: Language, words: (m: Message) => string): Sheet['ships'][number] {
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

export function printText(squad: Squad, lang: Language): string {
  const { title, head, description, ships, foot, note } = sheetOf(squad, lang);
  const blocks = ships.map(({ name, points, lines, upgrades }) =>
    [`${name} = ${points}`, ...lines.map((line) => `  ${line}`), ...upgrades.map((line) => `  + ${line}`)].join('\n'),
  );
  const top = [title, head, ...(description === '' ? [] : [description])].join('\n');
  return `${[top, ...blocks, foot.join('\n'), note].join('\n\n')}\n`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

const STYLE =
  'body{font:11pt/1.4 sans-serif;margin:2rem;color:#000;background:#fff}section{break-inside:avoid;border-top:1px solid #999;padding:.4rem 0}' +
  'h1,h2,p,ul{margin:.2rem 0}h2{font-size:1.1rem;display:flex;justify-content:space-between}footer{border-top:2px solid #000}small{color:#444}';

/** A whole page without scripts or anything from elsewhere: names and remarks of strangers stand in it as plain text. */
export function printHtml(squad: Squad, lang: Language): string {
  const { title, head, description, ships, foot, note } = sheetOf(squad, lang);
  const p = (text: string) => `<p>${escaped(text)}</p>`;
  const sections = ships.map(({ name, points, lines, upgrades }) => {
    const list = upgrades.map((line) => `<li>${escaped(line)}</li>`).join('');
    return `<section><h2><span>${escaped(name)}</span><span>${points}</span></h2>${lines.map(p).join('')}${list === '' ? '' : `<ul>${list}</ul>`}</section>`;
  });
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escaped(title)}</h1>${p(head)}${description === '' ? '' : p(description)}`,
    ...sections,
    `<footer>${foot.map(p).join('')}<small>${escaped(note)}</small></footer></body></html>`,
  ].join('\n');
}
