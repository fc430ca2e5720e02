import { describe, expect, it } from 'vitest';
import { academy, rookie, scene, ship } from '../../scene.ts';
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
