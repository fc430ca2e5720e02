import type { LegionQuestion } from '@holotisch/legion';
import { lazy } from 'react';
import { unitAtWork } from '../../../table-ui/face/unit-at-work.ts';
import type { TableFace } from '../../../table-ui/game-face.ts';
import { LegionOverlay } from '../decide/overlay.tsx';
import { type LegionUnit, type LegionView, leaderPose } from '../view.ts';
import { attackEnds, describe } from './describe.ts';
import { placing } from './ghosts.ts';
import { RangeRuler } from './measure.tsx';
import { UnitPortrait } from './portrait.tsx';
import { type Known, useKnown } from './use-values.ts';

/** The table of Legion: what stands on it and what can be done there. */
export const tableFace: TableFace<LegionView, LegionQuestion, Known> = {
  useKnown,
  ground: 'field',
  describe,
  ...unitAtWork<LegionUnit, LegionView>({
    unitOf: (view) => view.turn?.unit,
    placeOf: leaderPose,
    attackEnds,
  }),
  Overlay: LegionOverlay,
  placing,
  // LE-PROBEMESSUNGEN-01: anybody may measure at any time.
  measuring: () => ({ allowed: true }),
  measure: RangeRuler,
  gaze: lazy(() => import('./gaze.tsx')),
  Portrait: UnitPortrait,
};
