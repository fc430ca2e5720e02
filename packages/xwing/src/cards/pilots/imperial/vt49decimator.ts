import { areTouching } from '../../../flow/activation/position.ts';
import { inPlay, isFriendly } from '../../../values.ts';
import { mayChange } from '../../phrases/dice.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const vt49decimator: CardFamily = {
  'imperial/vt49decimator/rearadmiralchiraneau': {
    abilities: [mayChange('attack', 'focus', 'crit', 1, (_g, m) => m.attack.range <= 2)],
  },
  'imperial/vt49decimator/commanderkenkirk': {
    values: [
      {
        value: 'agility',
        by: (_g, _s, self) => (self.ship.shields === 0 && self.ship.damage.length > 0 ? { add: 1 } : undefined),
      },
    ],
  },
  'imperial/vt49decimator/captainoicunn': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship &&
          inPlay(g.state).some((s) => areTouching(g, self.ship, s) && !isFriendly(g.state, s, self.ship)),
        *run(g, _m, self) {
          const rammed = inPlay(g.state).filter(
            (s) => areTouching(g, self.ship, s) && !isFriendly(g.state, s, self.ship),
          );
          for (const ship of rammed) yield* g.rules.suffer(g, ship, 1);
        },
      }),
    ],
  },
};
