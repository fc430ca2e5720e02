import { type Asking, type Json, quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { DAMAGE_DECKS } from '../../src/data/index.ts';
import { xwing } from '../../src/game.ts';
import { cloneState, type XWingState } from '../../src/state.ts';
import { academy, rookie, scene } from '../scene.ts';

/** What a seat cannot know could be otherwise, and is drawn anew; what it knows stays as it is. */

const down = (card: string) => ({ card, faceup: false });
const laid = (rules: Readonly<Record<string, Json>> = {}): XWingState =>
  scene({
    ships: [
      rookie(200, 200, 0, { dial: 's2', damage: [down('directhit'), { card: 'structuraldamage', faceup: true }] }),
      rookie(400, 200, 0, { dial: 's3', seat: 2 }),
      academy(200, 700, 180, { dial: 's4', damage: [down('blindedpilot')] }),
      academy(400, 700, 180, { dial: 's5', revealed: true }),
      academy(600, 700, 180, { dial: null }),
    ],
    sides: [0, 1, 0],
    phase: 'activation',
    rules,
  }).state;
const dialsOf = ({ ships }: XWingState) => ships.map(({ dial }) => dial);
const drawn = (state: XWingState, seat: number, times = 30) =>
  Array.from({ length: times }, (_, n) => xwing.determinise!(state, seat, quickRng(n)));
/** Everything that can come up in one place. */
const all = (states: readonly XWingState[], look: (state: XWingState) => unknown) => new Set(states.map(look));

describe('what lies facedown, drawn anew', () => {
  const state = laid();
  it('[XW-PLANUNGSPHASE-04] the enemy’s dials show what they could; ours, our teammate’s, revealed ones and none stay', () => {
    const states = drawn(state, 0);
    expect(all(states, (s) => s.ships[2]!.dial).size).toBeGreaterThan(5);
    expect(all(states, (s) => dialsOf(s).toSpliced(2, 1).join())).toEqual(new Set(['s2,s3,s5,']));
    const theirs = drawn(state, 1);
    expect([0, 1].map((id) => all(theirs, (s) => s.ships[id]!.dial).size > 5)).toEqual([true, true]);
    expect(all(theirs, (s) => s.ships[2]!.dial)).toEqual(new Set(['s4']));
  });
  it('[XW-SCHADEN-17] facedown cards are dealt anew from deck and ships together, faceup ones stay', () => {
    const cards = ({ ships, decks }: XWingState) =>
      [
        ...ships.flatMap(({ damage }) => damage.map(({ card }) => card)),
        ...decks.flatMap(({ draw }) => draw),
      ].toSorted();
    const states = drawn(state, 0);
    for (const one of states) expect(cards(one)).toEqual(cards(state));
    expect(all(states, (s) => s.ships[0]!.damage[0]!.card).size).toBeGreaterThan(5);
    expect(all(states, (s) => s.ships[0]!.damage[1]!.card)).toEqual(new Set(['structuraldamage']));
    expect(all(states, (s) => s.decks[0]!.draw.join()).size).toBe(30);
  });
  it('[XW-SCHADEN-17] of two decks each side’s ships have their own', () => {
    const own = laid({ ownDecks: true });
    const hand = (s: XWingState, side: number) =>
      [
        ...s.ships
          .filter(({ seat }) => own.sides[seat] === side)
          .flatMap(({ damage }) => damage.map(({ card }) => card)),
        ...s.decks[side]!.draw,
      ].toSorted();
    expect(own.decks).toHaveLength(2);
    for (const one of drawn(own, 1, 5)) for (const side of [0, 1]) expect(hand(one, side)).toEqual(hand(own, side));
  });
  it('[XW-SCHADEN-11] a stand-in for a card stays one', () => {
    const bare = cloneState(state);
    bare.ships[0]!.damage[0] = { ...bare.ships[0]!.damage[0]!, card: '' };
    expect(all(drawn(bare, 1), (s) => s.ships[0]!.damage[0]!.card)).toEqual(new Set(['']));
    expect(xwing.otherwise(bare, 1).ships[0]!.damage[0]!.card).toBe('');
  });
});

describe('what could lie there as well', () => {
  const state = laid();
  it('[XW-PLANUNGSPHASE-04] is another dial of the enemy’s, and nobody else’s', () => {
    const ours = dialsOf(xwing.otherwise(state, 0));
    expect(ours.map((dial, id) => dial === state.ships[id]!.dial)).toEqual([true, true, false, true, true]);
    const theirs = dialsOf(xwing.otherwise(state, 1));
    expect(theirs.map((dial, id) => dial === state.ships[id]!.dial)).toEqual([false, false, true, true, true]);
  });
  it('[XW-SCHADEN-17] is another card wherever one lies facedown, the last of the list being followed by the first', () => {
    const ids = DAMAGE_DECKS[state.rules.damageDeck].map(({ id }) => id);
    const last = cloneState(state);
    last.ships[0]!.damage[0] = { ...last.ships[0]!.damage[0]!, card: ids.at(-1)! };
    const other = xwing.otherwise(last, 0);
    expect(other.ships[0]!.damage.map(({ card }) => card)).toEqual([ids[0], 'structuraldamage']);
    expect(other.ships[2]!.damage[0]!.card).toBe(ids[ids.indexOf('blindedpilot') + 1]);
    expect(other.decks[0]!.draw.some((card, i) => card === last.decks[0]!.draw[i])).toBe(false);
  });
});

describe('what others may know of a question', () => {
  const state = laid();
  const isSecret = (kind: string, ship?: number): boolean =>
    (xwing.asking!(state, { kind, prompt: { text: 'x', args: { ship: ship! } }, seat: 1 } as never) as Asking).secret!;
  it('[XW-PLANUNGSPHASE-04] a dial that is being set or turned facedown is its owner’s alone', () => {
    expect([isSecret('dials'), isSecret('card-manoeuvre', 2), isSecret('card-manoeuvre', 0)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isSecret('card-manoeuvre', 3), isSecret('card-manoeuvre', 4), isSecret('target', 2)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
