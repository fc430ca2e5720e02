import { describe, expect, it } from 'vitest';
import { academy, scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, FAR, lastRoll, MIDDLE, NEAR, offers, turnOf } from '../duel.ts';

describe('Talonbane Cobra', () => {
  const who = 'scum/kihraxzfighter/talonbanecobra';
  it('doubles his range bonuses: two dice at range 1, two at range 3', () => {
    const near = duel(who, ACADEMY, NEAR).take('primary>1').until('attack', {}, 1);
    expect(lastRoll(near, 'attack').length).toBe(3 + 2);
    const far = turnOf(duel(who, ACADEMY, FAR), 1)
      .take('primary>0')
      .until('dials');
    expect(lastRoll(far, 'defence').length).toBe(2 + 2);
  });
  it('nothing to double at range 2', () => {
    const s = duel(who, ACADEMY, MIDDLE).take('primary>1').until('attack', {}, 1);
    expect(lastRoll(s, 'attack').length).toBe(3);
  });
});

describe('Viktor Hel', () => {
  const attacked = (distance: number) =>
    turnOf(duel('scum/kihraxzfighter/viktorhel', ACADEMY, distance, { mine: { tokens: { evade: 1 } } }), 1)
      .take('primary>0', '0:evade')
      .ship(1).tokens.stress;
  it('the attacker is stressed unless he rolled exactly two dice; an added result is not rolled', () => {
    expect([attacked(MIDDLE), attacked(FAR)]).toEqual([0, 1]);
  });
});

describe('Graz the Hunter', () => {
  it('rolls one more defence die against an attacker in his arc', () => {
    const dice = (degrees: number) =>
      lastRoll(
        turnOf(duel('scum/kihraxzfighter/grazthehunter', ACADEMY, MIDDLE, { mine: { degrees } }), 1)
          .take('primary>0')
          .until('dials'),
        'defence',
      ).length;
    expect([dice(0), dice(180)]).toEqual([3, 2]);
  });
});

describe('Captain Jostero', () => {
  const crash = (face: string) =>
    scene({
      phase: 'activation',
      attack: [face, 'blank', 'blank', 'blank'],
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 520 }],
      ships: [
        ship('scum/kihraxzfighter/captainjostero', 450, 300, 0, { activated: true }),
        academy(450, 560, 180, { dial: 's2' }),
      ],
    });
  it('may attack an enemy that suffers damage while it is not defending', () => {
    const s = crash('hit').take('0:captainjostero', 'primary>1');
    expect(s.events('attack').length).toBe(1);
  });
  it('not one that is defending', () => {
    const s = duel('scum/kihraxzfighter/captainjostero', 'imperial/vt49decimator/patrolleader', MIDDLE + 20, {
      attack: ['hit', 'hit', 'hit'],
    });
    s.take('primary>1');
    expect(s.ship(1).shields).toBe(1);
    expect(offers(s, '0:captainjostero')).toBe(false);
  });
});
