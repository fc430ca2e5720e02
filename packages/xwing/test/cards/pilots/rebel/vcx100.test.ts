import { describe, expect, it } from 'vitest';
import { rookie, type ShipSpec } from '../../../scene.ts';
import { ACADEMY, attackedBy, duel, flying, lastRoll, MIDDLE, offers } from '../duel.ts';

describe.each(['vcx100', 'attackshuttle'])('Hera Syndulla (%s)', (type) => {
  const who = `rebel/${type}/herasyndulla`;
  it('may turn a green or red dial to another of its colour', () => {
    const s = flying(who, 's1').take('0:herasyndulla');
    expect(s.options()).not.toContain('s1');
    expect(s.options()).not.toContain('s3');
    s.take('s2');
    expect(s.events('moved')[0]).toMatchObject({ manoeuvre: 's2' });
  });
  it('not a white one', () => {
    const white = type === 'vcx100' ? 's3' : 's3';
    expect(offers(flying(who, white), '0:herasyndulla')).toBe(false);
  });
});

describe('Kanan Jarrus', () => {
  const attacked = (mine: ShipSpec) =>
    duel('rebel/vcx100/kananjarrus', ACADEMY, MIDDLE, { mine: { x: 350, ...mine }, others: [rookie(450, 300)] })
      .until('attack', {}, 1)
      .take('primary>2');
  it('may spend a focus token when an enemy at range 1-2 attacks anybody: one die fewer', () => {
    const s = attacked({ tokens: { focus: 1 } })
      .take('0:kananjarrus')
      .until('dials');
    expect(lastRoll(s, 'attack').length).toBe(1);
    expect(s.ship(0).tokens.focus).toBe(0);
  });
  it('not at range 3', () => {
    expect(offers(attacked({ tokens: { focus: 1 }, y: 150 }), '0:kananjarrus')).toBe(false);
  });
  it('the token is gone at once', () => {
    const s = duel('rebel/vcx100/kananjarrus', ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { tokens: { focus: 1 } },
      attack: ['focus', 'focus'],
    });
    attackedBy(s, 0).take('0:kananjarrus');
    expect(s.options()).toContain('1:focus');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('"Chopper"', () => {
  it('enemies he touches are stressed at the start of the Combat phase, friends are not', () => {
    const s = duel('rebel/vcx100/chopper', ACADEMY, 64, {
      touching: [
        [0, 1],
        [0, 2],
      ],
      others: [rookie(513, 300)],
    });
    expect([s.ship(1).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
  });
  it('one enemy that he touches is enough', () => {
    const s = duel('rebel/vcx100/chopper', ACADEMY, 64, { touching: [[0, 1]] });
    expect(s.ship(1).tokens.stress).toBe(1);
  });
});
