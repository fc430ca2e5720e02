import type { RoomText } from './room.ts';

export const roomDe: RoomText = {
  seats: {
    title: 'Wer spielt?',
    note: 'Vorgeschlagen ist, wer beim Speichern am Tisch saß.',
    human: 'Mensch',
    computer: 'Computer',
    open: 'An den Tisch',
    watch: 'Ansehen',
  },
  damaged: {
    title: (count) => (count === 1 ? 'Eine Partie ist beschädigt' : `${count} Partien sind beschädigt`),
    note: 'Was davon noch da ist, lässt sich als Datei sichern.',
    save: 'Als Datei sichern',
    forget: 'Vergessen',
  },
  fault: {
    storage:
      'Der Speicher des Browsers ist voll: Die Partie geht weiter, wird hier aber nicht mehr aufgehoben. Speichere sie als Datei oder vergiss alte Partien.',
    worker: (message) => `Im Hintergrund ist etwas schiefgegangen (${message}). Die Partie ist aufgehoben.`,
    ended: (message) =>
      `Der Hintergrund, in dem die Regeln laufen, ist abgebrochen${message === '' ? '' : ` (${message})`}. Die Partie ist aufgehoben und geht genau dort weiter.`,
    silent:
      'Der Hintergrund, in dem die Regeln laufen, antwortet seit einer Weile nicht mehr. Die Partie ist aufgehoben und geht genau dort weiter.',
    again: 'Weiterspielen',
    reload: 'Neu laden',
    dismiss: 'Schließen',
  },
};
