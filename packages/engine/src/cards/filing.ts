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

/** All that is filed under one name. */
interface Drawer<T> {
  /** Its number in the cabinet: tables keep what it holds for them under it. */
  readonly at: number;
  readonly items: Filed<T>[];
  /** Whether cards that are dealt may have such a thing too; of values, whether also one about other pieces. */
  mayBeDealt: boolean;
  mayBeDealtToOthers: boolean;
}
type Drawers<T> = Map<string, Drawer<T>>;

/**
 * The cards of a match, filed by window, value and ban, and by word ('does any card know this at all'). It holds nothing
 * of the state, so all copies of a match share one.
 */
export class CardIndex<G, R extends CommonRules<G, S>, A, S extends Source> {
  readonly laid: readonly Laid<R, A>[];
  /** Whether it is known what all cards know that can be dealt: then nothing else is looked for among those that were. */
  readonly knowsDealable: boolean;
  readonly abilities: Drawers<AnyAbility<G, S>> = new Map();
  readonly values: Drawers<AnyValueRule<G, S>> = new Map();
  readonly bans: Drawers<AnyBan<G, S>> = new Map();
  /** Cards by the words that they have rules for. */
  readonly words: Drawers<unknown> = new Map();
  /** How many drawers have something in them; they come first. */
  readonly filled: number;
  readonly #byPiece = new Map<number, number[]>();
  #drawers = 0;

  /** `dealable`: all cards that can be dealt at all. */
  constructor(laid: readonly Laid<R, A>[], dealable?: Dealable) {
    this.laid = laid;
    this.knowsDealable = dealable !== undefined;
    for (const [card, { rules, piece }] of laid.entries()) {
      for (const [word, rule] of Object.entries(rules)) this.#drawer(this.words, word).items.push({ card, rule });
      for (const rule of rules.abilities ?? []) this.#drawer(this.abilities, rule.window).items.push({ card, rule });
      for (const rule of rules.values ?? []) this.#drawer(this.values, rule.value).items.push({ card, rule });
      for (const rule of rules.bans ?? []) this.#drawer(this.bans, rule.ban).items.push({ card, rule });
      if (piece === undefined) continue;
      const own = this.#byPiece.get(piece);
      if (own) own.push(card);
      else this.#byPiece.set(piece, [card]);
    }
    this.filled = this.#drawers;
    if (dealable === undefined) return;
    for (const name of dealable.abilities.keys()) this.#drawer(this.abilities, name).mayBeDealt = true;
    for (const [name, { items }] of dealable.values) {
      const drawer = this.#drawer(this.values, name);
      drawer.mayBeDealt = true;
      drawer.mayBeDealtToOthers = items.some(({ rule }) => rule.anyPiece === true);
    }
    for (const name of dealable.bans.keys()) this.#drawer(this.bans, name).mayBeDealt = true;
    for (const name of dealable.words.keys()) this.#drawer(this.words, name).mayBeDealt = true;
  }

  #drawer<T>(drawers: Drawers<T>, name: string): Drawer<T> {
    let drawer = drawers.get(name);
    if (drawer === undefined) {
      const unknown = !this.knowsDealable;
      drawer = { at: this.#drawers++, items: [], mayBeDealt: unknown, mayBeDealtToOthers: unknown };
      drawers.set(name, drawer);
    }
    return drawer;
  }

  /** The numbers of a piece's cards. */
  of(piece: number): readonly number[] {
    return this.#byPiece.get(piece) ?? NONE;
  }
}
const NONE: readonly number[] = [];

/** What some cards would be filed under: a `CardIndex` of them says it. */
interface Dealable {
  readonly abilities: Names;
  readonly values: ReadonlyMap<string, { readonly items: readonly { readonly rule: { readonly anyPiece?: true } }[] }>;
  readonly bans: Names;
  readonly words: Names;
}
interface Names {
  keys(): Iterable<string>;
}

/** A card that acts now. */
export interface InForce<R, S extends Source> {
  readonly source: S;
  readonly rules: R;
}

/** What a game knows of its cards. */
export interface Dealer<R, A, S extends Source> {
  /** The card in the state of this very match. Asked once for each card, when somebody wants to know. */
  bind(at: A): S;
  /** Whether the card acts now: not discarded, its piece still there … */
  inForce(source: S): boolean;
  /** Cards that come and go (damage, conditions, command cards), all or those of one piece, as they lie there now. */
  dealt(piece?: number): readonly InForce<R, S>[];
}

/** The cards at one table: an index, bound to the state of a sitting as far as somebody asks for it. */
export class CardTable<G, R extends CommonRules<G, S>, A, S extends Source> {
  readonly index: CardIndex<G, R, A, S>;
  readonly #dealer: Dealer<R, A, S>;
  readonly #bound: (InForce<R, S> | undefined)[];
  readonly #pieces: (readonly InForce<R, S>[])[] = [];
  /** What is in each drawer, by its number, with the cards of this table. */
  readonly #drawers: (readonly Sourced<unknown, S>[] | undefined)[];

  constructor(index: CardIndex<G, R, A, S>, dealer: Dealer<R, A, S>) {
    this.index = index;
    this.#dealer = dealer;
    this.#bound = new Array<InForce<R, S> | undefined>(index.laid.length);
    this.#drawers = new Array<readonly Sourced<unknown, S>[] | undefined>(index.filled);
  }

