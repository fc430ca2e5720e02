import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../../../src/geometry/measuring.ts';
import { academy, ship } from '../../../scene.ts';
import { ACADEMY, duel, MIDDLE, offers } from '../duel.ts';

describe('Torani Kulda', () => {
  const shoot = (x: number) =>
    duel('scum/m12lkimogilafighter/toranikulda', ACADEMY, MIDDLE, {
      theirs: { x, tokens: { evade: 1 } },
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    })
      .take('primary>1')
      .take('pass');
  it('an enemy in the bullseye arc loses its tokens or suffers a damage, as its owner likes', () => {
    const s = shoot(450);
    expect([s.ask().seat, ...s.options()]).toEqual([1, 'lose-tokens', 'suffer-damage']);
    expect(shoot(450).take('suffer-damage').ship(1).damage.length).toBe(1);
    s.take('lose-tokens');
    expect(s.ship(1).damage).toEqual([]);
  });
  it('who has no tokens may part with none of them', () => {
    const s = duel('scum/m12lkimogilafighter/toranikulda', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1', 'lose-tokens');
    expect(s.ship(1).damage).toEqual([]);
  });
  it('one beside it does not', () => {
    expect(shoot(490).open).not.toContain('1 card-way');
  });
});

describe('Torani Kulda', () => {
  const TORANI = 'scum/m12lkimogilafighter/toranikulda';
  const blanks = { attack: ['blank', 'blank', 'blank'], defence: ['blank', 'blank', 'blank'] };
  const enemy = (x: number, y: number) => academy(x, y, 180, { fought: true, tokens: { focus: 1, evade: 1 } });
  it('all in the bullseye arc up to range 3 lose their tokens, nobody beside it or beyond', () => {
    const others = [enemy(520, 480), enemy(450, 590), enemy(450, 650)];
    const s = duel(TORANI, ACADEMY, MIDDLE, { ...blanks, others, theirs: { fought: true } });
    s.take('primary>1', 'lose-tokens', 'lose-tokens');
    const lost = s.events('token').filter((e) => e.by < 0 && e.ship > 0);
    expect(lost.map((e) => `${e.ship} ${e.token}`)).toEqual(expect.arrayContaining(['3 focus', '3 evade']));
    expect(s.match.taken.filter((t) => t.kind === 'card-way').length).toBe(2);
  });
  it('nobody after the attack of a friend', () => {
    const others = [ship(TORANI, 520, 300, 0, { fought: true }), enemy(520, 480)];
    const s = duel('scum/m12lkimogilafighter/cartelexecutioner', ACADEMY, MIDDLE, { ...blanks, others });
    expect(s.take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Dalan Oberos', () => {
  const start = (x: number) => duel('scum/m12lkimogilafighter/dalanoberos', ACADEMY, MIDDLE, { theirs: { x } });
  it('[XW-REICHWEITE-04] the range counts inside the bullseye arc, which may be farther than the ship itself (R-XW-57)', () => {
    // Turned by 45 degrees: 295 mm to its nearest corner; what lies in the strip of the arc is as near, or 10 mm farther.
    const turned = (x: number) =>
      duel('scum/m12lkimogilafighter/dalanoberos', ACADEMY, MIDDLE, { theirs: { x, y: 643.28, degrees: 45 } });
    expect(rangeBetween(turned(432).g, turned(432).ship(0), turned(432).ship(1))).toBe(3);
    expect(offers(turned(450), '0:dalanoberos')).toBe(true);
    expect(offers(turned(432), '0:dalanoberos')).toBe(false);
  });
  it('[XW-FEUERWINKEL-03] one beside the strip of the bullseye arc is refused by the arc', () => {
    const others = [academy(450, 300 + MIDDLE + 80, 180), academy(560, 300 + MIDDLE, 180)];
    const s = duel('scum/m12lkimogilafighter/dalanoberos', ACADEMY, MIDDLE, { others }).take('0:dalanoberos');
    s.refuses('3', 'XW-FEUERWINKEL-03');
    expect(s.take('2').ship(0).locks).toEqual([2]);
  });
  it('may lock an enemy in the bullseye arc', () => {
    expect(start(450).take('0:dalanoberos').ship(0).locks).toEqual([1]);
    expect(offers(start(490), '0:dalanoberos')).toBe(false);
  });
});
