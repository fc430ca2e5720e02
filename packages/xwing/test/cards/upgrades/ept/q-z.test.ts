import { describe, expect, it } from 'vitest';
import { skillOf } from '../../../../src/values.ts';
import { academy, rookie, ship } from '../../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  faces,
  flying,
  friend,
  mayAttack,
  mayDefend,
  offered,
  offeredIn,
  rolled,
  STRESS,
  WEDGE,
} from '../duel.ts';

const WRECK = { card: 'structuraldamage', faceup: false };
const EVADE = { tokens: { evade: 1 } };

describe('Swarm Tactics', () => {
  it('a friend at range 1 fights with the same skill', () => {
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more: [friend()] }).take('0:ept.swarmtactics');
    expect(skillOf(s.g, s.ship(2))).toBe(9);
  });
  it('not at range 2', () => {
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more: [friend({}, 620)] });
    expect(s.open).toEqual(['0 attack']);
  });
  it('Swarm Tactics passes by the one at range 2', () => {
    const more = [friend(), friend({}, 620)];
    const s = attacking(['ept/swarmtactics'], { hero: WEDGE, more }).take('0:ept.swarmtactics');
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Squad Leader', () => {
  it('gives a friend of lower skill within range 2 a free action', () => {
    const s = flying(['ept/squadleader'], 's2', { hero: WEDGE, more: [friend({}, 520, 400)] });
    s.take('0:ept.squadleader');
    expect(s.open).toEqual(['0 free-action']);
    expect(
      s
        .take('focus')
        .events('token')
        .map((e) => e.ship),
    ).toEqual([2]);
  });
  it('not one of the same skill', () => {
    const s = flying(['ept/squadleader'], 's2', { more: [friend({}, 520, 400)] });
    expect(s.options()).not.toContain('0:ept.squadleader');
  });
  it.each([
    [620, true],
    [720, false],
  ])('reaches as far as range 2: at %s', (x, reaches) => {
    const s = flying(['ept/squadleader'], 's2', { hero: WEDGE, more: [friend({}, x, 420)] });
    expect(s.options().includes('0:ept.squadleader')).toBe(reaches);
  });
  it('a ship is a ship: an enemy may be chosen, and decides for itself', () => {
    const s = flying(['ept/squadleader'], 's2', { hero: { pilot: 'wedgeantilles' }, y: 560 });
    s.take('0:ept.squadleader');
    expect(s.open).toEqual(['1 free-action']);
    expect(s.options()).toContain('none');
  });
});

describe('Veteran Instincts and Adaptability', () => {
  it('change the skill by data alone', () => {
    const s = attacking(['ept/veteraninstincts'], { more: [friend({ upgrades: ['ept/adaptability'] })] });
    expect([skillOf(s.g, s.ship(0)), skillOf(s.g, s.ship(2))]).toEqual([4, 3]);
  });
});

describe('Wingman', () => {
  it('must take a stress token off another friend at range 1', () => {
    const s = attacking(['ept/wingman'], { more: [friend({ tokens: { stress: 2 } })] });
    expect(s.ship(2).tokens.stress).toBe(1);
  });
  it('Wingman passes by the calm and those at range 2', () => {
    const s = attacking(['ept/wingman'], { more: [friend(), friend(STRESS, 380), friend(STRESS, 620)] });
    expect(s.open).toEqual(['0 attack']);
    expect([2, 3, 4].map((id) => s.ship(id).tokens.stress)).toEqual([0, 0, 1]);
    expect(attacking(['ept/wingman'], { more: [friend(STRESS, 620)] }).ship(2).tokens.stress).toBe(1);
  });
  it('Wingman takes stress off one friend at range 1 who has any', () => {
    const stress = { tokens: { stress: 1 } };
    const more = [friend(stress), friend({}, 380), friend(stress, 600), friend(stress, 450, 240)];
    expect(attacking(['ept/wingman'], { more }).options()).toEqual(['2', '5']);
  });
});

