import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../settings/language.tsx';
import { de } from './text.de.ts';
import { en } from './text.en.ts';

export interface CompanionText {
  readonly title: string;
  readonly games: string;
  readonly edition: string;
  readonly parts: string;
  readonly ask: string;
  readonly dice: string;
  readonly standing: string;
  readonly list: string;
  /** All of it is on this machine. */
  readonly here: string;
  readonly language: string;
  readonly less: (what: string) => string;
  readonly more: (what: string) => string;
  readonly asking: {
    readonly label: string;
    readonly placeholder: string;
    readonly often: string;
    readonly nothing: string;
    readonly clear: string;
    /** To the clause with all that belongs to it; so many rulings among it. */
    readonly whole: (rulings: number) => string;
    readonly procedures: string;
    readonly rulebook: string;
    readonly failed: string;
    readonly again: string;
    readonly loading: string;
  };
  readonly rolling: {
    readonly roll: (dice: number) => string;
    readonly none: string;
    readonly pick: string;
    readonly again: (dice: number) => string;
    readonly asGood: (percent: string) => string;
    readonly reset: string;
  };
  readonly odds: {
    readonly title: string;
    readonly mean: (average: string) => string;
    readonly exactly: string;
    readonly atLeast: string;
    readonly tooMany: string;
  };
  readonly track: {
    readonly round: (round: number, of: number | undefined) => string;
    readonly onward: string;
    readonly over: string;
    readonly back: string;
    readonly you: string;
    readonly other: string;
    readonly fresh: string;
    readonly really: string;
    readonly yes: string;
    readonly no: string;
  };
  readonly orders: {
    readonly title: string;
    readonly note: string;
    readonly draw: (left: number) => string;
    readonly empty: string;
    readonly drawn: string;
    readonly inBag: (rank: string) => string;
    readonly units: (rank: string) => string;
    readonly refill: string;
    readonly fromList: string;
    readonly noList: string;
    readonly army: string;
  };
  readonly lists: {
    readonly choose: string;
    readonly none: string;
    readonly bring: string;
    readonly ready: string;
    readonly build: string;
    readonly untitled: string;
    readonly points: (points: number) => string;
    readonly another: string;
    readonly mark: (what: string, n: number) => string;
  };
}

const TEXTS: Readonly<Record<Language, CompanionText>> = { de, en };

export const useCompanionText = (): CompanionText => TEXTS[useLanguage().lang];
