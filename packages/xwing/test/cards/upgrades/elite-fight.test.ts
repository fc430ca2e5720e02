import { describe, expect, it } from 'vitest';
import { academy } from '../../scene.ts';
import { attacking, defending, discarded, faces, flying, friend, rolled } from './duel.ts';

describe('Marksmanship', () => {
  it('as an action it turns one eye into a crit and the others into hits', () => {
    const s = flying(['ept/marksmanship'], 's2', { y: 600, red: 'ffb' }).take('0:ept.marksmanship', 'primary>1');
    s.take('0:ept.marksmanship');
    expect(faces(s, 'attack')).toBe('chb');
  });
  it('does nothing without the action', () => {
    expect(attacking(['ept/marksmanship'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Elusiveness', () => {
  it('takes stress and makes the attacker reroll one die', () => {
    const s = defending(['ept/elusiveness'], { red: 'hhb' }).take('primary>0', '0:ept.elusiveness');
    expect(s.ship(0).tokens.stress).toBe(1);
    s.take(['0']);
    expect(faces(s, 'attack')).toBe('bh');
  });
  it('is not for the stressed', () => {
    const s = defending(['ept/elusiveness'], { hero: { tokens: { stress: 1 } } }).take('primary>0');
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Deadeye', () => {
  it('a focus token stands for the target lock, and is spent', () => {
    const cards = ['ept/deadeye', 'torpedo/protontorpedoes'];
    const s = attacking(cards, { hero: { tokens: { focus: 1 } } });
    s.take('0:torpedo.protontorpedoes>1');
    expect(s.ship(0).tokens.focus).toBe(0);
    expect(attacking(cards).options()).toEqual(['primary>1', 'none']);
  });
  it('with both tokens its owner picks', () => {
    const cards = ['ept/deadeye', 'torpedo/protontorpedoes'];
    const s = attacking(cards, { hero: { tokens: { focus: 1 }, locks: [1] } });
    s.take('0:torpedo.protontorpedoes>1', 'targetlock');
    expect([s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([1, []]);
  });
});

describe('Opportunist', () => {
  it('takes stress for a die more', () => {
    const s = attacking(['ept/opportunist']).take('primary>1', '0:ept.opportunist');
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(rolled(s, 'attack')).toBe(4);
  });
  it('not against focus or evade tokens, nor while stressed', () => {
    for (const duel of [
      { foe: { tokens: { focus: 1 } } },
      { foe: { tokens: { evade: 1 } } },
      { hero: { tokens: { stress: 1 } } },
    ])
      expect(attacking(['ept/opportunist'], duel).take('primary>1').open).not.toContain(
        '0 window:attack.beforeAttackDice',
      );
  });
});

describe('Outmaneuver', () => {
  it('a defender who has the attacker not in his arc loses 1 agility', () => {
    expect(rolled(attacking(['ept/outmaneuver'], { foe: { degrees: 0 } }).take('primary>1'), 'defence')).toBe(2);
    expect(rolled(attacking(['ept/outmaneuver']).take('primary>1'), 'defence')).toBe(3);
  });
});

describe('Predator', () => {
  it('rerolls up to two dice against a skill of at most 2', () => {
    const s = attacking(['ept/predator'], { red: 'bbbhh' }).take('primary>1', '0:ept.predator', ['0', '1']);
    expect(faces(s, 'attack')).toBe('hhb');
  });
  it('only one against a higher skill', () => {
    const s = attacking(['ept/predator'], {
      hero: { pilot: 'wedgeantilles' },
      foe: { pilot: 'blacksquadronpilot' },
      red: 'bbbhh',
    }).take('primary>1', '0:ept.predator');
    s.refuses(['0', '1'], 'XW-ANGRIFF-21');
    expect(faces(s.take(['2']), 'attack')).toBe('bbh');
  });
});

describe('Lone Wolf', () => {
  it('rerolls one blank when attacking', () => {
    const s = attacking(['ept/lonewolf'], { red: 'bfhc' }).take('primary>1', '0:ept.lonewolf');
    expect(s.options()).toEqual(['0']);
    expect(faces(s.take(['0']), 'attack')).toBe('cfh');
  });
  it('and when defending', () => {
    const s = defending(['ept/lonewolf'], { red: 'hh', green: 'bfe' }).take('primary>0', '0:ept.lonewolf', ['0']);
    expect(faces(s, 'defence')).toBe('ef');
  });
  it('not with another friend within range 2', () => {
    const s = attacking(['ept/lonewolf'], { red: 'bfh', more: [friend()] }).take('primary>1');
    expect(s.open).toEqual(['1 attack']);
  });
});

describe('Ruthlessness', () => {
  it('after a hit another ship at range 1 of the defender must suffer, even a friend', () => {
    const s = attacking(['ept/ruthlessness'], { red: 'hbb', green: 'bbb', more: [friend({}, 520, 480)] });
    s.take('primary>1');
    expect(s.ship(2).shields).toBe(1);
  });
  it('not after a miss', () => {
    const s = attacking(['ept/ruthlessness'], { red: 'bbb', more: [friend({}, 520, 480)] }).take('primary>1');
    expect(s.ship(2).shields).toBe(2);
  });
});

describe('Intimidation', () => {
  it('a touched enemy has 1 agility less', () => {
    const more = [friend({ upgrades: ['ept/intimidation'] }, 490, 480)];
    expect(rolled(attacking([], { more, touching: [[2, 1]] }).take('primary>1'), 'defence')).toBe(2);
    expect(rolled(attacking([], { more }).take('primary>1'), 'defence')).toBe(3);
  });
});

describe('Calculation', () => {
  it('a focus token turns one eye into a crit', () => {
    const s = attacking(['ept/calculation'], { hero: { tokens: { focus: 1 } }, red: 'ffb' });
    s.take('primary>1', '0:ept.calculation');
    expect(faces(s, 'attack')).toBe('cfb');
    expect(s.ship(0).tokens.focus).toBe(0);
  });
});

describe('Crack Shot', () => {
  it('is discarded to cancel an evade as results are compared', () => {
    const s = attacking(['ept/crackshot'], { red: 'hbb', green: 'ebb' }).take('primary>1', '0:ept.crackshot');
    expect(s.ship(1).damage.length).toBe(1);
    expect(discarded(s, 'crackshot')).toBe(true);
  });
  it('only against ships in the arc', () => {
    const s = attacking(['ept/crackshot', 'turret/ioncannonturret'], {
      hero: { degrees: 180 },
      red: 'hbb',
      green: 'ebb',
    }).take('0:turret.ioncannonturret>1');
    expect(s.open).toEqual(['1 attack']);
  });
});

describe('Juke', () => {
  it('with an evade token one evade of the defender becomes an eye', () => {
    const s = attacking(['ept/juke'], { hero: { tokens: { evade: 1 } }, red: 'hbb', green: 'ebb' });
    expect(faces(s.take('primary>1', '0:ept.juke'), 'defence')).toBe('fbb');
    expect(s.ship(0).tokens.evade).toBe(1);
  });
  it('not without one', () => {
    expect(attacking(['ept/juke'], { red: 'hbb', green: 'ebb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Wired', () => {
  it('stressed, it rerolls its eyes when attacking and when defending', () => {
    const stressed = { tokens: { stress: 1 } };
    const s = attacking(['ept/wired'], { hero: stressed, red: 'ffbhh' }).take('primary>1', '0:ept.wired');
    expect(s.options()).toEqual(['0', '1']);
    expect(faces(s.take(['0', '1']), 'attack')).toBe('hhb');
    const d = defending(['ept/wired'], { hero: stressed, red: 'hh', green: 'fbe' });
    expect(faces(d.take('primary>0', '0:ept.wired', ['0']), 'defence')).toBe('eb');
  });
  it('not without stress', () => {
    expect(attacking(['ept/wired'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Rage', () => {
  it('as an action: a focus token, two stress tokens, and up to three dice again', () => {
    const s = flying(['ept/rage'], 's2', { y: 600, red: 'bbbhhh' }).take('0:ept.rage');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, stress: 2 });
    s.take('primary>1', '0:ept.rage', ['0', '1', '2']);
    expect(faces(s, 'attack')).toBe('hhh');
  });
});

describe('Fearlessness', () => {
  it('face to face at range 1 it adds a hit', () => {
    const s = attacking(['ept/fearlessness'], { y: 400, red: 'bbbb' }).take('primary>1', '0:ept.fearlessness');
    expect(faces(s, 'attack')).toBe('bbbbh');
  });
  it('neither at range 2 nor behind the defender', () => {
    expect(attacking(['ept/fearlessness']).take('primary>1').open).toEqual(['1 attack']);
    const s = attacking(['ept/fearlessness'], { y: 400, foe: { degrees: 0 } }).take('primary>1');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Trick Shot', () => {
  const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
  it('rolls a die more if the attack is obstructed', () => {
    expect(rolled(attacking(['ept/trickshot'], { obstacles }).take('primary>1', '0:ept.trickshot'), 'attack')).toBe(4);
    expect(rolled(attacking(['ept/trickshot']).take('primary>1'), 'attack')).toBe(3);
  });
});

describe('Expertise', () => {
  it('unstressed, all eyes become hits', () => {
    const s = attacking(['ept/expertise'], { red: 'ffb' }).take('primary>1', '0:ept.expertise');
    expect(faces(s, 'attack')).toBe('hhb');
  });
  it('not while stressed', () => {
    const s = attacking(['ept/expertise'], { red: 'ffb', hero: { tokens: { stress: 1 } } }).take('primary>1');
    expect(s.open).toEqual(['1 attack']);
  });
});

describe('Swarm Leader', () => {
  it('friends with the defender in their arcs give an evade token for a die each, two at most', () => {
    const token = { tokens: { evade: 1 } };
    const more = [friend(token), friend(token, 380), friend(token, 590)];
    const s = attacking(['ept/swarmleader'], { more }).take(
      'primary>1',
      '0:ept.swarmleader',
      '2',
      '0:ept.swarmleader',
      '4',
    );
    expect(rolled(s, 'attack')).toBe(5);
    expect([2, 3, 4].map((id) => s.ship(id).tokens.evade)).toEqual([0, 1, 0]);
  });
});

describe('Snap Shot', () => {
  const enemy = { pilot: 'academypilot', activated: false, dial: 's2', degrees: 180 };
  it('shoots at an enemy at range 1 who has just moved; its dice cannot be modified', () => {
    const s = flying(['ept/snapshot'], 's2', {
      hero: { activated: true, tokens: { focus: 1 } },
      foe: { ...enemy, y: 500 },
      red: 'ff',
    });
    s.take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(faces(s, 'attack')).toBe('ff');
    expect(s.open).toEqual(['1 action']);
  });
  it('attacks no more in this phase, but does in the next', () => {
    const s = flying(['ept/snapshot'], 's2', {
      hero: { activated: true },
      foe: { ...enemy, y: 500 },
      more: [academy(520, 500, 180, { dial: 's2' })],
      green: 'eeeeee',
    });
    s.take('1', '0:ept.snapshot', '0:ept.snapshot>1', 'none');
    expect(s.open).toEqual(['1 action']);
    expect(s.take('none').open).toEqual(['0 attack']);
    const t = flying(['ept/snapshot'], 's2', {
      hero: { activated: true },
      foe: { ...enemy, y: 500 },
      more: [academy(520, 500, 180, { dial: 's2' })],
    });
    expect(t.take('1', 'pass', 'none').open).toEqual(['0 window:manoeuvre.executed']);
  });
  it('needs range 1', () => {
    const s = flying(['ept/snapshot'], 's2', { hero: { activated: true }, foe: { ...enemy, y: 700 } });
    expect(s.open).toEqual(['1 action']);
  });
});

describe('Lone cards of the Injured Pilot', () => {
  it('an elite talent does nothing for an injured pilot', () => {
    const hero = { damage: [{ card: 'injuredpilot', faceup: true }] };
    const s = attacking(['ept/predator'], { hero, rules: { damageDeck: 'core' } }).take('primary>1');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});
