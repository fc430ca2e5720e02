import { isThrown } from '../phrases/upgrades.ts';
import { at, type CardFamily, value } from '../vocabulary.ts';

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
