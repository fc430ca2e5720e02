import { describe, expect, it } from 'vitest';
import { academy, type ShipSpec, ship } from '../../scene.ts';
import { duel, FAR, flying, given, lastRoll, MIDDLE, offeredBefore, offers, ROOKIE, turnOf } from './duel.ts';

const wingman = (x: number, y: number, more: ShipSpec = {}) => academy(x, y, 0, { seat: 0, ...more });
const attackDice = (who: string, distance: number, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, distance, more), 0)
      .take('primary>1')
      .until('attack', 1),
    'attack',
  ).length;
const defenceDice = (who: string, more: Parameters<typeof duel>[3] = {}): number =>
  lastRoll(
    turnOf(duel(who, ROOKIE, MIDDLE, more), 1)
      .take('primary>0')
      .until('dials'),
    'defence',
  ).length;

describe('Omega Leader', () => {
  const between = (locks: number[]) =>
    duel('imperial/tiefofighter/omegaleader', 'rebel/xwing/lukeskywalker', MIDDLE, {
      mine: { locks },
      theirs: { tokens: { focus: 1, stress: 1 }, locks: [0] },
      attack: ['hit', 'hit', 'blank', 'focus', 'focus'],
      defence: ['focus', 'focus'],
    });
  it('a ship he has locked modifies no dice, neither by tokens nor by cards', () => {
    const s = between([1]).until('attack', 0).take('primary>1');
    s.until('attack', 1);
    expect(s.ship(1).tokens.focus).toBe(1);
    expect(s.ship(1).shields).toBe(0);
    expect(offeredBefore(s.take('primary>0'), 'dials', '1:targetlock')).toBe(false);
  });
  it('without his lock it does', () => {
    const s = between([]).until('attack', 0).take('primary>1');
    expect(s.options()).toEqual(['1:focus', '1:lukeskywalker', 'pass']);
  });
});

describe('Omega Ace', () => {
  const shoot = (mine: ShipSpec) =>
    duel('imperial/tiefofighter/omegaace', ROOKIE, MIDDLE, { mine, attack: ['blank', 'focus'] }).take('primary>1');
  it('may spend focus and lock for critical hits only', () => {
    const s = shoot({ tokens: { focus: 1 }, locks: [1] }).take('0:omegaace');
    expect(s.events('modified').at(-1)!.faces).toEqual(['crit', 'crit']);
    expect([s.ship(0).tokens.focus, s.ship(0).locks]).toEqual([0, []]);
  });
  it('needs both', () => {
    expect(offers(shoot({ tokens: { focus: 1 } }), '0:omegaace')).toBe(false);
    expect(offers(shoot({ locks: [1] }), '0:omegaace')).toBe(false);
  });
});

describe('Zeta Leader', () => {
  it('may take stress for one more attack die', () => {
    const s = duel('imperial/tiefofighter/zetaleader', ROOKIE, MIDDLE)
      .take('primary>1', '0:zetaleader')
      .until('attack');
    expect([s.ship(0).tokens.stress, lastRoll(s, 'attack').length]).toEqual([1, 3]);
  });
  it('not while stressed', () => {
    const s = duel('imperial/tiefofighter/zetaleader', ROOKIE, MIDDLE, { mine: { tokens: { stress: 1 } } });
    expect(offeredBefore(s.take('primary>1'), 'attack', '0:zetaleader')).toBe(false);
  });
});

describe('Epsilon Leader', () => {
  it('every friendly ship at range 1, he included, loses a stress token when the Combat phase starts', () => {
    const s = duel('imperial/tiefofighter/epsilonleader', ROOKIE, MIDDLE, {
      mine: { tokens: { stress: 1 } },
      theirs: { tokens: { stress: 1 } },
      others: [wingman(510, 300, { tokens: { stress: 2 } }), wingman(600, 300, { tokens: { stress: 1 } })],
    });
    expect(s.state.ships.map((o) => o.tokens.stress)).toEqual([0, 1, 1, 1]);
  });
});

