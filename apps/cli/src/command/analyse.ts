import { type MatchFile, readMatchFile, replay, say } from '@holotisch/engine';
import {
  type Analysis,
  type Effort,
  type Judged,
  type LookingBack,
  lookingBackAt,
  type Said,
} from '@holotisch/games/judges';
import type { Call, Command } from '../command.ts';
import { type Words, wordsWith } from '../fault.ts';
import { readText } from '../input.ts';
import { gamesFor } from '../named-game.ts';
import { asJson } from '../sim/study.ts';
import { numberOf } from '../sim/task.ts';
import { badFile, usage } from '../stop.ts';
import { type Subject, whyOutcome } from './why.ts';

/** `analyse FILE`: how a match stood at every moment, what each decision has cost, and what the dice have done. */
export const analyseCommand: Command = {
  name: 'analyse',
  operands: ['FILE'],
  options: { effort: { type: 'string' }, seed: { type: 'string' }, why: { type: 'string' } },
  async run(call) {
    const file = call.operands[0]!;
    const text = await readText(call.world, file);
    const { games } = await gamesFor(call.world, text);
    const read = readMatchFile(text, games);
    if (!read.ok) throw badFile(read.fault, file);
    // A decision that the rules refuse is told with its line before anything is thought about.
    const done = replay(read.value, games, { text, events: false, keep: 'none' });
    if (!done.ok) throw badFile(done.fault, file);
    const subject = await subjectOf(read.value);
    const effort = effortOf(call, subject);
    const inGame = await wordsWith(call.world, read.value.game, call.lang);
    const seed = (call.options['seed'] as string | undefined) ?? '1';
    const why = numberOf(call, 'why', read.value.decisions.length);
    if (why !== undefined) return whyOutcome(call, inGame, subject, { at: why - 1, seed, effort });
    const found = lookBack(call, subject, seed, effort);
    return { ok: true, json: asJson(found), text: () => textOf(call, inGame, found) };
  },
};

function effortOf({ options }: Call, { judge, EFFORTS }: LookingBack): Effort {
  const said = options['effort'] as string | undefined;
  if (said === undefined) return judge.effort;
  const known: Readonly<Record<string, Effort>> = EFFORTS;
  if (!Object.hasOwn(known, said))
    throw usage(say('cli.analyse.badEffort', { said, known: Object.keys(known).join(', ') }));
  return known[said]!;
}

async function subjectOf(file: MatchFile): Promise<Subject> {
  const found = await lookingBackAt(file.game);
  if (!found) throw usage(say('cli.analyse.noJudge', { game: file.game }));
  const game = found.manifest.editions.find(({ edition }) => edition === file.edition)!;
  const { setup, seed, decisions } = file;
  return { ...found, matter: { game, origin: { setup, seed }, decisions } };
}

function lookBack({ world }: Call, { matter, judge, analyse }: Subject, seed: string, effort: Effort): Analysis {
  const work = analyse(matter, judge, { seed, effort });
  const bar = world.bar(matter.decisions.length);
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      bar.tell(step.value.done);
    }
  } finally {
    bar.end();
  }
}

const MARKS = {
  great: 'cli.analyse.mark.great',
  good: 'cli.analyse.mark.good',
  inaccuracy: 'cli.analyse.mark.inaccuracy',
  mistake: 'cli.analyse.mark.mistake',
  blunder: 'cli.analyse.mark.blunder',
} as const satisfies Record<Judged['mark'], string>;
const SAID = {
  unlucky: 'cli.analyse.said.unlucky',
  outplayed: 'cli.analyse.said.outplayed',
  both: 'cli.analyse.said.both',
} as const;

const percent = (share: number): string => `${share > 0 ? '+' : ''}${Math.round(100 * share)}`;

function textOf({ words }: Call, inGame: Words, { judged, turns, verdict, sides }: Analysis): string {
  const sides_ = ([0, 1] as const).map((side) =>
    words(
      say('cli.analyse.side', {
        side,
        luck: percent(verdict.luck[side]),
        cost: Math.round(100 * verdict.cost[side]),
        marks: marksOf(
          words,
          judged.filter(({ seat }) => sides[seat] === side),
        ),
      }),
    ),
  );
  const said = (one: Said): string =>
    one.words.length > 0 ? one.words.map(inGame).join(' ') : JSON.stringify(one.answer);
  const turned = turns.map(({ at, seat, by, swing }) => {
    const one = judged.find((other) => other.at === at);
    if (by === 'dice' || one === undefined)
      return words(say('cli.analyse.dice', { at: at + 1, seat, swing: percent(swing) }));
    return words(
      say(one.mark === 'great' ? 'cli.analyse.great' : 'cli.analyse.decision', {
        at: at + 1,
        seat: one.seat,
        kind: one.kind,
        mark: words(say(MARKS[one.mark])),
        given: said(one.given),
        best: said(one.best),
        cost: percent(-one.cost),
      }),
    );
  });
  return `${[
    ...sides_,
    ...(verdict.said === null ? [] : [words(say(SAID[verdict.said]))]),
    ...(turned.length > 0 ? [words(say('cli.analyse.turns')), ...turned] : []),
  ].join('\n')}\n`;
}

/** `2 × mistake, 1 × blunder`. */
function marksOf(words: Words, judged: readonly Judged[]): string {
  const counted = (['great', 'inaccuracy', 'mistake', 'blunder'] as const).flatMap((mark) => {
    const n = judged.filter((one) => one.mark === mark).length;
    return n === 0 ? [] : `${n} × ${words(say(MARKS[mark]))}`;
  });
  return counted.length > 0 ? counted.join(', ') : words(say('cli.analyse.noMarks'));
}
