import { describe, expect, it } from 'vitest';
import { commandOf } from '../../src/data/index.ts';
import { otherwise } from '../../src/view/otherwise.ts';
import { lay, type Spec, unit } from '../table.ts';
import { LEIA, storm, VADER } from '../troops.ts';

/** What a seat cannot know could be otherwise; what it knows stays as it is. */

const ORDERED = { order: 'faceup' };
const HAND = ['push', 'no-time-for-sorrows', 'ambush'];
const laid = (hand: Spec, more: Spec = {}) =>
  lay({
    units: [
      unit(LEIA, 0, 200, 200, ORDERED),
      unit('cad-bane', 0, 400, 200, ORDERED),
      unit(VADER, 1, 1500, 700),
      storm(1200, 700),
    ],
    hands: [hand, { cards: ['implacable'] }],
    ...more,
  }).state;

describe('the hand of the other side', () => {
  const state = laid({ cards: HAND, discard: ['assault'], divulged: ['ambush'], pool: ['corps'] });
  const other = otherwise(state, 1).hands[0]!;
  it('other cards of as many pips, of somebody as theirs are; none twice, and none that lies elsewhere', () => {
    const facts = (card: string) => {
      const { pips, faction, owners, unknown } = commandOf(card, '1.2');
      return { pips, faction, unknown, isSomebodys: owners !== undefined };
    };
    const [push, sorrows] = other.cards;
    expect(facts(sorrows!)).toEqual(facts('no-time-for-sorrows'));
    // There is no second card of two pips that anybody may play.
    expect(facts(push!)).toEqual({ ...facts('push'), isSomebodys: true });
    expect(new Set([...other.cards, 'assault', ...HAND.slice(0, 2)]).size).toBe(6);
  });
  it('a card that was divulged stays, and so does all that lies open', () => {
    expect(other.cards[2]).toBe('ambush');
    expect(other.discard).toEqual(['assault']);
  });
  it('one’s own hand stays, and the other side sees that one otherwise', () => {
    expect(otherwise(state, 0).hands[0]).toEqual(state.hands[0]);
    expect(otherwise(state, 1).hands[1]).toEqual(state.hands[1]);
    expect(otherwise(state, 0).hands[1]!.cards).not.toEqual(['implacable']);
  });
  it('the card on the table until it is revealed', () => {
    const played = (revealed: boolean) =>
      otherwise(laid({ played: 'push' }, { phase: 'command', stage: 1, revealed }), 1).hands[0]!.played;
    expect(played(true)).toBe('push');
    expect(played(false)).not.toBe('push');
    const none = laid({ played: null }, { phase: 'command', stage: 1, revealed: false });
    expect(otherwise(none, 1).hands[0]!.played).toBeNull();
  });
  it('tokens that lie on a card are others of the bag, if there is another rank', () => {
    const kept = (pool: readonly string[]) => {
      const { kept: on, pool: bag } = otherwise(laid({ kept: ['corps'], pool: [...pool] }), 1).hands[0]!;
      return [on, bag];
    };
    expect(kept(['corps', 'heavy'])).toEqual([['heavy'], ['corps', 'corps']]);
    expect(kept(['corps'])).toEqual([['corps'], ['corps']]);
  });
});

describe('Cad Bane’s tokens', () => {
  it('another kind each for the enemy, the same for their owner', () => {
    const token = (note: string, x: number) => ({
      kind: 'bane',
      seat: 0,
      x,
      y: 400,
      note,
      by: 'command/i-make-the-rules-now',
    });
    const point = { kind: 'poi', x: 300, y: 700, by: 'key-positions', note: 0 };
    const state = laid(
      {},
      {
        markers: [token('here-i-am', 600), token('kablamo', 800), point],
        terrain: [
          {
            kind: 'ruins',
            x: 300,
            y: 700,
            outline: [
              [-10, -10],
              [10, -10],
              [10, 10],
            ],
          },
        ],
      },
    );
    const notes = (seat: number) => otherwise(state, seat).markers.map(({ note }) => note);
    expect(notes(0)).toEqual(['here-i-am', 'kablamo', 0]);
    expect(notes(1)).toEqual(['smoke-and-mirrors', 'here-i-am', 0]);
  });
});
