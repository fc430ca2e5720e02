// Looks back at a match away from page and table. Whoever wants it to stop ends it: what was found by then is told.
import { isObject, type Json, type Origin } from '@holotisch/engine';
import { analyse, curveOf, type Finding, judgeOf, type Matter } from '@holotisch/games/judges';
import type { LookNews, LookOrder } from './orders.ts';

const TELL_MS = 200;
const tell = (news: LookNews): void => self.postMessage(news);

/** The match as the room writes it: from a setup, or from a position. */
function matterOf(file: Json, game: Matter['game']): Matter {
  if (!isObject(file)) throw new Error('no match');
  const origin = ('setup' in file ? { setup: file['setup'], seed: file['seed'] } : { start: file }) as Origin;
  return { game, origin, decisions: file['decisions'] as unknown as Matter['decisions'] };
}

async function look({ file, seed, known }: LookOrder): Promise<void> {
  if (!isObject(file)) throw new Error('no match');
  const found = await judgeOf(String(file['game']));
  if (!found) throw new Error(`nobody can judge ${String(file['game'])}`);
  const { judge, manifest } = found;
  const game = manifest.editions.find(({ edition }) => edition === file['edition'])!;
  const matter = matterOf(file, game);
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

self.onmessage = ({ data }: MessageEvent<LookOrder>) => {
  look(data).catch((e: unknown) => tell({ failed: String(e) }));
};
