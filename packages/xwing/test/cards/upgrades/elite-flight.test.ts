import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { scene, ship } from '../../scene.ts';
import { attacking, defending, discarded, flying, friend, rolled } from './duel.ts';

const WEDGE = { pilot: 'wedgeantilles' };

describe('Determination', () => {
  it('a faceup pilot card goes at once, a ship card stays', () => {
    const duel = { red: 'cbb', green: 'bb', hero: { shields: 0 } };
    const s = defending(['ept/determination'], { ...duel, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage).toEqual([]);
    const t = defending(['ept/determination'], { ...duel, deck: ['structuraldamage'] }).take('primary>0');
    expect(t.ship(0).damage.map((d) => d.card)).toEqual(['structuraldamage']);
  });
});

describe('Swarm Tactics', () => {
  it('a friend at range 1 fights with the same skill', () => {
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more: [friend()] }).take('0:ept.swarmtactics');
    expect(skillOf(s.g, s.ship(2))).toBe(9);
  });
  it('not at range 2', () => {
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more: [friend({}, 620)] });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Squad Leader', () => {
  it('gives a friend of lower skill within range 2 a free action', () => {
    const s = flying(['ept/squadleader'], 's2', { hero: WEDGE, more: [friend({}, 520, 400)] });
    s.take('0:ept.squadleader');
    expect(s.open).toEqual(['0 free-action']);
    expect(
      s
        .take('focus')
        .events('token')
        .map((e) => e.ship),
    ).toEqual([2]);
  });
  it('not one of the same skill', () => {
    const s = flying(['ept/squadleader'], 's2', { more: [friend({}, 520, 400)] });
    expect(s.options()).not.toContain('0:ept.squadleader');
  });
});

describe('Expert Handling', () => {
  it('rolls, takes stress where the icon is missing, and shakes off a lock', () => {
    const s = flying(['ept/experthandling'], 's2', { foe: { locks: [0] } });
    s.take('0:ept.experthandling', 'left', [0, 0], 'yes');
    expect(s.pose(0)[0]).toBe(370);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.ship(1).locks).toEqual([]);
  });
  it('may leave the lock', () => {
    const s = flying(['ept/experthandling'], 's2', { foe: { locks: [0] } });
    expect(s.take('0:ept.experthandling', 'left', [0, 0], 'no').ship(1).locks).toEqual([0]);
  });
  it('[XW-FASSROLLE-12] without room for a roll another action may be chosen, and there is no stress', () => {
    const s = flying(['ept/experthandling'], 's2', {
      foe: { locks: [0] },
      more: [friend({}, 370, 420), friend({}, 530, 420)],
    });
    s.take('0:ept.experthandling', 'left', 'right');
    expect(s.options()).toContain('focus');
    expect(s.options()).not.toContain('0:ept.experthandling');
    s.take('focus');
    expect([s.ship(0).tokens.stress, s.ship(0).performed, s.ship(1).locks]).toEqual([0, ['focus'], [0]]);
  });
  it('no stress for a ship with the icon', () => {
    const s = flying(['ept/experthandling', 'mod/vectoredthrusters'], 's2');
    expect(s.take('0:ept.experthandling', 'left', [0, 0]).ship(0).tokens.stress).toBe(0);
  });
});

