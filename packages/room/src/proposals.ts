import { bad, good, type Match, OVERRIDE, type Result, type Seat, type SeatKind, type Taken } from '@holotisch/engine';
import type { Named } from './named.ts';
import { type Proposal, type Proposed, refusal, type Settled } from './protocol.ts';
import { costOf } from './undo.ts';

/** Which seats besides the one that proposes have to agree. None: it concerns nobody else. */
export function consentsTo(
  what: Proposed,
  seat: Seat,
  match: Match,
  seats: readonly SeatKind[],
  undone: readonly Taken[] | undefined,
): Result<readonly Seat[]> {
  const others = seats.flatMap((kind, other) => (kind === 'human' && other !== seat ? [other] : []));
  if ('takeback' in what) {
    if (what.takeback >= match.taken.length) return bad(refusal('room.nothingToUndo'));
    return good(costOf(match, seats, seat, what.takeback).free ? [] : others);
  }
  if ('redo' in what) {
    if (!undone) return bad(refusal('room.nothingToRedo'));
    // Everybody whose decisions would be taken once more.
    return good(others.filter((other) => undone.some((t) => t.seat === other || t.seat === OVERRIDE)));
  }
  if ('change' in what || 'report' in what) return good(others);
  if (match.over) return bad(refusal('engine.over'));
  const { agreed } = match.game.ending(match.state, seat, what.end);
  return good(others.filter((other) => agreed.includes(other)));
}

/** With the decisions that it would undo, of which each viewer is told what he may know. */
export type OpenProposal = Omit<Proposal, 'undoes'> & { readonly named?: readonly Named[] };

/** What players have proposed and not all agreed to. It is about the moment in which it was proposed, and ends with it. */
export class Proposals {
  #open: readonly OpenProposal[] = [];
  #next = 1;
  #settled: readonly Settled[] = [];

  get open(): readonly OpenProposal[] {
    return this.#open;
  }

  /** What became of the last one of each seat. */
  get settled(): readonly Settled[] {
    return this.#settled;
  }

  /** A seat has one proposal at a time; a new one takes the place of the one before. */
  add(
    seat: Seat,
    what: Proposed,
    awaits: readonly Seat[],
    undoes?: Pick<OpenProposal, 'count' | 'named' | 'why'>,
  ): number {
    const id = this.#next++;
    this.#open = [...this.#open.filter((p) => p.seat !== seat), { id, seat, what, awaits, ...undoes }];
    return id;
  }

  /** The proposal that a seat may answer like this. */
  find(seat: Seat, id: number, agree: boolean): Result<OpenProposal> {
    const proposal = this.#open.find((p) => p.id === id);
    if (!proposal) return bad(refusal('room.noProposal'));
    if (!proposal.awaits.includes(seat) && (agree || seat !== proposal.seat)) return bad(refusal('room.notAwaited'));
    return good(proposal);
  }

  /** Hears a seat; the proposal, if now all have agreed. Whoever disagrees ends it, and so does the one who made it. */
  hear(seat: Seat, id: number, agree: boolean): Result<OpenProposal | undefined> {
    const found = this.find(seat, id, agree);
    if (!found.ok) return found;
    const proposal = found.value;
    const awaits = proposal.awaits.filter((other) => other !== seat);
    const goesOn = agree && awaits.length > 0;
    this.#open = this.#open.flatMap((p) => (p !== proposal ? [p] : goesOn ? [{ ...p, awaits }] : []));
    if (!goesOn) this.#settle(proposal, agree ? 'agreed' : seat === proposal.seat ? 'withdrawn' : 'declined');
    return good(agree && !goesOn ? proposal : undefined);
  }

  clear(): void {
    for (const proposal of this.#open) this.#settle(proposal, 'lapsed');
    this.#open = [];
  }

  #settle({ id, seat, what }: OpenProposal, how: Settled['how']): void {
    this.#settled = [...this.#settled.filter((one) => one.seat !== seat), { id, seat, what, how }];
  }
}
