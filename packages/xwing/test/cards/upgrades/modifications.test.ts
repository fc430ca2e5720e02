import { describe, expect, it } from 'vitest';
import { hullOf } from '../../../src/values.ts';
import { academy, ship } from '../../scene.ts';
import { attacking, defending, discarded, ending, faces, flying, friend, rolled } from './duel.ts';

describe('Shield Upgrade, Hull Upgrade, Engine Upgrade, Targeting Computer', () => {
  it('act by data alone', () => {
    const s = attacking(['mod/shieldupgrade', 'mod/hullupgrade']);
    expect([s.ship(0).shields, hullOf(s.g, s.ship(0))]).toEqual([3, 4]);
    expect(flying(['mod/engineupgrade'], 's2').options()).toContain('boost');
    const tie = { type: 'tiefighter', pilot: 'academypilot', faction: 'imperial', seat: 0, dial: 's2' };
    const at = flying(['mod/targetingcomputer'], 's2', { hero: tie, foe: { seat: 1 } });
    expect(at.options()).toContain('targetlock');
  });
});

describe('Stealth Device', () => {
  it('1 agility more until the first hit', () => {
    const s = defending(['mod/stealthdevice'], { red: 'hb', green: 'bbb' }).take('primary>0');
    expect(rolled(s, 'defence')).toBe(3);
    expect(discarded(s, 'stealthdevice')).toBe(true);
    const t = defending(['mod/stealthdevice'], { red: 'bb' }).take('primary>0');
    expect(discarded(t, 'stealthdevice')).toBe(false);
  });
});

describe('Anti-Pursuit Lasers and Ion Projector', () => {
  const bump = (card: string, red: string) =>
    flying([card], 's2', { hero: { activated: true }, foe: { activated: false, dial: 's2', y: 420 }, red });
  it('an enemy who overlaps the ship rolls: damage, or an ion token', () => {
    expect(bump('mod/antipursuitlasers', 'h').ship(1).damage.length).toBe(1);
    expect(bump('mod/antipursuitlasers', 'f').ship(1).damage.length).toBe(0);
    expect(bump('mod/ionprojector', 'c').ship(1).tokens.ion).toBe(1);
  });
  it('not an enemy who stays clear', () => {
    const s = flying(['mod/antipursuitlasers'], 's2', {
      hero: { activated: true },
      foe: { activated: false, dial: 's2' },
      red: 'h',
    });
    expect(s.ship(1).damage.length).toBe(0);
  });
});

describe('Munitions Failsafe', () => {
  const cards = ['mod/munitionsfailsafe', 'torpedo/protontorpedoes'];
  it('a torpedo that misses is not discarded, one that hits is', () => {
    const after = (green: string) => {
      const s = attacking(cards, { hero: { locks: [1] }, red: 'hbbb', green }).take('0:torpedo.protontorpedoes>1');
      return discarded(s, 'protontorpedoes');
    };
    expect([after('eee'), after('bbb')]).toEqual([false, true]);
  });
  it('an attack performed twice costs one discard', () => {
    const all = ['mod/munitionsfailsafe', 'missile/clustermissiles', 'torpedo/extramunitions'];
    const s = attacking(all, { hero: { locks: [1] }, red: 'hbbhbb', green: 'bbbbbb' }).take(
      '0:missile.clustermissiles>1',
    );
    expect(s.ship(1).damage.length).toBe(2);
    expect([s.ship(0).upgrades[1]!.tokens, discarded(s, 'clustermissiles')]).toEqual([0, false]);
  });
});

describe('Stygium Particle Accelerator', () => {
  const phantom = {
    faction: 'imperial',
    type: 'tiephantom',
    pilot: 'shadowsquadronpilot',
    seat: 0,
  };
  it('cloaking and decloaking bring a free evade action', () => {
    const s = flying(['mod/stygiumparticleaccelerator'], 's2', { hero: { ...phantom, dial: 's3' } });
    s.take('cloak', '0:mod.stygiumparticleaccelerator');
    expect(s.events('token').map((e) => e.token)).toEqual(['cloak', 'evade']);
    const t = flying(['mod/stygiumparticleaccelerator'], 's3', { hero: { ...phantom, tokens: { cloak: 1 } } });
    t.take('yes', 'straight', '0:mod.stygiumparticleaccelerator');
    expect(t.ship(0).tokens).toMatchObject({ cloak: 0, evade: 1 });
  });
});

