import { after } from '../../../flow/reactions.ts';
import { gain } from '../../../flow/tokens.ts';
import { hasKeyword } from '../../../values.ts';
import {
  byCard,
  CARD,
  canMove,
  gains,
  isFriend,
  isHero,
  isMarked,
  isPlayed,
  lends,
  mark,
  mayWhenOrdered,
  unmark,
  whenOrdered,
} from '../../phrases/commands.ts';
import { PAINTS } from '../../phrases/paint.ts';
import { at, type LaterCards } from '../../vocabulary.ts';

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

const HEIGHT = 152.4;

export const MANDALORIAN_PIPS_2_26: LaterCards = {
  // Mandalorians
  'command/aerial-assault': {
    grants: ['death-from-above'],
    values: lends(
      { 'death-from-above': 1 },
      (g, unit, self) => isFriend(g, unit, self) && unit.order === 'faceup' && hasKeyword(g, unit, 'jump'),
    ).values,
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && hasKeyword(g, m.unit, 'jump') && canMove(g, m.unit),
        function* (g, unit) {
          const move = yield* g.rules.move(g, unit, { kinds: ['jump'], jump: 2 * HEIGHT, clauses: CARD });
          yield* after(g, unit, { move, action: { unit, action: 'move', free: true, move } });
        },
      ),
    ],
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
