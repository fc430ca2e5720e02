import { type FileFault, type Json, type Limits, type Message, say } from '@holotisch/engine';
import type { Army } from './army.ts';

/** Something that an import left out, took for something or found otherwise, and where it stood. */
export type Change = {
  readonly message: Message;
  /** Something was left out that the army had elsewhere. */
  readonly lost?: true;
  /** A JSON Pointer into the file, or the line of a text. */
  readonly path?: string;
  readonly line?: number;
};
export type Place = Pick<Change, 'path' | 'line'>;

/** An army from elsewhere and all that is not as it was there. */
export type Import = {
  readonly army: Army;
  /** The id of the format, where the file says it. */
  readonly format?: string;
  readonly report: readonly Change[];
};

/** The words of strangers, no longer than a message can bear. */
export const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export class Report {
  readonly changes: Change[] = [];
  /** Something was assumed or found otherwise. */
  tell(key: string, args: Readonly<Record<string, Json>>, where: Place): void {
    this.changes.push({ message: say(`le.import.${key}`, args), ...where });
  }
  /** Something was left out. */
  lose(key: string, args: Readonly<Record<string, Json>>, where: Place): void {
    this.changes.push({ message: say(`le.import.${key}`, args), lost: true, ...where });
  }
}

const GAME = ['legion', '1.2'] as const;

export const importFault = (key: string, args?: Readonly<Record<string, Json>>, path?: string): FileFault => ({
  message: say(`le.import.${key}`, args),
  game: GAME,
  ...(path !== undefined && { path }),
});

/** An army is a few kilobytes. */
export const ARMY_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };
export const LONGEST_TEXT = 100_000;

/** More than any army of any size has. */
export const MOST_UNITS = 60;
export const MOST_UPGRADES = 20;
export const MOST_CARDS = 60;
export const LONGEST_NAME = 200;
