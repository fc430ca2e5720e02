import type { Sayings } from '../types.ts';

export const condition: Sayings = {
  // Conditions
  'battle/clear-conditions': {
    de: 'Nichts Besonderes: Es gelten die gewöhnlichen Regeln.',
    en: 'Nothing special: the usual rules apply.',
  },
  'battle/clear-conditions-skirmish': {
    de: 'Nichts Besonderes: Es gelten die gewöhnlichen Regeln.',
    en: 'Nothing special: the usual rules apply.',
  },
  'battle/dawn': {
    de: 'In Runde 1 darf nur bis Reichweite 2 geschossen werden.',
    en: 'In round 1 nobody may shoot beyond range 2.',
  },
  'battle/fortified-positions': {
    de: 'Vor der Aufstellung stellen die Spieler abwechselnd, Blau zuerst, acht Barrikaden auf, jeder in seiner Aufstellungszone oder in Reichweite 2 davon.',
    en: 'Before deployment the players put up eight barricades in turn, blue first, each in their own deployment zone or within range 2 of it.',
  },
  'battle/hostile-environment': {
    de: 'Truppler, deren Einheitenführer kein Gelände berührt, verlieren in der Endphase keinen Niederhalten-Marker.',
    en: 'Troopers whose leader touches no terrain lose no suppression token in the end phase.',
  },
  'battle/improvised-defenses': {
    de: 'Vor der Aufstellung stellen die Spieler abwechselnd, Blau zuerst, vier Barrikaden auf, jeder in seiner Aufstellungszone oder in Reichweite 2 davon.',
    en: 'Before deployment the players put up four barricades in turn, blue first, each in their own deployment zone or within range 2 of it.',
  },
  'battle/limited-visibility': {
    de: 'In Runde 1 darf nur bis Reichweite 2 geschossen werden, in Runde 2 bis Reichweite 3.',
    en: 'In round 1 nobody may shoot beyond range 2, in round 2 nobody beyond range 3.',
  },
  'battle/minefield': {
    de: 'Vier Minen liegen auf dem Feld. Wer sich bewegt hat und in Reichweite 1 einer Mine steht, würfelt für sie: außer bei einer Leerseite geht sie hoch. Repulsorfahrzeuge lösen keine aus.',
    en: 'Four mines lie on the field. Whoever has moved and stands at range 1 of one rolls for it: except on a blank it goes off. Repulsor vehicles trigger none.',
  },
  'battle/rapid-reinforcements': {
    de: 'Jede Seite stellt ein oder zwei Truppler-Einheiten (keine Commander und Agenten) beiseite; sie kommen später ins Spiel, fern aller Feinde.',
    en: 'Each side sets one or two trooper units aside (no commanders or operatives); they enter later, far from all enemies.',
  },
  'battle/supply-drop': {
    de: 'Sechs Nachschubbehälter liegen zwischen den Linien. Truppler (keine Kreaturen), deren Einheitenführer einen berührt, nehmen als freie Aktion Nachschub: Der Behälter wird aufgedeckt, beim zweiten Mal entfernt; von zwei gezogenen Nachschubkarten behält die Einheit eine. Was die Karten tun, ist hier Hausregel: ihr Wortlaut ist nicht öffentlich.',
    en: 'Six supply containers lie between the lines. Troopers (no creatures) whose leader touches one resupply as a free action: the container is turned faceup, the second time it is removed; of two supply cards drawn the unit keeps one. What these cards do is a house rule here: their wording is not public.',
  },
  'battle/the-downed-at-st': {
    de: 'Szenario: In der Mitte des Schlachtfelds liegt das Wrack eines AT-ST.',
    en: 'Scenario: the wreck of an AT-ST lies in the middle of the battlefield.',
  },
  'battle/war-weary': {
    de: 'Die Tapferkeit eines Commanders hilft nur noch Einheiten in seiner Nähe: zwei Reichweiten weniger, mindestens Reichweite 1.',
    en: 'A commander’s courage helps only units close by: two range bands less, but at least range 1.',
  },
  'battle/war-weary-skirmish': {
    de: 'Die Tapferkeit eines Commanders hilft nur noch Einheiten in seiner Nähe: zwei Reichweiten weniger, mindestens Reichweite 1.',
    en: 'A commander’s courage helps only units close by: two range bands less, but at least range 1.',
  },
};
