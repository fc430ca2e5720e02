import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, ship } from '../../scene.ts';
import { attacking, defending, discarded, faces, flying, friend } from './duel.ts';

/** Cards whose wording, or a published answer about it, decides in a corner of the rules. */

const asked = (s: Scene, kind: string): boolean => s.match.taken.some((t) => t.kind === kind) || s.ask().kind === kind;

describe('an attack performed twice', () => {
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
  it('cards dealt the first time count after the second', () => {
    const brath = { faction: 'imperial', type: 'tiedefender', pilot: 'rexlerbrath', tokens: { focus: 1 } };
    const s = attacking(['turret/twinlaserturret'], { hero: brath, red: 'hbbbbb', green: 'bbbbbb' });
    s.take(twin, 'pass', 'pass', '0:rexlerbrath');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true]);
  });
  it('Dash Rendar looks past the obstacle both times', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
    const s = attacking(['crew/dashrendar', 'turret/twinlaserturret'], { obstacles }).take(twin);
    const defence = s.events('rolled').filter((e) => e.dice === 'defence');
    expect(defence.map((e) => (e.faces as unknown[]).length)).toEqual([3, 3]);
  });
});

describe('in the arc at a range', () => {
  // The nearest corner of the base lies outside the arc, and what lies inside is a band farther away.
  it('Autothrusters: range 2 to the turret, but beyond range 2 in the arc', () => {
    const foe = { x: 630, y: 480, upgrades: ['turret/ioncannonturret'] };
    const s = defending(['mod/autothrusters'], { foe, red: 'hhb', green: 'bb' }).take('1:turret.ioncannonturret>0');
    expect(s.events('attack')).toMatchObject([{ range: 2 }]);
    expect(faces(s.take('0:mod.autothrusters'), 'defence')).toBe('eb');
  });
  it('Autothrusters: not against an attack that counts as nearer', () => {
    const foe = { type: 'tieadvprototype', pilot: 'theinquisitor' };
    const s = defending(['mod/autothrusters'], { foe, y: 600, red: 'hhb', green: 'bb' }).take('primary>0');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.open).toEqual(['0 attack']);
  });
  it('Concord Dawn Protector: the range of the ships, not of the attack', () => {
    const foe = { type: 'tieadvprototype', pilot: 'theinquisitor' };
    const at = (y: number) => {
      const s = defending(['title/concorddawnprotector'], { foe, y, red: 'hhb', green: 'bb' }).take('primary>0');
      return faces(s, 'defence');
    };
    expect([at(600), at(400)]).toEqual(['bb', 'bbe']);
  });
  it('First Order Vanguard: a ship beyond range 3 in the arc does not count', () => {
    const against = (x: number) =>
      attacking(['title/firstordervanguard'], { red: 'hbb', more: [academy(x, 551, 0, { fought: true })] }).take(
        'primary>1',
      ).open;
    expect(against(700)).toEqual(['0 window:attack.modifyAttackDice']);
    expect(against(600)).toEqual(['1 attack']);
  });
  it("Fearlessness: range 1 is measured inside the defender's arc", () => {
    const hero = { x: 560, y: 570, degrees: 270 };
    const s = attacking(['ept/fearlessness'], { hero, foe: { degrees: 0 }, red: 'hbbb' }).take('primary>1');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
    const t = attacking(['ept/fearlessness'], { y: 400, red: 'hbbb' }).take('primary>1');
    expect(t.open).toEqual(['0 window:attack.modifyAttackDice']);
  });
  it('Tactician: range 1 to the turret, but range 2 in the arc', () => {
    const hero = { upgrades: ['crew/tactician', 'turret/ioncannonturret'] };
    const s = attacking([], { hero, foe: { x: 560, y: 390 } }).take('0:turret.ioncannonturret>1');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    expect(s.ship(1).tokens.stress).toBe(1);
  });
});

describe('instead of attacking', () => {
  const near = { y: 400 };
  const offered = (s: Scene): boolean => s.open.includes('0 window:ship.fights');
  it.each(['illicit/feedbackarray', 'illicit/empdevice'])(
    '%s: not on an asteroid, nor with weapons disabled',
    (card) => {
      expect(offered(attacking([card], near))).toBe(true);
      const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 300 }];
      expect(offered(attacking([card], { ...near, obstacles }))).toBe(false);
      expect(offered(attacking([card], { ...near, hero: { tokens: { weaponsdisabled: 1 } } }))).toBe(false);
    },
  );
  it('a blinded pilot may still do it', () => {
    const hero = { damage: [{ card: 'blindedpilot', faceup: true }] };
    expect(offered(attacking(['illicit/feedbackarray'], { ...near, hero }))).toBe(true);
  });
  it('one card of the kind, however many there are', () => {
    const s = attacking(['illicit/feedbackarray', 'illicit/feedbackarray'], near).take('0:illicit.feedbackarray');
    expect(s.open).toEqual(['1 attack']);
  });
  it('not after an attack in the same phase', () => {
    const hero = { faction: 'scum', type: 'jumpmaster5000', pilot: 'dengar' };
    const foe = { type: 'tieadvanced', pilot: 'darthvader' };
    const fight = (...answers: string[]) =>
      attacking(['illicit/feedbackarray'], { hero, foe, y: 440, initiative: 1 }).take('primary>0', ...answers);
    expect(asked(fight('pass'), 'window:ship.fights')).toBe(true);
    const s = fight('0:dengar', 'primary>1');
    expect(s.events('attack').length).toBe(2);
    expect(asked(s, 'window:ship.fights')).toBe(false);
  });
  it('not by a ship that only the simultaneous attack rule keeps', () => {
    const hero = { shields: 0, damage: [{ card: 'directhit' }, { card: 'directhit' }] };
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot' };
    const fight = (red: string) =>
      attacking(['illicit/feedbackarray'], { ...near, hero, foe, initiative: 1, red, green: 'bb' }).take('primary>0');
    expect(offered(fight('bbb'))).toBe(true);
    expect([offered(fight('hbb')), fight('hbb').open]).toEqual([false, ['0 attack']]);
  });
});

