import { describe, expect, it } from 'vitest';
import { attacking, discarded, faces, LOCK, rolled, shoot, shootLocked } from './duel.ts';

describe('Ion Cannon Turret', () => {
  it('[XW-ANGRIFF-35] a hit is 1 damage and an ion token, whatever was rolled', () => {
    const s = shoot('turret/ioncannonturret', { red: 'hhc', green: 'bbb' }).until('attack', {}, 1);
    expect([s.ship(1).damage.map((d) => d.faceup), s.ship(1).tokens.ion]).toEqual([[false], 1]);
  });
});

describe('Autoblaster Turret', () => {
  it('[XW-ANGRIFF-33] evades cancel no hits, only crits', () => {
    const s = shoot('turret/autoblasterturret', { y: 400, red: 'hcb', green: 'eee' });
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
  });
});

describe('Blaster Turret and "Hot Shot" Blaster', () => {
  it('[XW-ANGRIFF-09] need no arc and pay their price by data alone', () => {
    const s = shoot('turret/blasterturret', { hero: { degrees: 180, tokens: { focus: 1 } } });
    expect(s.ship(0).tokens.focus).toBe(0);
    expect(discarded(shoot('illicit/hotshotblaster', { hero: { degrees: 180 } }), 'hotshotblaster')).toBe(true);
  });
});

describe('Twin Laser Turret', () => {
  it('attacks twice, 1 damage for each hit', () => {
    const s = shoot('turret/twinlaserturret', { red: 'hhhhhh', green: 'bbbbbb' });
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(1).damage.length).toBe(2);
  });
  it('[XW-ANGRIFF-36] at the same target: the second attack misses on its own', () => {
    const s = shoot('turret/twinlaserturret', { red: 'hhhhhh', green: 'bbbeee', hero: { degrees: 180 } });
    expect(s.ship(1).damage.length).toBe(1);
  });
});

/** Cards whose wording, or a published answer about it, decides in a corner of the rules. */

describe('Twin Laser Turret: an attack performed twice', () => {
  const twin = '0:turret.twinlaserturret>1';
  it('Fire-Control System: the lock comes after the second time', () => {
    const s = attacking(['system/firecontrolsystem', 'turret/twinlaserturret']).take(twin);
    expect(s.open).toEqual(['0 window:attack.after']);
    expect(s.events('attack').length).toBe(2);
    s.take('0:system.firecontrolsystem');
    expect([s.ship(0).locks, s.open]).toEqual([[1], ['1 attack']]);
  });
  it('R3-A2: the target is declared once', () => {
    const s = attacking(['amd/r3a2', 'turret/twinlaserturret']).take(twin, '0:amd.r3a2');
    expect([s.events('attack').length, s.ship(0).tokens.stress, s.open]).toEqual([2, 1, ['1 attack']]);
  });
  it('what follows a hit follows once, whichever time has hit', () => {
    const whisper = { faction: 'imperial', type: 'tiephantom', pilot: 'whisper' };
    for (const green of ['bbbeee', 'eeebbb', 'bbbbbb']) {
      const s = attacking(['turret/twinlaserturret'], { hero: whisper, red: 'hbbhbb', green }).take(twin);
      expect(s.take('0:whisper').ship(0).tokens.focus).toBe(1);
      expect(s.open).toEqual(['1 attack']);
    }
  });
  it('[XW-SCHADEN-05] cards dealt the first time count after the second', () => {
    const brath = { faction: 'imperial', type: 'tiedefender', pilot: 'rexlerbrath', tokens: { focus: 1 } };
    const s = attacking(['turret/twinlaserturret'], { hero: brath, red: 'hbbbbb', green: 'bbbbbb' });
    s.take(twin, 'pass', 'pass', '0:rexlerbrath');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
  it('[XW-ANGRIFF-26] Dash Rendar looks past the obstacle both times', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
    const s = attacking(['crew/dashrendar', 'turret/twinlaserturret'], { obstacles }).take(twin);
    const defence = s.events('rolled').filter((e) => e.dice === 'defence');
    expect(defence.map((e) => (e.faces as unknown[]).length)).toEqual([3, 3]);
  });
});

describe('Dorsal Turret', () => {
  it('a die more at range 1', () => {
    expect(rolled(shoot('turret/dorsalturret', { y: 400 }), 'attack')).toBe(3);
    expect(rolled(shoot('turret/dorsalturret'), 'attack')).toBe(2);
  });
});

describe('Synced Turret', () => {
  it('against ships in the front arc it rerolls as many dice as the primary weapon has', () => {
    const s = shootLocked('turret/syncedturret', { red: 'bbbhhh' }).take('0:turret.syncedturret', ['0', '1', '2']);
    expect(faces(s, 'attack')).toBe('hhh');
    expect(shootLocked('turret/syncedturret', { hero: { degrees: 180 } }).options()).not.toContain(
      '0:turret.syncedturret',
    );
  });
  it('one die at least, and a single one is enough', () => {
    const s = shootLocked('turret/syncedturret', { red: 'bbbh' }).take('0:turret.syncedturret');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    expect(faces(s.take(['0']), 'attack')).toBe('hbb');
  });
  it('Synced Turret rerolls what others have left, if that is anything', () => {
    const after = (dice: string[]) =>
      attacking(['turret/syncedturret'], { hero: LOCK, red: 'bbb' })
        .take('0:turret.syncedturret>1', '0:targetlock', dice)
        .open.includes('0 window:attack.modifyAttackDice');
    expect([after(['0', '1']), after(['0', '1', '2'])]).toEqual([true, false]);
  });
});
