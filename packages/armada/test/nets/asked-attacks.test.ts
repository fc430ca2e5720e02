import { describe, expect, it } from 'vitest';
import { askedByUpgrades } from './asking.ts';
import type { Fleet } from './moments/fleet.ts';

/** Which dice, tokens, hull zones and ships may be chosen, by whom, how many of them, and what comes of it. */
const inAttack = (shot: string, more: Fleet = {}): string =>
  askedByUpgrades(more, { attack: shot }, (t) => t.state.attacks.length === 0 && t.events('attackEnds').length > 0);

describe('what upgrade cards ask in attacks', () => {
  it('of their own ship on a ship', async () => {
    await expect(inAttack('front>1.front')).toMatchFileSnapshot(
      '../golden/asked-attacks/of-their-own-ship-on-a-ship.txt',
    );
  });
  it('of their own ship on a squadron', async () => {
    await expect(inAttack('front>4')).toMatchFileSnapshot(
      '../golden/asked-attacks/of-their-own-ship-on-a-squadron.txt',
    );
  });
  it('of a friend', () => {
    expect(inAttack('front>1.front', { active: 2 })).toMatchInlineSnapshot(`
      "admiral-screed: 0 dice 1-1 of 0 1 2 3 4 5 6 7, dice spent, 0 dice 1-1 of 0 1 2 3 4 5 6, dice changed,
      commander-sato: 0 colour: red blue black no-more, 0 colour: red blue black,
          0 colour: red blue black no-more, 0 colour: red blue black,
      darth-vader-commander: 0 card-token: 0 1 3, tokenState 2 0 brace exhausted, tokenSpent 2 0 brace exhausted,
          0 reroll 0-8 of 0 1 2 3 4 5 6 7, dice rerolled,
      home-one: 0 dice 1-1 of 0 1 3 4, dice changed,
      kraken: 0 dice 1-1 of 0 1 2 3 4 5 6 7, 0 card-face: hit crit accuracy, dice changed,
      mar-tuuk: dice added,
      tf-1726: dice added,
      toryn-farr: 0 reroll 0-1 of 3 4, dice rerolled,"
    `);
  });
  it('of the enemy on their own ship', async () => {
    await expect(inAttack('front>0.front', { active: 1, turnOf: 1 })).toMatchFileSnapshot(
      '../golden/asked-attacks/of-the-enemy-on-their-own-ship.txt',
    );
  });
  it('of the enemy on a friend', () => {
    expect(inAttack('front>2.front', { active: 1, turnOf: 1 })).toMatchInlineSnapshot(`
      "implacable: exhausted 0 implacable, 0 card-number: 1 2, shieldLost 0 front 1, suffers 2 7 front,
          shieldLost 2 front 1, shieldLost 2 front 0, damageCard 2 shield-failure,
          1 card-zones 0-2 of front left right rear, shieldLost 2 left 0, turnedDown 2 shield-failure,
          damageCard 2, damageCard 2, damageCard 2, damageCard 2,
      luminara-unduli-commander: 0 card-unit: 2 0, tokenState 2 1 redirect ready, 1 critical: standard none,
          critical standard,
      targeting-scrambler: exhausted 0 targeting-scrambler, 0 reroll 0-4 of 0 1 2 3 4 5 6 7, dice rerolled,"
    `);
  });
});
