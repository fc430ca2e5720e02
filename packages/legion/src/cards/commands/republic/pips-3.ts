import { say } from '@holotisch/engine';
import { chooseWay } from '../../../flow/choose.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import { between } from '../../../values.ts';
import { divulgedGives } from '../../phrases/characters.ts';
import {
  byHero,
  CARD,
  forbidsAttack,
  friendsWithin,
  heroGains,
  heroOf,
  isFriend,
  isHero,
  lends,
  recovers,
  wasDivulged,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { broods, givesBack, wookiees } from '../../phrases/republic.ts';
import { at, type CardFamily, valueOfAny } from '../../vocabulary.ts';

export const REPUBLIC_PIPS_3: CardFamily = {
  'command/attack-of-the-clones': {
    abilities: [
      whenOrdered(
        (_g, m, self) => m.card === self.card && m.by?.seat === self.seat,
        function* (g, unit, self) {
          const ways = ['surge', ...(unit.tokens.suppression > 0 ? (['calm'] as const) : [])] as const;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'surge') yield* gain(g, unit, 'surge', 1, self.card);
          else remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  'command/diplomatic-cover': {
    grants: ['infiltrate', 'secret-mission', 'reliable'],
    values: [
      valueOfAny('keyword.secret-mission', (g, unit, self) =>
        isHero(g, unit, self) && wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
      valueOfAny('keyword.reliable', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.unit, self) && wasDivulged(g, self),
        *run(g, m, self) {
          yield* gain(g, m.unit, 'dodge', 1, self.card);
        },
      }),
    ],
    ...divulgedGives('diplomatic-cover', 'keyword.infiltrate'),
  },
  'command/general-kenobi': {
    abilities: [
      whenOrdered(byHero, function* (g, unit, self) {
        yield* gain(g, unit, 'surge', friendsWithin(g, unit, 1).length, self.card);
      }),
    ],
  },
  'command/hero-of-the-clone-wars': {
    ...lends({ exemplar: 1, reliable: 2 }),
    abilities: [broods((g, unit) => friendsWithin(g, unit, 2).length > 0)],
  },
  'command/luminous-beings-are-we': {
    abilities: [heroGains('aim', 'aim', 'dodge', 'dodge', 'surge', 'surge'), givesBack('size-matters-not')],
    bans: [forbidsAttack(isHero)],
    lendsTokens: (g, unit, _token, self) => {
      const yoda = heroOf(g, self);
      return yoda && yoda !== unit && isFriend(g, unit, self) && isAt(between(g, yoda, unit), 3) ? [yoda] : [];
    },
  },
  'command/were-not-programmed': {
    ...lends({ inspire: 2 }),
    abilities: [heroGains('surge', 'surge'), whenHeroActivates((g, rex) => recovers(g, rex), { mandatory: true })],
  },
  'command/yhwargghhhhhhhhhh': wookiees('demoralize'),
};
