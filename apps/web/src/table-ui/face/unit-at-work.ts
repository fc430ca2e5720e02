import type { Seat } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import type { TableFace } from '../game-face.ts';

interface WithUnits<U> {
  readonly units: readonly U[];
}

interface UnitAtWork<V, U> {
  /** The unit whose turn it is. */
  readonly unitOf: (view: V) => number | undefined;
  readonly placeOf: (unit: U | undefined) => Vec | null | undefined;
  /** Where an attack comes from and goes to, while there is one. */
  readonly attackEnds: (view: V) => readonly Vec[] | undefined;
}

/** Whose turn it is and what is to be seen of it, on a table where units have their turns and attack. */
export const unitAtWork = <U extends { readonly seat: Seat }, V extends WithUnits<U>>({
  unitOf,
  placeOf,
  attackEnds,
}: UnitAtWork<V, U>): Pick<TableFace<V>, 'activePiece' | 'activeSeat' | 'action'> => {
  const unitIn = (view: V): U | undefined => {
    const id = unitOf(view);
    return id === undefined ? undefined : view.units[id];
  };
  return {
    activePiece: unitOf,
    activeSeat: (view) => unitIn(view)?.seat,
    action: (view) => {
      const place = placeOf(unitIn(view));
      return attackEnds(view) ?? (place ? [place] : []);
    },
  };
};
