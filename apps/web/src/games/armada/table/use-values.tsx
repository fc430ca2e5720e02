import { type ArmadaAnswers, data, type ShipValues, type SquadronValues } from '@holotisch/armada';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
import type { ShipView, Squadron } from '../view.ts';

/** What the rules work out of a position: numbers of all units, who is engaged with whom, the score. */
export interface Known {
  readonly ships: ReadonlyMap<number, ShipValues>;
  readonly squadrons: ReadonlyMap<number, SquadronValues>;
  readonly score: readonly [number, number] | undefined;
}

const NOTHING: Known = { ships: new Map(), squadrons: new Map(), score: undefined };
const Context = createContext<Known>(NOTHING);

interface KnownValuesProps {
  /** The table is still on its way to the moment that is looked at. */
  readonly waiting: boolean;
  readonly children: ReactNode;
}

/** While the table is still on its way to the moment, the last values stay: they must not tell what has not been seen. */
export function KnownValues({ waiting, children }: KnownValuesProps) {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const [known, setKnown] = useState<Known>(NOTHING);
  useEffect(() => {
    if (!snapshot || waiting) return;
    let current = true;
    void question('values', {}).then((reply) => {
      if (current && reply.ok) setKnown(knownFrom(reply.value));
    });
    return () => {
      current = false;
    };
  }, [snapshot, question, waiting]);
  return <Context value={known}>{children}</Context>;
}

const knownFrom = ({ ships, squadrons, score }: ArmadaAnswers['values']): Known => ({
  ships: new Map(ships.map((one) => [one.unit, one])),
  squadrons: new Map(squadrons.map((one) => [one.unit, one])),
  score,
});

export const useKnown = (): Known => use(Context);

/** Until the values are known, the printed ones. */
export const hullOfShip = (known: Known | undefined, ship: ShipView): number =>
  known?.ships.get(ship.id)?.hull ?? data.shipCard(ship.card).hull;
export const hullLeft = (known: Known | undefined, ship: ShipView): number =>
  Math.max(0, hullOfShip(known, ship) - ship.damage.length);
export const hullOfSquadron = (known: Known | undefined, squadron: Squadron): number =>
  Math.max(squadron.hull, known?.squadrons.get(squadron.id)?.hull ?? data.squadronCard(squadron.card).hull);
