import type { Source } from '../window.ts';
import type { AnyAbility, AnyBan, AnyValueRule, CommonRules, Sourced } from './rules.ts';

/**
 * A card that is in the match, told without the state: `at` is what the game needs to find it again in any copy of the
 * state (the numbers of its ship and of its place there), `piece` is whose card it is.
 */
export interface Laid<R, A> {
  readonly at: A;
  readonly piece?: number;
  readonly rules: R;
}

/** A rule, and the number of the card that brings it. */
interface Filed<T> {
  readonly card: number;
  readonly rule: T;
}

const file = <T>(cabinet: Map<string, Filed<T>[]>, drawer: string, item: Filed<T>): void => {
  const list = cabinet.get(drawer);
  if (list) list.push(item);
  else cabinet.set(drawer, [item]);
};

/**
 * The cards of a match, filed by window, value and ban, and by word ('does any card know this at all'). It holds nothing
 * of the state, so all copies of a match share one.
 */
export class CardIndex<G, R extends CommonRules<G, S>, A, S extends Source> {
  readonly laid: readonly Laid<R, A>[];
  readonly abilities = new Map<string, Filed<AnyAbility<G, S>>[]>();
  readonly values = new Map<string, Filed<AnyValueRule<G, S>>[]>();
  readonly bans = new Map<string, Filed<AnyBan<G, S>>[]>();
  /** Cards by the words that they have rules for. */
  readonly words = new Map<string, Filed<unknown>[]>();
  readonly #byPiece = new Map<number, number[]>();

  constructor(laid: readonly Laid<R, A>[]) {
    this.laid = laid;
    for (const [card, { rules, piece }] of laid.entries()) {
      for (const [word, rule] of Object.entries(rules)) file(this.words, word, { card, rule });
      for (const rule of rules.abilities ?? []) file(this.abilities, rule.window, { card, rule });
      for (const rule of rules.values ?? []) file(this.values, rule.value, { card, rule });
      for (const rule of rules.bans ?? []) file(this.bans, rule.ban, { card, rule });
      if (piece === undefined) continue;
      const own = this.#byPiece.get(piece);
      if (own) own.push(card);
      else this.#byPiece.set(piece, [card]);
    }
  }

  knows(word: keyof R & string): boolean {
    return this.words.has(word);
  }
  /** The numbers of a piece's cards. */
  of(piece: number): readonly number[] {
    return this.#byPiece.get(piece) ?? NONE;
  }
}
const NONE: readonly number[] = [];

/** A card that acts now. */
export interface InForce<R, S extends Source> {
  readonly source: S;
  readonly rules: R;
}

/** What some cards know at all: a `CardIndex` says it. */
export interface Known<R> {
  readonly abilities: { has(window: string): boolean };
  readonly values: { has(value: string): boolean };
  readonly bans: { has(ban: string): boolean };
  knows(word: keyof R & string): boolean;
}

/** What a game knows of its cards. */
export interface Dealer<R, A, S extends Source> {
  /** The card in the state of this very match. Asked once for each card, when somebody wants to know. */
  bind(at: A): S;
  /** Whether the card acts now: not discarded, its piece still there … */
  inForce(source: S): boolean;
  /** Cards that come and go (damage, conditions, command cards), all or those of one piece, as they lie there now. */
  dealt(piece?: number): readonly InForce<R, S>[];
  /** All cards that can be dealt at all: what none of them knows is not looked for among those that were. */
  readonly dealable?: Known<R>;
}

/** The cards at one table: an index, bound to the state of a sitting as far as somebody asks for it. */
export class CardTable<G, R extends CommonRules<G, S>, A, S extends Source> {
  readonly index: CardIndex<G, R, A, S>;
  readonly #dealer: Dealer<R, A, S>;
  readonly #bound: (InForce<R, S> | undefined)[];
  readonly #pieces: (readonly InForce<R, S>[])[] = [];
  readonly #abilities = new Map<string, readonly Sourced<AnyAbility<G, S>, S>[]>();
  readonly #values = new Map<string, readonly Sourced<AnyValueRule<G, S>, S>[]>();
  readonly #bans = new Map<string, readonly Sourced<AnyBan<G, S>, S>[]>();
  readonly #words = new Map<string, readonly Sourced<unknown, S>[]>();

  constructor(index: CardIndex<G, R, A, S>, dealer: Dealer<R, A, S>) {
    this.index = index;
    this.#dealer = dealer;
    this.#bound = new Array<InForce<R, S> | undefined>(index.laid.length);
  }

