import { describe, expect, it } from 'vitest';
import { type ShipSpec, scene, ship } from '../../scene.ts';
import { ACADEMY, duel, FAR, flying, given, lastRoll, MIDDLE, NEAR, offeredBefore, offers, turnOf } from './duel.ts';

const pirate = (x: number, y: number, more: ShipSpec = {}) => ship('scum/z95headhunter/binayrepirate', x, y, 0, more);
const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ACADEMY, distance, more), 0)
      .take('primary>1')
      .until('attack', 1),
    'attack',
  ).length;

describe('Kavil', () => {
  it('rolls one more die against a ship outside his arc', () => {
    const dice = (degrees: number) => {
      const s = duel('scum/ywing/kavil', ACADEMY, MIDDLE, {
        mine: { degrees, tokens: { focus: 1 }, upgrades: ['turret/blasterturret'] },
      });
      return lastRoll(s.take('0:turret.blasterturret>1').until('attack', 1), 'attack').length;
    };
    expect([dice(180), dice(0)]).toEqual([4, 3]);
  });
});

describe('Drea Renthal', () => {
  it('after spending a lock may take stress to lock anew', () => {
    const s = duel('scum/ywing/drearenthal', ACADEMY, MIDDLE, { mine: { locks: [1] } });
    s.take('primary>1', '0:targetlock', '0:drearenthal', []);
    expect([s.ship(0).locks, s.ship(0).tokens.stress]).toEqual([[1], 1]);
  });
  it('not after spending another token', () => {
    const s = duel('scum/ywing/drearenthal', ACADEMY, MIDDLE, { mine: { tokens: { focus: 1 } } });
    expect(offers(s.take('primary>1', '0:focus'), '0:drearenthal')).toBe(false);
  });
});

describe('Boba Fett', () => {
  const others = [ship(ACADEMY, 540, 360, 180)];
  it('may reroll one die for each enemy at range 1, attacking', () => {
    const s = duel('scum/firespray31/bobafett', ACADEMY, NEAR, {
      others,
      attack: ['blank', 'blank', 'blank', 'blank', 'hit', 'hit'],
    });
    s.take('primary>1', '0:bobafett');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 2 });
    s.take(['0', '1']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit', 'blank', 'blank']);
  });
  it('and defending', () => {
    const s = turnOf(duel('scum/firespray31/bobafett', ACADEMY, NEAR, { defence: ['blank', 'blank', 'evade'] }), 1);
    s.take('primary>0', '0:bobafett', ['0']);
    expect(s.events('modified').at(-1)!.faces).toEqual(['evade', 'blank']);
  });
  it('none without an enemy next to him', () => {
    const s = duel('scum/firespray31/bobafett', ACADEMY, FAR).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:bobafett')).toBe(false);
  });
});

describe('Kath Scarlet', () => {
  it('rolls one more die against a ship in her auxiliary arc', () => {
    const dice = (degrees: number) => attackDice('scum/firespray31/kathscarlet', MIDDLE + 20, { mine: { degrees } });
    expect([dice(180), dice(0)]).toEqual([4, 3]);
  });
});

