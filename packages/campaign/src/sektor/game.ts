import { good, regionsOf } from '@holotisch/engine';
import { campaignGame, type PhaseRule } from '../campaign-game.ts';
import { ARMS } from './arms/arm.ts';
import { battleRegion } from './battle.ts';
import type { SektorEvent } from './events.ts';
import { endEvening, refitAll } from './flow/evening.ts';
import { defend, fight } from './flow/fronts.ts';
import { giveOrders } from './flow/orders.ts';
import { PLACES } from './places.ts';
import { refit } from './refit-region.ts';
import { setUp } from './setup.ts';
import { cloneState, type Phase, type SektorState } from './state.ts';
import type { Table } from './table.ts';
import { starsOf } from './tally.ts';
import { drawn, imagine, otherwise, type SektorView, view } from './view.ts';

/** Sektorkrieg as a game: its decisions are those of the map, its battles matches of three games. */

/** SK-2: how many steps a phase has, what is done in each, and what follows it. */
const PHASES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRule<SektorState, Table>>> = {
  orders: { steps: () => 1, run: giveOrders, next: () => 'fronts' },
  fronts: { steps: ({ fronts }) => fronts.length, run: defend, next: () => 'battles' },
  battles: { steps: ({ fronts }) => fronts.length, run: fight, next: () => 'evening' },
  evening: { steps: () => 1, run: endEvening, next: () => 'refit' },
  refit: { steps: () => 1, run: refitAll, next: () => 'orders' },
};

export const sektor = campaignGame<SektorState, Table, SektorEvent, SektorView>({
  id: 'sektor',
  setUp,
  clone: cloneState,
  phases: PHASES,
  entered({ state }, _phase, before) {
    if (before !== 'refit') return;
    state.turn++;
    state.fronts = [];
  },
  secret: ['order', 'refit'],
  words: 'sk',
  byHand: (winner) => ({ winner, by: 'hand' }),
  view,
  imagine: (seen) => imagine(seen),
  otherwise,
  drawn,
  verify,
  regions: regionsOf<Table>([battleRegion, refit]),
  questions: { stars: (state) => good([...starsOf(state)]) },
  askable: { stars: null },
});

/** What no war may break. */
function verify({ sites, houses, fronts, teams, turn, rules }: SektorState): void {
  if (turn > rules.turns) throw new Error(`evening ${turn} of ${rules.turns}`);
  for (const { id } of PLACES) {
    const site = sites[id];
    if (!site || site.damage < 0 || site.damage > 2) throw new Error(`${id} is not what a place can be`);
    if (site.owner === null && site.dug) throw new Error(`positions at ${id}, which is nobody's`);
  }
  for (const [seat, { credits, forces }] of houses.entries()) {
    if (!(Number.isInteger(credits) && credits >= 0)) throw new Error(`seat ${seat} has ${credits} credits`);
    for (const game of ARMS)
      if (forces[game].units.some(({ xp }) => xp < 0)) throw new Error(`seat ${seat} has unlearned something`);
  }
  for (const { attack, defence } of fronts)
    if (defence !== null && teams[attack] === teams[defence]) throw new Error(`seat ${attack} attacks its own team`);
}
