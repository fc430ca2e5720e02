import type { Sayings } from '../../types.ts';

export const uwing: Sayings = {
  'rebel/uwing/cassianandor': {
    de: 'Zu Beginn der Aktivierungsphase: Du darfst ein anderes freundliches Schiff in Reichweite 1–2 von 1 Stressmarker befreien.',
    en: 'As the Activation phase starts: you may relieve another friendly ship at range 1–2 of 1 stress token.',
  },
  'rebel/uwing/sawgerrera': {
    de: 'Beim Angriff eines freundlichen Schiffes in Reichweite 1–2 (auch deinem eigenen): Ist es gestresst oder hat es mindestens 1 Schadenskarte, darf es 1 Angriffswürfel neu würfeln.',
    en: 'When a friendly ship at range 1–2, even yourself, attacks while stressed or damaged (1 damage card is enough): it may reroll one of its attack dice.',
  },
  'rebel/uwing/magvayarro': {
    de: 'Wenn sich ein anderes freundliches Schiff in Reichweite 1–2 verteidigt: Der Angreifer kann höchstens 1 Angriffswürfel neu würfeln.',
    en: 'When another friendly ship at range 1–2 defends: its attacker can reroll at most one of the attack dice.',
  },
  'rebel/uwing/bodhirook': {
    de: 'Wenn ein freundliches Schiff eine Zielerfassung herstellt: Es kann ein feindliches Schiff erfassen, das in Reichweite 1–3 eines beliebigen freundlichen Schiffes ist.',
    en: 'For the target locks of friendly ships: it suffices that the enemy is at range 1–3 of some friendly ship, whichever that is.',
  },
  'rebel/uwing/benthictwotubes': {
    de: 'Nach der Aktion Fokussierung: Du darfst 1 deiner Fokusmarker entfernen und ihn einem freundlichen Schiff in Reichweite 1–2 geben.',
    en: 'After your focus action: you may hand 1 focus token of yours over to a friendly ship at range 1–2.',
  },
  'rebel/uwing/hefftobber': {
    de: 'Nachdem ein feindliches Schiff durch sein Manöver dein Schiff überschnitten hat: Du darfst eine freie Aktion durchführen.',
    en: 'After an enemy’s manoeuvre has made it overlap you: you may perform a free action.',
  },
};
