import type { Format } from '@holotisch/xwing';
import type { ListForm } from '../builder/list-game.ts';

export type SortOrder = 'skill' | 'points' | 'name';

/** Everything that the builder says; each language fills in all of it. */
export interface BuilderText {
  readonly title: string;
  readonly intro: string;
  readonly shelf: {
    readonly label: string;
    readonly create: string;
    readonly bringIn: string;
    readonly undo: string;
    readonly untitled: string;
    readonly points: (points: number) => string;
    readonly deleted: (name: string) => string;
    readonly bringBack: string;
    readonly unsaved: string;
  };
  readonly create: {
    readonly title: string;
    readonly empty: string;
    readonly emptyNote: string;
    readonly ready: string;
    readonly size: Readonly<Record<'core' | 'full', string>>;
  };
  readonly panes: {
    readonly label: string;
    readonly pick: string;
    readonly list: (points: number) => string;
  };
  readonly list: {
    readonly label: string;
    readonly name: string;
    readonly faction: string;
    readonly limit: string;
    readonly noLimit: string;
    readonly format: string;
    readonly formats: Readonly<Record<Format, string>>;
    readonly unit: (points: number) => string;
    readonly of: (limit: number) => string;
    readonly left: (points: number) => string;
    readonly over: (points: number) => string;
    readonly summary: (points: number, limit: number | null, faults: number) => string;
    readonly play: string;
    readonly playNot: string;
    readonly send: string;
    readonly print: string;
    readonly duplicate: string;
    readonly copyOf: (name: string) => string;
    readonly remove: string;
  };
  readonly faults: {
    readonly title: (count: number) => string;
    readonly none: string;
    readonly next: string;
    readonly manual: (count: number) => string;
    readonly manualNote: string;
  };
  readonly pick: {
    readonly ships: string;
    readonly search: string;
    readonly shipType: string;
    readonly every: string;
    readonly withSlot: string;
    readonly any: string;
    readonly order: string;
    readonly orders: Readonly<Record<SortOrder, string>>;
    readonly only: string;
    readonly found: (count: number) => string;
    readonly nothing: string;
    readonly upgrades: (names: string) => string;
    readonly back: string;
    readonly upgradesFor: (slots: string, pilot: string) => string;
    readonly pilotsFor: (ship: string) => string;
    readonly fits: (count: number) => string;
    readonly fitsNot: (count: number) => string;
    readonly nothingFits: string;
  };
  readonly card: {
    readonly skill: string;
    readonly attack: string;
    readonly agility: string;
    readonly hull: string;
    readonly shields: string;
    readonly actions: string;
    readonly slots: string;
    readonly points: (points: number) => string;
    readonly unique: string;
    readonly limited: string;
    readonly manual: string;
    readonly manualNote: string;
    readonly weapon: (dice: number, range: string) => string;
    readonly change: (card: string) => string;
    readonly takeOff: (card: string) => string;
    readonly again: (pilot: string) => string;
    readonly dismiss: (pilot: string) => string;
    readonly free: (slots: string) => string;
    readonly or: string;
    readonly fault: string;
    readonly upTo: (points: number) => string;
  };
  readonly bringIn: {
    readonly title: string;
    readonly note: string;
    readonly text: string;
    readonly open: string;
    readonly read: string;
    readonly dropHere: string;
    readonly faultAt: (line: number, column: number) => string;
    readonly done: (names: string) => string;
    readonly same: string;
    readonly changes: (count: number) => string;
    readonly line: (line: number) => string;
    readonly badLink: string;
    readonly dismiss: string;
  };
  readonly send: {
    readonly title: string;
    readonly form: string;
    readonly forms: Readonly<Record<ListForm<unknown>['id'] | 'link', string>>;
    readonly notes: Readonly<Record<ListForm<unknown>['id'] | 'link', string>>;
    readonly content: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly save: string;
    readonly fileName: string;
  };
}
