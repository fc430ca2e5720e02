import type { XWingQuestion } from '@holotisch/xwing';
import { lazy, type ReactNode } from 'react';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { AIDS } from './aids.ts';
import { CardAbout } from './cards/card-about.tsx';
import { Says } from './cards/says.tsx';
import { ShipCard } from './cards/ship-card.tsx';
import { Actions } from './decide/actions.tsx';
import { shipOf } from './decide/ask.ts';
import { xwingCommands } from './decide/commands.ts';
import { Dials } from './decide/dials.tsx';
import { firstPlaces } from './decide/first-place.ts';
import { OneDial } from './decide/one-dial.tsx';
import { optionSign } from './decide/option-sign.tsx';
import { PickDice } from './decide/pick-dice.tsx';
import { Shots } from './decide/shots.tsx';
import { SlideControl } from './decide/slides.tsx';
import { Mission } from './mission.tsx';
import { outcomeOf } from './outcome.ts';
import { hintsIn, moreWords, xwingText } from './spoken.ts';
import { OrderStrip } from './table/order-strip.tsx';
import { tableFace } from './table/table-face.ts';
import { type Known, KnownValues } from './table/use-values.ts';
import { hintAmong } from './text/hints.ts';
import { xwingTold } from './told/index.ts';
import { xwingSounds } from './told/sounds.ts';
import { throwsOf } from './told/throws.ts';
import { Tray } from './told/tray.tsx';
import { isXWing, type Phase, type XWingEvent, type XWingView } from './view.ts';
import { xwingWords } from './words.ts';

/** What is answered otherwise than by a list, a form or a place. */
function controlFor(view: XWingView, ask: XWingQuestion): ReactNode | undefined {
  switch (ask.kind) {
    case 'dials':
      return <Dials ask={ask} />;
    case 'stressed-manoeuvre':
    case 'slam':
    case 'card-manoeuvre':
    case 'card-guess':
      return <OneDial ask={ask} />;
    case 'reroll':
    case 'card-dice':
      // Dice of an attack lie in the tray; others are named.
      return ask.about.attack === undefined ? undefined : <PickDice ask={ask} view={view} />;
    case 'barrelroll-slide':
    case 'boost-slide':
    case 'decloak-slide':
    case 'tow-slide':
    case 'tallon-slide':
      return <SlideControl ask={ask} />;
    case 'attack':
      return <Shots ask={ask} view={view} />;
    case 'action':
    case 'free-action':
      return <Actions ask={ask} />;
    default:
      return undefined;
  }
}

const SETUP: readonly Phase[] = ['initiative', 'obstacles', 'forces'];
const ROUND: readonly Phase[] = ['planning', 'activation', 'combat', 'end'];

export const xwingFace: GameFace<XWingView, XWingEvent, XWingQuestion, Known> = {
  id: 'xwing',
  name: { de: 'X-Wing', en: 'X-Wing' },
  sees: isXWing,
  words: xwingWords,
  headline: (view, language) => phaseHeadline(view, view.round > 0 ? ROUND : SETUP, xwingText(language).phase),
  side: (view, seat) => view.sides[seat],
  aids: AIDS,
  levels: ['partner', 'recruit', 'veteran', 'ace'],
  decide: {
    control: controlFor,
    Tray,
    trayNames: (view, language) => {
      const attack = view.attacks.at(-1);
      return attack && xwingText(language).attackSteps[attack.step - 1];
    },
    hint: (kind, language, aids) => hintAmong(hintsIn(language), kind, aids),
    sign: optionSign,
    Says,
    Beware: lazy(() => import('./decide/beware.tsx')),
    CardAbout,
    pieceOf: shipOf,
    pieceOfField: Number,
    firstAnswers: (view, ask) => (ask.type === 'region' ? firstPlaces(ask, view) : []),
    commands: xwingCommands,
  },
  table: tableFace,
  told: xwingTold,
  sounds: xwingSounds,
  throws: throwsOf,
  belongsTo: byAttackOrTurn,
  Around: KnownValues,
  Card: ShipCard,
  Order: OrderStrip,
  Standing: Mission,
  // Dialogs come when somebody opens them.
  moreWords,
  InWords: lazy(async () => ({ default: (await import('./dialogs/in-words.tsx')).InWords })),
  Override: lazy(async () => ({ default: (await import('./dialogs/override-fields.tsx')).OverrideFields })),
  Changed: lazy(async () => ({ default: (await import('./dialogs/changed.tsx')).Changed })),
  outcome: outcomeOf,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  story: async () => (await import('./story.ts')).xwingStory,
};
