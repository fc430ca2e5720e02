import type { Sayings } from '../../types.ts';

export const cr90corvettefore: Sayings = {
  'rebel/cr90corvettefore/cr90corvettefore': {
    de: 'Im Angriff mit der Primärwaffe: Gibst du 1 Energie aus, darfst du 1 zusätzlichen Angriffswürfel werfen.',
    en: 'When you attack with your primary weapon: 1 energy, if you spend it, raises the number of your attack dice by 1.',
  },
};
