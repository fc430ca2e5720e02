import type { RimView } from '@holotisch/campaign';
import type { Language } from '@holotisch/engine';

export const PHASES: Readonly<Record<Language, Readonly<Record<RimView['phase'], string>>>> = {
  de: {
    bases: 'Erste Basen',
    assaults: 'Offensiven',
    battles: 'Schlachten',
    effects: 'Auswirkungen',
    tokens: 'Marker',
    build: 'Basen bauen',
    rewards: 'Belohnungen',
    refit: 'Instandsetzung',
    act: 'Ende des Akts',
    upgrades: 'Aufrüstung',
    pivotal: 'Wahl der großen Schlacht',
    'pivotal-battles': 'Große Schlacht',
    'pivotal-effects': 'Ausgang der großen Schlacht',
    'pivotal-rewards': 'Belohnungen der großen Schlacht',
    over: 'Ende der Kampagne',
  },
  en: {
    bases: 'First bases',
    assaults: 'Assaults',
    battles: 'Battles',
    effects: 'Effects',
    tokens: 'Tokens',
    build: 'Building bases',
    rewards: 'Rewards',
    refit: 'Refit',
    act: 'End of the act',
    upgrades: 'Upgrades',
    pivotal: 'Choosing the great battle',
    'pivotal-battles': 'The great battle',
    'pivotal-effects': 'Outcome of the great battle',
    'pivotal-rewards': 'Rewards of the great battle',
    over: 'End of the campaign',
  },
};

/** What is to be done, for those who play their first campaign. */
export const HINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    'base-place': 'Ein Klick auf die Karte wählt den Ort. An einer Basis gibt es in jedem Zug einen Marker.',
    'base-defence': 'Nur dein Team weiß, womit die Basis verteidigt wird, bis um sie gekämpft wird.',
    'assault-fleet': 'Der Verband greift an; wer verteidigt, bestimmt danach das andere Team.',
    'assault-place': 'Klick den Ort auf der Karte an. Was nicht geht, sagt warum, wenn du darauf zeigst.',
    defender: 'Schick den Verband, der dort bestehen kann.',
    battle:
      'Trag die Schlacht am Tisch aus, lass die Computer kämpfen, oder gib ein, was an einem echten Tisch geschah.',
    token: 'Ressourcen bauen Basen; Werften und Ressourcen rüsten vor der letzten Schlacht ein Kommandoschiff auf.',
    reward: 'Eine Belohnung bleibt bei der Flotte. Es gibt nur, was sie tragen darf.',
    scars: 'So viele Schwächungen verschwinden, wie dein Team Basen hat.',
    pivotal: 'Die Schlacht beendet den Akt; alle Verbände beider Teams kämpfen sie.',
  },
  en: {
    'base-place': 'Click a place on the map. A base brings a token every turn.',
    'base-defence': 'Only your team knows what defends the base until it is fought for.',
    'assault-fleet': 'This force attacks; the other team then says who defends.',
    'assault-place': 'Click the place on the map. What cannot be done says why when you point at it.',
    defender: 'Send the force that can hold out there.',
    battle: 'Fight the battle at the table, let the computers fight it, or enter what happened at a real table.',
    token: 'Resources build bases; yards and resources upgrade a flagship before the last battle.',
    reward: 'A reward stays with the fleet. Only what it may carry is offered.',
    scars: 'As many scars go as your team has bases.',
    pivotal: 'This battle ends the act; all forces of both teams fight it.',
  },
};
