import { say } from '@holotisch/engine';
import type { Effort, Explained, LookingBack, Matter, Weighed } from '@holotisch/games/judges';
import type { Call, Outcome } from '../command.ts';
import type { Words } from '../fault.ts';
import { asJson } from '../sim/study.ts';
import { usage } from '../stop.ts';

/** `analyse FILE --why N`: the answers that came to mind, what each could be expected to bring, what was to be feared. */

export type Subject = LookingBack & { readonly matter: Matter };

interface Asked {
  readonly at: number;
  readonly seed: string;
  readonly effort: Effort;
}

export function whyOutcome(
  call: Call,
  inGame: Words,
  { matter, judge, matchAt, explain }: Subject,
  asked: Asked,
): Outcome {
  const { at } = asked;
  const match = matchAt(matter, at);
  const [by, answer] = matter.decisions[at]!;
  const ask = by === 'override' ? undefined : match.askOf(by);
  if (ask === undefined || by === 'override' || judge.inSetup(match.state))
    throw usage(say('cli.why.nothing', { at: at + 1 }));
  const work = explain(match, ask, match.reading(by, answer), judge, asked);
  let step = work.next();
  while (!step.done) step = work.next();
  const why = step.value;
  const head = say('cli.why.head', { at: at + 1, seat: why.seat, kind: why.kind, prompt: inGame(ask.prompt) });
  return {
    ok: true,
    json: asJson({ at, ...why }),
    text: () => `${[call.words(head), ...linesOf(call, inGame, why)].join('\n')}\n`,
  };
}

const linesOf = ({ words }: Call, inGame: Words, { answers }: Explained): readonly string[] =>
  answers.map((one) =>
    words(
      say('cli.why.answer', {
        answer: one.words.length > 0 ? one.words.map(inGame).join(' ') : JSON.stringify(one.answer),
        chance: Math.round(100 * one.chance),
        error: Math.round(100 * one.error),
        points: `${one.points > 0 ? '+' : ''}${one.points}`,
        what: notesOn(one).map(words).join(''),
      }),
    ),
  );

const notesOn = ({ isGiven, isUsual, fears, hopes }: Weighed) => [
  ...(isGiven ? [say('cli.why.given')] : []),
  ...(isUsual && !isGiven ? [say('cli.why.usual')] : []),
  ...(fears ? [say('cli.why.fears', { piece: fears.piece, points: fears.points })] : []),
  ...(hopes ? [say('cli.why.hopes', { piece: hopes.piece, points: hopes.points })] : []),
];