describe('Dace Bonearm', () => {
  const ion = (stress: number) => {
    const s = duel('scum/hwk290/dacebonearm', 'imperial/tiedefender/deltasquadronpilot', MIDDLE, {
      mine: { tokens: { stress }, upgrades: ['turret/ioncannonturret'] },
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    return s.take('0:turret.ioncannonturret>1');
  };
  it('may take stress so that an enemy that receives an ion token suffers a damage', () => {
    const s = ion(0).take('0:dacebonearm');
    expect(s.ship(1).shields).toBe(3 - 2);
    expect(s.ship(0).tokens.stress).toBe(1);
  });
  it('not while he is stressed', () => {
    expect(offers(ion(1), '0:dacebonearm')).toBe(false);
  });
});

describe('Palob Godalhi', () => {
  const start = (distance: number) =>
    duel('scum/hwk290/palobgodalhi', ACADEMY, distance, { theirs: { tokens: { focus: 1, evade: 1 } } });
  it('may take a focus or evade token from an enemy at range 1-2', () => {
    const s = start(MIDDLE).take('0:palobgodalhi');
    expect(s.options()).toEqual(['focus', 'evade']);
    s.take('evade');
    expect([s.ship(0).tokens.evade, s.ship(1).tokens.evade, s.ship(1).tokens.focus]).toEqual([1, 0, 1]);
  });
  it('not at range 3', () => {
    expect(start(FAR).open).toEqual(['0 attack']);
  });
});

describe('Torkil Mux', () => {
  const start = (y: number) =>
    scene({
      phase: 'activation',
      ships: [
        ship('scum/hwk290/torkilmux', 450, 300, 0, { activated: true }),
        ship('imperial/tiefighter/howlrunner', 450, y, 180, { activated: true }),
      ],
    });
  it('an enemy at range 1-2 has skill 0 until the end of the Combat phase', () => {
    const s = start(480);
    expect(s.open).toEqual(['0 attack']);
    s.until('dials');
    expect(s.state.lasting).toEqual([]);
  });
  it('not one at range 3', () => {
    expect(start(580).open).toEqual(['1 attack']);
  });
});

describe("N'Dru Suhlak", () => {
  it('rolls one more die with no other friendly ship at range 1-2', () => {
    const dice = (x: number) => attackDice('scum/z95headhunter/ndrusuhlak', MIDDLE, { others: [pirate(x, 300)] });
    expect([dice(720), dice(600)]).toEqual([3, 2]);
  });
});

describe("Kaa'to Leeachos", () => {
  it('may take a focus or evade token from another friendly ship at range 1-2', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, {
      theirs: { tokens: { focus: 1 } },
      others: [pirate(600, 300, { tokens: { focus: 1 } })],
    });
    s.take('0:kaatoleeachos');
    expect(s.state.ships.map((o) => o.tokens.focus)).toEqual([1, 1, 0]);
  });
  it('nobody has any', () => {
    const s = duel('scum/z95headhunter/kaatoleeachos', ACADEMY, MIDDLE, { theirs: { tokens: { focus: 1 } } });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('Prince Xizor', () => {
  const attacked = (x: number) =>
    turnOf(
      duel('scum/starviper/princexizor', ACADEMY, NEAR, {
        others: [pirate(x, 300)],
        attack: ['crit', 'hit', 'blank'],
        defence: ['blank', 'blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('another friendly ship at range 1 may suffer one result in his place', () => {
    const s = attacked(390).take('0:princexizor');
    expect(s.options()).toEqual(['hit', 'crit']);
    s.take('crit');
    expect([s.ship(0).shields, s.ship(2).shields]).toEqual([0, 1]);
  });
  it('nobody is near enough', () => {
    expect(offeredBefore(attacked(250), 'dials', '0:princexizor')).toBe(false);
  });
});

describe('Guri', () => {
  it('may take a focus token next to an enemy', () => {
    const s = duel('scum/starviper/guri', ACADEMY, NEAR).take('0:guri');
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(duel('scum/starviper/guri', ACADEMY, MIDDLE).open).toEqual(['0 attack']);
  });
});

describe('Serissu', () => {
  const attacked = (x: number) =>
    turnOf(
      duel('scum/m3ainterceptor/serissu', ACADEMY, MIDDLE, {
        mine: { x },
        others: [pirate(450, 300)],
        attack: ['hit', 'blank'],
        defence: ['blank', 'blank', 'evade'],
      }),
      1,
    ).take('primary>2');
  it('another friendly ship at range 1 may reroll one defence die', () => {
    const s = attacked(390).take('0:serissu');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 1 });
    s.take(['0']);
    expect(s.ship(2).shields).toBe(2);
  });
  it('not at range 2', () => {
    expect(offeredBefore(attacked(300), 'dials', '0:serissu')).toBe(false);
  });
});

describe('Genesis Red', () => {
  it('gets as many focus and evade tokens as the ship he locks', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        ship('scum/m3ainterceptor/genesisred', 450, 300, 0, { dial: 's2', tokens: { evade: 1 } }),
        ship(ACADEMY, 450, 600, 180, { activated: true, tokens: { focus: 2, evade: 1 } }),
      ],
    }).take('targetlock');
    expect([given(s, 0, 'focus'), given(s, 0, 'evade')]).toEqual([2, 0]);
  });
});

