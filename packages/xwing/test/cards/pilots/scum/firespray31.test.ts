import { describe, expect, it } from 'vitest';
import { ship } from '../../../scene.ts';
import { ACADEMY, attackDice, duel, FAR, flying, MIDDLE, NEAR, offeredBefore, turnOf } from '../duel.ts';

describe('Boba Fett', () => {
  const others = [ship(ACADEMY, 540, 360, 180)];
  it('may reroll one die for each enemy at range 1, attacking', () => {
    const s = duel('scum/firespray31/bobafett', ACADEMY, NEAR, {
      others,
      attack: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
    });
    s.take('primary>1', '0:bobafett');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank', 'blank']);
  });
  it('and defending', () => {
    const s = turnOf(duel('scum/firespray31/bobafett', ACADEMY, NEAR, { defence: ['blank', 'blank', 'evade'] }), 1);
    s.take('primary>0', '0:bobafett', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['evade', 'blank']);
  });
  it('none without an enemy next to him', () => {
    const s = duel('scum/firespray31/bobafett', ACADEMY, FAR).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:bobafett')).toBe(false);
  });
});

describe('Kath Scarlet', () => {
  it('rolls one more die against a ship in her auxiliary arc', () => {
    const dice = (degrees: number) => attackDice('scum/firespray31/kathscarlet', MIDDLE + 20, { mine: { degrees } });
    expect([dice(180), dice(0)]).toEqual([4, 3]);
  });
});

describe('Emon Azzameen', () => {
  it('may drop bombs with the templates of speed 3', () => {
    const drop = () =>
      flying('scum/firespray31/emonazzameen', 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs');
    expect(drop().options()).toEqual(['straight', 'turnleft', 'straight3', 'turnright']);
    const y = (way: string) => (drop().take(way).events('dropped')[0]!.pose as { y: number }).y;
    expect(y('straight3')).toBeCloseTo(y('straight') - 80, 3);
  });
  const dropped = (who: string, way: string): [number, number] => {
    const s = flying(who, 's1', { upgrades: ['bomb/protonbombs'] }).take('0:bomb.protonbombs', way);
    const { x, y } = s.events('dropped')[0]!.pose as { x: number; y: number };
    return [Math.round(x), Math.round(y)];
  };
  it('the turn of speed 3 has a radius of 90 mm, the straight one is 120 mm long', () => {
    const ends = ['turnleft', 'straight3', 'turnright'].map((way) => dropped('scum/firespray31/emonazzameen', way));
    expect(ends).toEqual([
      [450 - 90, 260 - 90],
      [450, 260 - 120],
      [450 + 90, 260 - 90],
    ]);
  });
});
