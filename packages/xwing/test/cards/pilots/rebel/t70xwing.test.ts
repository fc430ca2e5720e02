import { describe, expect, it } from 'vitest';
import { academy, rookie, type ShipSpec, scene, ship } from '../../../scene.ts';
import { ACADEMY, attackedBy, duel, flying, MIDDLE, neighbour, offeredBefore, offers } from '../duel.ts';

describe.each(['poedameron', 'poedameron-swx57'])('Poe Dameron (%s)', (id) => {
  it('with a focus token may turn one focus result, attacking and defending, and keeps the token', () => {
    const s = duel(`rebel/t70xwing/${id}`, ACADEMY, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      attack: ['focus', 'focus', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'focus', 'focus'],
    });
    s.take('primary>1', `0:${id}`, 'pass').until('attack');
    expect(s.ship(1).damage.length).toBe(1);
    s.take('primary>0', `0:${id}`);
    expect(s.ship(0).tokens.focus).toBe(1);
    s.take('pass');
    expect(s.ship(0).shields).toBe(2);
  });
  it('not without one', () => {
    const s = duel(`rebel/t70xwing/${id}`, ACADEMY, MIDDLE, { attack: ['focus', 'focus', 'focus'] }).take('primary>1');
    expect(offeredBefore(s, 'attack', `0:${id}`)).toBe(false);
  });
});

describe('Poe Dameron', () => {
  it('without a focus token not when he defends either', () => {
    const s = duel('rebel/t70xwing/poedameron', ACADEMY, MIDDLE, { defence: ['focus', 'focus'] });
    expect(offeredBefore(attackedBy(s, 0), 'dials', '0:poedameron')).toBe(false);
  });
});

describe('Ello Asty', () => {
  it('may fly Tallon rolls white while he is not stressed', () => {
    const s = flying('rebel/t70xwing/elloasty', 'tl3t').take('yes', 0);
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(s.open).toEqual(['0 action']);
    expect(flying('rebel/t70xwing/bluesquadronnovice', 'tl3t').take(0).ship(0).tokens.stress).toBe(1);
  });
  it('[XW-SCHWIERIGKEIT-03] or red, for the stress token and what waits for a red manoeuvre; other manoeuvres ask nothing', () => {
    const astromech = { upgrades: ['amd/targetingastromech'] };
    const near = [academy(300, 560, 180, { activated: true })];
    const s = flying('rebel/t70xwing/elloasty', 'tl3t', astromech, near);
    expect(s.open).toEqual(['0 card-may']);
    s.take('no', 0);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.options()).toContain('0:amd.targetingastromech');
    expect(flying('rebel/t70xwing/elloasty', 'tl3t', astromech, near).take('yes', 0).open).toEqual(['0 action']);
    expect(flying('rebel/t70xwing/elloasty', 'k4').ship(0).tokens.stress).toBe(1);
  });
  it('stressed, it is red and the opponent chooses', () => {
    expect(flying('rebel/t70xwing/elloasty', 'tl3t', { tokens: { stress: 1 } }).open).toEqual(['1 stressed-manoeuvre']);
  });
});

describe('Nien Nunb', () => {
  const red = (enemyY: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/t70xwing/niennunb', 450, 300, 0, { dial: 'k4' }),
        academy(450, enemyY, 180, { activated: true }),
      ],
    });
  it('may drop stress with an enemy before him at range 1', () => {
    const s = red(360).take('0:niennunb');
    expect(s.ship(0).tokens.stress).toBe(0);
  });
  it('not with none there', () => {
    expect(offers(red(850), '0:niennunb')).toBe(false);
  });
});

describe('Nien Nunb', () => {
  it('neither for an enemy at range 2 nor for another token', () => {
    const red = flying('rebel/t70xwing/niennunb', 'k4', {}, [academy(450, 350, 180, { activated: true })]);
    expect(offers(red, '0:niennunb')).toBe(false);
    const t = flying('rebel/t70xwing/niennunb', 's3', {}, [academy(450, 560, 180, { activated: true })]).take('focus');
    expect(offeredBefore(t, 'dials', '0:niennunb')).toBe(false);
  });
});

describe('Red Ace', () => {
  it('the first shield lost in a round brings an evade token', () => {
    const s = duel('rebel/t70xwing/redace', ACADEMY, MIDDLE, {
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank'],
      others: [academy(500, 480, 180)],
    });
    s.take('none');
    s.until('attack').take('primary>0').until('attack');
    expect([s.ship(0).shields, s.ship(0).tokens.evade]).toEqual([1, 1]);
  });
});

describe('"Snap" Wexley', () => {
  it('may boost after a manoeuvre of speed 2 to 4', () => {
    const s = flying('rebel/t70xwing/snapwexley', 's2').take('0:snapwexley', 'straight');
    expect(s.pose(0)).toEqual([450, 500, 0]);
    expect(s.open).toEqual(['0 action']);
  });
  it('not at speed 1, not touching a ship', () => {
    expect(flying('rebel/t70xwing/snapwexley', 's1').open).toEqual(['0 action']);
    const bumped = flying('rebel/t70xwing/snapwexley', 's2', {}, [rookie(450, 380, 0, { activated: true })]);
    expect(offers(bumped, '0:snapwexley')).toBe(false);
  });
  it('at speed 4 still', () => {
    expect(offers(flying('rebel/t70xwing/snapwexley', 's4'), '0:snapwexley')).toBe(true);
  });
});

describe('Blue Ace', () => {
  it('may boost with the turn template', () => {
    const boosted = { upgrades: ['mod/engineupgrade'] };
    const s = flying('rebel/t70xwing/blueace', 's1', boosted).take('boost');
    expect(s.options()).toEqual(['bankleft', 'straight', 'bankright', 'turnleft', 'turnright']);
    s.take('turnright');
    expect(s.pose(0)[2]).toBeCloseTo(90, 3);
  });
  it.each([
    ['turnleft', [395, 435, -90]],
    ['turnright', [505, 435, 90]],
  ])('the %s is that of speed 1', (way, end) => {
    const s = flying('rebel/t70xwing/blueace', 's1', { upgrades: ['mod/engineupgrade'] }).take('boost', way);
    expect(s.pose(0).map(Math.round)).toEqual(end);
  });
});

describe('Jess Pava', () => {
  const shoot = (others: readonly ShipSpec[]) =>
    duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, {
      attack: ['blank', 'blank', 'blank', 'hit', 'hit'],
      others,
    }).take('primary>1');
  it('may reroll one die for each other friendly ship at range 1', () => {
    const s = shoot([rookie(390, 300), rookie(510, 300)]).take('0:jesspava');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank']);
  });
  it('none alone', () => {
    expect(offeredBefore(shoot([]), 'attack', '0:jesspava')).toBe(false);
  });
  it('also when she defends', () => {
    const s = duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, {
      attack: ['hit', 'blank'],
      defence: ['blank', 'evade'],
      others: [rookie(390, 300)],
    });
    s.until('attack', {}, 1).take('primary>0', '0:jesspava', ['0']);
    expect(s.ship(0).shields).toBe(3);
  });
  it('friends at range 2 do not count', () => {
    const s = duel('rebel/t70xwing/jesspava', ACADEMY, MIDDLE, { others: [neighbour(2)], attack: ['blank'] });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:jesspava')).toBe(false);
    expect(offeredBefore(s.take('primary>0'), 'dials', '0:jesspava')).toBe(false);
  });
});
