import { describe, expect, it } from 'vitest';
import { skillOf } from '../../src/values.ts';
import { academy, decline, rookie, type ShipSpec, scene, ship } from '../scene.ts';
import {
  ACADEMY,
  attackedBy,
  BLANKS,
  duel,
  FAR,
  flying,
  lastChange,
  lastRoll,
  MIDDLE,
  NEAR,
  offeredBefore,
  offers,
  pirate,
  ROOKIE,
  turnOf,
  wingman,
} from './pilots/duel.ts';

/** Ship cards where the official FAQ decides what their words leave open. */

const hits = (count: number): ShipSpec[] =>
  ['consolefire', 'consolefire', 'blindedpilot', 'blindedpilot', 'damagedengine']
    .slice(0, count)
    .map((card) => ({ card }));

describe('what comes after an attack', () => {
  it('IG-88A recovers his shield for a ship that stays for its simultaneous attack, and before that', () => {
    const s = duel('scum/aggressor/ig88a', 'imperial/tiedefender/maarekstele', MIDDLE + 20, {
      mine: { shields: 2 },
      theirs: { pilot: 'colonelvessery', shields: 0, damage: hits(2) },
      attack: ['hit', 'blank', 'blank'],
      defence: BLANKS,
    }).take('primary>1');
    expect([s.ship(1).status, s.ship(1).doomed]).toEqual(['play', true]);
    expect(s.take('0:ig88a').ship(0).shields).toBe(3);
    expect(s.ask()).toMatchObject({ kind: 'attack', seat: 1 });
  });
  it('IG-88A does not recover a second one for a ship that was destroyed before', () => {
    const s = duel('scum/aggressor/ig88b', 'imperial/tiedefender/colonelvessery', MIDDLE + 20, {
      theirs: { shields: 0, damage: hits(2) },
      others: [ship('scum/aggressor/ig88a', 560, 300, 0, { seat: 0, shields: 2 })],
      attack: ['hit', 'blank', 'blank', 'hit', 'blank', 'blank'],
      defence: [...BLANKS, ...BLANKS],
    });
    turnOf(s, 0).take('primary>1');
    expect(s.ship(1).doomed).toBe(true);
    turnOf(s, 2).take('primary>1');
    expect(offers(s, '2:ig88a')).toBe(false);
  });

  const dengar = (more: Parameters<typeof duel>[3] = {}) =>
    duel('scum/jumpmaster5000/dengar', 'imperial/tieinterceptor/turrphennir', MIDDLE + 20, {
      attack: ['blank', 'blank', 'blank'],
      ...more,
    });
  it('Dengar strikes back only after abilities that are no attacks, even with initiative', () => {
    const s = attackedBy(dengar({ initiative: 0, mine: { pilot: 'dengar' } }), 0);
    s.until('window:attack.after');
    expect([s.ask().seat, s.options()]).toEqual([1, ['1:turrphennir', 'pass']]);
    s.take('pass');
    expect(s.options()).toEqual(['0:dengar', 'pass']);
  });
  it('Dengar strikes back even if the attack has destroyed him, and then he goes', () => {
    const s = attackedBy(
      dengar({ mine: { shields: 0, damage: hits(4), fought: true }, attack: ['hit', 'hit', 'hit'], defence: BLANKS }),
      0,
    ).until('window:attack.again');
    s.take('0:dengar', 'primary>1');
    while (!s.match.over) s.take(decline(s.ask()));
    expect(s.events('attack').map((e) => e.attacker)).toEqual([1, 0]);
    expect(s.ship(0).status).toBe('destroyed');
  });
  it('Dengar does not stay for an attacker outside his arc', () => {
    const s = attackedBy(
      dengar({
        mine: { degrees: 180, shields: 0, damage: hits(4), fought: true },
        attack: ['hit', 'hit', 'hit'],
        defence: BLANKS,
      }),
      0,
    );
    expect(s.ship(0).status).toBe('destroyed');
  });
  it('Dengar answers his attacker, although Biggs stands next to that one and draws the fire', () => {
    const s = scene({
      phase: 'combat',
      initiative: 1,
      ships: [
        ship('scum/jumpmaster5000/dengar', 450, 300, 0, { seat: 0, fought: true }),
        ship('rebel/xwing/wedgeantilles', 450, 500, 180, { seat: 1 }),
        ship('rebel/xwing/biggsdarklighter', 520, 500, 180, { seat: 1 }),
      ],
      attack: ['blank', 'blank', 'blank'],
    });
    s.take('2:biggsdarklighter').take('primary>0').until('window:attack.again').take('0:dengar');
    expect(s.options()).toEqual(['primary>1', 'none']);
  });
});

