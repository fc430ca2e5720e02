import { type FileFault, type Json, type Limits, type Message, say } from '@holotisch/engine';
import type { Fleet } from './fleet.ts';
import type { Format } from './formats.ts';

/** Something that an import left out, took for something or found otherwise, and where it stood. */
export type Change = {
  readonly message: Message;
  /** A JSON Pointer into the file, or the line of a text. */
  readonly path?: string;
  readonly line?: number;
};

/** A fleet from elsewhere and all that is not as it was there. */
export type Import = {
  readonly fleet: Fleet;
  /** Only our own form says. */
  readonly agreed?: { readonly format: Format; readonly points: number | null };
  readonly report: readonly Change[];
};

/** The words of strangers, no longer than a message can bear. */
export const clip = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export class Report {
  readonly changes: Change[] = [];
  add(key: string, args: Readonly<Record<string, Json>>, where: Omit<Change, 'message'>): void {
    this.changes.push({ message: say(`ar.import.${key}`, args), ...where });
  }
}

const GAME = ['armada', '1.5.3'] as const;

export const importFault = (key: string, args?: Readonly<Record<string, Json>>, path?: string): FileFault => ({
  message: say(`ar.import.${key}`, args),
  game: GAME,
  ...(path !== undefined && { path }),
});

/** A fleet is a few kilobytes. */
export const FLEET_LIMITS: Limits = { length: 1024 * 1024, depth: 64, parts: 100_000 };
export const LONGEST_TEXT = 100_000;

/** More than any fleet of any size has. */
export const MOST_SHIPS = 40;
export const MOST_UPGRADES = 30;
export const MOST_SQUADRONS = 100;
export const LONGEST_NAME = 200;
