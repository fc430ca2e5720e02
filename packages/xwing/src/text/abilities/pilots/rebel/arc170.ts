import type { Sayings } from '../../types.ts';

export const arc170: Sayings = {
  'rebel/arc170/norrawexley': {
    de: 'Im Angriff und in der Verteidigung: Du darfst deine Zielerfassung auf das feindliche Schiff ausgeben, um deinem Wurf 1 Fokus-Ergebnis hinzuzufügen.',
    en: 'When you attack or defend: you may spend your lock on the enemy ship and add 1 focus result to what you rolled.',
  },
  'rebel/arc170/sharabey': {
    de: 'Beim Angriff eines anderen freundlichen Schiffes in Reichweite 1–2: Es darf deine Zielerfassungen nutzen, als wären es seine eigenen.',
    en: 'In the attacks of another friendly ship at range 1–2: it may use your target locks as if they were its own.',
  },
  'rebel/arc170/thanekyrell': {
    de: 'Nachdem ein feindliches Schiff, das in Reichweite 1–3 in deinem Feuerwinkel ist, ein anderes freundliches Schiff angegriffen hat: Du darfst eine freie Aktion durchführen.',
    en: 'After an attack on another friendly ship by an enemy at range 1–3 inside your firing arc: you may take a free action.',
  },
  'rebel/arc170/braylenstramm': {
    de: 'Nach deinem Manöver: Du darfst 1 Angriffswürfel werfen. Bei einem Treffer oder kritischen Treffer entferne 1 deiner Stressmarker.',
    en: 'After your manoeuvre: you may roll one of the attack dice. If it shows a hit or critical hit, you lose 1 stress token.',
  },
};
