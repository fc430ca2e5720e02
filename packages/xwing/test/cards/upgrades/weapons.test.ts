import { describe, expect, it } from 'vitest';
import { academy } from '../../scene.ts';
import { attacking, type Duel, discarded, faces, flying, friend, rolled } from './duel.ts';

const LOCK = { locks: [1] };
const shoot = (weapon: string, duel: Duel = {}) => attacking([weapon], duel).take(`0:${weapon.replace('/', '.')}>1`);
const torpedo = (weapon: string, duel: Duel = {}) => shoot(weapon, { ...duel, hero: { ...LOCK, ...duel.hero } });

describe('Ion Cannon, Ion Cannon Turret, Ion Pulse Missiles', () => {
  it('a hit is 1 damage and ion tokens, whatever was rolled', () => {
    for (const [weapon, ions] of [
      ['cannon/ioncannon', 1],
      ['turret/ioncannonturret', 1],
      ['missile/ionpulsemissiles', 2],
    ] as const) {
      const s = torpedo(weapon, { red: 'hhc', green: 'bbb' });
      s.until('attack', 1);
      expect([s.ship(1).damage.length, s.ship(1).tokens.ion]).toEqual([1, ions]);
      expect(s.ship(1).damage[0]!.faceup).toBe(false);
    }
  });
  it('a miss is nothing', () => {
    expect(shoot('cannon/ioncannon', { red: 'hbb', green: 'eee' }).ship(1).tokens.ion).toBe(0);
  });
});

describe('Heavy Laser Cannon', () => {
  it('its crits are hits at once', () => {
    expect(faces(shoot('cannon/heavylasercannon', { red: 'ccbb' }), 'attack')).toBe('hhbb');
  });
});

describe('Autoblaster and Autoblaster Turret', () => {
  it('evades cancel no hits, only crits', () => {
    for (const weapon of ['cannon/autoblaster', 'turret/autoblasterturret']) {
      const s = shoot(weapon, { y: 400, red: 'hcb', green: 'eee' });
      expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
    }
  });
});

describe('Flechette Cannon', () => {
  it('a hit is 1 damage, and stress for whoever has none', () => {
    const s = shoot('cannon/flechettecannon', { red: 'hhh', green: 'bbb' });
    expect([s.ship(1).damage.length, s.ship(1).tokens.stress]).toEqual([1, 1]);
    const t = shoot('cannon/flechettecannon', { red: 'hhh', green: 'bbb', foe: { tokens: { stress: 1 } } });
    expect(t.ship(1).tokens.stress).toBe(1);
  });
});

describe('"Mangler" Cannon', () => {
  it('one hit may be a crit', () => {
    const s = shoot('cannon/manglercannon', { red: 'hhb' }).take('0:cannon.manglercannon');
    expect(faces(s, 'attack')).toBe('chb');
  });
});

describe('ARC Caster', () => {
  it('a hit hurts another ship at range 1 of the defender, then the card recharges', () => {
    const s = shoot('cannon/arccaster', { y: 400, red: 'hbbb', green: 'bbb', more: [friend({}, 520, 400)] });
    expect(s.take('2').ship(2).shields).toBe(1);
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
  });
  it('recharging costs a weapons disabled token', () => {
    const s = shoot('cannon/arccaster', { y: 400, green: 'eee' }).until('dials');
    s.dials({ '0': 's1', '1': 's2' }).until('window:combat.start').take('0:cannon.arccaster');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
    expect(s.events('token').map((e) => e.token)).toContain('weaponsdisabled');
  });
});

describe('Linked Battery', () => {
  it('one die again with the primary weapon or a cannon', () => {
    const s = attacking(['cannon/linkedbattery'], { red: 'bbbh' }).take('primary>1', '0:cannon.linkedbattery', ['0']);
    expect(faces(s, 'attack')).toBe('hbb');
    const cards = ['cannon/linkedbattery', 'turret/ioncannonturret'];
    expect(attacking(cards).take('0:turret.ioncannonturret>1').open).toEqual(['1 attack']);
  });
});

describe('Twin Laser Turret', () => {
  it('attacks twice, 1 damage for each hit', () => {
    const s = shoot('turret/twinlaserturret', { red: 'hhhhhh', green: 'bbbbbb' });
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(1).damage.length).toBe(2);
  });
  it('at the same target: the second attack misses on its own', () => {
    const s = shoot('turret/twinlaserturret', { red: 'hhhhhh', green: 'bbbeee', hero: { degrees: 180 } });
    expect(s.ship(1).damage.length).toBe(1);
  });
});

describe('Dorsal Turret', () => {
  it('a die more at range 1', () => {
    expect(rolled(shoot('turret/dorsalturret', { y: 400 }), 'attack')).toBe(3);
    expect(rolled(shoot('turret/dorsalturret'), 'attack')).toBe(2);
  });
});

describe('Synced Turret', () => {
  it('against ships in the front arc it rerolls as many dice as the primary weapon has', () => {
    const s = torpedo('turret/syncedturret', { red: 'bbbhhh' }).take('0:turret.syncedturret', ['0', '1', '2']);
    expect(faces(s, 'attack')).toBe('hhh');
    expect(torpedo('turret/syncedturret', { hero: { degrees: 180 } }).options()).not.toContain('0:turret.syncedturret');
  });
});

describe('Proton Torpedoes', () => {
  it('one eye may be a crit, although the card is discarded', () => {
    const s = torpedo('torpedo/protontorpedoes', { red: 'ffbb' }).take('0:torpedo.protontorpedoes');
    expect(faces(s, 'attack')).toBe('cfbb');
    expect([discarded(s, 'protontorpedoes'), s.ship(0).locks]).toEqual([true, []]);
  });
});

