import type { Seat } from '@holotisch/engine';
import type { OnlineTable } from '@holotisch/online';
import { aboutTable } from './about.ts';
import type { Guest } from './guest.ts';
import type { House } from './house.ts';
import { Spectators } from './spectators.ts';

/** The match that they are at. */
interface Visited {
  readonly id: string;
  /** As it is in the hands of this process; none while it is put away. */
  readonly awake: OnlineTable | undefined;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Whoever is connected to a table here: who is let in, who is told what, who is sent away. */
export class Company {
  readonly guests = new Set<Guest>();
  readonly spectators: Spectators;
  readonly #house: House;
  readonly #match: Visited;

  constructor(house: House, match: Visited) {
    this.#house = house;
    this.#match = match;
    this.spectators = new Spectators(house, {
      id: match.id,
      guests: this.guests,
      run: (work) => match.run(work),
      tellAbout: () => this.tellAbout(),
    });
  }

  /** He is let in, and hears what was said before. */
  async admit(guest: Guest): Promise<void> {
    this.guests.add(guest);
    if (this.#seesLater(guest)) await this.spectators.admit(guest);
    this.letIn();
    const chat = this.#shownTo(guest)?.chat ?? [];
    if (chat.length > 0) guest.line.send({ chat, whole: true });
    this.tellAbout();
  }

  part(guest: Guest): void {
    this.guests.delete(guest);
    guest.leave();
    this.spectators.part(guest);
    this.tellAbout();
  }

  /** Where spectators see a match later, nobody who looks on is ever at the table itself. */
  #seesLater(guest: Guest): boolean {
    return guest.seat === undefined && (this.#match.awake?.head.delay ?? 0) > 0;
  }

  /** What a guest sees: the table as it is, or as it was a while ago. */
  #shownTo(guest: Guest): OnlineTable | undefined {
    return this.#seesLater(guest) ? this.spectators.table : this.#match.awake;
  }

  /** Whoever sits at a seat that is not his any more sees and says nothing more, and is sent away, on every process. */
  dismissFormer(table: OnlineTable): void {
    const former = [...this.guests].filter((guest) => !guest.holds(table.tokens));
    for (const guest of former) {
      this.guests.delete(guest);
      guest.leave();
      const why = table.formerly(guest.token ?? '') ?? 'online.taken';
      // Whoever has stood up himself hears the answer first.
      this.#house.after('a goodbye', 0, () => guest.dismiss(why));
    }
    if (former.length > 0) this.#house.tellHere({ id: this.#match.id, guests: this.guests });
  }

  /** Whoever is here comes into the room, as soon as there is one. */
  letIn(): void {
    const room = this.#match.awake?.room;
    if (!room || this.#match.awake?.broken) return;
    for (const guest of this.guests) if (!this.#seesLater(guest)) guest.enter(room);
  }

  /** The table is put away for a while; those who see it later go on looking at theirs. */
  leaveRoom(): void {
    for (const guest of this.guests) if (!this.spectators.has(guest)) guest.leave();
  }

  isHere(seat: Seat): boolean {
    return this.#house.isAt(this.#match.id, seat);
  }

  /** What was said last, to those who are at the table itself. */
  tellChat(table: OnlineTable): void {
    const last = table.chat.at(-1);
    if (last) for (const guest of this.guests) if (!this.#seesLater(guest)) guest.line.send({ chat: [last] });
  }

  /** Tells everybody what stands around the match, where it has changed. */
  tellAbout(): void {
    const table = this.#match.awake;
    if (!table) return;
    const watchers = [...this.guests].filter((guest) => guest.seat === undefined).length;
    const here = table.head.seats.map((_, seat) => this.isHere(seat));
    const isHere = (seat: Seat) => here[seat] ?? false;
    for (const guest of this.guests) {
      const shown = this.#shownTo(guest);
      // The table that he sees is being made again.
      if (!shown) continue;
      const later = shown === table ? 0 : table.head.delay * 1000;
      const info = aboutTable(shown, { own: guest.seat, isHere, watchers, later });
      const text = JSON.stringify(info);
      if (text === guest.told) continue;
      guest.told = text;
      guest.line.send({ about: { ...info, now: this.#house.now() } });
    }
  }
}
