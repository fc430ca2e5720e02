import type { AnyGame, Seat } from '@holotisch/engine';
import { type ToyView, toyGame } from '@holotisch/engine/toy';
import { describe, expect, it } from 'vitest';
import { Client, planned, toyRoom, value } from './table.ts';

/** The toy game with stances that only their owner knows until the match is over. */
const secretive: AnyGame = {
  ...toyGame,
  view(state: Parameters<typeof toyGame.view>[0], seat: Seat | 'nobody') {
    const seen = toyGame.view(state, seat);
    return { ...seen, drones: seen.drones.map((d) => ({ ...d, stance: d.seat === seat ? d.stance : null })) };
  },
};

function seenAt(moment: number, viewer: Client): ToyView {
  const past = value(viewer.say('look', { viewer: viewer.connection.own[0] ?? 'nobody', moment }));
  return past!.view as ToyView;
}
const stances = ({ drones }: ToyView) => drones.map(({ stance }) => stance);

describe('a look back', () => {
  const room = toyRoom({}, 'room', secretive);
  const [a, b, guest] = [new Client(room, [0]), new Client(room, [1]), new Client(room, [])];
  planned(room, a, b);
  value(a.say('propose', { at: a.at, seat: 0, what: { end: 'concede' } }));

  it('shows what both sides had chosen in secret once the match is over, to whoever looks', () => {
    for (const client of [a, b, guest])
      expect(stances(seenAt(2, client))).toEqual(['guard', 'guard', 'guard', 'guard']);
  });

  it('shows nothing that had not been chosen then, and is nobody’s view', () => {
    expect(stances(seenAt(0, a))).toEqual([null, null, null, null]);
    expect(seenAt(2, a).you).toBe('nobody');
  });

  it('shows everybody only his own while the match goes on', () => {
    const going = toyRoom({}, 'room', secretive);
    const [one, other, looker] = [new Client(going, [0]), new Client(going, [1]), new Client(going, [])];
    planned(going, one, other);
    one.decide(0, value(one.say('sample', { at: one.at, seat: 0, attempt: 0 })));
    expect(stances(seenAt(2, one))).toEqual(['guard', 'guard', null, null]);
    expect(stances(seenAt(2, other))).toEqual([null, null, 'guard', 'guard']);
    expect(stances(seenAt(2, looker))).toEqual([null, null, null, null]);
  });
});
