import { type Json, type Limits, type Message, say } from '@holotisch/engine';
import type { Squad } from './squad.ts';

/** Something that an import left out, spelled otherwise or took for something, and where it stood. */
export interface Change {
  readonly message: Message;
  /** A JSON Pointer into the file, or the line of a text. */
  readonly path?: string;
  readonly line?: number;
}

/** A squad from elsewhere and all that is not as it was there. */
export interface Import {
  readonly squad: Squad;
  readonly report: readonly Change[];
}

/** The words of strangers, no longer than a message can bear. */
export const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** What has changed, line by line. Nobody reads thousands of lines: of what goes beyond a page only the number is told. */
export class Report {
  readonly #lines: Change[] = [];
  readonly #most: number;
  #untold = 0;

  constructor(most = MOST_LINES) {
    this.#most = most;
  }
  add(key: string, args: Readonly<Record<string, Json>>, where: Omit<Change, 'message'>): void {
    if (this.#lines.length < this.#most) this.#lines.push({ message: say(`xw.import.${key}`, args), ...where });
    else this.#untold++;
  }
  get changes(): readonly Change[] {
    const rest = { message: say('xw.import.andMore', { count: this.#untold }) };
    return this.#untold === 0 ? this.#lines : [...this.#lines, rest];
  }
}

/** A squad is a few kilobytes; a collection of a hundred still fits. */
export const SQUAD_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };

/** The squads of one file, and the lines of its report. */
export const MOST_SQUADS = 100;
export const MOST_LINES = 200;
/** More than any squad of any format has. */
export const MOST_SHIPS = 20;
export const MOST_UPGRADES = 30;
export const MOST_OBSTACLES = 3;
export const LONGEST_NAME = 200;
export const LONGEST_DESCRIPTION = 10_000;
