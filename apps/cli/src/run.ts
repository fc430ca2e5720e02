import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Language, RuleBug, say } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import { commandIn, manners, readArguments } from './arguments.ts';
import { analyseCommand } from './command/analyse.ts';
import { arenaCommand } from './command/arena.ts';
import { balanceCommand } from './command/balance.ts';
import { puzzlesCommand } from './command/puzzles.ts';
import { replayCommand } from './command/replay.ts';
import { rulesCommand } from './command/rules.ts';
import { scenarioCommand } from './command/scenario.ts';
import { simCommand } from './command/sim.ts';
import { validateCommand } from './command/validate.ts';
import type { Command } from './command.ts';
import { faultJson, faultText, wordsIn, wordsWith } from './fault.ts';
import { EXIT, Stop, usage } from './stop.ts';
import type { World } from './world.ts';

const COMMANDS: readonly Command[] = [
  rulesCommand,
  replayCommand,
  scenarioCommand,
  simCommand,
  arenaCommand,
  balanceCommand,
  analyseCommand,
  validateCommand,
  puzzlesCommand,
];
const NAMES = COMMANDS.map((c) => c.name).join(', ');

/** Files come from strangers: what they say must not command the terminal. */
const harmless = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '\uFFFD');

/** One call of `holotisch` from its arguments to its exit code. Whatever goes wrong, it is said in words. */
export async function run(args: readonly string[], world: World): Promise<number> {
  const { lang, json, help } = manners(args, world.env);
  const words = wordsIn(lang);
  const print = (value: unknown) => world.out(`${JSON.stringify(value, null, 2)}\n`);
  const printHelp = async (topic: string) => {
    const text = words(say(topic, await holesOf(world)));
    if (json) print({ help: text });
    else world.out(`${text}\n`);
    return EXIT.ok;
  };
  try {
    const { name, rest } = commandIn(args);
    if (name === undefined) {
      readArguments(rest, { operands: [], options: {} });
      if (help) return await printHelp('cli.help');
      throw usage(say('cli.noCommand', { known: NAMES }));
    }
    const command = COMMANDS.find((c) => c.name === name);
    if (command === undefined) throw usage(say('cli.unknownCommand', { name, known: NAMES }));
    const { operands, options } = readArguments(rest, command);
    if (help) return await printHelp(`cli.help.${command.name}`);
    const outcome = await command.run({ world, lang, operands, options, words });
    if (json) print(outcome.json);
    else world.out(harmless(outcome.text()));
    return outcome.ok ? EXIT.ok : EXIT.no;
  } catch (e) {
    if (!(e instanceof Stop)) return internalFault(e, world, lang, json);
    const inGame = await wordsWith(world, e.fault.game?.[0], lang);
    if (json) print({ ok: false, error: faultJson(inGame, e.fault, e.file) });
    else world.err(`holotisch: ${harmless(faultText(inGame, e.fault, e.file))}\n`);
    if (!json && e.code === EXIT.usage) world.err(`${words(say('cli.tryHelp'))}\n`);
    return e.code;
  }
}

/** What the help says about the games that there are. */
async function holesOf(world: World): Promise<Readonly<Record<string, string>>> {
  const { all, ids } = await world.games();
  const lists = await Promise.all(all.map((one) => one.lists()));
  const ofEach = (fact: (game: AnyLists) => string) => lists.map((game, i) => `${fact(game)} (${ids[i]})`).join(', ');
  return {
    games: ids.join(', '),
    a: ofEach(({ even }) => even[0]),
    b: ofEach(({ even }) => even[1]),
    players: [...new Set(all.flatMap(({ players }) => players.map((player) => player.id)))].join(', '),
    formats: ofEach(({ formats }) => formats.map(({ id, points }) => `${id} ${points ?? '∞'}`).join(', ')),
  };
}

/** Our fault, not the user's: say so, and leave behind what is needed to find it. */
function internalFault(e: unknown, world: World, lang: Language, json: boolean): number {
  const message = e instanceof Error ? e.message : String(e);
  const file = e instanceof RuleBug ? join(mkdtempSync(join(tmpdir(), 'holotisch-')), 'bug.holo.json') : undefined;
  if (e instanceof RuleBug) writeFileSync(file!, `${JSON.stringify(e.file, null, 2)}\n`);
  const text = wordsIn(lang)(file ? say('cli.ruleBug', { message, file }) : say('cli.internal', { message }));
  if (json)
    world.out(`${JSON.stringify({ ok: false, internal: { message: text, ...(file && { file }) } }, null, 2)}\n`);
  else world.err(`holotisch: ${harmless(text)}\n`);
  if (!json && e instanceof Error && e.stack !== undefined) world.err(`${e.stack}\n`);
  return EXIT.internal;
}
