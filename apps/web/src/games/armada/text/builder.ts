import type { Format } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import type { ListWords } from '../../../text/builder.ts';
import { fleetDe } from './builder.de.ts';
import { fleetEn } from './builder.en.ts';

type With = (name: string) => string;
type Count = (n: number) => string;

/** What the fleet builder says beyond the common frame; each language fills in all of it. */
export interface FleetText {
  readonly fleets: ListWords;
  readonly create: {
    readonly empty: string;
    readonly emptyNote: string;
    readonly ready: string;
    readonly size: Readonly<Record<'core' | 'full', string>>;
  };
  readonly list: Readonly<
    Record<'name' | 'faction' | 'limit' | 'noLimit' | 'format' | 'squadrons' | 'objectives', string>
  > & {
    readonly formats: Readonly<Record<Format, string>>;
    readonly squadronPoints: (points: number, limit: number) => string;
  };
  readonly pick: Readonly<
    Record<
      | 'ships'
      | 'squadrons'
      | 'search'
      | 'size'
      | 'every'
      | 'only'
      | 'nothing'
      | 'back'
      | 'nothingFits'
      | 'tabs'
      | 'dice',
      string
    >
  > & {
    readonly found: Count;
    readonly upgradesFor: (slot: string, ship: string) => string;
    readonly objectivesOf: With;
    readonly fits: Count;
    readonly fitsNot: Count;
  };
  readonly card: Readonly<Record<'unique' | 'fault' | 'flagship' | 'none', string>> & {
    readonly points: Count;
    readonly takeOff: With;
    readonly again: With;
    readonly dismiss: With;
    readonly free: With;
    readonly change: With;
    readonly oneLess: With;
    readonly hull: Count;
    readonly speed: Count;
    readonly values: (command: number, squadron: number, engineering: number) => string;
    readonly shields: (front: number, side: number, rear: number) => string;
    /** Dice of the front, of either side and of the rear. */
    readonly battery: With;
    readonly antiSquadron: With;
    readonly antiShip: With;
  };
  readonly token: Count;
}

export const fleetText: Readonly<Record<Language, FleetText>> = { de: fleetDe, en: fleetEn };
