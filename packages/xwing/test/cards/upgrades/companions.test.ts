import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../src/values.ts';
import { debris, newMatch, squad, withObstacles } from '../../move/words.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../scene.ts';
import { attacking, defending, faces, flying, friend, rolled } from './duel.ts';

describe('M9-G8', () => {
  it('a locked attacker rerolls the die that the owner picks', () => {
    const s = defending(['amd/m9g8'], { hero: { locks: [1] }, red: 'hhb' }).take('primary>0', '0:amd.m9g8', ['1']);
    expect(faces(s, 'attack')).toBe('hb');
  });
  it('nobody else does', () => {
    expect(defending(['amd/m9g8'], { red: 'hh' }).take('primary>0').options()).not.toContain('0:amd.m9g8');
  });
  it('locks a friend, and helps him to a better die', () => {
    const s = flying(['amd/m9g8'], 's1', { more: [friend({}, 560, 300)] })
      .until('action')
      .take('targetlock');
    expect(s.options()).toContain('2');
    expect(s.take('2').ship(0).locks).toEqual([2]);
    const t = attacking([], { red: 'hhbh', more: [friend({ upgrades: ['amd/m9g8'], locks: [0] })] });
    expect(faces(t.take('primary>1', '2:amd.m9g8', ['2']), 'attack')).toBe('hhh');
  });
  it('without it no friend is locked', () => {
    const s = flying([], 's1', { y: 550, more: [friend({}, 560, 300)] })
      .until('action')
      .take('targetlock');
    expect(s.ship(0).locks).toEqual([1]);
  });
});

describe('R5-TK', () => {
  const beside = (upgrades: readonly string[]) =>
    scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank'],
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: [...upgrades] }),
        academy(450, 880, 180, { fought: true }),
        ship('scum/z95headhunter/binayrepirate', 450, 450, 0, { fought: true }),
      ],
    });
  it('a friend may be attacked', () => {
    const s = beside(['samd/r5tk']);
    expect(s.options()).toEqual(['primary>2', 'none']);
    expect(s.take('primary>2').ship(2).shields).toBe(0);
  });
  it('but not itself, and not without the card', () => {
    expect(beside(['samd/r5tk']).options()).not.toContain('primary>0');
    expect(beside([]).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
  it('a friend may be locked', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: ['samd/r5tk'], dial: 's1' }),
        academy(450, 880, 180, { activated: true }),
        ship('scum/z95headhunter/binayrepirate', 520, 400, 0, { activated: true }),
      ],
    }).until('action');
    expect(s.take('targetlock').options()).toEqual(['2', 'none']);
  });
  it('the other side has its say first on the dice of such an attack', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank'],
      ships: [
        ship('scum/ywing/syndicatethug', 450, 300, 0, { upgrades: ['samd/r5tk'], tokens: { focus: 1 } }),
        rookie(450, 880, 180, { seat: 1, fought: true, upgrades: ['amd/m9g8'], locks: [0] }),
        ship('scum/z95headhunter/binayrepirate', 450, 450, 0, { fought: true }),
      ],
    }).take('primary>2');
    expect(s.open).toEqual(['1 window:attack.modifyAttackDice']);
    expect(s.take('pass').open).toEqual(['0 window:attack.modifyAttackDice']);
    expect(s.take('pass').open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Targeting Synchronizer', () => {
  const torpedo = (x: number, locks: readonly number[]) =>
    attacking(['torpedo/protontorpedoes'], {
      y: 480,
      more: [friend({ upgrades: ['tech/targetingsynchronizer'], locks: [...locks] }, x)],
    });
  it('a friend at range 1-2 fires the torpedo with its lock, which is spent', () => {
    const s = torpedo(600, [1]);
    expect(s.options()).toContain('0:torpedo.protontorpedoes>1');
    expect(s.take('0:torpedo.protontorpedoes>1').ship(2).locks).toEqual([]);
  });
  it('not at range 3, and not without a lock on that ship', () => {
    expect(torpedo(720, [1]).options()).not.toContain('0:torpedo.protontorpedoes>1');
    expect(torpedo(600, []).options()).not.toContain('0:torpedo.protontorpedoes>1');
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
  it('an enemy attack through the ship is obstructed', () => {
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
  it('after a red manoeuvre the action comes before the stress', () => {
    const s = t70('k4').take('0:tech.patternanalyzer');
    expect(s.open).toEqual(['0 action']);
    expect(given(s.take('focus'))).toEqual(['focus', 'stress']);
  });
  it('it may be left alone, and then the stress forbids the action', () => {
    const s = t70('k4').take('pass');
    expect([s.open.includes('0 action'), s.ship(0).tokens.stress]).toEqual([false, 1]);
  });
  it('stress that is there already is no matter of this card', () => {
    const s = t70('s1', { tokens: { stress: 1 } }).take('0:tech.patternanalyzer');
    expect([s.open.includes('0 action'), s.ship(0).tokens.stress]).toEqual([false, 0]);
  });
  it('a white manoeuvre changes nothing, so nothing is asked', () => {
    expect(t70('s4').open).toEqual(['0 action']);
  });
  it('the stress of a debris cloud waits, too', () => {
    const s = t70('s4', {}, [debris(450, 380)]).take('0:tech.patternanalyzer', 'focus');
    expect(given(s)).toEqual(['focus', 'stress']);
  });
  it('a ship that bumps has no action, and its stress all the same', () => {
    const s = t70('k4', { y: 680 }).take('0:tech.patternanalyzer');
    expect([s.events('skippedAction').length, s.ship(0).tokens.stress]).toEqual([1, 1]);
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
    s.take({ x: 450, y: 50, degrees: 0 }).until('deploy', 0).take({ x: 550, y: 50, degrees: 0 });
    expect(s.take(SCANNER, 'evade').ship(1).tokens.evade).toBe(1);
    expect(skillOf(s.g, s.ship(0))).toBe(3);
  });
  it('skill 12 comes last; a friend beyond range 2 gets nothing', () => {
    const late = setup().take(SCANNER, '12').until('deploy', 0);
    expect((late.ask().about as { ship: number }).ship).toBe(1);
    const far = setup().take(SCANNER, '0', { x: 450, y: 50, degrees: 0 }).until('deploy', 0);
    expect(far.take({ x: 850, y: 50, degrees: 0 }).open).not.toContain('0 window:ship.placed');
  });
  it('it may be left alone', () => {
    const s = setup().take('pass').until('deploy', 0);
    expect((s.ask().about as { ship: number }).ship).toBe(0);
    expect(skillOf(s.g, s.ship(0))).toBe(3);
  });
});
