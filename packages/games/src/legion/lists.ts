import { good, type Language, type Message, render } from '@holotisch/engine';
import {
  ARMY_FACTIONS,
  type Army,
  armyJson,
  data,
  faultsOf,
  handOf,
  pointsNowAndThen,
  pointsOf,
  READY_ARMIES,
  randomArmy,
  readArmy,
  TEXT_FORMS,
  type TextForm,
  text,
  unenforcedIn,
  unitPoints,
  writeArmyFile,
  writeArmyJson,
  writeArmyText,
} from '@holotisch/legion';
import type { ListForm, ListGame, Name } from '../lists.ts';
import {
  type ArmyDraft,
  agreedOn,
  draftOf,
  draftsIn,
  formatOf,
  isFormat,
  keptDraft,
  STORE,
  setupOf,
  USUAL,
} from './draft.ts';

const WORDS = {
  de: {
    unnamed: 'Ohne Namen',
    head: (name: string, faction: string, points: number, units: number) =>
      `${name} (${faction}): ${points} Punkte, Einheiten: ${units}`,
    legal: (limit: number | null) => `Die Armee ist regelkonform (Punktegrenze: ${limit ?? 'keine'}).`,
    commands: 'Kommandokarten',
    deck: 'Gefechtskarten',
  },
  en: {
    unnamed: 'Unnamed',
    head: (name: string, faction: string, points: number, units: number) =>
      `${name} (${faction}): ${points} points, units: ${units}`,
    legal: (limit: number | null) => `The army follows the rules (limit of points: ${limit ?? 'none'}).`,
    commands: 'Command cards',
    deck: 'Battle cards',
  },
} as const;

const inWords = (key: string, language: Language): string => render([text[language]], { text: key });
const unitWord = (id: string, { edition }: Army, language: Language) => inWords(`le.unit.${edition}.${id}`, language);
const upgradeWord = (id: string, { edition }: Army, language: Language) =>
  inWords(`le.upgrade.${edition}.${id}`, language);

const TEXT_NAMES: Readonly<Record<TextForm, Name>> = {
  tournament: { de: 'Text (Turnier)', en: 'Text (tournament)' },
  standard: { de: 'Text (ausführlich)', en: 'Text (standard)' },
  minimal: { de: 'Text (kurz)', en: 'Text (minimal)' },
};
const TEXT_NOTE: Name = {
  de: 'Mit englischen Namen, wie Armeebauer sie schreiben.',
  en: 'With English names, as army builders write them.',
};
const textForm = (form: TextForm): ListForm<ArmyDraft> => ({
  id: form,
  name: TEXT_NAMES[form],
  note: TEXT_NOTE,
  ending: '.txt',
  write: ({ army, agreed }) => writeArmyText(army, formatOf(agreed), form),
});

/** A card of a fault or of what does not act, by its key: `upgrade/tenacity`. */
function keyWord(key: string, { edition }: Army): Message {
  const [kind = '', id = ''] = key.split('/');
  return { text: kind === 'battle' ? `le.battle.${id}` : `le.${kind}.${edition}.${id}` };
}

const unenforced = ({ army, agreed }: ArmyDraft): readonly string[] => unenforcedIn(army, formatOf(agreed));

/** Armies for studies hold no card that the program would not carry out, as long as there are enough others. */
function randomDraft(
  points: number,
  rng: Parameters<typeof randomArmy>[0],
  edition: data.Edition,
): ArmyDraft | undefined {
  const agreed = { ...agreedOn(USUAL[edition]), points };
  const acts = (key: string): boolean => {
    const [kind = '', id = ''] = key.split('/');
    if (kind === 'unit') {
      const unit = data.findUnit(id, edition);
      return unit !== undefined && unit.rank !== 'counterpart' && unit.wounds > 0; // of some not all is known
    }
    if (kind === 'upgrade') {
      const card = data.findUpgrade(id, edition);
      return card !== undefined && !card.unknown;
    }
    if (kind === 'command') return data.findCommand(id, edition)?.unknown !== true;
    return data.findBattleCard(id)?.unknown !== true;
  };
  for (let tries = 0; tries < ARMY_FACTIONS.length * 2; tries++) {
    const army = randomArmy(rng, formatOf(agreed), { accepts: acts });
    if (army) return draftOf(army, agreed);
  }
  return undefined;
}

