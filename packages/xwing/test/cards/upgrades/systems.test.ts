import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { attacking, defending, ending, faces, flying } from './duel.ts';

describe('Fire-Control System', () => {
  it('after an attack it may lock the defender', () => {
    const s = attacking(['system/firecontrolsystem'], { red: 'bbb' }).take('primary>1', '0:system.firecontrolsystem');
    expect(s.ship(0).locks).toEqual([1]);
  });
});

describe('Advanced Sensors', () => {
  it('a free action before the dial is revealed, and none after it', () => {
    const s = flying(['system/advancedsensors', 'mod/engineupgrade'], 's2', { y: 880 });
    s.take('0:system.advancedsensors', 'boost', 'straight');
    expect(s.events('skippedAction').length).toBe(1);
    expect(s.pose(0)[1]).toBe(500);
    expect(s.events().findIndex((e) => e.type === 'repositioned')).toBeLessThan(
      s.events().findIndex((e) => e.type === 'revealed'),
    );
  });
  it('without it the action comes as usual', () => {
    expect(flying(['system/advancedsensors'], 's2').take('pass').open).toEqual(['0 action']);
  });
  it('not for an ionised ship, which reveals no dial', () => {
    const s = flying(['system/advancedsensors'], 's2', { hero: { dial: null, tokens: { ion: 1 } } });
    expect(s.open).toEqual(['0 action']);
  });
});

describe('Sensor Jammer', () => {
  it('one hit becomes an eye that the attacker cannot reroll', () => {
    const s = defending(['system/sensorjammer'], { foe: { locks: [0] }, red: 'hh' });
    s.take('primary>0', '0:system.sensorjammer');
    expect(faces(s, 'attack')).toBe('fh');
    s.take('1:targetlock');
    expect(s.options()).toEqual(['1']);
  });
});

describe('Enhanced Scopes', () => {
  it('skill 0 in the Activation phase only', () => {
    const s = flying(['system/enhancedscopes'], 's2');
    expect(skillOf(s.g, s.ship(0))).toBe(0);
    const t = attacking(['system/enhancedscopes']);
    expect(skillOf(t.g, t.ship(0))).toBe(2);
  });
});

describe('Accuracy Corrector', () => {
  it('all results for two hits, which nothing modifies any more', () => {
    const s = attacking(['system/accuracycorrector', 'ept/marksmanship'], {
      hero: { tokens: { focus: 1 }, locks: [1] },
      red: 'ffb',
    }).take('primary>1', '0:system.accuracycorrector', 'yes');
    expect(faces(s, 'attack')).toBe('hh');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('or for none', () => {
    const s = attacking(['system/accuracycorrector'], { red: 'hhh' });
    expect(faces(s.take('primary>1', '0:system.accuracycorrector', 'no'), 'attack')).toBe('');
  });
});

describe('Advanced Targeting Computer', () => {
  it('a lock adds a crit and is not spent', () => {
    const s = attacking(['system/advtargetingcomputer'], { hero: { locks: [1] }, red: 'bbb' });
    s.take('primary>1', '0:system.advtargetingcomputer');
    expect(faces(s, 'attack')).toBe('bbbc');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('needs a lock', () => {
    expect(attacking(['system/advtargetingcomputer']).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Reinforced Deflectors', () => {
  it('three damage in one attack bring a shield back', () => {
    const s = defending(['system/reinforceddeflectors'], { y: 400, red: 'hhh', green: 'bb' }).take('primary>0');
    expect([s.ship(0).shields, s.ship(0).damage.length]).toEqual([1, 1]);
    const t = defending(['system/reinforceddeflectors'], { red: 'hh', green: 'bb' }).take('primary>0');
    expect(t.ship(0).shields).toBe(0);
  });
});

describe('Electronic Baffle', () => {
  it('a damage instead of a stress token', () => {
    const s = flying(['system/electronicbaffle'], 'k4', { hero: { degrees: 90 } }).take('0:system.electronicbaffle');
    expect([s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([0, 1]);
  });
});

describe('Thrust Corrector', () => {
  it('stress for exactly one evade, which stands', () => {
    const s = defending(['system/thrustcorrector'], { hero: { tokens: { focus: 1 } }, red: 'hh', green: 'bf' });
    s.take('primary>0', '0:system.thrustcorrector');
    expect(faces(s, 'defence')).toBe('e');
    expect(s.ship(0).tokens).toMatchObject({ stress: 1, focus: 1 });
    expect(s.open).toEqual(['0 attack']);
  });
  it('not with four stress tokens', () => {
    const s = defending(['system/thrustcorrector'], { hero: { tokens: { stress: 4 } }, red: 'hh' }).take('primary>0');
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Comm Relay', () => {
  it('keeps its evade token, and never has two', () => {
    expect(ending(['tech/commrelay'], { hero: { tokens: { evade: 1 } } }).ship(0).tokens.evade).toBe(1);
    expect(ending([], { hero: { tokens: { evade: 1 } } }).ship(0).tokens.evade).toBe(0);
    const s = flying(['tech/commrelay', 'title/millenniumfalcon'], 's2', { hero: { tokens: { evade: 1 } } });
    expect(s.take('evade').ship(0).tokens.evade).toBe(1);
  });
});

describe('Advanced Optics', () => {
  it('keeps its focus token, and never has two', () => {
    expect(ending(['tech/advancedoptics'], { hero: { tokens: { focus: 1 } } }).ship(0).tokens.focus).toBe(1);
    const s = flying(['tech/advancedoptics'], 's2', { hero: { tokens: { focus: 1 } } });
    expect(s.take('focus').ship(0).tokens.focus).toBe(1);
  });
});

describe('Weapons Guidance', () => {
  it('a focus token turns a blank into a hit', () => {
    const s = attacking(['tech/weaponsguidance'], { hero: { tokens: { focus: 1 } }, red: 'bbf' });
    s.take('primary>1', '0:tech.weaponsguidance');
    expect(faces(s, 'attack')).toBe('hbf');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('Sensor Cluster', () => {
  it('a focus token turns a blank into an evade', () => {
    const s = defending(['tech/sensorcluster'], { hero: { tokens: { focus: 1 } }, red: 'hh', green: 'bb' });
    s.take('primary>0', '0:tech.sensorcluster');
    expect(faces(s, 'defence')).toBe('eb');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('Primed Thrusters', () => {
  const cards = ['tech/primedthrusters', 'mod/engineupgrade'];
  it('boosts with two stress tokens, not with three, and does nothing else', () => {
    expect(flying(cards, 's3', { hero: { tokens: { stress: 2 } } }).options()).toEqual(['boost', 'none']);
    expect(flying(cards, 's3', { hero: { tokens: { stress: 3 } } }).open).not.toContain('0 action');
  });
});

describe('Threat Tracker', () => {
  it('a lock on an enemy in the arc who is about to fight: a free boost', () => {
    const s = defending(['tech/threattracker', 'mod/engineupgrade'], { hero: { locks: [1] } });
    s.take('0:tech.threattracker', 'bankleft');
    expect(s.ship(0).locks).toEqual([]);
    expect(s.pose(0)[2]).toBe(-45);
  });
});
