import { describe, expect, it } from 'vitest';
import { academy, type Scene, type ShipSpec, scene, ship } from '../../../scene.ts';
import {
  attacking,
  defending,
  discarded,
  faces,
  flying,
  friend,
  hits,
  mayAttack,
  obstacleAt,
  offered,
  offeredIn,
  roll,
  rolled,
} from '../duel.ts';

const SHUTTLE = { seat: 0, faction: 'rebel', type: 'attackshuttle', pilot: 'zeborrelios', upgrades: ['title/phantom'] };
const SECOND = {
  seat: 0,
  faction: 'rebel',
  type: 'sheathipedeclassshuttle',
  pilot: 'ezrabridger',
  upgrades: ['title/phantomii'],
};

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

describe('BTL-A4 Y-wing', () => {
  it('not without a turret, nor after the turret', () => {
    expect(attacking(['title/btla4ywing'], { green: 'eee' }).take('primary>1').open).toEqual(['1 attack']);
    const cards = ['title/btla4ywing', 'turret/ioncannonturret', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: { locks: [1] }, green: 'eeeeee' }).take('primary>1', 'pass');
    expect(s.take('0:title.btla4ywing').options()).toEqual(['0:turret.ioncannonturret>1', 'none']);
    const t = attacking(cards, { green: 'eee' }).take('0:turret.ioncannonturret>1');
    expect(t.open).toEqual(['1 attack']);
  });
});

