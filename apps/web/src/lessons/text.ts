import type { Language } from '@holotisch/engine';
import { useLanguage } from '../settings/language.tsx';

interface LessonText {
  readonly title: string;
  readonly intro: string;
  readonly start: string;
  readonly goOn: string;
  readonly again: string;
  readonly minutes: (count: number) => string;
  readonly done: string;
  readonly doneOf: (done: number, all: number) => string;
  readonly lessonsOf: (game: string) => string;
  readonly otherGames: string;
  readonly step: (at: number, all: number) => string;
  readonly read: string;
  readonly back: string;
  readonly showMe: string;
  readonly shown: string;
  readonly freely: string;
  readonly anew: string;
  readonly more: string;
  readonly takeBack: string;
  readonly elsewhere: string;
  readonly finished: string;
  readonly next: (title: string) => string;
  readonly all: string;
  readonly coach: string;
  readonly unknown: string;
  readonly puzzles: string;
}

const de: LessonText = {
  title: 'Spielen lernen',
  intro:
    'Kurze Lektionen am echten Tisch: Jemand sagt dir, worauf es ankommt, und du spielst. Jeden Zug kannst du zurücknehmen.',
  start: 'Beginnen',
  goOn: 'Weitermachen',
  again: 'Noch einmal',
  minutes: (count) => `${count} Minuten`,
  done: 'Geschafft',
  doneOf: (done, all) => `${done} von ${all} geschafft`,
  lessonsOf: (game) => `${game} lernen`,
  otherGames: 'Die anderen Spiele',
  step: (at, all) => `Schritt ${at} von ${all}`,
  read: 'Weiter',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  shown: 'So sieht es aus. Jetzt nur noch bestätigen.',
  freely: 'Frei weiterspielen',
  anew: 'Von vorn',
  more: 'Mehr',
  takeBack: 'Zug zurücknehmen',
  elsewhere: 'Erlaubt wäre das, aber hier üben wir gerade etwas anderes.',
  finished: 'Geschafft!',
  next: (title) => `Nächste Lektion: ${title}`,
  all: 'Alle Lektionen',
  coach: 'Lektion',
  unknown: 'Diese Lektion gibt es nicht.',
  puzzles: 'Schon sattelfest? Dann zu den Rätseln',
};

const en: LessonText = {
  title: 'Learn to play',
  intro: 'Short lessons at the real table: someone tells you what matters, and you play. You can take back every move.',
  start: 'Start',
  goOn: 'Continue',
  again: 'Once more',
  minutes: (count) => `${count} minutes`,
  done: 'Done',
  doneOf: (done, all) => `${done} of ${all} done`,
  lessonsOf: (game) => `Learn ${game}`,
  otherGames: 'The other games',
  step: (at, all) => `Step ${at} of ${all}`,
  read: 'Next',
  back: 'Back',
  showMe: 'Show me',
  shown: 'This is how it looks. All that is left is to confirm.',
  freely: 'Play on freely',
  anew: 'Start over',
  more: 'More',
  takeBack: 'Take it back',
  elsewhere: 'You could, but we are practising something else right now.',
  finished: 'Well done!',
  next: (title) => `Next lesson: ${title}`,
  all: 'All lessons',
  coach: 'Lesson',
  unknown: 'There is no such lesson.',
  puzzles: 'Know the ropes already? On to the puzzles',
};

const TEXTS: Readonly<Record<Language, LessonText>> = { de, en };

export const useLessonText = (): LessonText => TEXTS[useLanguage().lang];
