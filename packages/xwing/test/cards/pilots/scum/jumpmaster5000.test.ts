import { describe, expect, it } from 'vitest';
import { rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { ACADEMY, duel, MIDDLE, offeredBefore, turnOf } from '../duel.ts';

const pirate = (x: number, y: number, more: ShipSpec = {}) => ship('scum/z95headhunter/binayrepirate', x, y, 0, more);

describe('Dengar', () => {
  const attacked = (mine: ShipSpec = {}) =>
    turnOf(
      duel('scum/jumpmaster5000/dengar', ACADEMY, MIDDLE + 20, { mine, others: [ship(ACADEMY, 500, 480, 180)] }),
      1,
    ).take('primary>0');
  it('may strike back at an attacker in his arc, once a round', () => {
    const s = attacked().until('window:attack.again').take('0:dengar');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1');
    expect(offeredBefore(turnOf(s, 2).take('primary>0'), 'dials', '0:dengar')).toBe(false);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0, 2]);
  });
  it('not at one outside it', () => {
    expect(offeredBefore(attacked({ degrees: 180 }), 'attack', '0:dengar')).toBe(false);
  });
});

describe('Tel Trevura', () => {
  it('[R-XW-38] the first time he would be destroyed he goes on with four facedown cards', () => {
    const damage = ['consolefire', 'consolefire', 'blindedpilot', 'blindedpilot'].map((card) => ({ card }));
    const s = turnOf(
      duel('scum/jumpmaster5000/teltrevura', ACADEMY, MIDDLE + 20, {
        mine: { shields: 0, damage },
        attack: ['hit', 'hit', 'hit'],
        defence: ['blank', 'blank', 'blank', 'blank'],
        others: [ship(ACADEMY, 500, 480, 180)],
      }),
      1,
    ).take('primary>0');
    expect([s.ship(0).status, s.ship(0).damage.length]).toEqual(['play', 4]);
    expect(s.ship(0).damage.some((d) => d.faceup)).toBe(false);
    turnOf(s, 2).take('primary>0');
    expect(s.ship(0).status).toBe('destroyed');
  });
  it('[R-XW-38] the damage still due is cancelled: a card that is not dealt does nothing', () => {
    const damage = ['consolefire', 'consolefire', 'blindedpilot', 'blindedpilot'].map((card) => ({ card }));
    const hit = (who: string) =>
      turnOf(
        duel(who, ACADEMY, MIDDLE + 20, {
          mine: { shields: 0, damage, fought: true },
          attack: ['hit', 'crit'],
          defence: ['blank', 'blank'],
          deck: ['structuraldamage', 'thrustcontrolfire'],
        }),
        1,
      ).take('primary>0');
    const s = hit('scum/jumpmaster5000/teltrevura');
    expect([s.ship(0).tokens.stress, s.ship(0).damage.length]).toEqual([0, 4]);
    expect(s.events('damage').filter((e) => e.faceup)).toEqual([]);
    expect(
      hit('scum/jumpmaster5000/contractedscout')
        .events('damage')
        .filter((e) => e.faceup).length,
    ).toBe(1);
  });
});

describe('Manaroo', () => {
  const start = (x: number) =>
    duel('scum/jumpmaster5000/manaroo', ACADEMY, MIDDLE + 20, {
      mine: { tokens: { focus: 2, evade: 1, stress: 1 }, locks: [1] },
      others: [pirate(x, 300)],
    });
  it('may hand all focus, evade and lock tokens to another friendly ship at range 1', () => {
    const s = start(530).take('0:manaroo');
    expect(s.ship(0).tokens).toMatchObject({ focus: 0, evade: 0, stress: 1 });
    expect(s.ship(2).tokens).toMatchObject({ focus: 2, evade: 1, stress: 0 });
    expect([s.ship(0).locks, s.ship(2).locks]).toEqual([[], [1]]);
  });
  it('not at range 2', () => {
    expect(start(650).open).toEqual(['0 attack']);
  });
  it('passes her tokens on even if she has exactly as many of them as locks', () => {
    const s = scene({
      phase: 'combat',
      ships: [
        ship('scum/jumpmaster5000/manaroo', 300, 300, 0, { seat: 0, tokens: { focus: 1 }, locks: [2] }),
        ship('scum/z95headhunter/binayrepirate', 390, 300, 0, { seat: 0 }),
        rookie(700, 850, 180, { seat: 1 }),
      ],
    });
    s.until('window:combat.start').take('0:manaroo');
    expect(s.events('token')).toContainEqual({ type: 'token', ship: 1, token: 'focus', by: 1 });
    expect([s.ship(0).locks, s.ship(1).locks]).toEqual([[], [2]]);
  });
});
