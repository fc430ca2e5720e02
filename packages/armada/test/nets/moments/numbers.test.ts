import { describe, expect, it } from 'vitest';
import { attack, fleet } from './fleet.ts';

describe('numbers that upgrade cards change', () => {
  const own = attack('front>1.front', fleet());
  const ofFriend = attack('front>1.front', fleet({ active: 2 }));
  it('in attacks of their own ship', async () => {
    await expect(own.numbers()).toMatchFileSnapshot('../../golden/moments/numbers/in-attacks-of-their-own-ship.txt');
  });
  it('in attacks of a friend', () => {
    expect(ofFriend.numbers()).toMatchInlineSnapshot(`
      "= command 0: nova-defiant {"atLeast":4}
      = commandTokens 0: executor {"atLeast":null} phoenix-home {"set":4}
      = hull 0: admiral-motti {"add":3}
      = hull 2: admiral-motti {"add":3}
      = sameTokens 0: executor {"atLeast":null} nova-defiant {"atLeast":null}
      = shieldLimit 0 front: aspiration {"atLeast":6} gilded-aegis {"atLeast":6} tranquility {"atLeast":6}
      = shieldLimit 0 left: aspiration {"atLeast":6} gilded-aegis {"atLeast":6} tranquility {"atLeast":6}
      = shieldLimit 0 rear: aspiration {"atLeast":6} gilded-aegis {"atLeast":6} tranquility {"atLeast":6}
      = shieldLimit 0 right: aspiration {"atLeast":6} gilded-aegis {"atLeast":6} tranquility {"atLeast":6}"
    `);
  });
  it('when their own ship is attacked, and spends a token', () => {
    const { table, numbers } = fleet({ active: 1, turnOf: 1, own: { tokens: ['redirect', 'evade', 'brace'] } });
    const spends = { 'window:attack.defend': ['0:token.0', '0:token.1', '0:token.2', 'pass'] };
    table.fight({ attack: 'front>0.front', ...spends, 'redirect-zone': 'left' });
    expect(numbers(ofFriend)).toMatchInlineSnapshot(`
      "= evadeCancels 0 close: +iden-versio {"atLeast":1}
      = evadeDice 0: +foresight {"add":1}
      = evadeRerolls 0 close: +mon-mothma {"add":1}
      = redirectAnywhere 0: +advanced-projectors {"atLeast":1}
      = redirectZones 0: +foresight {"add":1}"
    `);
  });
  it('when a friend is attacked at medium range, and spends a token', () => {
    const foe = { friend: { tokens: ['redirect', 'evade', 'brace'] }, y: 590 };
    const { table, numbers } = fleet({ active: 1, turnOf: 1, ...foe });
    const spends = { 'window:attack.defend': ['2:token.0', '2:token.1', '2:token.2', 'pass'] };
    table.fight({ attack: 'front>2.front', ...spends, 'redirect-zone': 'left' });
    expect(numbers(ofFriend)).toMatchInlineSnapshot(`"= evadeCancels 2 medium: +mon-mothma {"atLeast":1}"`);
  });
  it('in a whole round', () => {
    const dials = { dials: ['repair', 'repair', 'repair'], activated: true };
    const { table, numbers } = fleet({
      active: null,
      phase: 'squadron',
      stage: 'start',
      y: 640,
      own: dials,
      foe: dials,
      friend: dials,
    });
    table.goOn((t) => t.state.round === 3);
    expect(numbers(own)).toMatchInlineSnapshot(`
      "= critDamage 0 close: -salvation {"atLeast":2}
      = dials 0: +relentless {"add":-1}
      = engagers 4: +instigator {"add":2}"
    `);
  });
});
