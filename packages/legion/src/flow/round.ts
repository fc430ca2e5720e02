import type { Flow } from '@holotisch/engine';
import type { Legion } from '../legion.ts';
import type { Phase } from '../state.ts';
import { allActivated, takeTurn, turnStep } from './activation/activation.ts';
import { isWipedOut } from './attack/wounds.ts';
import { chooseCards, determinePriority, formPool, issueOrders } from './command/command.ts';
import { endOfMatch, endPhase } from './end/end.ts';
import { isDeployed, setupDone } from './setup/deployment.ts';
import { prepare } from './setup/sides.ts';
import { placeTerrain } from './setup/terrain.ts';
import { endOf, open } from './timing.ts';

/** What comes next follows from the state alone. LE-SPIELAUFBAU, LE-SPIELRUNDE-02 */

export type Activity =
  | 'terrain'
  | 'colours'
  | 'rows'
  | 'veto'
  | 'prepare'
  | 'deploy'
  | 'deployed'
  | 'cards'
  | 'priority'
  | 'orders'
  | 'pool'
  | 'activationStart'
  | 'turn'
  | 'step'
  | 'activationEnd'
  | 'end'
  | 'over';

export function next(g: Legion): Activity | undefined {
  const { state } = g;
  if (state.outcome) return undefined;
  if (state.round > 0 && (isWipedOut(g, 0) || isWipedOut(g, 1))) return 'over';
  if (state.turn) return 'step';
  switch (state.phase) {
    case 'terrain':
      return 'terrain';
    case 'sides':
      return 'colours';
    case 'battle':
      return state.stage === 0 ? 'rows' : 'veto';
    case 'prepare':
      return 'prepare';
    case 'deployment':
      return isDeployed(g) ? 'deployed' : 'deploy';
    case 'command':
      return COMMAND[state.stage];
    case 'activation':
      if (state.stage === 0) return 'activationStart';
      return allActivated(g) ? 'activationEnd' : 'turn';
    case 'end':
      return 'end';
    case 'over':
      return 'over';
  }
}
const COMMAND: readonly Activity[] = ['cards', 'priority', 'orders', 'pool'];

function enter(g: Legion, phase: Phase): void {
  g.state.phase = phase;
  g.state.stage = 0;
  g.emit({ type: 'phase', phase });
}

/** A step of the command phase, and then the next one. */
const commandStep = (step: (g: Legion) => Flow) =>
  function* (g: Legion): Flow {
    if (g.state.stage === 0) {
      g.emit({ type: 'round', round: g.state.round });
      g.emit({ type: 'phase', phase: 'command' });
      yield* open(g, 'round.start', {});
    }
    yield* step(g);
    g.state.stage++;
    if (g.state.stage >= COMMAND.length) enter(g, 'activation');
  };

function* activationStart(g: Legion): Flow {
  g.state.turnOf = g.state.sides[g.state.priority]!;
  yield* open(g, 'activation.start', {});
  g.state.stage = 1;
}
function* activationEnd(g: Legion): Flow {
  yield* open(g, 'activation.end', {});
  endOf(g, 'phase');
  enter(g, 'end');
}

const activities: Readonly<Record<Activity, (g: Legion) => Flow>> = {
  terrain: placeTerrain,
  colours: (g) => g.rules.chooseColours(g),
  rows: (g) => g.rules.layBattle(g),
  veto: (g) => g.rules.veto(g),
  prepare,
  deploy: (g) => g.rules.deployNext(g),
  deployed: setupDone,
  cards: commandStep(chooseCards),
  priority: commandStep(determinePriority),
  orders: commandStep(issueOrders),
  pool: commandStep(formPool),
  activationStart,
  turn: takeTurn,
  step: turnStep,
  activationEnd,
  end: endPhase,
  over: endOfMatch,
};
export const activity = (g: Legion, what: Activity): Flow => activities[what](g);
