import { type FileFault, type JsonObject, type Message, render, say } from '@holotisch/engine';
import {
  type Agreed,
  type AnyLists,
  type AnyManifest,
  type Claim,
  type Claims,
  claimsOn,
  isMostlyLost,
  isOfNoUse,
  type ListChange,
  type ListFault,
  type ReadList,
} from '@holotisch/games';
import type { Call, Command, Outcome } from '../command.ts';
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
    const said = call.options['format'];
    const format = typeof said === 'string' ? said : undefined;
    const claims = await (named
      ? claimOf(named, text, format)
      : (await gamesFor(call.world, text)).claimsOn(text, undefined, format));
    const { best, rivals } = claims;
    if (!best) throw badFile(faultToTell(claims, call.lang), file);
    if (rivals.length > 0) return closeRace(call, [best, ...rivals]);
    const { judge, verdicts } = await judged(call, best);
    const ok = verdicts.length > 0 && verdicts.every(isLegal(judge));
    const all = verdicts.map((v) => verdictJson(judge, v));
    return {
      ok,
      json: all.length === 1 ? all[0]! : { valid: ok, game: best.game, [best.lists.plural]: all },
      text: () => verdicts.map((v) => verdictText(judge, v)).join('\n'),
    };
  },
};

const claimOf = async (game: AnyManifest, text: string, format?: string): Promise<Claims> =>
  claimsOn(text, [{ game: game.id, lists: await game.lists() }], undefined, format);

/** What a game says of a text in which it finds nothing of its own; it tells less than what another knows better. */
const SAYS_NOTHING = /\.import\.(?:nothing|link|otherLink|noFaction|factionUnclear|not[A-Z][A-Za-z]*)$/;

/** Why nobody could read it: by the words of the game that knows what it is, else by those of all that tried. */
function faultToTell({ faults }: Claims, lang: Call['lang']): FileFault {
  const read = faults.filter(({ fault }) => fault.message.text.includes('.import.'));
  const telling = read.find(({ fault }) => !SAYS_NOTHING.test(fault.message.text));
  if (telling || read.length < 2) return (telling ?? read[0] ?? faults[0]!).fault;
  const tried = read
    .map(({ game, fault, lists }) => `${game}: ${render([lists.words[lang]], fault.message)}`)
    .join(' ');
  return { message: say('cli.validate.nobody', { tried }) };
}

async function judged(call: Call, claim: Claim): Promise<{ readonly judge: Judge; readonly verdicts: Verdict[] }> {
  const { lists, read } = claim;
  const verdicts = read.map((one): Verdict => {
    const list: unknown = lists.agreed(one.list, agreementOf(call, lists, one.list));
    return { list, report: one.report, faults: lists.faults(list) };
  });
  return { verdicts, judge: { call, game: claim.game, lists, texts: await clauseTexts(call, verdicts) } };
}

/** Several games understand nearly as much of it: whoever asks says which is meant. Nothing is called legal before. */
async function closeRace(call: Call, claims: readonly Claim[]): Promise<Outcome> {
  const each = await Promise.all(claims.map(async (claim) => ({ claim, ...(await judged(call, claim)) })));
  return {
    ok: false,
    json: {
      valid: false,
      unclear: true,
      games: each.map(({ claim: { game, cards, lost }, judge, verdicts }) => ({
        game,
        cards,
        lost,
        lists: verdicts.map((v) => verdictJson(judge, v)),
      })),
    },
    text: () =>
      [
        call.words(say('cli.validate.closeRace')),
        ...claims.map(({ game, cards, lost }) => `  ${call.words(say('cli.validate.claim', { game, cards, lost }))}`),
        '',
      ].join('\n'),
  };
}

