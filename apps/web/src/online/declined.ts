import type { Proposal, Snapshot } from '../match/protocol.ts';

type Standing = Pick<Snapshot, 'own' | 'proposals' | 'taken' | 'takebacks' | 'events'>;

const ownProposal = ({ own, proposals }: Standing) => proposals.find(({ seat }) => own.includes(seat));

/**
 * What this player had proposed and is gone without anything having come of it: then the other has declined, and nothing
 * on the table would say so. What was agreed to has changed the match, or has been written into its log.
 */
export function declined(before: Standing, now: Standing): Proposal | undefined {
  const isSame =
    before.taken === now.taken &&
    before.takebacks.length === now.takebacks.length &&
    before.events.length === now.events.length;
  return isSame && !ownProposal(now) ? ownProposal(before) : undefined;
}
