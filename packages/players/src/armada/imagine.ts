import { type ArmadaView, armada } from '@holotisch/armada';
import { type Armada, shipsInPlay, sideOf, squadronsInPlay } from '@holotisch/armada/rules';
import type { Seat } from '@holotisch/engine';
import { type Character, EVEN } from '../character.ts';

type Ship = ReturnType<typeof shipsInPlay>[number];
type Squadron = ReturnType<typeof squadronsInPlay>[number];

export type { Ship, Squadron };

/** The table as one seat may imagine it: everything open as it is, everything hidden blank. */
export interface Imagined {
  readonly g: Armada;
  readonly seat: Seat;
  readonly side: 0 | 1;
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
  readonly enemyShips: readonly Ship[];
  readonly enemySquadrons: readonly Squadron[];
  /** Looks at fewer courses and places: for thinking ahead many moves. */
  readonly hasty: boolean;
  readonly character: Character;
}

/** A table to think with, built out of a seat's view and nothing else. */
export function imagine(view: ArmadaView, seat: Seat, hasty = false, character: Character = EVEN): Imagined {
  const state = armada.imagine(view, seat);
  const side = state.sides[seat]!;
  const ships = shipsInPlay(state).filter((s) => s.pose !== null);
  const squadrons = squadronsInPlay(state).filter((s) => s.pose !== null);
  return {
    g: armada.sit(state, () => {}),
    seat,
    hasty,
    character,
    side,
    ships: ships.filter((s) => sideOf(state, s) === side),
    squadrons: squadrons.filter((s) => sideOf(state, s) === side),
    enemyShips: ships.filter((s) => sideOf(state, s) !== side),
    enemySquadrons: squadrons.filter((s) => sideOf(state, s) !== side),
  };
}

/** The same table with the eyes of the other side. */
export const turned = ({ ships, squadrons, enemyShips, enemySquadrons, ...table }: Imagined): Imagined => ({
  ...table,
  side: table.side === 0 ? 1 : 0,
  ships: enemyShips,
  squadrons: enemySquadrons,
  enemyShips: ships,
  enemySquadrons: squadrons,
});
