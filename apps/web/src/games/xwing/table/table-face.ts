import type { XWingQuestion } from '@holotisch/xwing';
import { lazy } from 'react';
import type { TableFace } from '../../../table-ui/game-face.ts';
import { XWingOverlay } from '../decide/overlay.tsx';
import { xwingText } from '../spoken.ts';
import type { XWingView } from '../view.ts';
import { describe } from './describe.ts';
import { placing } from './ghosts.ts';
import { RangeRuler } from './measure.tsx';
import { ShipPortrait } from './portrait.tsx';
import { type Known, useKnown } from './use-values.ts';

/** The table of X-Wing: what lies on it and what can be done there. */
export const tableFace: TableFace<XWingView, XWingQuestion, Known> = {
  useKnown,
  ground: 'space',
  describe,
  activePiece: (view) => view.active ?? undefined,
  activeSeat: (view) => (view.active === null ? undefined : view.ships[view.active]?.seat),
  straight: ({ kind }) => kind === 'edge',
  Overlay: XWingOverlay,
  placing,
  action: (view) => {
    const attack = view.attacks.at(-1);
    const ids = attack ? [attack.attacker, attack.defender] : view.active === null ? [] : [view.active];
    return ids.flatMap((id) => view.ships[id]?.pose ?? []);
  },
  // XW-ANGRIFF-03: in an attack ranges are measured; outside of it nobody does, unless all have agreed.
  measuring: (view, ask, language) =>
    view.attacks.length > 0 || ask?.kind === 'attack'
      ? { allowed: true }
      : { allowed: false, why: xwingText(language).table.rulerBarred, clause: 'XW-ANGRIFF-03' },
  measure: RangeRuler,
  gaze: lazy(() => import('./gaze.tsx')),
  Portrait: ShipPortrait,
};