describe('Daredevil', () => {
  it('flies a white turn 1, then stress and two dice of damage', () => {
    const s = flying(['ept/daredevil'], 's2', { red: 'hb' }).take('0:ept.daredevil', 'right');
    expect(s.pose(0)).toEqual([505, 475, 90]);
    expect([s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([1, 1]);
  });
  it('no dice for a ship with the boost icon', () => {
    const s = flying(['ept/daredevil', 'mod/engineupgrade'], 's2', { red: 'hh' }).take('0:ept.daredevil', 'left');
    expect(s.ship(0).shields).toBe(2);
  });
});

describe('Push the Limit', () => {
  it('a second action of the bar, then stress', () => {
    const s = flying(['ept/pushthelimit'], 's2').take('focus', '0:ept.pushthelimit');
    expect(s.ship(0).locks).toEqual([1]);
    const t = flying(['ept/pushthelimit', 'mod/engineupgrade'], 's2', { y: 680 });
    t.take('focus', '0:ept.pushthelimit', 'boost', 'straight');
    expect(t.ship(0).tokens).toMatchObject({ focus: 1, stress: 1 });
    expect(t.pose(0)[1]).toBe(500);
  });
  it('once a round only, and not while stressed', () => {
    const s = flying(['ept/pushthelimit'], 's2', { hero: { tokens: { stress: 2 } } });
    expect(s.open).toEqual(['0 attack']);
    const t = flying(['ept/pushthelimit', 'mod/engineupgrade', 'mod/vectoredthrusters', 'crew/chopper'], 's2');
    t.take('focus', '0:ept.pushthelimit', 'boost', 'straight');
    expect(t.open).not.toContain('0 window:action.performed');
  });
});

describe('Expose', () => {
  it('as an action: 1 attack more and 1 agility less for the round', () => {
    const s = flying(['ept/expose'], 's2', { y: 600 }).take('0:ept.expose', 'primary>1');
    expect(rolled(s, 'attack')).toBe(4);
    s.take('primary>0');
    expect((s.events('rolled').at(-1)!.faces as unknown[]).length).toBe(1);
  });
});

describe('Draw Their Fire', () => {
  it('suffers a crit instead of a friend at range 1', () => {
    const duel = { red: 'cc', green: 'bb', more: [friend({ upgrades: ['ept/drawtheirfire'] })] };
    const s = defending([], duel).take('primary>0', '2:ept.drawtheirfire');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([1, 1]);
  });
  it('takes no plain hit', () => {
    const duel = { red: 'hh', green: 'bb', more: [friend({ upgrades: ['ept/drawtheirfire'] })] };
    expect(defending([], duel).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Selflessness', () => {
  it('is discarded to suffer all hits of a friend at range 1, but not the crits', () => {
    const duel = { y: 400, red: 'hhc', green: 'bb', more: [friend({ upgrades: ['ept/selflessness'] })] };
    const s = defending([], duel).take('primary>0', '2:ept.selflessness');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([1, 0]);
    expect(discarded(s, 'selflessness', 2)).toBe(true);
  });
});

describe('Adrenaline Rush', () => {
  it('is discarded to fly a red manoeuvre as a white one', () => {
    const s = flying(['ept/adrenalinerush'], 'k4', { hero: { degrees: 90 } }).take('0:ept.adrenalinerush');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(discarded(s, 'adrenalinerush')).toBe(true);
  });
  it('[XW-SCHWIERIGKEIT-03] what a damaged engine or Stay on Target has made red stays red', () => {
    const damage = [{ card: 'damagedengine', faceup: true }];
    expect(flying(['ept/adrenalinerush'], 'tl2', { hero: { damage } }).open).not.toContain('0 window:ship.revealed');
    // Its 3-speed turns are red on the dial already, but the engine makes them so again.
    const ywing = { type: 'ywing', pilot: 'goldsquadronpilot', damage };
    expect(flying(['ept/adrenalinerush'], 'tl3', { hero: ywing }).open).not.toContain('0 window:ship.revealed');
    const t = flying(['ept/stayontarget', 'ept/adrenalinerush'], 's2', { y: 880 }).take('0:ept.stayontarget', 'tl2');
    expect(t.ship(0).tokens.stress).toBe(1);
    const u = flying(['ept/stayontarget', 'ept/adrenalinerush'], 'k4', { hero: { degrees: 90 } });
    u.take('0:ept.adrenalinerush', '0:ept.stayontarget'); // s4, the only other one of its speed
    expect(u.ship(0).tokens.stress).toBe(1);
  });
  it('lets a stressed ship fly it', () => {
    const s = flying(['ept/adrenalinerush'], 'k4', { hero: { degrees: 90, tokens: { stress: 1 } } });
    s.take('0:ept.adrenalinerush');
    expect(s.events('moved')[0]!.manoeuvre).toBe('k4');
  });
});

describe('Wingman', () => {
  it('must take a stress token off another friend at range 1', () => {
    const s = attacking(['ept/wingman'], { more: [friend({ tokens: { stress: 2 } })] });
    expect(s.ship(2).tokens.stress).toBe(1);
  });
});

describe('Decoy', () => {
  it('swaps skills with a friend within range 2', () => {
    const s = attacking(['ept/decoy'], { hero: WEDGE, more: [friend({}, 620)] }).take('0:ept.decoy');
    expect([skillOf(s.g, s.ship(0)), skillOf(s.g, s.ship(2))]).toEqual([2, 9]);
  });
});

describe('Stay on Target', () => {
  it('turns to another manoeuvre of the same speed, which is red', () => {
    const s = flying(['ept/stayontarget'], 's2').take('0:ept.stayontarget');
    expect(s.options()).not.toContain('s2');
    expect(s.options().every((code) => code.endsWith('2'))).toBe(true);
    s.take('bl2');
    expect(s.events('moved')[0]!.manoeuvre).toBe('bl2');
    expect(s.ship(0).tokens.stress).toBe(1);
  });
});

describe('Bodyguard', () => {
  const guard = { upgrades: ['ept/bodyguard'], tokens: { focus: 1 } };
  it('a focus token for 1 agility more of a friend of higher skill', () => {
    const s = defending([], { hero: WEDGE, more: [friend(guard)], foe: { pilot: 'maulermithel' } });
    s.take('2:ept.bodyguard').until('attack', 1).take('primary>0');
    expect(s.ship(2).tokens.focus).toBe(0);
    expect(rolled(s, 'defence')).toBe(3);
  });
  it('not for one of the same skill', () => {
    expect(attacking([], { more: [friend(guard)] }).open).toEqual(['0 attack']);
  });
});

describe('Lightning Reflexes', () => {
  it('after a white manoeuvre: about face, for the card and stress', () => {
    const s = flying(['ept/lightningreflexes'], 's2').take('0:ept.lightningreflexes');
    expect(s.pose(0)).toEqual([450, 420, 180]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(discarded(s, 'lightningreflexes')).toBe(true);
  });
  it('not after a red one', () => {
    const s = flying(['ept/lightningreflexes'], 'k4', { hero: { degrees: 90 } });
    expect(s.open).not.toContain('0 window:manoeuvre.executed');
  });
});

describe('Cool Hand', () => {
  it('stress brings a token, for the card', () => {
    const s = flying(['ept/coolhand'], 'k4', { hero: { degrees: 90 }, y: 500 }).take('0:ept.coolhand', 'evade');
    expect(s.events('token').map((e) => e.token)).toEqual(['stress', 'evade']);
    expect(discarded(s, 'coolhand')).toBe(true);
  });
});

describe('Attanni Mindlink', () => {
  it('focus and stress pass to every other bearer who has none', () => {
    const link = (x: number, more = {}) =>
      ship('scum/z95headhunter/binayrepirate', x, 300, 0, {
        upgrades: ['ept/attannimindlink'],
        activated: true,
        ...more,
      });
    const s = scene({
      phase: 'activation',
      ships: [
        link(450, { activated: false, dial: 's2' }),
        ship('imperial/tiefighter/academypilot', 450, 800, 180, { activated: true }),
        link(600),
        link(300, { tokens: { focus: 1 } }),
      ],
    });
    s.take('focus');
    expect(s.events('token').map((e) => [e.ship, e.token])).toEqual([
      [0, 'focus'],
      [2, 'focus'],
    ]);
  });
});

describe('Intensity', () => {
  it('ready: a boost brings a token and turns the card; exhausted: a token turns it back after combat', () => {
    const s = flying(['ept/intensity', 'mod/engineupgrade'], 's2', { y: 880 });
    s.take('boost', 'straight', '0:ept.intensity', 'evade');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    expect(s.open).toEqual(['0 window:combat.end']);
    s.take('0:ept.intensity');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
    expect(s.ship(0).tokens.evade).toBe(0);
  });
});

describe('Debris Gambit', () => {
  it('an evade token for each obstacle at range 1, two at most', () => {
    const at = (x: number, y: number) => ({ kind: 'coreasteroid0', x, y });
    const evades = (n: number) => {
      const obstacles = [at(370, 420), at(530, 420), at(450, 510)].slice(0, n);
      const s = flying(['ept/debrisgambit'], 's2', { obstacles, y: 600 }).take('0:ept.debrisgambit');
      return s.events('token').length;
    };
    expect([0, 1, 3].map(evades)).toEqual([0, 1, 2]);
  });
});

describe('Veteran Instincts and Adaptability', () => {
  it('change the skill by data alone', () => {
    const s = attacking(['ept/veteraninstincts'], { more: [friend({ upgrades: ['ept/adaptability'] })] });
    expect([skillOf(s.g, s.ship(0)), skillOf(s.g, s.ship(2))]).toEqual([4, 3]);
  });
});
