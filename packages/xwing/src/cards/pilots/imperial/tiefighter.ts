import { say } from '@holotisch/engine';
import { cancelAll, rerollable } from '../../../flow/attack/modify.ts';
import { inFiringArc } from '../../../geometry/measuring.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { mayChange, mayModify, oneMoreDie } from '../../phrases/dice.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

/** What a card means by 'TIE fighters'. */
const TIE_FIGHTERS = ['tiefighter', 'tiefofighter', 'tiesffighter'];

export const tiefighter: CardFamily = {
  'imperial/tiefighter/howlrunner': {
    abilities: [
      at('attack.modifyAttackDice', {
        seat: (_g, m) => m.attacker.seat,
        when: (g, m, self) =>
          m.attack.weapon === 'primary' &&
          otherFriends(g, self.ship, 1).includes(m.attacker) &&
          mayModify(g, m, 'attack') &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  'imperial/tiefighter/maulermithel': { values: [oneMoreDie('attackDice', (_g, _s, a) => a.range === 1)] },
  'imperial/tiefighter/scourge': {
    values: [oneMoreDie('attackDice', (g, _s, a) => g.ship(a.defender).damage.length > 0)],
  },
  'imperial/tiefighter/backstabber': {
    values: [oneMoreDie('attackDice', (g, self, a) => !inFiringArc(g, g.ship(a.defender), self.ship))],
  },
  'imperial/tiefighter/darkcurse': {
    bans: [
      // What a weapon costs is paid before he is the defender.
      ban('spend', (_g, { ship, token, attack }, self) =>
        token === 'focus' && attack?.defender === self.ship.id && attack.attacker === ship.id
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.darkcurse') }
          : undefined,
      ),
      ban('reroll', (_g, { dice, attack }, self) =>
        dice === 'attack' && attack.defender === self.ship.id
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.darkcurse') }
          : undefined,
      ),
    ],
  },
  'imperial/tiefighter/youngster': { lendsActions: { slot: 'ept', to: TIE_FIGHTERS, range: 3 } },
  'imperial/tiefighter/wingedgundark': {
    abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range === 1)],
  },
  'imperial/tiefighter/nightbeast': {
    abilities: [
      mayActAt('manoeuvre.executed', (_g, m, self) => m.ship === self.ship && m.difficulty === 'green', ['focus']),
    ],
  },
  /** As in the errata, when results are compared: instead of both rolls, one sure card for a critical hit. */
  'imperial/tiefighter/wampa': {
    abilities: [
      at('attack.compare', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.attackDice.length > 0,
        *run(g, m) {
          const critical = m.attack.attackDice.some((d) => d.face === 'crit');
          cancelAll(g, m.attack, 'attack');
          cancelAll(g, m.attack, 'defence');
          if (critical) yield* g.rules.dealCard(g, m.defender, false);
        },
      }),
    ],
  },
  'imperial/tiefighter/chaser': {
    abilities: [
      at('token.spent', {
        mandatory: true,
        when: (g, m, self) => m.token === 'focus' && otherFriends(g, self.ship, 1).includes(m.ship),
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
};
