import { type EventOf, type XWingMatch as WholeMatch, xwing } from '@holotisch/xwing';
import { dialOf, difficultyOf, landing, leavesTable } from '@holotisch/xwing/rules';

type Manoeuvre = ReturnType<typeof dialOf>[number];
type XWingMatch = Pick<WholeMatch, 'state' | 'events'>;

/** Watches a match decision by decision: who leaves the table, and who although a manoeuvre would have kept him there. */
export class EdgeWatch {
  /** By seat. */
  readonly fled: [number, number] = [0, 0];
  readonly needless: [number, number] = [0, 0];
  moves = 0;
  readonly #match: XWingMatch;
  #seen = 0;
  #moved: EventOf<'moved'> | undefined;

  constructor(match: XWingMatch) {
    this.#match = match;
  }

  during(decision: () => void): void {
    const { events } = this.#match;
    const free = this.#freeToChoose();
    decision();
    for (; this.#seen < events.length; this.#seen++) {
      const { event } = events[this.#seen]!;
      if (event.type === 'moved') {
        this.moves++;
        this.#moved = event;
      }
      if (event.type !== 'destroyed' || event.cause !== 'fled') continue;
      const { ship: id } = event;
      const seat = this.#match.state.ships[id]!.seat as 0 | 1;
      this.fled[seat]++;
      if (this.#couldStay(id, free[id]!)) this.needless[seat]++;
    }
  }

  /** Of each ship, asked while it still has its cards: what is not red, or everything if it is not stressed. */
  #freeToChoose(): readonly (readonly Manoeuvre[])[] {
    const g = xwing.sit(this.#match.state, () => {});
    return this.#match.state.ships.map((one) =>
      dialOf(one).filter((m) => one.tokens.stress === 0 || difficultyOf(g, one, m) !== 'red'),
    );
  }

  /** Whether one of these manoeuvres would have ended on the table, with the others where they stood. */
  #couldStay(id: number, free: readonly Manoeuvre[]): boolean {
    if (this.#moved?.ship !== id) return true;
    const g = xwing.sit(this.#match.state, () => {});
    const me = g.ship(id);
    const { from } = this.#moved;
    return free.some((m) => !leavesTable(g, me, landing(g, me, m, from).pose));
  }
}
