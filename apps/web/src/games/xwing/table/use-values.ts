import { damageOn, data, type XWingAnswers } from '@holotisch/xwing';
import { knownFrom } from '../../../table-ui/face/known.tsx';
import type { Phase, ShipView } from '../view.ts';

/** The numbers of a ship. */
export interface Numbers {
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}

/** What stands on a ship's card. */
interface Values extends Numbers {
  readonly actions: readonly data.Action[];
}

/** As printed on the pilot card. */
export function printedOf(ship: Pick<ShipView, 'faction' | 'type' | 'pilot'>): Values {
  const type = data.findShip(ship.type);
  const pilot = data.findPilot(ship.faction, ship.type, ship.pilot);
  const of = (name: 'attack' | 'agility' | 'hull' | 'shields') => pilot?.stats?.[name] ?? type?.[name] ?? 0;
  return {
    skill: pilot?.skill ?? 0,
    attack: of('attack'),
    agility: of('agility'),
    hull: of('hull'),
    shields: of('shields'),
    actions: type?.actions ?? [],
  };
}

/** The values of ships by their number, as far as they have been asked for. */
export type Known = ReadonlyMap<number, Values>;

export const { KnownValues, useKnown } = knownFrom<XWingAnswers, Known>(new Map(), async (rules) => {
  const reply = await rules('values', {});
  return reply.ok ? new Map(reply.value.map((one) => [one.ship, one])) : undefined;
});

/** The values of any ship as it is shown. */
export interface ValuesOf {
  of(ship: ShipView): Values;
  hullLeft(ship: ShipView): number;
  shieldsLeft(ship: ShipView, phase: Phase): number;
}

/** XW-AUFBAU-17: shield tokens are laid out when all forces have been placed; until then every ship has all to come. */
const SETUP: readonly Phase[] = ['initiative', 'obstacles', 'forces'];

/** Until the values are known, the printed ones; damage is counted on the ship as it is shown. */
export function valuesFrom(known: Known | undefined): ValuesOf {
  const of = (ship: ShipView) => known?.get(ship.id) ?? printedOf(ship);
  return {
    of,
    // The damage cards of a destroyed ship have gone back to their deck.
    hullLeft: (ship) => (ship.status === 'destroyed' ? 0 : Math.max(0, of(ship).hull - damageOn(ship))),
    shieldsLeft: (ship, phase) =>
      ship.status === 'reserve' || (ship.status === 'play' && SETUP.includes(phase)) ? of(ship).shields : ship.shields,
  };
}

export const useValues = (): ValuesOf => valuesFrom(useKnown());
