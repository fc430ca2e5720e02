import { type Seat, type SeatKind, sha256Hex } from '@holotisch/engine';
import type { MatchHead } from './head.ts';
import type { Line } from './line.ts';
import { infosOfSetup, type ListRules, listInfo } from './lists.ts';
import type { Agreement, ListInfo } from './protocol.ts';

type Gathered = {
  readonly texts: readonly (string | null)[];
  readonly contributions: readonly (string | null)[];
  /** The lists to which each seat has said yes, by their name. */
  readonly yes: readonly (string | null)[];
};

/** What was brought to a table before the match: lists, what everybody adds to the dice, and who agrees to the lists. */
export class Gathering {
  readonly #rules: ListRules;
  readonly #head: MatchHead;
  readonly #gathered: Gathered;
  #name: string | undefined;
  #infos: readonly (ListInfo | null)[] | undefined;

  private constructor(rules: ListRules, head: MatchHead, gathered: Gathered) {
    this.#rules = rules;
    this.#head = head;
    this.#gathered = gathered;
  }

  static begun(rules: ListRules, head: MatchHead): Gathering {
    const nobody = head.seats.map(() => null);
    const texts = head.seats.map((_, seat) => head.lists[seat] ?? null);
    return new Gathering(rules, head, { texts, contributions: nobody, yes: nobody });
  }

  get texts(): readonly (string | null)[] {
    return this.#gathered.texts;
  }
  get contributions(): readonly (string | null)[] {
    return this.#gathered.contributions;
  }
  /** Names the lists that are there: another one as soon as one of them changes. */
  get name(): string {
    this.#name ??= sha256Hex(`holotisch:lists:${JSON.stringify(this.texts)}`).slice(0, 16);
    return this.#name;
  }
  get infos(): readonly (ListInfo | null)[] {
    this.#infos ??= this.#readInfos();
    return this.#infos;
  }

  #readInfos(): readonly (ListInfo | null)[] {
    const { setup, seats } = this.#head;
    if (setup !== null && this.texts.every((text) => text === null)) {
      const found = infosOfSetup(this.#rules, setup);
      return seats.map((_, seat) => (found.length === seats.length ? found[seat]! : null));
    }
    return this.texts.map((text) => {
      const read = text === null ? undefined : this.#rules.lists.read(text);
      const first = read?.ok ? read.value[0] : undefined;
      return first ? listInfo(this.#rules, first.list) : null;
    });
  }

  /** What a seat may know of another's list: what it is called only when nobody can choose by it any more. */
  infoFor(own: Seat | undefined, seat: Seat): ListInfo | null {
    const info = this.infos[seat] ?? null;
    const isOpen = seat === own || this.infos.every((one) => one !== null);
    return info && (isOpen ? info : { ...info, name: null });
  }

  isReady(seat: Seat): boolean {
    return this.#head.seats[seat] === 'computer' || this.contributions[seat] !== null;
  }
  needsList(seat: Seat): boolean {
    return this.#head.setup === null && this.texts[seat] === null;
  }
  /** His list is his own: he has brought it, or has made the match with it while others bring theirs. */
  ownsList(seat: Seat): boolean {
    const { setup, lists, given } = this.#head;
    if (setup !== null) return false;
    return lists[seat] === null || (given.includes(seat) && lists.includes(null));
  }

  /** Points that differ, where several people have to agree to them. */
  get agreement(): Agreement | null {
    if (this.#head.again || this.#rules.lists.mayDiffer) return null;
    const points = this.infos.flatMap((info) => (info ? [info.points] : []));
    const people = peopleOf(this.#head.seats);
    if (people.length < 2 || points.length < this.infos.length || new Set(points).size < 2) return null;
    return { points, yes: people.filter((seat) => this.#gathered.yes[seat] === this.name) };
  }

  /** Nothing is missing any more. */
  get isComplete(): boolean {
    const { seats } = this.#head;
    if (!seats.every((_, seat) => this.isReady(seat) && !this.needsList(seat))) return false;
    const { agreement } = this;
    return agreement === null || peopleOf(seats).every((seat) => agreement.yes.includes(seat));
  }

  /** The same after a line of the log. */
  with(line: Line): Gathering {
    const { texts, contributions, yes } = this.#gathered;
    if ('ready' in line) {
      const seat = line.ready;
      const saw = line.lists === undefined || line.lists === this.name;
      const sat = this.#with({
        texts: line.list === undefined ? texts : texts.with(seat, line.list),
        contributions: contributions.with(seat, line.contribution),
        yes,
      });
      return saw ? sat.#saying(seat, sat.name) : sat;
    }
    if ('listed' in line) {
      const changed = this.#with({ texts: texts.with(line.listed, line.list), contributions, yes });
      return changed.#saying(line.listed, changed.name);
    }
    if ('seated' in line && line.to === 'free') return this.#without(line.seated);
    return 'agreed' in line ? this.#saying(line.agreed, line.lists) : this;
  }

  /** What the holder of a seat has brought goes with him. */
  #without(seat: Seat): Gathering {
    const { texts, contributions, yes } = this.#gathered;
    const list = this.#head.lists[seat] ?? null;
    return this.#with({
      texts: texts[seat] === list ? texts : texts.with(seat, list),
      contributions: contributions.with(seat, null),
      yes: yes.with(seat, null),
    });
  }

  #saying(seat: Seat, lists: string): Gathering {
    return this.#with({ ...this.#gathered, yes: this.#gathered.yes.with(seat, lists) });
  }

  #with(gathered: Gathered): Gathering {
    const next = new Gathering(this.#rules, this.#head, gathered);
    // Reading lists takes a moment; they are the same ones mostly.
    if (gathered.texts === this.texts) {
      next.#name = this.#name;
      next.#infos = this.#infos;
    }
    return next;
  }
}

const peopleOf = (seats: readonly SeatKind[]): readonly Seat[] =>
  seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
