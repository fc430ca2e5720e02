import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../../../src/geometry/measuring.ts';
import { agilityOf } from '../../../../src/values.ts';
import { newMatch, squad, withObstacles } from '../../../flow/words.ts';
import { academy, rookie, type Scene, type SceneSpec, type ShipSpec, scene, ship } from '../../../scene.ts';
import {
  attacking,
  defending,
  ending,
  flying,
  friend,
  hits,
  mayAttack,
  offered,
  offeredIn,
  roll,
  rolled,
  STRESS,
} from '../duel.ts';

describe('Hound’s Tooth', () => {
  const TOOTH = '0:title.houndstooth';
  /** The YV-666 of Bossk with a single card left, and an enemy who is about to hit it. */
  const hound = (more: Partial<SceneSpec> = {}, pup: ShipSpec = {}, y = 600): Scene =>
    scene({
      phase: 'combat',
      attack: roll('hh'),
      defence: roll('b'),
      ...more,
      ships: [
        ship('scum/yv666/bossk', 450, 400, 0, {
          upgrades: ['title/houndstooth'],
          shields: 0,
          fought: true,
          damage: hits(5),
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, y, 180),
        ship('scum/z95headhunter/nashtahpuppilot', 0, 0, 0, { docked: true, carrier: 0, ...pup }),
      ].map(({ x, y, ...s }) => (s.docked ? s : { x: x!, y: y!, ...s })),
    }).take('primary>0');
  it('[R-XW-50] the pup leaves the destroyed ship by its front or rear guides and performs an action', () => {
    const s = hound().take(TOOTH, 'rear', 's2');
    expect(s.ship(0).status).toBe('play');
    expect(s.pose(2)).toEqual([450, 260, 180]);
    expect(s.take('focus').events('token')).toMatchObject([{ ship: 2, token: 'focus', by: 1 }]);
    expect([s.ship(0).status, s.ship(2).status]).toEqual(['destroyed', 'play']);
  });
  it('it cannot attack in this round, and flies in the next', () => {
    const s = hound().take(TOOTH, 'front', 's1', 'none');
    expect(s.pose(2)).toEqual([450, 500, 0]);
    expect(s.open).toContain('0 dials');
    expect(s.options(0)).toContain('2=s2');
  });
  it('a bump costs the action', () => {
    const s = hound().take(TOOTH, 'front', 's4');
    expect(s.open).not.toContain('0 action');
    expect(rangeBetween(s.g, s.ship(1), s.ship(2))).toBe(1);
  });
  it('[R-XW-50] where there is no room at all along the template, the pup is lost', () => {
    // An enemy right before the front guides leaves no gap that a base would fit into.
    const s = hound({}, {}, 465).take(TOOTH, 'front', 's1');
    expect([s.ship(0).status, s.ship(1).status, s.ship(2).status]).toEqual(['destroyed', 'play', 'destroyed']);
  });
  it('it need not leave, and then it is gone', () => {
    const s = hound().take('pass');
    expect([s.ship(0).status, s.ship(2).status]).toEqual(['destroyed', 'destroyed']);
  });
  it('a ship that flees takes it along', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/yv666/bossk', 450, 860, 0, { upgrades: ['title/houndstooth'], dial: 's3' }),
        academy(450, 100, 0, { activated: true }),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
      ],
    });
    expect(s.state.ships.map((x) => x.status)).toEqual(['destroyed', 'play', 'destroyed']);
  });
  it('it is there from the start of a match and stands in no list', () => {
    const s = newMatch({
      squads: [squad('scum', 'yv666/bossk title/houndstooth'), squad('imperial', 'tiefighter/academypilot')],
    });
    expect(s.state.ships.map((x) => [x.pilot, x.status, x.carrier])).toEqual([
      ['bossk', 'reserve', undefined],
      ['academypilot', 'reserve', undefined],
      ['nashtahpuppilot', 'docked', 0],
    ]);
    expect(withObstacles(s).until('dials').state.ships[2]!.status).toBe('docked');
  });
});

