import type { Sayings } from '../../types.ts';

export const tiesilencer: Sayings = {
  'imperial/tiesilencer/kyloren': {
    de: 'Wirst du in einer Runde zum ersten Mal von einem Angriff getroffen: Der Angreifer erhält den Zustand „Ich zeige dir die dunkle Seite“.',
    en: 'The first attack that hits you in a round: its attacker gets the condition “I’ll Show You the Dark Side”.',
  },
  'imperial/tiesilencer/testpilotblackout': {
    de: 'Im Angriff, wenn er versperrt ist: Der Verteidiger wirft 2 Verteidigungswürfel weniger, mindestens 0.',
    en: 'When your attack is obstructed: the number of the defender’s dice falls by 2, to no less than 0.',
  },
};
