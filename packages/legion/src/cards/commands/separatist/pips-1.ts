import { say } from '@holotisch/engine';
import { RANKS } from '../../../data/types.ts';
import { targetsOf } from '../../../flow/attack/targets.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { TokenKind, Unit } from '../../../state.ts';
import { engagedWith, refuse, unitsInPlay } from '../../../values.ts';
import { enemyTakesBack, passesOrders, pickRank } from '../../phrases/characters.ts';
import {
  attackWithCard,
  CARD,
  enemiesWithin,
  hasRank,
  heroGains,
  heroHas,
  isFriend,
  isHero,
  lends,
  weaponsOn,
  whenHeroEnds,
} from '../../phrases/commands.ts';
import { at, ban, type CardFamily, type CardSource } from '../../vocabulary.ts';

const GREEN: ReadonlySet<TokenKind> = new Set(['aim', 'dodge', 'standby', 'surge']);

const surrounded = (g: Legion, grievous: Unit, self: CardSource): readonly number[] =>
  targetsOf(g, grievous, { weapons: weaponsOn(g, self), only: enemiesWithin(g, grievous, 1).map(({ id }) => id) }).map(
    ({ unit }) => unit.id,
  );

const sufferers = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (u) => !isFriend(g, u, self) && u.order === 'faceup' && hasRank(u, 'corps', 'special', 'support', 'heavy'),
  );

export const SEPARATIST_PIPS_1: CardFamily = {
  'command/duel-of-the-fates': {
    ...lends({ disengage: 1 }),
    abilities: [heroGains('dodge')],
    bans: [
      ban('spend', (g, { unit, token }, self) =>
        GREEN.has(token) && !isFriend(g, unit, self) && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandSpend', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'command/fear-surprise-intimidation': {
    ...lends({ arsenal: 2, relentless: 1, versatile: 1 }),
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'suppression', 2, self.card);
        },
      }),
    ],
  },
  'command/im-your-worst-nightmare': {
    grants: ['uncanny-luck'],
    values: [...lends({ 'uncanny-luck': 2 }).values, heroHas('attackActions', { atLeast: 2 })],
  },
  'command/mechanized-incursion': { abilities: [passesOrders('droid-trooper')] },
  'command/they-too-will-suffer': {
    abilities: [
      enemyTakesBack(sufferers),
      at('pool.draw', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          g.state.sides[m.seat] !== g.state.sides[self.seat] &&
          m.rank === null &&
          m.chosen === null &&
          g.state.hands[m.seat]!.pool.length > 0,
        *run(g, m, self) {
          const { pool } = g.state.hands[m.seat]!;
          const ranks = RANKS.filter((rank) => pool.includes(rank));
          m.rank = yield* pickRank(self, ranks);
        },
      }),
    ],
  },
  'command/trained-in-your-jedi-arts': {
    ...lends({ disengage: 1 }),
    arms: { who: isHero, special: true },
    abilities: [
      heroGains('dodge'),
      whenHeroEnds(
        function* (g, grievous, self) {
          const done: number[] = [];
          for (;;) {
            const left = surrounded(g, grievous, self).filter((id) => !done.includes(id));
            if (left.length === 0 || grievous.status !== 'play') return;
            done.push(...(yield* attackWithCard(g, grievous, self, left)));
          }
        },
        { when: (g, grievous, self) => surrounded(g, grievous, self).length > 0 },
      ),
    ],
  },
};
