import { describe, expect, it } from 'vitest';
import { academy } from '../../scene.ts';
import { ADVANCED, conditionsOf } from '../assigned.ts';
import { attacking, faces, flying, friend, LOCK, rolled, shoot, shootLocked } from './duel.ts';

describe('Concussion Missiles', () => {
  it('one blank may be a hit', () => {
    const s = shootLocked('missile/concussionmissiles', { red: 'bbff' }).take('0:missile.concussionmissiles');
    expect(faces(s, 'attack')).toBe('hbff');
  });
});

describe('Cluster Missiles', () => {
  it('attack twice for one lock and one card', () => {
    const s = shootLocked('missile/clustermissiles', { red: 'hbbhbb', green: 'bbbbbb' });
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(1).damage.length).toBe(2);
    expect(s.events('discarded').length).toBe(1);
  });
});

describe('Homing Missiles', () => {
  it('no evade tokens against it, and the lock is kept', () => {
    const foe = { tokens: { evade: 1 } };
    const s = shootLocked('missile/homingmissiles', { foe, red: 'hhhh', green: 'bbb' });
    expect(s.take('pass').open).not.toContain('1 window:attack.modifyDefenceDice');
    expect(s.ship(0).locks).toEqual([]);
    expect(s.ship(1).status).toBe('destroyed');
  });
  it('no evade token of the defender, but all other tokens', () => {
    const tokens = { evade: 1, focus: 1 };
    const s = shootLocked('missile/homingmissiles', { red: 'hhhh', green: 'ffb', foe: { tokens } }).take('pass');
    expect(s.options()).toEqual(['1:focus', 'pass']);
  });
  it('Homing Missiles on the ship: against its other weapons evade tokens count', () => {
    const foe = { tokens: { evade: 1 } };
    const s = attacking(['missile/homingmissiles'], { red: 'hhh', green: 'bbb', foe }).take('primary>1');
    expect(s.options()).toEqual(['1:evade', 'pass']);
  });
});

describe('Assault Missiles', () => {
  it('a hit costs every other ship at range 1 of the defender 1 damage', () => {
    const s = shootLocked('missile/assaultmissiles', { red: 'hbbb', green: 'bbb', more: [academy(520, 480, 180)] });
    expect(s.ship(2).damage.length).toBe(1);
    const t = shootLocked('missile/assaultmissiles', { red: 'bbbb', more: [academy(520, 480, 180)] });
    expect(t.ship(2).damage.length).toBe(0);
  });
  it('its owner says who suffers first, whoever they belong to', () => {
    const more = [academy(520, 480, 180), academy(390, 480, 180)];
    const s = shootLocked('missile/assaultmissiles', { red: 'hbbb', green: 'bbb', more }).until('card-ship');
    expect([s.open, s.options()]).toEqual([['0 card-ship'], ['2', '3']]);
    s.refuses('1', 'XW-KARTENFAEHIGKEITEN-01');
    s.take('3');
    expect(s.events('damage').map(({ ship }) => ship)).toEqual([3, 2, 1]);
    expect([s.ship(2).damage.length, s.ship(3).damage.length]).toEqual([1, 1]);
  });
});

