import { bad, type FileFault, good, isObject, type Result, readJson, say } from '@holotisch/engine';
import { toyGame, toyText } from '@holotisch/engine/toy';
import type { ListGame, ReadList } from '../lists.ts';

/** Drones, each with its cards. */
export interface DroneList {
  readonly name: string;
  readonly drones: readonly (readonly string[])[];
}

/** A list is legal if a match would begin with it; against whom makes no difference. */
function faults({ drones }: DroneList) {
  const begun = toyGame.setUp({ cards: [drones, [[]]] }, 'any');
  return begun.ok ? [] : [{ ...begun.fault, at: {} }];
}

const droneList = (value: unknown): DroneList | undefined => {
  if (!isObject(value)) return undefined;
  const { name = '', drones } = value;
  const isDrone = (cards: unknown): cards is string[] =>
    Array.isArray(cards) && cards.every((card) => typeof card === 'string');
  return typeof name === 'string' && Array.isArray(drones) && drones.every(isDrone) ? { name, drones } : undefined;
};

/** `{ "game": "toy", "name": "…", "drones": [["lucky"], ["shield", "counter"]] }` */
function read(text: string): Result<readonly ReadList<DroneList>[], FileFault> {
  const json = readJson(text);
  if (!json.ok) return json;
  const list = droneList(json.value);
  return list ? good([{ list, report: [] }]) : bad({ message: say('toy.setupShape') });
}

const list = (name: string, ...drones: readonly (readonly string[])[]): DroneList => ({ name, drones });

export const toyLists: ListGame<DroneList> = {
  store: 'toy',
  plural: 'lists',
  words: toyText,
  ready: [
    {
      id: 'lucky-pair',
      name: { de: 'Zwei Glückspilze', en: 'Two lucky ones' },
      size: 'core',
      list: list('lucky-pair', ['lucky'], ['lucky', 'engine']),
    },
    {
      id: 'stubborn-pair',
      name: { de: 'Zwei Dickköpfe', en: 'Two stubborn ones' },
      size: 'core',
      list: list('stubborn-pair', ['shield'], ['counter']),
    },
  ],
  first: ['lucky-pair', 'stubborn-pair'],
  even: ['lucky-pair', 'stubborn-pair'],
  formats: [{ id: 'standard', name: { de: 'Standard', en: 'Standard' }, points: null }],
  agreed: (drones) => drones,
  forms: [
    {
      id: 'file',
      name: { de: 'Datei', en: 'File' },
      note: { de: 'Die eigene Form.', en: 'Our own form.' },
      ending: '.json',
      write: ({ name, drones }) => `${JSON.stringify({ game: 'toy', name, drones }, null, 2)}\n`,
    },
  ],
  endings: ['.json'],
  name: ({ name }) => name,
  renamed: ({ drones }, name) => ({ name, drones }),
  points: ({ drones }) => drones.length,
  limit: () => null,
  faults,
  unenforced: () => [],
  read,
  cards: ({ drones }) => drones.reduce((sum, cards) => sum + 1 + cards.length, 0),
  agreement: () => ({ format: 'standard', points: null }),
  kept: droneList,
  // It has no rules to agree on: any that are named are refused with the setup.
  setup: (lists, rules) => ({ ...rules, cards: lists.map(({ drones }) => drones) }),
  listsIn({ cards }) {
    const found = Array.isArray(cards) ? cards.map((drones: unknown) => droneList({ drones })) : [];
    return found.filter((one) => one !== undefined);
  },
  turned: ({ cards, ...rest }) => ({ ...rest, cards: Array.isArray(cards) ? cards.toReversed() : cards! }),
  facts: ({ name, drones }) => ({ name, drones }),
  sheet: ({ name, drones }, language) => ({
    head: name,
    lines: drones.map((cards, i) => [`${i + 1}.`, cards.join(' + ')].join(' ').trim()),
    legal: { de: 'Die Liste ist regelkonform.', en: 'The list follows the rules.' }[language],
  }),
  place: () => undefined,
};
