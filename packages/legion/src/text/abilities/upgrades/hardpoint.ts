import type { Sayings } from '../types.ts';

const twin = {
  de: 'Wenn die Einheit aktiviert wird, können Würfel und Schlüsselwortwerte dieser Waffe bis zum Ende der Aktivierung halbiert werden; die Einheit hat dann Revolverheld.',
  en: 'When the unit activates, the dice and keyword values of this weapon may be halved until the end of the activation; the unit then has Gunslinger.',
};

export const hardpoint: Sayings = {
  'upgrade/twin-blaster-cannons': twin,
  'upgrade/twin-missile-pods': twin,
};
