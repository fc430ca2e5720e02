import { Match } from '@holotisch/engine';
import { legion } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { chronicle } from '../../../src/games/legion/chronicle.ts';
import type { LegionEvent } from '../../../src/games/legion/view.ts';

const units = [
  { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
  { card: 'stormtroopers', seat: 1, x: 500, y: 800 },
];
const match = Match.start(legion, { start: { position: { units }, seed: 'figures', dice: {}, decks: {} } });
if (!match.ok) throw new Error(JSON.stringify(match.fault));
const view = legion.view(match.value.state, 'nobody');

const told = (...events: readonly LegionEvent[]) =>
  chronicle(
    events.map((event, at) => ({ at, event })),
    view,
  );
const attack: LegionEvent = {
  type: 'attack',
  attack: 1,
  kind: 'normal',
  attacker: { unit: 0 },
  defender: 1,
  melee: false,
  range: 2,
  weapons: [],
  line: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ],
};

it('hits and blocks are counted by colour as they were rolled, and again where they were rolled again', () => {
  const { dice } = told(
    attack,
    {
      type: 'rolled',
      attack: 1,
      dice: [
        { colour: 'black', face: 'crit' },
        { colour: 'white', face: 'surge' },
      ],
    },
    { type: 'dice', attack: 1, how: 'rerolled', at: [0], dice: [{ colour: 'white', face: 'hit' }], why: 'aim' },
    { type: 'dice', attack: 1, how: 'converted', at: [0], dice: [{ colour: 'white', face: 'hit' }], why: 'surge' },
    { type: 'defenceRolled', attack: 1, unit: 1, dice: [{ colour: 'red', face: 'block' }] },
  );
  expect(dice[0]!.attack).toEqual({ dice: 3, got: 2, expected: 0.5 + 0.25 + 0.25 });
  expect(dice[1]!.defence).toEqual({ dice: 1, got: 1, expected: 0.5 });
});

it('every wound counts, and a unit is lost with its points', () => {
  const { damage, losses } = told(
    { type: 'round', round: 1 },
    { type: 'wounds', unit: 1, amount: 2, by: null },
    { type: 'wounded', unit: 1, mini: 0, wounds: 1 },
    { type: 'wounded', unit: 1, mini: 1, wounds: 1 },
    { type: 'defeated', unit: 1, why: 'wounds' },
  );
  expect(damage).toEqual([{ round: 1, suffered: [0, 2] }]);
  expect(losses.map(({ seat, piece }) => [seat, piece])).toEqual([[1, 1]]);
  expect(losses[0]!.points).toBeGreaterThan(0);
});
