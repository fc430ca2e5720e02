import { type Json, type JsonObject, type Message, render, say } from '@holotisch/engine';
import {
  type Agreement,
  type Change,
  cardsOf,
  FORMATS,
  type Format,
  faultsOf,
  type Import,
  nameIn,
  pilotOf,
  pointsOf,
  readSquads,
  type Squad,
  type SquadFault,
  shipPoints,
  unenforcedIn,
} from '@holotisch/xwing';
import type { Call, Command } from '../command.ts';
import { readText } from '../input.ts';
import { badFile, usage } from '../stop.ts';
import { cliText } from '../text.ts';
import { readLedger } from './rules.ts';

/** `validate FILE`: checks squads from any kind of file and explains every fault. */
export const validateCommand: Command = {
  name: 'validate',
  operands: ['FILE'],
  options: { points: { type: 'string' }, format: { type: 'string' } },
  async run(call) {
    const agreed = agreementOf(call);
    const file = call.operands[0]!;
    const read = readSquads(await readText(call.world, file));
    if (!read.ok) throw badFile(read.fault, file);
    const verdicts = read.value.map((one) => ({ ...one, faults: faultsOf(one.squad, agreed) }));
    const texts = await clauseTexts(call, verdicts);
    const ok = verdicts.length > 0 && verdicts.every((v) => v.faults.length === 0);
    const all = verdicts.map((v) => verdictJson(call, v, texts));
    return {
      ok,
      json: all.length === 1 ? all[0]! : { valid: ok, squads: all },
      text: () => verdicts.map((v) => verdictText(call, v, agreed, texts)).join('\n'),
    };
  },
};

interface Verdict extends Import {
  readonly faults: readonly SquadFault[];
}
type Texts = ReadonlyMap<string, string>;

function agreementOf({ options }: Call): Agreement {
  const format = options['format'] ?? 'standard';
  if (typeof format !== 'string' || !Object.hasOwn(FORMATS, format))
    throw usage(say('cli.validate.unknownFormat', { format: String(format), known: Object.keys(FORMATS).join(', ') }));
  const said = options['points'];
  if (said === undefined) return { format: format as Format, points: FORMATS[format as Format].points };
  if (typeof said !== 'string' || !/^\d{1,5}$/.test(said))
    throw usage(say('cli.validate.badPoints', { points: String(said) }));
  return { format: format as Format, points: Number(said) };
}

/** The texts of the clauses that are needed, in the user's language. */
async function clauseTexts(call: Call, verdicts: readonly Verdict[]): Promise<Texts> {
  const ids = new Set<string>(verdicts.flatMap((v) => v.faults.flatMap((f) => f.clauses)));
  if (ids.size === 0) return new Map();
  const { byId } = await readLedger(call);
  return new Map([...ids].flatMap((id) => (byId.has(id) ? [[id, byId.get(id)!.text[call.lang]] as const] : [])));
}

/** Messages of the game and of the command line alike. */
const wordsOf = ({ world, lang }: Call): ((message: Message) => string) => {
  const game = world.games.find('xwing');
  return (message) => render([...(game ? [game.text[lang]] : []), cliText[lang]], message);
};

function verdictJson(call: Call, { squad, report, faults }: Verdict, texts: Texts): JsonObject {
  const words = wordsOf(call);
  return {
    valid: faults.length === 0,
    points: pointsOf(squad),
    faction: squad.faction,
    ...(squad.name !== undefined && { name: squad.name }),
    ships: squad.ships as unknown as Json,
    faults: faults.map(({ message, clauses, ...rest }) => ({
      ...rest,
      clauses: clauses.map((id) => ({ id, text: texts.get(id) ?? '' })),
      key: message.text,
      message: words(message),
    })),
    changes: report.map(({ message, ...where }) => ({ ...where, key: message.text, message: words(message) })),
    unenforced: unenforcedIn(squad),
  };
}

function verdictText(call: Call, { squad, report, faults }: Verdict, agreed: Agreement, texts: Texts): string {
  const words = wordsOf(call);
  const points = pointsOf(squad);
  const head = {
    name: squad.name ?? { text: 'cli.validate.unnamed' },
    faction: { text: `xw.faction.${squad.faction}` },
  };
  const lines = [words(say('cli.validate.head', { ...head, points, ships: squad.ships.length }))];
  for (const [i, ship] of squad.ships.entries()) {
    const cards = cardsOf(ship).map((card, n) => (card ? nameIn(card.name, call.lang) : ship.upgrades[n]!.id));
    lines.push(`  ${[shipName(call, squad, i), ...cards].join(' + ')} (${shipPoints(squad, ship)})`);
  }
  const section = (title: Message, entries: readonly string[]) => {
    if (entries.length > 0) lines.push('', words(title), ...entries.map((entry) => `  ${entry}`));
  };
  section(
    say('cli.validate.changes'),
    report.map((change) => `${placeOf(change)}${words(change.message)}`),
  );
  section(
    say('cli.validate.unenforced'),
    unenforcedIn(squad).map((key) => words({ text: `xw.name.${key}` })),
  );
  section(
    say('cli.validate.faults', { count: faults.length }),
    faults.flatMap((fault) => [
      `${fault.ship === undefined ? '' : `${shipName(call, squad, fault.ship)}: `}${words(fault.message)}`,
      ...fault.clauses.map((id) => `  [${id}] ${texts.get(id) ?? ''}`.trimEnd()),
    ]),
  );
  if (faults.length === 0)
    lines.push('', words(say('cli.validate.ok', { limit: agreed.points ?? { text: 'cli.validate.noLimit' } })));
  return `${lines.join('\n')}\n`;
}

/** `2. Wedge Antilles`: a number, because a squad may hold the same ship several times. */
function shipName({ lang }: Call, squad: Squad, index: number): string {
  const ship = squad.ships[index]!;
  const pilot = pilotOf(squad, ship);
  return `${index + 1}. ${pilot ? nameIn(pilot.name, lang) : ship.pilot}`;
}

const placeOf = ({ path, line }: Change): string =>
  path !== undefined ? `${path}: ` : line !== undefined ? `${line}: ` : '';
