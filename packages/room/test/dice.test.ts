import { type AnyGame, Match } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { describe, expect, it } from 'vitest';
import { Room } from '../src/index.ts';
import { AIDS, BOTH, Client, value } from './table.ts';

/** Dice that have fallen are not taken back by whoever threw them, though nobody else has done anything since. */

const toy: AnyGame = toyGame;

/** Drone 0, which may reroll a blank, has moved up to an enemy and is asked whether to attack it: there will be one. */
function aiming() {
  const drones = [
    { seat: 0, x: 40, cards: ['lucky'] },
    { seat: 1, x: 60, cards: [] },
  ];
  const start = { position: { drones }, seed: 'dice 2', dice: {}, decks: {} };
  const room = new Room(value(Match.start(toy, { start })), { seats: BOTH, aids: AIDS });
  const [a, b] = [new Client(room, [0]), new Client(room, [1])];
  value(a.decide(0, { '0': 'attack' }));
  value(b.decide(1, { '1': 'guard' }));
  value(a.decide(0, 42));
  expect(a.ask).toMatchObject({ kind: 'target' });
  return { room, a, b, before: room.match.taken.length };
}
const asked = ({ match }: Room) => match.asks.map((ask) => [ask.seat, ask.kind]);

describe('a takeback', () => {
  it('is free before the dice fall: the way that was flown may be flown anew', () => {
    const { room, a, before } = aiming();
    expect(value(a.say('cost', { at: a.at, seat: 0, to: before - 1 }))).toMatchObject({
      free: true,
      dice: false,
      secrets: false,
      others: false,
    });
    expect(value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before - 1 } }))).toBeNull();
    expect(room.match.taken.length).toBe(before - 1);
    expect(asked(room)).toEqual([[0, 'move']]);
  });

  it('waits for the other player once they have fallen, even where only the one who rolled has been asked since', () => {
    const { room, a, b, before } = aiming();
    value(a.decide(0, '1'));
    expect(asked(room)).toEqual([[0, 'window:modify']]);
    expect(a.seen.sight.undo).toEqual({
      to: before,
      by: 0,
      free: false,
      recorded: true,
      dice: true,
      secrets: false,
      others: false,
    });
    const { proposal } = value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before } }))!;
    expect(room.match.taken.length).toBe(before + 1); // nothing has been undone as yet
    expect(b.seen.sight.proposals).toMatchObject([{ id: proposal, seat: 0, what: { takeback: before }, awaits: [1] }]);
    value(b.say('consent', { proposal, seat: 1, agree: true }));
    expect(asked(room)).toEqual([[0, 'target']]);
    expect(room.file()).toMatchObject({ takebacks: [{ to: before, undone: [[0, '1']] }] });
  });

  it('does not happen where the other player will have the dice stand', () => {
    const { room, a, b, before } = aiming();
    value(a.decide(0, '1'));
    const { proposal } = value(a.say('propose', { at: a.at, seat: 0, what: { takeback: before } }))!;
    value(b.say('consent', { proposal, seat: 1, agree: false }));
    expect(asked(room)).toEqual([[0, 'window:modify']]);
    expect(a.seen.sight.proposals).toEqual([]);
  });
});