describe('Millennium Falcon (first card) and Heavy Scyk', () => {
  it('give their icon by data alone', () => {
    expect(flying(['title/millenniumfalcon'], 's2').options()).toContain('evade');
  });
});

describe('Moldy Crow', () => {
  it('keeps its focus tokens', () => {
    expect(ending(['title/moldycrow'], { hero: { tokens: { focus: 2, evade: 1 } } }).ship(0).tokens).toMatchObject({
      focus: 2,
      evade: 0,
    });
  });
});

describe('ST-321', () => {
  it('[XW-ZIELERFASSUNG-01] locks any enemy in the play area, which nobody else does', () => {
    expect(flying(['title/st321'], 's1', { y: 880 }).options()).toContain('targetlock');
    expect(flying([], 's1', { y: 880 }).options()).not.toContain('targetlock');
  });
});

describe('Outrider', () => {
  const cards = ['title/outrider', 'cannon/ioncannon'];
  it('with a cannon: in every direction, but no primary attacks', () => {
    expect(attacking(cards).options()).toEqual(['0:cannon.ioncannon>1', 'none']);
    expect(attacking(cards, { hero: { degrees: 180 } }).options()).toEqual(['0:cannon.ioncannon>1', 'none']);
  });
  it('without one nothing changes', () => {
    expect(attacking(['title/outrider']).options()).toEqual(['primary>1', 'none']);
  });
});

describe('IG-2000', () => {
  const ig = (pilot: string, x: number, more = {}) =>
    ship(`scum/aggressor/${pilot}`, x, 300, 0, { upgrades: ['title/ig2000'], activated: true, ...more });
  const boost = (hero: ReturnType<typeof ig>, ...more: ReturnType<typeof ig>[]) =>
    flying([], 's2', { hero: { ...hero, activated: false, dial: 's2' }, y: 850, more }).take('boost', 'straight');
  it('has the pilot ability of every other friendly ship with the title', () => {
    expect(boost(ig('ig88a', 450), ig('ig88c', 600)).options()).toContain('0:ig88c');
    const without = boost(ig('ig88a', 450), ig('ig88c', 600, { upgrades: [] }));
    expect(without.open).not.toContain('0 window:action.performed');
  });
  it('no longer when that ship is gone', () => {
    const { x: _x, y: _y, ...gone } = ig('ig88c', 600);
    expect(boost(ig('ig88a', 450), gone).open).not.toContain('0 window:action.performed');
  });
});

describe('TIE/v1', () => {
  it('acquiring a lock brings a free evade action', () => {
    const s = flying(['title/tiev1'], 's2', { y: 600 }).take('targetlock', '0:title.tiev1');
    expect(s.ship(0).tokens.evade).toBe(1);
  });
  it('not for another token, nor for a lock of another ship', () => {
    expect(flying(['title/tiev1'], 's2', { y: 600 }).take('focus').open).toEqual(['0 attack']);
    const more = [friend({ dial: 's2', activated: false })];
    const s = flying(['title/tiev1'], 's2', { y: 600, more }).take('2', 'targetlock');
    expect([s.ship(2).locks, s.open]).toEqual([[1], ['0 action']]);
  });
});

describe('TIE/x7', () => {
  it('a fast manoeuvre without overlap brings a free evade action', () => {
    const s = flying(['title/tiex7'], 's3', { y: 640 }).take('0:title.tiex7');
    expect(s.ship(0).tokens.evade).toBe(1);
    expect(flying(['title/tiex7'], 's2').open).toEqual(['0 action']);
    const obstacles = [{ kind: 'coreasteroid0', x: 450, y: 380 }];
    expect(flying(['title/tiex7'], 's3', { obstacles }).open).not.toContain('0 window:manoeuvre.executed');
  });
});

