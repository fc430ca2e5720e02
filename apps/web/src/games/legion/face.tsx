import type { LegionQuestion } from '@holotisch/legion';
import type { ReactNode } from 'react';
import type { GameFace } from '../game-face.ts';
import { AIDS } from './aids.ts';
import { straightOn } from './decide/move.ts';
import { MoveControl } from './decide/move-control.tsx';
import { LegionOverlay, placing, unitOf } from './decide/overlay.tsx';
import { outcomeOf } from './outcome.ts';
import { attackEnds, describe } from './table/describe.ts';
import { UnitPortrait } from './table/portrait.tsx';
import { legionText } from './text/legion-text.ts';
import { legionTold } from './told/index.ts';
import { isLegion, type LegionEvent, type LegionView, leaderPose, ownerOf } from './view.ts';
import { legionWords } from './words.ts';

const SETUP: readonly LegionView['phase'][] = ['sides', 'battle', 'prepare', 'deployment'];
const ROUND: readonly LegionView['phase'][] = ['command', 'activation', 'end'];

const controlFor = (view: LegionView, ask: LegionQuestion): ReactNode | undefined =>
  ask.kind === 'move' ? <MoveControl view={view} ask={ask} /> : undefined;

const activeUnit = (view: LegionView): number | undefined => view.turn?.unit;

export const legionFace: GameFace<LegionView, LegionEvent, LegionQuestion> = {
  id: 'legion',
  name: { de: 'Legion', en: 'Legion' },
  sees: isLegion,
  words: legionWords,
  headline: (view, language) => {
    const names = legionText[language].phases;
    const phases = SETUP.includes(view.phase) ? SETUP : ROUND;
    return {
      ...(view.round > 0 && { round: view.round }),
      phase: names[view.phase],
      steps: phases.map((phase) => names[phase]),
      step: phases.indexOf(view.phase),
    };
  },
  side: ownerOf,
  aids: AIDS,
  decide: {
    control: controlFor,
    hint: (kind, language) => legionText[language].hints[kind],
    pieceOf: unitOf,
    firstAnswers: (view, ask) =>
      ask.kind === 'move' ? [{ ...straightOn(view, ask.region) }, { ...straightOn(view, ask.region), way: 0 }] : [],
  },
  table: {
    describe,
    activePiece: activeUnit,
    activeSeat: (view) => {
      const id = activeUnit(view);
      return id === undefined ? undefined : view.units[id]?.seat;
    },
    Overlay: LegionOverlay,
    placing,
    action: (view) => {
      const ends = attackEnds(view);
      if (ends) return ends;
      const id = activeUnit(view);
      const at = id === undefined ? undefined : leaderPose(view.units[id]);
      return at ? [at] : [];
    },
    // LE-PROBEMESSUNGEN-01: anybody may measure at any time.
    measuring: () => ({ allowed: true }),
    Portrait: UnitPortrait,
  },
  told: legionTold,
  belongsTo: ({ attack, active }) =>
    attack !== undefined ? `attack ${attack}` : active === undefined ? undefined : `turn ${active}`,
  outcome: outcomeOf,
};
