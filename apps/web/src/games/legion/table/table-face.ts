import type { LegionQuestion } from '@holotisch/legion';
import type { TableFace } from '../../game-face.ts';
import { LegionOverlay } from '../decide/overlay.tsx';
import { type LegionView, leaderPose } from '../view.ts';
import { attackEnds, describe } from './describe.ts';
import { placing } from './ghosts.ts';
import { RangeRuler } from './measure.tsx';
import { UnitPortrait } from './portrait.tsx';
import { type Known, useKnown } from './use-values.ts';

const activeUnit = (view: LegionView): number | undefined => view.turn?.unit;

/** The table of Legion: what stands on it and what can be done there. */
export const tableFace: TableFace<LegionView, LegionQuestion, Known> = {
  useKnown,
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
  measure: RangeRuler,
  Portrait: UnitPortrait,
};