describe('TIE/D', () => {
  it('a cheap cannon is followed by a primary attack, once a round', () => {
    const s = attacking(['title/tied', 'cannon/ioncannon'], { green: 'eeeeee' });
    s.take('0:cannon.ioncannon>1', '0:title.tied', 'primary>1');
    expect(s.events('attack').map((e) => e.weapon)).toEqual(['0:cannon.ioncannon', 'primary']);
    expect(s.open).toEqual(['1 attack']);
  });
  it('a dear one is not', () => {
    const s = attacking(['title/tied', 'cannon/heavylasercannon'], { green: 'eee' });
    expect(s.take('0:cannon.heavylasercannon>1').open).toEqual(['1 attack']);
  });
  it('a cannon of 4 points is too dear', () => {
    const dear = attacking(['title/tied', 'cannon/manglercannon'], { green: 'eee' }).take('0:cannon.manglercannon>1');
    expect(dear.open.includes('0 window:attack.again')).toBe(false);
  });
});

describe('Millennium Falcon (Heroes of the Resistance)', () => {
  it('after a bank 3: about face, for stress', () => {
    const s = flying(['title/millenniumfalcon-swx57'], 'bl3').take('0:title.millenniumfalcon-swx57');
    expect(s.pose(0)[2]).toBe(135);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(flying(['title/millenniumfalcon-swx57'], 'bl2').open).toEqual(['0 action']);
    const tense = { tokens: { stress: 1 } };
    expect(flying(['title/millenniumfalcon-swx57'], 'bl3', { hero: tense }).open).not.toContain(
      '0 window:manoeuvre.executed',
    );
  });
  it('Millennium Falcon: not after a straight 3, nor for a bank of another ship, nor touching one of many', () => {
    const card = ['title/millenniumfalcon-swx57'];
    expect(flying(card, 's3', { y: 880 }).open).toEqual(['0 action']);
    const more = [friend({ dial: 'bl3', activated: false }, 700, 300)];
    expect(flying(card, 's3', { y: 880, more }).take('2').open).toEqual(['0 action']);
    const bump = flying(card, 'bl3', { hero: { x: 450 }, foe: { x: 400 }, y: 480, more: [friend({}, 800, 800)] });
    expect([bump.events('skippedAction').length, bump.open.includes('0 window:manoeuvre.executed')]).toEqual([
      1,
      false,
    ]);
  });
});

describe('Special Ops Training', () => {
  const sf = { faction: 'imperial', type: 'tiesffighter', pilot: 'zetaspecialist', seat: 0 };
  const foe = { seat: 1 };
  const behind = academy(450, 120, 0, { fought: true });
  it('a die more to the front', () => {
    const s = attacking(['title/specialopstraining'], { hero: sf, foe, more: [behind] });
    expect(rolled(s.take('primary>1', '0:title.specialopstraining'), 'attack')).toBe(3);
    expect(s.open).not.toContain('0 window:attack.again');
  });
  it('or else a second attack to the rear', () => {
    const s = attacking(['title/specialopstraining'], { hero: sf, foe, more: [behind], green: 'eeeeee' });
    s.take('primary>1', 'pass', '0:title.specialopstraining', 'primary>2');
    expect(s.events('attack').map((e) => e.defender)).toEqual([1, 2]);
  });
});

describe('Special Ops Training', () => {
  it('only its own primary attack to the front, with somebody behind, who alone is the target', () => {
    const sf = { faction: 'imperial', type: 'tiesffighter', pilot: 'zetaspecialist', seat: 0 };
    const card = ['title/specialopstraining'];
    const behind = academy(450, 120, 0, { fought: true });
    const none = attacking(card, { hero: sf, foe: { seat: 1 }, green: 'eee' }).take('primary>1', 'pass');
    expect(none.open).toEqual(['1 attack']);
    const rear = attacking(card, { hero: sf, foe: { seat: 1 }, more: [behind], green: 'eee' }).take('primary>2');
    expect(rear.open).toEqual(['1 attack']);
    const s = attacking(card, { hero: sf, foe: { seat: 1 }, more: [behind], green: 'eee' }).take('primary>1', 'pass');
    expect(s.take('0:title.specialopstraining').options()).toEqual(['primary>2', 'none']);
  });
});

