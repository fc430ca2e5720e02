import { bad, good, type Result, type Seat } from '@holotisch/engine';
import { type Line, type OnlineTable, rematchOf } from '@holotisch/online';
import { refusal } from '@holotisch/room';
import { newMatchId, newSecret } from '../tokens.ts';
import type { House } from './house.ts';

/** Another match with changed places: whoever is the last to want it makes it. */
export class Rematch {
  readonly #house: House;
  readonly #seat: Seat;
  readonly #token: string;
  /** The match that was made, whether it comes to be the next one or not. */
  made: string | undefined;

  constructor(house: House, seat: Seat, token: string) {
    this.#house = house;
    this.#seat = seat;
    this.#token = token;
  }

  /** What this seat says, and with it the match that comes of it where nobody else is waited for. */
  async lines(table: OnlineTable): Promise<Result<readonly Line[]>> {
    const tokens = new Map([...table.again, [this.#seat, this.#token] as const]);
    const people = table.head.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : []));
    const said = { again: this.#seat, token: this.#token };
    if (!people.every((seat) => tokens.has(seat))) return good([said]);
    try {
      this.made ??= await this.#make(table, tokens);
    } catch (error) {
      this.#house.log.warn('not kept', { match: table.head.id, error: String(error) });
      return bad(refusal('online.notStored'));
    }
    return good([{ ...said, next: this.made }]);
  }

  async #make(table: OnlineTable, tokens: ReadonlyMap<Seat, string>): Promise<string> {
    const [id, secret] = [newMatchId(), newSecret()];
    const head = rematchOf(this.#house.books, table, { id, secret, now: this.#house.now() });
    const last = head.seats.length - 1;
    const secrets = {
      secret,
      tokens: head.seats.map((_, seat) => tokens.get(last - seat) ?? null),
      watch: table.watchToken,
    };
    await this.#house.store.create(head, secrets, { status: 'full', players: head.names, result: null });
    return id;
  }
}
