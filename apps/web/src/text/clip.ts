import type { Language } from '@holotisch/engine';

/** The words about films of a match, apart from the others: who makes none need not wait for them. */
interface ClipText {
  readonly clip: string;
  readonly note: string;
  readonly cannot: string;
  readonly attack: string;
  readonly round: string;
  readonly here: string;
  readonly stop: string;
  readonly outcomes: Readonly<Record<'saved' | 'failed', string>>;
}

const de: ClipText = {
  clip: 'Clip',
  note: 'Der Tisch wird beim Abspielen gefilmt, so wie du ihn siehst.',
  cannot:
    'Dieser Browser kann keine Filme aufnehmen (ihm fehlt MediaRecorder für WebM). Ein Bild des Tisches geht immer.',
  attack: 'Letzter Angriff',
  round: 'Diese Runde',
  here: 'Ab hier, bis ich beende',
  stop: 'Clip beenden',
  outcomes: { saved: 'Der Clip ist gespeichert.', failed: 'Es ist kein Clip entstanden.' },
};

const en: ClipText = {
  clip: 'Clip',
  note: 'The table is filmed while it plays, just as you see it.',
  cannot: 'This browser cannot record films (it has no MediaRecorder for WebM). A picture of the table always works.',
  attack: 'The last attack',
  round: 'This round',
  here: 'From here until I stop it',
  stop: 'End the clip',
  outcomes: { saved: 'The clip is saved.', failed: 'No clip has come of it.' },
};

export const clipText: Readonly<Record<Language, ClipText>> = { de, en };
