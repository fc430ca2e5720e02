import type { Sayings } from '../types.ts';

export const grenades: Sayings = {
  'upgrade/emp-droid-poppers': {
    de: 'Enthält der Angriffspool diese Waffe mindestens einmal, hat er Ionen 1.',
    en: 'An attack pool with at least one of this weapon has Ion 1.',
  },
  'upgrade/fragmentation-grenades': {
    de: 'Enthält der Angriffspool diese Waffe, werden Angriffsenergie-Symbole zu kritischen Treffern.',
    en: 'While this weapon is in the attack pool, attack surges become critical hits.',
  },
  'upgrade/impact-grenades@2.6': {
    de: 'Enthält der Angriffspool diese Waffe mindestens einmal, hat er Wucht 4.',
    en: 'An attack pool with at least one of this weapon has Impact 4.',
  },
};
