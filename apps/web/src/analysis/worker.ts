// Looks back at a match away from page and table. Whoever wants it to stop ends it: what was found by then is told.
import { isObject, type Json, type Origin } from '@holotisch/engine';
import { analyse, curveOf, explain, type Finding, judgeOf, type Matter, matchAt } from '@holotisch/games/judges';
import type { LookNews, LookOrder, WhyNews, WhyOrder } from './orders.ts';

const TELL_MS = 200;
const tell = (news: LookNews | WhyNews): void => self.postMessage(news);

/** The match as the room writes it: from a setup, or from a position. */
function matterOf(file: Json, game: Matter['game']): Matter {
  if (!isObject(file)) throw new Error('no match');
  const origin = ('setup' in file ? { setup: file['setup'], seed: file['seed'] } : { start: file }) as Origin;
  return { game, origin, decisions: file['decisions'] as unknown as Matter['decisions'] };
}

/** The match of a file, and who can judge it. */
async function subjectOf(file: Json) {
  if (!isObject(file)) throw new Error('no match');
  const found = await judgeOf(String(file['game']));
  if (!found) throw new Error(`nobody can judge ${String(file['game'])}`);
  const { judge, manifest } = found;
  const game = manifest.editions.find(({ edition }) => edition === file['edition'])!;
  return { judge, matter: matterOf(file, game) };
}

async function why({ file, seed, why: at }: WhyOrder): Promise<void> {
  const { judge, matter } = await subjectOf(file);
  const match = matchAt(matter, at);
  const [by, answer] = matter.decisions[at]!;
  const ask = by === 'override' ? undefined : match.askOf(by);
  if (by === 'override' || ask === undefined) throw new Error('nothing was asked');
  const work = explain(match, ask, match.reading(by, answer), judge, { seed, effort: judge.effort });
  let step = work.next();
  while (!step.done) step = work.next();
  tell({ why: step.value });
}

async function look({ file, seed, known }: LookOrder): Promise<void> {
  const { judge, matter } = await subjectOf(file);
  tell({ curve: curveOf(matter, judge) });
  const work = analyse(matter, judge, { seed, effort: judge.effort, known });
  let findings: Finding[] = [];
  let next = performance.now() + TELL_MS;
  for (;;) {
    const step = work.next();
    if (step.done) return tell({ analysis: step.value });
    if (step.value.finding) findings.push(step.value.finding);
    if (performance.now() < next) continue;
    tell({ done: step.value.done, of: step.value.of, findings });
    findings = [];
    next = performance.now() + TELL_MS;
  }
}

self.onmessage = ({ data }: MessageEvent<LookOrder | WhyOrder>) => {
  const work = 'why' in data ? why(data) : look(data);
  work.catch((e: unknown) => tell({ failed: String(e) }));
};
