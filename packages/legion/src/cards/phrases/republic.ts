import { say } from '@holotisch/engine';
import { chooseNumber } from '../../flow/choose.ts';
import { returnCard } from '../../flow/command/command.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { between, isTrooper, unitsInPlay } from '../../values.ts';
import { type AnyAbility, at, type CardRules, type CardSource, type OrderMoment } from '../vocabulary.ts';
import {
  type byCard,
  CARD,
  gains,
  give,
  hasRank,
  heroOf,
  isFriend,
  isMine,
  type Who,
  whenHeroEnds,
  whenOrdered,
} from './commands.ts';

/** Anakin's temper: a suppression token unless he has done what he wanted. */
export const broods = (content: Who): AnyAbility =>
  whenHeroEnds(gains('suppression'), { mandatory: true, when: (g, unit, self) => !content(g, unit, self) });

/** Cards of Yoda give back one another. */
export const givesBack = (card: string): AnyAbility =>
  at('command.resolve', {
    id: 'back',
    mandatory: true,
    when: (g, m, self) => isMine(m, self) && g.state.hands[self.seat]!.discard.includes(card),
    *run(g, _m, self) {
      returnCard(g, self.seat, card);
    },
  });

/** The order comes from a commander of the Wookiees. */
export const byChieftain = (g: Legion, m: OrderMoment, self: CardSource): boolean =>
  m.by !== null && isFriend(g, m.unit, self) && hasRank(m.by, 'commander') && g.card(m.by).type === 'wookiee-trooper';

export const isHurt = (unit: Unit): boolean => unit.minis.some(({ wounds, fell }) => wounds > 0 || fell !== null);

export const wookiees = (keyword: 'agile' | 'demoralize', how: typeof byCard = () => true): CardRules => ({
  grants: [keyword],
  abilities: [
    whenOrdered(
      (g, m, self) => how(g, m, self) && byChieftain(g, m, self) && g.card(m.unit).type === 'wookiee-trooper',
      function* (g, unit, self) {
        give(g, self, unit, keyword);
      },
    ),
  ],
});

/** Suppression from units around Padmé to herself, as much of it as her player likes; from friends only, or from anybody. */
export function shoulders(friendsOnly: boolean): AnyAbility {
  const burdened = (g: Legion, padme: Unit): readonly Unit[] =>
    unitsInPlay(g.state).filter(
      (u) =>
        u !== padme &&
        isTrooper(g, u) &&
        u.tokens.suppression > 0 &&
        isAt(between(g, padme, u), 2) &&
        (!friendsOnly || g.state.sides[u.seat] === g.state.sides[padme.seat]),
    );
  return at('activation.start', {
    when: (g, _m, self) => {
      const padme = heroOf(g, self);
      return padme !== undefined && burdened(g, padme).length > 0;
    },
    *run(g, _m, self) {
      const padme = heroOf(g, self)!;
      let taken = 0;
      for (const unit of burdened(g, padme)) {
        const numbers = Array.from({ length: unit.tokens.suppression + 1 }, (_, i) => i);
        const prompt = say('le.ask.command-take', { card: self.card, unit: unit.id });
        const count = yield* chooseNumber(self.seat, numbers, CARD, prompt, { unit: unit.id, card: self.card });
        const moved = remove(g, unit, 'suppression', count, self.card);
        yield* gain(g, padme, 'suppression', moved, self.card);
        taken += moved;
      }
      yield* gain(g, padme, 'dodge', Math.min(2, taken), self.card);
    },
  });
}
