import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, flying, MIDDLE, NEAR, neighbour, offeredBefore } from '../duel.ts';

describe('Horton Salm', () => {
  const shoot = (distance: number) =>
    duel('rebel/ywing/hortonsalm', ACADEMY, distance, {
      attack: ['blank', 'focus', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may reroll blanks at range 2-3, and only blanks', () => {
    const s = shoot(MIDDLE).take('0:hortonsalm');
    expect(s.options()).toEqual(['0']);
    s.take(['0']);
    expect(s.ship(1).damage.length).toBe(1);
  });
  it('not at range 1', () => {
    expect(offeredBefore(shoot(NEAR), 'attack', '0:hortonsalm')).toBe(false);
  });
});

describe('"Dutch" Vander', () => {
  const lock = (x: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/ywing/dutchvander', 450, 300, 0, { dial: 's1' }),
        academy(450, 600, 180, { activated: true }),
        rookie(x, 340, 0, { activated: true }),
      ],
    }).take('targetlock');
  it('after he has locked, another friendly ship at range 1-2 may lock at once', () => {
    const s = lock(520);
    expect(s.open).toEqual(['0 lock']);
    s.take('1');
    expect(s.ship(2).locks).toEqual([1]);
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('it need not', () => {
    expect(lock(520).take('none').ship(2).locks).toEqual([]);
  });
  it('[XW-FREUNDLICH-02] [XW-ZIELERFASSUNG-01] a friend or an enemy too far away is refused by its rule', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('rebel/ywing/dutchvander', 450, 300, 0, { dial: 's1' }),
        academy(450, 600, 180, { activated: true }),
        rookie(520, 340, 0, { activated: true }),
        academy(60, 880, 180, { activated: true }),
      ],
    }).take('targetlock', '1');
    expect(s.open).toEqual(['0 lock']);
    s.refuses('0', 'XW-FREUNDLICH-02');
    s.refuses('3', 'XW-ZIELERFASSUNG-01');
  });
  it('not at range 3', () => {
    expect(lock(720).open).not.toContain('0 lock');
  });
  it('a friend at range 2 is near enough, and a focus action calls nobody', () => {
    const dutch = () =>
      flying('rebel/ywing/dutchvander', 's1', { y: 220 }, [neighbour(2), academy(450, 500, 180, { activated: true })]);
    expect(dutch().take('targetlock', '3').open).toEqual(['0 lock']);
    expect(dutch().take('focus').open).not.toContain('0 lock');
  });
});
