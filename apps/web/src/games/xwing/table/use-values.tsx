import { damageOn, data } from '@holotisch/xwing';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useQuestion } from '../questions.ts';
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
export interface Values extends Numbers {
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

const Context = createContext<Known>(new Map());

interface KnownValuesProps {
  /** The table is still on its way to the moment that is looked at. */
  readonly waiting: boolean;
  readonly children: ReactNode;
}

/**
 * The values as the rules work them out at the moment that is looked at. While the table is still on its way there,
 * the last ones stay: a value must not tell what has not been seen yet.
 */
export function KnownValues({ waiting, children }: KnownValuesProps) {
  const { snapshot } = useMatch();
  const question = useQuestion();
  const [known, setKnown] = useState<Known>(new Map());
  useEffect(() => {
    if (!snapshot || waiting) return;
    let current = true;
    void question('values', {}).then((reply) => {
      if (!current || !reply.ok) return;
      setKnown(new Map(reply.value.map((one) => [one.ship, one])));
    });
    return () => {
      current = false;
    };
  }, [snapshot, question, waiting]);
  return <Context value={known}>{children}</Context>;
}

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

export const useKnown = (): Known => use(Context);
export const useValues = (): ValuesOf => valuesFrom(useKnown());
