import { type ComponentType, lazy } from 'react';
import type { AskView, ControlProps, GameFace } from '../game-face.ts';
import { AIDS } from './aids.ts';
import { CardAbout } from './cards/card-about.tsx';
import { Says } from './cards/says.tsx';
import { ShipCard } from './cards/ship-card.tsx';
import { Actions } from './decide/actions.tsx';
import { diceAsked, isDial, shipOf } from './decide/ask.ts';
import { xwingCommands } from './decide/commands.ts';
import { Dials } from './decide/dials.tsx';
import { firstPlaces } from './decide/first-place.ts';
import { OneDial } from './decide/one-dial.tsx';
import { optionSign } from './decide/option-sign.tsx';
import { PickDice } from './decide/pick-dice.tsx';
import { Shots } from './decide/shots.tsx';
import { isSlide, SlideControl } from './decide/slides.tsx';
import { Mission } from './mission.tsx';
import { outcomeOf } from './outcome.ts';
import { OrderStrip } from './table/order-strip.tsx';
import { tableFace } from './table/table-face.ts';
import { type Known, KnownValues } from './table/use-values.tsx';
import { hintFor } from './text/hints.ts';
import { xwingText } from './text/xwing-text.ts';
import { xwingTold } from './told/index.ts';
import { Tray } from './told/tray.tsx';
import { isXWing, type Phase, type XWingEvent, type XWingView } from './view.ts';
import { xwingWords } from './words.ts';

/** What is answered otherwise than by a list, a form or a place. */
function controlFor(_view: XWingView, ask: AskView): ComponentType<ControlProps<XWingView>> | undefined {
  if (ask.type === 'form') return Dials;
  if (diceAsked(ask)) return PickDice;
  if (isSlide(ask)) return SlideControl;
  if (ask.type !== 'choice') return undefined;
  if (isDial(ask.options ?? [])) return OneDial;
  if (ask.kind === 'attack') return Shots;
  return ask.kind === 'action' || ask.kind === 'free-action' ? Actions : undefined;
}

const SETUP: readonly Phase[] = ['initiative', 'obstacles', 'forces'];
const ROUND: readonly Phase[] = ['planning', 'activation', 'combat', 'end'];

export const xwingFace: GameFace<XWingView, XWingEvent, Known> = {
  id: 'xwing',
  name: { de: 'X-Wing', en: 'X-Wing' },
  sees: isXWing,
  words: xwingWords,
  headline: (view, language) => {
    const names = xwingText[language].phase;
    const phases = view.round > 0 ? ROUND : SETUP;
    return {
      ...(view.round > 0 && { round: view.round }),
      phase: names[view.phase],
      steps: phases.map((phase) => names[phase]),
      step: phases.indexOf(view.phase),
    };
  },
  side: (view, seat) => view.sides[seat],
  aids: AIDS,
  decide: {
    control: controlFor,
    Tray,
    trayNames: (view, language) => {
      const attack = view.attacks.at(-1);
      return attack && xwingText[language].attackSteps[attack.step - 1];
    },
    hint: hintFor,
    sign: optionSign,
    Says,
    CardAbout,
    pieceOf: shipOf,
    pieceOfField: Number,
    firstAnswers: (view, ask) => firstPlaces(ask, view),
    commands: xwingCommands,
  },
  table: tableFace,
  told: xwingTold,
  belongsTo: ({ attack, active }) =>
    attack !== undefined ? `attack ${attack}` : active === undefined ? undefined : `turn ${active}`,
  Around: KnownValues,
  Card: ShipCard,
  Order: OrderStrip,
  Standing: Mission,
  // Dialogs come when somebody opens them.
  InWords: lazy(async () => ({ default: (await import('./dialogs/in-words.tsx')).InWords })),
  Override: lazy(async () => ({ default: (await import('./dialogs/override-fields.tsx')).OverrideFields })),
  outcome: outcomeOf,
};
