import { type JsonObject, type Message, render, say } from '@holotisch/engine';
import type { Agreed, AnyLists, ListChange, ListFault, ReadList } from '@holotisch/games';
import type { Call, Command } from '../command.ts';
import { readText } from '../input.ts';
import { gamesFor, namedGame } from '../named-game.ts';
import { badFile, usage } from '../stop.ts';
import { cliText } from '../text.ts';
import { readLedger } from './rules.ts';

/** `validate FILE`: checks lists of any game from any kind of file and explains every fault. */
export const validateCommand: Command = {
  name: 'validate',
  operands: ['FILE'],
  options: { game: { type: 'string' }, points: { type: 'string' }, format: { type: 'string' } },
  async run(call) {
    const named = await namedGame(call);
    const file = call.operands[0]!;
    const text = await readText(call.world, file);
    const lists = await (named ?? (await (await gamesFor(call.world, text)).ofList(text))).lists();
    const agreed = agreementOf(call, lists);
    const read = lists.read(text);
    if (!read.ok) throw badFile(read.fault, file);
    const verdicts = read.value.map((one): Verdict => {
      const list: unknown = lists.agreed(one.list, agreed);
      return { list, report: one.report, faults: lists.faults(list) };
    });
    const judge: Judge = { call, lists, texts: await clauseTexts(call, verdicts) };
    const ok = verdicts.length > 0 && verdicts.every((v) => v.faults.length === 0);
    const all = verdicts.map((v) => verdictJson(judge, v));
    return {
      ok,
      json: all.length === 1 ? all[0]! : { valid: ok, [lists.plural]: all },
      text: () => verdicts.map((v) => verdictText(judge, v)).join('\n'),
    };
  },
};

interface Verdict extends ReadList<unknown> {
  readonly faults: readonly ListFault[];
}
interface Judge {
  readonly call: Call;
  readonly lists: AnyLists;
  /** The texts of the clauses that are needed, in the user's language. */
  readonly texts: ReadonlyMap<string, string>;
}

function agreementOf({ options }: Call, { formats }: AnyLists): Agreed {
  const said = options['format'] ?? formats[0]!.id;
  const format = formats.find((one) => one.id === said);
  if (!format)
    throw usage(
      say('cli.validate.unknownFormat', { format: String(said), known: formats.map((one) => one.id).join(', ') }),
    );
  const points = options['points'];
  if (points === undefined) return { format: format.id, points: format.points };
  if (typeof points !== 'string' || !/^\d{1,5}$/.test(points))
    throw usage(say('cli.validate.badPoints', { points: String(points) }));
  return { format: format.id, points: Number(points) };
}

async function clauseTexts(call: Call, verdicts: readonly Verdict[]): Promise<Judge['texts']> {
  const ids = new Set<string>(verdicts.flatMap((v) => v.faults.flatMap((f) => f.clauses)));
  if (ids.size === 0) return new Map();
  const { byId } = await readLedger(call);
  return new Map([...ids].flatMap((id) => (byId.has(id) ? [[id, byId.get(id)!.text[call.lang]] as const] : [])));
}

/** Messages of the game and of the command line alike. */
const wordsOf =
  ({ call: { lang }, lists }: Judge) =>
  (message: Message): string =>
    render([lists.words[lang], cliText[lang]], message);

function verdictJson(judge: Judge, { list, report, faults }: Verdict): JsonObject {
  const words = wordsOf(judge);
  const { lists } = judge;
  return {
    valid: faults.length === 0,
    points: lists.points(list),
    ...lists.facts(list),
    faults: faults.map(({ message, clauses, at, ...rest }) => ({
      ...rest,
      ...at,
      clauses: clauses.map((id) => ({ id, text: judge.texts.get(id) ?? '' })),
      key: message.text,
      message: words(message),
    })),
    changes: report.map(({ message, ...where }) => ({ ...where, key: message.text, message: words(message) })),
    unenforced: lists.unenforced(list).map((card) => card.id),
  };
}

function verdictText(judge: Judge, { list, report, faults }: Verdict): string {
  const words = wordsOf(judge);
  const { lists } = judge;
  const { lang } = judge.call;
  const sheet = lists.sheet(list, lang);
  const lines = [sheet.head, ...sheet.lines.map((line) => `  ${line}`)];
  const section = (title: Message, entries: readonly string[]) => {
    if (entries.length > 0) lines.push('', words(title), ...entries.map((entry) => `  ${entry}`));
  };
  section(
    say('cli.validate.changes'),
    report.map((change) => `${placeOf(change)}${words(change.message)}`),
  );
  section(
    say('cli.validate.unenforced'),
    lists.unenforced(list).map((card) => words(card.name)),
  );
  section(
    say('cli.validate.faults', { count: faults.length }),
    faults.flatMap((fault) => {
      const part = lists.place(list, fault, lang);
      return [
        `${part === undefined ? '' : `${part}: `}${words(fault.message)}`,
        ...fault.clauses.map((id) => `  [${id}] ${judge.texts.get(id) ?? ''}`.trimEnd()),
      ];
    }),
  );
  if (faults.length === 0) lines.push('', sheet.legal);
  return `${lines.join('\n')}\n`;
}

const placeOf = ({ path, line }: ListChange): string =>
  path !== undefined ? `${path}: ` : line !== undefined ? `${line}: ` : '';
