import { Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { view } from '../../src/corellia/view.ts';
import { corellia } from '../../src/index.ts';
import { firstFleet, setupOf } from './fleets.ts';

/** Nothing that a seat may not know lies in what it sees, and what it imagines looks the same to it. */

describe('the secrets of a campaign', () => {
  it('[AR-ERR-BASEN-PLATZIEREN-03] are kept in every view, and in what is judged from it', () => {
    const setup = setupOf(
      (['empire', 'rebel', 'empire', 'rebel'] as const).map((faction, i) => firstFleet(7 + i, faction)),
    );
    const start = Match.start(corellia, { setup, seed: 'secrets' }, { keep: 'last', verify: true });
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const match = start.value;
    const rng = quickRng(2);
    let hidden = 0;
    for (let n = 0; !match.over && n < 150; n++) {
      for (const seat of [0, 1, 2, 3, 'nobody'] as const) {
        const seen = view(match.state, seat);
        expect(view(corellia.imagine(seen, seat), seat)).toEqual(seen);
        if (seat === 'nobody') continue;
        expect(view(corellia.otherwise(match.state, seat), seat)).toEqual(seen);
        const kinds = Object.values(seen.sites).map(({ presence }) => presence?.kind);
        if (match.state.teams[seat] === 0 && kinds.includes(null)) hidden++;
        if (match.state.teams[seat] === 1) expect(kinds).not.toContain(null);
      }
      const asked = match.open[0]!;
      match.decide(asked.seat, sampleAnswer(asked, rng) as never);
    }
    expect(hidden).toBeGreaterThan(20);
  });
});