describe('Advanced Proton Torpedoes', () => {
  it('up to three blanks may be eyes', () => {
    const s = torpedo('torpedo/advprotontorpedoes', { y: 400, red: 'bbbbh' }).take('0:torpedo.advprotontorpedoes');
    expect(faces(s, 'attack')).toBe('fffbh');
  });
});

describe('Flechette Torpedoes', () => {
  it('stress a defender with a hull of at most 4, even by a miss', () => {
    const s = torpedo('torpedo/flechettetorpedoes', { red: 'bbb' });
    expect(s.ship(1).tokens.stress).toBe(1);
    const lambda = { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot' };
    const t = torpedo('torpedo/flechettetorpedoes', { red: 'bbb', foe: lambda, y: 500 });
    expect(t.ship(1).tokens.stress).toBe(0);
  });
});

describe('Ion Torpedoes', () => {
  it('a hit ionises the defender and every ship at range 1 of it', () => {
    const s = torpedo('torpedo/iontorpedoes', {
      red: 'hbbb',
      green: 'bbb',
      more: [academy(520, 480, 180), academy(700, 480, 180)],
    });
    expect([1, 2, 3].map((id) => s.ship(id).tokens.ion)).toEqual([1, 1, 0]);
  });
});

describe('Plasma Torpedoes', () => {
  it('after the damage another shield goes', () => {
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const hero = { pilot: 'wedgeantilles', ...LOCK };
    const s = torpedo('torpedo/plasmatorpedoes', { red: 'hbbb', green: 'bbb', foe, hero });
    expect(s.ship(1).shields).toBe(0);
    expect(s.ship(1).damage).toEqual([]);
    expect(torpedo('torpedo/plasmatorpedoes', { red: 'bbbb', foe, hero }).ship(1).shields).toBe(2);
  });
});

describe('Extra Munitions', () => {
  it('a token on each torpedo, missile and bomb card goes before the card', () => {
    const cards = ['torpedo/extramunitions', 'torpedo/protontorpedoes', 'cannon/ioncannon'];
    const s = attacking(cards, { hero: LOCK });
    expect(
      s
        .ship(0)
        .upgrades.slice(1)
        .map((u) => u.tokens),
    ).toEqual([1, 0]);
    s.take('0:torpedo.protontorpedoes>1');
    expect([discarded(s, 'protontorpedoes'), s.ship(0).upgrades[1]!.tokens]).toEqual([false, 0]);
  });
});

describe('Concussion Missiles', () => {
  it('one blank may be a hit', () => {
    const s = torpedo('missile/concussionmissiles', { red: 'bbff' }).take('0:missile.concussionmissiles');
    expect(faces(s, 'attack')).toBe('hbff');
  });
});

describe('Cluster Missiles', () => {
  it('attack twice for one lock and one card', () => {
    const s = torpedo('missile/clustermissiles', { red: 'hbbhbb', green: 'bbbbbb' });
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(1).damage.length).toBe(2);
    expect(s.events('discarded').length).toBe(1);
  });
});

describe('Homing Missiles', () => {
  it('no evade tokens against it, and the lock is kept', () => {
    const foe = { tokens: { evade: 1 } };
    const s = torpedo('missile/homingmissiles', { foe, red: 'hhhh', green: 'bbb' });
    expect(s.take('pass').open).not.toContain('1 window:attack.modifyDefenceDice');
    expect(s.ship(0).locks).toEqual([]);
    expect(s.ship(1).status).toBe('destroyed');
  });
});

describe('Assault Missiles', () => {
  it('a hit costs every other ship at range 1 of the defender 1 damage', () => {
    const s = torpedo('missile/assaultmissiles', { red: 'hbbb', green: 'bbb', more: [academy(520, 480, 180)] });
    expect(s.ship(2).damage.length).toBe(1);
    const t = torpedo('missile/assaultmissiles', { red: 'bbbb', more: [academy(520, 480, 180)] });
    expect(t.ship(2).damage.length).toBe(0);
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
});

describe('Advanced Homing Missiles', () => {
  it('a hit deals one faceup card past the shields', () => {
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const s = torpedo('missile/advhomingmissiles', {
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
});

describe('Unguided Rockets', () => {
  it('only a focus token modifies the dice', () => {
    const s = attacking(['missile/unguidedrockets', 'ept/predator'], {
      hero: { tokens: { focus: 1 }, locks: [1] },
      red: 'fbb',
    }).take('0:missile.unguidedrockets>1');
    expect(s.options()).toEqual(['0:focus', 'pass']);
  });
});

describe('Cruise Missiles', () => {
  it('as many dice more as the speed flown, four at most', () => {
    const s = flying(['missile/cruisemissiles'], 's3', { y: 640, hero: LOCK }).take('none');
    s.take('0:missile.cruisemissiles>1', '0:missile.cruisemissiles');
    expect(rolled(s, 'attack')).toBe(4);
  });
});

describe('Blaster Turret and "Hot Shot" Blaster', () => {
  it('need no arc and pay their price by data alone', () => {
    const s = shoot('turret/blasterturret', { hero: { degrees: 180, tokens: { focus: 1 } } });
    expect(s.ship(0).tokens.focus).toBe(0);
    expect(discarded(shoot('illicit/hotshotblaster', { hero: { degrees: 180 } }), 'hotshotblaster')).toBe(true);
  });
});
