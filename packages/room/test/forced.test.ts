import { readFileSync } from 'node:fs';
import { armada } from '@holotisch/armada';
import { Games, type Json, Match, readScenarioFile, runScenario } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { openRoom } from '../src/index.ts';

/** A scenario may have questions put that have only one answer; a table asks nobody for nothing. */

const games = new Games([armada]);
const EXAMPLE = readFileSync(new URL('../../../examples/armada/broadside.holo.json', import.meta.url), 'utf8');

/** The same course as in the example, with an answer to everything that has only one. */
function answeringAll(): { readonly decisions: readonly Json[]; readonly forced: number; readonly plain: Match } {
  const read = readScenarioFile(EXAMPLE, games);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const { game, origin, file } = read.value;
  const [every, plain] = [{ forced: true }, {}].map((options) => {
    const begun = Match.start(game, origin, options);
    if (!begun.ok) throw new Error(begun.fault.message.text);
    return begun.value as Match;
  }) as [Match, Match];
  const decisions: Json[] = [];
  let forced = 0;
  for (const entry of file.decisions ?? []) {
    if ('refused' in entry) continue;
    const [seat, answer] = entry;
    for (let asked = every.open[0]!; asked.kind !== plain.open[0]!.kind; asked = every.open[0]!) {
      if (asked.type !== 'choice' || asked.options.length !== 1) throw new Error(`${asked.kind} is a real question`);
      decisions.push([asked.seat, asked.options[0]!.id]);
      every.take(asked.seat, asked.options[0]!.id);
      forced++;
    }
    decisions.push([seat, answer]);
    every.take(seat, answer);
    plain.take(seat, answer);
  }
  return { decisions, forced, plain };
}

describe('a choice with one answer', () => {
  const { decisions, forced, plain } = answeringAll();
  const { expect: _, ask: __, decisions: ___, ...example } = JSON.parse(EXAMPLE) as Record<string, Json>;
  const text = (more: object) => JSON.stringify({ ...example, ...more });

  it('is put where a scenario wants to be asked, and only there', () => {
    expect(forced).toBeGreaterThan(0);
    const report = runScenario(text({ forced: true, decisions }), games);
    expect(report.ok && report.value.stopped).toBeUndefined();
    const drifted = runScenario(text({ decisions }), games);
    expect(drifted.ok && drifted.value.stopped).toBeDefined();
  });
  it('opened at a table the scenario stands where it ended, without those answers', () => {
    const room = openRoom(games, text({ forced: true, decisions }), { seats: ['human', 'human'], aids: {} });
    if (!room.ok) throw new Error(JSON.stringify(room.fault));
    expect(room.value.match.taken).toHaveLength(decisions.length - forced);
    expect(room.value.match.hash()).toBe(plain.hash());
  });
});
