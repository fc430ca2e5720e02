import { type Emit, type Game, gameParts, type Json, type MatchOf, regionsOf, unheard } from '@holotisch/engine';
import type { Army } from './build/army.ts';
import { refuseArmy, unenforcedIn as unenforced } from './build/refuse.ts';
import { CARDS, CARDS_26 } from './cards/index.ts';
import type { CardBook } from './cards/vocabulary.ts';
import type { Edition, Format } from './data/types.ts';
import { ALL_DICE } from './dice.ts';
import type { LegionEvent } from './events.ts';
import { displacedPlace } from './flow/activation/move/displace.ts';
import { moveRegion } from './flow/activation/move/region.ts';
import { meleePlaces } from './flow/attack/melee-places.ts';
import { type LegionRules, procedures } from './flow/edition.ts';
import { edition26 } from './flow/edition26/index.ts';
import { restatedQuestions, restatedRegions, restating } from './flow/edition26/restated.ts';
import { endedBy } from './flow/end/end.ts';
import { markerPlace } from './flow/objectives/markers.ts';
import type { Activity } from './flow/round.ts';
import { deployment } from './flow/setup/deployment.ts';
import { terrainPlace } from './flow/setup/terrain.ts';
import { trainingRules } from './flow/training/index.ts';
import { Legion } from './legion.ts';
import { place } from './position/lay-out.ts';
import { override } from './position/override.ts';
import { setUp } from './position/start.ts';
import { verify } from './position/verify.ts';
import { aids, askable, questionsWith } from './questions/questions.ts';
import { cloneState, type LegionState } from './state.ts';
import { asking } from './view/asking.ts';
import { determinise } from './view/determinise.ts';
import { otherwise } from './view/otherwise.ts';
import { imagine, type LegionView, view } from './view/view.ts';

/** Every place that players name by hand. */
const REGIONS = regionsOf<Legion>([moveRegion, deployment, displacedPlace, meleePlaces, markerPlace, terrainPlace]);

export type LegionGame = Game<LegionState, Activity, Legion, LegionEvent, LegionView>;
export type LegionMatch = MatchOf<LegionGame>;

/** Legion with the cards of this book and the procedures of an edition. */
export function legionGame(edition: Edition, book: CardBook, rules: LegionRules): LegionGame {
  const sit = (state: LegionState, emit: Emit<LegionEvent> = unheard, like?: Legion) =>
    new Legion(
      state,
      emit,
      { book, rules: state.rules.training === null ? rules : trainingRules(state.rules.training) },
      like,
    );
  return {
    id: 'legion',
    edition,
    seats: (state) => state.sides.map((_, seat) => seat),
    setUp: (setup: Json, seed) =>
      setUp(setup, seed, edition, (army, format, unenforced) => refuseArmy(army, format, book, unenforced)),
    place: (start) => place(start, edition, sit),
    clone: cloneState,
    ...gameParts({ sit, override, verify }),
    view,
    imagine,
    otherwise,
    determinise,
    asking,
    endedBy,
    regions: REGIONS,
    questions: questionsWith(sit),
    aids,
    askable,
    dice: ALL_DICE,
    decks: [],
  };
}

export const legion = legionGame('1.2', CARDS, procedures);
const inItsWords = (game: LegionGame): LegionGame => ({
  ...game,
  run: (g, activity) => restating(game.run(g, activity)),
  regions: restatedRegions(game.regions),
  questions: restatedQuestions(game.questions),
});
export const legion26 = inItsWords(legionGame('2.6', CARDS_26, edition26));

/** The cards of an army that say something which the program does not carry out yet, by key. */
export const unenforcedIn = (army: Army, format: Format): readonly string[] =>
  unenforced(army, format, army.edition === '2.6' ? CARDS_26 : CARDS);
