import type { Refusal, Seat } from '@holotisch/engine';
import { type Proposed, refusal } from '@holotisch/room';
import type { Line } from './line.ts';
import { MOST } from './protocol.ts';

/** What is counted of one seat, each with a bound of its own: whoever talks much takes nothing from the match. */
const BOUNDS = {
  chats: { most: MOST.chatsOfSeat, text: 'online.talkFull' },
  names: { most: MOST.namesOfSeat, text: 'online.namesFull' },
  proposals: { most: MOST.proposalsOfSeat, text: 'online.proposalsFull' },
  lists: { most: MOST.listsOfSeat, text: 'online.listsFull' },
  draws: { most: MOST.drawsOfSeat, text: 'online.proposalsFull' },
  noMore: { most: MOST.drawsOfSeat, text: 'online.proposalsFull' },
  moves: { most: MOST.movesOfSeat, text: 'online.movesFull' },
} as const;
type Counted = keyof typeof BOUNDS;

/** How much each seat has said and done. Giving up and claiming time are never counted: the end of a match always fits. */
export class Bounds {
  readonly #counts = new Map<string, number>();

  #count(what: Counted, seat: Seat): number {
    return this.#counts.get(`${what} ${seat}`) ?? 0;
  }
  #add(what: Counted, seat: Seat): void {
    this.#counts.set(`${what} ${seat}`, this.#count(what, seat) + 1);
  }

  isFull(what: Counted, seat: Seat): boolean {
    return this.#count(what, seat) >= BOUNDS[what].most;
  }

  /** Why there is no more of it, in words. */
  refuse(what: Counted, seat: Seat): Refusal | undefined {
    const { most, text } = BOUNDS[what];
    return this.isFull(what, seat) ? refusal(text, { most }) : undefined;
  }

  refuseProposal(seat: Seat, what: Proposed): Refusal | undefined {
    if (!('end' in what)) return this.refuse('proposals', seat) ?? this.refuse('moves', seat);
    return what.end === 'concede' ? undefined : this.refuse('draws', seat);
  }

  /** A line was taken; `moved`: the match has moved by it. */
  take(line: Line, moved: boolean): void {
    if ('seated' in line) {
      // What somebody else has used up at this seat is no matter of whoever sits there now.
      if (line.to !== 'same') for (const what of Object.keys(BOUNDS)) this.#counts.delete(`${what} ${line.seated}`);
    } else if ('chat' in line) this.#add('chats', line.chat);
    else if ('named' in line) this.#add('names', line.named);
    else if ('listed' in line) this.#add('lists', line.listed);
    else if ('noMore' in line) this.#add('noMore', line.noMore);
    else if ('said' in line) {
      const { said } = line;
      if (said.type === 'decide') this.#add('moves', said.seat);
      else if (said.type === 'propose') this.#add(moved ? 'moves' : proposalOf(said.what), said.seat);
    }
  }
}

const proposalOf = (what: Proposed): Counted => ('end' in what ? 'draws' : 'proposals');
