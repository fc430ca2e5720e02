import { parseArgs } from 'node:util';
import { type Language, say } from '@holotisch/engine';
import type { Command } from './command.ts';
import { usage } from './stop.ts';

// No framework for commands: they bring their own English help and messages, and ours are to be bilingual. Node's
// parser splits the arguments; what is wrong with them is said in our own words.

const COMMON = {
  help: { type: 'boolean', short: 'h' },
  json: { type: 'boolean' },
  lang: { type: 'string' },
} as const;

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>>;

interface Arguments {
  readonly help: boolean;
  readonly json: boolean;
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean>>;
}

const split = (args: readonly string[], options: Options) =>
  parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });

/** The first argument that is neither an option nor the value of one, and all the others. */
export function commandIn(args: readonly string[]): { name: string | undefined; rest: readonly string[] } {
  const token = split(args, COMMON).tokens.find((t) => t.kind === 'positional');
  return token ? { name: token.value, rest: args.toSpliced(token.index, 1) } : { name: undefined, rest: args };
}

/** What was asked for before anything is known to be right, so that even the complaint comes in the right form. */
export function manners(args: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values } = split(args, COMMON);
  const lang: Language | undefined = values['lang'] === 'de' || values['lang'] === 'en' ? values['lang'] : undefined;
  const locale = env['LC_ALL'] || env['LANG'] || '';
  return {
    lang: lang ?? (/^de(?![a-z])/i.test(locale) ? 'de' : 'en'),
    json: values['json'] === true,
    help: values['help'] === true,
  } as const;
}

/** Throws a Stop with what is wrong. */
export function readArguments(
  args: readonly string[],
  command: Pick<Command, 'operands' | 'more' | 'options'>,
): Arguments {
  const known: Options = { ...COMMON, ...command.options };
  const operands: string[] = [];
  const options: Record<string, string | boolean> = {};
  for (const token of split(args, known).tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = Object.hasOwn(known, token.name) ? known[token.name]! : undefined;
    if (option === undefined) throw usage(say('cli.unknownOption', { option: token.rawName }));
    if (option.type === 'boolean') {
      if (token.inlineValue) throw usage(say('cli.noValueWanted', { option: token.rawName }));
      options[token.name] = true;
    } else {
      if (!token.value || (!token.inlineValue && token.value.startsWith('--')))
        throw usage(say('cli.valueWanted', { option: token.rawName }));
      options[token.name] = token.value;
    }
  }
  const { help = false, json = false, lang, ...rest } = options;
  if (lang !== undefined && lang !== 'de' && lang !== 'en') throw usage(say('cli.unknownLanguage', { lang }));
  const missing = command.operands[operands.length];
  if (missing !== undefined && !help)
    throw usage(say('cli.operandMissing', { operand: { text: `cli.operand.${missing}` } }));
  if (operands.length > command.operands.length && command.more !== true)
    throw usage(say('cli.tooManyOperands', { operand: operands[command.operands.length]! }));
  return { help: help === true, json: json === true, operands, options: rest };
}
