import { type Emit, type GameEvent, unheard } from '../event.ts';
import type { GameState, Sitting } from '../game.ts';
import type { Source } from '../window.ts';
import type { CardTable, InForce } from './filing.ts';
import type { AnyAbility, AnyBan, AnyValueRule, CommonRules, Sourced } from './rules.ts';

/** What a match is played with: the cards there are, and the procedures. */
export interface Printed<B, P> {
  /** The rules of every card there is, by key. */
  readonly book: B;
  readonly rules: P;
}

/** The names that a game's cards are written in: windows with what each is about, numbers, bans. */
interface Names {
  readonly windows: object;
  readonly value: string;
  readonly ban: string;
}
type WindowOf<N extends Names> = keyof N['windows'] & string;

/**
 * The sitting of a running procedure in a game with cards: the state, the voice, the cards and procedures that it is played
 * with, and which cards are in force now. A game adds what it keeps as long as it is true (where a ship's arcs lie).
 */
export abstract class CardSitting<
  G,
  S extends GameState,
  E extends GameEvent,
  P extends Printed<unknown, unknown>,
  R extends CommonRules<G, C>,
  A,
  C extends Source,
  N extends Names,
> implements Sitting<S, E>
{
  readonly state: S;
  readonly emit: Emit<E>;
  /** Whether anybody listens: events that take work to put together are left out otherwise. */
  readonly isHeard: boolean;
  readonly book: P['book'];
  readonly rules: P['rules'];
  protected abstract table: CardTable<G, R, A, C>;

  constructor(state: S, emit: Emit<E>, { book, rules }: P) {
    this.state = state;
    this.isHeard = emit !== unheard;
    this.emit = this.isHeard
      ? (event, only, others) => emit(this.belonging(event), only, others && this.belonging(others))
      : unheard;
    this.book = book;
    this.rules = rules;
  }

  /** An event together with what it belongs to: an attack, somebody's turn. */
  protected abstract belonging(event: E): E;

  /** Whether any card of the match has such a rule at all; most have none, and looking through them takes time. */
  knows(word: keyof R & string): boolean {
    return this.table.knows(word);
  }
  /**
   * The cards of a piece that are in force now. Whoever wants only those with one kind of rule says so: mostly no card of
   * the match has it.
   */
  cards({ id }: { readonly id: number }, word?: keyof R & string): readonly InForce<R, C>[] {
    return this.table.of(id, word);
  }
  /** All cards that are in force now and have such a rule. */
  having<K extends keyof R & string>(word: K): readonly Sourced<NonNullable<R[K]>, C>[] {
    return this.table.having(word);
  }
  /** Everything that stands at a window now. */
  abilities(window: WindowOf<N>): readonly Sourced<AnyAbility<G, C>, C>[] {
    return this.table.abilities(window);
  }
  /** Whether it is the moment of anything that stands there. */
  stands<W extends WindowOf<N>>(this: this & G, window: W, context: N['windows'][W]): boolean {
    return this.table.stands(this, window, context);
  }
  /** Everything that changes a number of a piece now. */
  valuesOn(name: N['value'], piece: number): readonly Sourced<AnyValueRule<G, C>, C>[] {
    return this.table.valuesOn(name, piece);
  }
  /** Everything that forbids such a thing now. */
  bans(name: N['ban']): readonly Sourced<AnyBan<G, C>, C>[] {
    return this.table.bans(name);
  }
}