export const legionLists: ListGame<ArmyDraft> = {
  store: STORE,
  plural: 'armies',
  words: text,
  ready: READY_ARMIES.map(({ id, name, format, army }) => ({
    id,
    name,
    size: data.formatOf(format).coreSet ? 'core' : 'full',
    list: draftOf(army, agreedOn(format)),
  })),
  first: ['core-army-rebel', 'core-army-empire'],
  even: ['rebel-jedi-knight', 'empire-vader'],
  formats: data.FORMATS.map(({ id, name, points }) => ({ id, name: { de: name.de ?? name.en, en: name.en }, points })),
  agreed: ({ army, agreed }, { format, points }) => ({
    army,
    agreed: { format: isFormat(format) ? format : agreed.format, points },
  }),
  forms: [
    {
      id: 'file',
      name: { de: 'Armeedatei', en: 'Army file' },
      note: { de: 'Die eigene Form. Sie behält alles.', en: 'Our own form. It keeps everything.' },
      ending: '.json',
      write: ({ army, agreed }) => writeArmyFile(army, agreed.format, agreed.points),
    },
    ...TEXT_FORMS.map(textForm),
    {
      id: 'json',
      name: { de: 'JSON mit Namen', en: 'JSON of names' },
      note: {
        de: 'Mit englischen Namen, wie Armeebauer und Turnierseiten sie lesen.',
        en: 'With English names, as army builders and tournament sites read them.',
      },
      ending: '.json',
      write: ({ army, agreed }) => writeArmyJson(army, formatOf(agreed)),
    },
  ],
  endings: ['.json', '.txt'],
  name: ({ army }) => army.name ?? '',
  renamed: ({ army: { name: _, ...army }, agreed }, name) => ({
    army: name === '' ? army : { ...army, name },
    agreed,
  }),
  points: ({ army, agreed }) => pointsOf(army, formatOf(agreed)),
  limit: ({ agreed }) => agreed.points,
  faults: ({ army, agreed }) =>
    faultsOf(army, formatOf(agreed)).map(({ unit, counterpart, upgrade, command, battleCard, ...fault }) => ({
      ...fault,
      at: {
        ...(unit !== undefined && { unit }),
        ...(counterpart && { counterpart: 0 }),
        ...(upgrade !== undefined && { upgrade }),
        ...(command !== undefined && { command }),
        ...(battleCard !== undefined && { battleCard }),
      },
    })),
  unenforced: (draft) => unenforced(draft).map((id) => ({ id, name: keyWord(id, draft.army) })),
  cards: ({ army: { units, commands, contingencies = [], battleDeck } }) =>
    units.reduce(
      (sum, { upgrades, counterpart }) =>
        sum + 1 + upgrades.length + (counterpart ? 1 + counterpart.upgrades.length : 0),
      commands.length + contingencies.length + battleDeck.length,
    ),
  agreement: ({ agreed }) => agreed,
  firstPoints: ({ army }) => pointsNowAndThen(army).first,
  read(source, meant, wanted) {
    const edition = wanted !== undefined && isFormat(wanted) ? data.formatOf(wanted).edition : undefined;
    const read = readArmy(source, edition, meant);
    if (!read.ok) return read;
    const { army, format, limit, report } = read.value;
    const agreed = agreedOn(format ?? USUAL[army.edition]);
    return good([{ list: draftOf(army, limit === undefined ? agreed : { ...agreed, points: limit }), report }]);
  },
  kept: keptDraft,
  listsIn: ({ armies, rules }) => draftsIn(armies, rules),
  turned: ({ armies, ...rest }) => ({ ...rest, armies: Array.isArray(armies) ? armies.toReversed() : armies! }),
  setup: (lists, rules) =>
    setupOf(lists, { ...(lists.some((list) => unenforced(list).length > 0) && { unenforced: true }), ...rules }),
  editionOf: ({ army }) => army.edition,
  formatOf: ({ agreed }) => agreed.format,
  random: (points, rng, edition) => randomDraft(points, rng, data.EDITIONS.find((one) => one === edition) ?? '1.2'),
  facts: ({ army }) => armyJson(army),
  sheet(draft, language) {
    const { army, agreed } = draft;
    const words = WORDS[language];
    const format = formatOf(agreed);
    const faction = inWords(`le.faction.${army.faction}`, language);
    const commands = handOf(army).map((id) => inWords(`le.command.${army.edition}.${id}`, language));
    return {
      head: words.head(army.name ?? words.unnamed, faction, pointsOf(army, format), army.units.length),
      lines: [
        ...army.units.map((listed, i) => {
          const partner = listed.counterpart;
          const cards = [
            ...listed.upgrades.map((id) => upgradeWord(id, army, language)),
            ...(partner ? [unitWord(partner.unit, army, language)] : []),
            ...(partner?.upgrades ?? []).map((id) => upgradeWord(id, army, language)),
          ];
          return `${[unitName(army, i, language), ...cards].join(' + ')} (${unitPoints(listed, format)})`;
        }),
        `${words.commands}: ${commands.join(', ')}`,
        ...(army.battleDeck.length > 0
          ? [`${words.deck}: ${army.battleDeck.map((id) => inWords(`le.battle.${id}`, language)).join(', ')}`]
          : []),
      ],
      legal: words.legal(agreed.points),
    };
  },
  place({ army }, { at: { unit, command, battleCard } }, language) {
    if (unit !== undefined) return unitName(army, unit, language);
    if (command !== undefined) return inWords(`le.command.${army.edition}.${army.commands[command]}`, language);
    return battleCard === undefined ? undefined : inWords(`le.battle.${army.battleDeck[battleCard]}`, language);
  },
};

/** `2. Stormtroopers`: a number, because an army may hold the same unit several times. */
function unitName(army: Army, index: number, language: Language): string {
  return `${index + 1}. ${unitWord(army.units[index]!.unit, army, language)}`;
}
