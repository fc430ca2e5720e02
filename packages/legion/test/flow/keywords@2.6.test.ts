import { describe, expect, it } from 'vitest';
import { use } from '../cards/watching.ts';
import { unit } from '../table.ts';
import { lay26 } from '../table26.ts';
import { LEIA, rebels, storm } from '../troops.ts';

describe('keywords that 2.6 words anew', () => {
  it('[L2-ANGRIFF-IM-DETAIL-16] [R-L2-33] Shields: in step 6 each cancels a hit or a critical hit; Ion turns them over first', () => {
    const t = lay26({
      units: [
        unit(LEIA, 0, 400, 400),
        unit('droidekas', 1, 700, 400, { minis: [null, 'fallen'], degrees: 270, tokens: { shield: 2 } }),
      ],
      active: 0,
      red: ['hit', 'crit', 'hit'],
      whiteDefence: ['blank'],
    });
    t.until('action').take('attack').until('window:attack.modify');
    expect(t.options()).toEqual(
      expect.arrayContaining([expect.stringContaining('shield.crit'), expect.stringContaining('shield.hit')]),
    );
    use(t, 'shield.crit');
    use(t, 'shield.hit');
    t.goOn((table) => table.events('result').length > 0);
    expect(t.result).toMatchObject({ hits: 1, crits: 0, wounds: 1 });
    expect(t.tokens(1, 'shield')).toBe(0);
  });
});

describe('keywords that only 2.6 has', () => {
  it('[R-L2-31] Compulsory moves come at the start or at the end of the actions', () => {
    const bikes = (now: string) => {
      const t = lay26({ units: [unit('74-z-speeder-bikes', 1, 400, 400), rebels(1700, 100)], active: 0 });
      expect(t.open).toEqual(['1 may']);
      return t.take(now);
    };
    expect(bikes('yes').open).toEqual(['1 move']);
    const later = bikes('no');
    expect(later.open).toEqual(['1 action']);
    later.take('none');
    expect(later.open).toEqual(['1 move']);
  });
  it('Clone troopers: one token of another clone within 2 and in sight, in each attack', () => {
    const t = lay26({
      units: [
        unit('clone-trooper-infantry', 0, 400, 400),
        unit('clone-trooper-infantry', 0, 400, 600, { order: 'facedown', tokens: { aim: 2 } }),
        storm(700, 400),
      ],
      active: 0,
    });
    let offers = 0;
    t.fight({
      'window:attack.reroll': (a) => {
        const lent = a.type === 'choice' ? a.options.find(({ id }) => id.includes('aim.1')) : undefined;
        if (lent) offers++;
        return lent?.id ?? 'pass';
      },
    });
    expect(offers).toBe(1);
    expect(t.tokens(1, 'aim')).toBe(1);
  });
});
