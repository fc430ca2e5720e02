import type { Json } from '../json.ts';
import type { Ready, Source, Window } from '../window.ts';
import { type Counting, endScope, type Instances, type Lasting } from './scope.ts';

/** A sitting in which attacks may nest. */
interface Sat<R, W extends string> {
  readonly state: Counting & { readonly attacks: readonly { readonly id: number }[] };
  abilities(window: W): readonly R[];
}

/** What all windows of a game have in common in which attacks nest; `also` is what the rules themselves offer. */
export function windowIn<G, C extends object, S extends Source, W extends string>(
  g: Sat<Ready<G, C, S>, W>,
  name: W,
  context: C,
  also: (() => readonly Ready<G, C, S>[]) | undefined,
): Pick<Window<G, C, S>, 'name' | 'context' | 'state' | 'find'> & { instances?: Instances; about?: Json } {
  const attack = g.state.attacks.at(-1)?.id;
  return {
    name,
    context,
    state: g.state,
    ...(attack !== undefined && { instances: { attack } }),
    ...('attack' in context && attack !== undefined && { about: { attack } }),
    find: () => (also === undefined ? g.abilities(name) : [...also(), ...g.abilities(name)]),
  };
}

/**
 * A stretch of the match has ended: what is over now, each effect of a card on a piece once, although it may have changed
 * several numbers.
 */
export function effectsEnded<L extends Lasting>(
  state: Counting & { readonly lasting?: L[] },
  scope: L['until'],
  pieceOf: (one: L) => number,
  instance?: number,
): readonly L[] {
  const over = endScope(state, scope, instance);
  return over.filter(
    (one, i) => over.findIndex((other) => pieceOf(other) === pieceOf(one) && other.source === one.source) === i,
  );
}
