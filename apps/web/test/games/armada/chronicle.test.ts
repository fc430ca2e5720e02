import { armada } from '@holotisch/armada';
import { Match } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { chronicle } from '../../../src/games/armada/chronicle.ts';
import type { ArmadaEvent } from '../../../src/games/armada/view.ts';

const units = [
  { ship: 'cr90-corvette-a', seat: 0, x: 300, y: 300 },
  { ship: 'victory-ii-class-star-destroyer', seat: 1, x: 300, y: 700 },
];
const match = Match.start(armada, { start: { position: { units }, seed: 'figures', dice: {}, decks: {} } });
if (!match.ok) throw new Error(JSON.stringify(match.fault));
const view = armada.view(match.value.state, 'nobody');

const told = (...events: readonly ArmadaEvent[]) =>
  chronicle(
    events.map((event, at) => ({ at, event })),
    view,
  );
const attack: ArmadaEvent = {
  type: 'attack',
  attack: 1,
  kind: 'normal',
  attacker: { unit: 1 },
  zone: 'front',
  defender: { unit: 0 },
  defending: 'front',
  range: 'close',
  obstructed: false,
  line: [
    { x: 0, y: 0 },
    { x: 0, y: 1 },
  ],
};

it('hit and critical icons are counted by colour; a reroll is another throw, a die that was spent is none', () => {
  const { dice } = told(
    attack,
    {
      type: 'rolled',
      attack: 1,
      dice: [
        { colour: 'red', face: 'double' },
        { colour: 'black', face: 'hitcrit' },
      ],
    },
    { type: 'dice', attack: 1, how: 'rerolled', at: [0], dice: [{ colour: 'red', face: 'blank' }] },
    { type: 'dice', attack: 1, how: 'spent', at: [0], dice: [{ colour: 'red', face: 'accuracy' }] },
  );
  // A red die shows three quarters of an icon on average, a black one a whole one.
  expect(dice[1]!.attack).toEqual({ dice: 3, got: 4, expected: 0.75 + 1 + 0.75 });
  expect(dice[0]!.attack.dice).toBe(0);
});

it('damage is what was suffered; a ship that flees is lost once', () => {
  const { damage, losses } = told(
    { type: 'round', round: 1 },
    { type: 'suffers', unit: 0, amount: 3, zone: 'front', by: null },
    { type: 'fled', unit: 0 },
    { type: 'destroyed', unit: 0, at: null },
  );
  expect(damage).toEqual([{ round: 1, suffered: [3, 0] }]);
  expect(losses).toEqual([{ at: 3, seat: 0, piece: 0, points: 44 }]);
});