describe('Laetin A’shera', () => {
  const attacked = (attack: string[]) =>
    turnOf(
      duel('scum/m3ainterceptor/laetinashera', ACADEMY, MIDDLE, { attack, defence: ['blank', 'blank', 'blank'] }),
      1,
    ).take('primary>0');
  it('may take an evade token after an attack that missed him', () => {
    expect(given(attacked(['blank', 'blank']).take('0:laetinashera'), 0, 'evade')).toBe(1);
  });
  it('not after a hit', () => {
    expect(offeredBefore(attacked(['hit', 'blank']), 'dials', '0:laetinashera')).toBe(false);
  });
});

describe('Inaldra', () => {
  it('may spend a shield to reroll any of her dice, attacking and defending', () => {
    const s = duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { attack: ['blank', 'blank', 'hit', 'hit'] });
    s.take('primary>1', '0:inaldra', ['0', '1']);
    expect(s.ship(0).shields).toBe(0);
    expect(s.events('modified').at(-1)!.faces).toEqual(['hit', 'hit']);
    const t = turnOf(
      duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { defence: ['blank', 'blank', 'blank', 'evade'] }),
      1,
    );
    t.take('primary>0', '0:inaldra', ['0']);
    expect(t.events('modified').at(-1)!.faces).toEqual(['evade', 'blank', 'blank']);
  });
  it('not without shields', () => {
    const s = duel('scum/m3ainterceptor/inaldra', ACADEMY, MIDDLE, { mine: { shields: 0 } }).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:inaldra')).toBe(false);
  });
});

describe('Quinn Jast', () => {
  it('may have his weapons disabled to turn a spent missile faceup', () => {
    const s = duel('scum/m3ainterceptor/quinnjast', ACADEMY, FAR, {
      mine: { locks: [1], upgrades: ['missile/concussionmissiles'] },
    });
    s.take('0:missile.concussionmissiles>1').until('dials');
    expect(s.ship(0).upgrades[0]!.discarded).toBe(true);
    s.dials({ '0': 's2', '1': 's2' }).until('window:combat.start').take('0:quinnjast');
    expect(s.ship(0).upgrades[0]!.discarded).toBe(false);
    expect(given(s, 0, 'weaponsdisabled')).toBe(1);
  });
  it('with nothing spent there is nothing to turn', () => {
    const s = duel('scum/m3ainterceptor/quinnjast', ACADEMY, FAR, {
      mine: { upgrades: ['missile/concussionmissiles'] },
    });
    expect(s.open).toEqual(['0 attack']);
  });
});

describe('IG-88A', () => {
  const kill = (damage: ShipSpec[]) =>
    duel('scum/aggressor/ig88a', ACADEMY, MIDDLE + 20, {
      mine: { shields: 2 },
      theirs: { damage },
      attack: ['hit', 'blank', 'blank'],
      defence: ['blank', 'blank', 'blank'],
    }).take('primary>1');
  it('may recover a shield after an attack that destroys its target', () => {
    const s = kill([{ card: 'consolefire' }, { card: 'consolefire' }]).take('0:ig88a');
    expect(s.ship(0).shields).toBe(3);
  });
  it('not after one that only damages it', () => {
    expect(offers(kill([]), '0:ig88a')).toBe(false);
  });
});