  /** Whether any card of the match has such a rule at all; most have none, and looking through them takes time. */
  knows(word: keyof R & string): boolean {
    if (this.index.knows(word)) return true;
    if (this.#dealer.dealable?.knows(word) === false) return false;
    return this.#dealer.dealt().some(({ rules }) => rules[word] !== undefined);
  }

  /** The cards of a piece that are in force now. */
  of(piece: number): readonly InForce<R, S>[] {
    const dealt = this.#dealer.dealt(piece);
    const own = this.#active(this.#own(piece));
    if (own.length === 0) return dealt;
    return dealt.length === 0 ? own : [...own, ...dealt];
  }

  /** All cards that are in force now and have such a rule. */
  having<K extends keyof R & string>(word: K): readonly Sourced<NonNullable<R[K]>, S>[] {
    const filed = this.index.words as ReadonlyMap<string, Filed<NonNullable<R[K]>>[]>;
    const known = this.#words as Map<string, readonly Sourced<NonNullable<R[K]>, S>[]>;
    const laid = this.#active(this.#drawer(known, filed, word));
    if (this.#dealer.dealable?.knows(word) === false) return laid;
    const dealt = this.#dealer.dealt();
    if (dealt.length === 0) return laid;
    return withDealt(laid, dealt, (rules) => {
      const rule = rules[word];
      return rule === undefined || rule === null ? undefined : [rule as NonNullable<R[K]>];
    });
  }

  /** Everything that stands at a window now. */
  abilities(window: string): readonly Sourced<AnyAbility<G, S>, S>[] {
    const laid = this.#active(this.#drawer(this.#abilities, this.index.abilities, window));
    if (this.#dealer.dealable?.abilities.has(window) === false) return laid;
    const dealt = this.#dealer.dealt();
    if (dealt.length === 0) return laid;
    return withDealt(laid, dealt, (rules) => rules.abilities?.filter((rule) => rule.window === window));
  }
  /** Everything that changes a value now. */
  values(value: string): readonly Sourced<AnyValueRule<G, S>, S>[] {
    const laid = this.#active(this.#drawer(this.#values, this.index.values, value));
    if (this.#dealer.dealable?.values.has(value) === false) return laid;
    const dealt = this.#dealer.dealt();
    if (dealt.length === 0) return laid;
    return withDealt(laid, dealt, (rules) => rules.values?.filter((rule) => rule.value === value));
  }
  /** Everything that forbids such a thing now. */
  bans(ban: string): readonly Sourced<AnyBan<G, S>, S>[] {
    const laid = this.#active(this.#drawer(this.#bans, this.index.bans, ban));
    if (this.#dealer.dealable?.bans.has(ban) === false) return laid;
    const dealt = this.#dealer.dealt();
    if (dealt.length === 0) return laid;
    return withDealt(laid, dealt, (rules) => rules.bans?.filter((rule) => rule.ban === ban));
  }

  #card(card: number): InForce<R, S> {
    const known = this.#bound[card];
    if (known !== undefined) return known;
    const { at, rules } = this.index.laid[card]!;
    const bound = { source: this.#dealer.bind(at), rules };
    this.#bound[card] = bound;
    return bound;
  }

  /** The cards of a piece, in force or not. */
  #own(piece: number): readonly InForce<R, S>[] {
    let own = this.#pieces[piece];
    if (own === undefined) {
      own = this.index.of(piece).map((card) => this.#card(card));
      this.#pieces[piece] = own;
    }
    return own;
  }

  /** What is filed under a name, with its cards bound to this state. */
  #drawer<T>(
    known: Map<string, readonly Sourced<T, S>[]>,
    filed: ReadonlyMap<string, readonly Filed<T>[]>,
    name: string,
  ): readonly Sourced<T, S>[] {
    const items = filed.get(name);
    if (items === undefined) return NOTHING;
    let drawer = known.get(name);
    if (drawer === undefined) {
      drawer = items.map(({ card, rule }) => ({ source: this.#card(card).source, rule }));
      known.set(name, drawer);
    }
    return drawer;
  }

  /** What of it is in force; the drawer itself where all of it is, as nearly always. */
  #active<T extends { readonly source: S }>(drawer: readonly T[]): readonly T[] {
    for (let i = 0; i < drawer.length; i++) if (!this.#dealer.inForce(drawer[i]!.source)) return this.#rest(drawer, i);
    return drawer;
  }

  #rest<T extends { readonly source: S }>(drawer: readonly T[], without: number): readonly T[] {
    const out = drawer.slice(0, without);
    for (let i = without + 1; i < drawer.length; i++) if (this.#dealer.inForce(drawer[i]!.source)) out.push(drawer[i]!);
    return out;
  }
}

const NOTHING: readonly never[] = []; // look-ups are many, and most find nothing

/** What is there, followed by what the cards that were dealt add to it. */
function withDealt<R, S extends Source, T>(
  laid: readonly Sourced<T, S>[],
  dealt: readonly InForce<R, S>[],
  of: (rules: R) => readonly T[] | undefined,
): readonly Sourced<T, S>[] {
  const out = [...laid];
  for (const { source, rules } of dealt) for (const rule of of(rules) ?? NOTHING) out.push({ source, rule });
  return out;
}