describe('Shadow Caster', () => {
  const lancer = { faction: 'scum', type: 'lancerclasspursuitcraft', pilot: 'shadowporthunter' };
  it('a hit in the mobile arc within range 2 may bring a tractor beam token', () => {
    const shot = (way: string, y: number) =>
      flying(['title/shadowcaster'], 's2', { hero: lancer, y, red: 'hbbb', green: 'bbbb' })
        .take('rotatearc', way)
        .take('primary>1');
    const s = shot('front', 600).take('0:title.shadowcaster', 'no');
    expect(s.ship(1).tokens.tractor).toBe(1);
    expect(shot('left', 600).open).toEqual(['1 attack']);
    expect(shot('front', 750).open).toEqual(['1 attack']);
  });
});

describe("Kylo Ren's Shuttle", () => {
  it('an unstressed enemy within range 2, or another of its owner there, takes stress', () => {
    const s = attacking(['title/kylorensshuttle'], { more: [academy(520, 480, 180, { fought: true })] });
    s.take('none', 'none', '1');
    expect(s.ask().seat).toBe(1);
    s.take('2');
    expect([s.ship(1).tokens.stress, s.ship(2).tokens.stress]).toEqual([0, 1]);
  });
  it('enemies up to range 2 only, for both', () => {
    const more = [academy(520, 480, 180, { fought: true }), academy(450, 600, 180, { fought: true })];
    const s = attacking(['title/kylorensshuttle'], { more }).take('none', 'none');
    expect(s.options()).toEqual(['1', '2']);
    expect(s.take('1').options()).toEqual(['1', '2']);
  });
  it('a stressed enemy is not chosen, but its owner may put the stress on it; where all are stressed nobody is asked', () => {
    const more = (stress: number) => [academy(520, 480, 180, { fought: true, tokens: { stress } })];
    const calm = attacking(['title/kylorensshuttle'], { foe: STRESS, more: more(0) });
    calm.take('none', 'none');
    expect([calm.ask().seat, ...calm.options()]).toEqual([1, '1', '2']); // ship 2, the only calm one, is chosen
    calm.take('1');
    expect([calm.ship(1).tokens.stress, calm.ship(2).tokens.stress]).toEqual([2, 0]);
    const tense = attacking(['title/kylorensshuttle'], { foe: STRESS, more: more(1) }).take('none', 'none');
    expect(tense.open).toEqual(['0 dials', '1 dials']);
  });
});

describe('Pivot Wing', () => {
  const uwing = { type: 'uwing', pilot: 'bluesquadronpathfinder' };
  it('turns over after a manoeuvre; landed, a stop may turn the ship about', () => {
    const s = flying(['title/pivotwing'], 's1', { hero: uwing });
    expect(agilityOf(s.g, s.ship(0))).toBe(2);
    s.take('0:title.pivotwing');
    expect(agilityOf(s.g, s.ship(0))).toBe(1);
    s.until('dials').dials({ '0': 's0' }).until('window:ship.revealed').take('0:title.pivotwing');
    expect(s.pose(0)[2]).toBe(180);
  });
});

describe('Pivot Wing', () => {
  it('no turning about in flight, nor landed for another manoeuvre', () => {
    const uwing = { type: 'uwing', pilot: 'bluesquadronpathfinder' };
    expect(flying(['title/pivotwing'], 's0', { hero: uwing }).ask().kind).not.toBe('window:ship.revealed');
    const s = flying(['title/pivotwing'], 's1', { hero: uwing, y: 880 }).take('0:title.pivotwing');
    s.until('dials').dials({ '0': 's1' });
    expect(s.ask().kind).not.toBe('window:ship.revealed');
  });
  it('Pivot Wing turns over and back', () => {
    const hero = { type: 'uwing', pilot: 'bluesquadronpathfinder' };
    const s = flying(['title/pivotwing'], 's1', { y: 880, hero }).take('0:title.pivotwing');
    expect(s.ship(0).upgrades[0]!.face).toBe(1);
    s.until('dials').dials({ '0': 's1' }).until('window:manoeuvre.executed').take('0:title.pivotwing');
    expect(s.ship(0).upgrades[0]!.face).toBe(0);
  });
});

