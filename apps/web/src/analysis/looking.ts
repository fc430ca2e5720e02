// Looks back at a match away from page and table. Whoever wants it to stop ends the worker: what was found by then is told.
import { dreamOf, type Json, type JsonObject, type Origin } from '@holotisch/engine';
import { type Finding, lookingBackAt, type Matter } from '@holotisch/games/judges';
import type { AdviceOrder, LookNews, LookOrder, WhyNews, WhyOrder, WhyThenOrder } from './orders.ts';

const TELL_MS = 200;
const tell = (news: LookNews | WhyNews): void => self.postMessage(news);

/** The match as the room writes it, from a setup or from a position, and who can judge it. */
async function subjectOf(whole: Json) {
  const file = whole as JsonObject;
  const found = await lookingBackAt(String(file['game']));
  if (!found) throw new Error(`nobody can judge ${String(file['game'])}`);
  const game = found.manifest.editions.find(({ edition }) => edition === file['edition'])!;
  const origin = ('setup' in file ? { setup: file['setup'], seed: file['seed'] } : { start: file }) as Origin;
  const decisions = file['decisions'] as unknown as Matter['decisions'];
  return { ...found, matter: { game, origin, decisions } };
}

async function why({ file, seed, why: at }: WhyOrder): Promise<void> {
  const { judge, matter, matchAt, explain } = await subjectOf(file);
  const match = matchAt(matter, at);
  const [by, answer] = matter.decisions[at]!;
  const ask = by === 'override' ? undefined : match.askOf(by);
  if (by === 'override' || ask === undefined) throw new Error('nothing was asked');
  const work = explain(match, ask, match.reading(by, answer), judge, { seed, effort: judge.effort });
  let step = work.next();
  while (!step.done) step = work.next();
  tell({ why: step.value });
}

async function whyThen({ before, by, viewer, ...order }: WhyThenOrder): Promise<void> {
  const { judge, matter, lastInPublic } = await subjectOf(order.file);
  const at = lastInPublic(matter, judge, { by, viewer, upTo: before });
  if (at === undefined) return tell({ nothing: true });
  await why({ ...order, why: at });
}

async function advise({ file, seed, advise: seat }: AdviceOrder): Promise<void> {
  const { judge, matter, matchAt, explain } = await subjectOf(file);
  const match = matchAt(matter, matter.decisions.length);
  const ask = match.askOf(seat);
  if (ask === undefined) throw new Error('nothing was asked');
  // Without a dream the futures would know what is hidden from this seat: where that decides, only one answer is told of.
  const { answers, compared } = judge.effort;
  const weighs = dreamOf(match, seat) !== undefined || judge.matters(ask);
  const effort = { ...judge.effort, answers: weighs ? answers : 1, compared: Math.min(compared, SOON) };
  const work = explain(match, ask, undefined, judge, { seed, effort });
  let step = work.next();
  while (!step.done) step = work.next();
  tell({ why: step.value });
}
/** Somebody waits for it: so many futures of each answer have to do. */
const SOON = 12;

async function look({ file, seed, known }: LookOrder): Promise<void> {
  const { judge, matter, analyse, curveOf } = await subjectOf(file);
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

export const answer = (order: LookOrder | WhyOrder | WhyThenOrder | AdviceOrder): void => {
  const work =
    'before' in order ? whyThen(order) : 'why' in order ? why(order) : 'advise' in order ? advise(order) : look(order);
  work.catch((e: unknown) => tell({ failed: String(e) }));
};
