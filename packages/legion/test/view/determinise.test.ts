import { Match, quickRng, type Seat } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { cardFaults } from '../../src/build/hand.ts';
import { handPips } from '../../src/build/look-up.ts';
import { commandOf, formatOf } from '../../src/data/index.ts';
import { legion, legion26 } from '../../src/game.ts';
import type { Hand, LegionState } from '../../src/state.ts';
import { randomSetup } from '../random/play.ts';

/** What a player can think lies where it cannot look: another hand that could have been chosen, never the one that was. */

const start = (game: typeof legion, number: number): LegionState => {
  const match = Match.start(game, { setup: randomSetup(number, game), seed: 'hands' });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return game.clone(match.value.state);
};
const all = ({ cards, contingencies, played, discard, aside }: Hand): string[] =>
  [...cards, ...contingencies, ...discard, ...aside, ...(played === null ? [] : [played])].toSorted();

describe.each([
  ['1.2', legion],
  ['2.6', legion26],
] as const)('a hand that nobody has seen, %s', (edition, game) => {
  it('[LE-KOMMANDOPHASE-02] is drawn as it may be chosen: two of each number of pips, from what the army may take', () => {
    const hands = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const state = start(game, n % 3);
      const drawn = game.determinise!(state, 0, quickRng(n));
      // Who cannot tell two tables from each other thinks of the same hands.
      expect(game.determinise!(game.otherwise(state, 0), 0, quickRng(n)).hands).toEqual(drawn.hands);
      expect(all(drawn.hands[0]!)).toEqual(all(state.hands[0]!));
      const hand = drawn.hands[1]!;
      expect(hand.cards).toHaveLength(state.hands[1]!.cards.length);
      expect(new Set(all(hand)).size).toBe(all(hand).length);
      const chosen = hand.cards.filter((id) => id !== 'standing-orders').map((id) => commandOf(id, edition));
      expect(hand.cards).toContain('standing-orders');
      expect(chosen.map(handPips).toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
      const own = state.units.filter(({ seat }) => seat === 1);
      const army = {
        edition,
        faction: own[0]!.faction,
        units: own.map(({ card, upgrades }) => ({ unit: card, upgrades: upgrades.map(({ id }) => id) })),
        commands: [],
        battleDeck: [],
      };
      for (const card of chosen) expect(cardFaults(army, card, formatOf(state.rules.format))).toEqual([]);
      hands.add(all(hand).join());
    }
    expect(hands.size).toBeGreaterThan(4);
  });

  it('[LE-KOMMANDOPHASE-02] leaves what was revealed, and draws what lies facedown anew', () => {
    const state = start(game, 1);
    const [mine, theirs] = state.hands as [Hand, Hand];
    for (const hand of [mine, theirs]) {
      hand.discard.push(hand.cards.pop()!);
      hand.played = hand.cards.pop()!;
    }
    const facedown = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const { hands } = game.determinise!(state, 0 as Seat, quickRng(n));
      expect(hands[0]!.played).toBe(mine.played);
      expect(hands[1]!.discard).toEqual(theirs.discard);
      expect(all(hands[1]!)).toHaveLength(all(theirs).length);
      facedown.add(hands[1]!.played!);
    }
    expect(facedown.size).toBeGreaterThan(2);
    state.revealed = true;
    expect(game.determinise!(state, 0, quickRng(9)).hands[1]!.played).toBe(theirs.played);
  });
});

describe('what lies facedown besides', () => {
  const bane = (_state: LegionState, seat: number, notes: readonly string[]) =>
    notes.map((note, i) => ({
      ...MARKER,
      id: 90 + seat * 10 + i,
      kind: 'bane' as const,
      seat,
      note,
      x: 300 + 40 * i,
      y: 400,
    }));
  const MARKER = { by: 'i-make-the-rules-now', claimed: null, wounds: 0 };
  const KINDS = ['here-i-am', 'smoke-and-mirrors', 'kablamo'];
  const notes = ({ markers }: LegionState, of: number) =>
    markers.flatMap(({ kind, seat, note }) => (kind === 'bane' && seat === of ? [String(note)] : []));

  it('[R-LE-98] the other side’s tokens lie in any order, all of them, one’s own and other tokens as they are', () => {
    const state = start(legion, 1);
    const other = { ...MARKER, id: 80, kind: 'condition' as const, seat: 1, note: 'kablamo', x: 700, y: 400 };
    state.markers.push(...(bane(state, 1, KINDS) as never[]), ...(bane(state, 0, KINDS) as never[]), other as never);
    const orders = new Set<string>();
    for (let n = 0; n < 12; n++) {
      const drawn = legion.determinise!(state, 0, quickRng(n));
      expect(notes(drawn, 1).toSorted()).toEqual(KINDS.toSorted());
      expect(notes(drawn, 0)).toEqual(KINDS);
      expect(drawn.markers.find(({ id }) => id === 80)?.note).toBe('kablamo');
      orders.add(notes(drawn, 1).join());
    }
    expect(orders.size).toBeGreaterThan(3);
    expect(notes(legion.determinise!(state, 1, quickRng(1)), 1)).toEqual(KINDS);
  });

  it('[LE-KOMMANDOPHASE-02] contingencies are drawn anew beside the hand; what was divulged is still in it; standing orders lie where they have been seen', () => {
    const state = start(legion, 2);
    const theirs = state.hands[1] as Hand;
    const shown = theirs.cards.find((id) => id !== 'standing-orders')!;
    theirs.divulged.push(shown);
    theirs.contingencies.push(theirs.cards.pop()!, theirs.cards.pop()!);
    if (!theirs.cards.includes(shown)) theirs.cards[0] = shown;
    const kept = new Set<string>();
    for (let n = 0; n < 10; n++) {
      const hand = legion.determinise!(state, 0, quickRng(n)).hands[1]!;
      expect(hand.cards).toContain(shown);
      expect([hand.cards.length, hand.contingencies.length]).toEqual([theirs.cards.length, 2]);
      expect(new Set(all(hand)).size).toBe(all(hand).length);
      kept.add(hand.contingencies.toSorted().join());
    }
    expect(kept.size).toBeGreaterThan(2);
    expect(legion.determinise!(state, 1, quickRng(1)).hands[1]).toEqual(theirs);
    // Seen in the discard, they are not in the hand a second time; and the battle deck of the other side is any of the box.
    const seen = start(legion, 2);
    const hand = seen.hands[1] as Hand;
    hand.cards.splice(hand.cards.indexOf('standing-orders'), 1);
    hand.discard.push('standing-orders');
    const drawn = legion.determinise!(seen, 0, quickRng(3));
    expect(drawn.hands[1]!.cards).not.toContain('standing-orders');
    expect(drawn.hands[1]!.cards.map((id) => handPips(commandOf(id, '1.2'))).toSorted()).toEqual([1, 1, 2, 2, 3, 3]);
    expect(drawn.brought[0]).toEqual(seen.brought[0]);
    expect(drawn.brought.slice(1)).toEqual(seen.brought.slice(1).map(() => ({})));
  });
});
