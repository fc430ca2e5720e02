import { describe, expect, it } from 'vitest';
import { academy, rookie, scene } from '../../scene.ts';
import { attacking, defending, discarded, ending, flying, friend, rolled } from './duel.ts';

const STRESS = { tokens: { stress: 1 } };
const tokensOf = (s: ReturnType<typeof flying>) => s.events('token').map((e) => `${e.ship} ${e.token} ${e.by}`);

describe('Weapons Engineer', () => {
  const more = [academy(560, 700, 180, { activated: true }), academy(340, 700, 180, { activated: true })];
  it('two locks, the second along with the first, and no third', () => {
    const s = flying(['crew/weaponsengineer'], 's2', { more }).take('targetlock', '1', '0:crew.weaponsengineer', '2');
    expect(s.ship(0).locks).toEqual([1, 2]);
    expect(s.open).not.toContain('0 window:token.assigned');
    expect(s.state.lasting).toEqual([]);
  });
  it('without him the new lock replaces the old one', () => {
    expect(
      flying([], 's2', { more, hero: { locks: [2] } })
        .take('targetlock', '1')
        .ship(0).locks,
    ).toEqual([1]);
    const s = flying(['crew/weaponsengineer'], 's2', { more, hero: { locks: [2] } });
    expect(s.take('targetlock', '1', 'pass').ship(0).locks).toEqual([2, 1]);
  });
});

describe('Chewbacca (crew)', () => {
  it('a damage card goes, a shield comes, and he is gone', () => {
    const s = defending(['crew/chewbacca'], { red: 'hb', green: 'bb', hero: { shields: 0 } }).take(
      'primary>0',
      '0:crew.chewbacca',
    );
    expect([s.ship(0).damage.length, s.ship(0).shields, discarded(s, 'chewbacca')]).toEqual([0, 1, true]);
  });
});

describe('Recon Specialist', () => {
  it('a focus action brings two tokens', () => {
    expect(flying(['crew/reconspecialist'], 's2', { y: 600 }).take('focus').ship(0).tokens.focus).toBe(2);
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

describe('Intelligence Agent', () => {
  it('sees the dial of an enemy within range 2, and nobody else learns it', () => {
    const s = flying(['crew/intelligenceagent'], 's2', { y: 480, foe: { activated: false, dial: 'k4' } });
    s.take('0:crew.intelligenceagent');
    const seen = s.match.events.find((r) => r.event.type === 'dialSeen')!;
    expect([seen.event.manoeuvre, seen.only, seen.others?.manoeuvre]).toEqual(['k4', [0], null]);
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
});

describe('Kyle Katarn (crew)', () => {
  it('losing stress may bring a focus token', () => {
    const s = flying(['crew/kylekatarn'], 's2', { hero: STRESS, y: 600 }).take('0:crew.kylekatarn');
    expect(tokensOf(s)).toEqual(['0 stress -1', '0 focus 1']);
  });
});

describe('Jan Ors (crew)', () => {
  it('a focus token for a friend within range 3 may be an evade token, once a round', () => {
    const more = [friend({ upgrades: ['crew/janors'] }, 560, 420)];
    const s = flying(['crew/reconspecialist'], 's2', { more, y: 600 }).take('focus', '2:crew.janors');
    expect(s.ship(0).tokens).toMatchObject({ evade: 1, focus: 1 });
  });
});

describe('Leia Organa (crew)', () => {
  const two = () =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 300, 90, { dial: 'k4', upgrades: ['crew/leiaorgana'] }),
        academy(450, 850, 180, { activated: true }),
        rookie(450, 500, 90, { dial: 'k4' }),
      ],
    });
  it('for the card, red manoeuvres of all friends may be white in this phase', () => {
    const s = two().take('0:crew.leiaorgana', '0', '0:crew.leiaorgana', 'none', '0:crew.leiaorgana', 'none');
    expect([s.ship(0).tokens.stress, s.ship(2).tokens.stress]).toEqual([0, 0]);
    expect(discarded(s, 'leiaorgana')).toBe(true);
  });
  it('otherwise they stay red', () => {
    expect(two().take('pass', '0', '2').ship(0).tokens.stress).toBe(1);
  });
});

describe('Lando Calrissian (crew)', () => {
  it('two dice bring focus and evade tokens', () => {
    const s = flying(['crew/landocalrissian'], 's2', { y: 600, green: 'fe' }).take('0:crew.landocalrissian');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, evade: 1 });
  });
});

