import { choose, type Flow, type Option, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Ship } from '../state.ts';
import type { XWing } from '../xwing.ts';

/** The questions that many procedures ask. */

export const shipOption = (ship: Ship): Option => ({
  id: String(ship.id),
  label: say('xw.ship', { ship: ship.id }),
  about: { ship: ship.id },
});

/** Picks one ship; a single candidate is taken without a question. */
export function* chooseShip(
  g: XWing,
  seat: number,
  kind: string,
  ships: readonly Ship[],
  clauses: readonly ClauseId[],
): Flow<Ship> {
  const id = yield* choose({ seat, kind, prompt: say(`xw.ask.${kind}`), clauses, options: ships.map(shipOption) });
  return g.ship(Number(id));
}

/** Picks one ship or none. */
export function* mayChooseShip(
  g: XWing,
  seat: number,
  kind: string,
  ships: readonly Ship[],
  clauses: readonly ClauseId[],
): Flow<Ship | undefined> {
  if (ships.length === 0) return undefined;
  const options = [...ships.map(shipOption), { id: 'none', label: say('xw.none') }];
  const id = yield* choose({ seat, kind, prompt: say(`xw.ask.${kind}`), clauses, options });
  return id === 'none' ? undefined : g.ship(Number(id));
}

/** A plain yes or no to a 'may'. */
export function* may(
  seat: number,
  kind: string,
  clauses: readonly ClauseId[],
  about?: { readonly ship: number },
): Flow<boolean> {
  const answer = yield* choose({
    seat,
    kind,
    prompt: say(`xw.ask.${kind}`),
    clauses,
    options: [
      { id: 'yes', label: say('xw.yes') },
      { id: 'no', label: say('xw.no') },
    ],
    ...(about && { about }),
  });
  return answer === 'yes';
}

/** Picks one of named things that are not ships. */
export function* chooseOne<const T extends string>(
  seat: number,
  kind: string,
  ids: readonly T[],
  clauses: readonly ClauseId[],
  about?: { readonly ship: number },
): Flow<T> {
  const options = ids.map((id) => ({ id, label: say(`xw.option.${id}`) }));
  const one = yield* choose({ seat, kind, prompt: say(`xw.ask.${kind}`), clauses, options, ...(about && { about }) });
  return ids.find((id) => id === one)!;
}
