import { type Ask, dreamOf, type Json, type Match, quickRng, type Seat, type SeatKind } from '@holotisch/engine';
import type { Thinking, Turn } from './protocol.ts';

/** The room in which the computer plays. */
interface Played {
  readonly match: Match;
  /** For each seat who plays it. */
  readonly seats: readonly SeatKind[];
}

/** How it plays there. */
interface Playing {
  readonly computer?: (turn: Turn) => Json;
  readonly thinking?: (turn: Turn) => Thinking;
  readonly level?: string;
  readonly fought?: (ask: Ask) => boolean;
}

/** What somebody has decided, before it is done. */
export interface Decided {
  readonly seat: Seat;
  readonly answer: Json;
}

/** Those seats of a room that the computer plays: what it is asked, and what it thinks of. It does nothing by itself. */
export class Computers {
  readonly #room: Played;
  readonly #playing: Playing;
  /** What it thinks about at present, and what it has found. */
  #pondered: { readonly asked: Ask; readonly thinking: Thinking; answer?: Json } | undefined;

  constructor(room: Played, playing: Playing) {
    this.#room = room;
    this.#playing = playing;
  }

  /** The question that it is to answer now. */
  get asked(): Ask | undefined {
    const { match, seats } = this.#room;
    return match.open.find((ask) => seats[ask.seat] === 'computer' && !this.#playing.fought?.(ask));
  }

  /** What it decides, if it has something to decide. */
  choose(): Decided | undefined {
    const { asked } = this;
    const { computer } = this.#playing;
    if (!asked || !computer) return undefined;
    const { seat } = asked;
    const known = this.#pondered?.asked === asked ? this.#pondered.answer : undefined;
    const answer = known ?? computer(this.#turn(asked));
    if (this.#room.match.check(seat, answer))
      throw new Error(`the computer gave an illegal answer to ${asked.kind}: ${JSON.stringify(answer)}`);
    return { seat, answer };
  }

  /** Thinks on for a slice; whether it has not come to an end. */
  ponder(hurry: boolean): boolean {
    const { asked } = this;
    const { thinking } = this.#playing;
    if (!asked || !thinking) return false;
    if (this.#pondered?.asked !== asked) this.#pondered = { asked, thinking: thinking(this.#turn(asked)) };
    if (this.#pondered.answer !== undefined) return false;
    const slice = this.#pondered.thinking.next({ hurry });
    if (slice.done) this.#pondered.answer = slice.value;
    return !slice.done;
  }

  #turn(asked: Ask): Turn {
    const { match } = this.#room;
    const { game, state, taken } = match;
    const { seat } = asked;
    const rng = quickRng(taken.length * 7919 + seat);
    const { level } = this.#playing;
    return { game: game.id, seat, view: game.view(state, seat), ask: asked, rng, level, dream: dreamOf(match, seat) };
  }
}