describe('Proton Rockets', () => {
  it('as many dice more as the agility, three at most', () => {
    const hero = { tokens: { focus: 1 } };
    const s = shoot('missile/protonrockets', { y: 400, hero }).take('0:missile.protonrockets');
    expect(rolled(s, 'attack')).toBe(4);
    const cloaked = { ...hero, upgrades: ['missile/protonrockets', 'mod/stealthdevice', 'mod/stealthdevice'] };
    const t = shoot('missile/protonrockets', { y: 400, hero: cloaked }).take('0:missile.protonrockets');
    expect(rolled(t, 'attack')).toBe(5);
  });
  it('Proton Rockets add nothing without agility', () => {
    const hero = { tokens: { focus: 1, tractor: 2 } };
    const s = attacking(['missile/protonrockets'], { y: 400, hero }).take('0:missile.protonrockets>1');
    expect(s.open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it('one die for an agility of 1', () => {
    const hero = { tokens: { focus: 1, tractor: 1 } };
    const s = shootLocked('missile/protonrockets', { y: 400, hero }).take('0:missile.protonrockets');
    expect(rolled(s, 'attack')).toBe(3);
  });
});

describe('Advanced Homing Missiles', () => {
  it('a hit deals one faceup card past the shields', () => {
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const s = shootLocked('missile/advhomingmissiles', {
      red: 'hhh',
      green: 'bbb',
      foe,
      hero: { pilot: 'wedgeantilles', ...LOCK },
      deck: ['structuraldamage'],
    }).take('pass');
    expect([s.ship(1).shields, s.ship(1).damage.map((d) => d.faceup)]).toEqual([2, [true]]);
  });
});

describe('XX-23 S-Thread Tracers', () => {
  it('a hit lets friends within range 2 lock the defender, without damage', () => {
    const s = shoot('missile/xx23sthreadtracers', {
      hero: { tokens: { focus: 1 } },
      red: 'hhh',
      green: 'bbb',
      more: [friend()],
    }).take('pass', 'yes', 'no');
    expect([s.ship(0).locks, s.ship(2).locks, s.ship(1).damage.length]).toEqual([[1], [], 0]);
  });
  it('friends up to range 2', () => {
    const hero = { locks: [], tokens: { focus: 1 } };
    const more = [friend({}, 600), friend({}, 740)];
    const s = attacking(['missile/xx23sthreadtracers'], { hero, red: 'hhh', green: 'bbb', more });
    s.take('0:missile.xx23sthreadtracers>1', 'pass', 'yes', 'yes');
    expect([0, 2, 3].map((id) => s.ship(id).locks)).toEqual([[1], [1], []]);
  });
});

describe('Unguided Rockets', () => {
  it('only a focus token modifies the dice', () => {
    const s = attacking(['missile/unguidedrockets', 'ept/predator'], {
      hero: { tokens: { focus: 1 }, locks: [1] },
      red: 'fbb',
    }).take('0:missile.unguidedrockets>1');
    expect(s.options()).toEqual(['0:focus', 'pass']);
  });
  it('Unguided Rockets on the ship: its primary weapon is modified as ever', () => {
    const s = attacking(['missile/unguidedrockets', 'ept/predator'], { hero: LOCK, red: 'bbb' }).take('primary>1');
    expect(s.options()).toEqual(['0:targetlock', '0:ept.predator', 'pass']);
  });
});

describe('Cruise Missiles', () => {
  it('as many dice more as the speed flown, four at most', () => {
    const s = flying(['missile/cruisemissiles'], 's3', { y: 640, hero: LOCK }).take('none');
    s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles');
    expect(rolled(s, 'attack')).toBe(4);
  });
  it('Cruise Missiles add nothing after a stop and four dice at speed 4', () => {
    const s = flying(['missile/cruisemissiles'], 's4', { y: 700, hero: LOCK }).take('none');
    expect(rolled(s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles'), 'attack')).toBe(5);
    expect(shootLocked('missile/cruisemissiles').open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it.each([
    ['s1', { type: 'xwing', pilot: 'rookiepilot' }, 560, 2],
    ['s5', { type: 'awing', pilot: 'prototypepilot' }, 740, 5],
  ])('Cruise Missiles after %s', (dial, who, y, dice) => {
    const s = flying(['missile/cruisemissiles'], dial, { y, hero: { ...LOCK, ...who } }).take('none');
    s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles');
    expect(rolled(s, 'attack')).toBe(dice);
  });
});

describe('Harpoon Missiles', () => {
  const fire = (green: string) =>
    attacking(['missile/harpoonmissiles'], { hero: { locks: [1] }, foe: ADVANCED, red: 'hbbb', green })
      .take('0:missile.harpoonmissiles>1')
      .until('dials');
  it('a hit leaves a harpoon in the defender, and the lock stays', () => {
    const s = fire('bbb');
    expect(conditionsOf(s)).toEqual([[], ['harpooned']]);
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('a miss does not', () => {
    expect(conditionsOf(fire('ebb'))).toEqual([[], []]);
  });
});

describe('Ion Pulse Missiles', () => {
  it('a hit is 1 damage and 2 ion tokens, whatever was rolled', () => {
    const s = shootLocked('missile/ionpulsemissiles', { red: 'hhc', green: 'bbb' }).until('attack', {}, 1);
    expect([s.ship(1).damage.map((d) => d.faceup), s.ship(1).tokens.ion]).toEqual([[false], 2]);
  });
});

describe('Scrambler Missiles', () => {
  it('a hit is a jam token for everybody at range 1', () => {
    const more = [academy(520, 480, 180)];
    const s = shootLocked('missile/scramblermissiles', { red: 'hhh', green: 'bbb', more }).take('pass');
    expect([s.ship(1).tokens.jam, s.ship(2).tokens.jam, s.ship(1).damage.length]).toEqual([1, 1, 0]);
  });
});
