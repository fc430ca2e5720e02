import { good, isObject, type Language, render, say } from '@holotisch/engine';
import {
  cardsOf,
  FORMATS,
  type Format,
  faultsOf,
  nameIn,
  pilotOf,
  pointsOf,
  READY_SQUADS,
  randomSquad,
  readSquads,
  type Squad,
  shipPoints,
  text,
  unenforcedIn,
  writeSquadText,
  writeXws,
} from '@holotisch/xwing';
import type { ListGame, Name } from '../lists.ts';
import { draftOf, FIRST_SQUADS, isFormat, keptDraft, type SquadDraft, STORE, setupOf, shipsJson } from './draft.ts';

const WORDS = {
  de: {
    unnamed: 'Ohne Namen',
    head: (name: string, faction: string, points: number, ships: number) =>
      `${name} (${faction}): ${points} Kommandopunkte, Schiffe: ${ships}`,
    legal: (limit: number | null) => `Die Staffel ist regelkonform (Punktegrenze: ${limit ?? 'keine'}).`,
  },
  en: {
    unnamed: 'Unnamed',
    head: (name: string, faction: string, points: number, ships: number) =>
      `${name} (${faction}): ${points} squad points, ships: ${ships}`,
    legal: (limit: number | null) => `The squadron follows the rules (limit of points: ${limit ?? 'none'}).`,
  },
} as const;

const FORMAT_NAMES: Readonly<Record<Format, Name>> = {
  standard: { de: 'Standardspiel', en: 'Standard play' },
  cinematic: { de: 'Filmreifes Spiel', en: 'Cinematic play' },
  epic: { de: 'Episches Spiel', en: 'Epic play' },
};

/** `2. Wedge Antilles`: a number, because a squad may hold the same ship several times. */
function shipName(squad: Squad, index: number, language: Language): string {
  const ship = squad.ships[index]!;
  const pilot = pilotOf(squad, ship);
  return `${index + 1}. ${pilot ? nameIn(pilot.name, language) : ship.pilot}`;
}

export const xwingLists: ListGame<SquadDraft> = {
  store: STORE,
  plural: 'squads',
  words: text,
  ready: READY_SQUADS.map(({ id, name, size, squad }) => ({ id, name, size, list: draftOf(squad) })),
  first: FIRST_SQUADS,
  even: ['four-b-wings', 'howlrunner-swarm'],
  formats: (Object.keys(FORMATS) as Format[]).map((id) => ({ id, name: FORMAT_NAMES[id], points: FORMATS[id].points })),
  agreed: ({ squad, agreed }, { format, points }) => ({
    squad,
    agreed: { format: isFormat(format) ? format : agreed.format, points },
  }),
  forms: [
    {
      id: 'file',
      name: { de: 'XWS-Datei', en: 'XWS file' },
      note: {
        de: 'Das Austauschformat der Staffelbauer. Es behält alles.',
        en: 'The exchange format of squad builders. It keeps everything.',
      },
      ending: '.xws',
      write: ({ squad }) => writeXws(squad),
    },
    {
      id: 'simple',
      name: { de: 'Text', en: 'Text' },
      note: {
        de: 'Eine Zeile für jedes Schiff, mit englischen Namen: so lesen es alle.',
        en: 'One line for each ship, with English names that every builder reads.',
      },
      ending: '.txt',
      write: ({ squad }) => writeSquadText(squad, 'simple'),
    },
    {
      id: 'bbcode',
      name: { de: 'Forum (BBCode)', en: 'Forum (BBCode)' },
      note: {
        de: 'Für Foren, mit englischen Namen: so lesen es alle.',
        en: 'For forums, with English names that every builder reads.',
      },
      ending: '.txt',
      write: ({ squad }) => writeSquadText(squad, 'bbcode'),
    },
  ],
  endings: ['.xws', '.xwc', '.json', '.txt'],
  name: ({ squad }) => squad.name ?? '',
  renamed: ({ squad: { name: _, ...squad }, agreed }, name) => ({
    squad: name === '' ? squad : { ...squad, name },
    agreed,
  }),
  points: ({ squad }) => pointsOf(squad),
  limit: ({ agreed }) => agreed.points,
  faults: ({ squad, agreed }) =>
    faultsOf(squad, agreed).map(({ ship, upgrade, ...fault }) => ({
      ...fault,
      at: { ...(ship !== undefined && { ship }), ...(upgrade !== undefined && { upgrade }) },
    })),
  unenforced: ({ squad }) => unenforcedIn(squad).map((id) => ({ id, name: say(`xw.name.${id}`) })),
  cards: ({ squad }) => squad.ships.reduce((sum, { upgrades }) => sum + 1 + upgrades.length, 0),
  agreement: ({ agreed }) => agreed,
  read(source, meant) {
    const read = readSquads(source, meant);
    if (!read.ok) return read;
    return good(
      read.value.map(({ squad, agreed, report }) => ({
        list: { ...draftOf(squad), ...(agreed && { agreed }) },
        report,
      })),
    );
  },
  kept: keptDraft,
  setup: (lists, rules) =>
    setupOf(
      lists.map(({ squad }) => squad),
      rules,
    ),
  listsIn({ squads, rules }) {
    const points = isObject(rules) && typeof rules['points'] === 'number' ? rules['points'] : null;
    const drafts = Array.isArray(squads)
      ? squads.map((squad: unknown) => keptDraft({ squad, agreed: { points } }))
      : [];
    return drafts.filter((draft) => draft !== undefined);
  },
  turned: ({ squads, ...rest }) => ({ ...rest, squads: Array.isArray(squads) ? squads.toReversed() : squads! }),
  random(points, rng) {
    const squad = randomSquad(points, rng);
    return squad && { squad, agreed: { points, format: 'standard' } };
  },
  facts: ({ squad }) => ({
    faction: squad.faction,
    ...(squad.name !== undefined && { name: squad.name }),
    ships: shipsJson(squad),
  }),
  sheet({ squad, agreed }, language) {
    const words = WORDS[language];
    const faction = render([text[language]], { text: `xw.faction.${squad.faction}` });
    return {
      head: words.head(squad.name ?? words.unnamed, faction, pointsOf(squad), squad.ships.length),
      lines: squad.ships.map((ship, i) => {
        const cards = cardsOf(ship).map((card, n) => (card ? nameIn(card.name, language) : ship.upgrades[n]!.id));
        return `${[shipName(squad, i, language), ...cards].join(' + ')} (${shipPoints(squad, ship)})`;
      }),
      legal: words.legal(agreed.points),
    };
  },
  place: ({ squad }, { at: { ship } }, language) => (ship === undefined ? undefined : shipName(squad, ship, language)),
};
