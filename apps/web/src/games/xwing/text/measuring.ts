import type { Bearing } from '../measuring/manoeuvres.ts';
import type { ShipId } from '../measuring/ships.ts';

/** Everything that the measuring bench says; each language fills in all of it. */
export interface MeasuringText {
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
}
