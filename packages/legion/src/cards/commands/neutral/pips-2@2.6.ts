import { say } from '@holotisch/engine';
import { refuseAction } from '../../../flow/activation/actions.ts';
import { chooseWay } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import { between, friendsOf } from '../../../values.ts';
import { isOf, isOfBand, KRYZE } from '../../phrases/bands.ts';
import { byCard, CARD, lends, mayWhenOrdered, type Who } from '../../phrases/commands.ts';
import { trades } from '../../phrases/trading.ts';
import type { LaterCards } from '../../vocabulary.ts';

/** Beside another of its clan. */
const standsTogether: Who = (g, unit, self) =>
  isOf(KRYZE)(g, unit, self) &&
  friendsOf(g.state, unit).some(
    (friend) => friend !== unit && isOfBand(g, friend, KRYZE) && isAt(between(g, unit, friend), 1),
  );

export const NEUTRAL_PIPS_2_26: LaterCards = {
  'command/aggression': trades('aim', 2),
  'command/close-formation': lends({ precise: 1, outmaneuver: 1 }, standsTogether),
  // Mercenaries
  'command/speak-softly-and-drive-a-big-tank': {
    abilities: [
      mayWhenOrdered(byCard, function* (g, unit, self) {
        const moves = !refuseAction(g, unit, 'move', { free: true, outside: true });
        const ways = [...(moves ? (['move'] as const) : []), 'aim', 'dodge'] as const;
        const about = { unit: unit.id, card: self.card };
        const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
        if (way === 'move') yield* g.rules.act(g, unit, 'move', { free: true, outside: true });
        else yield* gain(g, unit, way, 1, self.card);
      }),
    ],
  },
};
