import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { duel, flying, MIDDLE, offeredBefore, offers, ROOKIE, wingman } from '../duel.ts';

describe('Rexler Brath', () => {
  const shoot = (shields: number) =>
    duel('imperial/tiedefender/rexlerbrath', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { shields, damage: [] },
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['consolefire', 'loosestabilizer'],
    }).take('primary>1', 'pass');
  it('may spend a focus token to turn the cards of his attack faceup', () => {
    const s = shoot(0).take('0:rexlerbrath');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true, true]);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('where only shields were lost there is nothing to turn', () => {
    expect(offers(shoot(2), '0:rexlerbrath')).toBe(false);
  });
  it('has nothing to turn when all cards are faceup', () => {
    const s = duel('imperial/tiedefender/rexlerbrath', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { shields: 0 },
      attack: ['crit', 'blank', 'blank'],
      defence: ['blank', 'blank'],
      deck: ['structuraldamage'],
    }).take('primary>1', 'pass');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
    expect(offeredBefore(s, 'attack', '0:rexlerbrath')).toBe(false);
  });
});

describe('Colonel Vessery', () => {
  const shoot = (locks: number[]) =>
    duel('imperial/tiedefender/colonelvessery', ROOKIE, MIDDLE, { others: [wingman(510, 300, { locks })] }).take(
      'primary>1',
    );
  it('may lock a defender that is locked already, right after his roll', () => {
    const s = shoot([1]).take('0:colonelvessery');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toContain('0:targetlock');
  });
  it('not one that nobody has locked', () => {
    expect(offers(shoot([]), '0:colonelvessery')).toBe(false);
  });
});

describe('Countess Ryad', () => {
  it('may fly a straight manoeuvre as a Koiogran turn of its colour', () => {
    const s = flying('imperial/tiedefender/countessryad', 's3').take('0:countessryad');
    expect(s.pose(0)).toEqual([450, 300 + 160, 180]);
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('not a bank', () => {
    expect(flying('imperial/tiedefender/countessryad', 'bl3').open).toEqual(['0 action']);
  });
});

describe('Maarek Stele', () => {
  it('has the ability of the same pilot in the TIE advanced, where it is played in every ship', () => {
    expect(CARDS.get('imperial/tiedefender/maarekstele')).toBe(CARDS.get('imperial/tieadvanced/maarekstele'));
  });
});
