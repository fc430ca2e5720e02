import { type Flow, type Seat, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import type { CampaignBattle } from '../../campaign/battle.ts';
import * as data from '../../data/index.ts';
import { captainOf, second } from '../../values.ts';
import { broughtBy, pickAmong, playFor, takeObjective } from '../setup/beginning.ts';
import type { Where } from '../setup/obstacles.ts';

/** How a battle of a campaign begins: who is first, what is fought for, where obstacles lie. */

const battle = ({ state }: Armada): CampaignBattle => state.campaign!;

/** AR-FAQ-INITIATIVE-BESTIMMEN-01: who has declared the assault; nobody chooses. */
export function* assaulterIsFirst(g: Armada): Flow {
  const { state } = g;
  state.first = battle(g).assault;
  state.turnOf = state.first;
  g.emit({
    type: 'note',
    why: say('ar.note.assault', { side: state.first }),
    clauses: ['AR-FAQ-INITIATIVE-BESTIMMEN-01'],
  });
  g.emit({ type: 'first', side: state.first });
  state.phase = 'objective';
}

/** R-AR-76: at his base the defender chooses; elsewhere he adds so many of his own, and the first player chooses among all. */
export function* objectiveOfPlace(g: Armada): Flow {
  const { state } = g;
  const { objectives, base, own, exchange } = battle(g);
  const defender = captainOf(state, second(state));
  if (base) return yield* takeObjective(g, defender, objectives, say('ar.ask.base-objective'));
  const left = [...broughtBy(g, second(state))];
  const added: string[] = [];
  while (added.length < own && left.length > own - added.length) {
    const id = yield* pickAmong(defender, left, say('ar.ask.own-objective', { left: own - added.length }));
    added.push(...left.splice(left.indexOf(id), 1));
  }
  const offered = [...objectives, ...added, ...left.slice(0, own - added.length)];
  yield* takeObjective(g, captainOf(state, state.first), offered, say('ar.ask.place-objective'));
  if (exchange) yield* exchangeObjective(g, defender);
}

/** AR-FAQ-STRATEGIE-EFFEKTE-01, R-AR-83: for another of his own, and never a campaign objective. */
function* exchangeObjective(g: Armada, defender: Seat): Flow {
  const { objective } = g.state;
  if (objective === null || data.objectiveCard(objective).kind === 'campaign') return;
  const own = broughtBy(g, second(g.state)).filter((id) => id !== objective);
  const id = yield* pickAmong(defender, [objective, ...own], say('ar.ask.exchange-objective', { objective }));
  if (id !== objective) playFor(g, id, defender);
}

/** AR-ERR-STARTGEBIET-01..05 for Rebellion in the Rim; the other campaign leaves it as it is. */
export const placeInCampaign =
  (usual: (g: Armada) => Where) =>
  (g: Armada): Where =>
    battle(g).rules === 'rebellion-in-the-rim' ? IN_THE_RIM : usual(g);
const IN_THE_RIM: Where = { fromEdges: 0, fromPlayerEdges: 3, fromSetupSides: 1, apart: 1 };
