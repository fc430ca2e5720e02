import { chooseUnit } from '../../flow/choose.ts';
import { giveOrder, mayOrder } from '../../flow/command/command.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { friendsOf } from '../../values.ts';
import { askUnit, SAYS, using } from '../phrases/upgrades.ts';
import { at, type CardSource, type CommandMoment, type LaterCards } from '../vocabulary.ts';

const recipients = (g: Legion, { unit }: CardSource): readonly Unit[] =>
  friendsOf(g.state, unit).filter((u) => u.seat === unit.seat && u.rank === 'corps' && mayOrder(g, u, unit));

const entrusted = using<CommandMoment>({
  when: (g, m, self) => m.seat === self.seat && self.unit.status === 'play' && recipients(g, self).length > 0,
  *run(g, _m, self) {
    const unit = yield* chooseUnit(self.seat, recipients(g, self), SAYS, askUnit(self), self.card);
    yield* giveOrder(g, unit, self.unit);
  },
});

export const COMMAND_26: LaterCards = {
  /** It is readied like any other card. */
  'upgrade/improvised-orders': ({ abilities = [], ...base }) => ({
    ...base,
    abilities: abilities.filter(({ window }) => window !== 'end.start'),
  }),
  'upgrade/trusted-agent': { abilities: [at('command.orders', entrusted), at('command.ordered', entrusted)] },
};
