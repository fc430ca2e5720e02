import { describe, expect, it } from 'vitest';
import { academy } from '../../../scene.ts';
import {
  attacking,
  beside,
  defending,
  discarded,
  ending,
  FLOWN,
  FOCUS,
  faces,
  flying,
  friend,
  hits,
  mayAttack,
  mayDefend,
  offered,
  offeredIn,
  STRESS,
  tokensOf,
} from '../duel.ts';

describe('Mercenary Copilot', () => {
  it('at range 3 one hit may be a crit', () => {
    const s = attacking(['crew/mercenarycopilot'], { y: 600, red: 'hhb' }).take('primary>1', '0:crew.mercenarycopilot');
    expect(faces(s, 'attack')).toBe('chb');
    expect(attacking(['crew/mercenarycopilot'], { red: 'hhb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Nien Nunb (crew)', () => {
  it('makes straight manoeuvres green by data alone', () => {
    expect(flying(['crew/niennunb'], 's4', { hero: STRESS }).take('yes').ship(0).tokens.stress).toBe(0);
  });
});

describe('Recon Specialist', () => {
  it('a focus action brings two tokens', () => {
    expect(flying(['crew/reconspecialist'], 's2', { y: 600 }).take('focus').ship(0).tokens.focus).toBe(2);
  });
  it('neither by another action nor by the focus action of a friend', () => {
    expect(flying(['crew/reconspecialist'], 's2').take('targetlock').events('token')).toEqual([]);
    const s = flying([], 's2', { more: [beside('crew/reconspecialist', 560)], y: 600 }).take('focus');
    expect([s.ship(0).tokens.focus, s.ship(2).tokens.focus]).toEqual([1, 0]);
  });
});

describe('Saboteur', () => {
  const foe = { damage: [{ card: 'structuraldamage' }] };
  it('a hit turns over a facedown card of an enemy at range 1', () => {
    const s = flying(['crew/saboteur'], 's2', { y: 520, foe, red: 'h' }).take('0:crew.saboteur');
    expect(s.ship(1).damage[0]!.faceup).toBe(true);
    const t = flying(['crew/saboteur'], 's2', { y: 520, foe, red: 'f' }).take('0:crew.saboteur');
    expect(t.ship(1).damage[0]!.faceup).toBe(false);
    expect(flying(['crew/saboteur'], 's2', { foe }).options()).not.toContain('0:crew.saboteur');
  });
});

describe('Saboteur', () => {
  const open = { card: 'structuraldamage', faceup: true };
  it('turns over what lies facedown, if anything does', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const foe = { damage: [open, { card: 'damagedengine' }] };
      const s = flying(['crew/saboteur'], 's2', { y: 520, foe, red: 'h', seed }).take('0:crew.saboteur');
      expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([true, true]);
    }
    const s = flying(['crew/saboteur'], 's2', { y: 520, foe: { damage: [open] }, red: 'h' }).take('0:crew.saboteur');
    expect(s.events('faceup')).toEqual([]);
    const clean = flying(['crew/saboteur'], 's2', { y: 520, red: 'h' }).take('0:crew.saboteur');
    expect(clean.ship(1).damage).toEqual([]);
  });
  it('at range 1, not at range 2', () => {
    const foe = { damage: [{ card: 'structuraldamage' }] };
    const more = [academy(450, 640, 180, { ...FLOWN, ...foe })];
    const s = flying(['crew/saboteur'], 's2', { y: 520, foe, more, red: 'h' }).take('0:crew.saboteur');
    expect([1, 2].map((id) => s.ship(id).damage[0]!.faceup)).toEqual([true, false]);
    expect(flying(['crew/saboteur'], 's2', { y: 600, foe }).options()).not.toContain('0:crew.saboteur');
  });
});

describe('Rebel Captive', () => {
  it('once a round the first who takes aim is stressed', () => {
    const more = [academy(520, 480, 180)];
    const s = defending(['crew/rebelcaptive'], { more, red: 'bbbb' }).take('primary>0');
    expect(s.ship(1).tokens.stress).toBe(1);
    s.until('attack', {}, 1).take('primary>0');
    expect(s.events('attack').length).toBe(2);
    expect(s.ship(2).tokens.stress).toBe(0);
  });
});

describe('Navigator', () => {
  it('turns the dial to another speed of the same bearing, not to a red one under stress', () => {
    const s = flying(['crew/navigator'], 's2').take('0:crew.navigator');
    expect(s.options()).toEqual(['s1', 's3', 's4']);
    expect(s.take('s4').events('moved')[0]!.manoeuvre).toBe('s4');
    const lambda = { faction: 'imperial', type: 'lambdaclassshuttle', pilot: 'omicrongrouppilot', seat: 0 };
    const bank = (tokens: { stress: number }) =>
      flying(['crew/navigator'], 'bl2', { hero: { ...lambda, tokens } }).take('0:crew.navigator');
    expect(bank({ stress: 0 }).options()).toEqual(['bl1', 'bl3']);
    expect(bank({ stress: 1 }).events('moved')[0]!.manoeuvre).toBe('bl1');
  });
});

describe('R2-D2 (crew)', () => {
  const hero = { shields: 0, damage: [{ card: 'structuraldamage' }] };
  it('shieldless at the end of the round: a shield, and on a hit a card turns over', () => {
    const s = ending(['crew/r2d2-swx22'], { hero, red: 'h' }).take('0:crew.r2d2-swx22');
    expect([s.ship(0).shields, s.ship(0).damage[0]!.faceup]).toEqual([1, true]);
    expect(ending(['crew/r2d2-swx22'], { hero: { shields: 1 } }).ask().kind).toBe('dials');
  });
  it('R2-D2 (crew): a ship that the card turned over destroys is gone before the round is', () => {
    const s = ending(['crew/r2d2-swx22'], { hero: { shields: 0, damage: hits(2) }, red: 'h', more: [friend({}, 800)] });
    s.take('0:crew.r2d2-swx22');
    expect([s.ship(0).status, s.ask().kind]).toEqual(['destroyed', 'dials']);
  });
});

describe('Mara Jade', () => {
  it('after combat every unstressed enemy at range 1 takes stress', () => {
    const more = [academy(520, 400, 180, { fought: true, tokens: { stress: 1 } }), academy(800, 800, 0)];
    const s = attacking(['crew/marajade'], { y: 400, more }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
  it('stresses at range 1, not at range 2', () => {
    const more = [academy(550, 400, 180, { fought: true }), academy(660, 300, 180, { fought: true })];
    const s = attacking(['crew/marajade'], { y: 400, more }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
  it('every enemy at range 1 without stress', () => {
    const more = [
      academy(520, 400, 180, { fought: true, tokens: { stress: 1 } }),
      academy(700, 400, 180, { fought: true }),
    ];
    const s = attacking(['crew/marajade'], { y: 400, more, foe: { fought: true } }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
});

describe('Moff Jerjerrod', () => {
  it('a crew card for a faceup card that turns facedown unresolved', () => {
    const s = defending(['crew/moffjerjerrod', 'crew/gunner'], {
      red: 'cb',
      green: 'bb',
      hero: { shields: 0 },
      deck: ['thrustcontrolfire'],
    }).take('primary>0', '0:crew.moffjerjerrod', '0:crew.gunner');
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false]);
    expect([s.ship(0).tokens.stress, discarded(s, 'gunner'), discarded(s, 'moffjerjerrod')]).toEqual([0, true, false]);
  });
  it('pays with crew cards that are still there, himself at last', () => {
    const s = defending(['crew/moffjerjerrod', 'crew/gunner', 'mod/engineupgrade'], {
      red: 'cc',
      green: 'bb',
      hero: { shields: 0 },
      deck: ['structuraldamage', 'structuraldamage'],
    }).take('primary>0', '0:crew.moffjerjerrod');
    expect(s.options()).toEqual(['0:crew.moffjerjerrod', '0:crew.gunner']);
    s.take('0:crew.gunner', '0:crew.moffjerjerrod');
    expect(discarded(s, 'moffjerjerrod')).toBe(true);
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false, false]);
  });
});

describe('Outlaw Tech', () => {
  it('a red manoeuvre may bring a focus token', () => {
    const s = flying(['crew/outlawtech'], 'k4', { hero: { degrees: 90 } }).take('0:crew.outlawtech');
    expect(tokensOf(s).slice(0, 2)).toEqual(['0 stress 1', '0 focus 1']);
    expect(flying(['crew/outlawtech'], 's3').open).toEqual(['0 action']);
  });
});

describe('Sabine Wren (crew)', () => {
  const bombs = [{ card: 'seismiccharges', ship: 0, x: 450, y: 620 }];
  it('a friendly bomb costs an enemy at range 1 of it another damage', () => {
    expect(flying(['crew/sabinewren'], 's2', { bombs }).take('none').ship(1).damage.length).toBe(2);
    expect(flying([], 's2', { bombs }).take('none').ship(1).damage.length).toBe(1);
    const theirs = [{ ...bombs[0]!, ship: 1 }];
    expect(flying(['crew/sabinewren'], 's2', { bombs: theirs }).take('none').ship(1).damage.length).toBe(1);
  });
});

describe('Sabine Wren (crew)', () => {
  const bomb = { card: 'seismiccharges', ship: 0, x: 450, y: 620 };
  it('once a round', () => {
    const bombs = [bomb, { ...bomb, x: 520 }];
    const foe = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', seat: 1, shields: 2 };
    const s = flying(['crew/sabinewren'], 's2', { bombs, foe }).until('dials');
    expect([s.ship(1).shields, s.ship(1).damage.length]).toEqual([0, 1]);
  });
  it('an enemy at range 1 of the bomb, and no friend', () => {
    const more = [friend({}, 520, 620), academy(640, 640, 180, FLOWN)];
    const s = flying(['crew/sabinewren'], 's2', { bombs: [bomb], more }).take('none');
    expect(s.open).not.toContain('0 card-ship');
    expect([s.ship(1).damage.length, s.ship(2).shields, s.ship(3).damage.length]).toEqual([2, 1, 0]);
  });
});

describe('Systems Officer', () => {
  it('a green manoeuvre lets another friend at range 1 lock, who may leave it', () => {
    const more = [friend({}, 530, 420)];
    const green = () => flying(['crew/systemsofficer'], 's2', { more });
    expect(green().options()).toEqual(['1', 'none']);
    expect(green().take('1').ship(2).locks).toEqual([1]);
    expect(green().take('none').ship(2).locks).toEqual([]);
    expect(flying(['crew/systemsofficer'], 's3', { more }).open).toEqual(['0 action']);
  });
  it('any friend at range 1 may be chosen, even one who has nothing to lock', () => {
    const more = [friend({}, 530, 420), friend({}, 520, 330), friend({}, 650, 420)];
    const s = flying(['crew/systemsofficer'], 's2', { more });
    expect(s.options()).toEqual(['2', '3']);
    expect(s.take('3').open).toEqual(['0 action']);
  });
  it('is not on offer for a friend at range 2, nor for one without a target', () => {
    for (const other of [friend({}, 650, 420), friend({}, 520, 330)])
      expect(flying(['crew/systemsofficer'], 's2', { more: [other] }).open).toEqual(['0 action']);
  });
});

describe('Rey (crew)', () => {
  it('saves focus tokens up for later rounds', () => {
    const s = ending(['crew/rey'], { hero: { tokens: { focus: 1 } } }).take('0:crew.rey');
    expect([s.ship(0).tokens.focus, s.ship(0).upgrades[0]!.tokens]).toEqual([0, 1]);
    s.dials({ '0': 's1', '1': 's2' }).until('window:combat.start').take('0:crew.rey');
    expect(s.ship(0).upgrades[0]!.tokens).toBe(0);
    expect(tokensOf(s)).toContain('0 focus 1');
  });
});

describe('Rey', () => {
  it('takes the token that she stores from the ship: one that keeps its focus tokens has one less', () => {
    const s = ending(['crew/rey', 'title/moldycrow'], { hero: { tokens: { focus: 2 } } }).take('0:crew.rey');
    expect([s.ship(0).tokens.focus, s.ship(0).upgrades[0]!.tokens]).toEqual([1, 1]);
  });
  it('stores a focus token that nobody may spend', () => {
    const foe = { type: 'tieinterceptor', pilot: 'carnorjax' };
    const s = ending(['crew/rey'], { hero: { tokens: { focus: 1 } }, foe, y: 400 }).take('0:crew.rey');
    expect(s.ship(0).upgrades[0]!.tokens).toBe(1);
  });
});

describe('Operations Specialist', () => {
  it('a friend within range 2 misses: a focus token for a friend within range 3 of him', () => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] })];
    const s = attacking([], { more, red: 'bbb' }).take('primary>1', '2:crew.operationsspecialist', '2');
    expect(s.ship(2).tokens.focus).toBe(1);
  });
  it.each([
    [600, true],
    [700, false],
  ])('Operations Specialist helps up to range 2: at %s', (x, helps) => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] }, x)];
    expect(offeredIn(attacking([], { more, red: 'bbb' }), 'primary>1', '2:crew.operationsspecialist')).toBe(helps);
  });
  it('the token goes up to range 3 of the attacker', () => {
    const more = [friend({ upgrades: ['crew/operationsspecialist'] }), friend({}, 740), friend({}, 840)];
    const s = attacking([], { more, red: 'bbb' }).take('primary>1', '2:crew.operationsspecialist');
    expect(s.options()).toEqual(['0', '2', '3']);
  });
});

