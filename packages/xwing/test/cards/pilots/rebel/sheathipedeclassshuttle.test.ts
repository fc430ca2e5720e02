import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { academy, rookie, type ShipSpec } from '../../../scene.ts';
import { ACADEMY, duel, FAR, flying, given, MIDDLE, offeredBefore, offers, turnOf } from '../duel.ts';

describe('Fenn Rau', () => {
  const fights = (degrees: number, stress = 0) =>
    duel('rebel/sheathipedeclassshuttle/fennrau', ACADEMY, MIDDLE, {
      mine: { degrees, tokens: { stress } },
      theirs: { tokens: { focus: 1 }, locks: [0] },
    });
  it('may take stress so that an enemy in his arc cannot spend tokens on its attack dice', () => {
    const s = fights(0).until('window:ship.fights').take('0:fennrau');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(offeredBefore(s.take('primary>0'), 'dials', '1:focus')).toBe(false);
  });
  it('otherwise it can', () => {
    const s = fights(0).until('window:ship.fights').take('pass', 'primary>0');
    expect(s.options()).toEqual(['1:focus', '1:targetlock', 'pass']);
  });
  it('not out of his arc, not while he is stressed', () => {
    expect(offeredBefore(fights(90), 'dials', '0:fennrau')).toBe(false);
    expect(offeredBefore(fights(0, 1), 'dials', '0:fennrau')).toBe(false);
  });
  it('range 3 is near enough, beyond it is not', () => {
    const fenn = (distance: number, y: number) =>
      duel('rebel/sheathipedeclassshuttle/fennrau', ACADEMY, distance, {
        mine: { fought: true },
        others: [rookie(520, y, 0, { fought: true })],
      });
    expect(offeredBefore(fenn(FAR, 400), 'dials', '0:fennrau')).toBe(true);
    expect(offeredBefore(fenn(400, 500), 'dials', '0:fennrau')).toBe(false);
  });
});

describe('Fenn Rau', () => {
  const fights = (theirs: ShipSpec, enemy: string) =>
    duel('rebel/sheathipedeclassshuttle/fennrau', enemy, MIDDLE, {
      mine: { fought: true },
      theirs,
      others: [academy(510, 480, 180, { tokens: { focus: 1 } })],
      attack: ['focus', 'focus', 'focus', 'focus'],
    }).until('window:ship.fights');
  it('another enemy spends its tokens as ever', () => {
    const s = fights({}, 'imperial/tiefighter/howlrunner').take('0:fennrau', 'primary>0');
    turnOf(s, 2).take('primary>0');
    expect(offers(s, '2:focus')).toBe(true);
  });
  it('a lock still pays for a torpedo', () => {
    const s = fights(
      { locks: [0], upgrades: ['torpedo/protontorpedoes'] },
      'imperial/tiebomber/scimitarsquadronpilot',
    ).take('0:fennrau');
    expect(s.options()).toContain('1:torpedo.protontorpedoes>0');
  });
});

describe('AP-5', () => {
  const coordinate = (stress: number) =>
    flying('rebel/sheathipedeclassshuttle/ap5', 's2', {}, [
      rookie(520, 420, 0, { activated: true, tokens: { stress } }),
    ]).take('coordinate');
  it('may take two stress tokens so that the ship he coordinates loses one', () => {
    const s = coordinate(1).take('0:ap5', 'focus');
    expect([given(s, 0, 'stress'), given(s, 2, 'focus')]).toEqual([2, 1]);
    expect(s.ship(2).tokens.stress).toBe(0);
  });
  it('not for one without stress', () => {
    expect(offers(coordinate(0), '0:ap5')).toBe(false);
  });
});

describe('Ezra Bridger', () => {
  it('has the ability of the same pilot in the attack shuttle, where it is played in every ship', () => {
    expect(CARDS.get('rebel/sheathipedeclassshuttle/ezrabridger')).toBe(CARDS.get('rebel/attackshuttle/ezrabridger'));
  });
});

describe('"Zeb" Orrelios', () => {
  it('has the ability of the same pilot in the TIE fighter, where it is played in every ship', () => {
    expect(CARDS.get('rebel/sheathipedeclassshuttle/zeborrelios')).toBe(CARDS.get('rebel/tiefighter/zeborrelios'));
  });
});