interface Verdict extends ReadList<unknown> {
  readonly faults: readonly ListFault[];
}
interface Judge {
  readonly call: Call;
  readonly game: string;
  readonly lists: AnyLists;
  /** The texts of the clauses that are needed, in the user's language. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What the list states, unless the user says otherwise. */
function agreementOf({ options }: Call, lists: AnyLists, list: unknown): Agreed {
  const { formats } = lists;
  const own = lists.agreement(list);
  const said = options['format'];
  const format = formats.find((one) => one.id === (said ?? own.format));
  if (!format)
    throw usage(
      say('cli.validate.unknownFormat', { format: String(said), known: formats.map((one) => one.id).join(', ') }),
    );
  const points = options['points'];
  if (points === undefined) return said === undefined ? own : { format: format.id, points: format.points };
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

/** Without faults, and not for the reason that hardly anything of it was read. */
const isLegal =
  ({ lists }: Judge) =>
  ({ list, report, faults }: Verdict): boolean =>
    faults.length === 0 && !isMostlyLost(lists.cards(list), report);

/** Messages of the game and of the command line alike. */
const wordsOf =
  ({ call: { lang }, lists }: Judge) =>
  (message: Message): string =>
    render([lists.words[lang], cliText[lang]], message);

function verdictJson(judge: Judge, { list, report, faults }: Verdict): JsonObject {
  const words = wordsOf(judge);
  const { lists } = judge;
  const { format, points: limit } = lists.agreement(list);
  const edition = lists.editionOf?.(list);
  const told = ({ message, asks: _asks, ...where }: ListChange): JsonObject => ({
    ...where,
    key: message.text,
    message: words(message),
  });
  return {
    valid: isLegal(judge)({ list, report, faults }),
    game: judge.game,
    ...(edition !== undefined && { edition }),
    format,
    limit,
    points: lists.points(list),
    ...(lists.firstPoints && { pointsFirst: lists.firstPoints(list) }),
    ...lists.facts(list),
    faults: faults.map(({ message, clauses, at, ...rest }) => ({
      ...rest,
      ...at,
      clauses: clauses.map((id) => ({ id, text: judge.texts.get(id) ?? '' })),
      key: message.text,
      message: words(message),
    })),
    changes: report.map(told),
    notUnderstood: report.filter((one) => one.lost).map(told),
    ofNoUse: report.filter((one) => !one.lost && isOfNoUse(one)).map(told),
    questions: report.flatMap((one) =>
      one.asks
        ? [{ ...told(one), said: one.asks.said, options: [...one.asks.options], taken: one.asks.taken ?? null }]
        : [],
    ),
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
  lines.push('', words(readAs(judge, list)));
  const tell = (title: string, some: readonly ListChange[]) =>
    section(
      say(title),
      some.map((change) => `${placeOf(change)}${words(change.message)}`),
    );
  tell(
    'cli.validate.notUnderstood',
    report.filter((one) => one.lost),
  );
  tell(
    'cli.validate.questions',
    report.filter((one) => one.asks && !one.lost),
  );
  tell(
    'cli.validate.changes',
    report.filter((one) => !one.lost && !one.asks && !isOfNoUse(one)),
  );
  tell(
    'cli.validate.ofNoUse',
    report.filter((one) => !one.lost && isOfNoUse(one)),
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
  if (faults.length === 0) lines.push('', legalWords(judge, { list, report, faults }, sheet.legal));
  return `${lines.join('\n')}\n`;
}

/** What was left out may break a rule: then only what was read is called legal, and where most is missing nothing is. */
function legalWords(judge: Judge, verdict: Verdict, legal: string): string {
  const words = wordsOf(judge);
  const count = verdict.report.filter((one) => one.lost).length;
  if (!isLegal(judge)(verdict)) return words(say('cli.validate.tooLittle', { count }));
  return count === 0 ? legal : words(say('cli.validate.legalSoFar', { count }));
}

/** As what it was read: game, edition, format, what it may cost, what it costs today and by the first print. */
function readAs({ game, lists, call: { lang } }: Judge, list: unknown): Message {
  const { format, points: limit } = lists.agreement(list);
  const edition = lists.editionOf?.(list);
  const first = lists.firstPoints?.(list);
  const args = {
    game: edition === undefined ? game : `${game} ${edition}`,
    format: lists.formats.find((one) => one.id === format)?.name[lang] ?? format,
    limit: limit ?? '–',
    points: lists.points(list),
  };
  return first === undefined ? say('cli.validate.readAs', args) : say('cli.validate.readAsThen', { ...args, first });
}

const placeOf = ({ path, line }: ListChange): string =>
  path !== undefined ? `${path}: ` : line !== undefined ? `${line}: ` : '';
