import { type FileFault, type Json, type Language, type Message, render } from '@holotisch/engine';
import { cliText } from './text.ts';
import type { World } from './world.ts';

export type Words = (message: Message) => string;

/** Our own messages and the engine's, in one language. */
export const wordsIn =
  (lang: Language): Words =>
  (message) =>
    render([cliText[lang]], message);

/** The same, and what a game says. */
export async function wordsWith(world: Pick<World, 'games'>, game: string | undefined, lang: Language): Promise<Words> {
  const manifest = game === undefined ? undefined : (await world.games([game])).find(game);
  if (!manifest) return wordsIn(lang);
  const { words } = await manifest.lists();
  return (message) => render([words[lang], cliText[lang]], message);
}

const clausesOf = (fault: FileFault): string => (fault.refusal?.clauses ?? []).map((id) => ` [${id}]`).join('');

/** `file:line:column: what is wrong [clauses]`, as compilers and editors spell it. */
export function faultText(words: Words, fault: FileFault, file: string | undefined): string {
  const place = [file, fault.line, fault.column].filter((part) => part !== undefined).join(':');
  return `${place}${place === '' ? '' : ': '}${words(fault.message)}${clausesOf(fault)}`;
}

export function faultJson(words: Words, fault: FileFault, file: string | undefined): Json {
  const { line, column, path, decision, refusal } = fault;
  return {
    message: words(fault.message),
    key: fault.message.text,
    ...(file !== undefined && { file }),
    ...(line !== undefined && column !== undefined && { line, column }),
    ...(path !== undefined && { path }),
    ...(decision !== undefined && { decision }),
    ...(refusal && { clauses: refusal.clauses }),
    ...(refusal?.measured !== undefined && { measured: refusal.measured }),
    ...(refusal?.allowed !== undefined && { allowed: refusal.allowed }),
  };
}
