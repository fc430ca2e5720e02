import type { Sayings } from '../types.ts';

export const weaponsTeam: Sayings = {
  'upgrade/caitken-and-shollan': {
    de: 'Erschöpfe die Karte im Angriff, um beliebig viele Würfel einer Farbe neu zu würfeln.',
    en: 'While attacking you may exhaust this card to reroll any number of dice of one colour.',
  },
  'upgrade/clone-gunners': {
    de: 'Handelst du im Angriff „Feuer konzentrieren“ ab, darfst du einen solchen Marker eines anderen befreundeten Schiffs in Entfernung 1–5 zum Verteidiger ablegen, um 1 blauen Würfel mit Zielgenauigkeit hinzuzufügen.',
    en: 'When you resolve Concentrate Fire in an attack, you may discard such a token of another friendly ship at distance 1-5 of the defender to add 1 blue die showing an accuracy icon.',
  },
  'upgrade/fire-control-team': {
    de: 'Bevor der Schaden abgehandelt wird, darfst du die Karte erschöpfen, um einen zweiten, anderen kritischen Effekt abzuhandeln.',
    en: 'Before damage is resolved you may exhaust this card to resolve a second, different critical effect.',
  },
  'upgrade/flight-controllers': {
    de: 'Staffeln, die du durch ein Staffel-Kommando aktivierst, haben bis zum Ende ihrer Aktivierung 1 blauen Würfel mehr gegen Staffeln.',
    en: 'Squadrons that your Squadron command activates have 1 more blue die against squadrons until their activation ends.',
  },
  'upgrade/gunnery-chief-varnillian': {
    de: 'Auf der Karte liegt ein roter Würfel, leer oder für den zweiten Spieler mit beliebiger Seite. Greifst du ein Schiff an, darfst du ihn gegen 1 Würfel deines Pools tauschen.',
    en: 'A red die lies on this card, blank or for the second player with any face up. When you attack a ship you may exchange it with 1 die of your pool.',
  },
  'upgrade/gunnery-team': {
    de: 'Handelst du im Angriff „Feuer konzentrieren“ ab (bei mehreren Staffeln gegen die letzte), darf dein nächster Angriff aus derselben Hüllensektion kommen. Keine deiner Hüllensektionen kann dasselbe Ziel in einer Aktivierung zweimal angreifen.',
    en: 'When you resolve Concentrate Fire in an attack (of several squadrons against the last), your next attack may come from the same hull zone. None of your hull zones can target the same unit twice in an activation.',
  },
  'upgrade/local-fire-control': {
    de: 'Nach deiner Aufstellung tauschst du 1 deiner Verteidigungsmarker gegen einen Salvenmarker.',
    en: 'After you are deployed, exchange 1 of your defence tokens for a salvo token.',
  },
  'upgrade/ordnance-experts': {
    de: 'Im Angriff darfst du bis zu 2 schwarze Würfel neu würfeln.',
    en: 'While attacking you may reroll up to 2 black dice.',
  },
  'upgrade/ruthless-strategists': {
    de: 'Nach deinem Angriff auf eine Staffel darfst du 1 befreundeten Staffel im Nahkampf mit ihr 1 Schaden zufügen: Dann erleidet auch die angegriffene 1 Schaden.',
    en: 'After you have attacked a squadron you may deal 1 damage to a friendly squadron engaged with it: the defender then suffers 1 damage, too.',
  },
  'upgrade/sensor-team': {
    de: 'Erschöpfe die Karte im Angriff und gib 1 Würfel aus, um 1 anderen auf Zielgenauigkeit zu drehen.',
    en: 'While attacking you may exhaust this card and spend 1 die to turn another to an accuracy icon.',
  },
  'upgrade/veteran-gunners': {
    de: 'Erschöpfe die Karte im Angriff, um alle Würfel deines Pools neu zu würfeln.',
    en: 'While attacking you may exhaust this card to reroll all dice of your pool.',
  },
  'upgrade/weapons-battery-techs': {
    de: 'Greifst du ein Schiff an, darfst du 1 Würfel mit Zielgenauigkeit auf ein kritisches Symbol drehen.',
    en: 'When you attack a ship you may turn 1 die that shows an accuracy icon to a critical icon.',
  },
};
