import type { Flow, Game } from '@holotisch/engine';
import { asking } from './asking.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './dice.ts';
import { activateNext, activationEnd, activationStart, decloaking, isActivationOver } from './flow/activation.ts';
import { combatEnd, combatStart, fightNext, isCombatOver } from './flow/combat.ts';
import { endPhase, objectiveAchieved } from './flow/end.ts';
import { planning } from './flow/planning.ts';
import { chooseSide, forcesPlaced, placeNext } from './flow/setup/forces.ts';
import { determineInitiative } from './flow/setup/initiative.ts';
import { placeObstacle } from './flow/setup/obstacles.ts';
import { missionOf } from './missions/index.ts';
import { ending, override } from './override.ts';
import { place } from './position.ts';
import { aids, askable, questions } from './questions.ts';
import { setUp } from './start.ts';
import { cloneState, type XWingState } from './state.ts';
import { text } from './text/index.ts';
import { verify } from './verify.ts';
import { imagine, view } from './view.ts';
import { XWing } from './xwing.ts';

export type Activity =
  | 'initiative'
  | 'obstacle'
  | 'edges'
  | 'deploy'
  | 'forcesPlaced'
  | 'planning'
  | 'activationStart'
  | 'decloak'
  | 'activate'
  | 'activationEnd'
  | 'combatStart'
  | 'fight'
  | 'combatEnd'
  | 'end'
  | 'objective';

/** XW-AUFBAU-01, XW-RUNDE-01: what comes next follows from the state alone. */
function next(g: XWing): Activity | undefined {
  const { state } = g;
  if (state.outcome) return undefined;
  if (missionOf(state)?.achieved(state).length) return 'objective';
  switch (state.phase) {
    case 'initiative':
      return 'initiative';
    case 'obstacles':
      return state.supply.length > 0 && state.obstacles.length < 6 ? 'obstacle' : 'edges';
    case 'forces':
      return state.ships.some((s) => s.status === 'reserve') ? 'deploy' : 'forcesPlaced';
    case 'planning':
      return 'planning';
    case 'activation':
      if (state.stage === 'start') return 'activationStart';
      if (state.stage === 'decloak') return 'decloak';
      return isActivationOver(g) ? 'activationEnd' : 'activate';
    case 'combat':
      if (state.stage === 'start') return 'combatStart';
      return isCombatOver(g) ? 'combatEnd' : 'fight';
    case 'end':
      return 'end';
  }
}

function* plan(g: XWing): Flow {
  yield* planning(g);
  g.state.phase = 'activation';
  g.state.stage = 'start';
}

const procedures: Readonly<Record<Activity, (g: XWing) => Flow>> = {
  initiative: determineInitiative,
  obstacle: placeObstacle,
  edges: chooseSide,
  deploy: placeNext,
  forcesPlaced,
  planning: plan,
  activationStart,
  decloak: decloaking,
  activate: activateNext,
  activationEnd,
  combatStart,
  fight: fightNext,
  combatEnd,
  end: endPhase,
  objective: objectiveAchieved,
};

export const xwing: Game<XWingState, Activity, XWing> = {
  id: 'xwing',
  edition: '1',
  seats: (state) => state.sides.map((_, seat) => seat),
  setUp,
  place,
  clone: cloneState,
  sit: (state, emit) => new XWing(state, emit),
  next,
  run: (g, activity) => procedures[activity](g),
  view,
  imagine,
  asking,
  result: (state) => state.outcome ?? undefined,
  override,
  ending,
  verify,
  questions,
  aids,
  askable,
  dice: [ATTACK_DIE, DEFENCE_DIE],
  decks: ['damage', 'damage1'],
  text,
};
