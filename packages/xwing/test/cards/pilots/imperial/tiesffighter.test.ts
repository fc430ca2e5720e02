import { describe, expect, it } from 'vitest';
import { suffer } from '../../../../src/flow/attack/damage.ts';
import { drive } from '../../../flow/words.ts';
import { type ShipSpec, ship } from '../../../scene.ts';
import { duel, MIDDLE, offeredBefore, offers, ROOKIE, turnOf } from '../duel.ts';

describe('"Quickdraw"', () => {
  const hit = (target: number, mine: ShipSpec = {}, theirs: ShipSpec = {}) =>
    turnOf(
      duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE, {
        mine,
        theirs,
        others: [ship('imperial/tiesffighter/zetaspecialist', 510, 300, 0, { seat: 0, fought: true })],
        attack: ['hit', 'blank', 'blank'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take(`primary>${target}`);
  const shootsBack = (...[target, mine, theirs]: Parameters<typeof hit>) =>
    offeredBefore(hit(target, mine, theirs), 'dials', '0:quickdraw');
  it('shoots back for a shield of his own, not for that of a friend', () => {
    expect([shootsBack(0), shootsBack(2)]).toEqual([true, false]);
  });
  it('not without a target, nor with his weapons disabled', () => {
    expect(shootsBack(0, { degrees: 90 })).toBe(false);
    expect(shootsBack(0, { tokens: { weaponsdisabled: 1 } })).toBe(false);
  });
  const attacked = (shields: number) =>
    turnOf(
      duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE, {
        mine: { shields },
        attack: ['hit', 'hit', 'blank', 'blank', 'blank'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('may shoot back with the primary weapon when he loses a shield, once a round', () => {
    const s = attacked(3).take('0:quickdraw');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1');
    expect(s.ship(0).shields).toBe(1);
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
  });
  it('only when the attack that cost it is over', () => {
    const s = attacked(3);
    expect([s.ask().kind, s.ship(0).shields]).toEqual(['window:attack.again', 1]);
  });
  it('for a shield of the first time, too, where an attack is performed twice and the second time misses', () => {
    const s = turnOf(
      duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE, {
        theirs: { upgrades: ['missile/clustermissiles'], locks: [0] },
        attack: ['hit', 'blank', 'blank', 'blank', 'blank', 'blank'],
        defence: ['blank', 'blank', 'blank', 'blank'],
      }),
      1,
    ).take('1:missile.clustermissiles>0');
    expect(s.events('missed').length).toBe(1);
    expect(offeredBefore(s, 'dials', '0:quickdraw')).toBe(true);
  });
  it('at once where it was no attack', () => {
    const { g } = duel('imperial/tiesffighter/quickdraw', ROOKIE, MIDDLE);
    expect(drive(suffer(g, g.ship(0), 1), '0:quickdraw', 'none').asked).toEqual(['0 window:shield.lost', '0 attack']);
  });
  it('a damage card is no shield', () => {
    expect(offeredBefore(attacked(0), 'dials', '0:quickdraw')).toBe(false);
  });
});

describe('"Backdraft"', () => {
  const shoot = (degrees: number) =>
    duel('imperial/tiesffighter/backdraft', ROOKIE, MIDDLE, { mine: { degrees }, attack: ['blank', 'blank'] }).take(
      'primary>1',
    );
  it('may add a critical hit through his auxiliary arc', () => {
    const s = shoot(180).take('0:backdraft');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'crit']);
  });
  it('not to the front', () => {
    expect(offers(shoot(0), '0:backdraft')).toBe(false);
  });
});
