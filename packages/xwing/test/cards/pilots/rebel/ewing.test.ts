import { describe, expect, it } from 'vitest';
import { refuseAttack } from '../../../../src/flow/attack/weapons.ts';
import { rookie } from '../../../scene.ts';
import { ACADEMY, duel, FAR, MIDDLE, offeredBefore, offers, shotOf, turnOf } from '../duel.ts';

describe('Corran Horn', () => {
  const spent = () => duel('rebel/ewing/corranhorn', ACADEMY, FAR).until('window:end.start');
  it('may attack in the End phase, and then not in the next round', () => {
    const s = spent().take('0:corranhorn', 'primary>1');
    s.until('dials').dials({ '0': 's1', '1': 's2' });
    s.until('attack');
    expect([s.ask().seat, s.state.round]).toEqual([1, 2]);
  });
  it('who leaves it attacks as ever', () => {
    const s = spent().take('pass').until('dials').dials({ '0': 's1', '1': 's2' }).until('attack');
    expect(s.ask().seat).toBe(0);
  });
  it('one round without an attack, not two', () => {
    const s = duel('rebel/ewing/corranhorn', ACADEMY, FAR).until('window:end.start').take('0:corranhorn', 'primary>1');
    const barred = () => refuseAttack(s.g, s.ship(0)) !== undefined;
    s.until('dials').dials({ '0': 's1', '1': 'tl1' }).until('action', {}, 0);
    expect([s.state.round, barred()]).toEqual([2, true]);
    s.until('dials').dials({ '0': 's1', '1': 's2' }).until('action', {}, 0);
    expect([s.state.round, barred()]).toEqual([3, false]);
  });
  it('nobody in reach, no attack in the End phase', () => {
    const s = duel('rebel/ewing/corranhorn', ACADEMY, 500);
    expect(s.open.length > 0 && offeredBefore(s, 'dials', '0:corranhorn')).toBe(false);
  });
});

describe("Etahn A'baht", () => {
  const friend = (degrees: number) =>
    turnOf(
      duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, {
        mine: { x: 390, degrees },
        others: [rookie(450, 300)],
        attack: ['hit', 'hit', 'blank'],
      }),
      2,
    ).take('primary>1');
  it('whoever attacks an enemy in his arc may turn a hit into a critical hit', () => {
    const s = friend(0).take('0:etahnabaht');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'hit', 'blank']);
  });
  it('not where the enemy is out of his arc', () => {
    expect(offers(friend(180), '0:etahnabaht')).toBe(false);
  });
  it.each([
    [200, true],
    [100, false],
  ])("Etahn A'baht at y %d", (y, heard) => {
    const s = duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, {
      mine: { x: 400, y, fought: true },
      others: [rookie(450, 300)],
      attack: ['hit', 'hit', 'blank'],
    });
    expect(offers(shotOf(s, 2), '0:etahnabaht')).toBe(heard);
  });
  it('one die is enough, none is not', () => {
    const roll = (first: string) =>
      duel('rebel/ewing/etahnabaht', ACADEMY, MIDDLE, { attack: [first, 'blank', 'blank'] }).take('primary>1');
    expect(offeredBefore(roll('hit'), 'attack', '0:etahnabaht')).toBe(true);
    expect(offeredBefore(roll('blank'), 'attack', '0:etahnabaht')).toBe(false);
  });
});
