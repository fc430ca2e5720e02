import {
  type Answered,
  type FileFault,
  type Json,
  type Refusal,
  runScenario,
  type ScenarioReport,
  say,
  type Unmet,
} from '@holotisch/engine';
import type { Call, Command } from '../command.ts';
import { faultJson, faultText, type Words, wordsWith } from '../fault.ts';
import { readText } from '../input.ts';
import { gamesFor } from '../named-game.ts';
import { badFile } from '../stop.ts';

interface GameCall extends Call {
  /** What the game says, in the user's language. */
  readonly inGame: Words;
}

/** `scenario FILE`: runs a position with its decisions, answers what it asks and compares what it expects. */
export const scenarioCommand: Command = {
  name: 'scenario',
  operands: ['FILE'],
  options: {},
  async run(call) {
    const file = call.operands[0]!;
    const text = await readText(call.world, file);
    const { games } = await gamesFor(call.world, text);
    const ran = runScenario(text, games);
    if (!ran.ok) throw badFile(ran.fault, file);
    const report = ran.value;
    const inGame = await wordsWith(call.world, report.game, call.lang);
    return {
      ok: report.ok,
      json: reportJson(inGame, report, file),
      text: () => reportText({ ...call, inGame }, report, file),
    };
  },
};

/** The report as it is, but with every refusal in words. */
function reportJson(inGame: Words, report: ScenarioReport, file: string): Json {
  const { stopped, refused, answers, ...rest } = report;
  const inWords = (r: Refusal) => ({ ...r, message: inGame(r.message) });
  return {
    ...rest,
    answers: answers.map((a) => ('refusal' in a ? { ...a, refusal: inWords(a.refusal) } : a)),
    refused: refused.map((r) => ({ ...r, refusal: inWords(r.refusal) })),
    ...(stopped && { stopped: faultJson(inGame, stopped, file) }),
  };
}

function reportText(call: GameCall, report: ScenarioReport, file: string): string {
  const lines: string[] = [];
  const { words, inGame } = call;
  const section = (key: string, entries: readonly string[]) => {
    if (entries.length > 0) lines.push(words(say(key)), ...entries.map((entry) => `  ${entry}`), '');
  };
  if (report.title !== undefined) lines.push(report.title);
  if (report.note !== undefined) lines.push(report.note);
  if (lines.length > 0) lines.push('');
  section(
    'cli.scenario.events',
    report.events.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest)}`),
  );
  section(
    'cli.scenario.refused',
    report.refused.map((r) =>
      words(say('cli.scenario.refusal', { number: r.decision + 1, seat: r.seat, why: refusalText(inGame, r.refusal) })),
    ),
  );
  section(
    'cli.scenario.answers',
    report.answers.map((a) => answerText(inGame, a)),
  );
  section(
    'cli.scenario.open',
    report.open.map((a) =>
      words(say('cli.scenario.question', { seat: a.seat, kind: a.kind, prompt: inGame(a.prompt) })),
    ),
  );
  if (report.result !== null) lines.push(words(say('cli.result', { result: JSON.stringify(report.result) })));
  lines.push(words(say('cli.hash', { hash: report.hash })), '');
  lines.push(...verdict(call, report, file));
  return `${lines.join('\n')}\n`;
}

function verdict(call: GameCall, report: ScenarioReport, file: string): string[] {
  const { words, inGame } = call;
  const { unmet, stopped } = report;
  const stop = (fault: FileFault) => [words(say('cli.scenario.stopped')), `  ${faultText(inGame, fault, file)}`];
  const list = unmet.map((u) => `  ${unmetText(call, u)}`);
  if (report.ok) return [words(say('cli.scenario.ok'))];
  return [
    ...(stopped ? stop(stopped) : []),
    ...(unmet.length > 0 ? [words(say('cli.scenario.unmet', { count: unmet.length })), ...list] : []),
  ];
}

const refusalText = (inGame: Words, refusal: Refusal): string =>
  [...refusal.clauses.map((id) => `[${id}]`), inGame(refusal.message)].join(' ');

const answerText = (inGame: Words, a: Answered): string =>
  `${a.question} (${a.after}): ${'answer' in a ? JSON.stringify(a.answer) : refusalText(inGame, a.refusal)}`;

/** What lies at which place, and what should. */
function unmetText({ words }: Call, { about, path, expected, found }: Unmet): string {
  const shown = (x: Json | undefined): Json => (x === undefined ? { text: 'cli.nothing' } : JSON.stringify(x));
  const key = about === 'dice' ? 'cli.scenario.leftOver' : 'cli.scenario.difference';
  return words(say(key, { where: `${about}${path}`, expected: shown(expected), found: shown(found) }));
}
