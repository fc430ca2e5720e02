import { describe, expect, it } from 'vitest';
import { agilityOf } from '../../../src/values.ts';
import { academy, ship } from '../../scene.ts';
import { attacking, defending, discarded, ending, faces, flying, friend, rolled } from './duel.ts';

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
  it('locks any enemy in the play area', () => {
    expect(flying(['title/st321'], 's1', { y: 880 }).options()).toContain('targetlock');
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

describe('Dauntless', () => {
  it('overlapping a ship leaves a free action, for stress', () => {
    const s = flying(['title/dauntless'], 's2', { y: 400 }).take('0:title.dauntless', 'focus');
    expect(s.ship(0).tokens).toMatchObject({ stress: 1 });
    expect(s.events('skippedAction').length).toBe(1);
    expect(flying(['title/dauntless'], 's2').open).toEqual(['0 action']);
  });
});

describe('BTL-A4 Y-wing', () => {
  const cards = ['title/btla4ywing', 'turret/ioncannonturret'];
  it('after a primary attack one with the turret', () => {
    const s = attacking(cards, { green: 'eeeeee' }).take(
      'primary>1',
      '0:title.btla4ywing',
      '0:turret.ioncannonturret>1',
    );
    expect(s.events('attack').map((e) => e.weapon)).toEqual(['primary', '0:turret.ioncannonturret']);
    expect(s.open).toEqual(['1 attack']);
  });
  it('nobody out of the arc', () => {
    expect(attacking(cards, { hero: { degrees: 180 } }).open).toEqual(['1 attack']);
  });
});

describe('TIE/v1', () => {
  it('acquiring a lock brings a free evade action', () => {
    const s = flying(['title/tiev1'], 's2', { y: 600 }).take('targetlock', '0:title.tiev1');
    expect(s.ship(0).tokens.evade).toBe(1);
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
});

describe('Black One', () => {
  it('a boost takes a lock off a friend at range 1', () => {
    const s = flying(['title/blackone', 'mod/engineupgrade'], 's2', {
      foe: { locks: [2] },
      more: [friend({}, 530, 480)],
    }).take('boost', 'straight', '0:title.blackone');
    expect(s.ship(1).locks).toEqual([]);
  });
});

describe('Alliance Overhaul', () => {
  const arc = ship('rebel/arc170/braylenstramm', 450, 300, 0, { upgrades: ['title/allianceoverhaul'] });
  it('a die more to the front; to the rear an eye may be a crit', () => {
    const s = attacking([], { hero: { ...arc, pilot: 'thanekyrell' } }).take('primary>1', '0:title.allianceoverhaul');
    expect(rolled(s, 'attack')).toBe(3);
    const t = attacking([], { hero: { ...arc, degrees: 180 }, red: 'ff' }).take(
      'primary>1',
      '0:title.allianceoverhaul',
    );
    expect(faces(t, 'attack')).toBe('cf');
  });
});

describe('Concord Dawn Protector', () => {
  it('face to face at range 1 an evade is added', () => {
    const s = defending(['title/concorddawnprotector'], { y: 400, red: 'hhh', green: 'bb' }).take('primary>0');
    expect(faces(s, 'defence')).toBe('bbe');
    const t = defending(['title/concorddawnprotector'], { red: 'hh', green: 'bb' }).take('primary>0');
    expect(faces(t, 'defence')).toBe('bb');
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

describe('Adaptive Ailerons and Advanced Ailerons', () => {
  it('before the dial is revealed the ship must drift', () => {
    for (const card of ['title/adaptiveailerons', 'title/advancedailerons']) {
      const s = flying([card], 's2');
      expect(s.open).toEqual(['0 card-side']);
      expect(s.take('straight').pose(0)[1]).toBe(500);
      expect(flying([card], 's2', { hero: { tokens: { stress: 1 } } }).open).toEqual(['0 action']);
    }
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

describe('Enforcer', () => {
  it('an attacker in the bullseye arc is stressed', () => {
    expect(defending(['title/enforcer']).take('primary>0').ship(1).tokens.stress).toBe(1);
    const aside = defending(['title/enforcer'], { foe: { x: 520 } }).take('primary>0');
    expect(aside.ship(1).tokens.stress).toBe(0);
  });
});

describe('First Order Vanguard', () => {
  it('a die again against the only ship in the arc', () => {
    const s = attacking(['title/firstordervanguard'], { red: 'bbbh' });
    expect(faces(s.take('primary>1', '0:title.firstordervanguard', ['0']), 'attack')).toBe('hbb');
    const t = attacking(['title/firstordervanguard'], { more: [academy(520, 480, 180)] }).take('primary>1');
    expect(t.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('all defence dice again for the card', () => {
    const s = defending(['title/firstordervanguard'], { red: 'hh', green: 'bbee' });
    s.take('primary>0', '0:title.firstordervanguard', ['0', '1']);
    expect(faces(s, 'defence')).toBe('ee');
    expect(discarded(s, 'firstordervanguard')).toBe(true);
  });
});

describe('Crossfire Formation', () => {
  it('another Resistance ship within range 2 of the attacker adds an eye', () => {
    const t70 = ship('rebel/t70xwing/bluesquadronnovice', 520, 300, 0, { fought: true });
    const s = defending(['title/crossfireformation'], { red: 'hh', green: 'bb', more: [t70] });
    expect(faces(s.take('primary>0', '0:title.crossfireformation'), 'defence')).toBe('bbf');
    const t = defending(['title/crossfireformation'], { red: 'hh', green: 'bb', more: [friend()] }).take('primary>0');
    expect(t.open).toEqual(['0 attack']);
  });
});

describe('Special Ops Training', () => {
  const sf = { faction: 'imperial', type: 'tiesffighter', pilot: 'zetaspecialist', seat: 0 };
  const foe = { seat: 1 };
  const behind = academy(450, 120, 0, { fought: true });
  it('a die more to the front', () => {
    const s = attacking(['title/specialopstraining'], { hero: sf, foe, more: [behind] });
    expect(rolled(s.take('primary>1', '0:title.specialopstraining'), 'attack')).toBe(3);
    expect(s.open).not.toContain('0 window:attack.after');
  });
  it('or else a second attack to the rear', () => {
    const s = attacking(['title/specialopstraining'], { hero: sf, foe, more: [behind], green: 'eeeeee' });
    s.take('primary>1', 'pass', '0:title.specialopstraining', 'primary>2');
    expect(s.events('attack').map((e) => e.defender)).toEqual([1, 2]);
  });
});

describe('IG-2000 and IG-88D (crew)', () => {
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
  it('IG-88D brings it to any ship', () => {
    const s = boost(ig('ig88a', 450, { upgrades: ['crew/ig88d'] }), ig('ig88c', 600));
    expect(s.options()).toContain('0:ig88c');
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
