// What the cards of a game do, one language at a time: whoever reads German need not load the English.
import type { Language } from '@holotisch/engine';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:card-sayings/';
/** The name shows in that of the file. */
const NAME = /^(?<game>[a-z]+)-abilities-(?<lang>de|en)$/;

interface Abilities {
  readonly SAYINGS: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

async function sayingsIn(game: string, lang: Language): Promise<string> {
  const { SAYINGS } = (await import(`@holotisch/${game}/abilities`)) as Abilities;
  return `export default ${JSON.stringify(Object.fromEntries(Object.entries(SAYINGS).map(([key, said]) => [key, said[lang]])))};`;
}

export const cardSayings = (): Plugin => ({
  name: 'holotisch-card-sayings',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    const { game, lang } = NAME.exec(id.replace(`\0${PREFIX}`, ''))?.groups ?? {};
    return game === undefined ? undefined : sayingsIn(game, lang as Language);
  },
});