describe('Advanced Cloaking Device', () => {
  it('after an attack a free cloak action', () => {
    const s = attacking(['mod/advancedcloakingdevice']).take('primary>1', '0:mod.advancedcloakingdevice');
    expect(s.ship(0).tokens.cloak).toBe(1);
  });
});

describe('Experimental Interface', () => {
  it('after an action one more from an upgrade card, then stress', () => {
    const s = flying(['mod/experimentalinterface', 'amd/r2f2', 'ept/expose'], 's2', { y: 600 });
    s.take('focus', '0:mod.experimentalinterface');
    expect(s.options()).toEqual(['0:amd.r2f2', '0:ept.expose']);
    expect(s.take('0:amd.r2f2').ship(0).tokens.stress).toBe(1);
  });
  it('not without such a card', () => {
    expect(flying(['mod/experimentalinterface'], 's2').take('focus').open).not.toContain('0 window:action.performed');
  });
});

describe('Countermeasures', () => {
  it('the card for 1 agility more, and a lock may come off', () => {
    const s = defending(['mod/countermeasures'], { foe: { locks: [0] } });
    s.take('0:mod.countermeasures', 'yes', 'primary>0');
    expect(rolled(s, 'defence')).toBe(3);
    expect(s.ship(1).locks).toEqual([]);
    expect(discarded(s, 'countermeasures')).toBe(true);
    const t = defending(['mod/countermeasures'], { foe: { locks: [0] } }).take('0:mod.countermeasures', 'no');
    expect(t.ship(1).locks).toEqual([0]);
  });
});

