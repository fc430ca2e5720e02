import type { Settled, Snapshot } from '../match/protocol.ts';
import type { OnlineText } from '../text/online.ts';

type Standing = Pick<Snapshot, 'own' | 'proposals' | 'settled'>;

/**
 * What has become of a proposal and has to be told: to whoever made it, how it was answered; to whoever was asked, that
 * there is nothing to answer any more. Who has answered or withdrawn it knows, and an end tells of itself.
 */
export function newlySettled(before: Standing, now: Standing): Settled | undefined {
  const isNew = ({ id }: Settled) => !before.settled.some((known) => known.id === id);
  const wasAsked = ({ id }: Settled) =>
    before.proposals.some((one) => one.id === id && one.awaits.some((seat) => now.own.includes(seat)));
  return now.settled.find((one) => {
    if (!isNew(one)) return false;
    if (!now.own.includes(one.seat)) return wasAsked(one) && (one.how === 'withdrawn' || one.how === 'lapsed');
    return one.how !== 'withdrawn' && !(one.how === 'agreed' && 'end' in one.what);
  });
}

/** The same in words. */
export function settledText({ how, seat }: Settled, own: readonly number[], t: OnlineText, player: string): string {
  const { proposal } = t;
  if (own.includes(seat)) return how === 'withdrawn' ? proposal.withdrawn(player) : proposal.settled[how];
  return how === 'lapsed' ? proposal.lapsed(player) : proposal.withdrawn(player);
}
