import { canonical, type Json, type Seat } from '@holotisch/engine';
import type { Reply } from '@holotisch/online';
import type { ClientMessage } from '@holotisch/room';
import type { Below, Player } from './player.ts';

/** What people do at a table besides deciding: they talk, take back, propose, answer proposals, and look at the clock. */

export type Deed = 'chats' | 'proposals' | 'changes' | 'claims';

/** A line of chat that a server has acknowledged: it must be in the log, once. */
interface Spoken {
  readonly seat: Seat;
  readonly nonce: string;
}

interface Around {
  readonly below: Below;
  /** Changes by hand that make sense in this match. */
  readonly changes: readonly Json[];
  count(what: Deed): void;
  /** The answer, however often the connection has to be made anew for it. */
  answered(player: Player, reply: Promise<Reply>): Promise<Reply | undefined>;
}

/** One in so many of the moments in which somebody is asked something. */
const RARELY = { chat: 12, takeback: 14, draw: 60, change: 40, claim: 30 } as const;

export class Habits {
  readonly spoken: Spoken[] = [];
  /** Whatever was said that moves the room, as it went over the wire: nothing else may be in the log. */
  readonly #said = new Set<string>();
  readonly #around: Around;
  #lines = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether a player has ever said this. */
  hasSaid(message: ClientMessage): boolean {
    return this.#said.has(canonical(message as unknown as Json));
  }

  /** Says it to the room; from now on it may be found in the log. */
  tell(player: Player, message: ClientMessage): Promise<Reply> {
    this.#said.add(canonical(message as unknown as Json));
    return player.session.tell(message);
  }

  /** Answers what the other has proposed, mostly with a yes; hardly anybody agrees to a draw. */
  async answer(player: Player, seat: Seat): Promise<void> {
    for (const { id, what, awaits } of player.seen?.sight.proposals ?? []) {
      if (!awaits.includes(seat)) continue;
      const agree = 'end' in what ? this.#rarely(8) : !this.#rarely(3);
      await this.#put(player, { type: 'consent', proposal: id, seat, agree });
    }
  }

  /** Before somebody decides. */
  async indulge(player: Player, seat: Seat): Promise<void> {
    if (this.#rarely(RARELY.chat)) await this.#talk(player, seat);
    if (this.#rarely(RARELY.claim)) await this.claim(player, seat);
    const { at, sight } = player.seen!;
    if (sight.undo && this.#rarely(RARELY.takeback))
      return this.#propose(player, { type: 'propose', at, seat, what: { takeback: sight.undo.to } });
    if (this.#rarely(RARELY.draw)) return this.#propose(player, { type: 'propose', at, seat, what: { end: 'draw' } });
    const { changes, below } = this.#around;
    if (changes.length === 0 || !this.#rarely(RARELY.change)) return undefined;
    this.#around.count('changes');
    const what = { change: changes[below(changes.length)]! };
    return this.#propose(player, { type: 'propose', at, seat, what });
  }

  /** Claims the match from the other, whose time may have run out or not; whether it is won. */
  async claim(player: Player, seat: Seat): Promise<boolean> {
    if (!player.about?.clock) return false;
    this.#around.count('claims');
    const reply = await this.#around.answered(player, player.session.say({ do: 'claim', seat: 1 - seat }));
    return reply?.ok ?? false;
  }

  async #talk(player: Player, seat: Seat): Promise<void> {
    const nonce = `${seat}-${this.#lines++}`;
    const line = { do: 'chat', text: `line ${nonce}`, nonce } as const;
    const saying = player.session.say(line);
    // As an impatient client would: the same line once more.
    if (this.#rarely(3)) player.sendRaw(JSON.stringify({ id: 2_000_000 + this.#lines, ...line }));
    const reply = await this.#around.answered(player, saying);
    if (!reply?.ok) return;
    this.spoken.push({ seat, nonce });
    this.#around.count('chats');
  }

  async #propose(player: Player, message: ClientMessage): Promise<void> {
    if (await this.#put(player, message)) this.#around.count('proposals');
  }

  async #put(player: Player, message: ClientMessage): Promise<boolean> {
    return (await this.#around.answered(player, this.tell(player, message)))?.ok ?? false;
  }

  #rarely(n: number): boolean {
    return this.#around.below(n) === 0;
  }
}
