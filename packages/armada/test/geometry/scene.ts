import { pose } from '@holotisch/table';
import { shipClass } from '../../src/data/index.ts';
import type { Zone } from '../../src/data/types.ts';
import { type ShipEnd, type SquadronEnd, StandingShip, squadronBase } from '../../src/geometry/index.ts';

/** A ship of a class, looking away from the first player unless turned clockwise. */
export const ship = (id: string, x = 0, y = 0, degrees = 0): StandingShip =>
  new StandingShip(shipClass(id), pose(x, y, degrees));

export const from = (s: StandingShip, zone: Zone): ShipEnd => ({ ship: s, zone });
export const squadron = (x: number, y: number): SquadronEnd => ({ squadron: squadronBase({ x, y }) });
