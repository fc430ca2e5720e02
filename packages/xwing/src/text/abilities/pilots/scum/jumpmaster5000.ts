import type { Sayings } from '../../types.ts';

export const jumpmaster5000: Sayings = {
  'scum/jumpmaster5000/dengar': {
    de: 'Einmal pro Runde, nachdem du dich verteidigt hast: Ist der Angreifer in deinem Feuerwinkel, darfst du ihn angreifen, selbst wenn sein Angriff dich zerstört hat.',
    en: 'Once per round, after you defend: you may attack the attacker if your firing arc covers it, even if its attack has destroyed you.',
  },
  'scum/jumpmaster5000/teltrevura': {
    de: 'Würdest du zum ersten Mal zerstört: Stattdessen verfällt der restliche Schaden, du legst alle deine Schadenskarten ab und erhältst 4 verdeckte.',
    en: 'When you would first be destroyed: instead, damage still due is lost, you discard every damage card you have and get 4 facedown ones.',
  },
  'scum/jumpmaster5000/manaroo': {
    de: 'Zu Beginn der Kampfphase: Du darfst alle deine Fokusmarker, Ausweichmarker und Zielerfassungen an ein anderes freundliches Schiff in Reichweite 1 weitergeben.',
    en: 'When the Combat phase begins: you may let another friendly ship at range 1 have all your focus tokens, evade tokens and target locks.',
  },
};
