import { discardDamage } from '../../../flow/attack/damage.ts';
import { wastesAttack } from '../../../flow/attack/weapons.ts';
import { passLock } from '../../../flow/tokens.ts';
import { inFiringArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { canShootAt, isDefender } from '../../phrases/attacks.ts';
import { pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const mayAnswer = (g: XWing, { ship }: CardSource, attacker: Ship): boolean =>
  inFiringArc(g, ship, attacker) && (canShootAt(g, ship, attacker) || wastesAttack(g, ship));

/** The attack that destroys him does not keep him from answering it: it, and then his own, is still going on. */
const hasYetToAnswer = (g: XWing, self: CardSource): boolean => {
  const { attacks, uses } = g.state;
  const against = attacks.find((a) => a.defender === self.piece);
  if (against === undefined) return false;
  return (
    attacks.some((a) => a.attacker === self.piece) ||
    (!uses[`round:${self.key}`] && mayAnswer(g, self, g.ship(against.attacker)))
  );
};

export const jumpmaster5000: CardFamily = {
  'scum/jumpmaster5000/dengar': {
    staysFor: hasYetToAnswer,
    abilities: [
      at('attack.again', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isDefender(m, self) && mayAnswer(g, self, m.attacker),
        *run(g, m, self) {
          yield* g.rules.attack(g, self.ship, { targets: [m.attacker] });
        },
      }),
    ],
  },
  /** The first destruction leaves him with four facedown cards instead. */
  'scum/jumpmaster5000/teltrevura': {
    cancelsSurplus: (g, self) => !g.state.uses[`game:${self.key}`],
    abilities: [
      at('ship.dying', {
        mandatory: true,
        limit: { per: 'game', times: 1 },
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          for (const damage of [...self.ship.damage]) discardDamage(g, self.ship, damage);
          for (let i = 0; i < 4; i++) yield* g.rules.dealCard(g, self.ship, false);
        },
      }),
    ],
  },
  'scum/jumpmaster5000/manaroo': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => {
          const { tokens, locks } = self.ship;
          return tokens.focus + tokens.evade + locks.length > 0 && otherFriends(g, self.ship, 1).length > 0;
        },
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          for (const target of [...self.ship.locks]) passLock(g, self.ship, ally, g.ship(target));
          for (const token of ['focus', 'evade'] as const) {
            const n = self.ship.tokens[token];
            yield* g.rules.remove(g, self.ship, token, n);
            yield* g.rules.assign(g, ally, token, n);
          }
        },
      }),
    ],
  },
};
