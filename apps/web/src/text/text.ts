import type { Game, Kind } from '@holotisch/rulebook';
import type { Bearing } from '../games/xwing/measuring/manoeuvres.ts';
import type { ShipId } from '../games/xwing/measuring/ships.ts';

/** Everything the page says; each language fills in all of it. */
export interface Text {
  readonly tagline: string;
  readonly headline: string;
  readonly intro: string;
  readonly play: string;
  readonly playLoading: string;
  readonly playNote: string;
  readonly toPlay: string;
  readonly squads: string;
  readonly places: string;
  readonly rulebook: string;
  readonly skip: string;
  readonly home: string;
  readonly close: string;
  readonly chooseLanguage: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly notice: string;
  readonly scene: {
    readonly nearer: string;
    readonly farther: string;
    readonly whole: string;
    readonly overview: string;
  };
  readonly measuring: {
    readonly title: string;
    readonly intro: string;
    readonly stage: string;
    readonly help: string;
    readonly ship: Readonly<Record<ShipId, string>>;
    readonly shipPlace: (ship: string, x: string, y: string, degrees: string) => string;
    readonly selectedShip: string;
    readonly turnLeft: string;
    readonly turnRight: string;
    readonly reset: string;
    readonly readings: string;
    readonly closest: string;
    readonly arcFrom: (from: string, to: string) => string;
    readonly range: (band: string) => string;
    readonly beyond: string;
    readonly notInArc: string;
    readonly overlap: string;
    readonly summary: (closest: string, aToB: string, bToA: string) => string;
    readonly keys: string;
    readonly keyList: readonly (readonly [keys: string, does: string])[];
  };
  readonly manoeuvre: {
    readonly title: string;
    readonly bearing: Readonly<Record<Bearing, string>>;
    readonly name: (bearing: string, speed: number) => string;
    readonly fly: (ship: string) => string;
    readonly free: string;
    readonly wouldBlock: (other: string, millimetres: string) => string;
    readonly hasBlocked: (other: string, millimetres: string) => string;
    readonly keepsHeading: string;
    readonly flown: (ship: string) => string;
    readonly wouldFlee: string;
    readonly hasFled: string;
  };
  readonly games: {
    readonly title: string;
    readonly intro: string;
    readonly name: Readonly<Record<Game, string>>;
    readonly edition: Readonly<Record<Game, string>>;
    readonly about: Readonly<Record<Game, string>>;
    readonly clauses: (count: string) => string;
    readonly today: string;
    readonly state: Readonly<Record<Game, string>>;
    /** In the plural, as a heading of a count. */
    readonly kind: Readonly<Record<Kind, string>>;
  };
  readonly clause: {
    readonly loading: string;
    readonly open: (name: string) => string;
  };
  readonly notFound: string;
}