describe('"Light Scyk" Interceptor', () => {
  it('all its damage comes faceup', () => {
    const s = defending(['title/lightscykinterceptor'], {
      red: 'hb',
      green: 'bb',
      hero: { shields: 0 },
      deck: ['structuraldamage'],
    }).take('primary>0');
    expect(s.ship(0).damage[0]!.faceup).toBe(true);
  });
});

describe('StarViper Mk.II', () => {
  it('barrel rolls along a bank template', () => {
    const s = flying(['title/starvipermkii', 'mod/vectoredthrusters'], 's2').take('barrelroll');
    expect(s.options()).toEqual(['left-back', 'left-front', 'right-front', 'right-back']);
    s.take('right-front', [0, 0]);
    expect(s.pose(0)).toEqual([540.711, 457.574, -45]);
  });
});

describe('Xg-1 Assault Configuration', () => {
  const disabled = (upgrades: readonly string[], locks: readonly number[] = [], token = 1) =>
    scene({
      phase: 'combat',
      ships: [
        ship('imperial/alphaclassstarwing/nusquadronpilot', 450, 300, 0, {
          upgrades: [...upgrades],
          locks: [...locks],
          tokens: { weaponsdisabled: token },
        }),
        rookie(450, 480, 180, { fought: true }),
        rookie(550, 480, 180, { fought: true }),
      ],
    });
  it('cannons of at most 2 points fire all the same', () => {
    const s = disabled(['title/xg1assaultconfiguration', 'cannon/flechettecannon', 'cannon/ioncannon']);
    expect(s.options()).toEqual(['0:cannon.flechettecannon>1', '0:cannon.flechettecannon>2', 'none']);
    expect(disabled(['cannon/flechettecannon']).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
});

describe('Os-1 Arsenal Loadout', () => {
  const disabled = (upgrades: readonly string[], locks: readonly number[] = [], token = 1) =>
    scene({
      phase: 'combat',
      ships: [
        ship('imperial/alphaclassstarwing/nusquadronpilot', 450, 300, 0, {
          upgrades: [...upgrades],
          locks: [...locks],
          tokens: { weaponsdisabled: token },
        }),
        rookie(450, 480, 180, { fought: true }),
        rookie(550, 480, 180, { fought: true }),
      ],
    });
  it('torpedoes and missiles at a ship that it has locked', () => {
    const cards = ['title/os1arsenalloadout', 'missile/harpoonmissiles', 'torpedo/flechettetorpedoes'];
    expect(disabled(cards, [1]).options()).toEqual([
      '0:missile.harpoonmissiles>1',
      '0:torpedo.flechettetorpedoes>1',
      'none',
    ]);
    expect(disabled(cards).match.open.some((a) => a.kind === 'attack')).toBe(false);
  });
});

describe.each([
  ['Phantom', 'title/phantom', 'attackshuttle/zeborrelios', 'title/ghost'],
  ['Phantom II', 'title/phantomii', 'sheathipedeclassshuttle/ezrabridger', 'title/ghost-swx72'],
])('%s', (_name, title, shuttle, ghost) => {
  it('both titles in one squad: the shuttle starts docked', () => {
    const start = (...ships: string[]) =>
      newMatch({ squads: [squad('rebel', ...ships), squad('imperial', 'tiefighter/academypilot')] });
    const both = start(`vcx100/lothalrebel ${ghost}`, `${shuttle} ${title}`);
    expect(both.state.ships.map((x) => x.status)).toEqual(['reserve', 'docked', 'reserve']);
    const alone = start('vcx100/lothalrebel', `${shuttle} ${title}`);
    expect(alone.state.ships.map((x) => x.status)).toEqual(['reserve', 'reserve', 'reserve']);
  });
});

describe('when a title has nothing to say', () => {
  it('Hound’s Tooth when another ship is destroyed', () => {
    const s = scene({
      phase: 'combat',
      attack: roll('hh'),
      defence: roll('bbb'),
      ships: [
        ship('scum/yv666/bossk', 100, 100, 0, { upgrades: ['title/houndstooth'], fought: true }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 600, 180),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
        ship('scum/z95headhunter/binayrepirate', 450, 480, 0, { shields: 0, damage: hits(1), fought: true }),
      ],
    }).take('primary>3');
    expect([s.ship(3).status, s.ship(2).status, s.open]).toEqual(['destroyed', 'docked', ['0 dials', '1 dials']]);
  });
  const OPS = ['title/specialopstraining', 'cannon/manglercannon'];
  const sf = { faction: 'imperial', type: 'tiesffighter', pilot: 'zetaspecialist', seat: 0 };
  const behind = academy(450, 120, 0, { fought: true });
  const ops = (weapon: string, key: string, who: object, cards: string[], more: ShipSpec[]) =>
    offeredIn(attacking(cards, { hero: { ...who }, foe: { seat: 1 }, more }), weapon, key);
  it.each([
    [
      'TIE/D after a cannon of 4 points',
      () => offered(attacking(['title/tied', 'cannon/manglercannon']).take('0:cannon.manglercannon>1'), '0:title.tied'),
    ],
    [
      'Special Ops Training with a secondary weapon',
      () => ops('0:cannon.manglercannon>1', '0:title.specialopstraining', sf, OPS, [behind]),
    ],
    [
      'Special Ops Training in the attack of a friend',
      () => ops('primary>1', '2:title.specialopstraining', {}, [], [{ ...friend({ upgrades: OPS }), ...sf }, behind]),
    ],
  ])('%s', (_what, may) => {
    expect([may(), mayAttack('title/specialopstraining', {})]).toEqual([false, true]);
  });
  it('Shadow Caster after a miss; it reaches as far as range 2', () => {
    const hero = { faction: 'scum', type: 'lancerclasspursuitcraft', pilot: 'shadowporthunter' };
    const may = (y: number, red: string) =>
      offered(
        flying(['title/shadowcaster'], 's2', { hero, y, red, green: 'bbbb' }).take('rotatearc', 'front', 'primary>1'),
        '0:title.shadowcaster',
      );
    expect([may(600, 'hbbb'), may(600, 'bbbb'), may(700, 'hbb'), may(741, 'hbb')]).toEqual([true, false, true, false]);
  });
  it('Hound’s Tooth: a pup that would still have its turn attacks nobody in this round', () => {
    const s = scene({
      phase: 'combat',
      attack: roll('hhh'),
      defence: roll('b'),
      ships: [
        ship('scum/yv666/bossk', 450, 400, 0, { upgrades: ['title/houndstooth'], shields: 0, damage: hits(5) }),
        ship('imperial/tieinterceptor/soontirfel', 450, 620, 180),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
      ],
    }).take('primary>0', '0:title.houndstooth', 'front', 's1', 'focus');
    expect([s.ship(2).status, s.open]).toEqual(['play', ['0 dials', '1 dials']]);
  });
  it('Kylo Ren’s Shuttle with nobody within range 2', () => {
    const s = attacking(['title/kylorensshuttle'], { y: 600 }).take('none', 'none');
    expect([s.open, s.ship(1).tokens.stress]).toEqual([['0 dials', '1 dials'], 0]);
  });
  it('Kylo Ren’s Shuttle: the owner of the chosen ship does not put it on his ally', () => {
    const more = [academy(520, 480, 180, { seat: 2, fought: true })];
    const s = attacking(['title/kylorensshuttle'], { sides: [0, 1, 1], more }).take('none', 'none');
    expect(s.options()).toEqual(['1', '2']);
    s.take('1');
    expect([s.ship(1).tokens.stress, s.ship(2).tokens.stress]).toEqual([1, 0]);
  });
});