describe('IG-88B', () => {
  const shoot = (attack: string[]) =>
    duel('scum/aggressor/ig88b', ACADEMY, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack,
      defence: ['evade', 'evade', 'evade', 'evade', 'evade', 'evade'],
    }).take('primary>1');
  it('after a miss may attack with a cannon, once a round', () => {
    const s = shoot(['blank', 'blank', 'blank', 'hit', 'blank', 'blank', 'blank']).take('0:ig88b');
    expect(s.options()).toEqual(['0:cannon.heavylasercannon>1', 'none']);
    expect(offeredBefore(s.take('0:cannon.heavylasercannon>1'), 'dials', '0:ig88b')).toBe(false);
    expect(s.events('attack').length).toBe(2);
  });
  it('not after a hit', () => {
    const s = duel('scum/aggressor/ig88b', ACADEMY, MIDDLE + 20, {
      mine: { upgrades: ['cannon/heavylasercannon'] },
      attack: ['hit', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank'],
    });
    expect(offeredBefore(s.take('primary>1'), 'dials', '0:ig88b')).toBe(false);
  });
});

describe('IG-88C', () => {
  it('may evade for free after a boost', () => {
    const s = flying('scum/aggressor/ig88c', 's2').take('boost', 'straight', '0:ig88c');
    expect(given(s, 0, 'evade')).toBe(1);
  });
  it('not after a focus', () => {
    expect(offers(flying('scum/aggressor/ig88c', 's2').take('focus'), '0:ig88c')).toBe(false);
  });
});

describe('IG-88D', () => {
  it('may fly the loop of speed 3 with the turn template', () => {
    const s = flying('scum/aggressor/ig88d', 'bl3s').take('0:ig88d');
    const usual = flying('scum/aggressor/ig88d', 'bl3s').take('pass');
    expect(s.pose(0)[2]).toBeCloseTo(90, 3); // a quarter to the left and about
    expect(usual.pose(0)[2]).toBeCloseTo(135, 3);
    expect(s.pose(0)[0]).toBeLessThan(usual.pose(0)[0]);
  });
});

describe('Bossk', () => {
  it('may make two hits of a critical hit that got through', () => {
    const s = duel('scum/yv666/bossk', 'imperial/vt49decimator/patrolleader', MIDDLE + 40, {
      attack: ['crit', 'blank', 'blank'],
    });
    s.take('primary>1', '0:bossk');
    expect(s.ship(1).shields).toBe(4 - 2);
  });
  it('there must be one', () => {
    const s = duel('scum/yv666/bossk', 'imperial/vt49decimator/patrolleader', MIDDLE + 40, {
      attack: ['hit', 'blank', 'blank'],
    });
    expect(offers(s.take('primary>1'), '0:bossk')).toBe(false);
  });
});

describe('Moralo Eval', () => {
  const targets = (pilot: string) =>
    duel(`scum/yv666/${pilot}`, ACADEMY, MIDDLE + 20, {
      mine: { degrees: 80, upgrades: ['cannon/heavylasercannon'] },
    }).options();
  it('his cannons also shoot through the auxiliary arc', () => {
    expect(targets('moraloeval')).toEqual(['primary>1', '0:cannon.heavylasercannon>1', 'none']);
    expect(targets('trandoshanslaver')).toEqual(['primary>1', 'none']);
  });
});

describe('Latts Razzi', () => {
  const friend = (locks: number[]) =>
    turnOf(
      duel('scum/yv666/lattsrazzi', ACADEMY, MIDDLE, { mine: { x: 350, y: 250, locks }, others: [pirate(450, 300)] }),
      2,
    ).take('primary>1');
  it('may spend her lock on the target of a friend: one agility less for that attack', () => {
    const s = friend([1]).take('0:lattsrazzi').until('attack');
    expect(lastRoll(s, 'defence').length).toBe(2);
    expect(s.ship(0).locks).toEqual([]);
  });
  it('not without a lock', () => {
    expect(offeredBefore(friend([]), 'attack', '0:lattsrazzi')).toBe(false);
  });
});
