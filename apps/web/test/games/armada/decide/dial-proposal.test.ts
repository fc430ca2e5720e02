import { expect, it } from 'vitest';
import { dialProposal } from '../../../../src/games/armada/decide/dial-proposal.ts';
import type { ArmadaView } from '../../../../src/games/armada/view.ts';

const ship = (card: string, damage = 0) => ({
  kind: 'ship',
  seat: 0,
  status: 'play',
  card,
  damage: new Array(damage).fill({}),
});
const wing = { kind: 'squadron', seat: 0, status: 'play' };
const fields = (...ids: readonly string[]) => ids.map((id) => ({ id, options: [] }));
const asked = (units: readonly unknown[], ...ids: readonly string[]) =>
  dialProposal({ units } as unknown as ArmadaView, { seat: 0, fields: fields(...ids) as never });

it('every open dial gets a command: steering and shooting in turn', () => {
  expect(asked([ship('cr90-corvette-a')], '0.0', '0.1')).toEqual({ '0.0': 'navigate', '0.1': 'concentrate' });
});
it('a carrier leads its squadrons, a ship that is badly hit is repaired', () => {
  const star = 'victory-i-class-star-destroyer-empire';
  expect(asked([ship(star), wing, wing], '0.0')).toEqual({ '0.0': 'squadron' });
  expect(asked([ship(star), wing], '0.0')).toEqual({ '0.0': 'navigate' });
  expect(asked([ship(star, 2), wing, wing], '0.0')).toEqual({ '0.0': 'repair' });
});
