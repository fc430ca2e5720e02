import { Games, Match, quickRng, readMatchFile, replay, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { rim } from '../../src/index.ts';
import { view } from '../../src/rim/view.ts';
import { forces } from './forces.ts';

/** Whole campaigns of Rebellion in the Rim by chance alone, their battles reported by chance as well. */

const play = (number: number, players: 2 | 3) => {
  const start = Match.start(
    rim,
    { setup: forces(number, players), seed: `rim ${number}` },
    { keep: 'last', verify: true },
  );
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  const rng = quickRng(number);
  let hidden = 0;
  for (let n = 0; !match.over && n < 4000; n++) {
    const asked = match.open[0]!;
    const refusal = match.decide(asked.seat, sampleAnswer(asked, rng) as never);
    if (refusal) throw new Error(`${asked.kind}: ${JSON.stringify(refusal)}`);
    if (n % 10 > 0) continue;
    for (const seat of [0, 1, 'nobody'] as const) {
      const seen = view(match.state, seat);
      expect(view(rim.imagine(seen, seat), seat)).toEqual(seen);
      if (seat !== 'nobody') expect(view(rim.otherwise(match.state, seat), seat)).toEqual(seen);
      hidden += Object.values(seen.sites).filter(({ defence }) => defence === 'hidden').length;
    }
  }
  return { match, hidden };
};

describe('campaigns by chance', () => {
  it.each([1, 2, 3, 4])(
    '[AR-ERR-EROBERUNG-02] number %i ends after three acts at the latest, keeps its secrets, and comes to the same from its file',
    (number) => {
      const { match, hidden } = play(number, number % 2 === 0 ? 3 : 2);
      expect(match.over, `act ${match.state.act}, turn ${match.state.turn}`).toBe(true);
      expect(hidden).toBeGreaterThan(5);
      const games = new Games([rim]);
      const file = readMatchFile(JSON.stringify(match.file()), games);
      if (!file.ok) throw new Error(file.fault.message.text);
      const again = replay(file.value, games, { keep: 'none', events: false });
      if (!again.ok) throw new Error(again.fault.message.text);
      expect(again.value.match.hash()).toBe(match.hash());
    },
  );
});
