import type { ClauseId } from '@holotisch/rules';
import { NOTICE, READ } from '../../../table-ui/common-told.ts';
import type { ToldKey } from '../text/told.de.ts';
import { effectAt, type Part } from './part.ts';
import { atShip, shortly } from './say.ts';

/** Why a token comes or goes, where neither an action nor a card says so. */
const REASONS: Partial<Record<ClauseId, ToldKey>> = {
  'XW-AKTIVIERUNGSPHASE-09': 'told.red',
  'XW-AKTIVIERUNGSPHASE-10': 'told.green',
  'XW-HINDERNISSE-08': 'told.debris',
};

/** Tokens and target locks. */
export const tokens = {
  token: {
    lasts: ({ clause }) => (clause ? READ : NOTICE),
    label: ({ ship, token: kind, by, clause }, view, language) => ({
      piece: ship,
      text: shortly(view, language, (clause && REASONS[clause]) ?? 'told.token', { token: kind, by }),
      ...(kind === 'stress' && by > 0 && { tone: 'warning' }),
    }),
    log: 'line',
  },
  spent: {
    lasts: READ,
    label: atShip('told.spent', ({ token: kind }) => ({ token: kind })),
    log: 'line',
  },
  locked: {
    lasts: READ,
    marks: effectAt('flash', ({ target }) => target),
    label: ({ ship, target }, view, language) => [
      { piece: ship, text: shortly(view, language, 'told.locks', { target }) },
      { piece: target, text: shortly(view, language, 'told.locked', { ship }), tone: 'warning' },
    ],
    log: 'line',
  },
  unlocked: {
    label: ({ target }, view, language) => ({ piece: target, text: shortly(view, language, 'told.unlocked') }),
    log: 'line',
  },
  lockPassed: {
    lasts: NOTICE,
    label: atShip('told.lockPassed', ({ to }) => ({ target: to })),
    log: 'line',
  },
} satisfies Part;