describe('Stay on Target', () => {
  it('turns to another manoeuvre of the same speed, which is red', () => {
    const s = flying(['ept/stayontarget'], 's2').take('0:ept.stayontarget');
    expect(s.options()).not.toContain('s2');
    expect(s.options().every((code) => code.endsWith('2'))).toBe(true);
    s.take('bl2');
    expect(s.events('moved')[0]!.manoeuvre).toBe('bl2');
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('needs another manoeuvre of the speed', () => {
    const hero = { faction: 'imperial', type: 'tiefighter', pilot: 'academypilot' };
    expect(flying(['ept/stayontarget'], 's5', { hero, y: 880 }).open).not.toContain('0 window:ship.revealed');
    expect(flying(['ept/stayontarget'], 's4', { hero, y: 880 }).open).toEqual(['0 window:ship.revealed']);
  });
});

describe('Ruthlessness', () => {
  it('after a hit another ship at range 1 of the defender must suffer, even a friend', () => {
    const s = attacking(['ept/ruthlessness'], { red: 'hbb', green: 'bbb', more: [friend({}, 520, 480)] });
    s.take('primary>1');
    expect(s.ship(2).shields).toBe(1);
  });
  it('not after a miss', () => {
    const s = attacking(['ept/ruthlessness'], { red: 'bbb', more: [friend({}, 520, 480)] }).take('primary>1');
    expect(s.ship(2).shields).toBe(2);
  });
  it('a neighbour who is gone by then is not to be picked', () => {
    const wreck = { card: 'structuraldamage', faceup: false };
    const s = attacking(['ept/ruthlessness'], {
      red: 'cbb',
      green: 'bbb',
      more: [
        academy(520, 480, 180, { fought: true, upgrades: ['ept/drawtheirfire'], damage: [wreck, wreck] }),
        friend({}, 380, 480),
      ],
    });
    s.take('primary>1', '2:ept.drawtheirfire');
    expect(s.ship(2).status).toBe('destroyed');
    expect(s.ship(3).shields).toBe(1);
  });
});

describe('Wired', () => {
  it('stressed, it rerolls its eyes when attacking and when defending', () => {
    const stressed = { tokens: { stress: 1 } };
    const s = attacking(['ept/wired'], { hero: stressed, red: 'ffbhh' }).take('primary>1', '0:ept.wired');
    expect(s.options()).toEqual(['0', '1']);
    expect(faces(s.take(['0', '1']), 'attack')).toBe('hhb');
    const d = defending(['ept/wired'], { hero: stressed, red: 'hh', green: 'fbe' });
    expect(faces(d.take('primary>0', '0:ept.wired', ['0']), 'defence')).toBe('eb');
  });
  it('not without stress', () => {
    expect(attacking(['ept/wired'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
});

describe('Rage', () => {
  it('as an action: a focus token, two stress tokens, and up to three dice again', () => {
    const s = flying(['ept/rage'], 's2', { y: 600, red: 'bbbhhh' }).take('0:ept.rage');
    expect(s.ship(0).tokens).toMatchObject({ focus: 1, stress: 2 });
    s.take('primary>1', '0:ept.rage', ['0', '1', '2']);
    expect(faces(s, 'attack')).toBe('hhh');
  });
  it('up to three', () => {
    const s = flying(['ept/rage'], 's2', { y: 520, red: 'bbbb' }).take('0:ept.rage', 'primary>1', '0:ept.rage');
    s.refuses(['0', '1', '2', '3'], 'XW-KARTENFAEHIGKEITEN-01');
    s.take(['0', '1', '2']);
  });
});

describe('Snap Shot', () => {
  const enemy = { pilot: 'academypilot', activated: false, dial: 's2', degrees: 180 };
  it('shoots at an enemy at range 1 who has just moved; its dice cannot be modified', () => {
    const s = flying(['ept/snapshot'], 's2', {
      hero: { activated: true, tokens: { focus: 1 } },
      foe: { ...enemy, y: 500 },
      red: 'ff',
    });
    s.take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(faces(s, 'attack')).toBe('ff');
    expect(s.open).toEqual(['1 action']);
  });
  it('attacks no more in this phase, but does in the next', () => {
    const s = flying(['ept/snapshot'], 's2', {
      hero: { activated: true },
      foe: { ...enemy, y: 500 },
      more: [academy(520, 500, 180, { dial: 's2' })],
      green: 'eeeeee',
    });
    s.take('1', '0:ept.snapshot', '0:ept.snapshot>1', 'none');
    expect(s.open).toEqual(['1 action']);
    expect(s.take('none').open).toEqual(['0 attack']);
    const t = flying(['ept/snapshot'], 's2', {
      hero: { activated: true },
      foe: { ...enemy, y: 500 },
      more: [academy(520, 500, 180, { dial: 's2' })],
    });
    expect(t.take('1', 'pass', 'none').open).toEqual(['0 window:manoeuvre.executed']);
  });
  it('needs range 1', () => {
    const s = flying(['ept/snapshot'], 's2', { hero: { activated: true }, foe: { ...enemy, y: 700 } });
    expect(s.open).toEqual(['1 action']);
  });
});

describe('Snap Shot', () => {
  const enemy = { activated: false, dial: 's2', degrees: 180, y: 500 };
  const snap = (foe = {}, more = {}) =>
    flying(['ept/snapshot'], 's2', { hero: { activated: true }, foe: { ...enemy, ...foe }, ...more });
  it('is the only weapon of this attack', () => {
    expect(snap().take('0:ept.snapshot').options()).not.toContain('primary>1');
  });
  it('says nothing when a friend has moved', () => {
    const more = [rookie(450, 540, 180, { dial: 's2' })];
    const s = flying(['ept/snapshot'], 's2', { hero: { activated: true }, more, y: 800 });
    expect(s.open).toEqual(['0 action']);
  });
  it('the defender may modify, his own dice and the attack dice', () => {
    const s = snap({ upgrades: ['ept/elusiveness'] }, { red: 'hh' }).take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(s.options()).toContain('1:ept.elusiveness');
    const t = snap({ tokens: { focus: 1 } }, { red: 'hh', green: 'ffff' }).take('0:ept.snapshot', '0:ept.snapshot>1');
    expect(t.open).toEqual(['1 window:attack.modifyDefenceDice']);
  });
  it('dice of another weapon are modified as ever', () => {
    const s = attacking(['ept/snapshot'], { hero: { tokens: { focus: 1 } }, red: 'ffb' }).take('primary>1');
    expect(s.open).toEqual(['0 window:attack.modifyAttackDice']);
  });
});

describe('Trick Shot', () => {
  const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 390 }];
  it('rolls a die more if the attack is obstructed', () => {
    expect(rolled(attacking(['ept/trickshot'], { obstacles }).take('primary>1', '0:ept.trickshot'), 'attack')).toBe(4);
    expect(rolled(attacking(['ept/trickshot']).take('primary>1'), 'attack')).toBe(3);
  });
  /** Both look at each other squarely: lines from x 430 to 470 are equally short, and the rock lies at one side of them. */
  const beside = (upgrades: string[], x: number) =>
    attacking(upgrades, { obstacles: [{ kind: 'asteroid', x, y: 390, outline: SMALL }] as never });
  const SMALL = [
    [-10, -10],
    [10, -10],
    [0, 10],
  ];
  it('[XW-VERSPERRT-05] of equally short lines its player may pick one through the rock, or the free one', () => {
    const s = beside(['ept/trickshot'], 430).take('primary>1');
    expect(s.open).toEqual(['0 card-may']);
    expect(rolled(s.take('yes', '0:ept.trickshot'), 'attack')).toBe(4);
    expect(rolled(beside(['ept/trickshot'], 430).take('primary>1', 'no'), 'attack')).toBe(3);
  });
  it('[XW-VERSPERRT-05] nobody is asked without the card, or where the rock lies a millimetre off all of the lines', () => {
    for (const s of [beside([], 430), beside(['ept/trickshot'], 419)])
      expect(s.take('primary>1').match.taken.map((d) => d.kind)).not.toContain('card-may');
  });
});

describe('Swarm Leader', () => {
  it('friends with the defender in their arcs give an evade token for a die each, two at most', () => {
    const token = { tokens: { evade: 1 } };
    const more = [friend(token), friend(token, 380), friend(token, 590)];
    const s = attacking(['ept/swarmleader'], { more }).take(
      'primary>1',
      '0:ept.swarmleader',
      '2',
      '0:ept.swarmleader',
      '4',
    );
    expect(rolled(s, 'attack')).toBe(5);
    expect([2, 3, 4].map((id) => s.ship(id).tokens.evade)).toEqual([0, 1, 0]);
  });
  const leader = () =>
    attacking(['ept/swarmleader'], {
      more: [
        friend({ tokens: { evade: 2 } }),
        friend({}, 380),
        friend(EVADE, 520, 190),
        friend(EVADE, 380, 100),
        friend(EVADE, 590, 480),
      ],
    }).take('primary>1', '0:ept.swarmleader');
  it('takes friends with a token, up to range 3, with the defender in their arcs', () => {
    expect(leader().options()).toEqual(['2', '4']);
  });
  it('takes no friend twice', () => {
    const s = leader().take('2', '0:ept.swarmleader');
    expect([2, 3, 4, 5, 6].map((id) => s.ship(id).tokens.evade)).toEqual([1, 0, 0, 1, 1]);
    expect(rolled(s, 'attack')).toBe(5);
  });
});

describe('Selflessness', () => {
  it('is discarded to suffer all hits of a friend at range 1, but not the crits', () => {
    const duel = { y: 400, red: 'hhc', green: 'bb', more: [friend({ upgrades: ['ept/selflessness'] })] };
    const s = defending([], duel).take('primary>0', '2:ept.selflessness');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([1, 0]);
    expect(discarded(s, 'selflessness', 2)).toBe(true);
  });
  it('one hit is enough, none is not', () => {
    const more = [friend({ upgrades: ['ept/selflessness'] })];
    const open = (red: string) => defending([], { red, green: 'bb', more }).take('primary>0').open;
    expect(open('hb')).toEqual(['0 window:attack.hit']);
    expect(open('cb')).toEqual(['0 attack']);
  });
  it('Selflessness: a hit that cannot be modified, too', () => {
    const foe = { upgrades: ['crew/emperorpalpatine'] };
    const s = defending([], { foe, red: 'bb', green: 'bb', more: [friend({ upgrades: ['ept/selflessness'] })] });
    s.take('primary>0', '1:crew.emperorpalpatine', 'hit', ['0'], '2:ept.selflessness');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([2, 1]);
  });
});

describe('Saturation Salvo', () => {
  const salvo = (weapon: string, red: string, green: string, hero = {}) =>
    attacking(['ept/saturationsalvo', weapon], {
      red,
      green,
      hero: { locks: [1], tokens: { focus: 1 }, ...hero },
      y: 480,
      foe: { fought: true },
      more: [
        ship('imperial/lambdaclassshuttle/omicrongrouppilot', 560, 540, 180, { fought: true }),
        academy(340, 480, 180, { fought: true }),
        academy(800, 800, 180, { fought: true }),
      ],
    });
  it('a torpedo that misses harms the clumsy ships next to the target', () => {
    const s = salvo('torpedo/protontorpedoes', 'bbbb', '').take('0:torpedo.protontorpedoes>1').until('dials');
    expect(s.events('cardRoll').map((e) => e.ship)).toEqual([1, 2, 3]);
  });
  it('agility as high as its cost is enough to be safe', () => {
    const s = salvo('torpedo/flechettetorpedoes', 'bbbh', '').take('0:torpedo.flechettetorpedoes>1').until('dials');
    expect(s.events('cardRoll').map((e) => e.ship)).toEqual([2]);
    expect(s.ship(2).shields).toBe(4);
  });
  it('not after a hit, nor with the primary weapon', () => {
    const hit = salvo('torpedo/protontorpedoes', 'hhhh', 'bbb').take('0:torpedo.protontorpedoes>1').until('dials');
    const primary = salvo('torpedo/protontorpedoes', 'bbb', '').take('primary>1').until('dials');
    expect([hit.events('cardRoll').length, primary.events('cardRoll').length]).toEqual([0, 0]);
  });
  it('not after a hit that the defender has survived', () => {
    const foe = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', fought: true };
    const s = attacking(['ept/saturationsalvo', 'torpedo/protontorpedoes'], {
      foe,
      red: 'hbbb',
      green: 'bbb',
      hero: { locks: [1] },
    });
    s.take('0:torpedo.protontorpedoes>1').until('dials');
    expect([s.ship(1).status, s.events('cardRoll').length]).toEqual(['play', 0]);
  });
  it('a missile does as well, and agility 3 is safe from what costs 3', () => {
    const missile = salvo('missile/concussionmissiles', 'bbbb', '')
      .take('0:missile.concussionmissiles>1')
      .until('dials');
    expect(missile.events('cardRoll').map((e) => e.ship)).toEqual([1, 2, 3]);
    const plasma = salvo('torpedo/plasmatorpedoes', 'bbbb', '').take('0:torpedo.plasmatorpedoes>1').until('dials');
    expect(plasma.events('cardRoll').map((e) => e.ship)).toEqual([2]);
  });
  it('whoever it destroys is gone before anybody else does anything', () => {
    const s = attacking(['ept/saturationsalvo', 'torpedo/protontorpedoes'], {
      red: 'bbbbhb',
      green: '',
      hero: { locks: [1], tokens: { focus: 1 } },
      foe: { damage: [WRECK, WRECK] },
      more: [academy(340, 480, 180)],
    });
    s.take('0:torpedo.protontorpedoes>1').until('attack');
    expect([s.ship(1).status, s.ask().about]).toEqual(['destroyed', { ship: 2 }]);
  });
});

describe('when a talent has nothing to say', () => {
  const key = (id: string, ship = 0) => `${ship}:ept.${id}`;
  const selfless = (more: object, hero: string[] = []) =>
    offeredIn(
      defending(hero, { red: 'hh', green: 'bb', ...more }),
      'primary>0',
      key('selflessness', hero.length ? 0 : 2),
    );
  const by = (id: string, x = 520, y = 300) => ({ more: [friend({ upgrades: [`ept/${id}`] }, x, y)] });
  const snap = (cards: string[]) =>
    offered(
      flying(['ept/snapshot', ...cards], 's2', {
        hero: { activated: true },
        more: [rookie(450, 540, 180, { dial: 's2' })],
        y: 800,
      }),
      key('snapshot'),
    );
  const leads = (weapon: string, cards: string[], more: object[]) =>
    offeredIn(attacking(['ept/swarmleader', ...cards], { more: more as [] }), weapon, key('swarmleader'));
  it.each([
    ['Wired, attacking without stress', () => mayAttack('ept/wired', { red: 'ffb' })],
    ['Wired, defending without stress', () => mayDefend('ept/wired', { red: 'hh', green: 'ff' })],
    ['Rage without its action', () => mayAttack('ept/rage', { red: 'bbb' })],
    ['Snap Shot at a friend, though R5-TK would allow it', () => snap(['samd/r5tk'])],
    ['Swarm Leader without helpers', () => leads('primary>1', [], [])],
    [
      'Swarm Leader with a secondary weapon',
      () => leads('0:cannon.manglercannon>1', ['cannon/manglercannon'], [friend(EVADE)]),
    ],
    [
      'Swarm Leader in the attack of a friend',
      () => offeredIn(attacking([], { hero: EVADE, ...by('swarmleader') }), 'primary>1', key('swarmleader', 2)),
    ],
    ['Selflessness at range 2', () => selfless(by('selflessness', 620))],
    ['Selflessness for its own ship', () => selfless({}, ['ept/selflessness'])],
    [
      'Selflessness for an enemy',
      () =>
        offeredIn(
          attacking(['ept/selflessness'], { red: 'hhh', green: 'bbb', y: 400 }),
          'primary>1',
          key('selflessness'),
        ),
    ],
  ])('%s', (_what, may) => {
    expect(may()).toBe(false);
  });
  it('and when it has', () => {
    expect(mayDefend('ept/wired', { hero: STRESS, red: 'hh', green: 'ff' })).toBe(true);
    expect(leads('primary>1', [], [friend(EVADE)])).toBe(true);
    expect(selfless(by('selflessness'))).toBe(true);
  });
  it('Wingman finds nobody who is stressed', () => {
    expect(attacking(['ept/wingman'], { more: [friend()] }).open).toEqual(['0 attack']);
  });
  it('Ruthlessness does nothing for the hit of a friend', () => {
    const more = [friend({ upgrades: ['ept/ruthlessness'] }), academy(520, 480, 180)];
    const s = attacking([], { red: 'hbb', green: 'bbb', more }).take('primary>1');
    expect([s.ship(1).damage.length, s.ship(3).damage.length]).toEqual([1, 0]);
  });
});
