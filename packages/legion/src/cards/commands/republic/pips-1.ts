import type { TokenKind } from '../../../state.ts';
import { unitsInPlay } from '../../../values.ts';
import { passesOrders } from '../../phrases/characters.ts';
import {
  enemiesCounted,
  gains,
  gainsOne,
  heroHas,
  heroOf,
  lends,
  type Who,
  whenOrdered,
} from '../../phrases/commands.ts';
import { broods, byChieftain, givesBack, isHurt, shoulders } from '../../phrases/republic.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'standby', 'surge'];

/** Another friend has been activated before him this round. */
const wasNotFirst: Who = (g, unit) =>
  unitsInPlay(g.state).some(
    (u) => u !== unit && g.state.sides[u.seat] === g.state.sides[unit.seat] && u.order === 'facedown',
  );

export const REPUBLIC_PIPS_1: CardFamily = {
  'command/call-me-captain': {
    grants: ['fire-support'],
    values: [
      ...lends({ 'fire-support': 1 }).values,
      heroHas('keepsOrder', { add: 1 }),
      heroHas('supportsMelee', { add: 1 }),
    ],
  },
  'command/grroooogrrraaaawrrrrrrrrmph': {
    abilities: [whenOrdered((g, m, self) => byChieftain(g, m, self) && isHurt(m.unit), gains('aim', 'dodge', 'surge'))],
  },
  'command/hello-there': {
    ...lends({ nimble: 1 }),
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => {
          const obiWan = heroOf(g, self);
          return obiWan !== undefined && enemiesCounted(g, obiWan, 2) > 0;
        },
        *run(g, _m, self) {
          const obiWan = heroOf(g, self)!;
          for (let left = enemiesCounted(g, obiWan, 2); left > 0; left--) yield* gainsOne(g, obiWan, self, GREEN);
        },
      }),
    ],
  },
  'command/our-fate-is-in-your-hands': { ...lends({ 'danger-sense': 2 }), abilities: [shoulders(false)] },
  'command/size-matters-not': {
    grants: ['jump', 'charge', 'disengage'],
    values: [
      ...lends({ jump: 1, charge: 1, disengage: 1 }).values,
      heroHas('speed', { set: 3 }),
      heroHas('cardActions', { atLeast: 2 }),
    ],
    abilities: [givesBack('there-is-no-try')],
  },
  'command/synchronized-offensive': { abilities: [passesOrders('clone-trooper')] },
  'command/this-is-where-the-fun-begins': {
    ...lends({ outmaneuver: 1, relentless: 1 }),
    abilities: [broods((g, unit, self) => !wasNotFirst(g, unit, self))],
  },
};
