import type { RefitOrder, SektorView } from '@holotisch/campaign/sektor';
import { quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { billOf, NO_WISHES, orderFrom, wishesFrom } from '../../../src/games/sektor/refit-order.ts';
import { campaign } from '../campaign/played.ts';

async function refitting() {
  const { match, viewOf, to, step } = await campaign('sektor');
  to('refit');
  return { match, viewOf: viewOf as (seat: number) => SektorView, step, to };
}

describe('a refit of three forces in the making', () => {
  it('costs what the rules take for it, and leaves the forces that it shows', async () => {
    const { match, viewOf } = await refitting();
    const seats = match.open.map(({ seat }) => seat);
    const bills = seats.map((seat) => {
      const before = viewOf(seat);
      const order = sampleAnswer(match.askOf(seat)!, quickRng(seat + 2)) as RefitOrder;
      const wishes = wishesFrom(before, seat, order);
      expect(Object.keys(wishes).length).toBeGreaterThan(0);
      const again = orderFrom(before, seat, wishes);
      const bill = billOf(before, seat, again);
      expect(match.decide(seat, again as never)).toBeUndefined();
      return [seat, bill] as const;
    });
    const after = match.state as unknown as SektorView;
    for (const [seat, { left, forces }] of bills) {
      expect(after.houses[seat]!.credits).toBe(left);
      expect(after.houses[seat]!.forces).toEqual(forces);
    }
    expect(bills).toHaveLength(2);
  });

  it('counts units of an order as they stand when the others have gone, recruits after them', async () => {
    const { viewOf } = await refitting();
    const view = viewOf(0);
    const { units } = view.houses[0]!.forces.xwing;
    const on = (unit: number) => ({ unit, card: 'ept/determination' });
    const wishes = {
      ...NO_WISHES,
      dismiss: [0],
      recruit: ['tiefighter/academypilot'],
      equip: [on(1), on(units.length), on(0)],
    };
    const { xwing } = orderFrom(view, 0, { xwing: wishes });
    // What was meant for the one who has gone is not bought for the next one.
    expect(xwing?.equip).toEqual([on(0), on(units.length - 1)]);
    expect(wishesFrom(view, 0, { xwing: xwing! }).xwing?.equip).toEqual([on(1), on(units.length)]);
  });

  it('says how much is missing where an order is too dear', async () => {
    const { match, viewOf } = await refitting();
    const [seat, order, price] = match.open
      .map(({ seat: one }) => {
        const wanted = sampleAnswer(match.askOf(one)!, quickRng(one + 2)) as RefitOrder;
        return [one, wanted, viewOf(one).houses[one]!.credits - billOf(viewOf(one), one, wanted).left] as const;
      })
      .toSorted((a, b) => b[2] - a[2])[0]!;
    expect(price).toBeGreaterThan(1);
    const having = (credits: number): SektorView => {
      const view = viewOf(seat);
      return { ...view, houses: view.houses.map((house) => ({ ...house, credits })) };
    };
    expect(billOf(having(price), seat, order).left).toBe(0);
    expect(billOf(having(price - 1), seat, order).left).toBe(-1);
  });
});
