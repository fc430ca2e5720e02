import type { Attack } from '../../state.ts';
import { ownIn } from '../../values.ts';
import { at, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Grenades: what they give the pool that they are thrown in. */

/** The pool holds a weapon of this card. */
export const isThrown = (attack: Attack | undefined, { unit, equipped }: CardSource): boolean => {
  const place = `${unit.upgrades.indexOf(equipped)}:`;
  return attack !== undefined && ownIn(attack).some(({ weapon }) => weapon.startsWith(place));
};

export const GRENADES: CardFamily = {
  // However many are thrown.
  'upgrade/emp-droid-poppers': {
    values: [value('keyword.ion', (_g, _unit, self, { attack }) => (isThrown(attack, self) ? { add: 1 } : undefined))],
    grants: ['ion'],
  },
  'upgrade/fragmentation-grenades': {
    abilities: [
      at('attack.rolled', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && isThrown(m.attack, self),
        *run(_g, m) {
          m.attack.noted['surge'] = 'crit';
        },
      }),
    ],
  },
};