describe('Autothrusters', () => {
  it('a blank is an evade beyond range 2 and out of the arc', () => {
    const far = defending(['mod/autothrusters'], { y: 600, red: 'hh', green: 'bbb' });
    expect(faces(far.take('primary>0', '0:mod.autothrusters'), 'defence')).toBe('ebb');
    const foe = { degrees: 0, upgrades: ['turret/ioncannonturret'] };
    const aside = defending(['mod/autothrusters'], { foe, red: 'hhb', green: 'bb' });
    expect(faces(aside.take('1:turret.ioncannonturret>0', '0:mod.autothrusters'), 'defence')).toBe('eb');
  });
  it('not in the arc at range 2', () => {
    expect(defending(['mod/autothrusters'], { red: 'hh', green: 'bb' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Maneuvering Fins', () => {
  it('a revealed turn may be the bank of its side and speed', () => {
    const s = flying(['mod/maneuveringfins'], 'tl2').take('0:mod.maneuveringfins');
    expect(s.events('moved')[0]!.manoeuvre).toBe('bl2');
  });
});

describe('Integrated Astromech', () => {
  it('the astromech goes instead of a damage card', () => {
    const s = defending(['mod/integratedastromech', 'amd/r2d2'], { red: 'hb', green: 'bb', hero: { shields: 0 } });
    s.take('primary>0', '0:mod.integratedastromech');
    expect(s.ship(0).damage).toEqual([]);
    expect([discarded(s, 'r2d2'), discarded(s, 'integratedastromech')]).toEqual([true, false]);
  });
});

describe('Long-Range Scanners', () => {
  it('lock from range 3 on, however far, and not nearer', () => {
    expect(flying(['mod/longrangescanners'], 's1', { y: 600 }).options()).not.toContain('targetlock');
    expect(flying(['mod/longrangescanners'], 's1', { y: 880 }).take('targetlock').ship(0).locks).toEqual([1]);
    expect(flying([], 's1', { y: 880 }).options()).not.toContain('targetlock');
  });
});

describe('Guidance Chips', () => {
  it('one die of a torpedo is a crit for a ship with an attack of 3, else a hit', () => {
    const cards = ['mod/guidancechips', 'torpedo/protontorpedoes'];
    const s = attacking(cards, { hero: { locks: [1] }, red: 'bbbb' }).take('0:torpedo.protontorpedoes>1');
    expect(faces(s.take('0:mod.guidancechips', ['1']), 'attack')).toBe('bcbb');
    const ywing = { type: 'ywing', pilot: 'goldsquadronpilot', locks: [1] };
    const t = attacking(cards, { hero: ywing, red: 'bbbb' }).take('0:torpedo.protontorpedoes>1');
    expect(faces(t.take('0:mod.guidancechips', ['1']), 'attack')).toBe('bhbb');
  });
});

describe('Lightweight Frame', () => {
  it('a die more when the attacker has more dice', () => {
    const s = defending(['mod/lightweightframe'], { y: 400, red: 'hhh', green: 'bbe' }).take('primary>0');
    expect(s.ship(0).shields).toBe(0);
    const t = defending(['mod/lightweightframe'], { red: 'hh', green: 'bbe' }).take('primary>0');
    expect(t.ship(0).shields).toBe(0);
    expect([s, t].map((x) => x.events('cardRoll').length)).toEqual([1, 0]);
    expect(s.ship(0).damage).toEqual([]);
  });
});

describe('Pulsed Ray Shield', () => {
  it('an ion token in the End phase for a shield', () => {
    const s = ending(['mod/pulsedrayshield'], { hero: { shields: 0 } }).take('0:mod.pulsedrayshield');
    expect([s.ship(0).shields, s.ship(0).tokens.ion]).toEqual([1, 1]);
  });
});

describe('Multi-spectral Camouflage', () => {
  const lock = (green: string, more = {}) =>
    flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true, ...more },
      foe: { ...{ type: 'tieadvanced', pilot: 'tempestsquadronpilot' }, activated: false, dial: 's2' },
      green,
    }).take('targetlock');
  it('the only lock on it may slip off', () => {
    expect(lock('e').ship(1).locks).toEqual([]);
    expect(lock('f').ship(1).locks).toEqual([0]);
  });
});

describe('Captured TIE', () => {
  it('ships of lower skill cannot attack it until it has attacked', () => {
    const tie = ship('rebel/tiefighter/ahsokatano', 450, 300, 0, { upgrades: ['mod/capturedtie'] });
    const s = attacking([], { hero: tie, more: [friend({}, 800, 800)] });
    s.take('none');
    expect(s.open).not.toContain('1 attack');
    const t = attacking([], { hero: tie, more: [friend({}, 800, 800)] }).take('primary>1');
    expect(discarded(t, 'capturedtie')).toBe(true);
    expect(t.open).toEqual(['1 attack']);
  });
  it('is discarded when its ship is the last friend', () => {
    const tie = ship('rebel/tiefighter/ahsokatano', 450, 300, 0, { upgrades: ['mod/capturedtie'], fought: true });
    const doomed = friend({ shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] }, 520, 300);
    const s = defending([], { hero: tie, more: [doomed, academy(560, 420, 180)], red: 'hhhh', green: 'bbbb' });
    s.take('primary>2');
    expect(discarded(s, 'capturedtie')).toBe(true);
  });
});

describe('Servomotor S-foils', () => {
  it('turn over at the start of the Activation phase; closed they give boost for an attack less', () => {
    const s = flying(['mod/servomotorsfoils'], 's2', { y: 600 }).take('0:mod.servomotorsfoils');
    expect(s.options()).toContain('boost');
    expect(s.options()).not.toContain('barrelroll');
    expect(rolled(s.take('none', 'primary>1'), 'attack')).toBe(2);
  });
  it('open, a turn 3 may be a red Tallon roll', () => {
    const s = flying(['mod/servomotorsfoils'], 'tl3').take('pass', '0:mod.servomotorsfoils', 0);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.pose(0)[2]).toBe(180);
  });
});
