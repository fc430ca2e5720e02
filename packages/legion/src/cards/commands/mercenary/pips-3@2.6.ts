import { type Flow, type Seat, say } from '@holotisch/engine';
import { chooseWay } from '../../../flow/choose.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between } from '../../../values.ts';
import type { AttackMoment, GatherMoment } from '../../moments.ts';
import { isOf, isOfBand, isSaxonsOwn, KRYZE } from '../../phrases/bands.ts';
import {
  byCard,
  CARD,
  canMove,
  gainsOne,
  giveForGood,
  heroOf,
  inSight,
  isFriend,
  lends,
  mayWhenOrdered,
  ordered,
  pickUnits,
  recovers,
  speedMove,
  wasDivulged,
} from '../../phrases/commands.ts';
import { at, type CardSource, type LaterCards } from '../../vocabulary.ts';

const SHAPE = 'we-shape-ourselves';

/** A ranged attack of Boba, who has an order, or of a friend near him. */
function isRespected(g: Legion, { attack, attacker }: AttackMoment, self: CardSource): boolean {
  const boba = heroOf(g, self);
  if (boba?.order !== 'faceup' || attack.melee || !attacker || !isFriend(g, attacker, self)) return false;
  return attacker === boba || inSight(g, boba, attacker, 1);
}
function* oneBlack(_g: Legion, m: GatherMoment): Flow {
  m.pool.black++;
}

/** Those of the Watch in a player's army. */
const watchOf = (g: Legion, seat: Seat): readonly Unit[] =>
  g.state.units.filter((u) => u.seat === seat && u.status !== 'defeated' && isOfBand(g, u, 'Children of the Watch'));

function* forges(g: Legion, seat: Seat): Flow {
  const able = watchOf(g, seat);
  const units = yield* pickUnits({ seat, card: SHAPE }, able, [Math.min(2, able.length), 2]);
  for (const unit of units) {
    const about = { unit: unit.id, card: SHAPE };
    const token = yield* chooseWay(seat, ['aim', 'dodge'], CARD, say('le.ask.command-token', about), about);
    giveForGood(g, seat, SHAPE, unit, 'keyword.cache', { of: token === 'aim' ? 'Aim 1' : 'Dodge 1' });
  }
}

export const MERCENARY_PIPS_3_26: LaterCards = {
  'command/mandalore-will-survive': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && m.unit.tokens.suppression > 0,
        function* (g, unit, self) {
          remove(g, unit, 'suppression', 1, self.card);
        },
      ),
      at('action.after', {
        when: (g, m, self) =>
          m.action === 'attack' &&
          isOf(KRYZE)(g, m.unit, self) &&
          m.unit.order === 'faceup' &&
          g.state.turn?.unit === m.unit.id &&
          canMove(g, m.unit),
        run: (g, m, self) => speedMove(g, m.unit, 1, self),
      }),
    ],
  },
  // Every attack of theirs; of one that is split into pools, one pool.
  'command/rule-with-respect': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) => m.single === true && isRespected(g, m, self),
        run: oneBlack,
      }),
      at('attack.gather', {
        id: 'split',
        mandatory: true,
        limit: { per: 'activation', times: 1, own: true },
        when: (g, m, self) => m.single !== true && isRespected(g, m, self),
        run: oneBlack,
      }),
    ],
  },
  'command/stories-so-many-of-them-true': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) => {
          const hondo = heroOf(g, self);
          return (
            hondo?.order === 'faceup' &&
            !hondo.panicked &&
            isFriend(g, m.unit, self) &&
            m.unit.status === 'play' &&
            isAt(between(g, hondo, m.unit), 4)
          );
        },
        *run(g, m, self) {
          yield* gain(g, heroOf(g, self)!, 'suppression', 1, self.card);
          yield* gainsOne(g, m.unit, self, ['aim', 'dodge', 'surge']);
        },
      }),
    ],
  },
  'command/victory-or-death': { ...lends({ indomitable: 1 }, isSaxonsOwn), abilities: [ordered('aim')] },
  'command/we-shape-ourselves': {
    grants: ['cache'],
    abilities: [mayWhenOrdered((g, m, self) => byCard(g, m, self) && !wasDivulged(g, self), recovers)],
    divulge: { when: (g, seat) => watchOf(g, seat).length > 0, run: forges },
  },
};