describe('locks that a card names', () => {
  const besideKagi = { others: [ship('imperial/lambdaclassshuttle/captainkagi', 600, 450, 180, { fought: true })] };
  it('Captain Kagi does not draw off the lock of a Fire-Control System', () => {
    const s = duel(ROOKIE, ACADEMY, MIDDLE, {
      ...besideKagi,
      mine: { type: 'bwing', pilot: 'bluesquadronpilot', upgrades: ['system/firecontrolsystem'] },
    }).take('primary>1');
    s.until('window:attack.after').take('0:system.firecontrolsystem');
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('Captain Kagi does not draw off the lock of Tarn Mison', () => {
    const s = attackedBy(duel('rebel/xwing/tarnmison', 'imperial/tiefighter/howlrunner', MIDDLE, besideKagi), 0);
    expect(s.take('0:tarnmison').ship(0).locks).toEqual([1]);
  });
});

describe('who modifies dice', () => {
  const locked = (first: ShipSpec, target: string, more: Parameters<typeof duel>[3] = {}) =>
    duel('imperial/tiefighter/howlrunner', target, MIDDLE, {
      mine: { x: 390, fought: true },
      theirs: { seat: 1, locks: [2] },
      others: [{ ...wingman(450, 300), ...first }],
      attack: ['blank', 'hit', 'focus'],
      ...more,
    });
  it('Howlrunner does not help a ship that Omega Leader keeps from modifying its dice', () => {
    const shoot = (target: string) => turnOf(locked({}, target), 2).take('primary>1');
    expect(offeredBefore(shoot('imperial/tiefofighter/omegaleader'), 'attack', '0:howlrunner')).toBe(false);
    expect(offers(shoot('imperial/tiefofighter/epsilonleader'), '0:howlrunner')).toBe(true);
  });
  it('Etahn A’baht does not help a ship that Omega Leader keeps from modifying its dice', () => {
    const shoot = (pilot: string) => {
      const s = duel('rebel/ewing/etahnabaht', `imperial/tiefofighter/${pilot}`, MIDDLE, {
        mine: { fought: true },
        theirs: { locks: [2] },
        others: [rookie(520, 300)],
        attack: ['hit', 'hit', 'hit'],
      });
      return turnOf(s, 2).take('primary>1');
    };
    expect(offeredBefore(shoot('omegaleader'), 'attack', '0:etahnabaht')).toBe(false);
    expect(offers(shoot('epsilonleader'), '0:etahnabaht')).toBe(true);
  });
  it('Bossk cannot add hits against Omega Leader who has locked him', () => {
    const shoot = (locks: number[]) =>
      duel('scum/yv666/bossk', 'imperial/tiefofighter/omegaleader', MIDDLE + 20, {
        theirs: { locks, fought: true },
        attack: ['crit', 'blank', 'blank'],
        defence: BLANKS,
      }).take('primary>1');
    expect(offeredBefore(shoot([0]), 'dials', '0:bossk')).toBe(false);
    expect(offers(shoot([]).until('window:attack.hit'), '0:bossk')).toBe(true);
  });
  it('Poe Dameron uses the focus token that Esege Tuketu lends him without spending it', () => {
    const poe = (x: number) =>
      duel('rebel/t70xwing/poedameron', ACADEMY, MIDDLE, {
        others: [ship('rebel/kwing/esegetuketu', x, 300, 0, { tokens: { focus: 1 }, fought: true })],
        attack: ['focus', 'blank', 'blank'],
      }).take('primary>1');
    const s = poe(560).take('0:poedameron');
    expect([lastChange(s), s.ship(2).tokens.focus]).toEqual([['hit', 'blank', 'blank'], 1]);
    expect(offers(poe(850), '0:poedameron')).toBe(false);
  });
  it('Norra Wexley spends the lock that Shara Bey lends her', () => {
    const s = duel('rebel/arc170/norrawexley', ACADEMY, MIDDLE, {
      others: [ship('rebel/arc170/sharabey', 560, 300, 0, { locks: [1], fought: true })],
      attack: ['blank', 'blank'],
    }).take('primary>1', '0:norrawexley');
    expect([lastChange(s), s.ship(2).locks]).toEqual([['blank', 'blank', 'focus'], []]);
  });
  it('Magva Yarro lets friends reroll against an enemy next to her', () => {
    const s = duel('rebel/uwing/magvayarro', ACADEMY, MIDDLE, {
      mine: { fought: true },
      others: [rookie(520, 300, 0, { locks: [1] })],
      attack: ['blank', 'blank', 'blank'],
    });
    turnOf(s, 2).take('primary>1', '2:targetlock');
    expect(s.ask()).toMatchObject({ kind: 'reroll', max: 3 });
  });
});

describe('ranges', () => {
  it('Fenn Rau looks at where the enemy is, not at what the Inquisitor makes of it', () => {
    const shoot = (distance: number) =>
      attackedBy(
        duel('scum/protectoratestarfighter/fennrau', 'imperial/tieadvprototype/theinquisitor', distance, {
          mine: { fought: true },
        }),
        0,
      );
    expect(offeredBefore(shoot(FAR), 'dials', '0:fennrau')).toBe(false);
    expect(offeredBefore(shoot(NEAR), 'dials', '0:fennrau')).toBe(true);
  });
});

describe('TIE fighters', () => {
  it('“Youngster” lends his action to TIE/fo and TIE/sf fighters, not to interceptors', () => {
    const action = (who: string) =>
      flying(who, 's2', {}, [
        ship('imperial/tiefighter/youngster', 500, 300, 0, {
          seat: 0,
          activated: true,
          upgrades: ['ept/marksmanship'],
        }),
      ]).options();
    const lent = (who: string) => action(who).some((o) => o.includes('marksmanship'));
    expect(lent('imperial/tiefighter/academypilot')).toBe(true);
    expect(lent('imperial/tiefofighter/epsilonsquadronpilot')).toBe(true);
    expect(lent('imperial/tiesffighter/zetaspecialist')).toBe(true);
    expect(lent('imperial/tieinterceptor/alphasquadronpilot')).toBe(false);
  });
  it('“Wampa” decides when results are compared, and cancels both rolls', () => {
    const s = duel('imperial/tiefighter/wampa', ROOKIE, MIDDLE, {
      mine: { locks: [1] },
      attack: ['crit', 'blank'],
      defence: ['evade', 'evade'],
    }).take('primary>1');
    expect(s.options()).toEqual(['0:targetlock', 'pass']);
    s.until('window:attack.compare').take('0:wampa').until('attack');
    expect(s.ship(1).damage.length).toBe(1);
    expect(s.events('missed').at(-1)).toMatchObject({ cancelled: [] });
  });
  it('“Dark Curse” becomes the defender only when the cost of a weapon has been paid', () => {
    const s = duel('imperial/tiefighter/darkcurse', 'rebel/ywing/goldsquadronpilot', MIDDLE, {
      theirs: { tokens: { focus: 2 }, upgrades: ['turret/blasterturret'] },
      attack: ['focus', 'focus', 'focus'],
    });
    turnOf(s, 1).take('1:turret.blasterturret>0');
    expect(s.events('spent').map((e) => e.token)).toEqual(['focus']);
    expect(s.events('missed').length).toBe(1);
  });
});

describe('damage cards', () => {
  it('Chewbacca turns an Injured Pilot facedown before it can take his ability away', () => {
    const s = duel('rebel/yt1300/chewbacca', ACADEMY, MIDDLE + 20, {
      rules: { damageDeck: 'core' },
      mine: { shields: 0 },
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['injuredpilot'],
    });
    attackedBy(s, 0).until('dials');
    expect(s.ship(0).damage.map((d) => d.faceup)).toEqual([false]);
  });
  it('“Leebo” draws beside the card that Maarek Stele has chosen, and has the last word', () => {
    const s = duel('rebel/yt2400/leebo', 'imperial/tiedefender/maarekstele', MIDDLE + 20, {
      mine: { shields: 0, fought: true },
      attack: ['crit', 'blank', 'blank'],
      defence: BLANKS,
      deck: ['consolefire', 'directhit', 'loosestabilizer', 'damagedengine'],
    });
    attackedBy(s, 0).until('damage-card');
    expect([s.ask().seat, s.options()]).toEqual([1, ['consolefire', 'directhit', 'loosestabilizer']]);
    s.take('directhit');
    expect([s.ask().seat, s.options()]).toEqual([0, ['directhit', 'damagedengine']]);
    s.take('damagedengine');
    expect(s.ship(0).damage.map((d) => d.card)).toEqual(['damagedengine']);
  });
  it('an Injured Pilot of IG-2000 has no ability left to share, but those of the others', () => {
    const titles = { seat: 0, upgrades: ['title/ig2000'] };
    const s = scene({
      phase: 'combat',
      rules: { damageDeck: 'core' },
      ships: [
        ship('scum/aggressor/ig88a', 300, 300, 0, { ...titles, damage: [{ card: 'injuredpilot', faceup: true }] }),
        ship('scum/aggressor/ig88b', 500, 300, 0, titles),
        academy(450, 800, 180),
      ],
    });
    const pilots = (id: number) =>
      s.g
        .cards(s.ship(id))
        .map((c) => c.source.card)
        .filter((c) => c.startsWith('ig88'));
    expect([pilots(0), pilots(1)]).toEqual([['ig88b'], ['ig88b']]);
  });
});

describe('Blinded Pilot', () => {
  const blinded = { damage: [{ card: 'blindedpilot', faceup: true }] };
  const after = (more: ShipSpec, obstacles: { kind: string; x: number; y: number }[] = []) =>
    duel(ROOKIE, ACADEMY, MIDDLE, { mine: { ...blinded, ...more }, obstacles })
      .until('dials')
      .ship(0).damage[0]!.faceup;
  it('Blinded Pilot stays faceup where a ship has no opportunity to attack', () => {
    expect(after({})).toBe(false);
    expect(after({ tokens: { weaponsdisabled: 1 } })).toBe(true);
    expect(after({}, [{ kind: 'core2asteroid0', x: 450, y: 300 }])).toBe(true);
  });
  it('a Blinded Pilot is turned over by an opportunity that Dengar’s ability gives him', () => {
    const s = attackedBy(
      duel('scum/jumpmaster5000/dengar', ACADEMY, MIDDLE + 20, { mine: { ...blinded, fought: true } }),
      0,
    );
    s.until('window:attack.again').take('0:dengar');
    expect(s.ship(0).damage[0]!.faceup).toBe(false);
    expect(s.events('attack').length).toBe(1);
  });
  it('a Blinded Pilot is turned over by Corran Horn’s ability, which he still pays for', () => {
    const s = scene({
      phase: 'end',
      ships: [ship('rebel/ewing/corranhorn', 450, 300, 0, blinded), academy(450, 480, 180)],
    }).take('0:corranhorn');
    expect(s.ship(0).damage[0]!.faceup).toBe(false);
    expect(
      s
        .dials({})
        .until('dials')
        .events('attack')
        .filter((e) => e.attacker === 0),
    ).toEqual([]);
  });
});

describe('I’ll Show You the Dark Side', () => {
  const shown = { conditions: ['illshowyouthedarkside'], aside: ['blindedpilot'] };
  it('I’ll Show You the Dark Side answers any critical damage in an attack, past the shields, not only the defender’s', () => {
    const s = duel('scum/starviper/princexizor', 'rebel/bwing/bluesquadronpilot', MIDDLE, {
      mine: { fought: true },
      others: [pirate(520, 300, { ...shown, fought: true })],
      attack: ['crit', 'blank', 'blank'],
      defence: BLANKS,
    });
    attackedBy(s, 0).until('window:attack.hit').take('0:princexizor');
    expect(s.ship(2).damage.map((d) => [d.card, d.faceup])).toEqual([['blindedpilot', true]]);
    expect([s.ship(2).shields, s.ship(2).conditions]).toEqual([2, []]);
  });
  it('I’ll Show You the Dark Side does not answer Darth Vader, who comes after the attack', () => {
    const s = duel('imperial/lambdaclassshuttle/omicrongrouppilot', ROOKIE, MIDDLE + 20, {
      mine: { upgrades: ['crew/darthvader'] },
      theirs: shown,
      attack: ['blank', 'blank', 'blank'],
    });
    turnOf(s, 0).take('primary>1').until('window:attack.after').take('0:crew.darthvader');
    expect([s.ship(1).shields, s.ship(1).damage]).toEqual([1, []]);
  });
  it('“Leebo” draws beside the card of I’ll Show You the Dark Side, too', () => {
    const s = duel('rebel/yt2400/leebo', ACADEMY, MIDDLE + 20, {
      mine: { ...shown, fought: true },
      attack: ['crit', 'blank'],
      defence: BLANKS,
      deck: ['damagedengine'],
    });
    attackedBy(s, 0).until('damage-card');
    expect(s.options()).toEqual(['blindedpilot', 'damagedengine']);
  });
});

describe('shields and dice', () => {
  it('“Red Ace” gets an evade token for a shield that the Optimized Prototype takes off', () => {
    const s = duel('imperial/tiefighter/howlrunner', 'rebel/t70xwing/redace', MIDDLE, {
      mine: { conditions: ['optimizedprototype'] },
      theirs: { fought: true },
      attack: ['hit', 'hit'],
    });
    turnOf(s, 0).take('primary>1', '0:condition.optimizedprototype');
    expect([s.ship(1).shields, s.ship(1).tokens.evade]).toEqual([2, 1]);
  });
  it('a Heavy Laser Cannon keeps its critical hits against Omega Leader who has locked its ship', () => {
    const shoot = (locks: number[]) => {
      const s = duel('rebel/bwing/bluesquadronpilot', 'imperial/tiefofighter/omegaleader', MIDDLE, {
        mine: { upgrades: ['cannon/heavylasercannon'] },
        theirs: { locks, fought: true },
        attack: ['crit', 'crit', 'blank', 'blank'],
        defence: BLANKS,
      });
      turnOf(s, 0).take('0:cannon.heavylasercannon>1').until('dials');
      return s.events('hit')[0]!.results;
    };
    expect([shoot([0]), shoot([])]).toEqual([
      ['crit', 'crit'],
      ['hit', 'hit'],
    ]);
  });
  it('a Scrambled ship looks at where its target is, not at what range the attack counts as', () => {
    const shoot = (distance: number) =>
      duel('imperial/tieadvprototype/theinquisitor', ROOKIE, distance, {
        mine: { conditions: ['scrambled'], tokens: { focus: 1 } },
        theirs: { upgrades: ['system/targetingscrambler'], fought: true },
      }).take('primary>1');
    expect(offers(shoot(FAR), '0:focus')).toBe(true);
    expect(offeredBefore(shoot(NEAR), 'dials', '0:focus')).toBe(false);
  });
});

describe('hits', () => {
  it('Prince Xizor cannot hand on what an Ion Cannon cancels, even with initiative', () => {
    const s = duel('scum/starviper/princexizor', 'rebel/bwing/bluesquadronpilot', MIDDLE, {
      initiative: 0,
      mine: { fought: true },
      theirs: { upgrades: ['cannon/ioncannon'] },
      others: [pirate(520, 300, { fought: true })],
      attack: ['hit', 'hit', 'hit'],
      defence: BLANKS,
    });
    turnOf(s, 1).take('1:cannon.ioncannon>0');
    expect(offeredBefore(s, 'dials', '0:princexizor')).toBe(false);
    expect(s.ship(0).tokens.ion + s.ship(0).shields).toBe(1 + 0);
  });
  it('Latts Razzi’s lock counts for the first time of an attack that is performed twice', () => {
    const s = duel('scum/yv666/lattsrazzi', ACADEMY, MIDDLE, {
      mine: { x: 350, y: 250, locks: [1], fought: true },
      others: [ship('scum/ywing/syndicatethug', 450, 300, 0, { seat: 0, upgrades: ['turret/twinlaserturret'] })],
      attack: ['blank', 'blank', 'blank', 'blank', 'blank', 'blank'],
    });
    turnOf(s, 2).take('2:turret.twinlaserturret>1', '0:lattsrazzi').until('attack');
    expect(
      s
        .events('rolled')
        .filter((e) => e.dice === 'defence')
        .map((e) => e.faces.length),
    ).toEqual([2, 3]);
  });
  it('Corran Horn, destroyed by another Corran Horn, still has his own attack', () => {
    const s = scene({
      phase: 'end',
      ships: [
        ship('rebel/ewing/corranhorn', 450, 300, 0, { seat: 0 }),
        ship('rebel/ewing/corranhorn', 450, 480, 180, { seat: 1, shields: 0, damage: hits(1) }),
      ],
      attack: ['hit', 'hit', 'hit', 'blank', 'blank', 'blank'],
      defence: BLANKS,
    });
    s.take('0:corranhorn', 'primary>1').until('window:end.start', {}, 1);
    s.take('1:corranhorn', 'primary>0');
    while (!s.match.over && s.state.phase === 'end') s.take('pass');
    expect(s.events('attack').map((e) => e.attacker)).toEqual([0, 1]);
    expect(s.ship(1).status).toBe('destroyed');
  });
});

describe('prices and conditions', () => {
  it('Captain Yorr takes the stress that was to be paid, and Zeta Leader gets nothing for it', () => {
    const dice = (yorr: 'pass' | '2:captainyorr') => {
      const s = duel('imperial/tiefofighter/zetaleader', ROOKIE, MIDDLE, {
        others: [ship('imperial/lambdaclassshuttle/captainyorr', 560, 300, 0, { seat: 0, fought: true })],
      }).take('primary>1', '0:zetaleader', yorr);
      return [lastRoll(s.until('attack'), 'attack').length, s.ship(0).tokens.stress, s.ship(2).tokens.stress];
    };
    expect(dice('2:captainyorr')).toEqual([2, 0, 1]);
    expect(dice('pass')).toEqual([3, 1, 0]);
  });
  it('two Captain Rexes: each has his own suppressive fire', () => {
    const rexes = (more: Parameters<typeof duel>[3] = {}) =>
      duel('rebel/tiefighter/captainrex', 'rebel/tiefighter/captainrex', MIDDLE, {
        mine: { fought: true },
        theirs: { fought: true },
        others: [
          rookie(520, 300, 0, { seat: 0, conditions: ['suppressivefire'] }),
          rookie(520, 480, 180, { seat: 1, conditions: ['suppressivefire'] }),
        ],
        ...more,
      });
    const s = turnOf(rexes({ attack: ['blank', 'blank'] }), 2)
      .take('primary>3')
      .until('attack');
    expect(lastRoll(s, 'attack').length).toBe(2);
    const lifted = turnOf(rexes(), 2).take('primary>1').until('attack');
    expect([lifted.ship(2).conditions, lifted.ship(3).conditions]).toEqual([[], ['suppressivefire']]);
  });
  it('the Nashtah Pup keeps the skill that Veteran Instincts gave its carrier', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'hit'],
      defence: BLANKS,
      ships: [
        ship('scum/yv666/bossk', 450, 400, 0, {
          upgrades: ['title/houndstooth', 'ept/veteraninstincts'],
          shields: 0,
          fought: true,
          damage: hits(5),
        }),
        ship('imperial/tiefighter/blacksquadronpilot', 450, 600, 180),
        { seat: 0, faction: 'scum', type: 'z95headhunter', pilot: 'nashtahpuppilot', docked: true, carrier: 0 },
      ],
    });
    s.take('primary>0', '0:title.houndstooth', 'rear', 's2', 'focus');
    expect(skillOf(s.g, s.ship(2))).toBe(9);
  });
});
