import type { Seat, SeatKind } from '@holotisch/engine';
import type { MatchHead, Private } from './head.ts';
import type { Line } from './line.ts';

/** Whose the seats of a table are: the tokens that open them, who has sat down, what they are called, who plays for them. */
export class Seats {
  readonly #head: MatchHead;
  readonly #links: Private['tokens'];
  readonly #tokens: (string | null)[];
  /** Tokens that have had a seat before somebody else got it. */
  readonly #former = new Map<string, 'online.taken' | 'online.freed'>();
  readonly #names: string[];
  readonly #kinds: SeatKind[];
  readonly #seated: Set<Seat>;

  constructor(head: MatchHead, { tokens }: Private) {
    this.#head = head;
    this.#links = tokens;
    this.#tokens = [...tokens];
    this.#names = [...head.names];
    this.#kinds = [...head.seats];
    this.#seated = new Set(head.given);
  }

  get tokens(): readonly (string | null)[] {
    return this.#tokens;
  }
  get names(): readonly string[] {
    return this.#names;
  }
  get kinds(): readonly SeatKind[] {
    return this.#kinds;
  }
  /** Why this token, which once had a seat, has it no longer: somebody else has got it, or it was freed. */
  formerly(token: string): 'online.taken' | 'online.freed' | undefined {
    return this.#former.get(token);
  }
  /** The hash of the token that a seat had when the match was made: whoever has the link has that. */
  linkOf(seat: Seat): string | null {
    return this.#links[seat] ?? null;
  }
  /** Somebody has this seat who may stand up again. Those who were given theirs stay. */
  isGuest(seat: Seat): boolean {
    return this.#seated.has(seat) && !this.#head.given.includes(seat);
  }
  /** Those of people that nobody has, or whose holder has not sat down. */
  get open(): readonly Seat[] {
    return this.#kinds.flatMap((kind, seat) => (kind === 'human' && !this.#seated.has(seat) ? [seat] : []));
  }

  name(seat: Seat, name: string): void {
    this.#names[seat] = name;
  }
  hand(seat: Seat, to: SeatKind): void {
    this.#kinds[seat] = to;
  }

  /** Gives a seat to whoever has this token, to its holder by another token, or to nobody. */
  take({ seated: seat, token, to }: Extract<Line, { readonly seated: Seat }>): void {
    const before = this.#tokens[seat];
    if (before) this.#former.set(before, to === 'free' ? 'online.freed' : 'online.taken');
    this.#former.delete(token);
    this.#tokens[seat] = token;
    if (to !== 'same') this.#names[seat] = '';
    if (to === 'free') this.#seated.delete(seat);
    else this.#seated.add(seat);
  }
}
