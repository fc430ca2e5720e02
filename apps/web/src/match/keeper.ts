import type { SeatKind } from '@holotisch/engine';
import type { Entry } from '@holotisch/room/client';
import type { BattleLink } from './campaign/calls.ts';
import type { Aids, Opened } from './protocol.ts';
import { type KeptMatch, keepEntry, keepMatch, newMatchId, sitAt } from './storage.ts';

interface Keeping {
  /** The whole match as a file, and how many entries its log has. */
  whole(): Promise<Opened | undefined>;
  /** There is no room left: the player has to know. */
  onFull(): void;
  /** Another tab was faster: what it has kept counts. */
  onConflict(): void;
}

/** Keeps the match on the table in the browser, entry by entry. */
export class MatchKeeper {
  readonly id: string;
  readonly #seats: readonly SeatKind[];
  readonly #aids: Aids;
  readonly #campaign: BattleLink | undefined;
  readonly #keeping: Keeping;
  /** How many entries the room's log had when the kept one began. */
  #offset: number;
  /** Something could not be kept: with the next entry the whole match is. */
  #behind = false;
  #catchingUp = false;
  #hasTold = false;

  private constructor(
    { id, seats, aids, campaign }: Pick<KeptMatch, 'id' | 'seats' | 'aids' | 'campaign'>,
    offset: number,
    keeping: Keeping,
  ) {
    this.id = id;
    this.#seats = seats;
    this.#aids = aids;
    this.#offset = offset;
    this.#campaign = campaign;
    this.#keeping = keeping;
  }

  /** A match that has not been kept before. */
  static begin(
    opened: Opened,
    seats: readonly SeatKind[],
    aids: Aids,
    keeping: Keeping,
    campaign?: BattleLink,
  ): MatchKeeper {
    const kept = { id: newMatchId(), seats, aids, ...(campaign && { campaign }) };
    const keeper = new MatchKeeper(kept, opened.number, keeping);
    keeper.#keepWhole(opened);
    return keeper;
  }

  /** A match that was kept, and was opened with all of its log. */
  static goOn(match: KeptMatch, keeping: Keeping): MatchKeeper {
    sitAt(match.id);
    return new MatchKeeper(match, 0, keeping);
  }

  /** Where an entry of the kept log stands in the room's. */
  inRoom(number: number): number {
    return number + this.#offset;
  }

  keep(entry: Entry, number: number, over: boolean): void {
    if (this.#behind) return void this.#catchUp();
    const fault = keepEntry(this.id, number - this.#offset, entry, { saved: Date.now(), over });
    if (fault === 'conflict') this.#keeping.onConflict();
    else if (fault) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    this.#behind = true;
    if (this.#catchingUp) return;
    this.#catchingUp = true;
    try {
      const whole = await this.#keeping.whole();
      if (whole) this.#keepWhole(whole);
    } finally {
      this.#catchingUp = false;
    }
  }

  #keepWhole({ file, number }: Opened): void {
    const { id } = this;
    const [seats, aids, campaign] = [this.#seats, this.#aids, this.#campaign];
    const fault = keepMatch({ id, file, seats, aids, saved: Date.now(), ...(campaign && { campaign }) });
    this.#behind = fault !== undefined;
    if (!fault) this.#offset = number;
    if (fault && !this.#hasTold) this.#keeping.onFull();
    this.#hasTold = this.#behind;
  }
}
