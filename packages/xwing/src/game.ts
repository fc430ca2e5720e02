import { type Emit, type Game, gameParts, type MatchOf, type Rng, regionsOf, unheard } from '@holotisch/engine';
import { randomSquad as randomFrom } from './build/random.ts';
import { unenforcedIn as missingFrom } from './build/refuse.ts';
import type { Squad } from './build/squad.ts';
import { CARDS } from './cards/index.ts';
import type { CardBook } from './cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from './dice.ts';
import type { XWingEvent } from './events.ts';
import { rollSlides } from './flow/activation/actions/reposition.ts';
import { farPlace, touchingPlace } from './flow/bombs/placing.ts';
import { procedures, type XWingRules } from './flow/edition.ts';
import { endedBy } from './flow/end/end.ts';
import type { Activity } from './flow/round.ts';
import { asking } from './view/asking.ts';
import { determinise } from './view/determinise.ts';

export type { Activity };

import { tallonSlides } from './flow/activation/manoeuvre.ts';
import { obstaclePlace } from './flow/setup/obstacles.ts';
import { deployment } from './flow/setup/starting-area.ts';
import { place } from './position/lay-out.ts';
import { override } from './position/override.ts';
import { setUp } from './position/start.ts';
import { verify } from './position/verify.ts';
import { aids, askable, questionsWith } from './questions/questions.ts';
import { cloneState, type XWingState } from './state.ts';
import { otherwise } from './view/otherwise.ts';
import { imagine, view, type XWingView } from './view/view.ts';
import { XWing } from './xwing.ts';

/** Every place that players name by hand. */
const REGIONS = regionsOf<XWing>([obstaclePlace, deployment, rollSlides, tallonSlides, touchingPlace, farPlace]);

/** Asked with every question, so the usual answers lie ready. */
const SEATS: Readonly<Record<number, readonly number[]>> = { 2: [0, 1], 4: [0, 1, 2, 3] };

export type XWingGame = Game<XWingState, Activity, XWing, XWingEvent, XWingView>;
export type XWingMatch = MatchOf<XWingGame>;

/** X-Wing with the cards of this book: everything below is handed them, nothing below looks for them. */
export function xwingGame(book: CardBook, rules: XWingRules = procedures): XWingGame {
  const sit = (state: XWingState, emit: Emit<XWingEvent> = unheard, like?: XWing) =>
    new XWing(state, emit, { book, rules }, like);
  return {
    id: 'xwing',
    edition: '1',
    seats: ({ sides }) => SEATS[sides.length] ?? sides.map((_, seat) => seat),
    setUp: (setup, seed) => setUp(book, setup, seed),
    place: (start) => place(start, book, sit),
    clone: cloneState,
    ...gameParts({ sit, override, verify }),
    view: (state, seat) => view(book, state, seat),
    imagine,
    otherwise,
    determinise: (state, seat, rng) => determinise(sit(state), seat, rng),
    asking,
    endedBy,
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

/** Any legal squad of at most so many points; undefined if nobody flies for so few. */
export const randomSquad = (points: number, rng: Rng): Squad | undefined => randomFrom(points, CARDS, rng);
