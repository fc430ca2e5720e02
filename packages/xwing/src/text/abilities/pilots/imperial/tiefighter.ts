import type { Sayings } from '../../types.ts';

export const tiefighter: Sayings = {
  'imperial/tiefighter/howlrunner': {
    de: 'Greift ein anderes freundliches Schiff in Reichweite 1 mit seiner Primärwaffe an: Es darf 1 Angriffswürfel neu würfeln.',
    en: 'Primary weapon attacks of other friendly ships at range 1: they may reroll 1 of the attack dice.',
  },
  'imperial/tiefighter/maulermithel': {
    de: 'Im Angriff in Reichweite 1: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack at range 1: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/scourge': {
    de: 'Im Angriff gegen ein Schiff mit mindestens 1 Schadenskarte: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack a ship with at least 1 damage card: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/backstabber': {
    de: 'Im Angriff, wenn du nicht im Feuerwinkel des Verteidigers bist: Du wirfst 1 zusätzlichen Angriffswürfel.',
    en: 'When you attack and the defender does not have you in its firing arc: the number of your attack dice rises by 1.',
  },
  'imperial/tiefighter/darkcurse': {
    de: 'In der Verteidigung: Der Angreifer kann weder Fokusmarker ausgeben noch Angriffswürfel neu würfeln.',
    en: 'When you defend: the attacker can neither spend focus tokens nor reroll attack dice.',
  },
  'imperial/tiefighter/youngster': {
    de: 'Freundliche TIE-Jäger (auch TIE/EO- und TIE/SE-Jäger) in Reichweite 1–3 dürfen die Aktion deiner ausgerüsteten Elite-Aufwertungskarte durchführen.',
    en: 'TIE fighters on your side at range 1–3, TIE/fo and TIE/sf included, may also perform the action of your Elite upgrade.',
  },
  'imperial/tiefighter/wingedgundark': {
    de: 'Im Angriff in Reichweite 1: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack at range 1: you may turn 1 of your hits into a critical hit.',
  },
  'imperial/tiefighter/nightbeast': {
    de: 'Nachdem du ein grünes Manöver ausgeführt hast: Du darfst die Aktion Fokussierung als freie Aktion durchführen.',
    en: 'After each green manoeuvre of yours: you may focus as a free action.',
  },
  'imperial/tiefighter/wampa': {
    de: 'Im Angriff, zu Beginn des Schritts „Ergebnisse vergleichen“: Du darfst alle Würfelergebnisse negieren. War ein kritischer Treffer darunter, erhält der Verteidiger 1 verdeckte Schadenskarte.',
    en: 'When you attack, just before results are compared: you may cancel every dice result. If a critical hit was among them, the defender gets 1 facedown damage card.',
  },
  'imperial/tiefighter/chaser': {
    de: 'Gibt ein anderes freundliches Schiff in Reichweite 1 einen Fokusmarker aus: Du erhältst 1 Fokusmarker.',
    en: 'Whenever a focus token is spent by another friendly ship at range 1: you get one, too.',
  },
};
