import { describe, expect, it } from 'vitest';
import { newMatch, squad, withObstacles } from '../../../flow/words.ts';
import { academy, decline, rookie, scene, ship } from '../../../scene.ts';
import { attacking, defending, discarded, faces, flying, friend, roll, rolled } from '../duel.ts';

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
  it('a free action that must be taken, of its own ship', () => {
    const cards = ['mod/experimentalinterface', 'amd/r2f2', 'ept/expose'];
    const s = flying(cards, 's2', { y: 600 }).take('focus', '0:mod.experimentalinterface');
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    const more = [friend({ dial: 's2', activated: false }, 700, 300)];
    expect(flying(cards, 's2', { y: 880, more }).take('2', 'focus').open).toEqual(['0 action']);
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
  it('Autothrusters need a blank, and one is enough', () => {
    const far = (green: string) => defending(['mod/autothrusters'], { y: 600, red: 'hh', green }).take('primary>0');
    expect(far('bee').options()).toContain('0:mod.autothrusters');
    expect(far('fee').open).toEqual(['0 attack']);
  });
  // The nearest corner of the base lies outside the arc, and what lies inside is a band farther away.
  it('range 2 to the turret, but beyond range 2 in the arc', () => {
    const foe = { x: 630, y: 480, upgrades: ['turret/ioncannonturret'] };
    const s = defending(['mod/autothrusters'], { foe, red: 'hhb', green: 'bb' }).take('1:turret.ioncannonturret>0');
    expect(s.events('attack')).toMatchObject([{ range: 2 }]);
    expect(faces(s.take('0:mod.autothrusters'), 'defence')).toBe('eb');
  });
  it('not against an attack that counts as nearer', () => {
    const foe = { type: 'tieadvprototype', pilot: 'theinquisitor' };
    const s = defending(['mod/autothrusters'], { foe, y: 600, red: 'hhb', green: 'bb' }).take('primary>0');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Advanced SLAM', () => {
  it('a free action that must be taken, after a SLAM of its own only', () => {
    const cards = ['mod/advancedslam', 'illicit/burnoutslam', 'mod/engineupgrade'];
    const s = flying(cards, 's2', { y: 880 }).take('slam').until('window:action.performed').take('0:mod.advancedslam');
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    expect(flying(cards, 's2', { y: 880 }).take('focus').ask().kind).toBe('dials');
    const more = [friend({ dial: 's2', activated: false, upgrades: ['illicit/burnoutslam'] }, 700, 300)];
    const other = flying(['mod/advancedslam'], 's2', { y: 880, more }).take('2', 'slam');
    other.take(decline(other.ask()));
    expect([other.events('moved').length, other.open]).toEqual([3, ['0 action']]);
  });
  const kwing = { type: 'kwing', pilot: 'guardiansquadronpilot' };
  const slam = (cards: readonly string[] = [], more = {}) => flying(cards, 's1', { hero: kwing, y: 640, ...more });
  it('without overlap a free action follows', () => {
    const s = slam(['mod/advancedslam']).take('slam', 'bl1', '0:mod.advancedslam', 'focus');
    expect(s.ship(0).tokens.focus).toBe(1);
    const bump = slam(['mod/advancedslam'], { y: 490 }).take('slam', 's1');
    expect(bump.open).not.toContain('0 window:action.performed');
  });
});

describe('Advanced SLAM', () => {
  const slam = (obstacles: { kind: string; x: number; y: number }[]) =>
    flying(['mod/advancedslam'], 's2', {
      hero: { type: 'kwing', pilot: 'guardiansquadronpilot' },
      y: 880,
      red: 'b',
      obstacles,
    }).take('slam', 's2').open;
  it('no free action after a template that lay over an obstacle', () => {
    expect(slam([])).toEqual(['0 window:action.performed']);
    expect(slam([{ kind: 'coreasteroid0', x: 450, y: 480 }])).not.toContain('0 window:action.performed');
  });
});

describe('Integrated Astromech', () => {
  it('the astromech goes instead of a damage card', () => {
    const s = defending(['mod/integratedastromech', 'amd/r2d2'], { red: 'hb', green: 'bb', hero: { shields: 0 } });
    s.take('primary>0', '0:mod.integratedastromech');
    expect(s.ship(0).damage).toEqual([]);
    expect([discarded(s, 'r2d2'), discarded(s, 'integratedastromech')]).toEqual([true, false]);
  });
  it('not without an astromech, nor with one that is gone, nor for the damage of a friend', () => {
    const bare = { red: 'hb', green: 'bb', hero: { shields: 0 } };
    const gone = { card: 'amd/r2d2', discarded: true };
    for (const upgrades of [['mod/integratedastromech'], ['mod/integratedastromech', gone]]) {
      const s = defending(upgrades as string[], bare).take('primary>0');
      expect(s.match.taken.map(({ kind }) => kind)).not.toContain('window:damage.dealt');
      expect(s.open).not.toContain('0 window:damage.dealt');
      expect(s.ship(0).damage).toHaveLength(1);
    }
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
  it('a die that cannot be modified is none of those, and does not keep it from the others', () => {
    const cards = ['mod/guidancechips', 'torpedo/protontorpedoes', 'crew/emperorpalpatine'];
    const s = attacking(cards, { hero: { locks: [1] }, red: 'bbbb' }).take('0:torpedo.protontorpedoes>1');
    s.take('0:crew.emperorpalpatine', 'focus', ['2']); // the third die shows what was foreseen, and stays so
    expect(s.options()).toContain('0:mod.guidancechips');
    s.take('0:mod.guidancechips');
    expect(s.options()).toEqual(['0', '1', '3']);
    expect(faces(s.take(['3']), 'attack')).toBe('bbfc');
  });
  it('exactly one die, once a round', () => {
    const cards = ['mod/guidancechips', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: { locks: [1] }, red: 'bbbbbb', green: 'eeeeee' });
    s.take('0:missile.clustermissiles>1', '0:mod.guidancechips');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    s.take(['0']);
    expect(s.events('attack').length).toBe(2);
    expect(s.open).toEqual(['1 attack']);
  });
});

describe('Gyroscopic Targeting', () => {
  const lancer = { faction: 'scum', type: 'lancerclasspursuitcraft', pilot: 'shadowporthunter' };
  it('after a fast manoeuvre the arc may be turned after combat', () => {
    const s = flying(['mod/gyroscopictargeting'], 's3', { hero: lancer, y: 850 }).take('none');
    s.until('window:combat.end').take('0:mod.gyroscopictargeting', 'rear');
    expect(s.ship(0).mobile).toBe('rear');
    const t = flying(['mod/gyroscopictargeting'], 's2', { hero: lancer, y: 850 }).take('none');
    expect(t.ask().kind).toBe('dials');
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

describe('Captured TIE', () => {
  const begun = (...mine: string[]) =>
    withObstacles(
      newMatch({ squads: [squad('rebel', ...mine), squad('imperial', 'vt49decimator/patrolleader')] }),
    ).until('dials');
  const tie = 'tiefighter/ahsokatano mod/capturedtie';
  it('goes at once if its ship is alone from the start', () => {
    expect(discarded(begun(tie), 'capturedtie')).toBe(true);
    expect(discarded(begun(tie, 'z95headhunter/banditsquadronpilot'), 'capturedtie')).toBe(false);
  });
});

describe('Captured TIE', () => {
  it('Captured TIE stays while another friend flies', () => {
    const tie = { type: 'tiefighter', pilot: 'ahsokatano', fought: true };
    const doomed = friend({ shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] });
    const s = defending(['mod/capturedtie'], {
      hero: tie,
      more: [doomed, friend({}, 800, 800)],
      red: 'hhhh',
      green: 'bbbb',
    }).take('primary>2');
    expect([s.ship(2).status, discarded(s, 'capturedtie')]).toEqual(['destroyed', false]);
  });
});

describe('Captured TIE', () => {
  const tie = ship('rebel/tiefighter/ahsokatano', 450, 300, 0, { upgrades: ['mod/capturedtie'], activated: true });
  it('goes when the last friend has fled', () => {
    const s = flying([], 's2', { hero: tie, more: [rookie(800, 880, 0, { dial: 's2' })] });
    expect(s.ship(2).status).toBe('destroyed');
    expect(discarded(s, 'capturedtie')).toBe(true);
  });
  it('stays while there is another', () => {
    const s = flying([], 's2', { hero: tie, more: [rookie(800, 880, 0, { dial: 's2' }), friend()] });
    expect(s.ship(2).status).toBe('destroyed');
    expect(discarded(s, 'capturedtie')).toBe(false);
  });
  it('protects nobody who is alone', () => {
    const s = attacking([], { hero: { ...tie, fought: true } });
    expect(s.options()).toContain('primary>0');
  });
});

describe('Deflective Plating', () => {
  const bombed = (red: string, owner: 0 | 1) =>
    scene({
      phase: 'activation',
      attack: roll(red),
      ships: [
        ship('rebel/bsf17bomber/crimsonsquadronpilot', 450, 300, 0, {
          activated: true,
          upgrades: ['mod/deflectiveplating'],
        }),
        academy(450, 880, 180, { activated: true }),
      ],
      bombs: [{ card: 'seismiccharges', ship: owner, x: 450, y: 400 }],
    });
  it('a friendly bomb does nothing to it; a hit on the die costs the card', () => {
    const s = bombed('h', 0).take('0:mod.deflectiveplating');
    expect([s.ship(0).shields, discarded(s, 'deflectiveplating')]).toEqual([3, true]);
    expect(discarded(bombed('c', 0).take('0:mod.deflectiveplating'), 'deflectiveplating')).toBe(false);
  });
  it('it may be left alone, and is of no use against the bombs of others', () => {
    expect(bombed('', 0).take('pass').ship(0).shields).toBe(2);
    expect(bombed('', 1).ship(0).shields).toBe(2);
  });
});
