import type { Format } from '@holotisch/xwing';
import type { ListWords } from '../../../text/builder.ts';

export type SortOrder = 'skill' | 'points' | 'name';

/** What the squad builder says beyond the common frame; each language fills in all of it. */
export interface SquadText {
  readonly squads: ListWords;
  readonly create: {
    readonly empty: string;
    readonly emptyNote: string;
    readonly ready: string;
    readonly size: Readonly<Record<'core' | 'full', string>>;
  };
  readonly list: {
    readonly name: string;
    readonly faction: string;
    readonly limit: string;
    readonly noLimit: string;
    readonly format: string;
    readonly formats: Readonly<Record<Format, string>>;
  };
  readonly manual: (count: number) => string;
  readonly manualNote: string;
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
}
