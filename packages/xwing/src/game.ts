import { type Emit, type Flow, type Game, type MatchOf, regionsOf } from '@holotisch/engine';
import { asking } from './asking.ts';
import { unenforcedIn as missingFrom } from './build/refuse.ts';
import type { Squad } from './build/squad.ts';
import { CARDS } from './cards/index.ts';
import type { CardBook } from './cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './dice.ts';
import type { XWingEvent } from './events.ts';
import { rollSlides } from './flow/actions/reposition.ts';
import {
  activateNext,
  activationEnd,
  activationStart,
  actStep,
  decloaking,
  flyStep,
  isActivationOver,
  revealStep,
} from './flow/activation.ts';
import { farPlace, touchingPlace } from './flow/bomb-placing.ts';
import { attackStep, combatEnd, combatStart, fightNext, foughtStep, isCombatOver } from './flow/combat.ts';
import { firstEdition, type XWingRules } from './flow/edition.ts';
import { endPhase, objectiveAchieved } from './flow/end.ts';
import { tallonSlides } from './flow/manoeuvre.ts';
import { areUnknown, planning, setUnknownDials } from './flow/planning.ts';
import { chooseSide, deployment, forcesPlaced, placeNext } from './flow/setup/forces.ts';
import { determineInitiative } from './flow/setup/initiative.ts';
import { obstaclePlace, placeObstacle } from './flow/setup/obstacles.ts';
import { missionOf } from './missions/index.ts';
import { ending, override } from './override.ts';
import { place } from './position.ts';
import { aids, askable, questionsWith } from './questions.ts';
import { setUp } from './start.ts';
import { cloneState, type XWingState } from './state.ts';
import { verify } from './verify.ts';
import { imagine, view, type XWingView } from './view.ts';
import { XWing } from './xwing.ts';

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
function next(g: XWing): Activity | undefined {
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

const procedures: Readonly<Record<Activity, (g: XWing) => Flow>> = {
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

/** Every place that players name by hand. */
const REGIONS = regionsOf<XWing>([obstaclePlace, deployment, rollSlides, tallonSlides, touchingPlace, farPlace]);

export type XWingGame = Game<XWingState, Activity, XWing, XWingEvent, XWingView>;
export type XWingMatch = MatchOf<XWingGame>;

/** X-Wing with the cards of this book: everything below is handed them, nothing below looks for them. */
export function xwingGame(book: CardBook, rules: XWingRules = firstEdition): XWingGame {
  const sit = (state: XWingState, emit: Emit<XWingEvent> = () => {}, like?: XWing) =>
    new XWing(state, emit, { book, rules }, like);
  return {
    id: 'xwing',
    edition: '1',
    seats: (state) => state.sides.map((_, seat) => seat),
    setUp: (setup, seed) => setUp(book, setup, seed),
    place: (start) => place(start, book, sit),
    clone: cloneState,
    sit,
    next,
    run: (g, activity) => procedures[activity](g),
    view: (state, seat) => view(book, state, seat),
    imagine,
    asking,
    result: (state) => state.outcome ?? undefined,
    override: (state, change) => override(sit(state), change),
    ending,
    verify: (state) => verify(sit(state)),
    regions: REGIONS,
    questions: questionsWith(sit),
    aids,
    askable,
    dice: [ATTACK_DIE, DEFENCE_DIE],
    decks: ['damage', 'damage1'],
  };
}

export const xwing = xwingGame(CARDS);

/** The cards of a squad that say something which the program does not carry out yet, by key. */
export const unenforcedIn = (squad: Squad): string[] => missingFrom(squad, CARDS);
