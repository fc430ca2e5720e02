import {
  DIALECTS,
  type Dialect,
  data,
  type Fleet,
  FORMATS,
  type Format,
  faultsOf,
  fleetJson,
  nameIn,
  pointsOf,
  READY_FLEETS,
  randomFleet,
  readFleet,
  shipPoints,
  text,
  unenforcedIn,
  upgradesOf,
  writeFleetFile,
  writeFleetJson,
  writeFleetText,
} from '@holotisch/armada';
import { good, isObject, type Language, render, say } from '@holotisch/engine';
import type { ListForm, ListGame, Name } from '../lists.ts';
import { anyCampaignBattle } from './battle.ts';
import {
  agreedOn,
  agreementOf,
  draftOf,
  draftsIn,
  FIRST_FLEETS,
  type FleetDraft,
  isFormat,
  keptDraft,
  STORE,
  setupOf,
} from './draft.ts';

const WORDS = {
  de: {
    unnamed: 'Ohne Namen',
    head: (name: string, faction: string, points: number, ships: number, squadrons: number) =>
      `${name} (${faction}): ${points} Flottenpunkte, Schiffe: ${ships}, Staffeln: ${squadrons}`,
    legal: (limit: number | null) => `Die Flotte ist regelkonform (Punktegrenze: ${limit ?? 'keine'}).`,
    objective: 'Einsatzziel',
  },
  en: {
    unnamed: 'Unnamed',
    head: (name: string, faction: string, points: number, ships: number, squadrons: number) =>
      `${name} (${faction}): ${points} fleet points, ships: ${ships}, squadrons: ${squadrons}`,
    legal: (limit: number | null) => `The fleet follows the rules (limit of points: ${limit ?? 'none'}).`,
    objective: 'Objective',
  },
} as const;

const FORMAT_NAMES: Readonly<Record<Format, Name>> = {
  standard: { de: 'Standardspiel', en: 'Standard game' },
  core: { de: 'Grundspiel', en: 'Core set' },
  tournament: { de: 'Turnier', en: 'Tournament' },
  'first-print': { de: 'Punkte der ersten Auflage', en: 'Points of the first print' },
};

/** The builders whose way of writing it is. */
const BUILDERS: Readonly<Record<Dialect, string>> = {
  kingston: 'Ryan Kingston',
  'star-forge': 'Star Forge',
  warlords: 'Armada Warlords',
  'fleet-designer': 'Armada Fleet Designer',
};
const textForm = (dialect: Dialect): ListForm<FleetDraft> => {
  const name = `Text (${BUILDERS[dialect]})`;
  return {
    id: dialect,
    name: { de: name, en: name },
    note: {
      de: `Mit englischen Namen, wie der Flottenbauer „${BUILDERS[dialect]}“ schreibt.`,
      en: `With English names, as the fleet builder “${BUILDERS[dialect]}” writes.`,
    },
    ending: '.txt',
    write: ({ fleet, agreed }) => writeFleetText(fleet, dialect, agreementOf(agreed)),
  };
};

const cardName = (card: { readonly name: Parameters<typeof nameIn>[0] } | undefined, id: string, language: Language) =>
  card ? nameIn(card.name, language) : id;

/** `2. Nebulon-B`: a number, because a fleet may hold the same ship several times. */
function shipName({ ships }: Fleet, index: number, language: Language): string {
  const { card } = ships[index]!;
  return `${index + 1}. ${cardName(data.findShip(card), card, language)}`;
}
const squadronName = (id: string, language: Language): string => cardName(data.findSquadron(id), id, language);

const pricesOf = ({ agreed }: FleetDraft) => FORMATS[agreed.format].prices;

/** `3 × X-wing Squadron (39)`: copies stand together. */
function squadronLines(draft: FleetDraft, language: Language): string[] {
  const { squadrons } = draft.fleet;
  return [...new Set(squadrons)].map((id) => {
    const count = squadrons.filter((one) => one === id).length;
    const points = pointsOf(
      { ...draft.fleet, ships: [], squadrons: squadrons.filter((one) => one === id) },
      pricesOf(draft),
    );
    return `${count > 1 ? `${count} × ` : ''}${squadronName(id, language)} (${points})`;
  });
}

const FILE_NOTE: Name = {
  de: 'Die eigene Form. Sie behält alles.',
  en: 'Our own form. It keeps everything.',
};

