import type { Sayings } from '../../types.ts';

export const kwing: Sayings = {
  'rebel/kwing/mirandadoni': {
    de: 'Einmal pro Runde, im Angriff: Du darfst entweder 1 Schild ausgeben und 1 zusätzlichen Angriffswürfel werfen oder 1 Angriffswürfel weniger werfen und 1 Schild aufladen.',
    en: 'Once per round, when you attack: you may either spend a shield to raise the number of your attack dice by 1 or lower that number by 1 to recover a shield.',
  },
  'rebel/kwing/esegetuketu': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–2: Es darf deine Fokusmarker nutzen, als wären es seine eigenen.',
    en: 'In the attacks of another friendly ship at range 1–2: it may use your focus tokens as if they were its own.',
  },
};
