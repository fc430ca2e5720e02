import type { Sayings } from '../../types.ts';

export const tiesffighter: Sayings = {
  'imperial/tiesffighter/quickdraw': {
    de: 'Einmal pro Runde, wenn du einen Schild verlierst: Du darfst mit deiner Primärwaffe angreifen.',
    en: 'Once per round, as you lose a shield: you may attack with your primary weapon.',
  },
  'imperial/tiesffighter/backdraft': {
    de: 'Im Angriff gegen ein Schiff in deinem Zusatzfeuerwinkel: Du darfst deinem Wurf 1 kritischen Treffer hinzufügen.',
    en: 'When your auxiliary firing arc covers your target: you may add a critical hit to your roll.',
  },
};