export const armadaLists: ListGame<FleetDraft> = {
  store: STORE,
  plural: 'fleets',
  words: text,
  ready: READY_FLEETS.map(({ id, name, size, fleet }) => ({
    id,
    name,
    size,
    list: draftOf(fleet, agreedOn(size === 'core' ? 'core' : 'standard')),
  })),
  first: FIRST_FLEETS,
  even: ['ackbar-broadsides', 'vaders-avenger'],
  formats: (Object.keys(FORMATS) as Format[]).map((id) => ({ id, name: FORMAT_NAMES[id], points: FORMATS[id].points })),
  agreed: ({ fleet, agreed }, { format, points }) => ({
    fleet,
    agreed: { format: isFormat(format) ? format : agreed.format, points },
  }),
  forms: [
    {
      id: 'file',
      name: { de: 'Flottendatei', en: 'Fleet file' },
      note: FILE_NOTE,
      ending: '.json',
      write: ({ fleet, agreed }) => writeFleetFile(fleet, agreed),
    },
    ...DIALECTS.map(textForm),
    {
      id: 'json',
      name: { de: 'JSON mit Namen', en: 'JSON of names' },
      note: {
        de: 'Mit englischen Namen, wie viele Programme sie lesen.',
        en: 'With English names, as many programs read them.',
      },
      ending: '.json',
      write: (draft) => writeFleetJson(draft.fleet, pricesOf(draft)),
    },
  ],
  endings: ['.json', '.txt'],
  name: ({ fleet }) => fleet.name ?? '',
  renamed: ({ fleet: { name: _, ...fleet }, agreed }, name) => ({
    fleet: name === '' ? fleet : { ...fleet, name },
    agreed,
  }),
  points: (draft) => pointsOf(draft.fleet, pricesOf(draft)),
  limit: ({ agreed }) => agreed.points,
  faults: ({ fleet, agreed }) =>
    faultsOf(fleet, agreementOf(agreed)).map(({ ship, upgrade, squadron, objective, ...fault }) => ({
      ...fault,
      at: {
        ...(ship !== undefined && { ship }),
        ...(upgrade !== undefined && { upgrade }),
        ...(squadron !== undefined && { squadron }),
        ...(objective !== undefined && { objective: data.OBJECTIVE_KINDS.indexOf(objective) }),
      },
    })),
  unenforced: ({ fleet }) => unenforcedIn(fleet).map((id) => ({ id, name: say(`ar.name.${id}`) })),
  isPart: ({ fleet }) => fleet.ships.length === 0,
  cards: ({ fleet: { ships, squadrons, objectives } }) =>
    ships.reduce((sum, { upgrades }) => sum + 1 + upgrades.length, squadrons.length + Object.keys(objectives).length),
  agreement: ({ agreed }) => agreed,
  firstPoints: ({ fleet }) => pointsOf(fleet, 'first'),
  read(source, meant) {
    const read = readFleet(source, meant);
    if (!read.ok) return read;
    const { fleet, agreed, report } = read.value;
    return good([{ list: draftOf(fleet, agreed), report }]);
  },
  kept: keptDraft,
  listsIn: ({ fleets, rules }) => draftsIn(fleets, rules),
  turned: ({ fleets, campaign, ...rest }) => ({
    ...rest,
    fleets: Array.isArray(fleets) ? fleets.toReversed() : fleets!,
    // whoever has declared the assault sits in the other seat now
    ...(isObject(campaign) && { campaign: { ...campaign, assault: campaign['assault'] === 0 ? 1 : 0 } }),
  }),
  setup: (lists, rules) => setupOf(lists, rules),
  kinds: { 'campaign-battle': anyCampaignBattle },
  random(points, rng) {
    const fleet = randomFleet(rng, { ...FORMATS.standard, points });
    return fleet && draftOf(fleet, { format: 'standard', points });
  },
  facts: ({ fleet }) => fleetJson(fleet),
  sheet(draft, language) {
    const { fleet, agreed } = draft;
    const words = WORDS[language];
    const prices = pricesOf(draft);
    const faction = render([text[language]], { text: `ar.faction.${fleet.faction}` });
    const named = fleet.name ?? words.unnamed;
    return {
      head: words.head(named, faction, pointsOf(fleet, prices), fleet.ships.length, fleet.squadrons.length),
      lines: [
        ...fleet.ships.map((ship, i) => {
          const cards = upgradesOf(ship).map((card, n) => cardName(card, ship.upgrades[n]!, language));
          return `${[shipName(fleet, i, language), ...cards].join(' + ')} (${shipPoints(ship, prices)})`;
        }),
        ...squadronLines(draft, language),
        ...data.OBJECTIVE_KINDS.flatMap((kind) => {
          const id = fleet.objectives[kind];
          if (id === undefined) return [];
          const category = render([text[language]], { text: `ar.kind.${kind}` });
          return [`${words.objective} (${category}): ${cardName(data.findObjective(id), id, language)}`];
        }),
      ],
      legal: words.legal(agreed.points),
    };
  },
  place({ fleet }, { at: { ship, squadron, objective } }, language) {
    if (ship !== undefined) return shipName(fleet, ship, language);
    if (squadron !== undefined) return squadronName(fleet.squadrons[squadron]!, language);
    return objective === undefined ? undefined : WORDS[language].objective;
  },
};
