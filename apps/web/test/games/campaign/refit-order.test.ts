import type { CorelliaView, RefitOrder } from '@holotisch/campaign';
import { quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { billOf, NO_WISHES, orderFrom, wares, wishesFrom } from '../../../src/games/campaign/armada/refit-order.ts';
import { campaign } from './played.ts';

async function refitting() {
  const { match, viewOf, to, step } = await campaign('corellia');
  to('refit');
  return { match, viewOf: viewOf as (seat: number) => CorelliaView, step, to };
}

describe('a refit in the making', () => {
  it('costs what the rules take for it, in every order that the computer would give', async () => {
    const { match, viewOf, to, step } = await refitting();
    let compared = 0;
    for (let turn = 0; turn < 3 && !match.over; turn++) {
      const seats = match.open.map(({ seat }) => seat);
      // What a team hides pays for its refit: each seat reckons with what it sees.
      const seen = seats.map((seat) => viewOf(seat));
      const bills = seats.map((seat, i) => {
        const before = seen[i]!;
        const order = sampleAnswer(match.askOf(seat)!, quickRng(turn)) as unknown as RefitOrder;
        const wishes = wishesFrom(before.rosters[seat]!, order);
        expect(match.decide(seat, orderFrom(before.rosters[seat]!, wishes) as never)).toBeUndefined();
        return [seat, billOf(before, seat, wishes).left] as const;
      });
      const after = match.state as unknown as CorelliaView;
      for (const [seat, left] of bills) expect(after.rosters[seat]!.resources).toBe(left);
      compared += bills.length;
      to('assault-fleet');
      step();
      to('refit');
    }
    expect(compared).toBeGreaterThan(3);
  });

  it('counts the ships of an order as they stand when the others have gone', async () => {
    const { viewOf } = await refitting();
    const { rosters } = viewOf(0);
    const ships = rosters[0]!.ships.length;
    const order = orderFrom(rosters[0]!, {
      ...NO_WISHES,
      remove: [0],
      ships: ['raider-i-class-corvette'],
      upgrades: [
        { ship: 1, card: 'gunnery-team' },
        { ship: ships, card: 'ordnance-experts' },
        { ship: 0, card: 'leading-shots' },
      ],
    });
    expect(order.upgrades).toEqual([
      { ship: 0, card: 'gunnery-team' },
      { ship: ships - 1, card: 'ordnance-experts' },
    ]);
  });

  it('offers no ship of the other side', async () => {
    const { viewOf } = await refitting();
    const { rosters } = viewOf(0);
    expect(wares(rosters[0]!, 'ships').map(({ id }) => id)).toContain('raider-i-class-corvette');
    expect(wares(rosters[0]!, 'ships').map(({ id }) => id)).not.toContain('cr90-corvette-a');
  });
});
