import type { Sayings } from '../types.ts';

/** Upgrade cards that did something else when they were first printed, and do so at the prices of that print. */
export const firstPrint: Sayings = {
  'upgrade/admonition': {
    de: 'Abgelegt wird ein spielbereiter Verteidigungsmarker.',
    en: 'It is a readied defense token that is discarded.',
  },
  'upgrade/anakin-skywalker-commander': {
    de: 'Befreundete Schiffe dürfen im Salven-Angriff 1 Würfel einer Farbe ihres Pools hinzufügen. Einmal pro Aktivierung: Hat ein befreundetes Schiff ein feindliches angegriffen, darf es 1 Salve-Marker für einen Salven-Angriff auf dasselbe Schiff ausgeben.',
    en: 'A friendly ship that makes a Salvo attack may add 1 die of a color that its pool already has. Once per activation, when a friendly ship has attacked an enemy ship, it may spend 1 Salvo token and make a Salvo attack on that same ship.',
  },
  'upgrade/general-madine': {
    de: 'Navigiert ein befreundetes Schiff mit einem Rad, darf es 1 weitere Kurskorrektur um 1 erhöhen; mit einem Marker eine Kurskorrektur, statt den Schub zu ändern.',
    en: 'When a friendly ship navigates by a dial it may raise 1 more yaw value by 1; by a token one yaw value instead of changing its speed.',
  },
  'upgrade/governor-pryce': {
    de: 'Nur mittlere und große Schiffe. Nach dem Aufstellen darfst du 1 Rundenmarker hierher legen. In dieser Runde wirst du erst aktiviert, wenn alle anderen Schiffe aktiviert sind.',
    en: 'Medium and large ships only. After deployment you may place a round token here. In that round you activate only after all other ships.',
  },
  'upgrade/invisible-hand': {
    de: 'Platziert werden höchstens so viele Staffeln, wie das Kommando aktiviert.',
    en: 'No more squadrons are placed than the command activates.',
  },
  'upgrade/linked-turbolaser-towers': {
    de: 'In jedem Angriff darfst du 1 roten Würfel neu würfeln. Einmal in deiner Aktivierung darfst du gegen eine Staffel 2 Würfel beliebiger Farbe hinzufügen; dann gibt es in diesem Angriff kein weiteres Ziel.',
    en: 'In any attack you may reroll 1 red die. Once in your activation you may add 2 dice of any color against a squadron; that attack then has no further target.',
  },
  'upgrade/rapid-launch-bays': {
    de: 'Bei einem Staffel-Kommando darfst du davon so viele, wie du aktivieren könntest, innerhalb von Entfernung 1 platzieren; sie bewegen sich in dieser Aktivierung nicht.',
    en: 'By a Squadron command you may place as many of them as it activates within distance 1; they cannot move in that activation.',
  },
  'upgrade/san-hill': {
    de: 'Zu Beginn der Staffelphase darfst du Marker von dieser Karte ablegen. Für jeden darfst du in jedem deiner Züge dieser Phase 1 weitere Staffel aktivieren, die in naher bis weiter Reichweite zu dir ist.',
    en: 'At the start of the Squadron Phase you may discard tokens from this card. For each of them you may activate 1 more squadron at close-long range of you in each of your turns of that phase.',
  },
  'upgrade/slicer-tools': {
    de: 'Es gibt keinen Überfallmarker, nur ein neues Kommando auf dem obersten Rad.',
    en: 'There is no raid token, only a new command on the top dial.',
  },
};
