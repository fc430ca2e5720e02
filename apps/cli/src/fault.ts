import { type FileFault, type Json, type Language, type Message, render } from '@holotisch/engine';
import { cliText } from './text.ts';
import type { World } from './world.ts';

interface Speech {
  readonly world: Pick<World, 'texts'>;
  readonly lang: Language;
}

/** Our own messages and the engine's, in one language. */
export const wordsIn =
  (lang: Language) =>
  (message: Message): string =>
    render([cliText[lang]], message);

function faultMessage({ world, lang }: Speech, { message, game }: FileFault): string {
  const gameText = game && world.texts.get(game[0])?.[lang];
  return render([...(gameText ? [gameText] : []), cliText[lang]], message);
}

const clausesOf = (fault: FileFault): string => (fault.refusal?.clauses ?? []).map((id) => ` [${id}]`).join('');

/** `file:line:column: what is wrong [clauses]`, as compilers and editors spell it. */
export function faultText(speech: Speech, fault: FileFault, file: string | undefined): string {
  const place = [file, fault.line, fault.column].filter((part) => part !== undefined).join(':');
  return `${place}${place === '' ? '' : ': '}${faultMessage(speech, fault)}${clausesOf(fault)}`;
}

export function faultJson(speech: Speech, fault: FileFault, file: string | undefined): Json {
  const { line, column, path, decision, refusal } = fault;
  return {
    message: faultMessage(speech, fault),
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
