import { describe, expect, it } from 'vitest';
import type { Spec } from '../table.ts';
import { askedByUpgrades } from './asking.ts';
import type { Fleet } from './moments/fleet.ts';

/** Which tokens, dials, ships and hull zones may be chosen, by whom, how many of them, and what comes of it. */
const dial = (command: string): Spec => ({ dials: [command, 'squadron'] });
const inTurn = (active: number, more: Fleet): string =>
  askedByUpgrades({ step: 'reveal', y: 640, active, ...more }, {}, (t) => t.state.active !== active);

describe('what upgrade cards ask in activations', () => {
  it('when their own ship reveals Navigate', async () => {
    await expect(inTurn(0, { own: dial('navigate') })).toMatchFileSnapshot(
      '../golden/asked-activations/when-their-own-ship-reveals-navigate.txt',
    );
  });
  it('when it reveals Squadron', async () => {
    await expect(inTurn(0, { own: dial('squadron') })).toMatchFileSnapshot(
      '../golden/asked-activations/when-it-reveals-squadron.txt',
    );
  });
  it('when it reveals Repair', async () => {
    await expect(inTurn(0, { own: dial('repair') })).toMatchFileSnapshot(
      '../golden/asked-activations/when-it-reveals-repair.txt',
    );
  });
  it('when a friend reveals Repair', () => {
    expect(inTurn(2, { friend: dial('repair') })).toMatchInlineSnapshot(`
      "ahsoka-tano-officer-rebel: exhausted 0 ahsoka-tano-officer-rebel,
          0 card-command: navigate repair concentrate, tokenLost 2 navigate card,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 2 navigate, revealed 2 repair,
      asajj-ventress: exhausted 0 asajj-ventress, raidGone 1,
          0 card-command: navigate squadron repair concentrate no-more, tokenGained 2 navigate,
          tokenLost 2 navigate double, revealed 2 repair,
      bail-organa-commander: 0 card-command: navigate no-more, cardTokens 0 bail-organa-commander,
          dialGained 2 navigate,
      commandant-aresko: exhausted 0 commandant-aresko, tokenGained 0 repair, tokenLost 0 repair double,
      moff-jerjerrod: 0 zone: front left right rear, suffers 2 1 front moff-jerjerrod, shieldLost 2 front 1,"
    `);
  });
  it('when the enemy reveals Squadron', () => {
    expect(inTurn(1, { turnOf: 1, foe: { ...dial('squadron'), raids: [] } })).toMatchInlineSnapshot(
      `"g-8-experimental-projector: exhausted 0 g-8-experimental-projector,"`,
    );
  });
  it('when a round ends and the next one begins', async () => {
    const dials = { dials: ['navigate', 'repair', 'squadron'] };
    const more = { active: null, y: 640, own: dials, foe: dials, friend: dials, phase: 'status', stage: 'start' };
    await expect(askedByUpgrades(more, {}, (t) => t.open.some((o) => o.endsWith(' activate')))).toMatchFileSnapshot(
      '../golden/asked-activations/when-a-round-ends-and-the-next-one-begins.txt',
    );
  });
});