  /** Whether any card of the match has such a rule at all; most have none, and looking through them takes time. */
  knows(word: keyof R & string): boolean {
    const drawer = this.index.words.get(word);
    if (drawer !== undefined && drawer.items.length > 0) return true;
    if (drawer === undefined && this.index.knowsDealable) return false;
    return this.#dealer.dealt().some(({ rules }) => rules[word] !== undefined);
  }

  /** The cards of a piece that are in force now; none if no card of the match has a rule for the word at all. */
  of(piece: number, word?: keyof R & string): readonly InForce<R, S>[] {
    if (word !== undefined && !this.knows(word)) return NOTHING;
    const dealt = this.#dealer.dealt(piece);
    const own = this.#active(this.#own(piece));
    if (own.length === 0) return dealt;
    return dealt.length === 0 ? own : [...own, ...dealt];
  }

  /** All cards that are in force now and have such a rule. */
  having<K extends keyof R & string>(word: K): readonly Sourced<NonNullable<R[K]>, S>[] {
    return this.#find(this.index.words as Drawers<NonNullable<R[K]>>, word, ruleNamed);
  }
  /** Everything that stands at a window now. */
  abilities(window: string): readonly Sourced<AnyAbility<G, S>, S>[] {
    return this.#find(this.index.abilities, window, abilitiesAt);
  }
  /** Whether it is the moment of any ability that stands at a window now. Mostly it is none's, so none is listed for it. */
  stands(g: G, window: string, context: unknown): boolean {
    const drawer = this.index.abilities.get(window);
    if (drawer === undefined && this.index.knowsDealable) return false;
    if (drawer !== undefined && drawer.items.length > 0)
      for (const { source, rule } of this.#contents(drawer))
        if (this.#dealer.inForce(source) && rule.when(g, context, source)) return true;
    if (drawer?.mayBeDealt === false) return false;
    for (const { source, rules } of this.#dealer.dealt())
      for (const rule of rules.abilities ?? NOTHING)
        if (rule.window === window && rule.when(g, context, source)) return true;
    return false;
  }
  /** Everything that changes a value of a piece now. What is about another piece need not even be in force. */
  valuesOn(value: string, piece: number): readonly Sourced<AnyValueRule<G, S>, S>[] {
    const drawer = this.index.values.get(value);
    if (drawer === undefined && this.index.knowsDealable) return NOTHING; // as nearly always
    let out: Sourced<AnyValueRule<G, S>, S>[] | undefined;
    if (drawer !== undefined && drawer.items.length > 0)
      for (const one of this.#contents(drawer))
        if (isAbout(one.rule, one.source, piece) && this.#dealer.inForce(one.source)) out = and(out, one);
    if (drawer?.mayBeDealt !== false)
      for (const { source, rules } of this.#dealer.dealt(drawer?.mayBeDealtToOthers === false ? piece : undefined))
        for (const rule of rules.values ?? NOTHING)
          if (rule.value === value && isAbout(rule, source, piece)) out = and(out, { source, rule });
    return out ?? NOTHING;
  }
  /** Everything that forbids such a thing now. */
  bans(ban: string): readonly Sourced<AnyBan<G, S>, S>[] {
    return this.#find(this.index.bans, ban, bansOn);
  }

  /** What lies in a drawer and is in force, followed by what cards that were dealt add to it (`of` says what that is). */
  #find<T, N extends string>(
    drawers: Drawers<T>,
    name: N,
    of: (rules: R, name: N) => readonly T[] | undefined,
  ): readonly Sourced<T, S>[] {
    const drawer = drawers.get(name);
    if (drawer === undefined && this.index.knowsDealable) return NOTHING; // as nearly always
    const laid = drawer === undefined || drawer.items.length === 0 ? NOTHING : this.#active(this.#contents(drawer));
    if (drawer?.mayBeDealt === false) return laid;
    const dealt = this.#dealer.dealt();
    if (dealt.length === 0) return laid;
    const out = [...laid];
    for (const { source, rules } of dealt) for (const rule of of(rules, name) ?? NOTHING) out.push({ source, rule });
    return out;
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

  /** What is in a drawer, with its cards bound to this state. */
  #contents<T>({ at, items }: Drawer<T>): readonly Sourced<T, S>[] {
    const known = this.#drawers[at];
    if (known !== undefined) return known as readonly Sourced<T, S>[]; // every drawer has its own number
    const contents = items.map(({ card, rule }) => ({ source: this.#card(card).source, rule }));
    this.#drawers[at] = contents;
    return contents;
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

const isAbout = <G, S extends Source>(rule: AnyValueRule<G, S>, source: S, piece: number): boolean =>
  rule.anyPiece === true || source.piece === piece;

/** A list that is begun only when there is something to put on it. */
function and<T>(list: T[] | undefined, one: T): T[] {
  if (list === undefined) return [one];
  list.push(one);
  return list;
}

/** What a card has of each kind. Named here, so that no look-up makes a function of its own. */
const abilitiesAt = <G, S extends Source>({ abilities }: CommonRules<G, S>, window: string) =>
  abilities?.filter((rule) => rule.window === window);
const bansOn = <G, S extends Source>({ bans }: CommonRules<G, S>, ban: string) =>
  bans?.filter((rule) => rule.ban === ban);
function ruleNamed<R, K extends keyof R>(rules: R, word: K): readonly NonNullable<R[K]>[] | undefined {
  const rule = rules[word];
  return rule === undefined || rule === null ? undefined : [rule];
}
