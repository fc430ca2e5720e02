import type { Sayings } from '../../types.ts';

export const yv666: Sayings = {
  'scum/yv666/bossk': {
    de: 'Trifft dein Angriff, bevor Schaden zugefügt wird: Du darfst 1 deiner kritischen Treffer negieren, um 2 Treffer hinzuzufügen.',
    en: 'When your attack hits, before any damage: you may cancel one critical hit of yours and add 2 hits.',
  },
  'scum/yv666/moraloeval': {
    de: 'Mit Kanonen kannst du auch Schiffe in deinem Zusatzfeuerwinkel angreifen.',
    en: 'Your Cannons can also fire at ships in your auxiliary firing arc.',
  },
  'scum/yv666/lattsrazzi': {
    de: 'Sagt ein freundliches Schiff einen Angriff an: Du darfst deine Zielerfassung auf den Verteidiger ausgeben. Für diesen Angriff sinkt dann dessen Wendigkeit um 1.',
    en: 'When an attack is declared by a friendly ship: you may spend your target lock on the defender. Its agility is then 1 lower for this attack.',
  },
};