describe('Mara Jade', () => {
  it('after combat every unstressed enemy at range 1 takes stress', () => {
    const more = [academy(520, 400, 180, { fought: true, tokens: { stress: 1 } }), academy(800, 800, 0)];
    const s = attacking(['crew/marajade'], { y: 400, more }).until('dials');
    expect([1, 2, 3].map((id) => s.ship(id).tokens.stress)).toEqual([1, 1, 0]);
  });
});

describe('Fleet Officer', () => {
  it('focus tokens for up to two friends within range 2, then stress', () => {
    const s = flying(['crew/fleetofficer'], 's2', { more: [friend({}, 530, 420), friend({}, 370, 420)] });
    s.take('0:crew.fleetofficer');
    s.refuses(['0', '2', '3'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(tokensOf(s.take(['2', '3']))).toEqual(['2 focus 1', '3 focus 1', '0 stress 1']);
  });
});

describe('Dash Rendar (crew)', () => {
  const on = [{ kind: 'coreasteroid0', x: 450, y: 300 }];
  const between = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
  it('attacks from an asteroid', () => {
    expect(attacking(['crew/dashrendar'], { obstacles: on }).open).toEqual(['0 attack']);
    expect(attacking([], { obstacles: on }).open).toEqual(['1 attack']);
  });
  it('its attacks are not obstructed', () => {
    expect(rolled(attacking(['crew/dashrendar'], { obstacles: between }).take('primary>1'), 'defence')).toBe(3);
    expect(rolled(attacking([], { obstacles: between }).take('primary>1'), 'defence')).toBe(4);
  });
});

describe('"Leebo" (crew)', () => {
  it('as an action: a free boost, then an ion token', () => {
    const s = flying(['crew/leebo'], 's2').take('0:crew.leebo', 'straight');
    expect([s.pose(0)[1], s.ship(0).tokens.ion]).toEqual([500, 1]);
  });
});

describe('Ysanne Isard', () => {
  const hero = { shields: 0, damage: [{ card: 'structuraldamage' }] };
  it('shieldless and damaged: a free evade action before combat', () => {
    expect(attacking(['crew/ysanneisard'], { hero }).take('0:crew.ysanneisard').ship(0).tokens.evade).toBe(1);
    expect(attacking(['crew/ysanneisard'], { hero: { shields: 0 } }).open).toEqual(['0 attack']);
    expect(attacking(['crew/ysanneisard'], { hero: { ...hero, shields: 1 } }).open).toEqual(['0 attack']);
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
});

describe('Outlaw Tech', () => {
  it('a red manoeuvre may bring a focus token', () => {
    const s = flying(['crew/outlawtech'], 'k4', { hero: { degrees: 90 } }).take('0:crew.outlawtech');
    expect(tokensOf(s).slice(0, 2)).toEqual(['0 stress 1', '0 focus 1']);
    expect(flying(['crew/outlawtech'], 's3').open).toEqual(['0 action']);
  });
});

describe('K4 Security Droid', () => {
  it('a green manoeuvre may bring a lock', () => {
    expect(flying(['crew/k4securitydroid'], 's2').take('0:crew.k4securitydroid').ship(0).locks).toEqual([1]);
    expect(flying(['crew/k4securitydroid'], 's3').open).toEqual(['0 action']);
  });
});

describe('Kanan Jarrus (crew)', () => {
  it('a white manoeuvre of a friend within range 2 takes a stress token off', () => {
    const more = [friend({ upgrades: ['crew/kananjarrus'] }, 560, 420)];
    const s = flying([], 's3', { hero: STRESS, more }).take('2:crew.kananjarrus');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(flying([], 's2', { hero: { tokens: { stress: 2 } }, more }).open).not.toContain(
      '0 window:manoeuvre.executed',
    );
  });
});

describe('"Chopper" (crew)', () => {
  it('actions in spite of stress, for a damage each', () => {
    const s = flying(['crew/chopper'], 's3', { hero: STRESS }).take('focus');
    expect(s.ship(0).shields).toBe(1);
    expect(flying(['crew/chopper'], 's3').take('focus').ship(0).shields).toBe(2);
  });
});

describe('Hera Syndulla (crew)', () => {
  it('flies red manoeuvres in spite of stress', () => {
    const s = flying(['crew/herasyndulla'], 'k4', { hero: { degrees: 90, ...STRESS } });
    expect(s.events('moved')[0]!.manoeuvre).toBe('k4');
    expect(flying([], 'k4', { hero: { degrees: 90, ...STRESS } }).open).toEqual(['1 stressed-manoeuvre']);
  });
});

describe('Systems Officer', () => {
  it('a green manoeuvre lets another friend at range 1 lock', () => {
    const more = [friend({}, 530, 420)];
    expect(flying(['crew/systemsofficer'], 's2', { more }).take('0:crew.systemsofficer').ship(2).locks).toEqual([1]);
    expect(flying(['crew/systemsofficer'], 's3', { more }).open).toEqual(['0 action']);
  });
});

describe('Ketsu Onyo (crew)', () => {
  const foe = { tokens: { tractor: 1 } };
  it('an enemy in the arc within range 2 keeps its tractor beam tokens', () => {
    expect(ending(['crew/ketsuonyo'], { foe }).take('0:crew.ketsuonyo').ship(1).tokens.tractor).toBe(1);
    expect(ending(['crew/ketsuonyo'], { foe }).take('pass').ship(1).tokens.tractor).toBe(0);
  });
});

describe('Unkar Plutt (crew)', () => {
  it('overlapping an enemy: a damage for a free action', () => {
    const s = flying(['crew/unkarplutt'], 's2', { y: 400 }).take('0:crew.unkarplutt', 'focus');
    expect(s.ship(0).shields).toBe(1);
    expect(tokensOf(s)).toEqual(['0 focus 1']);
  });
});

describe('Jyn Erso', () => {
  it('a friend within range 2 gets a focus token for each enemy in the arc', () => {
    const more = [friend({}, 560, 420), academy(520, 700, 180, { activated: true })];
    const s = flying(['crew/jynerso'], 's2', { more }).take('0:crew.jynerso', '2');
    expect(tokensOf(s)).toEqual(['2 focus 1', '2 focus 1']);
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

describe('Inspiring Recruit', () => {
  it('a friend within range 2 who loses stress loses one token more, once a round', () => {
    const more = [friend({ upgrades: ['crew/inspiringrecruit'] }, 560, 420)];
    const s = flying([], 's2', { hero: { tokens: { stress: 3 } }, more }).take('2:crew.inspiringrecruit');
    expect(s.ship(0).tokens.stress).toBe(1);
  });
});

describe('Nien Nunb (crew)', () => {
  it('makes straight manoeuvres green by data alone', () => {
    expect(flying(['crew/niennunb'], 's4', { hero: STRESS }).take('yes').ship(0).tokens.stress).toBe(0);
  });
});

describe('"Gonk"', () => {
  it('stores a shield as one action and uses it as another', () => {
    const s = flying(['crew/gonk'], 's2', { hero: { shields: 1 } });
    expect(s.options()).not.toContain('0:crew.gonk/gonk-use');
    s.take('0:crew.gonk/gonk-store').until('dials').dials({ '0': 's1', '1': 's2' }).until('action', 0);
    expect(s.take('0:crew.gonk/gonk-use').ship(0).shields).toBe(2);
    expect(s.ship(0).upgrades[0]!.tokens).toBe(0);
  });
});

describe('Bombardier', () => {
  it('may drop with the template 2', () => {
    const drop = (way: string) => {
      const s = flying(['crew/bombardier', 'bomb/seismiccharges'], 's2');
      return s.take('0:bomb.seismiccharges', way).events('dropped')[0]!.pose as { y: number };
    };
    expect(drop('straight').y - drop('straight2').y).toBeCloseTo(40);
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
