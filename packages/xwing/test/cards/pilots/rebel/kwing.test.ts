import { describe, expect, it } from 'vitest';
import { rookie, type ShipSpec, ship } from '../../../scene.ts';
import { ACADEMY, BLANKS, duel, lastRoll, MIDDLE, offeredBefore, offers, shotOf, turnOf } from '../duel.ts';

describe('Miranda Doni', () => {
  it('may spend a shield for a die', () => {
    const s = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE).take('primary>1', '0:mirandadoni').until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([3, 3]);
  });
  it('or a die for a shield', () => {
    const s = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, { mine: { shields: 2 } });
    s.take('primary>1', '0:mirandadoni');
    expect(s.options()).toEqual(['spend-shield', 'recover-shield']);
    s.take('recover-shield').until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([3, 1]);
  });
  it('the last shield can be spent, one that is not there cannot', () => {
    const miranda = (shields: number) =>
      duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, { mine: { shields } }).take('primary>1', '0:mirandadoni');
    expect(miranda(1).options()).toEqual(['spend-shield', 'recover-shield']);
    const s = miranda(0).until('attack');
    expect([s.ship(0).shields, lastRoll(s, 'attack').length]).toEqual([1, 1]);
  });
  it('once a round, and only in her own attacks', () => {
    const mine = { upgrades: ['crew/gunner'] };
    const twice = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, {
      mine,
      attack: BLANKS,
      others: [rookie(520, 300)],
    });
    twice.take('primary>1', '0:mirandadoni').until('window:attack.again').take('0:crew.gunner', 'primary>1');
    expect(twice.events('attack').length).toBe(2);
    expect(offeredBefore(twice, 'attack', '0:mirandadoni')).toBe(false);
    expect(twice.ship(0).shields).toBe(3);
    const other = duel('rebel/kwing/mirandadoni', ACADEMY, MIDDLE, {
      mine: { fought: true },
      others: [rookie(520, 300)],
    });
    expect(offeredBefore(shotOf(other, 2), 'attack', '0:mirandadoni')).toBe(false);
  });
});

/** Pilots whose cards lend tokens, drop bombs otherwise, or strike out of turn. */

describe('Esege Tuketu', () => {
  const friend = (x: number, more: ShipSpec = {}) =>
    turnOf(
      duel('rebel/kwing/esegetuketu', ACADEMY, MIDDLE, {
        mine: { x, degrees: 180, tokens: { focus: 1 } },
        others: [rookie(450, 300, 0, more)],
        attack: ['focus', 'focus', 'blank'],
      }),
      2,
    );
  it('another friendly ship at range 1-2 may spend his focus token on its attack', () => {
    const s = friend(390).take('primary>1', '0:focus');
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('not at range 3', () => {
    expect(offers(friend(180).take('primary>1'), '0:focus')).toBe(false);
  });
  it('also to pay for a weapon', () => {
    const s = duel('rebel/kwing/esegetuketu', ACADEMY, MIDDLE, {
      mine: { x: 390, degrees: 180, tokens: { focus: 1 } },
      others: [ship('rebel/ywing/goldsquadronpilot', 450, 300, 0, { upgrades: ['turret/blasterturret'] })],
    });
    turnOf(s, 2).take('2:turret.blasterturret>1');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('Esege Tuketu', () => {
  it.each([
    [290, true],
    [180, false],
  ])('Esege Tuketu and Shara Bey at x %d', (x, lent) => {
    const lend = (who: string, mine: ShipSpec) =>
      shotOf(
        duel(who, ACADEMY, MIDDLE, {
          mine: { x, fought: true, ...mine },
          others: [rookie(450, 300)],
          attack: ['focus', 'focus', 'blank'],
        }),
        2,
      );
    expect(offers(lend('rebel/kwing/esegetuketu', { tokens: { focus: 1 } }), '0:focus')).toBe(lent);
    expect(offers(lend('rebel/arc170/sharabey', { locks: [1] }), '0:targetlock')).toBe(lent);
  });
});