describe('Ghost (with the Phantom)', () => {
  const ghost = (phase: 'activation' | 'combat', mine: ShipSpec = {}, theirs: ShipSpec = {}, docked = true): Scene =>
    scene({
      phase,
      attack: roll('hhhh'),
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 500, 0, {
          upgrades: ['title/ghost', 'turret/ioncannonturret'],
          dial: 's1',
          ...mine,
        }),
        academy(450, 350, 0, { activated: true, fought: true, ...theirs }),
        ...(docked ? [{ ...SHUTTLE, docked: true, carrier: 0 }] : []),
      ],
    });
  const GHOST = '0:title.ghost';
  it('after a manoeuvre the shuttle leaves by the rear guides, may act and may attack', () => {
    const s = ghost('activation', {}, { y: 250 }).take(GHOST, 's2', 'focus');
    // The ghost has flown to 620; its rear edge lies at 580.
    expect(s.pose(2)).toEqual([450, 480, 180]);
    expect(s.ship(2).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 action']);
    s.take('none', '2'); // both have skill 3
    expect([s.ask().kind, (s.ask().about as { ship: number }).ship]).toEqual(['attack', 2]);
  });
  it('it may stay', () => {
    const s = ghost('activation').take('pass');
    expect(s.ship(2).status).toBe('docked');
  });
  it('while it is docked the primary weapon fires through the rear arc', () => {
    expect(ghost('combat').options()).toContain('primary>1');
    expect(ghost('combat', {}, {}, false).options()).not.toContain('primary>1');
  });
  it('torpedoes leave through it in any case, other weapons never do', () => {
    const armed = { upgrades: ['title/ghost', 'torpedo/protontorpedoes', 'cannon/ioncannon'], locks: [1] };
    expect(ghost('combat', armed, { y: 250 }, false).options()).toEqual(['0:torpedo.protontorpedoes>1', 'none']);
  });
  it('and a turret fires once more at the end of the Combat phase', () => {
    const s = ghost('combat').take('primary>1').until('window:combat.end').take(GHOST);
    expect(s.options()).toEqual(['0:turret.ioncannonturret>1', 'none']);
    s.take('0:turret.ioncannonturret>1');
    expect(s.events('attack').length).toBe(2);
    const alone = ghost('combat', {}, {}, false).take('none');
    expect(alone.open).not.toContain('0 window:combat.end');
  });
  it('Ghost and Twin Laser Turret: a turret that attacks twice does so then, too', () => {
    const twin = { upgrades: ['title/ghost', 'turret/twinlaserturret'] };
    const s = ghost('combat', twin, { x: 450, y: 180 }).take('none').until('window:combat.end').take(GHOST);
    s.take('0:turret.twinlaserturret>1').until('dials');
    expect(s.events('rolled').filter((e) => e.dice === 'attack').length).toBe(2);
  });
  it('[R-XW-50] a destroyed carrier throws it out: with a damage card, and no attack in this round', () => {
    const s = scene({
      phase: 'combat',
      attack: roll('hh'),
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 500, 0, {
          upgrades: ['title/ghost'],
          shields: 0,
          fought: true,
          damage: [...hits(7), { card: 'stunnedpilot' }, { card: 'stunnedpilot' }],
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 700, 180),
        { ...SHUTTLE, docked: true, carrier: 0 },
      ],
      rules: { damageDeck: 'core2' },
    }).take('primary>0');
    expect(s.ask().kind).toBe('card-manoeuvre');
    s.take('s2', 'focus');
    expect(s.ship(2)).toMatchObject({ status: 'play', damage: [{ faceup: false }] });
    expect([s.ship(0).status, s.open.includes('0 attack')]).toEqual(['destroyed', false]);
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
  it('a roll too, not a focus, not another ship, not without a lock', () => {
    const cards = ['title/blackone', 'mod/engineupgrade', 'mod/vectoredthrusters'];
    const at = (locks: number[], more = {}) =>
      flying(cards, 's2', { y: 880, foe: { locks }, more: [friend(more, 540, 480)] });
    expect(at([2]).take('focus').open).not.toContain('0 window:action.performed');
    expect(at([]).take('boost', 'straight').open).not.toContain('0 window:action.performed');
    expect(at([2]).take('boost', 'straight').open).toContain('0 window:action.performed');
    const other = at([2], { dial: 's2', activated: false, upgrades: ['mod/engineupgrade'] });
    expect(other.take('2', 'boost', 'straight').open).not.toContain('0 window:action.performed');
    const roll = at([2]).take('barrelroll', 'right', [0, 0]);
    expect(roll.open).toContain('0 window:action.performed');
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

describe('Alliance Overhaul', () => {
  it('one eye to the rear is enough, and only in an attack of its own', () => {
    const arc = { type: 'arc170', pilot: 'thanekyrell', degrees: 180 };
    const s = attacking(['title/allianceoverhaul'], { hero: arc, red: 'fb' }).take('primary>1');
    expect(faces(s.take('0:title.allianceoverhaul'), 'attack')).toBe('cb');
    const foe = { faction: 'rebel', type: 'yt1300', pilot: 'outerrimsmuggler', seat: 1, degrees: 0 };
    const t = defending(['title/allianceoverhaul'], { hero: { ...arc, fought: true }, foe, red: 'ff' });
    expect(t.take('primary>0').open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Alliance Overhaul', () => {
  const arc = { type: 'arc170', pilot: 'thanekyrell' };
  it('to the rear one eye may be a crit, if there is one; no die more', () => {
    const s = attacking(['title/allianceoverhaul'], { hero: { ...arc, degrees: 180 }, red: 'ffb' }).take('primary>1');
    expect(rolled(s, 'attack')).toBe(2);
    expect(faces(s.take('0:title.allianceoverhaul'), 'attack')).toBe('cf');
    const t = attacking(['title/allianceoverhaul'], { hero: { ...arc, degrees: 180 }, red: 'hb' }).take('primary>1');
    expect(t.open).not.toContain('0 window:attack.modifyAttackDice');
  });
  it('to the front an eye stays an eye', () => {
    const s = attacking(['title/allianceoverhaul'], { hero: arc, red: 'fff' }).take('primary>1', 'pass');
    expect(s.open).not.toContain('0 window:attack.modifyAttackDice');
  });
});

describe('Concord Dawn Protector', () => {
  it('face to face at range 1 an evade is added', () => {
    const s = defending(['title/concorddawnprotector'], { y: 400, red: 'hhh', green: 'bb' }).take('primary>0');
    expect(faces(s, 'defence')).toBe('bbe');
    const t = defending(['title/concorddawnprotector'], { red: 'hh', green: 'bb' }).take('primary>0');
    expect(faces(t, 'defence')).toBe('bb');
  });
  it('the range of the ships, not of the attack', () => {
    const foe = { type: 'tieadvprototype', pilot: 'theinquisitor' };
    const at = (y: number) => {
      const s = defending(['title/concorddawnprotector'], { foe, y, red: 'hhb', green: 'bb' }).take('primary>0');
      return faces(s, 'defence');
    };
    expect([at(600), at(400)]).toEqual(['bb', 'bbe']);
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
  const drift = (way: string) => flying(['title/adaptiveailerons'], 's2').take(way);
  it('Ailerons drift along the 1 of the chosen side', () => {
    expect([drift('left').pose(0)[2], drift('right').pose(0)[2]]).toEqual([-45, 45]);
    expect(['left', 'straight', 'right'].map((way) => drift(way).events('moved')[0]!.manoeuvre)).toEqual([
      'bl1',
      's1',
      'br1',
    ]);
  });
  it('Adaptive Ailerons: an asteroid is rolled for and costs no action; neither does a ship', () => {
    for (const card of ['title/adaptiveailerons', 'title/advancedailerons']) {
      const rock = flying([card], 's3', { obstacles: [obstacleAt(450, 340)], red: 'h', y: 880 }).take('straight');
      expect([rock.events('obstacleRoll').length, rock.ship(0).shields, rock.open]).toEqual([1, 1, ['0 action']]);
    }
    const bump = flying(['title/adaptiveailerons'], 's4', { y: 370, hero: { degrees: 0 } }).take('straight');
    expect([bump.events('skippedAction').length, bump.open]).toEqual([0, ['0 action']]);
  });
  it('Adaptive Ailerons: who does not outlive the asteroid reveals no dial', () => {
    const hero = { shields: 0, damage: hits(2) };
    const s = flying(['title/adaptiveailerons'], 's3', { hero, obstacles: [obstacleAt(450, 340)], red: 'h' });
    expect([s.take('straight').ship(0).status, s.events('revealed')]).toEqual(['destroyed', []]);
  });
});

describe('Enforcer', () => {
  it('an attacker in the bullseye arc is stressed', () => {
    expect(defending(['title/enforcer']).take('primary>0').ship(1).tokens.stress).toBe(1);
    const aside = defending(['title/enforcer'], { foe: { x: 520 } }).take('primary>0');
    expect(aside.ship(1).tokens.stress).toBe(0);
  });
  it('Enforcer stresses nobody it attacks, and no third ship', () => {
    expect(attacking(['title/enforcer'], { green: 'eee' }).take('primary>1').ship(1).tokens.stress).toBe(0);
    const s = defending(['title/enforcer'], { hero: { fought: true }, more: [friend()] }).take('primary>2');
    expect(s.ship(1).tokens.stress).toBe(0);
  });
});

describe('Ghost (with the Phantom II)', () => {
  const ghost = (docked: boolean): Scene =>
    scene({
      phase: 'activation',
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 300, 0, { upgrades: ['title/ghost-swx72'], activated: true }),
        academy(450, 850, 180, { activated: true }),
        ship('rebel/xwing/rookiepilot', 560, 300, 0, { activated: true }),
        ...(docked ? [{ ...SECOND, docked: true, carrier: 0 }] : []),
      ],
    });
  it('a free coordinate action at the end of the Activation phase', () => {
    const s = ghost(true).take('0:title.ghost-swx72');
    expect(s.until('free-action').options()).toContain('focus');
  });
  it('not once the shuttle has gone', () => {
    expect(ghost(false).open).toEqual(['0 dials', '1 dials']);
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
  it('First Order Vanguard counts ships in the arc up to range 3, not beyond', () => {
    const sees = (y: number) =>
      attacking(['title/firstordervanguard'], { more: [academy(500, y, 180, { fought: true })], red: 'bbb' })
        .take('primary>1')
        .options()
        .includes('0:title.firstordervanguard');
    expect([sees(600), sees(750)]).toEqual([false, true]);
    const far = attacking(['title/firstordervanguard'], { y: 600, red: 'bbb' }).take('primary>1');
    expect(far.options()).toContain('0:title.firstordervanguard');
  });
  it('one defence die is enough, none is not', () => {
    const left = (tractor: number) =>
      defending(['title/firstordervanguard'], { hero: { tokens: { tractor } }, red: 'hh', green: 'b' })
        .take('primary>0')
        .open.includes('0 window:attack.modifyDefenceDice');
    expect([left(1), left(2)]).toEqual([true, false]);
  });
  it('a ship beyond range 3 in the arc does not count', () => {
    const against = (x: number) =>
      attacking(['title/firstordervanguard'], { red: 'hbb', more: [academy(x, 551, 0, { fought: true })] }).take(
        'primary>1',
      ).open;
    expect(against(700)).toEqual(['0 window:attack.modifyAttackDice']);
    expect(against(600)).toEqual(['1 attack']);
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
  it('not its own ship, not an enemy, and not from range 3 of the attacker', () => {
    const adds = (more: ReturnType<typeof academy>[], hero = {}) =>
      defending(['title/crossfireformation'], { hero, red: 'hh', green: 'bb', more })
        .take('primary>0')
        .open.includes('0 window:attack.modifyDefenceDice');
    const t70 = (y: number, more = {}) =>
      ship('rebel/t70xwing/bluesquadronnovice', 520, y, 0, { fought: true, ...more });
    expect([adds([t70(300)]), adds([t70(240)]), adds([t70(300, { seat: 1 })])]).toEqual([true, false, false]);
    expect(adds([], { type: 't70xwing', pilot: 'bluesquadronnovice' })).toBe(false);
  });
});

describe('when a title has nothing to say', () => {
  const OVERHAUL = ['title/allianceoverhaul', 'cannon/manglercannon'];
  const carrying = (phase: 'activation' | 'combat', mine: ShipSpec, others: ShipSpec[]): Scene =>
    scene({
      phase,
      attack: roll('hhhh'),
      rules: { damageDeck: 'core2' },
      ships: [
        ship('rebel/vcx100/lothalrebel', 450, 500, 0, { upgrades: ['title/ghost'], ...mine }),
        { ...SHUTTLE, docked: true, carrier: 0 },
        ...others,
      ],
    });
  it('Ghost with a shuttle: a cannon does not fire through the rear arc', () => {
    const armed = { upgrades: ['title/ghost', 'cannon/manglercannon'] };
    expect(carrying('combat', armed, [academy(450, 350)]).options()).toEqual(['primary>2', 'none']);
  });
  it('[XW-SCHIFFE-ZERSTOEREN-02] Ghost: the shuttle stays when another ship has flown or is destroyed', () => {
    const flown = [
      ship('rebel/xwing/rookiepilot', 700, 300, 0, { dial: 's2' }),
      academy(100, 800, 0, { activated: true }),
    ];
    expect(carrying('activation', { activated: true }, flown).open).toEqual(['0 action']);
    const shot = [
      ship('rebel/xwing/rookiepilot', 700, 300, 0, { shields: 0, damage: hits(2), fought: true }),
      ship('imperial/tiefighter/blacksquadronpilot', 700, 400, 180),
    ];
    const s = carrying('combat', { fought: true }, shot).take('primary>2');
    while (s.ask().kind.startsWith('window')) s.take('pass');
    expect([s.ship(2).status, s.ship(1).status, s.events('deployed')]).toEqual(['destroyed', 'docked', []]);
  });
  it('Ghost: a shuttle that has been thrown out attacks nobody in this round', () => {
    const s = carrying(
      'combat',
      { shields: 0, fought: true, damage: [...hits(7), { card: 'stunnedpilot' }, { card: 'stunnedpilot' }] },
      [ship('imperial/tiefighter/blacksquadronpilot', 450, 700, 180), academy(450, 150, 0, { fought: true })],
    ).take('primary>0');
    s.take('s2', 'focus');
    expect([s.ship(1).status, s.open]).toEqual(['play', ['0 dials', '1 dials']]);
  });
  it('Duchess may leave Adaptive Ailerons alone, not Advanced ones', () => {
    const hero = { faction: 'imperial', type: 'tiestriker', pilot: 'duchess', seat: 0 };
    const ways = (card: string) => flying([card], 's2', { hero, foe: { seat: 1 }, y: 880 }).options();
    expect(ways('title/adaptiveailerons')).toEqual(['left', 'straight', 'right', 'none']);
    expect(ways('title/advancedailerons')).toEqual(['left', 'straight', 'right']);
  });
  it('Ailerons: a bank of speed 1', () => {
    const left = flying(['title/adaptiveailerons'], 's2', { y: 880 }).take('left');
    const bank = flying([], 'bl1', { y: 880 });
    const moved = (s: Scene) => s.events('moved')[0]!.to;
    expect(moved(left)).toEqual(moved(bank));
  });
  const black = (x: number) =>
    offered(
      flying(['title/blackone', 'mod/engineupgrade'], 's2', { foe: { locks: [2] }, more: [friend({}, x, 500)] }).take(
        ...['boost', 'straight'],
      ),
      '0:title.blackone',
    );
  it('Black One: a friend at range 2', () => {
    expect([black(590), black(591)]).toEqual([true, false]);
  });
  it.each([
    [
      'Alliance Overhaul with a secondary weapon',
      () => offeredIn(attacking(OVERHAUL), '0:cannon.manglercannon>1', '0:title.allianceoverhaul'),
    ],
    [
      'Alliance Overhaul in the attack of a friend',
      () =>
        offeredIn(attacking([], { more: [friend({ upgrades: OVERHAUL })] }), 'primary>1', '2:title.allianceoverhaul'),
    ],
  ])('%s', (_what, may) => {
    expect([may(), mayAttack('title/allianceoverhaul', {})]).toEqual([false, true]);
  });
  it('First Order Vanguard: one die, not two', () => {
    const s = attacking(['title/firstordervanguard'], { red: 'bbb' }).take('primary>1', '0:title.firstordervanguard');
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
  });
});
