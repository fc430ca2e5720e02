import type { Language } from '@holotisch/engine';
import type { Level } from '@holotisch/lessons/puzzles';
import { useLanguage } from '../settings/language.tsx';
import { de } from './text.de.ts';
import { en } from './text.en.ts';

export interface ThemeText {
  readonly name: string;
  readonly question: string;
}

export interface PuzzleText {
  readonly title: string;
  readonly intro: string;
  readonly puzzle: string;
  readonly ofDay: string;
  readonly ofDayNote: string;
  readonly doneToday: string;
  readonly rating: (rating: number) => string;
  readonly streak: (days: number) => string;
  /** Before the first one there is nothing to count. */
  readonly untried: string;
  readonly solved: (right: number, tried: number) => string;
  readonly game: string;
  readonly themeLabel: string;
  readonly level: string;
  readonly any: string;
  readonly open: string;
  readonly count: (count: number) => string;
  readonly nothing: string;
  readonly unknownPuzzle: string;
  readonly unreachable: string;
  readonly states: Readonly<Record<'right' | 'wrong' | 'open', string>>;
  readonly levels: Readonly<Record<Level, string>>;
  readonly byPlayer: (player: string) => string;
  readonly aim: string;
  readonly judging: (futures: number) => string;
  readonly giveUp: string;
  readonly again: string;
  readonly show: string;
  readonly next: string;
  readonly all: string;
  readonly share: string;
  readonly copied: string;
  readonly right: string;
  readonly wrong: string;
  readonly givenUp: string;
  readonly unknown: string;
  readonly itWas: (answer: string) => string;
  readonly best: string;
  readonly obvious: string;
  readonly yours: string;
  readonly ahead: string;
  readonly dealt: string;
  readonly suffered: string;
  readonly victory: string;
  readonly thatPlace: string;
  /** Of each joint how far it is bent, to the left below zero. */
  readonly course: (speed: number, bends: readonly number[]) => string;
  readonly none: string;
  readonly ways: Readonly<Record<string, string>>;
  readonly how: (futures: number, margin: string, error: string) => string;
  readonly exactly: (best: string, guess: string) => string;
  readonly dealsMore: (best: string, guess: string) => string;
  readonly suffersLess: (best: string, guess: string) => string;
  readonly fellsMore: (best: number, guess: number) => string;
  readonly losesLess: (best: number, guess: number) => string;
  readonly scoresMore: (more: string) => string;
  readonly costsDamage: (less: string) => string;
  readonly costsLife: (more: string) => string;
  readonly number: (n: number) => string;
  readonly signed: (n: number) => string;
  readonly theme: (game: string, theme: string) => ThemeText;
}

const TEXTS: Readonly<Record<Language, PuzzleText>> = { de, en };

export const usePuzzleText = (): PuzzleText => TEXTS[useLanguage().lang];
