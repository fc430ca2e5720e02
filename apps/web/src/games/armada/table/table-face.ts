import type { ArmadaQuestion } from '@holotisch/armada';
import { lazy } from 'react';
import { unitAtWork } from '../../../table-ui/face/unit-at-work.ts';
import type { TableFace } from '../../../table-ui/game-face.ts';
import { ArmadaOverlay } from '../decide/overlay.tsx';
import type { ArmadaView, UnitView } from '../view.ts';
import { attackEnds, describe } from './describe.ts';
import { placing } from './ghosts.ts';
import { RangeRuler } from './measure.tsx';
import { UnitPortrait } from './portrait.tsx';
import { type Known, useKnown } from './use-values.ts';

/** The table of Armada: what lies on it and what can be done there. */
export const tableFace: TableFace<ArmadaView, ArmadaQuestion, Known> = {
  useKnown,
  ground: 'space',
  describe,
  ...unitAtWork<UnitView, ArmadaView>({
    unitOf: (view) => view.flying?.squadron ?? view.active ?? undefined,
    placeOf: (unit) => unit?.pose,
    attackEnds,
  }),
  Overlay: ArmadaOverlay,
  placing,
  // AR-PROBEMESSUNGEN-01: anybody may measure at any time.
  measuring: () => ({ allowed: true }),
  measure: RangeRuler,
  gaze: lazy(() => import('./gaze.tsx')),
  Portrait: UnitPortrait,
};
