import { expect, it } from 'vitest';
import { dialProposal } from '../../../../src/games/armada/decide/dial-proposal.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';

const FULL = { front: 2, left: 2, right: 2, rear: 1 };
const ship = (more: object = {}) => ({
  kind: 'ship',
  seat: 0,
  status: 'play',
  card: 'cr90-corvette-a',
  damage: [],
  shields: FULL,
  dials: [],
  pose: { x: 0, y: 0 },
  ...more,
});
const wing = (x: number) => ({ kind: 'squadron', seat: 0, status: 'play', pose: { x, y: 0 } });
const foe = (x: number) => ship({ seat: 1, pose: { x, y: 0 } });
const fields = (...ids: readonly string[]) => ids.map((id) => ({ id, options: [] }));
const asked = (units: readonly unknown[], ...ids: readonly string[]) =>
  dialProposal({ sides: [0, 1], units } as unknown as ArmadaView, { seat: 0, fields: fields(...ids) as never });

it('every open dial gets a command: a ship steers until an enemy comes into range, then it shoots', () => {
  expect(asked([ship(), foe(1200)], '0.0')).toEqual({ '0.0': 'navigate' });
  expect(asked([ship(), foe(300)], '0.0')).toEqual({ '0.0': 'concentrate' });
});
it('what will be in range when the dial is revealed counts, and two alike in a row are rarely wanted', () => {
  expect(asked([ship(), foe(700)], '0.0', '0.2')).toEqual({ '0.0': 'navigate', '0.2': 'concentrate' });
  expect(asked([ship(), foe(300)], '0.0', '0.1')).toEqual({ '0.0': 'concentrate', '0.1': 'navigate' });
});
it('a carrier leads squadrons that will find an enemy, a ship that is badly hit is repaired', () => {
  const star = { card: 'victory-i-class-star-destroyer-empire', shields: { front: 3, left: 3, right: 3, rear: 1 } };
  const wings = [wing(50), wing(60)];
  expect(asked([ship(star), ...wings, foe(300)], '0.0')).toEqual({ '0.0': 'squadron' });
  expect(asked([ship(star), ...wings, foe(1500)], '0.0')).toEqual({ '0.0': 'navigate' });
  expect(asked([ship(star), foe(1500)], '0.0')).toEqual({ '0.0': 'navigate' });
  expect(asked([ship({ ...star, damage: [{}, {}, {}] }), ...wings, foe(300)], '0.0')).toEqual({ '0.0': 'repair' });
});
