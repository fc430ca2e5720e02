import { describe, expect, it } from 'vitest';
import { hullOf } from '../../../../src/values.ts';
import { academy, scene, ship } from '../../../scene.ts';
import { attacking, defending, discarded, ending, faces, flying, friend, LOCK, rolled } from '../duel.ts';

describe('Stealth Device', () => {
  it('1 agility more until the first hit', () => {
    const s = defending(['mod/stealthdevice'], { red: 'hb', green: 'bbb' }).take('primary>0');
    expect(rolled(s, 'defence')).toBe(3);
    expect(discarded(s, 'stealthdevice')).toBe(true);
    const t = defending(['mod/stealthdevice'], { red: 'bb' }).take('primary>0');
    expect(discarded(t, 'stealthdevice')).toBe(false);
  });
});

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

describe('Munitions Failsafe', () => {
  const cards = ['mod/munitionsfailsafe', 'torpedo/protontorpedoes'];
  it('a torpedo that misses is not discarded, one that hits is', () => {
    const after = (green: string) => {
      const s = attacking(cards, { hero: { locks: [1] }, red: 'hbbb', green }).take('0:torpedo.protontorpedoes>1');
      return discarded(s, 'protontorpedoes');
    };
    expect([after('eee'), after('bbb')]).toEqual([false, true]);
  });
  it('[R-XW-31] an attack performed twice costs one discard', () => {
    const all = ['mod/munitionsfailsafe', 'missile/clustermissiles', 'torpedo/extramunitions'];
    const s = attacking(all, { hero: { locks: [1] }, red: 'hbbhbb', green: 'bbbbbb' }).take(
      '0:missile.clustermissiles>1',
    );
    expect(s.ship(1).damage.length).toBe(2);
    expect([s.ship(0).upgrades[1]!.tokens, discarded(s, 'clustermissiles')]).toEqual([0, false]);
  });
  it('a miss keeps the card, a hit does not', () => {
    const fire = (red: string) =>
      attacking(['mod/munitionsfailsafe', 'torpedo/protontorpedoes'], { hero: LOCK, red, green: 'bbb' }).take(
        '0:torpedo.protontorpedoes>1',
      );
    expect(['bbbb', 'hbbb'].map((red) => discarded(fire(red), 'protontorpedoes'))).toEqual([false, true]);
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

describe('Stygium Particle Accelerator', () => {
  const last = (s: ReturnType<typeof flying>) => s.events('action').at(-1);
  const phantom = { faction: 'imperial', type: 'tiephantom', pilot: 'shadowsquadronpilot', seat: 0 };
  const stygium = ['mod/stygiumparticleaccelerator'];
  it('a free evade, after a cloak of its own only', () => {
    const s = flying(stygium, 's3', { hero: phantom }).take('cloak', '0:mod.stygiumparticleaccelerator');
    expect(last(s)).toMatchObject({ action: 'evade', free: true });
    const t = flying(stygium, 's3', { hero: { ...phantom, tokens: { cloak: 1 } } });
    t.take('yes', 'straight', '0:mod.stygiumparticleaccelerator');
    expect(last(t)).toMatchObject({ action: 'evade', free: true });
    expect(flying(stygium, 's3', { hero: phantom, y: 880 }).take('focus').ask().kind).toBe('dials');
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/cloakingdevice'] }, 700, 300)];
    const other = flying(stygium, 's2', { y: 880, more }).take('2', '2:illicit.cloakingdevice');
    expect([other.ship(2).tokens.cloak, other.open]).toEqual([1, ['0 action']]);
  });
});

describe('Tactical Jammer', () => {
  const between = (upgrades: readonly string[], seat = 1, x = 450) =>
    attacking([], {
      y: 590,
      foe: { fought: true },
      more: [
        ship('imperial/lambdaclassshuttle/omicrongrouppilot', x, 440, 90, {
          seat,
          fought: true,
          upgrades: [...upgrades],
        }),
      ],
      red: 'hhh',
      green: 'bbbbb',
    }).take('primary>1');
  it('[XW-VERSPERRT-01] an enemy attack through the ship is obstructed', () => {
    const s = between(['mod/tacticaljammer']);
    expect(s.events('attack')[0]).toMatchObject({ obstructed: true });
    expect(rolled(s, 'defence')).toBe(5);
  });
  it('not without the card, not beside the line, and not for its friends', () => {
    expect(between([]).events('attack')[0]).toMatchObject({ obstructed: false });
    expect(between(['mod/tacticaljammer'], 1, 620).events('attack')[0]).toMatchObject({ obstructed: false });
    expect(between(['mod/tacticaljammer'], 0).events('attack')[0]).toMatchObject({ obstructed: false });
  });
  it('an attack on the ship itself is not', () => {
    const s = attacking([], {
      foe: { type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot', upgrades: ['mod/tacticaljammer'], fought: true },
    }).take('primary>1');
    expect(s.events('attack')[0]).toMatchObject({ obstructed: false });
  });
});

describe('Maneuvering Fins', () => {
  it('a revealed turn may be the bank of its side and speed', () => {
    const s = flying(['mod/maneuveringfins'], 'tl2').take('0:mod.maneuveringfins');
    expect(s.events('moved')[0]!.manoeuvre).toBe('bl2');
  });
  it('not for a bank, nor for a turn of another ship', () => {
    expect(flying(['mod/maneuveringfins'], 'bl2').open).toEqual(['0 action']);
    const more = [friend({ dial: 'tl2', activated: false }, 700, 300)];
    expect(flying(['mod/maneuveringfins'], 's2', { more }).take('2').open).toEqual(['0 action']);
  });
});

describe('Long-Range Scanners', () => {
  it('lock from range 3 on, however far, and not nearer', () => {
    expect(flying(['mod/longrangescanners'], 's1', { y: 600 }).options()).not.toContain('targetlock');
    expect(flying(['mod/longrangescanners'], 's1', { y: 880 }).take('targetlock').ship(0).locks).toEqual([1]);
    expect(flying([], 's1', { y: 880 }).options()).not.toContain('targetlock');
  });
  it('Long-Range Scanners lock at exactly range 3', () => {
    expect(flying(['mod/longrangescanners'], 's1', { y: 640 }).options()).toContain('targetlock');
  });
  it('Long-Range Scanners lock at range 3 and beyond, not nearer', () => {
    const targets = (y: number) => flying(['mod/longrangescanners'], 's2', { y }).options().includes('targetlock');
    expect([540, 620, 700, 850].map(targets)).toEqual([false, false, true, true]);
  });
});

describe('Spacetug Tractor Array', () => {
  const tug = (them: Parameters<typeof ship>[4], y = 430, seat = 1) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/quadjumper/jakkugunrunner', 450, 300, 0, { dial: 's1', upgrades: ['mod/spacetugtractorarray'] }),
        academy(450, 880, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 450, y, 0, { seat, activated: true, ...them }),
      ],
    }).until('action');
  const ARRAY = '0:mod.spacetugtractorarray';
  it('an enemy in the firing arc at range 1 is caught, and the owner of the array moves it', () => {
    const s = tug({}, 450).take(ARRAY);
    expect(s.ship(2).tokens.tractor).toBe(1);
    expect(s.open).toEqual(['0 tow']);
  });
  it('a friend is moved by its own side', () => {
    const s = tug({}, 450, 0).take(ARRAY);
    expect(s.ship(2).tokens.tractor).toBe(1);
    expect(s.open).toEqual(['0 tow']);
  });
  it('nobody at range 2', () => {
    expect(tug({}, 560).options()).not.toContain(ARRAY);
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
  it('what the Emperor named stays what it is', () => {
    const s = defending(['crew/emperorpalpatine', 'mod/lightweightframe'], {
      hero: { tokens: { focus: 1 }, type: 'tiefighter', faction: 'imperial', pilot: 'academypilot', seat: 0 },
      foe: { faction: 'rebel', type: 'xwing', pilot: 'lukeskywalker', seat: 1 },
      y: 400,
      red: 'hhhh',
      green: 'bbbb',
    }).take('primary>0', 'pass');
    expect(s.ask().kind).toBe('window:roll.before');
    s.take('0:crew.emperorpalpatine', 'focus', '0:focus');
    expect(faces(s, 'defence')).toBe('bbbf');
  });
});

describe('Pulsed Ray Shield', () => {
  it('an ion token in the End phase for a shield', () => {
    const s = ending(['mod/pulsedrayshield'], { hero: { shields: 0 } }).take('0:mod.pulsedrayshield');
    expect([s.ship(0).shields, s.ship(0).tokens.ion]).toEqual([1, 1]);
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
  const bank = (first: string) =>
    flying(['mod/servomotorsfoils'], 'bl2', { y: 880, hero: { tokens: { stress: 1 } } }).take(first);
  it('closed, banks of speed 2 are green', () => {
    expect(bank('0:mod.servomotorsfoils').ship(0).tokens.stress).toBe(0);
    expect(bank('pass').ship(0).tokens.stress).toBe(1);
  });
  it('the foils offer a Tallon roll for nobody else', () => {
    const more = [friend({ dial: 'tl3', activated: false }, 700, 300)];
    const s = flying(['mod/servomotorsfoils'], 's2', { more }).take('pass', '2');
    expect(s.open).toEqual(['0 action']);
  });
  it('Servomotor S-Foils turn over and back', () => {
    const s = flying(['mod/servomotorsfoils'], 's2', { y: 880 }).take('0:mod.servomotorsfoils');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    s.until('dials').dials({ '0': 's1' }).take('0:mod.servomotorsfoils');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
  });
  it.each([
    ['closed', 'tl3', {}, '0:mod.servomotorsfoils'],
    ['stressed', 'tl3', { tokens: { stress: 1 } }, 'pass'],
    ['a turn of speed 2', 'tl2', {}, 'pass'],
    ['a bank', 'bl3', {}, 'pass'],
  ])('the foils offer no Tallon roll: %s', (_why, dial, hero, first) => {
    const s = flying(['mod/servomotorsfoils'], dial, { hero }).take(first);
    expect(s.ask().kind).not.toBe('window:ship.revealed');
  });
});

describe('Multi-spectral Camouflage', () => {
  const lock = (green: string, more = {}) =>
    flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true, ...more },
      foe: { type: 'tieadvanced', pilot: 'tempestsquadronpilot', activated: false, dial: 's2' },
      green,
    }).take('targetlock');
  it('the only lock on it may slip off', () => {
    expect(lock('e').ship(1).locks).toEqual([]);
    expect(lock('f').ship(1).locks).toEqual([0]);
  });
  it('not for a second lock, nor for a lock on another ship', () => {
    const locker = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', activated: false, dial: 's2' };
    const second = flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true },
      foe: locker,
      more: [academy(800, 800, 180, { activated: true, locks: [0] })],
      green: 'e',
    }).take('targetlock');
    expect([second.ship(1).locks, second.events('cardRoll').length]).toEqual([[0], 0]);
    const other = flying(['mod/multispectralcamouflage'], 's2', {
      hero: { activated: true },
      foe: locker,
      more: [friend(), academy(800, 800, 180, { activated: true, locks: [0] })],
      green: 'e',
    }).take('targetlock', '2');
    expect([other.ship(1).locks, other.events('cardRoll').length]).toEqual([[2], 0]);
  });
});
