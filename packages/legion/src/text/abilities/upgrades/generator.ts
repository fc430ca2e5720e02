import type { Sayings } from '../types.ts';

export const generator: Sayings = {
  'upgrade/barrage-generator': {
    de: 'Erschöpfen bei einem Fernkampfangriff mit einer Waffe mit festem Feuerwinkel: 2 weiße Angriffswürfel mehr, und der Angriffspool ist niederhaltend.',
    en: 'Exhaust during a ranged attack with a weapon that has Fixed: 2 more white attack dice, and the pool is Suppressive.',
  },
  'upgrade/overcharged-generator': {
    de: 'Erschöpfen bei einem Fernkampfangriff mit einer Waffe mit festem Feuerwinkel: 1 schwarzer Angriffswürfel mehr, und der Angriffspool hat Wucht 1.',
    en: 'Exhaust during a ranged attack with a weapon that has Fixed: 1 more black attack die, and the pool has Impact 1.',
  },
};
