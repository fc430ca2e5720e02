import { type ArmadaAnswers, data, type ShipValues, type SquadronValues } from '@holotisch/armada';
import { knownFrom } from '../../../table-ui/face/known.tsx';
import type { ShipView, Squadron } from '../view.ts';

/** What the rules work out of a position: numbers of all units, who is engaged with whom, the score. */
export interface Known {
  readonly ships: ReadonlyMap<number, ShipValues>;
  readonly squadrons: ReadonlyMap<number, SquadronValues>;
  readonly score: readonly [number, number] | undefined;
}

const NOTHING: Known = { ships: new Map(), squadrons: new Map(), score: undefined };

export const { KnownValues, useKnown } = knownFrom<ArmadaAnswers, Known>(NOTHING, async (rules) => {
  const reply = await rules('values', {});
  if (!reply.ok) return undefined;
  const { ships, squadrons, score } = reply.value;
  return {
    ships: new Map(ships.map((one) => [one.unit, one])),
    squadrons: new Map(squadrons.map((one) => [one.unit, one])),
    score,
  };
});

/** Until the values are known, the printed ones. */
export const hullOfShip = (known: Known | undefined, ship: ShipView): number =>
  known?.ships.get(ship.id)?.hull ?? data.shipCard(ship.card).hull;
export const hullLeft = (known: Known | undefined, ship: ShipView): number =>
  Math.max(0, hullOfShip(known, ship) - ship.damage.length);
export const hullOfSquadron = (known: Known | undefined, squadron: Squadron): number =>
  Math.max(squadron.hull, known?.squadrons.get(squadron.id)?.hull ?? data.squadronCard(squadron.card).hull);
