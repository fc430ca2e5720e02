import { anyCampaign, corellia } from '@holotisch/campaign';
import { Match, quickRng } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { corelliaAdmiral } from '../../src/corellia/index.ts';
import { letDecide, type Player, randomPlayer, rngOf } from '../../src/index.ts';

/** Battles are reported by chance here, so only what is decided on the map makes a difference. */
it('a team that is led wins more campaigns than one that acts by chance', () => {
  const CAMPAIGNS = 40;
  let won = 0;
  for (let n = 0; n < CAMPAIGNS; n++) {
    const led = n % 2;
    const start = Match.start(
      corellia,
      { setup: anyCampaign(rngOf(`led ${n}`), 2), seed: `led ${n}` },
      { keep: 'none', events: false },
    );
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const match = start.value;
    const rng = quickRng(n);
    while (!match.over) {
      const { seat } = match.open[0]!;
      letDecide(match, seat, (match.state.teams[seat] === led ? corelliaAdmiral : randomPlayer) as Player, rng);
    }
    if (match.state.outcome?.winner === led) won++;
  }
  expect(won).toBeGreaterThan(CAMPAIGNS / 2 + 3);
});