describe('Maul', () => {
  it('stress tokens for its own dice; a hit may take one off', () => {
    const s = attacking(['crew/maul'], { red: 'bbbhh', green: 'bbb' }).take('primary>1', '0:crew.maul', ['0', '1']);
    expect(faces(s, 'attack')).toBe('hhb');
    expect(s.ship(0).tokens.stress).toBe(2);
    expect(s.take('0:crew.maul').ship(0).tokens.stress).toBe(1);
  });
});

describe('Maul and Zuckuss', () => {
  const hwk = { type: 'hwk290', pilot: 'rebeloperative' };
  it('Maul needs one die', () => {
    const one = attacking(['crew/maul'], { hero: hwk, red: 'b' }).take('primary>1');
    expect(one.options()).toContain('0:crew.maul');
    const none = attacking(['crew/maul'], {
      hero: { ...hwk, damage: [{ card: 'weaponsfailure', faceup: true }] },
    }).take('primary>1');
    expect(none.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('at least one die', () => {
    const s = attacking(['crew/maul'], { red: 'bbb' }).take('primary>1', '0:crew.maul');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    const t = attacking(['crew/zuckuss'], { red: 'hhh', green: 'eee' }).take('primary>1', '0:crew.zuckuss');
    t.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
  });
});

describe('Saw Gerrera (crew)', () => {
  it('a damage turns all eyes into crits', () => {
    const s = attacking(['crew/sawgerrera'], { red: 'ffb' }).take('primary>1', '0:crew.sawgerrera');
    expect(faces(s, 'attack')).toBe('ccb');
    expect(s.ship(0).shields).toBe(1);
  });
});

describe('Magva Yarro (crew)', () => {
  it('after defending it may lock the attacker', () => {
    expect(defending(['crew/magvayarro']).take('primary>0', '0:crew.magvayarro').ship(0).locks).toEqual([1]);
  });
});

describe('when a member of the crew has nothing to say', () => {
  const hurt = { hero: { shields: 0 }, red: 'hb', green: 'bb', deck: ['structuraldamage'] };
  const key = '0:crew.rey';
  it.each([
    ['Rey without a focus token to save', () => offered(ending(['crew/rey']), key)],
    ['Rey without one saved', () => offered(attacking(['crew/rey']), key)],
    ['Moff Jerjerrod for a facedown card', () => mayDefend('crew/moffjerjerrod', hurt)],
    ['Operations Specialist after a hit', () => mayAttack('crew/operationsspecialist', { red: 'hbb', green: 'bbb' })],
    ['Maul after a miss, stressed', () => mayAttack('crew/maul', { hero: STRESS, red: 'bbb' })],
    [
      'Maul after a hit, not stressed',
      () => offered(attacking(['crew/maul'], { red: 'hhh', green: 'bbb' }).take('primary>1', 'pass'), '0:crew.maul'),
    ],
    [
      'Mag Vayarro when a friend is attacked',
      () =>
        offeredIn(
          defending([], { more: [friend({ upgrades: ['crew/magvayarro'] })] }),
          'primary>0',
          '2:crew.magvayarro',
        ),
    ],
  ])('%s', (_what, may) => {
    expect(may()).toBe(false);
  });
  it('and when it has', () => {
    expect(offered(ending(['crew/rey'], { hero: FOCUS }), key)).toBe(true);
    expect(mayDefend('crew/moffjerjerrod', { ...hurt, red: 'cb' })).toBe(true);
    expect(mayAttack('crew/maul', { hero: STRESS, red: 'hbb', green: 'bbb' })).toBe(true);
    expect(mayDefend('crew/magvayarro', {})).toBe(true);
  });
  it('Mara Jade leaves those at range 2 alone', () => {
    const s = attacking(['crew/marajade'], { y: 400, more: [academy(450, 480, 180, { fought: true })] });
    s.take('none', 'none');
    expect([s.ship(1).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
  });
});
