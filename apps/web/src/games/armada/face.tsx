import type { ArmadaQuestion } from '@holotisch/armada';
import { lazy, type ReactNode } from 'react';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import { withStanding } from '../../table-ui/decide/standing-answers.tsx';
import { Offers } from '../../table-ui/face/offers.tsx';
import { phaseHeadline } from '../../table-ui/face/phase-headline.ts';
import type { GameFace } from '../../table-ui/game-face.ts';
import { AIDS } from './aids.ts';
import { CardAbout } from './cards/card-about.tsx';
import { Says } from './cards/says.tsx';
import { UnitCard } from './cards/unit-card.tsx';
import { Activate, RevealedDial } from './decide/activate.tsx';
import { mayStand } from './decide/always.ts';
import { unitOf } from './decide/ask.ts';
import { Briefing } from './decide/briefing.tsx';
import { CourseControl } from './decide/course-control.tsx';
import { Critical } from './decide/critical.tsx';
import { Defend } from './decide/defend.tsx';
import { Dials } from './decide/dials.tsx';
import { isDisplaced } from './decide/displaced.ts';
import { firstAnswers } from './decide/first-answers.ts';
import { Initiative } from './decide/initiative.tsx';
import { Modify } from './decide/modify.tsx';
import { optionSign } from './decide/option-sign.tsx';
import { Displaced, Place } from './decide/place.tsx';
import { Repair } from './decide/repair.tsx';
import { Reroll } from './decide/reroll.tsx';
import { Shots } from './decide/shots.tsx';
import { SquadronAct } from './decide/squadron-act.tsx';
import { isWing } from './decide/wing.ts';
import { Wing } from './decide/wing-control.tsx';
import { outcomeOf } from './outcome.ts';
import { Standing } from './standing.tsx';
import { OrderStrip } from './table/order-strip.tsx';
import { tableFace } from './table/table-face.ts';
import { type Known, KnownValues } from './table/use-values.ts';
import { armadaText } from './text/armada-text.ts';
import { hintFor } from './text/hints.ts';
import { armadaTold } from './told/index.ts';
import { armadaSounds } from './told/sounds.ts';
import { throwsOf } from './told/throws.ts';
import { Tray } from './told/tray.tsx';
import { type ArmadaEvent, type ArmadaView, isArmada, ownerOf, type Phase } from './view.ts';
import { armadaWords } from './words.ts';

/** What is answered otherwise than by a list or a form. */
function controlFor(view: ArmadaView, ask: ArmadaQuestion): ReactNode | undefined {
  if (ask.kind === 'course') return <CourseControl ask={ask} />;
  if (ask.kind === 'dials')
    return (
      <>
        {view.round === 1 && <Briefing view={view} seat={ask.seat} />}
        <Dials ask={ask} />
      </>
    );
  if (ask.kind === 'first-player') return <Initiative view={view} ask={ask} />;
  if (ask.kind === 'attack' || ask.kind === 'further-target') return <Shots ask={ask} view={view} />;
  if (ask.kind === 'activate') return <Activate view={view} ask={ask} />;
  if (ask.kind === 'dial-use') return <RevealedDial view={view} ask={ask} />;
  if (ask.kind === 'critical') return <Critical ask={ask} />;
  if (ask.kind === 'reroll' || ask.kind === 'evade' || ask.kind === 'dice') return <Reroll view={view} ask={ask} />;
  if (isWing(ask)) return <Wing view={view} ask={ask} />;
  if (ask.kind === 'squadron-act') return <SquadronAct view={view} ask={ask} />;
  if (ask.kind === 'window:attack.defend') return <Defend view={view} ask={ask} />;
  if (ask.kind === 'window:attack.modify') return <Modify view={view} ask={ask} />;
  if (mayStand(ask)) return <Offers ask={ask} />;
  if (ask.kind === 'repair') return <Repair ask={ask} />;
  if (isDisplaced(ask)) return <Displaced view={view} ask={ask} />;
  if (ask.type === 'region') return <Place view={view} ask={ask} />;
  return undefined;
}

const SETUP: readonly Phase[] = ['initiative', 'objective', 'obstacles', 'deployment'];
const ROUND: readonly Phase[] = ['command', 'ship', 'squadron', 'status'];

export const armadaFace: GameFace<ArmadaView, ArmadaEvent, ArmadaQuestion, Known> = {
  id: 'armada',
  name: { de: 'Armada', en: 'Armada' },
  sees: isArmada,
  words: armadaWords,
  headline: (view, language) =>
    phaseHeadline(view, SETUP.includes(view.phase) ? SETUP : ROUND, armadaText[language].phases),
  side: ownerOf,
  aids: AIDS,
  levels: ['partner', 'recruit', 'veteran', 'ace'],
  decide: {
    control: controlFor,
    Tray: withStanding(Tray),
    trayNames: (view, language) => {
      const attack = view.attacks.at(-1);
      return attack && armadaText[language].attackSteps[attack.step - 1];
    },
    hint: hintFor,
    sign: optionSign,
    Says,
    Beware: lazy(() => import('./decide/beware.tsx')),
    CardAbout,
    pieceOf: unitOf,
    firstAnswers,
    pieceOfField: (field) => Number(field.split('.')[0]),
  },
  table: tableFace,
  told: armadaTold,
  sounds: armadaSounds,
  throws: throwsOf,
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
  story: async () => (await import('./story.ts')).armadaStory,
};
