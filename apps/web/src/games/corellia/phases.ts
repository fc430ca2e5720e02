import type { CorelliaView } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';

export const PHASES: Readonly<Record<Language, Readonly<Record<CorelliaView['phase'], string>>>> = {
  de: {
    bases: 'Erste Orte',
    diplomats: 'Diplomaten',
    assaults: 'Offensiven',
    battles: 'Schlachten',
    effects: 'Auswirkungen',
    build: 'Bauen',
    refit: 'Instandsetzung',
    over: 'Ende der Kampagne',
  },
  en: {
    bases: 'First places',
    diplomats: 'Diplomats',
    assaults: 'Assaults',
    battles: 'Battles',
    effects: 'Effects',
    build: 'Building',
    refit: 'Refit',
    over: 'End of the campaign',
  },
};

/** What is to be done, for those who play their first campaign. */
export const HINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    'base-place':
      'Ein Klick auf die Karte wählt den Ort. Orte mit vielen Ressourcen lohnen sich; ihr Siegbonus lockt aber auch die anderen.',
    presence:
      'Nur dein Team weiß, was der Aufkleber ist, bis ihn jemand angreift. Eine Basis bringt mehr, ein Außenposten kostet nichts.',
    diplomats: 'Diplomaten schützen für diesen Zug einen freien Ort vor jeder Offensive.',
    'assault-fleet': 'Die Flotte greift an; wer verteidigt, bestimmt danach das andere Team.',
    'assault-place': 'Klick den Ort auf der Karte an. Was nicht geht, sagt warum, wenn du darauf zeigst.',
    'special-assault': 'Eine Spezialoffensive bringt Ressourcen statt Kampagnenpunkten.',
    defender: 'Schick die Flotte, die dort bestehen kann: Schwächungen zählen in der Schlacht.',
    battle:
      'Trag die Schlacht am Tisch aus, lass die Computer kämpfen, oder gib ein, was an einem echten Tisch geschah.',
    build: 'Eine Basis kostet 15 Ressourcenpunkte, ein Außenposten nichts.',
    refit:
      'Entferne zuerst Schwächungen: eine geschwächte Einheit, die noch einmal zerstört wird, ist für immer verloren.',
  },
  en: {
    'base-place':
      'Click a place on the map. Places with many resources pay off; their victory bonus attracts the others, too.',
    presence:
      'Only your team knows what the sticker is until somebody attacks it. A base brings more, an outpost costs nothing.',
    diplomats: 'Diplomats protect a free place from every assault this turn.',
    'assault-fleet': 'This fleet attacks; the other team then says who defends.',
    'assault-place': 'Click the place on the map. What cannot be done says why when you point at it.',
    'special-assault': 'A special assault brings resources instead of campaign points.',
    defender: 'Send the fleet that can hold out there: scars count in the battle.',
    battle: 'Fight the battle at the table, let the computers fight it, or enter what happened at a real table.',
    build: 'A base costs 15 resource points, an outpost nothing.',
    refit: 'Remove scars first: a scarred unit that is destroyed again is lost for good.',
  },
};
