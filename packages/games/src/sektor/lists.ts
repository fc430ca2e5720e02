import {
  ARM,
  ARMS,
  anyForces,
  type Force,
  forcesFrom,
  forceWorth,
  sektorText,
  USUAL_RULES,
} from '@holotisch/campaign/sektor';
import { bad, good, isObject, type JsonObject, type Language, readJson, render, say } from '@holotisch/engine';
import type { ListFault, ListGame } from '../lists.ts';
import { type ForcesDraft, keptDraft, STORE } from './draft.ts';
import { READY_FORCES } from './ready.ts';

/** What a seat brings to a Sektorkrieg, as lists are read, judged and written. */

const AGREED = { format: 'sektor', points: null } as const;

/** The edition of Legion that an army says it is built for is the one that is played. */
const read = ({ forces }: ForcesDraft) =>
  forcesFrom(forces, { ...USUAL_RULES, legion: forces.legion['edition'] === '1.2' ? '1.2' : '2.6' });
const forcesIn = (draft: ForcesDraft): readonly Force[] => {
  const found = read(draft);
  return found.ok ? ARMS.map((game) => found.value[game]) : [];
};
function faults(draft: ForcesDraft): readonly ListFault[] {
  const found = read(draft);
  return found.ok ? [] : [{ ...found.fault, at: {} }];
}
const inWords = (language: Language, text: string): string => render([sektorText[language]], { text });
const jsonOf = ({ name, forces }: ForcesDraft): JsonObject => ({ name, forces });

const LEGAL = {
  de: 'Die Verbände sind regelkonform.',
  en: 'The forces follow the rules.',
} as const;
const first = ['crown-garrison', 'league-militia'] as const;

export const sektorLists: ListGame<ForcesDraft> = {
  store: STORE,
  plural: 'forces',
  words: sektorText,
  ready: READY_FORCES.map(({ id, name, draft }) => ({ id, name, size: 'core', list: draft })),
  first,
  even: first,
  formats: [{ id: AGREED.format, name: { de: 'Erste Verbände', en: 'First forces' }, points: null }],
  agreed: (draft) => draft,
  forms: [
    {
      id: 'file',
      name: { de: 'Datei', en: 'File' },
      note: { de: 'Alle drei Verbände in einer Datei.', en: 'All three forces in one file.' },
      ending: '.json',
      write: (draft) => `${JSON.stringify({ game: 'sektor', ...jsonOf(draft) }, null, 2)}\n`,
    },
  ],
  endings: ['.json'],
  name: ({ name }) => name,
  renamed: ({ forces }, name) => ({ name, forces }),
  // credits: one number for all three
  points: (draft) => forcesIn(draft).reduce((sum, force) => sum + ARM[force.game].rate * forceWorth(force), 0),
  worth: (credits) => `${credits} Credits`,
  mayDiffer: true,
  limit: () => null,
  faults,
  unenforced: () => [],
  read(text) {
    const json = readJson(text);
    if (!json.ok) return json;
    const draft = isObject(json.value) && json.value['game'] === 'sektor' ? keptDraft(json.value) : undefined;
    return draft ? good([{ list: draft, report: [] }]) : bad({ message: say('sk.no.forces') });
  },
  cards: (draft) =>
    forcesIn(draft)
      .flatMap(({ units }) => units)
      .reduce((sum, { upgrades }) => sum + 1 + upgrades.length, 0),
  agreement: () => AGREED,
  kept: keptDraft,
  setup: (drafts, rules) => ({
    players: drafts.map((draft, seat) => ({ ...jsonOf(draft), team: seat % 2 })),
    ...rules,
  }),
  listsIn: ({ players }) =>
    Array.isArray(players) ? players.map(keptDraft).filter((draft) => draft !== undefined) : [],
  turned: ({ players, ...rest }) => ({ ...rest, players: Array.isArray(players) ? players.map(turned) : players! }),
  random: (_points, rng) => {
    const team = rng.below(2) === 0 ? 0 : 1;
    return keptDraft({ name: '', forces: anyForces(rng, team) });
  },
  facts: jsonOf,
  sheet: (draft, language) => ({
    head: draft.name,
    lines: forcesIn(draft).map(
      (force) => `${inWords(language, `sk.force.${force.game}`)}: ${forceWorth(force)} (${force.units.length})`,
    ),
    legal: LEGAL[language],
  }),
  place: () => undefined,
};

/** The other team takes what was brought. */
const turned = (player: unknown) => {
  const { team, ...brought } = player as JsonObject;
  return { ...brought, team: team === 0 ? 1 : 0 };
};
