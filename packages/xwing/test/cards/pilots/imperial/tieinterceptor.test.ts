import { describe, expect, it } from 'vitest';
import { scene, ship } from '../../../scene.ts';
import { attacking } from '../../upgrades/duel.ts';
import { duel, FAR, flying, given, MIDDLE, NEAR, offeredBefore, offers, ROOKIE, turnOf } from '../duel.ts';

describe('Soontir Fel', () => {
  it('may take a focus token for every stress token', () => {
    const s = flying('imperial/tieinterceptor/soontirfel', 'k3').take('0:soontirfel');
    expect([given(s, 0, 'stress'), given(s, 0, 'focus')]).toEqual([1, 1]);
  });
});

describe('Carnor Jax', () => {
  it('enemies at range 1 can spend neither focus nor evade tokens', () => {
    const tokens = { focus: 1, evade: 1 };
    const near = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, NEAR, { theirs: { tokens } }), 1);
    expect(offeredBefore(near.take('primary>0'), 'dials', '1:focus')).toBe(false);
    const away = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, MIDDLE, { theirs: { tokens } }), 1);
    expect(offeredBefore(away.take('primary>0'), 'dials', '1:focus')).toBe(true);
  });
  it('nor perform these actions', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship(ROOKIE, 450, 300, 0, { dial: 's1' }),
        ship('imperial/tieinterceptor/carnorjax', 450, 460, 180, { activated: true }),
      ],
    });
    s.refuses('focus', 'XW-GOLDENE-REGELN-04');
    expect(s.options()).toEqual(['targetlock', 'none']);
  });
  const acts = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship(ROOKIE, 450, 300, 0, { dial: 's1' }),
        ship('imperial/tieinterceptor/carnorjax', 450, y, 180, { activated: true }),
      ],
    });
  it('enemies at range 2 of him focus', () => {
    expect(acts(380 + MIDDLE).options()).toContain('focus');
  });
  it('enemies next to him spend no evade token, but a lock', () => {
    const spec = { theirs: { tokens: { evade: 1 }, locks: [0] }, attack: ['hit', 'hit', 'hit', 'hit'] };
    const shoot = (distance: number) =>
      turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, distance, spec), 0).take('primary>1');
    expect(offeredBefore(shoot(NEAR), 'attack', '1:evade')).toBe(false);
    expect(offeredBefore(shoot(MIDDLE), 'attack', '1:evade')).toBe(true);
    const theirs = turnOf(duel('imperial/tieinterceptor/carnorjax', ROOKIE, NEAR, spec), 1).take('primary>0');
    expect(offers(theirs, '1:targetlock')).toBe(true);
  });
});

describe('Turr Phennir', () => {
  it('may boost or roll after his attack', () => {
    const s = duel('imperial/tieinterceptor/turrphennir', ROOKIE, FAR).take('primary>1').until('window:attack.after');
    s.take('0:turrphennir');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
    s.take('boost', 'straight');
    expect(s.pose(0)).toEqual([450, 380, 0]);
  });
  it('not after somebody else’s', () => {
    const s = turnOf(duel('imperial/tieinterceptor/turrphennir', ROOKIE, FAR), 1).take('primary>0');
    expect(offeredBefore(s, 'dials', '0:turrphennir')).toBe(false);
  });
  it('free, and once taken it is performed', () => {
    const hero = { faction: 'imperial', type: 'tieinterceptor', pilot: 'turrphennir' };
    const s = attacking([], { hero }).take('primary>1', '0:turrphennir');
    expect(s.open).toEqual(['0 free-action']);
    expect(s.options()).not.toContain('none');
  });
});

describe('Tetran Cowall', () => {
  it('a Koiogran turn may be flown at speed 1, 3 or 5', () => {
    const s = flying('imperial/tieinterceptor/tetrancowall', 'k3').take('0:tetrancowall');
    expect(s.options()).toEqual(['k1', 'k5']);
    s.take('k1');
    expect(s.pose(0)).toEqual([450, 380, 180]);
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('other manoeuvres may not', () => {
    expect(flying('imperial/tieinterceptor/tetrancowall', 's3').open).toEqual(['0 action']);
  });
});

describe('Kir Kanos', () => {
  const shoot = (distance: number) =>
    duel('imperial/tieinterceptor/kirkanos', ROOKIE, distance, {
      mine: { tokens: { evade: 1 } },
      attack: ['blank', 'blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may spend an evade token for a hit at range 2-3', () => {
    const s = shoot(MIDDLE).take('0:kirkanos');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'blank', 'hit']);
    expect(s.ship(0).tokens.evade).toBe(0);
  });
  it('not at range 1', () => {
    expect(offers(shoot(NEAR), '0:kirkanos')).toBe(false);
  });
});

describe('"Fel\'s Wrath"', () => {
  const doomed = (pilot: string) =>
    duel(`imperial/tieinterceptor/${pilot}`, 'rebel/xwing/wedgeantilles', MIDDLE, {
      mine: { damage: [{ card: 'consolefire' }, { card: 'consolefire' }] },
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>0');
  it('destroyed, he stays until the end of the Combat phase and attacks', () => {
    const s = doomed('felswrath');
    expect(s.ship(0).damage.length).toBe(5);
    expect(s.open).toEqual(['0 attack']);
    s.take('none');
    expect(s.ship(0).status).toBe('destroyed');
    expect(doomed('avengersquadronpilot').ship(0).status).toBe('destroyed');
    expect(doomed('avengersquadronpilot').events('fights').length).toBe(1);
  });
});

describe('Lieutenant Lorrir', () => {
  const roll = () => flying('imperial/tieinterceptor/lieutenantlorrir', 's2').take('barrelroll');
  it('may roll with a curved template for a stress token', () => {
    const s = roll();
    expect(s.options()).toEqual(['left', 'right', 'left-back', 'left-front', 'right-front', 'right-back']);
    s.take('left-front', [0, 0]);
    expect(given(s, 0, 'stress')).toBe(1);
    const [x, y, heading] = s.pose(0);
    expect(x).toBeLessThan(450);
    expect(y).toBeGreaterThan(300 + 120);
    expect(heading).toBeCloseTo(45, 3);
  });
  it('the straight one costs nothing', () => {
    expect(given(roll().take('left', [0, 0]), 0, 'stress')).toBe(0);
  });
  // A bank of speed 1 (radius 80 mm) and half a base lead 71 mm aside from the edge of the base and 38 mm on or back.
  it.each([
    ['left-front', [450 - 91, 420 + 38, 45]],
    ['right-back', [450 + 91, 420 - 38, 45]],
  ])('%s: the template of speed 1', (way, end) => {
    const s = flying('imperial/tieinterceptor/lieutenantlorrir', 's2').take('barrelroll', way, [0, 0]);
    expect(s.pose(0).map(Math.round)).toEqual(end);
  });
});
