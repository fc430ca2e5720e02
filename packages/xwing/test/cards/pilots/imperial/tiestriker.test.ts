import { describe, expect, it } from 'vitest';
import { duel, flying, lastRoll, MIDDLE, offeredBefore, ROOKIE, turnOf } from '../duel.ts';

const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, distance, more), 0)
      .take('primary>1')
      .until('attack', {}, 1),
    'attack',
  ).length;

describe('"Duchess"', () => {
  const fly = (pilot: string) => flying(`imperial/tiestriker/${pilot}`, 's2', { upgrades: ['title/adaptiveailerons'] });
  it('may leave out her ailerons', () => {
    expect(fly('duchess').options()).toEqual(['left', 'straight', 'right', 'none']);
    expect(fly('duchess').take('none').pose(0)).toEqual([450, 420, 0]);
    expect(fly('imperialtrainee').options()).toEqual(['left', 'straight', 'right']);
  });
});

describe('"Pure Sabacc"', () => {
  it('rolls one more die with at most one damage card', () => {
    const dice = (n: number) =>
      attackDice('imperial/tiestriker/puresabacc', MIDDLE, {
        mine: { damage: Array.from({ length: n }, () => ({ card: 'consolefire' })) },
      });
    expect([dice(0), dice(1), dice(2)]).toEqual([4, 4, 3]);
  });
});

describe('"Countdown"', () => {
  const attacked = (stress: number) =>
    turnOf(
      duel('imperial/tiestriker/countdown', ROOKIE, MIDDLE, {
        mine: { tokens: { stress } },
        attack: ['hit', 'hit', 'crit'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('may suffer one damage and stress to cancel all results', () => {
    const s = attacked(0).take('0:countdown');
    expect(s.ship(0).damage.length).toBe(1);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.events('missed').length).toBe(1);
  });
  it('not while stressed', () => {
    expect(offeredBefore(attacked(1), 'dials', '0:countdown')).toBe(false);
  });
});
