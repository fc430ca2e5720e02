import { data } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import type { ShipView } from '../view.ts';

/** The numbers of a ship. */
export interface Values {
  readonly skill: number;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
}
interface ValuesNow extends Values {
  readonly ship: number;
  readonly damage: number;
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
  };
}

/** The values as the rules work them out at the moment that is looked at; until they are known, the printed ones. */
export function useValues(): { of(ship: ShipView): Values; hullLeft(ship: ShipView): number } {
  const { snapshot, question } = useMatch();
  const [now, setNow] = useState<ReadonlyMap<number, ValuesNow>>(new Map());
  useEffect(() => {
    if (!snapshot) return;
    let current = true;
    void question('values', {}).then((reply) => {
      if (!current || !reply.ok) return;
      const list = reply.value as unknown as readonly ValuesNow[];
      setNow(new Map(list.map((one) => [one.ship, one])));
    });
    return () => {
      current = false;
    };
  }, [snapshot, question]);
  return {
    of: (ship) => now.get(ship.id) ?? printedOf(ship),
    hullLeft: (ship) =>
      (now.get(ship.id)?.hull ?? printedOf(ship).hull) - (now.get(ship.id)?.damage ?? ship.damage.length),
  };
}
