import {
  type Emit,
  type Game,
  gameParts,
  type Json,
  type MatchOf,
  readShape,
  regionsOf,
  unheard,
} from '@holotisch/engine';
import { Armada } from './armada.ts';
import type { Fleet } from './build/fleet.ts';
import { unenforcedIn as unenforced } from './build/refuse.ts';
import { type Aftermath, aftermathOf } from './campaign/aftermath.ts';
import { isCampaign } from './campaign/battle.ts';
import { CARDS } from './cards/index.ts';
import type { CardBook } from './cards/vocabulary.ts';
import { DICE } from './dice.ts';
import type { ArmadaEvent } from './events.ts';
import { displacedPlace } from './flow/activation/displaced.ts';
import { courseRegion } from './flow/activation/manoeuvre.ts';
import { obstacleMove } from './flow/activation/moving-obstacles.ts';
import { aimPlace } from './flow/attack/ignition.ts';
import { type ArmadaRules, inCampaign, procedures } from './flow/edition.ts';
import { endedBy } from './flow/end/end.ts';
import { markerPlace } from './flow/markers.ts';
import type { Activity } from './flow/round.ts';
import { deployment } from './flow/setup/deployment-place.ts';
import { obstaclePlace } from './flow/setup/obstacles.ts';
import { redeploy } from './flow/squadrons/redeploy.ts';
import { squadronMove } from './flow/squadrons/squadron.ts';
import { place } from './position/lay-out.ts';
import { override } from './position/override.ts';
import { SetupShape } from './position/read-setup.ts';
import { setUp } from './position/start.ts';
import { verify } from './position/verify.ts';
import { aids, askable, questionsWith } from './questions/questions.ts';
import { whyNot } from './reasons/index.ts';
import { type ArmadaState, cloneState } from './state.ts';
import { asking } from './view/asking.ts';
import { determinise } from './view/determinise.ts';
import { otherwise } from './view/otherwise.ts';
import { type ArmadaView, imagine, view } from './view/view.ts';

/** Every place that players name by hand. */
const REGIONS = regionsOf<Armada>([
  obstaclePlace,
  deployment,
  courseRegion,
  squadronMove,
  displacedPlace,
  aimPlace,
  markerPlace,
  obstacleMove,
  redeploy,
]);

export type ArmadaGame = Game<ArmadaState, Activity, Armada, ArmadaEvent, ArmadaView>;
export type ArmadaMatch = MatchOf<ArmadaGame>;

/** Armada with the cards of this book: everything below is handed them, nothing below looks for them. */
export function armadaGame(book: CardBook, rules: ArmadaRules = procedures): ArmadaGame {
  const ofCampaign = inCampaign(rules);
  const sit = (state: ArmadaState, emit: Emit<ArmadaEvent> = unheard, like?: Armada) =>
    new Armada(state, emit, { book, rules: isCampaign(state) ? ofCampaign : rules }, like);
  return {
    id: 'armada',
    edition: '1.5.3',
    seats: (state) => state.sides.map((_, seat) => seat),
    setUp: (setup, seed) => setUp(book, setup, seed),
    place: (start) => place(start, sit),
    clone: cloneState,
    ...gameParts({ sit, override, verify }),
    view,
    imagine,
    otherwise,
    determinise,
    asking,
    whyNot,
    endedBy,
    regions: REGIONS,
    questions: questionsWith(sit),
    aids,
    askable,
    dice: [DICE.red, DICE.blue, DICE.black],
    decks: ['damage'],
  };
}

export const armada = armadaGame(CARDS);

/** What a battle of a campaign comes to, of the setup that it began with. */
export function aftermath(state: ArmadaState, setup: Json): Aftermath {
  const read = readShape(SetupShape, setup);
  if (!read.ok) throw new Error(`no setup: ${read.fault.message.text}`);
  return aftermathOf(armada.sit(armada.clone(state), unheard), read.value);
}

/** The cards of a fleet that say something which the program does not carry out yet, by id. */
export const unenforcedIn = (fleet: Fleet): readonly string[] => unenforced(fleet, CARDS);
