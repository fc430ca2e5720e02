import type { ArmadaQuestion } from '@holotisch/armada';
import type { TableFace } from '../../game-face.ts';
import { ArmadaOverlay } from '../decide/overlay.tsx';
import type { ArmadaView } from '../view.ts';
import { attackEnds, describe } from './describe.ts';
import { placing } from './ghosts.ts';
import { RangeRuler } from './measure.tsx';
import { UnitPortrait } from './portrait.tsx';
import { type Known, useKnown } from './use-values.ts';

const activeUnit = (view: ArmadaView): number | undefined => view.flying?.squadron ?? view.active ?? undefined;

/** The table of Armada: what lies on it and what can be done there. */
export const tableFace: TableFace<ArmadaView, ArmadaQuestion, Known> = {
  useKnown,
  describe,
  activePiece: activeUnit,
  activeSeat: (view) => {
    const id = activeUnit(view);
    return id === undefined ? undefined : view.units[id]?.seat;
  },
  Overlay: ArmadaOverlay,
  placing,
  action: (view) => {
    const ends = attackEnds(view);
    if (ends) return ends;
    const id = activeUnit(view);
    const pose = id === undefined ? undefined : view.units[id]?.pose;
    return pose ? [pose] : [];
  },
  // AR-PROBEMESSUNGEN-01: anybody may measure at any time.
  measuring: () => ({ allowed: true }),
  measure: RangeRuler,
  Portrait: UnitPortrait,
};