describe('Zeta Ace', () => {
  it('may roll with the straight 2 template', () => {
    const s = flying('imperial/tiefofighter/zetaace', 's2').take('barrelroll');
    expect(s.options()).toEqual(['left', 'right', 'left-far', 'right-far']);
    s.take('right-far', [0, 0]);
    expect(s.pose(0)[0]).toBeCloseTo(450 + 120, 3);
  });
});

describe('Epsilon Ace', () => {
  it('has skill 12 as long as he is not damaged', () => {
    const first = (damage: ShipSpec[]) =>
      duel('imperial/tiefofighter/epsilonace', 'rebel/xwing/wedgeantilles', MIDDLE, { mine: { damage } }).ask().seat;
    expect([first([]), first([{ card: 'consolefire' }])]).toEqual([0, 1]);
  });
});

describe('The Inquisitor', () => {
  it('his primary weapon shoots as if at range 1', () => {
    const s = duel('imperial/tieadvprototype/theinquisitor', ROOKIE, FAR).take('primary>1').until('attack');
    expect([lastRoll(s, 'attack').length, lastRoll(s, 'defence').length]).toEqual([3, 2]);
  });
  it('missiles do not', () => {
    const s = duel('imperial/tieadvprototype/theinquisitor', ROOKIE, FAR, {
      mine: { locks: [1], upgrades: ['missile/concussionmissiles'] },
    }).take('0:missile.concussionmissiles>1');
    expect(s.events('attack')[0]).toMatchObject({ range: 3 });
  });
});

describe('Valen Rudor', () => {
  it('may act after he has defended', () => {
    const s = turnOf(duel('imperial/tieadvprototype/valenrudor', ROOKIE, MIDDLE), 1).take('primary>0');
    s.until('window:attack.after').take('0:valenrudor', 'focus');
    expect(given(s, 0, 'focus')).toBe(1);
  });
  it('not after his own attack', () => {
    const s = duel('imperial/tieadvprototype/valenrudor', ROOKIE, MIDDLE).take('primary>1');
    expect(offeredBefore(s, 'attack', '0:valenrudor')).toBe(false);
  });
});

describe('"Backdraft"', () => {
  const shoot = (degrees: number) =>
    duel('imperial/tiesffighter/backdraft', ROOKIE, MIDDLE, { mine: { degrees }, attack: ['blank', 'blank'] }).take(
      'primary>1',
    );
  it('may add a critical hit through his auxiliary arc', () => {
    const s = shoot(180).take('0:backdraft');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'blank', 'crit']);
  });
  it('not to the front', () => {
    expect(offers(shoot(0), '0:backdraft')).toBe(false);
  });
});

describe('"Pure Sabacc"', () => {
  it('rolls one more die with at most one damage card', () => {
    const dice = (n: number) =>
      attackDice('imperial/tiestriker/puresabacc', MIDDLE, {
        mine: { damage: Array.from({ length: n }, () => ({ card: 'consolefire' })) },
      });
    expect([dice(0), dice(1), dice(2)]).toEqual([4, 4, 3]);
  });
});

describe('"Countdown"', () => {
  const attacked = (stress: number) =>
    turnOf(
      duel('imperial/tiestriker/countdown', ROOKIE, MIDDLE, {
        mine: { tokens: { stress } },
        attack: ['hit', 'hit', 'crit'],
        defence: ['blank', 'blank'],
      }),
      1,
    ).take('primary>0');
  it('may suffer one damage and stress to cancel all results', () => {
    const s = attacked(0).take('0:countdown');
    expect(s.ship(0).damage.length).toBe(1);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(s.events('missed').length).toBe(1);
  });
  it('not while stressed', () => {
    expect(offeredBefore(attacked(1), 'dials', '0:countdown')).toBe(false);
  });
});

describe('Lieutenant Kestal', () => {
  it('may spend a focus token to cancel the blanks and focus results of the defender', () => {
    const s = duel('imperial/tieaggressor/lieutenantkestal', ROOKIE, MIDDLE, {
      mine: { tokens: { focus: 1 } },
      theirs: { tokens: { focus: 1 } },
      attack: ['hit', 'hit'],
      defence: ['focus', 'blank'],
    });
    s.take('primary>1', 'pass', '0:lieutenantkestal');
    expect(s.events('modified').at(-1)!.faces).toEqual([]);
    s.until('attack', 1);
    expect(s.ship(1).shields).toBe(0);
  });
});

