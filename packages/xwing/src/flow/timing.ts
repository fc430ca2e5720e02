import { effectsEnded, type Flow, nothingHappens, openWindow, say, seatsInOrder } from '@holotisch/engine';
import type { CardSource, Scope, WindowName, Windows } from '../cards/vocabulary.ts';
import type { Ship, Side } from '../state.ts';
import type { XWing } from '../xwing.ts';

/**
 * The order in which simultaneous effects are resolved, in one place: the player with initiative resolves all of his
 * first, in the order he likes, then the other. XW-INITIATIVE-04, XW-KARTENFAEHIGKEITEN-08, XW-KARTENFAEHIGKEITEN-09
 */
const byInitiative = (g: XWing): readonly Side[] => (g.state.initiative === 0 ? [0, 1] : [1, 0]);

/** Ships to which something happens at once, in the order in which it is carried out. R-XW-58 */
export const initiativeFirst = (g: XWing, ships: readonly Ship[]): Ship[] =>
  byInitiative(g).flatMap((side) => ships.filter((ship) => g.state.sides[ship.seat] === side));

/** Opens a window of the game: how many abilities were used in it, undefined where none stood there, as mostly. */
export const open = <W extends WindowName>(
  g: XWing,
  name: W,
  context: Windows[W],
  order?: readonly Side[],
): Flow<number | undefined> =>
  g.stands(name, context) ? openFor(g, name, context, order ?? byInitiative(g)) : nothingHappens;

function openFor<W extends WindowName>(g: XWing, name: W, context: Windows[W], order: readonly Side[]): Flow<number> {
  return openWindow(g, {
    name,
    context,
    seats: seatsInOrder(g.state, order),
    state: g.state,
    prompt: say(`xw.window.${name}`, {
      ...('ship' in context && { ship: context.ship.id }),
      ...('purpose' in context && { purpose: { ...context.purpose } }),
    }),
    clauses: ['XW-KARTENFAEHIGKEITEN-02', 'XW-KARTENFAEHIGKEITEN-06'],
    find: () => g.abilities(name),
    tell: (source) => tellAbility(g, source),
  });
}

export const tellAbility = (g: XWing, { ship, card }: CardSource): void =>
  g.emit({ type: 'ability', ship: ship.id, card });

/** The key of a card begins with the ship that has it; `attack` or `towed` are notes of the rules. */
const isCardKey = (source: string): boolean => /^\d+:/.test(source);

/** No ship is active any more. */
export function endTurn(g: XWing): void {
  if (g.state.phase === 'activation') endOf(g, 'activation');
  g.state.active = null;
  g.state.turn = undefined; // not deleted: objects that lose members are slow from then on
}

/** A stretch of the match has ended, and with it what lasted until then; the players are told. */
export function endOf(g: XWing, scope: Scope): void {
  // What the rules themselves note down is nobody's effect.
  for (const { source, ship } of effectsEnded(g.state, scope, (one) => one.ship))
    if (isCardKey(source) && g.ship(ship).status === 'play') g.emit({ type: 'ended', ship, card: source });
}