describe('in what order', () => {
  it('Tractor Beam moves the defender before Ruthlessness looks around', () => {
    const shot = (answer: string) => {
      const s = attacking(['cannon/tractorbeam', 'ept/ruthlessness'], {
        red: 'hhh',
        green: 'bbb',
        more: [academy(450, 610, 180, { fought: true })],
      }).take('0:cannon.tractorbeam>1', answer);
      if (answer === 'yes') s.take('straight');
      return s.ship(2).damage.length;
    };
    expect([shot('no'), shot('yes')]).toEqual([1, 0]);
  });
  it('Plasma Torpedoes take their shield before Reinforced Deflectors bring one back', () => {
    for (const initiative of [0, 1] as const) {
      const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', upgrades: ['system/reinforceddeflectors'] };
      const hero = { locks: [1] };
      const s = attacking(['torpedo/plasmatorpedoes'], { initiative, hero, foe, red: 'hhhb', green: 'bbb' });
      s.until('attack', 0).take('0:torpedo.plasmatorpedoes>1');
      expect([s.ship(1).damage.length, s.ship(1).shields]).toEqual([1, 1]);
    }
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

describe('Chewbacca (Resistance)', () => {
  it('avenges friends who are destroyed, not those who fly off', () => {
    const hero = { type: 'yt1300', pilot: 'chewbacca-swx57', x: 800, y: 700, activated: true };
    const s = flying([], 's2', { hero, foe: { x: 800, y: 500 }, more: [rookie(800, 880, 0, { dial: 's2' })] });
    expect(s.ship(2).status).toBe('destroyed');
    expect(asked(s, 'window:ship.removed')).toBe(false);
  });
});

describe('Leia Organa', () => {
  it('[XW-SCHWIERIGKEIT-03] leaves red what an effect has made red', () => {
    const fly = (damage: { card: string; faceup: boolean }[], dial: string) =>
      flying(['crew/leiaorgana'], dial, { y: 880, hero: { type: 'ywing', pilot: 'goldsquadronpilot', damage } }).take(
        '0:crew.leiaorgana',
      ).open;
    expect(fly([], 'tl3')).toEqual(['0 window:ship.revealed']);
    expect(fly([{ card: 'damagedengine', faceup: true }], 'tl3')).not.toContain('0 window:ship.revealed');
  });
});

describe('Squad Leader', () => {
  it('a ship is a ship: an enemy may be chosen, and decides for itself', () => {
    const s = flying(['ept/squadleader'], 's2', { hero: { pilot: 'wedgeantilles' }, y: 560 });
    s.take('0:ept.squadleader');
    expect(s.open).toEqual(['1 free-action']);
    expect(s.options()).toContain('none');
  });
});

describe('may treat as green', () => {
  const stressed = { tokens: { stress: 1 } };
  it('is a choice where a stress token would go', () => {
    const fly = (answer: string) => flying(['amd/r2astromech'], 'tl2', { hero: stressed, y: 880 }).take(answer);
    expect([fly('yes').ship(0).tokens.stress, fly('no').ship(0).tokens.stress]).toEqual([0, 1]);
  });
  it('is a choice where a stress token would come', () => {
    const hero = { faction: 'scum', type: 'ywing', pilot: 'syndicatethug' };
    const fly = (answer: string) => flying(['samd/unhingedastromech'], 'tl3', { hero, y: 880 }).take(answer);
    expect([fly('yes').ship(0).tokens.stress, fly('no').ship(0).tokens.stress]).toEqual([0, 1]);
  });
  it('is no question otherwise', () => {
    expect(flying(['amd/r2astromech'], 'tl2', { y: 880 }).open).toEqual(['0 action']);
    expect(flying(['amd/r2astromech'], 's2', { hero: stressed, y: 880 }).open).toEqual(['0 action']);
  });
  it('also eases the move of an ionised ship', () => {
    const hero = { dial: null, tokens: { ion: 1, stress: 1 } };
    const s = flying(['amd/r2astromech'], 's1', { hero, y: 880 }).take('yes');
    expect(s.ship(0).tokens).toMatchObject({ ion: 0, stress: 0 });
  });
});
