import { recover } from '../../../flow/activation/actions.ts';
import { gain } from '../../../flow/tokens.ts';
import { courageOf, isTrooper } from '../../../values.ts';
import { corpsHelps, divulgedGives, dread, freely } from '../../phrases/characters.ts';
import {
  armsActiveHero,
  enemiesWithin,
  gains,
  hasRank,
  heroOf,
  isFriend,
  isHero,
  lends,
  mayWhenOrdered,
  wasDivulged,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, type CardFamily, valueOfAny } from '../../vocabulary.ts';

export const EMPIRE_PIPS_3: CardFamily = {
  'command/annihilation-looms': {
    abilities: [dread((round) => (round >= 5 ? 2 : 1))],
  },
  'command/coordinated-fire': { abilities: [corpsHelps('aim', true)] },
  'command/darkness-descends': {
    grants: ['reliable', 'infiltrate', 'scout'],
    values: [
      valueOfAny('keyword.reliable', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 2 } : undefined,
      ),
    ],
    ...divulgedGives('darkness-descends', 'keyword.infiltrate', 'keyword.scout', 'deploysLast'),
  },
  'command/imperial-discipline': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isFriend(g, m.unit, self),
        (g, unit) => recover(g, unit),
      ),
    ],
  },
  'command/lying-in-wait': {
    ...lends({ sharpshooter: 1 }),
    abilities: [
      at('unit.activated', {
        mandatory: true,
        when: (g, m, self) => !isFriend(g, m.unit, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'command/master-of-evil': {
    abilities: [
      whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('dodge')),
      whenHeroActivates(
        function* (g, vader, self) {
          for (const enemy of enemiesWithin(g, vader, 2))
            if (isTrooper(g, enemy)) yield* gain(g, enemy, 'suppression', 3, self.card);
        },
        { mandatory: true },
      ),
    ],
  },
  'command/ruthless-tactics': {
    acts: [freely('recover', 'recover')],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => !m.attack.melee && !isFriend(g, m.defender, self) && m.defender.status === 'play',
        *run(g, m, self) {
          const courage = courageOf(g, m.defender);
          const shaken = courage !== null && m.defender.tokens.suppression >= courage;
          yield* gain(g, m.defender, 'observation', shaken ? 2 : 1, self.card);
        },
      }),
    ],
  },
  'command/tactical-strike': {
    grants: ['steady', 'tactical'],
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          isFriend(g, m.unit, self) &&
          m.unit.order === 'faceup' &&
          (isHero(g, m.unit, self) || hasRank(m.unit, 'special')),
        *run(g, m, self) {
          const base = { source: self.key, unit: m.unit.id, until: 'activation' } as const;
          g.state.lasting.push(
            { ...base, value: 'speed', modifier: { atMost: 1 } },
            { ...base, value: 'keyword.steady', modifier: { add: 1 } },
            { ...base, value: 'keyword.tactical', modifier: { add: 1 } },
          );
        },
      }),
    ],
  },
  'command/z-6-jetpack-rocket': armsActiveHero,
};
