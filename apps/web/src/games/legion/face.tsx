import type { LegionQuestion } from '@holotisch/legion';
import { lazy, type ReactNode } from 'react';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import { Choice } from '../../table-ui/decide/choice.tsx';
import { withStanding } from '../../table-ui/decide/standing-answers.tsx';
import { Offers } from '../../table-ui/face/offers.tsx';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { AIDS } from './aids.ts';
import { CardAbout } from './cards/card-about.tsx';
import { Says } from './cards/says.tsx';
import { UnitCard } from './cards/unit-card.tsx';
import { ActionControl } from './decide/action-control.tsx';
import { Activate } from './decide/activate.tsx';
import { unitOf } from './decide/ask.ts';
import { BattleRows } from './decide/battle-rows.tsx';
import { Briefing } from './decide/briefing.tsx';
import { Casualties } from './decide/casualties.tsx';
import { Dice } from './decide/dice.tsx';
import { firstAnswers } from './decide/first-answers.ts';
import { mayStand } from './decide/may-stand.ts';
import { isMiniPlaces, MiniPlaces } from './decide/mini-places.tsx';
import { MoveControl } from './decide/move-control.tsx';
import { optionSign } from './decide/option-sign.tsx';
import { Place } from './decide/place.tsx';
import { Reroll } from './decide/reroll.tsx';
import { Shots } from './decide/shots.tsx';
import { Supply } from './decide/supply.tsx';
import { Weapons } from './decide/weapons.tsx';
import { outcomeOf } from './outcome.ts';
import { Standing } from './standing.tsx';
import { OrderStrip } from './table/order-strip.tsx';
import { tableFace } from './table/table-face.ts';
import { type Known, KnownValues } from './table/use-values.ts';
import { legionText } from './text/legion-text.ts';
import { legionTold } from './told/index.ts';
import { Reveal } from './told/reveal.tsx';
import { legionSounds } from './told/sounds.ts';
import { throwsOf } from './told/throws.ts';
import { Tray } from './told/tray.tsx';
import { isLegion, type LegionEvent, type LegionView, ownerOf } from './view.ts';
import { legionWords } from './words.ts';
import './decide/legion-controls.css';

const SETUP: readonly LegionView['phase'][] = ['sides', 'battle', 'prepare', 'deployment'];
const COMPETITIVE: readonly LegionView['phase'][] = ['terrain', ...SETUP];
const ROUND: readonly LegionView['phase'][] = ['command', 'activation', 'end'];

function phasesOf({ phase, rules: { competitive } }: LegionView): readonly LegionView['phase'][] {
  const setup = competitive ? COMPETITIVE : SETUP;
  return setup.includes(phase) ? setup : ROUND;
}

/** What is answered otherwise than by a list or a form. */
function controlFor(view: LegionView, ask: LegionQuestion): ReactNode | undefined {
  if (ask.kind === 'move') return <MoveControl view={view} ask={ask} />;
  if (ask.kind === 'action' || ask.kind === 'free-action') return <ActionControl view={view} ask={ask} />;
  if (ask.kind === 'window:attack.reroll')
    return (
      <>
        <Reroll view={view} ask={ask} />
        <Choice ask={ask} />
      </>
    );
  if (mayStand(ask)) return <Offers ask={ask} />;
  if (ask.kind === 'activate') return <Activate ask={ask} />;
  if (ask.kind === 'weapons') return <Weapons view={view} ask={ask} />;
  if (ask.kind === 'defender' || ask.kind === 'further-defender') return <Shots view={view} ask={ask} />;
  if (ask.kind === 'aim' || ask.kind === 'reroll' || ask.kind === 'defence-reroll' || ask.kind === 'dice')
    return view.attacks.length > 0 ? <Dice ask={ask} view={view} /> : undefined;
  if (ask.kind === 'wounded' || ask.kind === 'leader') return <Casualties view={view} ask={ask} />;
  if (ask.kind === 'veto' && Object.keys(view.rows).length > 0) return <BattleRows view={view} ask={ask} />;
  if (ask.kind === 'terrain-order') return <Supply view={view} ask={ask} />;
  if (ask.kind === 'deploy-order' || (ask.kind === 'command-card' && view.round === 1))
    return (
      <>
        <Briefing view={view} seat={ask.seat} open={ask.kind === 'command-card'} />
        <Choice ask={ask} />
      </>
    );
  if (isMiniPlaces(ask)) return <MiniPlaces view={view} ask={ask} />;
  return ask.type === 'region' ? <Place ask={ask} /> : undefined;
}

export const legionFace: GameFace<LegionView, LegionEvent, LegionQuestion, Known> = {
  id: 'legion',
  name: { de: 'Legion', en: 'Legion' },
  sees: isLegion,
  words: legionWords,
  headline: (view, language) => phaseHeadline(view, phasesOf(view), legionText[language].phases),
  side: ownerOf,
  aids: AIDS,
  levels: ['partner', 'recruit', 'veteran', 'ace'],
  decide: {
    control: controlFor,
    Tray: withStanding(Tray),
    trayNames: (view, language) => {
      const attack = view.attacks.at(-1);
      return attack && legionText[language].attackSteps[attack.step];
    },
    hint: (kind, language, _aids, { rules: { edition } }) => {
      const { hints } = legionText[language];
      return hints[`${kind}@${edition}`] ?? hints[kind];
    },
    sign: optionSign,
    Says,
    Beware: lazy(() => import('./decide/beware.tsx')),
    CardAbout,
    pieceOf: unitOf,
    firstAnswers,
  },
  table: tableFace,
  told: legionTold,
  sounds: legionSounds,
  throws: throwsOf,
  Reveal,
  belongsTo: byAttackOrTurn,
  Around: KnownValues,
  Card: UnitCard,
  Order: OrderStrip,
  Standing,
  // Dialogs come when somebody opens them.
  InWords: lazy(async () => ({ default: (await import('./dialogs/in-words.tsx')).InWords })),
  Override: lazy(async () => ({ default: (await import('./dialogs/override-fields.tsx')).OverrideFields })),
  Changed: lazy(async () => ({ default: (await import('./dialogs/changed.tsx')).Changed })),
  outcome: outcomeOf,
  chronicle: async () => (await import('./chronicle.ts')).chronicle,
  story: async () => (await import('./story.ts')).legionStory,
};
