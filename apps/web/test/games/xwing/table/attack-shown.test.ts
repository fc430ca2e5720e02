import { describe, expect, it } from 'vitest';
import { attackShown } from '../../../../src/games/xwing/table/attack-shown.ts';
import type { XWingView } from '../../../../src/games/xwing/view.ts';

const attack = { type: 'attack', attacker: 3, defender: 5 };
const none = { attacks: [] };
const running = { attacks: [{ attacker: 1, defender: 2 }] } as unknown as Pick<XWingView, 'attacks'>;
const duel = { attacker: 3, defender: 5 };

describe('the attack that the table shows', () => {
  it('lasts from its declaration over the dice to the last of its damage', () => {
    expect(attackShown(none, { event: attack, earlier: [] })).toEqual(duel);
    for (const type of ['rolled', 'modified', 'hit', 'damage', 'destroyed'])
      expect(attackShown(none, { event: { type }, earlier: [attack] })).toEqual(duel);
  });

  it('is over with whatever begins after it', () => {
    for (const type of ['fights', 'activates', 'phase', 'round'])
      expect(attackShown(none, { event: { type: 'moved' }, earlier: [attack, { type }] })).toBeUndefined();
  });

  it('is the one in the view while nothing moves', () => {
    expect(attackShown(running, undefined)).toMatchObject({ attacker: 1, defender: 2 });
    expect(attackShown(none, undefined)).toBeUndefined();
  });
});
