import { fileText } from './file/text.ts';
import type { Dictionary, Language } from './message.ts';

/** What the engine itself has to say; the games bring everything else. */
export const engineText: Readonly<Record<Language, Dictionary>> = {
  de: {
    ...fileText.de,
    'engine.notOpen': '„{answer}“ steht nicht zur Wahl ({question}).',
    'engine.notOpenFor': '„{answer}“ steht für {field} nicht zur Wahl ({question}).',
    'engine.wrongCount': 'Gewählt sind {count}; erlaubt sind {min} bis {max}.',
    'engine.notAsked': 'Platz {seat} ist gerade nicht gefragt; gewartet wird auf Platz {awaited}.',
    'engine.over': 'Die Partie ist zu Ende.',
    'engine.deciding': 'Eine Entscheidung treffen',
    'engine.use': '{card} einsetzen',
    'engine.pass': 'Passen',
    'engine.usedUp': '{card} ist {scope} schon eingesetzt worden.',
    'engine.usedOnce': 'Das ist hier schon geschehen: {what}.',
    'engine.scope.attack': 'in diesem Angriff',
    'engine.scope.activation': 'in dieser Aktivierung',
    'engine.scope.phase': 'in dieser Phase',
    'engine.scope.round': 'in dieser Runde',
    'engine.scope.game': 'in dieser Partie',
  },
  en: {
    ...fileText.en,
    'engine.notOpen': '“{answer}” is not open to choose ({question}).',
    'engine.notOpenFor': '“{answer}” is not open to choose for {field} ({question}).',
    'engine.wrongCount': '{count} are chosen; {min} to {max} are allowed.',
    'engine.notAsked': 'Seat {seat} is not asked now; waiting for seat {awaited}.',
    'engine.over': 'The match is over.',
    'engine.deciding': 'Take a decision',
    'engine.use': 'Use {card}',
    'engine.pass': 'Pass',
    'engine.usedUp': '{card} has been used {scope} already.',
    'engine.usedOnce': 'This has been done here already: {what}.',
    'engine.scope.attack': 'in this attack',
    'engine.scope.activation': 'in this activation',
    'engine.scope.phase': 'in this phase',
    'engine.scope.round': 'in this round',
    'engine.scope.game': 'in this game',
  },
};
