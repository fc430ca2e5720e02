import { describe, expect, it } from 'vitest';
import { duel, flying, MIDDLE, offers, ROOKIE } from '../duel.ts';

describe('Boba Fett', () => {
  it('may turn a bank to the other side', () => {
    const s = flying('imperial/firespray31/bobafett', 'bl2').take('0:bobafett');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: 'br2' });
    expect(s.ship(0).dial).toBe('br2');
  });
  it('no other manoeuvre', () => {
    expect(flying('imperial/firespray31/bobafett', 's2').open).toEqual(['0 action']);
  });
});

describe('Kath Scarlet', () => {
  const shoot = (attack: string[]) =>
    duel('imperial/firespray31/kathscarlet', ROOKIE, MIDDLE + 20, { attack, defence: ['evade', 'evade'] })
      .take('primary>1')
      .until('attack', {}, 1);
  it('a defender that cancels a critical hit is stressed', () => {
    expect(shoot(['crit', 'blank', 'blank']).ship(1).tokens.stress).toBe(1);
  });
  it('not for hits, nor for a critical hit that goes through', () => {
    expect(shoot(['hit', 'hit', 'blank']).ship(1).tokens.stress).toBe(0);
    expect(shoot(['hit', 'hit', 'crit']).ship(1).tokens.stress).toBe(0);
  });
});

describe('Krassis Trelix', () => {
  const shoot = (weapon: string) =>
    duel('imperial/firespray31/krassistrelix', ROOKIE, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack: ['blank', 'blank', 'blank', 'blank', 'hit'],
    }).take(`${weapon}>1`);
  it('may reroll one die of a secondary weapon', () => {
    const s = shoot('0:cannon.heavylasercannon').take('0:krassistrelix');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'blank', 'blank', 'blank']);
  });
  it('not of his primary weapon', () => {
    expect(offers(shoot('primary'), '0:krassistrelix')).toBe(false);
  });
});
