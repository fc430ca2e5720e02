import { type Flow, type Seat, say } from '@holotisch/engine';
import { chooseWay } from '../../../flow/choose.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, friendsOf } from '../../../values.ts';
import {
  byCard,
  CARD,
  canMove,
  gains,
  giveForGood,
  isFriend,
  isHero,
  isMarked,
  isPlayed,
  lends,
  mark,
  mayWhenOrdered,
  pickUnits,
  recovers,
  speedMove,
  unmark,
  type Who,
  wasDivulged,
  whenOrdered,
} from '../../commands/phrases.ts';
import { ACTS_AGAIN } from '../../commands/procedures.ts';
import { PAINTS } from '../../commands/rebel/jyn-to-k-2so.ts';
import { at, type CardFamily } from '../../vocabulary.ts';
import { isOfBand } from '../bands.ts';

/** Command cards of Mandalorian clans, of which only a paraphrase can be read. R-L2-50 */

const KRYZE = 'Clan Kryze';
const isOf =
  (clan: string): Who =>
  (g, unit, self) =>
    isFriend(g, unit, self) && isOfBand(g, unit, clan);
/** Beside another of its clan. */
const standsTogether: Who = (g, unit, self) =>
  isOf(KRYZE)(g, unit, self) &&
  friendsOf(g.state, unit).some(
    (friend) => friend !== unit && isOfBand(g, friend, KRYZE) && isAt(between(g, unit, friend), 1),
  );

const SHAPE = 'we-shape-ourselves';
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

/** It waits for its revenge with the standby of this card. */
const VENGEFUL = 'vengeful';
const avenges = (window: 'token.spent' | 'token.lost') =>
  at(window, {
    id: window,
    mandatory: true,
    when: (g, m, self) => m.token === 'standby' && isMarked(g, self, m.unit, VENGEFUL),
    *run(g, m, self) {
      unmark(g, self, m.unit, VENGEFUL);
      yield* gains('aim', 'dodge')(g, m.unit, self);
    },
  });

export const CLANS: CardFamily = {
  'command/close-formation': lends({ precise: 1, outmaneuver: 1 }, standsTogether),
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
  'command/both-hunter-and-prey': ACTS_AGAIN,
  'command/we-shape-ourselves': {
    grants: ['cache'],
    abilities: [mayWhenOrdered((g, m, self) => byCard(g, m, self) && !wasDivulged(g, self), recovers)],
    divulge: { when: (g, seat) => watchOf(g, seat).length > 0, run: forges },
  },
  'command/make-the-impossible-possible': {
    abilities: PAINTS.abilities,
    acts: PAINTS.acts.map(({ plain: _, ...act }) => act),
    ...lends({ steady: 1 }, (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self)),
  },
  'command/vengeful-strike': {
    abilities: [
      whenOrdered(byCard, function* (g, unit, self) {
        yield* gain(g, unit, 'standby', 1, self.card);
        if (unit.tokens.standby > 0) mark(g, self, unit, VENGEFUL);
      }),
      avenges('token.spent'),
      avenges('token.lost'),
    ],
  },
};
