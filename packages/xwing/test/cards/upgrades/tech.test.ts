import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { debris, newMatch, squad, withObstacles } from '../../flow/words.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { attacking, type Duel, defending, ending, faces, flying, friend, STRESS } from './duel.ts';

describe('Comm Relay', () => {
  it('keeps its evade token, and never has two', () => {
    expect(ending(['tech/commrelay'], { hero: { tokens: { evade: 1 } } }).ship(0).tokens.evade).toBe(1);
    expect(ending([], { hero: { tokens: { evade: 1 } } }).ship(0).tokens.evade).toBe(0);
    const s = flying(['tech/commrelay', 'title/millenniumfalcon'], 's2', { hero: { tokens: { evade: 1 } } });
    expect(s.take('evade').ship(0).tokens.evade).toBe(1);
  });
  it.each([
    ['tech/commrelay', 'evade', 'focus'],
    ['tech/advancedoptics', 'focus', 'evade'],
  ])('%s: the first %s comes, and %s beside it', (card, own, other) => {
    const cards = [card, 'title/millenniumfalcon'];
    const told = (s: ReturnType<typeof flying>) => s.events('token').map((e) => e.token);
    expect(told(flying(cards, 's2').take(own))).toEqual([own]);
    expect(told(flying(cards, 's2', { hero: { tokens: { [own]: 1 } } }).take(other))).toContain(other);
  });
  it('Comm Relay and Advanced Optics: the first token, the other token and the friend’s token are welcome', () => {
    const cards = ['tech/commrelay', 'tech/advancedoptics', 'title/millenniumfalcon'];
    expect(flying(cards, 's2', { y: 600 }).take('evade').ship(0).tokens.evade).toBe(1);
    expect(flying(cards, 's2', { y: 600 }).take('focus').ship(0).tokens.focus).toBe(1);
    const hero = { tokens: { evade: 1 } };
    expect(flying(cards, 's2', { y: 600, hero }).take('focus').ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
    const more = [rookie(600, 300, 0, { tokens: { focus: 1 }, dial: 's2' })];
    const s = flying(cards, 's2', { y: 600, hero: { activated: true, tokens: { focus: 1 } }, more }).take('focus');
    expect(s.ship(2).tokens.focus).toBe(2);
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
  it('Primed Thrusters lift the ban for their own ship', () => {
    const more = [
      ship('rebel/xwing/rookiepilot', 600, 300, 0, { dial: 's3', ...STRESS, upgrades: ['mod/engineupgrade'] }),
    ];
    const s = flying(['tech/primedthrusters'], 's2', { hero: { activated: true }, more });
    expect(s.ask().kind).not.toBe('action');
  });
});

describe('Pattern Analyzer', () => {
  const t70 = (dial: string, more: ShipSpec = {}, obstacles: SceneSpec['obstacles'] = []) =>
    scene({
      phase: 'activation',
      obstacles,
      ships: [
        ship('rebel/t70xwing/bluesquadronnovice', 450, 300, 0, { dial, upgrades: ['tech/patternanalyzer'], ...more }),
        academy(450, 880, 180, { activated: true }),
      ],
    });
  const given = (s: Scene) => s.events('token').map((e) => e.token);
  it('[XW-AKTIVIERUNGSPHASE-09] [R-XW-48] after a red manoeuvre the action comes before the stress', () => {
    const s = t70('k4').take('0:tech.patternanalyzer');
    expect(s.open).toEqual(['0 action']);
    expect(given(s.take('focus'))).toEqual(['focus', 'stress']);
  });
  it('it may be left alone, and then the stress forbids the action', () => {
    const s = t70('k4').take('pass');
    expect([s.open.includes('0 action'), s.ship(0).tokens.stress]).toEqual([false, 1]);
  });
  it('[XW-AKTIVIERUNGSPHASE-09] stress that is there already is no matter of this card', () => {
    const s = t70('s1', { tokens: { stress: 1 } }).take('0:tech.patternanalyzer');
    expect([s.open.includes('0 action'), s.ship(0).tokens.stress]).toEqual([false, 0]);
  });
  it('a white manoeuvre changes nothing, so nothing is asked', () => {
    expect(t70('s4').open).toEqual(['0 action']);
  });
  it('[R-XW-48] the stress of a debris cloud waits, too', () => {
    const s = t70('s4', {}, [debris(450, 380)]).take('0:tech.patternanalyzer', 'focus');
    expect(given(s)).toEqual(['focus', 'stress']);
  });
  it('a ship that bumps has no action, and its stress all the same', () => {
    const s = t70('k4', { y: 680 }).take('0:tech.patternanalyzer');
    expect([s.events('skippedAction').length, s.ship(0).tokens.stress]).toEqual([1, 1]);
  });
});

describe('Targeting Synchronizer', () => {
  const torpedo = (x: number, locks: readonly number[]) =>
    attacking(['torpedo/protontorpedoes'], {
      y: 480,
      more: [friend({ upgrades: ['tech/targetingsynchronizer'], locks: [...locks] }, x)],
    });
  it('[XW-SEKUNDAERWAFFEN-05] a friend at range 1-2 fires the torpedo with its lock, which is spent', () => {
    const s = torpedo(600, [1]);
    expect(s.options()).toContain('0:torpedo.protontorpedoes>1');
    expect(s.take('0:torpedo.protontorpedoes>1').ship(2).locks).toEqual([]);
  });
  it('[XW-SEKUNDAERWAFFEN-05] not at range 3, and not without a lock on that ship', () => {
    expect(torpedo(720, [1]).options()).not.toContain('0:torpedo.protontorpedoes>1');
    expect(torpedo(600, []).options()).not.toContain('0:torpedo.protontorpedoes>1');
  });
});

describe('Hyperwave Comm Scanner', () => {
  const setup = () => {
    const s = withObstacles(
      newMatch({
        squads: [
          squad('imperial', 'tiesffighter/zetaspecialist tech/hyperwavecommscanner', 'tiefighter/howlrunner'),
          squad('rebel', 'xwing/rookiepilot'),
        ],
      }),
    );
    return s.take(s.ask().seat === 0 ? 'south' : 'north');
  };
  const SCANNER = '0:tech.hyperwavecommscanner';
  it('places its ship with another skill, and gives a token to a friend placed near it', () => {
    const s = setup().take(SCANNER, '0');
    expect(s.ask().kind).toBe('deploy');
    expect((s.ask().about as { ship: number }).ship).toBe(0);
    s.take({ x: 450, y: 50, degrees: 0 }).until('deploy', {}, 0).take({ x: 550, y: 50, degrees: 0 });
    expect(s.take(SCANNER, 'evade').ship(1).tokens.evade).toBe(1);
    expect(skillOf(s.g, s.ship(0))).toBe(3);
  });
  it('skill 12 comes last; a friend beyond range 2 gets nothing', () => {
    const late = setup().take(SCANNER, '12').until('deploy', {}, 0);
    expect((late.ask().about as { ship: number }).ship).toBe(1);
    const far = setup().take(SCANNER, '0', { x: 450, y: 50, degrees: 0 }).until('deploy', {}, 0);
    expect(far.take({ x: 850, y: 50, degrees: 0 }).open).not.toContain('0 window:ship.placed');
  });
  it('it may be left alone', () => {
    const s = setup().take('pass').until('deploy', {}, 0);
    expect((s.ask().about as { ship: number }).ship).toBe(0);
    expect(skillOf(s.g, s.ship(0))).toBe(3);
  });
});

describe('Advanced Optics', () => {
  it('keeps its focus token, and never has two', () => {
    expect(ending(['tech/advancedoptics'], { hero: { tokens: { focus: 1 } } }).ship(0).tokens.focus).toBe(1);
    const s = flying(['tech/advancedoptics'], 's2', { hero: { tokens: { focus: 1 } } });
    expect(s.take('focus').ship(0).tokens.focus).toBe(1);
  });
});

describe('Threat Tracker', () => {
  it('a lock on an enemy in the arc who is about to fight: a free boost', () => {
    const s = defending(['tech/threattracker', 'mod/engineupgrade'], { hero: { locks: [1] } });
    s.take('0:tech.threattracker', 'bankleft');
    expect(s.ship(0).locks).toEqual([]);
    expect(s.pose(0)[2]).toBe(-45);
  });
  it.each<[string, Duel, boolean]>([
    ['range 2', {}, true],
    ['range 3', { y: 600 }, false],
    ['no lock', { hero: { locks: [] } }, false],
    ['behind', { hero: { locks: [1], degrees: 180 } }, false],
  ])('%s', (_what, duel, works) => {
    const s = defending(['tech/threattracker', 'mod/engineupgrade'], { hero: { locks: [1] }, ...duel });
    expect(s.options().includes('0:tech.threattracker')).toBe(works);
  });
  it('Threat Tracker needs a boost or a barrel roll', () => {
    expect(defending(['tech/threattracker'], { hero: { locks: [1] } }).open).toEqual(['1 attack']);
  });
});
