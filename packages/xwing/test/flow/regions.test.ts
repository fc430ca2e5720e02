import { describeAsk, type Json, onTable, type PosedRegion, quickRng, refuse, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { XWingView } from '../../src/view/view.ts';
import { GAMES, playRandom } from '../random/play.ts';

/** Near a legal answer, and somewhere else altogether: what a hand that drags comes by. */
function around(answer: Json, n: number): Json {
  const off = (n - 2) * 11.7;
  if (typeof answer === 'number') return answer + off;
  if (Array.isArray(answer)) return answer.map((x) => (x as number) + off);
  const { x, y, degrees } = answer as { x: number; y: number; degrees: number };
  return { x: x + 3 * off, y: y - off, degrees: degrees + off };
}

describe('a place that a player names', () => {
  it('is judged from the table and the question alone: a client with its view of both comes to the same', () => {
    const names = new Set<string>();
    let [refused, taken] = [0, 0];
    for (let number = 0; number < Math.ceil(GAMES / 3); number++)
      playRandom(number, { keep: 'none', events: false }, (match, ask) => {
        // Six obstacles are placed in every game: one of them is enough.
        if (ask.type !== 'region' || (ask.kind === 'obstacle-place' && match.taken.length !== 6)) return;
        names.add(ask.region.name);
        const posed = JSON.parse(JSON.stringify(describeAsk(ask))) as PosedRegion;
        const view: XWingView = JSON.parse(JSON.stringify(xwing.view(match.state, ask.seat)));
        const mine = onTable(
          xwing.regions,
          xwing.sit(xwing.imagine(view, ask.seat), () => {}),
          posed,
        );
        const legal = sampleAnswer(ask, quickRng(number))!;
        expect(sampleAnswer(mine, quickRng(number))).toEqual(legal);
        for (const n of [0, 1, 2, 3, 4]) {
          const answer = around(legal, n);
          const refusal = refuse(ask, answer);
          expect(refuse(mine, answer)).toEqual(refusal);
          if (refusal) refused++;
          else taken++;
        }
      });
    expect([...names].sort()).toEqual(
      expect.arrayContaining(['deployment', 'obstacle-place', 'slides', 'tallon-slide']),
    );
    expect(Math.min(refused, taken)).toBeGreaterThan(100);
  }, 120_000);
});
