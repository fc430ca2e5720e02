import { bad, type Flow, type Game, good, isObject, regionsOf, say } from '@holotisch/engine';
import { ARMS } from './arms/arm.ts';
import { battleRegion } from './battle.ts';
import type { SektorEvent } from './events.ts';
import { endEvening, refitAll } from './flow/evening.ts';
import { defend, fight } from './flow/fronts.ts';
import { giveOrders } from './flow/orders.ts';
import { PLACES } from './places.ts';
import { refit } from './refit-region.ts';
import { setUp } from './setup.ts';
import { cloneState, otherTeam, type Phase, type SektorState, seatsOf } from './state.ts';
import type { Table } from './table.ts';
import { starsOf } from './tally.ts';
import { imagine, otherwise, type SektorView, view } from './view.ts';

/** Sektorkrieg as a game: its decisions are those of the map, its battles matches of three games. */

type Running = Exclude<Phase, 'over'>;

/** SK-2: how many steps a phase has, what is done in each, and what follows it. Every step is an activity. */
const PHASES: Readonly<
  Record<Running, { steps(state: SektorState): number; run(g: Table): Flow; readonly next: Running }>
> = {
  orders: { steps: () => 1, run: giveOrders, next: 'fronts' },
  fronts: { steps: ({ fronts }) => fronts.length, run: defend, next: 'battles' },
  battles: { steps: ({ fronts }) => fronts.length, run: fight, next: 'evening' },
  evening: { steps: () => 1, run: endEvening, next: 'refit' },
  refit: { steps: () => 1, run: refitAll, next: 'orders' },
};

function* run(g: Table, phase: Phase): Flow {
  if (phase === 'over') return;
  const { state } = g;
  const { steps, run: step, next } = PHASES[phase];
  if (state.step < steps(state)) yield* step(g);
  if (state.outcome !== null || state.step < steps(state)) return;
  state.phase = next;
  state.step = 0;
  if (phase === 'refit') {
    state.turn++;
    state.fronts = [];
  }
}

const SECRET: readonly string[] = ['order', 'refit'];

export const sektor: Game<SektorState, Phase, Table, SektorEvent, SektorView> = {
  id: 'sektor',
  edition: '1',
  seats: ({ teams }) => teams.map((_, seat) => seat),
  setUp,
  place: () => bad({ clauses: [], message: say('sk.no.position') }),
  clone: cloneState,
  sit: (state, emit) => ({ state, emit }),
  next: ({ state }) => (state.phase === 'over' ? undefined : state.phase),
  run,
  view,
  imagine: (seen) => imagine(seen),
  otherwise,
  asking: (_state, { kind, prompt }) => ({ kind, prompt, secret: SECRET.includes(kind) }),
  result: ({ outcome }) => outcome ?? undefined,
  override(state, change) {
    const winner = isObject(change) ? change['end'] : undefined;
    if (winner !== 0 && winner !== 1 && winner !== null) return { clauses: [], message: say('sk.no.change') };
    state.outcome = { winner, by: 'hand' };
    state.phase = 'over';
    return undefined;
  },
  ending(state, seat, by) {
    const own = state.teams[seat]!;
    return by === 'draw'
      ? { change: { end: null }, agreed: [...state.teams.keys()] }
      : { change: { end: otherTeam(own) }, agreed: seatsOf(state, own) };
  },
  verify,
  regions: regionsOf<Table>([battleRegion, refit]),
  questions: { stars: (state) => good([...starsOf(state)]) },
  aids: { hints: { usual: true } },
  askable: { stars: null },
  dice: [],
  decks: [],
};

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
