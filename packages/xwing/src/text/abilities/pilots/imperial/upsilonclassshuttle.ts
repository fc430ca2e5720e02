import type { Sayings } from '../../types.ts';

export const upsilonclassshuttle: Sayings = {
  'imperial/upsilonclassshuttle/kyloren': {
    de: 'Wirst du in einer Runde zum ersten Mal von einem Angriff getroffen: Der Angreifer erhält den Zustand „Ich zeige dir die dunkle Seite“.',
    en: 'The first attack that hits you in a round: its attacker gets the condition “I’ll Show You the Dark Side”.',
  },
  'imperial/upsilonclassshuttle/majorstridan': {
    de: 'Für deine Aktionen und Aufwertungskarten darfst du freundliche Schiffe in Reichweite 2–3 so behandeln, als wären sie in Reichweite 1.',
    en: 'In your actions and upgrade cards, friendly ships at range 2–3 may count as ships at range 1.',
  },
  'imperial/upsilonclassshuttle/lieutenantdormitz': {
    de: 'Beim Aufbau: Freundliche Schiffe dürfen auch außerhalb ihres Startgebiets platziert werden, wenn sie dort in Reichweite 1–2 von dir sind.',
    en: 'During setup: friendly ships may start outside their starting area if they are then at range 1–2 of you.',
  },
};
