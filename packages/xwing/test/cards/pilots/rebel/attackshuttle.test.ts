import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/cards/index.ts';
import { ACADEMY, attackedBy, duel, FAR, flying, lastChange, MIDDLE, neighbour, offeredBefore } from '../duel.ts';

describe('Hera Syndulla', () => {
  it('the dial shows what she flies', () => {
    const s = flying('rebel/attackshuttle/herasyndulla', 's1').take('0:herasyndulla', 's2');
    expect(s.ship(0).dial).toBe('s2');
  });
});

describe.each(['attackshuttle', 'sheathipedeclassshuttle'])('Ezra Bridger (%s)', (type) => {
  const defend = (stress: number) =>
    duel(`rebel/${type}/ezrabridger`, ACADEMY, MIDDLE, {
      mine: { tokens: { stress } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'focus'],
    })
      .until('attack', {}, 1)
      .take('primary>0');
  it('stressed, may turn two focus results into evades', () => {
    const s = defend(1).take('0:ezrabridger', ['0', '1']);
    expect(s.events('missed').length).toBe(1);
    expect(defend(1).take('0:ezrabridger', ['0']).events('hit').length).toBe(1); // or only one
  });
  it('not without stress', () => {
    expect(offeredBefore(defend(0), 'dials', '0:ezrabridger')).toBe(false);
  });
});

describe('Ezra Bridger', () => {
  it('two of three', () => {
    const s = duel('rebel/attackshuttle/ezrabridger', ACADEMY, FAR, {
      mine: { tokens: { stress: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'focus', 'focus'],
    });
    attackedBy(s, 0).take('0:ezrabridger').refuses(['0', '1', '2'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(lastChange(s.take(['0', '1']))).toEqual(['evade', 'evade', 'focus']);
  });
});

describe('"Zeb" Orrelios', () => {
  it('not without critical hits, not for a friend', () => {
    const zeb = (target: number, attack: string[]) =>
      attackedBy(duel('rebel/attackshuttle/zeborrelios', ACADEMY, MIDDLE, { others: [neighbour(1)], attack }), target);
    expect(offeredBefore(zeb(0, ['hit', 'hit']), 'dials', '0:zeborrelios')).toBe(false);
    expect(offeredBefore(zeb(2, ['crit', 'hit']), 'dials', '0:zeborrelios')).toBe(false);
  });
});

describe('Sabine Wren', () => {
  it('has the ability of the same pilot in the TIE fighter, where it is played in every ship', () => {
    expect(CARDS.get('rebel/attackshuttle/sabinewren')).toBe(CARDS.get('rebel/tiefighter/sabinewren'));
  });
});
