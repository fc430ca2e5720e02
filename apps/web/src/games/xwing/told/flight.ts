import type { Language } from '@holotisch/engine';
import type { EventOf } from '@holotisch/xwing';
import { NOTICE, READ, ROLL } from '../../../table-ui/common-told.ts';
import type { PieceLabel } from '../../../table-ui/game-face.ts';
import type { ToldKey } from '../text/told.de.ts';
import type { XWingView } from '../view.ts';
import { fly, slide } from './motion.ts';
import { effectAt, type Part } from './part.ts';
import { atShip, shipOf, shortly } from './say.ts';

const REASONS: Readonly<Record<string, ToldKey>> = {
  'xw.skipped.asteroid': 'told.lost.asteroid',
  'xw.skipped.card': 'told.lost.card',
};

/** Actions that are seen by the move they bring. */
const MOVES = new Set(['barrelroll', 'boost']);

/** An asteroid harms by a hit, a debris cloud by a critical hit only; what harms tells of itself. */
function unharmed(event: EventOf<'obstacleRoll'>, view: XWingView, language: Language): PieceLabel | undefined {
  const { ship, face, obstacle } = event;
  const debris = view.obstacles[obstacle]?.kind.includes('debris') === true;
  if (face === 'crit' || (face === 'hit' && !debris)) return undefined;
  return { piece: ship, text: shortly(view, language, 'told.unharmed', { face }) };
}

/** A ship is activated: dial, manoeuvre, action. */
export const flight = {
  activates: { lasts: NOTICE, log: 'group' },
  ionised: {
    lasts: READ,
    label: atShip('told.ionised', ({ manoeuvre }) => ({ manoeuvre }), 'warning'),
    log: 'line',
  },
  revealed: {
    lasts: READ,
    label: atShip('told.reveals', ({ manoeuvre }) => ({ manoeuvre })),
    log: 'line',
  },
  overruled: {
    lasts: READ,
    banner: 'note',
    label: atShip('told.overruled', ({ manoeuvre }) => ({ manoeuvre }), 'warning'),
    log: 'line',
  },
  moved: {
    lasts: 900,
    motion: fly,
    label: ({ ship, overlapped }, view, language) =>
      overlapped.length === 0
        ? undefined
        : { piece: ship, text: shortly(view, language, 'told.contact', { target: [...overlapped] }), tone: 'warning' },
    log: 'line',
  },
  metObstacle: {
    lasts: READ,
    marks: effectAt('flash', shipOf),
    label: atShip('told.met', ({ obstacle }) => ({ obstacle }), 'warning'),
    log: 'line',
  },
  repositioned: {
    lasts: 700,
    motion: slide,
    label: atShip('told.repositioned', ({ what }) => ({ what })),
    log: 'line',
  },
  rotated: {
    lasts: 450,
    motion: slide,
    label: atShip('told.rotated'),
    log: 'line',
  },
  undocked: {
    lasts: NOTICE,
    label: atShip('told.undocked'),
    log: 'line',
  },
  failed: { lasts: READ, label: atShip('told.failed', ({ what }) => ({ what }), 'warning'), log: 'line' },
  action: {
    lasts: ({ action }) => (MOVES.has(action) ? 0 : NOTICE),
    label: atShip('told.action', ({ action }) => ({ action })),
    log: 'line',
  },
  skippedAction: {
    lasts: READ,
    label: atShip('told.lost', undefined, 'warning'),
    banner: ({ ship, why }, view, language) => ({
      kind: 'note',
      text: shortly(view, language, REASONS[why.text] ?? 'told.lost.ship', { ship }),
    }),
    log: 'line',
  },
  noAction: {
    lasts: READ,
    label: ({ ship, why }, view, language) => ({
      piece: ship,
      text: shortly(view, language, why.text === 'xw.noAction.stress' ? 'told.stressed' : 'told.noneLeft'),
      tone: 'warning',
    }),
    log: 'line',
  },
  passedAction: { lasts: NOTICE, label: atShip('told.passed'), log: 'line' },
  obstacleRoll: { lasts: ROLL, seenLast: true, label: unharmed, log: 'line' },
  arcRotated: { lasts: NOTICE, label: atShip('told.arc', ({ to }) => ({ to })), log: 'line' },
} satisfies Part;
