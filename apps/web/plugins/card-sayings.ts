// What the cards of a game do, one language and one kind of card at a time: whoever reads German need not load the English, and
// whoever flies no scum need not load what they do.
import type { Language } from '@holotisch/engine';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:card-sayings/';
const LANGUAGES: readonly Language[] = ['de', 'en'];
/** The whole game, or one part of it; the name of a part shows in that of its file. */
const NAME = /^(?<game>[a-z]+)(?:-abilities-(?<lang>de|en)-(?<part>.+))?$/;

interface Abilities {
  readonly SAYINGS: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

/** The first word of a card's key says of which kind it is: `rebel/xwing/wedgeantilles`, `crew/chewbacca`. */
const partOf = (key: string): string => key.slice(0, key.indexOf('/'));

const sayingsOf = async (game: string): Promise<Abilities['SAYINGS']> =>
  ((await import(`@holotisch/${game}/abilities`)) as Abilities).SAYINGS;

/** How each part is fetched. */
async function allParts(game: string): Promise<string> {
  const parts = [...new Set(Object.keys(await sayingsOf(game)).map(partOf))];
  const fetches = (lang: Language) =>
    parts.map((part) => `${JSON.stringify(part)}: () => import('${PREFIX}${game}-abilities-${lang}-${part}')`).join();
  return `export default {${LANGUAGES.map((lang) => `${lang}: {${fetches(lang)}}`).join()}};`;
}

async function onePart(game: string, lang: Language, part: string): Promise<string> {
  const said = Object.entries(await sayingsOf(game)).filter(([key]) => partOf(key) === part);
  return `export default ${JSON.stringify(Object.fromEntries(said.map(([key, words]) => [key, words[lang]])))};`;
}

export const cardSayings = (): Plugin => ({
  name: 'holotisch-card-sayings',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const { game, lang, part } = NAME.exec(id.slice(PREFIX.length + 1))?.groups ?? {};
    if (game === undefined) return undefined;
    return part === undefined ? allParts(game) : onePart(game, lang as Language, part);
  },
});
