import { expect, it } from 'vitest';
import { zonesToStrip } from '../../../../src/games/armada/decide/first-answers.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';

const ZONES = ['front', 'left', 'right', 'rear'];
const view = { sides: [0, 1], units: [{ kind: 'ship', seat: 1, shields: { front: 0, left: 1, right: 3, rear: 2 } }] };
const proposed = (seat: number, max: number) =>
  zonesToStrip(
    view as unknown as ArmadaView,
    {
      kind: 'card-zones',
      type: 'several',
      seat,
      min: 0,
      max,
      options: ZONES.map((zone) => ({ id: zone, about: { unit: 0, zone } })),
    } as never,
  );

it('shields are taken where there are any, from the strongest zones first', () => {
  expect(proposed(0, 2)).toEqual(['right', 'rear']);
  expect(proposed(0, 4)).toEqual(['right', 'rear', 'left']);
});

it('nobody is told to strip a ship of his own', () => {
  expect(proposed(1, 2)).toEqual([]);
});
