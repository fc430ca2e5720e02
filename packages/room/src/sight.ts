import {
  type Ask,
  askingOf,
  describeAsk,
  type Json,
  type JsonObject,
  type Match,
  type Recorded,
  type Seat,
  type SeatKind,
  seenBy,
} from '@holotisch/engine';
import { endOf } from './ended.ts';
import { type Backs, undoneFor } from './named.ts';
import type { OpenProposal } from './proposals.ts';
import type { Aids, Awaited, Happened, Proposal, Settled, Sight, Viewer } from './protocol.ts';
import { undoCost } from './undo.ts';

/** What a room knows about its match. */
export interface Facts {
  readonly match: Match;
  readonly seats: readonly SeatKind[];
  readonly aids: Aids;
  /** Who has undone what can be done again. */
  readonly redoer: Seat | undefined;
  readonly proposals: readonly OpenProposal[];
  readonly settled: readonly Settled[];
  readonly backs: Backs;
  /** A match on one machine: the work of answering questions delays no other match. */
  readonly trusted: boolean;
  readonly bug: string | undefined;
  /** The battle of a campaign that waits for its match, whoever is asked for it: no computer thinks about it. */
  readonly battle: Ask | undefined;
}

/** Who looks: from which seat, out of which of his own, and whether he may know what is in a fault report. */
interface Looker {
  readonly viewer: Viewer;
  readonly own: readonly Seat[];
  readonly knowsAll: boolean;
}

/** At one machine everybody may see to an open battle, also where a computer's fleet has begun it. */
export const battleHere = ({ trusted, battle }: Pick<Facts, 'trusted' | 'battle'>): Ask | undefined =>
  trusted ? battle : undefined;

/**
 * The question that a viewer may answer. Where several seats share a screen and none of them sits at it, whoever is
 * asked alone and openly answers; secrets wait until somebody has sat down.
 */
export function questionFor(match: Match, { viewer, own }: Pick<Looker, 'viewer' | 'own'>): Ask | undefined {
  if (viewer !== 'nobody') return match.askOf(viewer);
  const [asked, ...more] = match.asks;
  if (asked === undefined || more.length > 0 || !own.includes(asked.seat)) return undefined;
  return askingOf(match.game, match.state, asked).secret ? undefined : asked;
}

/** The aids that may be used: those of the match, and those that the rules allow at what this viewer sees. */
export function allowedAids(
  match: Match,
  aids: Aids,
  seen: Json,
  asked: Ask | undefined,
  about?: JsonObject,
): string[] {
  const all = Object.entries(match.game.aids);
  return all.flatMap(([id, aid]) => (aids[id] || aid.open?.(seen, asked, about) ? [id] : []));
}

/** The match as somebody may see it now. `before` is what he saw last: the questions he was asked then are kept. */
export function sightOf(facts: Facts, looker: Looker, before: Sight | undefined): Sight {
  const { match, seats, aids, bug } = facts;
  const { viewer, own } = looker;
  const { game, state } = match;
  const view = game.view(state, viewer);
  const asked = questionFor(match, looker) ?? battleHere(facts);
  return {
    game: game.id,
    edition: game.edition,
    seats,
    own,
    aids,
    allowed: allowedAids(match, aids, view, asked),
    taken: match.taken.length,
    view,
    asked: { ...before?.asked, ...(asked && { [asked.kind]: describeAsk(asked) }) },
    asking: asked?.kind ?? null,
    awaited: match.open.map((a) => awaited(facts, a, a === asked)),
    over: match.over,
    result: match.result ?? null,
    end: endOf(match),
    undo: undoCost(match, seats, own, facts.trusted) ?? null,
    redo: facts.redoer !== undefined && own.includes(facts.redoer),
    takebacks: match.takebacks.map((t) => t.to),
    backs: facts.backs.for(viewer),
    proposals: facts.proposals.map((proposal) => proposalFor(proposal, viewer)),
    settled: facts.settled,
    bug: bug === undefined ? null : { message: looker.knowsAll ? bug : null },
  };
}

const proposalFor = ({ named, ...proposal }: OpenProposal, viewer: Viewer): Proposal => ({
  ...proposal,
  ...(named && { undoes: undoneFor(named, viewer) }),
});

function awaited({ match, seats, battle }: Facts, ask: Ask, isOwn: boolean): Awaited {
  const { kind, prompt, secret } = askingOf(match.game, match.state, ask);
  return {
    seat: ask.seat,
    ...(isOwn ? { kind: ask.kind, prompt: ask.prompt } : { kind, prompt }),
    computer: seats[ask.seat] === 'computer' && ask !== battle,
    secret: secret || match.asks.length > 1,
  };
}

/** What a viewer saw happen. */
export const seenEvents = (records: readonly Recorded[], viewer: Viewer): Happened[] =>
  records.flatMap((r) => {
    const event = seenBy(r, viewer);
    return event ? [{ at: r.at, event }] : [];
  });
