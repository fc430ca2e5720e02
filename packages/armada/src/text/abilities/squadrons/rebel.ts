import type { Sayings } from '../types.ts';

export const rebel: Sayings = {
  'squadron/shara-bey': {
    de: 'In deinen Konter-Angriffen zählt jeder kritische Treffer 1 Schaden.',
    en: 'In your Counter attacks every critical icon counts as 1 damage.',
  },
  'squadron/tycho-celchu': {
    de: 'Nahkampf hindert dich weder am Bewegen noch daran, Schiffe anzugreifen.',
    en: 'Being engaged keeps you neither from moving nor from attacking ships.',
  },
  'squadron/keyan-farlander': {
    de: 'Greifst du eine Hüllensektion ohne Schilde an, darfst du beliebig viele deiner Würfel neu würfeln.',
    en: 'Against a hull zone without shields you may roll as many of your dice again as you like.',
  },
  'squadron/ten-numb': {
    de: 'Greifst du eine Staffel an, darfst du 1 blauen Würfel mit einem kritischen Treffer ausgeben: Jede andere feindliche Staffel in Entfernung 1 zum Ziel erleidet 1 Schaden.',
    en: 'Against a squadron you may spend a blue die with a critical icon: all other enemy squadrons at distance 1 of your target suffer 1 damage.',
  },
  'squadron/jan-ors': {
    de: 'Befreundete Staffeln in Entfernung 1–2 können sich auch mit deinen Verteidigungsmarkern verteidigen.',
    en: 'Friendly squadrons at distance 1-2 can defend themselves with your defence tokens as well.',
  },
  'squadron/kanan-jarrus': {
    de: 'Greifst du ein Schiff an, darfst du 1 Würfel mit einem kritischen Treffer ausgeben: Das Schiff erhält einen Überfallmarker deiner Wahl.',
    en: 'Against a ship you may spend a die with a critical icon: the ship is given a raid token of your choice.',
  },
  'squadron/ketsu-onyo': {
    de: 'Feindliche Staffeln in Entfernung 1 haben 2 Schub weniger, aber mindestens 1.',
    en: 'Enemy squadrons at distance 1 are slower by 2, but never slower than 1.',
  },
  'squadron/fenn-rau': {
    de: 'Hat ein Staffel-Kommando dich aktiviert, darfst du danach bis zu 2 nicht einzigartige Staffeln in Entfernung 1 aktivieren, als hätte dasselbe Kommando sie gewählt.',
    en: 'After an activation by a Squadron command up to 2 squadrons at distance 1 that are not unique may be activated as if by that command.',
  },
  'squadron/malee-hurra': {
    de: 'Einmal pro Aktivierung, wenn du mit höchstens 1 Staffel im Nahkampf bist: Ein befreundetes Schiff, das ein Schiff in Entfernung 1 zu dir angreift, darf 1 Würfel ausgeben, um einen anderen auf einen kritischen Treffer zu drehen.',
    en: 'Once per activation, unless 2 or more squadrons engage you: a friendly ship attacking a ship at distance 1 of you may spend a die to turn another one to a critical face.',
  },
  'squadron/nym': {
    de: 'Kritischer Effekt (blau) gegen ein Schiff: Lege 1 seiner Verteidigungsmarker ab; welchen, bestimmst du.',
    en: 'Critical effect (blue) against a ship: it loses a defence token, and you say which one.',
  },
  'squadron/hera-syndulla-vcx-100': {
    de: 'Zu Beginn der Staffelphase erhalten bis zu 2 befreundete Staffeln in Entfernung 1–2 für diese Runde Halunke.',
    en: 'When the Squadron Phase begins, up to 2 friendly squadrons at distance 1-2 become Rogues for the rest of the round.',
  },
  'squadron/biggs-darklighter': {
    de: 'Bevor eine befreundete Staffel mit Eskorte in Entfernung 1 in einem Angriff Schaden erleidet, darfst du ihn um 1 senken. Dann erleidet eine andere befreundete Staffel mit Eskorte in Entfernung 1 diesen Schaden.',
    en: 'Before a friendly Escort squadron at distance 1 suffers damage in an attack, you may take 1 off. Another friendly Escort squadron at distance 1 then suffers it.',
  },
  'squadron/hera-syndulla-x-wing': {
    de: 'Befreundete Staffeln mit Eskorte in Entfernung 1–2 haben Geschick 1.',
    en: 'Friendly Escort squadrons at distance 1-2 have Adept 1.',
  },
  'squadron/luke-skywalker': {
    de: 'Greifst du ein Schiff an, wird es behandelt, als hätte es keine Schilde.',
    en: 'A ship that you attack counts as having no shields.',
  },
  'squadron/wedge-antilles-x-wing': {
    de: 'Greifst du eine Staffel an, die schon aktiviert ist, darfst du 2 blaue Würfel hinzufügen.',
    en: 'Against a squadron that has been activated you may add 2 blue dice.',
  },
  'squadron/dutch-vander': {
    de: 'Erleidet eine Staffel durch deinen Angriff Schaden, darfst du sie auf „aktiviert“ stellen. War sie es schon, erleidet sie stattdessen 1 weiteren Schaden.',
    en: 'You may mark a squadron that your attack has damaged as activated. If it was so before, it suffers 1 more damage instead.',
  },
  'squadron/norra-wexley': {
    de: 'Befreundete Staffeln mit Bomber in Entfernung 1 haben einen weiteren kritischen Effekt: Die verteidigende Hüllensektion verliert 1 Schild.',
    en: 'Friendly Bombers at distance 1 have one more critical effect: the defending hull zone loses a shield.',
  },
  'squadron/han-solo': {
    de: 'Zu Beginn der Schiffsphase darfst du aktiviert werden wie durch ein Staffel-Kommando.',
    en: 'When the Ship Phase begins, you may be activated as if by a Squadron command.',
  },
  'squadron/lando-calrissian-yt-1300': {
    de: 'Angriff: Lege einen Verteidigungsmarker ab, um 1 Würfel auf eine beliebige Seite zu drehen; danach ist er nicht mehr zu ändern. Verteidigung: Gib einen Marker aus, und der Angreifer muss Würfel deiner Wahl neu würfeln.',
    en: 'Attacking: discard a defence token to turn a die to any face, which then stays as it is. Defending: spend a token, and the attacker must reroll dice that you name.',
  },
  'squadron/dash-rendar': {
    de: 'Solange du angreifst, darfst du für jede feindliche Staffel und jedes feindliche Schiff in Entfernung 1 einen Würfel neu würfeln.',
    en: 'While attacking you may reroll as many dice as there are enemy ships and squadrons at distance 1.',
  },
  'squadron/mart-mattin': {
    de: 'Zu Beginn der Staffelphase darfst du dich auf „aktiviert“ stellen, um in Entfernung 1 einen Annäherungsminen-Marker zu platzieren.',
    en: 'When the Squadron Phase begins, you may give up your activation to place a proximity mine at distance 1.',
  },
  'squadron/lieutenant-blount': {
    de: 'Greift eine andere befreundete Staffel mit Schwarm in Entfernung 1 eine Staffel an, darf sie 1 Würfel zusätzlich neu würfeln.',
    en: 'Another friendly Swarm squadron at distance 1 may reroll 1 die more when it attacks a squadron.',
  },
};