describe('"Double Edge"', () => {
  const miss = (weapon: string) =>
    duel('imperial/tieaggressor/doubleedge', ROOKIE, MIDDLE, {
      mine: { upgrades: ['turret/dorsalturret'] },
      attack: ['blank', 'blank', 'hit', 'hit'],
      defence: ['blank', 'blank', 'blank', 'blank'],
    }).take(`${weapon}>1`);
  it('after a secondary weapon has missed he may attack with a different weapon', () => {
    const s = miss('0:turret.dorsalturret').take('0:doubleedge');
    expect(s.options()).toEqual(['primary>1', 'none']);
    s.take('primary>1').until('attack', 1);
    expect(s.ship(1).shields).toBe(0);
  });
  it('not after his primary weapon', () => {
    expect(offeredBefore(miss('primary'), 'attack', '0:doubleedge')).toBe(false);
  });
});

describe('Major Vynder', () => {
  it('with a weapons disabled token rolls one more defence die', () => {
    const who = 'imperial/alphaclassstarwing/majorvynder';
    expect([defenceDice(who, { mine: { tokens: { weaponsdisabled: 1 } } }), defenceDice(who)]).toEqual([3, 2]);
  });
});

describe('Test Pilot "Blackout"', () => {
  it('an obstructed defender rolls two dice fewer', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR, {
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 440 }],
    });
    s.take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'defence').length).toBe(2 + 1 + 1 - 2);
  });
  it('a clear one rolls all of them', () => {
    const s = duel('imperial/tiesilencer/testpilotblackout', ROOKIE, FAR).take('primary>1').until('attack', 1);
    expect(lastRoll(s, 'defence').length).toBe(3);
  });
});

describe('Major Vermeil', () => {
  const shoot = (tokens: ShipSpec) =>
    duel('imperial/tiereaper/majorvermeil', ROOKIE, MIDDLE, {
      theirs: { tokens },
      attack: ['blank', 'focus', 'blank'],
    }).take('primary>1');
  it('may turn a blank or a focus into a hit against a ship without focus and evade tokens', () => {
    const s = shoot({}).take('0:majorvermeil');
    expect(s.options()).toEqual(['blank', 'focus']);
    s.take('focus');
    expect(s.events('modified').at(-1)!.faces).toEqual(['blank', 'hit', 'blank']);
  });
  it('not against one with an evade token', () => {
    expect(offers(shoot({ evade: 1 }), '0:majorvermeil')).toBe(false);
  });
});

describe('Captain Feroph', () => {
  it('adds an evade against a jammed attacker', () => {
    const attacked = (jam: number) =>
      turnOf(
        duel('imperial/tiereaper/captainferoph', ROOKIE, MIDDLE, {
          theirs: { tokens: { jam } },
          attack: ['hit', 'hit', 'blank'],
          defence: ['blank'],
        }),
        1,
      )
        .take('primary>0')
        .until('dials')
        .ship(0).shields;
    expect([attacked(1), attacked(0)]).toEqual([1, 0]);
  });
});

describe('"Vizier"', () => {
  const friend = (dial: string) =>
    flying('imperial/tieinterceptor/alphasquadronpilot', dial, {}, [
      ship('imperial/tiereaper/vizier', 520, 340, 0, { seat: 0, activated: true, tokens: { focus: 1, evade: 1 } }),
    ]);
  it('may hand a token to a friendly ship that flies at speed 1 next to him', () => {
    const s = friend('tl1');
    s.take('2:vizier');
    expect(s.options()).toEqual(['focus', 'evade']);
    s.take('evade');
    expect([s.ship(0).tokens.evade, s.ship(2).tokens.evade, s.ship(2).tokens.focus]).toEqual([1, 0, 1]);
  });
  it('not at speed 2', () => {
    expect(offers(friend('s2'), '2:vizier')).toBe(false);
  });
});
