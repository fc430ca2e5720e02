import type { Language } from '@holotisch/engine';

/** The words of whoever looks with the eyes of a piece; they come with it. */
interface EyesText {
  readonly title: string;
  readonly looks: string;
  readonly at: string;
  readonly next: string;
  readonly back: string;
  readonly close: string;
  /** Nobody to look, or nobody to look at. */
  readonly nobody: string;
}

const de: EyesText = {
  title: 'Mit ihren Augen',
  looks: 'Es schaut',
  at: 'auf',
  next: 'Nächstes Ziel',
  back: 'Voriges Ziel',
  close: 'Zurück über den Tisch',
  nobody: 'Dafür braucht es ein Stück und ein gegnerisches, das es ansehen kann.',
};

const en: EyesText = {
  title: 'With their eyes',
  looks: 'Looking',
  at: 'at',
  next: 'Next target',
  back: 'Previous target',
  close: 'Back above the table',
  nobody: 'This takes a piece and an enemy piece for it to look at.',
};

export const eyesText: Readonly<Record<Language, EyesText>> = { de, en };
