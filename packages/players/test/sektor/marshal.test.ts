import { anySektor, type SektorState, type SektorView, sektor } from '@holotisch/campaign/sektor';
import { Match, quickRng } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { letDecide, type Player, randomPlayer } from '../../src/index.ts';
import { sektorMarshal } from '../../src/sektor/index.ts';

/** Wars whose battles are reported by chance, the stronger side winning more often: only the map is played for. */

const WARS = 24;

it('a marshal wins most wars against somebody who decides at random, on either side', () => {
  let won = 0;
  for (let n = 0; n < WARS; n++) {
    const setup = anySektor(quickRng(n >> 1), 1);
    const begun = Match.start(sektor, { setup, seed: `marshal ${n}` }, { keep: 'last', events: false });
    if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
    const match = begun.value;
    const led = n % 2;
    const rng = quickRng(n);
    while (!match.over) {
      const { seat } = match.open[0]!;
      letDecide(match, seat, match.state.teams[seat] === led ? (sektorMarshal as Player) : randomPlayer, rng);
    }
    if ((match.state as SektorState).outcome?.winner === led) won++;
  }
  expect(won).toBeGreaterThanOrEqual(18);
});

it('nobody waits for a hero who is not there: a seat that has nothing left but its credits still decides', () => {
  const setup = anySektor(quickRng(4), 1);
  const begun = Match.start(sektor, { setup, seed: 'beaten' }, { keep: 'last' });
  if (!begun.ok) throw new Error(JSON.stringify(begun.fault));
  const match = begun.value;
  const seen = match.game.view(match.state, 0) as SektorView;
  const beaten = match.state.houses[0]!;
  for (const force of Object.values(beaten.forces)) force.units = [];
  expect(seen.houses[0]!.forces.xwing.units.length).toBeGreaterThan(0);
  const rng = quickRng(4);
  for (let n = 0; n < 40 && match.state.turn === 1; n++)
    letDecide(match, match.open[0]!.seat, sektorMarshal as Player, rng);
  expect(match.state.turn).toBe(2);
  for (const force of Object.values(match.state.houses[0]!.forces)) expect(force.units.length).toBeGreaterThan(0);
});
