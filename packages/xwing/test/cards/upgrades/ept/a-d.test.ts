import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { scene, ship } from '../../../scene.ts';
import { conditionsOf } from '../../assigned.ts';
import { settingUp } from '../../setting-up.ts';
import {
  attacking,
  defending,
  discarded,
  FOCUS,
  faces,
  flying,
  friend,
  mayAttack,
  mayDefend,
  offered,
  offeredIn,
  rolled,
  WEDGE,
} from '../duel.ts';

const EMPEROR = { upgrades: ['crew/emperorpalpatine'] };

describe('Determination', () => {
  it('a faceup pilot card goes at once, a ship card stays', () => {
    const duel = { red: 'cbb', green: 'bb', hero: { shields: 0 } };
    const s = defending(['ept/determination'], { ...duel, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage).toEqual([]);
    const t = defending(['ept/determination'], { ...duel, deck: ['structuraldamage'] }).take('primary>0');
    expect(t.ship(0).damage.map((d) => d.card)).toEqual(['structuraldamage']);
  });
  const hero = { shields: 0 };
  it('is for its own ship', () => {
    const more = [friend({ upgrades: ['ept/determination'] })];
    const s = defending([], { red: 'cb', green: 'bb', hero, more, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['stunnedpilot']);
  });
  it('leaves a facedown card', () => {
    const cards = ['ept/determination'];
    const s = defending(cards, { red: 'hb', green: 'bb', hero, deck: ['stunnedpilot'] }).take('primary>0');
    expect(s.ship(0).damage.length).toBe(1);
  });
});

describe('Daredevil', () => {
  it('flies a white turn 1, then stress and two dice of damage', () => {
    const s = flying(['ept/daredevil'], 's2', { red: 'hb' }).take('0:ept.daredevil', 'right');
    expect(s.pose(0)).toEqual([505, 475, 90]);
    expect([s.ship(0).tokens.stress, s.ship(0).shields]).toEqual([1, 1]);
  });
  it('no dice for a ship with the boost icon', () => {
    const s = flying(['ept/daredevil', 'mod/engineupgrade'], 's2', { red: 'hh' }).take('0:ept.daredevil', 'left');
    expect(s.ship(0).shields).toBe(2);
  });
  it('off the table nothing follows', () => {
    const s = flying(['ept/daredevil'], 's2', { hero: { x: 885 }, more: [friend()] }).take('0:ept.daredevil', 'right');
    expect(s.ship(0).status).not.toBe('play');
    expect(s.events('cardRoll')).toEqual([]);
  });
  it('rolls for the asteroid it flew into', () => {
    const obstacles = [{ kind: 'coreasteroid0', x: 530, y: 475 }];
    const cards = ['ept/daredevil', 'mod/engineupgrade'];
    const s = flying(cards, 's2', { obstacles, red: 'h', y: 800 }).take('0:ept.daredevil', 'right');
    expect(s.ship(0).shields).toBe(1);
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

describe('Draw Their Fire', () => {
  it('suffers a crit instead of a friend at range 1', () => {
    const duel = { red: 'cc', green: 'bb', more: [friend({ upgrades: ['ept/drawtheirfire'] })] };
    const s = defending([], duel).take('primary>0', '2:ept.drawtheirfire');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([1, 1]);
  });
  it('takes no plain hit', () => {
    const duel = { red: 'hh', green: 'bb', more: [friend({ upgrades: ['ept/drawtheirfire'] })] };
    expect(defending([], duel).take('primary>0').open).toEqual(['0 attack']);
  });
  it('Draw Their Fire: a crit that cannot be modified, too', () => {
    const duel = { foe: EMPEROR, red: 'bb', green: 'bb', more: [friend({ upgrades: ['ept/drawtheirfire'] })] };
    const s = defending([], duel).take('primary>0', '1:crew.emperorpalpatine', 'crit', ['0'], '2:ept.drawtheirfire');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([2, 1]);
  });
});

describe('Adrenaline Rush', () => {
  it('is discarded to fly a red manoeuvre as a white one', () => {
    const s = flying(['ept/adrenalinerush'], 'k4', { hero: { degrees: 90 } }).take('0:ept.adrenalinerush');
    expect(s.ship(0).tokens.stress).toBe(0);
    expect(discarded(s, 'adrenalinerush')).toBe(true);
  });
  it('[XW-SCHWIERIGKEIT-03] what a damaged engine or Stay on Target has made red stays red', () => {
    const damage = [{ card: 'damagedengine', faceup: true }];
    expect(flying(['ept/adrenalinerush'], 'tl2', { hero: { damage } }).open).not.toContain('0 window:ship.revealed');
    // Its 3-speed turns are red on the dial already, but the engine makes them so again.
    const ywing = { type: 'ywing', pilot: 'goldsquadronpilot', damage };
    expect(flying(['ept/adrenalinerush'], 'tl3', { hero: ywing }).open).not.toContain('0 window:ship.revealed');
    const t = flying(['ept/stayontarget', 'ept/adrenalinerush'], 's2', { y: 880 }).take('0:ept.stayontarget', 'tl2');
    expect(t.ship(0).tokens.stress).toBe(1);
    const u = flying(['ept/stayontarget', 'ept/adrenalinerush'], 'k4', { hero: { degrees: 90 } });
    u.take('0:ept.adrenalinerush', '0:ept.stayontarget'); // s4, the only other one of its speed
    expect(u.ship(0).tokens.stress).toBe(1);
  });
  it('lets a stressed ship fly it', () => {
    const s = flying(['ept/adrenalinerush'], 'k4', { hero: { degrees: 90, tokens: { stress: 1 } } });
    s.take('0:ept.adrenalinerush');
    expect(s.events('moved')[0]!.manoeuvre).toBe('k4');
  });
});

describe('Decoy', () => {
  it('swaps skills with a friend within range 2', () => {
    const s = attacking(['ept/decoy'], { hero: WEDGE, more: [friend({}, 620)] }).take('0:ept.decoy');
    expect([skillOf(s.g, s.ship(0)), skillOf(s.g, s.ship(2))]).toEqual([2, 9]);
  });
  it('Decoy passes by the one at range 3', () => {
    const more = [friend({}, 620), friend({}, 720)];
    const s = attacking(['ept/decoy'], { hero: WEDGE, more }).take('0:ept.decoy');
    expect(s.open).toEqual(['0 attack']);
    expect(attacking(['ept/decoy'], { hero: WEDGE, more: [friend({}, 720)] }).open).toEqual(['0 attack']);
  });
  it('Decoy and Swarm Tactics pick within range 2 and range 1', () => {
    const more = [friend(), friend({}, 380), friend({}, 600), friend({}, 740)];
    expect(attacking(['ept/decoy'], { more }).take('0:ept.decoy').options()).toEqual(['2', '3', '4']);
    expect(attacking(['ept/swarmtactics'], { more }).take('0:ept.swarmtactics').options()).toEqual(['2', '3']);
  });
});

describe('Bodyguard', () => {
  const guard = { upgrades: ['ept/bodyguard'], tokens: { focus: 1 } };
  it('a focus token for 1 agility more of a friend of higher skill', () => {
    const s = defending([], { hero: WEDGE, more: [friend(guard)], foe: { pilot: 'maulermithel' } });
    s.take('2:ept.bodyguard').until('attack', {}, 1).take('primary>0');
    expect(s.ship(2).tokens.focus).toBe(0);
    expect(rolled(s, 'defence')).toBe(3);
  });
  it('not for one of the same skill', () => {
    expect(attacking([], { more: [friend(guard)] }).open).toEqual(['0 attack']);
  });
});

describe('Bodyguard', () => {
  it('Bodyguard spends the token at once and guards at range 1 only', () => {
    const guard = { upgrades: ['ept/bodyguard'], tokens: { focus: 1 } };
    const s = attacking([], { hero: WEDGE, more: [friend(guard)] }).take('2:ept.bodyguard');
    expect([s.open, s.ship(2).tokens.focus]).toEqual([['0 attack'], 0]);
    expect(attacking([], { hero: WEDGE, more: [friend(guard, 620)] }).open).toEqual(['0 attack']);
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
  it('Crack Shot: cancelling is no modifying, so an evade that cannot be modified goes too', () => {
    const s = attacking(['ept/crackshot'], { foe: EMPEROR, red: 'hbb', green: 'bbb' }).take('primary>1');
    s.take('1:crew.emperorpalpatine', 'evade', ['0'], '0:ept.crackshot');
    expect(s.ship(1).damage.length).toBe(1);
  });
});

describe('Cool Hand', () => {
  it('stress brings a token, for the card', () => {
    const s = flying(['ept/coolhand'], 'k4', { hero: { degrees: 90 }, y: 500 }).take('0:ept.coolhand', 'evade');
    expect(s.events('token').map((e) => e.token)).toEqual(['stress', 'evade']);
    expect(discarded(s, 'coolhand')).toBe(true);
  });
});

describe('Attanni Mindlink', () => {
  it('focus and stress pass to every other bearer who has none', () => {
    const link = (x: number, more = {}) =>
      ship('scum/z95headhunter/binayrepirate', x, 300, 0, {
        upgrades: ['ept/attannimindlink'],
        activated: true,
        ...more,
      });
    const s = scene({
      phase: 'activation',
      ships: [
        link(450, { activated: false, dial: 's2' }),
        ship('imperial/tiefighter/academypilot', 450, 800, 180, { activated: true }),
        link(600),
        link(300, { tokens: { focus: 1 } }),
      ],
    });
    s.take('focus');
    expect(s.events('token').map((e) => [e.ship, e.token])).toEqual([
      [0, 'focus'],
      [2, 'focus'],
    ]);
  });
});

describe('Attanni Mindlink', () => {
  const pirate = (x: number, upgrades: string[], more = {}) =>
    ship('scum/z95headhunter/binayrepirate', x, 300, 0, { upgrades, activated: true, ...more });
  const link = ['ept/attannimindlink', 'mod/shieldupgrade'];
  const flown = (own: string[], dial: string, others: ReturnType<typeof pirate>[]) =>
    scene({
      phase: 'activation',
      ships: [
        pirate(450, own, { activated: false, dial }),
        ship('imperial/tiefighter/academypilot', 450, 800, 180, { activated: true }),
        ...others,
      ],
    });
  const tokens = (s: ReturnType<typeof flown>) => s.events('token').map((e) => [e.ship, e.token]);
  it('passes to bearers only, whatever else they bear', () => {
    const s = flown(link, 's2', [pirate(600, link), pirate(300, ['ept/expose']), pirate(200, [])]).take('focus');
    expect(tokens(s)).toEqual([
      [0, 'focus'],
      [2, 'focus'],
    ]);
  });
  it('passes stress', () => {
    const s = flown(link, 'k3', [pirate(600, link)]);
    expect(tokens(s)).toEqual([
      [0, 'stress'],
      [2, 'stress'],
    ]);
  });
  it('passes no evade token, and nothing from a friend who bears another card', () => {
    const s = flown([...link, 'title/millenniumfalcon'], 's2', [pirate(600, link)]).take('evade');
    expect(tokens(s)).toEqual([[0, 'evade']]);
    const t = flown(['ept/expose'], 's2', [pirate(600, link), pirate(300, link)]).take('focus');
    expect(tokens(t)).toEqual([[0, 'focus']]);
  });
});

describe('A Score to Settle', () => {
  it('before forces are placed an enemy gets A Debt to Pay, and must', () => {
    const s = settingUp(
      ['rebel', 'xwing/wedgeantilles ept/ascoretosettle'],
      ['imperial', 'tiefighter/academypilot', 'tiefighter/academypilot'],
    );
    expect(s.open).toEqual(['0 card-ship']);
    expect(s.options()).toEqual(['1', '2']);
    s.take('2');
    expect(conditionsOf(s)).toEqual([[], [], ['adebttopay']]);
  });
  it('each side has a condition card of its own', () => {
    const s = settingUp(
      ['rebel', 'xwing/wedgeantilles ept/ascoretosettle'],
      ['imperial', 'tiefighter/howlrunner ept/ascoretosettle'],
    );
    expect(conditionsOf(s)).toEqual([['adebttopay'], ['adebttopay']]);
  });
  it('one focus result is a critical hit against the debtor', () => {
    const debt = { conditions: ['adebttopay'] };
    const s = attacking(['ept/ascoretosettle'], { foe: debt, red: 'ffb' }).take('primary>1', '0:ept.ascoretosettle');
    expect(faces(s, 'attack')).toBe('cfb');
  });
  it('against nobody else', () => {
    expect(attacking(['ept/ascoretosettle'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Debris Gambit', () => {
  it('an evade token for each obstacle at range 1, two at most', () => {
    const at = (x: number, y: number) => ({ kind: 'coreasteroid0', x, y });
    const evades = (n: number) => {
      const obstacles = [at(370, 420), at(530, 420), at(450, 510)].slice(0, n);
      const s = flying(['ept/debrisgambit'], 's2', { obstacles, y: 600 }).take('0:ept.debrisgambit');
      return s.events('token').length;
    };
    expect([0, 1, 3].map(evades)).toEqual([0, 1, 2]);
  });
  it('counts no obstacle at range 2', () => {
    const obstacles = [
      { kind: 'coreasteroid0', x: 370, y: 420 },
      { kind: 'coreasteroid0', x: 700, y: 420 },
    ];
    const s = flying(['ept/debrisgambit'], 's2', { obstacles, y: 600 }).take('0:ept.debrisgambit');
    expect(s.events('token').length).toBe(1);
  });
});

describe('when a talent has nothing to say', () => {
  const DRAW = 'ept/drawtheirfire';
  const crits = { red: 'cc', green: 'bb' };
  const drawn = (x: number) =>
    offeredIn(defending([], { ...crits, more: [friend({ upgrades: [DRAW] }, x)] }), 'primary>0', '2:ept.drawtheirfire');
  const debt = { conditions: ['adebttopay'] };
  const settle = (red: string) => mayAttack('ept/ascoretosettle', { foe: debt, red });
  it.each([
    ['Draw Their Fire for its own ship', () => mayDefend(DRAW, crits)],
    ['Draw Their Fire for an enemy at range 1', () => mayAttack(DRAW, { red: 'ccc', green: 'bbb', y: 400 })],
    ['Draw Their Fire for a friend at range 2', () => drawn(620)],
    ['Calculation without a focus token', () => mayAttack('ept/calculation', { red: 'ffb' })],
    ['A Score to Settle without a focus result', () => settle('hhb')],
    [
      'Cool Hand for a focus token',
      () => offered(flying(['ept/coolhand'], 's2', { y: 880 }).take('focus'), '0:ept.coolhand'),
    ],
  ])('%s', (_what, may) => {
    expect(may()).toBe(false);
  });
  it('and when it has', () => {
    expect([drawn(520), mayAttack('ept/calculation', { hero: FOCUS, red: 'fbb' }), settle('fbb')]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('Daredevil', () => {
  const turn = (side: string, red: string) =>
    flying(['ept/daredevil'], 's2', { y: 880, red }).take('0:ept.daredevil', side);
  it('turns to the side that was said', () => {
    const flown = (side: string) => turn(side, 'bb').events('moved').at(-1)!.manoeuvre;
    expect([flown('left'), flown('right')]).toEqual(['tl1', 'tr1']);
  });
  it('rolls two dice: each hit costs one damage, a blank none', () => {
    expect([turn('left', 'bhh').ship(0).shields, turn('left', 'bbh').ship(0).shields]).toEqual([1, 2]);
  });
});
