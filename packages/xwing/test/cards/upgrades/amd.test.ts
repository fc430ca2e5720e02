import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../../src/values.ts';
import { academy } from '../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  ending,
  FOCUS,
  faces,
  flying,
  friend,
  LOCK,
  mayAttack,
  mayDefend,
  obstacleAt,
  offered,
  offeredIn,
  rolled,
} from './duel.ts';

const FACEUP = { card: 'structuraldamage', faceup: true };

describe('R2 Astromech and Unhinged Astromech', () => {
  it('make slow and fast manoeuvres green by data alone', () => {
    const stress = { hero: { tokens: { stress: 1 } } };
    expect(flying([], 'tl2', stress).ship(0).tokens.stress).toBe(1);
    expect(flying(['amd/r2astromech'], 'bl2', stress).take('yes').ship(0).tokens.stress).toBe(0);
    expect(flying(['samd/unhingedastromech'], 's3', stress).take('yes').ship(0).tokens.stress).toBe(0);
  });
});

describe('R2 Astromech: what it may treat as green', () => {
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
  it('is a choice where a white manoeuvre would bring stress by a Loose Stabilizer', () => {
    const hero = { damage: [{ card: 'loosestabilizer', faceup: true }] };
    const fly = (answer: string) => flying(['amd/r2astromech'], 'tl2', { hero, y: 880 }).take(answer);
    expect([fly('yes').ship(0).tokens.stress, fly('no').ship(0).tokens.stress]).toEqual([0, 1]);
    const facedown = { damage: [{ card: 'loosestabilizer' }] };
    expect(flying(['amd/r2astromech'], 'tl2', { hero: facedown, y: 880 }).open).toEqual(['0 action']);
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

describe('R2-D2', () => {
  it('R2-D2: the shield is back before Anti-Pursuit Lasers roll, whoever has the initiative', () => {
    for (const initiative of [0, 1] as const) {
      const foe = { upgrades: ['mod/antipursuitlasers'] };
      const s = flying(['amd/r2d2'], 's2', { hero: { shields: 0 }, foe, y: 400, initiative, red: 'h' });
      s.take('0:amd.r2d2');
      expect([s.events('shield').map((e) => e.by), s.ship(0).damage.length]).toEqual([[1, -1], 0]);
    }
  });
  it('a green manoeuvre may bring a shield back', () => {
    const s = flying(['amd/r2d2'], 's2', { hero: { shields: 1 } }).take('0:amd.r2d2');
    expect(s.ship(0).shields).toBe(2);
  });
  it('no white one, and no shield above the value', () => {
    expect(flying(['amd/r2d2'], 's3', { hero: { shields: 1 } }).open).toEqual(['0 action']);
    expect(flying(['amd/r2d2'], 's2').open).toEqual(['0 action']);
  });
});

describe('R2-F2', () => {
  it('as an action: 1 agility more for the round', () => {
    const s = flying(['amd/r2f2'], 's2').take('0:amd.r2f2');
    expect(agilityOf(s.g, s.ship(0))).toBe(3);
    expect(agilityOf(s.g, s.until('dials').ship(0))).toBe(2);
  });
});

describe('R5-D8', () => {
  const hurt = { damage: [{ card: 'directhit' }] };
  it('as an action: an evade or an eye discards a facedown damage card', () => {
    for (const [green, left] of [
      ['e', 0],
      ['f', 0],
      ['b', 1],
    ] as const)
      expect(flying(['amd/r5d8'], 's2', { hero: hurt, green }).take('0:amd.r5d8').ship(0).damage.length).toBe(left);
  });
  it.each([
    ['a faceup card', [{ card: 'structuraldamage', faceup: true }]],
    ['no card', []],
  ])('R5-D8 leaves %s alone', (_what, damage) => {
    const s = flying(['amd/r5d8'], 's2', { hero: { damage }, green: 'e' }).take('0:amd.r5d8');
    expect(s.ship(0).damage.length).toBe(damage.length);
  });
});

describe('R5-K6', () => {
  it('a spent lock comes back on an evade, but cannot be spent in this attack', () => {
    const s = attacking(['amd/r5k6', 'crew/hansolo'], {
      hero: { ...LOCK, tokens: { focus: 1 } },
      red: 'fbb',
      green: 'e',
    });
    expect(s.take('primary>1').options()).toContain('0:targetlock');
    s.take('0:crew.hansolo');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.options()).toEqual(['0:focus', 'pass']);
  });
  it('not on another result', () => {
    const s = attacking(['amd/r5k6'], { hero: LOCK, red: 'bbb', green: 'f' }).take('primary>1', '0:targetlock', []);
    expect(s.ship(0).locks).toEqual([]);
  });
  it('R5-K6 does nothing for the lock of a friend, nor for a focus token', () => {
    const more = [friend({ ...LOCK, fought: false, pilot: 'wedgeantilles' })];
    const s = attacking(['amd/r5k6'], { more, red: 'bbb', green: 'eeee' });
    s.take('primary>1', '2:targetlock', []);
    expect(s.ship(0).locks).toEqual([]);
    const t = attacking(['amd/r5k6'], { hero: FOCUS, red: 'fbb', green: 'e' }).take('primary>1', '0:focus');
    expect([t.ship(0).locks, rolled(t, 'defence')]).toEqual([[], 3]);
  });
});

describe('R5 Astromech', () => {
  it('turns a faceup ship card facedown in the End phase, no pilot card', () => {
    const s = ending(['amd/r5astromech'], { hero: { damage: [FACEUP] } }).take('0:amd.r5astromech');
    expect(s.ship(0).damage[0]!.faceup).toBe(false);
    const pilot = { damage: [{ card: 'damagedcockpit', faceup: true }] };
    expect(ending(['amd/r5astromech'], { hero: pilot }).ask().kind).toBe('dials');
  });
});

describe('R7 Astromech', () => {
  it('a lock on the attacker makes him reroll dice', () => {
    const s = defending(['amd/r7astromech'], { hero: LOCK, red: 'hhbb' }).take('primary>0', '0:amd.r7astromech', [
      '0',
      '1',
    ]);
    expect(faces(s, 'attack')).toBe('bb');
    expect(s.ship(0).locks).toEqual([]);
  });
  it('once a round', () => {
    const s = defending(['amd/r7astromech', 'crew/weaponsengineer'], {
      hero: { locks: [1, 2] },
      more: [academy(530, 480, 180)],
    }).take('primary>0', '0:amd.r7astromech', []);
    s.until('attack', {}, 1).take('primary>0');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('R7-T1', () => {
  it('as an action: a lock on an enemy whose arc it is in, then a free boost', () => {
    const s = flying(['amd/r7t1'], 's2', { y: 600 }).take('0:amd.r7t1', 'yes', 'boost', 'straight');
    expect(s.ship(0).locks).toEqual([1]);
    expect(s.pose(0)[1]).toBe(500);
  });
  it('no lock out of his arc', () => {
    const s = flying(['amd/r7t1'], 's2', { y: 600, foe: { degrees: 0 } }).take('0:amd.r7t1');
    expect(s.open).toEqual(['0 free-action']);
  });
  it('R7-T1 looks up to range 2', () => {
    const more = [academy(530, 560, 180, { activated: true }), academy(370, 740, 180, { activated: true })];
    const s = flying(['amd/r7t1'], 's2', { y: 560, more }).take('0:amd.r7t1');
    expect(s.options()).toEqual(['1', '2']);
  });
  it('R7-T1 finds nobody at range 3', () => {
    const may = (y: number) => flying(['amd/r7t1'], 's2', { y }).options().includes('0:amd.r7t1');
    expect([may(600), may(700)]).toEqual([true, false]);
  });
});

describe('R3-A2', () => {
  it('its own stress stresses a defender in the arc', () => {
    const s = attacking(['amd/r3a2']).take('primary>1', '0:amd.r3a2');
    expect([s.ship(0).tokens.stress, s.ship(1).tokens.stress]).toEqual([1, 1]);
  });
});

describe('R4-D6', () => {
  it('of three hits two remain, for a stress token', () => {
    const s = defending(['amd/r4d6'], { y: 400, red: 'hhh', green: 'bb' }).take('primary>0', '0:amd.r4d6');
    expect([s.ship(0).shields, s.ship(0).damage.length, s.ship(0).tokens.stress]).toEqual([0, 0, 1]);
  });
  it('R4-D6: a hit that cannot be modified counts and can be cancelled', () => {
    const foe = { upgrades: ['crew/emperorpalpatine'] };
    const s = defending(['amd/r4d6'], { foe, y: 400, red: 'hhb', green: 'bb' });
    s.take('primary>0', '1:crew.emperorpalpatine', 'hit', ['2'], '0:amd.r4d6');
    expect([s.ship(0).damage.length, s.ship(0).tokens.stress]).toEqual([0, 1]);
  });
  it('crits do not count', () => {
    expect(defending(['amd/r4d6'], { y: 400, red: 'hhc', green: 'bb' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('R5-P9', () => {
  it('R5-P9: the focus token may be spent although no shield is missing', () => {
    const s = attacking(['amd/r5p9'], { hero: FOCUS }).take('none', 'none', '0:amd.r5p9');
    expect([s.ship(0).tokens.focus, s.ship(0).shields]).toEqual([0, 2]);
  });
  it('a focus token after combat brings a shield back', () => {
    const s = attacking(['amd/r5p9'], { hero: { shields: 0, tokens: { focus: 1 } } }).take(
      'none',
      'none',
      '0:amd.r5p9',
    );
    expect(s.ship(0).shields).toBe(1);
  });
  it('the focus token goes before the shield comes', () => {
    const s = attacking(['amd/r5p9'], { hero: { shields: 0, ...FOCUS } }).take('none', 'none', '0:amd.r5p9');
    const told = s.events().filter((e) => e.type === 'shield' || e.type === 'spent');
    expect(told).toMatchObject([{ type: 'spent', token: 'focus' }, { type: 'shield' }]);
  });
});

describe('BB-8', () => {
  it('[XW-AKTIONEN-05] a stressed ship is not offered it, and neither is one that has rolled already', () => {
    expect(flying(['amd/bb8'], 's2', { hero: { tokens: { stress: 1 } } }).open).toEqual(['0 action']);
    expect(flying(['amd/bb8'], 's2', { hero: { performed: ['barrelroll'] } }).open).toEqual(['0 action']);
    expect(flying(['amd/bb8'], 's2').open).toEqual(['0 window:ship.revealed']);
  });
  it('a revealed green manoeuvre brings a free barrel roll', () => {
    const s = flying(['amd/bb8'], 's2').take('0:amd.bb8', 'left', [0, 0]);
    expect(s.pose(0)).toEqual([370, 420, 0]);
    expect(flying(['amd/bb8'], 's3').open).toEqual(['0 action']);
  });
  it.each([
    ['BB-8', 'amd/bb8', { y: 880 }, ['left', [0, 0]], 'barrelroll'],
    ['Flight-Assist Astromech', 'amd/flightassistastromech', { y: 880 }, ['boost', 'straight'], 'boost'],
  ])('%s: the action is free, one is still to come', (_who, card, duel, answers, action) => {
    const s = flying([card], 's2', duel).take(`0:${card.replace('/', '.')}`, ...answers);
    expect(s.events('action')[0]).toMatchObject({ action, free: true });
    expect(s.until('action').options()).toContain('focus');
  });
});

describe('R5-X3', () => {
  const on = { kind: 'coreasteroid0', x: 450, y: 420 };
  const between = { kind: 'coreasteroid0', x: 450, y: 520 };
  const flown = (obstacle: typeof on, ...answers: string[]) =>
    flying(['amd/r5x3'], 's2', { obstacles: [obstacle], y: 620, red: 'bbbbb' })
      .take(...answers)
      .until('attack');
  it('[XW-HINDERNISSE-07] attacks from an asteroid', () => {
    // The hero would be first; from the asteroid it is the enemy's turn at once.
    expect([flown(on, '0:amd.r5x3').open, flown(on, 'pass').open]).toEqual([['0 attack'], ['1 attack']]);
  });
  it('[XW-VERSPERRT-01] obstacles do not obstruct its attacks', () => {
    const dice = (answer: string) => rolled(flown(between, answer).take('primary>1'), 'defence');
    expect([dice('pass'), dice('0:amd.r5x3')]).toEqual([4, 3]);
  });
  it('[XW-VERSPERRT-01] but attacks against it', () => {
    const s = flying(['amd/r5x3'], 's2', { obstacles: [between], y: 620, red: 'bbbbb', foe: { pilot: 'howlrunner' } });
    s.take('0:amd.r5x3').until('attack', {}, 1).take('primary>0');
    expect(rolled(s, 'defence')).toBe(3);
  });
  it('for the card obstacles do nothing this round', () => {
    const s = flying(['amd/r5x3'], 's2', { obstacles: [obstacleAt(450, 380)], red: 'h' }).take('0:amd.r5x3');
    expect(s.open).toEqual(['0 action']);
    expect(s.events('obstacleRoll')).toEqual([]);
    expect(discarded(s, 'r5x3')).toBe(true);
    const t = flying(['amd/r5x3'], 's2', { obstacles: [obstacleAt(450, 380)], red: 'h' }).take('pass');
    expect(t.ship(0).shields).toBe(1);
  });
  it('R5-X3 speaks when its own ship flies, not before a friend does', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 100, y: 700 }];
    const s = flying(['amd/r5x3'], 's2', {
      obstacles,
      hero: { activated: true },
      more: [friend({ activated: false, dial: 's2' }, 600)],
    });
    expect(s.open).toEqual(['0 action']);
    expect(flying(['amd/r5x3'], 's2', { obstacles }).options()).toContain('0:amd.r5x3');
  });
});

describe('Targeting Astromech', () => {
  it('a red manoeuvre may bring a lock', () => {
    const s = flying(['amd/targetingastromech'], 'k4', { y: 480 }).take('0:amd.targetingastromech');
    expect(s.ship(0).locks).toEqual([1]);
    expect(flying(['amd/targetingastromech'], 's3').open).toEqual(['0 action']);
  });
  it('Targeting Astromech needs somebody to lock', () => {
    const may = (y: number) => flying(['amd/targetingastromech'], 'k4', { y }).open[0];
    expect(may(780)).toBe('0 window:manoeuvre.executed');
    expect(may(890)).not.toBe('0 window:manoeuvre.executed');
  });
});

describe('R3 Astromech', () => {
  it('an eye of a primary attack is given up for an evade token', () => {
    const s = attacking(['amd/r3astromech'], { red: 'ffb' }).take('primary>1', '0:amd.r3astromech');
    expect(faces(s, 'attack')).toBe('fb');
    expect(s.ship(0).tokens.evade).toBe(1);
  });
  it('once a round', () => {
    const s = attacking(['amd/r3astromech', 'crew/gunner'], { red: 'fbbfbb', green: 'bbb' });
    s.take('primary>1', '0:amd.r3astromech').until('window:attack.again').take('0:crew.gunner');
    if (s.ask().kind === 'attack') s.take('primary>1');
    expect(offered(s, '0:amd.r3astromech')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
});

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

describe('"Chopper" (astromech)', () => {
  it('as an action: another card for a shield', () => {
    const s = flying(['amd/chopper-swx72', 'mod/engineupgrade'], 's2', { hero: { shields: 0 } });
    s.take('0:amd.chopper-swx72');
    expect(s.ship(0).shields).toBe(1);
    expect(discarded(s, 'engineupgrade')).toBe(true);
  });
});

describe('Flight-Assist Astromech', () => {
  it('a free boost or barrel roll while no enemy is in the arc', () => {
    const s = flying(['amd/flightassistastromech'], 's2', { foe: { x: 800, y: 300 } });
    s.take('0:amd.flightassistastromech', 'boost', 'straight');
    expect(s.pose(0)[1]).toBe(500);
    expect(flying(['amd/flightassistastromech'], 's2').open).toEqual(['0 action']);
  });
  it('no attacks out of the arc', () => {
    const cards = ['amd/flightassistastromech', 'turret/ioncannonturret'];
    expect(attacking(cards, { hero: { degrees: 180 } }).open).toEqual(['1 attack']);
    expect(attacking(cards.slice(1), { hero: { degrees: 180 } }).open).toEqual(['0 attack']);
  });
  it('who uses it boosts or rolls', () => {
    const s = flying(['amd/flightassistastromech'], 's2', { y: 880 }).take('0:amd.flightassistastromech');
    expect(s.options()).toEqual(['boost', 'barrelroll']);
  });
});

describe('when an astromech has nothing to say', () => {
  const FLIGHT = 'amd/flightassistastromech';
  const m9g8 = [friend({ upgrades: ['amd/m9g8'], locks: [0] })];
  const turret = { hero: { degrees: 180, upgrades: ['amd/r3a2', 'turret/ioncannonturret'] } };
  const locked = { hero: { locks: [1] } };
  it.each([
    ['R7 Astromech without a lock', () => mayDefend('amd/r7astromech', {}), () => mayDefend('amd/r7astromech', locked)],
    [
      'R3-A2 against a ship out of the arc',
      () => offeredIn(attacking([], turret), '0:turret.ioncannonturret>1', '0:amd.r3a2'),
      () => mayAttack('amd/r3a2', {}),
    ],
    [
      'R3 Astromech without an eye',
      () => mayAttack('amd/r3astromech', { red: 'hhb' }),
      () => mayAttack('amd/r3astromech', { red: 'hfb' }),
    ],
    [
      'R3 Astromech in an attack with a secondary weapon',
      () =>
        offeredIn(
          attacking(['amd/r3astromech', 'cannon/manglercannon'], { red: 'ffb' }),
          '0:cannon.manglercannon>1',
          '0:amd.r3astromech',
        ),
      () => mayAttack('amd/r3astromech', { red: 'ffb' }),
    ],
    [
      'R5-X3 on a table without obstacles',
      () => offered(flying(['amd/r5x3'], 's2'), '0:amd.r5x3'),
      () => offered(flying(['amd/r5x3'], 's2', { obstacles: [obstacleAt(100, 800)] }), '0:amd.r5x3'),
    ],
    [
      '"Chopper" as the only card',
      () => offered(flying(['amd/chopper-swx72'], 's2'), '0:amd.chopper-swx72'),
      () => offered(flying(['amd/chopper-swx72', 'mod/engineupgrade'], 's2'), '0:amd.chopper-swx72'),
    ],
    [
      'Flight-Assist Astromech that has run into a ship',
      () =>
        offered(
          flying([FLIGHT], 's2', { foe: { degrees: 90, x: 450 }, y: 405, more: [] }),
          '0:amd.flightassistastromech',
        ),
      () => offered(flying([FLIGHT], 's2', { y: 880 }), '0:amd.flightassistastromech'),
    ],
    [
      'Flight-Assist Astromech when a friend has flown',
      () =>
        offered(
          flying([], 's2', { y: 880, hero: { dial: 's2' }, more: [friend({ upgrades: [FLIGHT] }, 800)] }),
          '2:amd.flightassistastromech',
        ),
      () => offered(flying([FLIGHT], 's2', { y: 880 }), '0:amd.flightassistastromech'),
    ],
    [
      'Flight-Assist Astromech that has flown over an asteroid',
      () =>
        offered(
          flying([FLIGHT], 's2', { y: 880, obstacles: [obstacleAt(450, 360)], red: 'b' }),
          '0:amd.flightassistastromech',
        ),
      () =>
        offered(flying([FLIGHT], 's2', { y: 880, obstacles: [obstacleAt(600, 360)] }), '0:amd.flightassistastromech'),
    ],
  ])('%s', (_what, without, withIt) => {
    expect([without(), withIt()]).toEqual([false, true]);
  });
  it('M9-G8 needs a die that has not been rolled again', () => {
    const may = (...again: string[]) =>
      attacking([], { hero: LOCK, red: 'hhhhhh', more: m9g8 })
        .take('primary>1', '0:targetlock', again)
        .options()
        .includes('2:amd.m9g8');
    expect([may('0', '1'), may('0', '1', '2')]).toEqual([true, false]);
  });
  it('M9-G8: one die, neither none nor two', () => {
    const s = defending(['amd/m9g8'], { hero: LOCK, red: 'hhb' }).take('primary>0', '0:amd.m9g8');
    expect(s.ask()).toMatchObject({ type: 'several', min: 1, max: 1 });
  });
});
