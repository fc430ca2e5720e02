import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../flow/words.ts';
import { academy, rookie, scene, ship } from '../../scene.ts';
import { conditionsOf } from '../assigned.ts';
import { attacking, defending, discarded, faces, flying, mayDefend, obstacleAt } from './duel.ts';

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
  it('Advanced Sensors and Threat Tracker: a free action that must be taken', () => {
    const s = flying(['system/advancedsensors', 'mod/engineupgrade'], 's2', { y: 880 }).take(
      '0:system.advancedsensors',
    );
    expect([s.open, s.options().includes('none')]).toEqual([['0 free-action'], false]);
    const cards = ['tech/threattracker', 'mod/engineupgrade', 'mod/vectoredthrusters'];
    const t = defending(cards, { hero: { locks: [1] } }).take('0:tech.threattracker');
    expect([t.open, [...t.options()].sort()]).toEqual([['0 free-action'], ['barrelroll', 'boost']]);
  });
});

describe('Sensor Jammer', () => {
  it('[XW-ANGRIFF-18] one hit becomes an eye that the attacker cannot reroll', () => {
    const s = defending(['system/sensorjammer'], { foe: { locks: [0] }, red: 'hh' });
    s.take('primary>0', '0:system.sensorjammer');
    expect(faces(s, 'attack')).toBe('fh');
    s.take('1:targetlock');
    expect(s.options()).toEqual(['1']);
  });
  it('Sensor Jammer finds the hit behind other results', () => {
    const s = defending(['system/sensorjammer'], { red: 'bh' }).take('primary>0', '0:system.sensorjammer');
    expect(faces(s, 'attack')).toBe('bf');
    const t = defending(['system/sensorjammer'], { red: 'ch' }).take('primary>0', '0:system.sensorjammer');
    expect(faces(t, 'attack')).toBe('cf');
  });
  it('Sensor Jammer needs one hit', () => {
    expect(mayDefend('system/sensorjammer', { red: 'hb' })).toBe(true);
    expect(mayDefend('system/sensorjammer', { red: 'cf' })).toBe(false);
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
  it('[XW-ANGRIFF-19] all results for two hits, which nothing modifies any more', () => {
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
  it('[XW-ANGRIFF-19] a lock adds a crit and is not spent', () => {
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
  it('not for own hits, nor for an attack that missed', () => {
    const own = attacking(['system/reinforceddeflectors'], { hero: { shields: 1 }, red: 'hhh', green: 'bbb' });
    expect(own.take('primary>1').ship(0).shields).toBe(1);
    const hero = { shields: 1, tokens: { evade: 1 } };
    const missed = defending(['system/reinforceddeflectors'], { y: 400, hero, red: 'hhh', green: 'ee' });
    expect(missed.take('primary>0', '0:evade').ship(0).shields).toBe(1);
  });
  it('Reinforced Deflectors: an attack that is performed twice is one', () => {
    const foe = { upgrades: ['missile/clustermissiles'], locks: [0] };
    const cluster = (red: string) =>
      defending(['system/reinforceddeflectors'], { y: 400, foe, red, green: 'bbbb' }).take(
        '1:missile.clustermissiles>0',
      );
    expect(cluster('hhbhbb').until('attack', {}, 0).ship(0)).toMatchObject({ shields: 1, damage: [{}] });
    expect(cluster('hbbhbb').until('attack', {}, 0).ship(0)).toMatchObject({ shields: 0, damage: [] });
  });
  it('Reinforced Deflectors count hits and crits only', () => {
    const shields = (red: string) =>
      defending(['system/reinforceddeflectors'], { y: 400, red, green: 'bb' }).take('primary>0').ship(0).shields;
    expect([shields('hhb'), shields('hcf'), shields('hhc')]).toEqual([0, 0, 1]);
  });
});

describe('Electronic Baffle', () => {
  it('a damage instead of a stress token', () => {
    const s = flying(['system/electronicbaffle'], 'k4', { hero: { degrees: 90 } }).take('0:system.electronicbaffle');
    expect([s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([0, 1]);
  });
  it('also for an ion token, not for a focus token', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const s = defending(['system/electronicbaffle'], { y: 400, foe, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:system.electronicbaffle');
    expect([s.ship(0).tokens.ion, s.ship(0).shields]).toEqual([0, 0]);
    const t = flying(['system/electronicbaffle'], 's2', { y: 600 }).take('focus');
    expect(t.open).toEqual(['0 attack']);
  });
  it('Electronic Baffle takes an ion token, but no other', () => {
    const foe = { upgrades: ['cannon/ioncannon'] };
    const s = defending(['system/electronicbaffle'], { foe, red: 'hhh', green: 'bb' });
    s.take('1:cannon.ioncannon>0', '0:system.electronicbaffle');
    expect([s.ship(0).tokens.ion, s.ship(0).shields]).toEqual([0, 0]);
    expect(flying(['system/electronicbaffle'], 's2').take('focus').ask().kind).not.toBe('window:token.assigned');
  });
});

describe('Collision Detector', () => {
  const cards = ['system/collisiondetector', 'mod/engineupgrade'];
  it('boosts onto an obstacle, whose crit does nothing', () => {
    const s = flying(cards, 's2', { obstacles: [obstacleAt(450, 500)], red: 'c' }).take('boost', 'straight');
    expect(s.pose(0)[1]).toBe(500);
    expect(s.ship(0).shields).toBe(2);
    const hit = flying(cards, 's2', { obstacles: [obstacleAt(450, 500)], red: 'h' }).take('boost', 'straight');
    expect(hit.ship(0).shields).toBe(1);
  });
  it('others cannot', () => {
    const s = flying(cards.slice(1), 's2', { obstacles: [obstacleAt(450, 500)] }).take('boost', 'straight', 'none');
    expect(s.pose(0)[1]).toBe(420);
  });
});

describe('Minefield Mapper', () => {
  const CARDS = 'system/minefieldmapper bomb/proximitymines bomb/seismiccharges';
  const setup = (cards: string) =>
    withObstacles(
      newMatch({
        squads: [squad('imperial', `tiepunisher/cutlasssquadronpilot ${cards}`), squad('rebel', 'xwing/rookiepilot')],
      }),
    ).until('window:forces.placed');
  it('[XW-BOMBEN-01] bombs lie far off the enemy before the first round, for their cards', () => {
    const s = setup(CARDS).take('0:system.minefieldmapper');
    s.take(['0:bomb.proximitymines']);
    const enemy = s.ship(1).pose!;
    s.refuses({ x: enemy.x, y: enemy.y, degrees: 0 }, 'XW-REICHWEITE-08');
    s.refuses({ x: -20, y: 100, degrees: 0 }, 'XW-KARTENFAEHIGKEITEN-01');
    const mine = s.ship(0).pose!;
    const there = { x: mine.x > 450 ? 200 : 700, y: mine.y > 450 ? 800 : 200, degrees: 0 };
    s.take(there);
    expect(s.state.bombs).toMatchObject([{ card: 'proximitymines', pose: { x: there.x, y: there.y } }]);
    expect(s.ship(0).upgrades.map((u) => u.discarded)).toEqual([false, true, false]);
  });
  it('none need be placed', () => {
    const s = setup(CARDS).take('0:system.minefieldmapper', []);
    expect([s.state.bombs, discarded(s, 'proximitymines')]).toEqual([[], false]);
  });
});

describe('Trajectory Simulator', () => {
  const CARDS = ['system/trajectorysimulator', 'bomb/seismiccharges', 'bomb/proximitymines'];
  it('[XW-BOMBEN-03] launches a bomb 200 mm ahead', () => {
    const s = flying(CARDS, 's1').take('0:bomb.seismiccharges');
    expect(s.options()).toEqual(['straight', 'launch']);
    const { pose } = s.take('launch').state.bombs[0]!;
    expect([pose.x, pose.y]).toEqual([450, 520]);
  });
  it('not a bomb that takes an action', () => {
    const s = flying(CARDS, 's1').take('pass').until('action').take('0:bomb.proximitymines');
    expect(s.state.bombs[0]!.pose.y).toBeLessThan(340);
  });
  it('a launch is no drop: what follows a drop does not follow it', () => {
    const s = (way: string) =>
      scene({
        phase: 'activation',
        ships: [
          ship('imperial/tiepunisher/deathrain', 450, 300, 0, {
            dial: 's1',
            upgrades: ['system/trajectorysimulator', 'bomb/seismiccharges'],
          }),
          rookie(450, 880, 180, { activated: true }),
        ],
      }).take('0:bomb.seismiccharges', way);
    expect(s('straight').open).toEqual(['1 window:bomb.dropped']);
    expect(s('launch').open).toEqual(['1 action']);
  });
});

describe('Targeting Scrambler', () => {
  const planning = (y: number) =>
    scene({
      phase: 'planning',
      ships: [rookie(450, 300, 0, { upgrades: ['system/targetingscrambler'] }), academy(450, y, 180)],
    });
  it('for a weapons disabled token a ship at range 1-3 is scrambled', () => {
    const s = planning(600).take('0:system.targetingscrambler');
    expect(conditionsOf(s)).toEqual([[], ['scrambled']]);
    expect(s.ship(0).tokens.weaponsdisabled).toBe(1);
  });
  it('nobody is beyond range 3, and nobody has to', () => {
    expect(planning(800).open).toEqual(['0 dials', '1 dials']);
    expect(conditionsOf(planning(600).take('pass'))).toEqual([[], []]);
  });
});

describe('Thrust Corrector', () => {
  it('[XW-ANGRIFF-29] stress for exactly one evade, which stands', () => {
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
  it('Thrust Corrector takes the fourth stress token', () => {
    const s = defending(['system/thrustcorrector'], { hero: { tokens: { stress: 3 } }, red: 'hh', green: 'bb' });
    s.take('primary>0', '0:system.thrustcorrector');
    expect([faces(s, 'defence'), s.ship(0).tokens.stress]).toEqual(['e', 4]);
  });
  it('Thrust Corrector works with three stress tokens', () => {
    expect(mayDefend('system/thrustcorrector', { hero: { tokens: { stress: 3 } }, red: 'hh' })).toBe(true);
  });
});
