import type { Flow } from '@holotisch/engine';
import { missionOf } from '../missions/index.ts';
import type { XWing } from '../xwing.ts';
import {
  activateNext,
  activationEnd,
  activationStart,
  actStep,
  decloaking,
  flyStep,
  isActivationOver,
  revealStep,
} from './activation/activation.ts';
import { attackStep, combatEnd, combatStart, fightNext, foughtStep, isCombatOver } from './attack/combat.ts';
import { endPhase, objectiveAchieved } from './end/end.ts';
import { areUnknown, planning, setUnknownDials } from './planning/planning.ts';
import { chooseSide, forcesPlaced, placeNext } from './setup/forces.ts';
import { determineInitiative } from './setup/initiative.ts';
import { placeObstacle } from './setup/obstacles.ts';

export type Activity =
  | 'initiative'
  | 'obstacle'
  | 'edges'
  | 'deploy'
  | 'forcesPlaced'
  | 'planning'
  | 'unknownDials'
  | 'activationStart'
  | 'decloak'
  | 'activate'
  | 'reveal'
  | 'fly'
  | 'act'
  | 'activationEnd'
  | 'combatStart'
  | 'fight'
  | 'attack'
  | 'fought'
  | 'combatEnd'
  | 'end'
  | 'objective';

/** XW-AUFBAU-01, XW-RUNDE-01: what comes next follows from the state alone. */
export function next(g: XWing): Activity | undefined {
  const { state } = g;
  if (state.outcome) return undefined;
  if (areUnknown(g)) return 'unknownDials';
  if (missionOf(state)?.achieved(state).length) return 'objective';
  if (state.turn) return state.turn.step;
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

const activities: Readonly<Record<Activity, (g: XWing) => Flow>> = {
  initiative: determineInitiative,
  obstacle: placeObstacle,
  edges: chooseSide,
  deploy: placeNext,
  forcesPlaced,
  planning: plan,
  unknownDials: setUnknownDials,
  activationStart,
  decloak: decloaking,
  activate: activateNext,
  reveal: revealStep,
  fly: flyStep,
  act: actStep,
  activationEnd,
  combatStart,
  fight: fightNext,
  attack: attackStep,
  fought: foughtStep,
  combatEnd,
  end: endPhase,
  objective: objectiveAchieved,
};

/** Plays an activity to its end. */
export const activity = (g: XWing, name: Activity): Flow => activities[name](g);
