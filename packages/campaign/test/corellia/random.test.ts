import { Games, Match, quickRng, readMatchFile, replay, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { corellia } from '../../src/index.ts';
import { firstFleet, setupOf } from './fleets.ts';

/** Whole campaigns by chance alone, their battles reported by chance as well. */

const play = (number: number, players: 2 | 3 = 2) => {
  const factions =
    players === 2
      ? (['empire', 'rebel', 'empire', 'rebel'] as const)
      : (['empire', 'rebel', 'empire', 'rebel', 'empire', 'rebel'] as const);
  const setup = setupOf(factions.map((faction, i) => firstFleet(10 * number + i, faction)));
  const start = Match.start(corellia, { setup, seed: `campaign ${number}` }, { keep: 'last', verify: true });
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const match = start.value;
  const rng = quickRng(number);
  for (let n = 0; !match.over && n < 3000; n++) {
    const asked = match.open[0]!;
    const answer = sampleAnswer(asked, rng);
    const refusal = match.decide(asked.seat, answer as never);
    if (refusal) throw new Error(`${asked.kind}: ${JSON.stringify(answer)} ${JSON.stringify(refusal)}`);
  }
  return match;
};

describe('campaigns by chance', () => {
  it.each([1, 2, 3, 4])('number %i comes to an end, and to the same from its file', (number) => {
    const match = play(number, number % 2 === 0 ? 3 : 2);
    expect(match.over, `turn ${match.state.turn}, points ${match.state.points}`).toBe(true);
    const games = new Games([corellia]);
    const file = readMatchFile(JSON.stringify(match.file()), games);
    if (!file.ok) throw new Error(file.fault.message.text);
    const again = replay(file.value, games, { keep: 'none', events: false });
    if (!again.ok) throw new Error(again.fault.message.text);
    expect(again.value.match.hash()).toBe(match.hash());
  });
});
