import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../src/geometry/measuring.ts';
import { shieldValueOf } from '../../src/values.ts';
import { academy, rookie, scene } from '../scene.ts';
import { ADVANCED, conditionsOf, DARK_SIDE, labels } from './assigned.ts';
import { attacking, defending, ending, faces, flying, friend, rolled } from './upgrades/duel.ts';

describe("I'll Show You the Dark Side", () => {
  const marked = { ...ADVANCED, conditions: ['illshowyouthedarkside'], aside: ['stunnedpilot'] };
  it('[R-XW-41] the first critical damage of an attack is that card, past the shields', () => {
    const s = attacking([], { foe: marked, red: 'ccc', green: 'bbb' }).take('primary>1');
    expect(s.ship(1).damage.map((d) => [d.card, d.faceup])).toEqual([['stunnedpilot', true]]);
    expect([s.ship(1).shields, s.ship(1).conditions, s.ship(1).aside]).toEqual([0, [], []]);
  });
  it('neither normal damage nor critical damage outside the attack', () => {
    const hit = attacking([], { foe: marked, red: 'hbb', green: 'bbb' }).take('primary>1');
    expect([hit.ship(1).shields, hit.ship(1).damage.length]).toEqual([1, 0]);
    const hull = attacking([], { foe: { ...marked, shields: 0 }, red: 'hbb', green: 'bbb' }).take('primary>1');
    expect(hull.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
    expect([hull.ship(1).conditions, hull.ship(1).aside]).toEqual([[DARK_SIDE], ['stunnedpilot']]);
    const vader = attacking(['crew/darthvader'], { foe: marked, red: 'bbb' }).take('primary>1', '0:crew.darthvader');
    expect([vader.ship(1).shields, vader.ship(1).conditions]).toEqual([1, [DARK_SIDE]]);
  });
  it('the card that waits is missing from the deck, and must be one of it', () => {
    const s = attacking([], { foe: marked });
    expect(s.state.decks[0]!.draw.filter((card) => card === 'stunnedpilot')).toHaveLength(1);
    expect(() => attacking([], { foe: { ...marked, aside: ['injuredpilot'] } })).toThrow('xw.noSuchDamage');
  });
  it('goes to the discard pile with its ship', () => {
    const s = attacking([], { foe: { ...marked, shields: 0, type: 'tiefighter', pilot: 'academypilot' }, red: 'hhh' });
    s.until('attack').take('primary>1');
    expect(s.ship(1).status).toBe('destroyed');
    expect(s.state.decks[0]!.discard).toContain('stunnedpilot');
  });
});

describe('Fanatical Devotion', () => {
  const devoted = { conditions: ['fanaticaldevotion'], tokens: { focus: 1 } };
  it('[XW-ANGRIFF-33] the first hit out of a focus result is not cancelled by defence dice, critical hits go before it', () => {
    const s = attacking([], { hero: devoted, red: 'fcf', green: 'eee' }).take('primary>1', '0:focus');
    expect(faces(s, 'attack')).toBe('hch');
    expect(s.events('hit')).toMatchObject([{ faces: ['hit'] }]);
  });
  it('against Kath Scarlet the defender may leave the critical hits that would go before it', () => {
    const kath = { ...devoted, faction: 'imperial', type: 'firespray31', pilot: 'kathscarlet' };
    const foe = { faction: 'rebel', type: 'xwing', pilot: 'rookiepilot', shields: 0 };
    const shot = (green: string) =>
      attacking([], { hero: kath, foe, y: 480, red: 'fch', green }).take('primary>1', '0:focus');
    const s = shot('ee');
    expect(s.open).toEqual(['1 card-may']);
    s.take('no');
    // The one evade that still finds a hit cancels it.
    expect([s.events('hit')[0]!.faces, s.ship(1).tokens.stress]).toEqual([['hit', 'crit'], 0]);
    expect(shot('ee').take('yes').ship(1).tokens.stress).toBe(1);
    expect(shot('eb').events('hit')).toMatchObject([{ faces: ['hit', 'crit'] }]);
  });
  it('an ordinary focus token saves nothing', () => {
    const s = attacking([], { hero: { tokens: { focus: 1 } }, red: 'fcf', green: 'eee' }).take('primary>1', '0:focus');
    expect(s.events('missed')).toHaveLength(1);
  });
  it('[XW-ANGRIFF-30] a defender cannot spend focus tokens', () => {
    const s = defending([], { hero: devoted, red: 'hh', green: 'fff' }).take('primary>0');
    expect(s.events('spent')).toEqual([]);
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 attack']);
  });
  it('[XW-ANGRIFF-20] an attacker spends focus tokens, a defender his evade token, and a friend spends what he likes', () => {
    const s = defending([], { hero: { ...devoted, tokens: { evade: 1 } }, red: 'hh', green: 'bbb' }).take('primary>0');
    expect(s.options()).toContain('0:evade');
    const friendly = [friend({ conditions: ['fanaticaldevotion'] })];
    const t = defending([], { hero: { tokens: { focus: 1 } }, more: friendly, red: 'hh', green: 'fff' }).take(
      'primary>0',
    );
    expect(t.options()).toContain('0:focus');
  });
  it('is gone after the End phase', () => {
    const s = ending([], { hero: devoted }).until('dials');
    expect(conditionsOf(s)).toEqual([[], []]);
  });
});

describe('A Debt to Pay', () => {
  const debt = { conditions: ['adebttopay'] };
  it('one focus result is a critical hit against the creditor', () => {
    const s = defending(['ept/ascoretosettle'], { foe: debt, red: 'ff' }).take('primary>0');
    expect(faces(s.take('1:condition.adebttopay'), 'attack')).toBe('cf');
  });
  it('one focus result is enough, none is not', () => {
    const open = (red: string) => defending(['ept/ascoretosettle'], { foe: debt, red }).take('primary>0').open;
    expect([open('fb'), open('hb')]).toEqual([['1 window:attack.modifyAttackDice'], ['0 attack']]);
  });
  it('against nobody else', () => {
    expect(defending([], { foe: debt, red: 'ff' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Harpooned!', () => {
  const harpooned = { ...ADVANCED, conditions: ['harpooned'] };
  const others = [academy(520, 480, 180, { fought: true }), academy(620, 480, 180, { fought: true }), friend()];
  it('a critical hit tears it off: damage all around, and a facedown card for the ship', () => {
    const deck = Array.from({ length: 2 }, () => 'structuraldamage');
    const s = attacking([], { foe: harpooned, more: others, red: 'cbb', green: 'bbb', deck }).take('primary>1');
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false]);
    expect([s.ship(1).shields, s.ship(1).conditions]).toEqual([1, []]);
    expect([2, 3, 4].map((id) => s.ship(id).damage.length)).toEqual([1, 0, 0]);
    expect([rangeBetween(s.g, s.ship(1), s.ship(2)), rangeBetween(s.g, s.ship(1), s.ship(3))]).toEqual([1, 2]);
  });
  it('a plain hit does not, nor does a critical hit that is cancelled', () => {
    for (const [red, green] of [
      ['hhb', 'bbb'],
      ['chb', 'eeb'],
    ]) {
      const s = attacking([], { foe: harpooned, more: others, red: red!, green: green! }).take('primary>1');
      expect([s.ship(1).conditions, s.ship(2).damage.length]).toEqual([['harpooned'], 0]);
    }
  });
  it('it goes off even if a weapon cancels the results afterwards, whoever has the initiative', () => {
    for (const initiative of [0, 1] as const) {
      const s = attacking(['cannon/ioncannon'], { foe: harpooned, more: others, red: 'cbb', green: 'bbb', initiative });
      s.take('0:cannon.ioncannon>1').until('attack');
      expect([s.ship(1).conditions, s.ship(2).damage.length]).toEqual([[], 1]);
    }
  });
  it('when the ship is destroyed, everybody at range 1 is hurt', () => {
    const doomed = {
      conditions: ['harpooned'],
      damage: [{ card: 'consolefire' }, { card: 'consolefire' }],
      fought: true,
    };
    const s = attacking([], { foe: doomed, more: others, red: 'hbb', green: 'bbb' }).take('primary>1');
    expect(s.ship(1).status).toBe('destroyed');
    expect([2, 3].map((id) => s.ship(id).damage.length)).toEqual([1, 0]);
  });
  it('an action removes one harpoon; a hit or critical hit costs 1 damage', () => {
    for (const [die, shields] of [
      ['c', 1],
      ['f', 2],
    ] as const) {
      const hero = { conditions: ['harpooned', 'harpooned'] };
      const s = flying([], 's2', { hero, red: die }).take('0:condition.harpooned');
      expect([s.ship(0).conditions, s.ship(0).shields]).toEqual([['harpooned'], shields]);
    }
  });
});

describe('Rattled', () => {
  /** A bomb goes off at range 1 of a rattled ship with two shields. */
  const bombed = (card: string) =>
    scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { activated: true }),
        academy(450, 480, 180, { ...ADVANCED, activated: true, conditions: ['rattled'] }),
      ],
      bombs: [{ card, ship: 0, x: 450, y: 560 }],
    });
  it('damage of a bomb brings 1 critical damage more, once', () => {
    const s = bombed('seismiccharges');
    expect([s.ship(1).shields, s.ship(1).conditions]).toEqual([0, []]);
  });
  it('the damage is critical, and 1', () => {
    const s = scene({
      phase: 'activation',
      ships: [
        rookie(450, 100, 0, { activated: true }),
        academy(450, 480, 180, {
          type: 'tiebomber',
          pilot: 'scimitarsquadronpilot',
          activated: true,
          conditions: ['rattled'],
        }),
      ],
      bombs: [{ card: 'seismiccharges', ship: 0, x: 450, y: 560 }],
      deck: ['structuraldamage', 'structuraldamage'],
    });
    expect(s.ship(1).damage.map((d) => d.faceup)).toEqual([false, true]);
  });
  it('a bomb that does no damage does not, nor does damage of another kind', () => {
    const ion = bombed('ionbombs');
    expect([ion.ship(1).shields, ion.ship(1).conditions]).toEqual([2, ['rattled']]);
    const shot = attacking([], { foe: { ...ADVANCED, conditions: ['rattled'] }, red: 'hbb', green: 'bbb' });
    shot.take('primary>1');
    expect([shot.ship(1).shields, shot.ship(1).conditions]).toEqual([1, ['rattled']]);
  });
  it('an action may end it: with a focus or hit, not with a critical hit', () => {
    for (const [die, left] of [
      ['f', []],
      ['h', []],
      ['c', ['rattled']],
    ] as const) {
      const s = flying([], 's2', { hero: { conditions: ['rattled'] }, red: die }).take('0:condition.rattled');
      expect(s.ship(0).conditions).toEqual(left);
    }
  });
});

describe('Scrambled', () => {
  const fire = (cards: string[], y: number) =>
    defending(cards, { y, foe: { conditions: ['scrambled'], tokens: { focus: 1 } }, red: 'ffb', green: 'bbb' }).take(
      'primary>0',
    );
  it('[XW-ANGRIFF-19] at range 1 the attack dice against the scrambler stay as they are', () => {
    const s = fire(['system/targetingscrambler'], 400);
    expect(s.open).toEqual(['0 attack']);
    expect(conditionsOf(s.until('dials'))).toEqual([[], []]);
  });
  it('binds the dice of its own attack only: the scrambled ship defends as ever, and its friends attack as ever', () => {
    const hero = { upgrades: ['system/targetingscrambler'] };
    const foe = { conditions: ['scrambled'], tokens: { focus: 1 } };
    const s = attacking([], { hero, foe, y: 400, red: 'hhhh', green: 'fff' }).take('primary>1');
    expect(s.options()).toContain('1:focus');
    const mate = academy(520, 400, 180, { conditions: ['scrambled'], fought: true });
    const t = defending([], { hero, foe: { tokens: { focus: 1 } }, more: [mate], y: 400, red: 'ffb' }).take(
      'primary>0',
    );
    expect(t.options()).toContain('1:focus');
    const ketsu = defending(['system/targetingscrambler'], {
      y: 400,
      hero: { tokens: { focus: 1 } },
      foe: { conditions: ['scrambled'] },
      red: 'hhh',
      green: 'ff',
    });
    expect(ketsu.take('primary>0').options()).toContain('0:focus');
  });
  it('not at range 2, not against others', () => {
    expect(fire(['system/targetingscrambler'], 480).options()).toContain('1:focus');
    expect(fire([], 400).options()).toContain('1:focus');
  });
});

describe('Optimized Prototype', () => {
  const prototype = (foe: object, cards: string[] = [], krennic = 520) =>
    attacking(cards, {
      hero: { conditions: ['optimizedprototype'] },
      foe: { ...ADVANCED, ...foe },
      more: [friend({ upgrades: ['crew/directorkrennic'] }, krennic)],
      red: 'hbbhbb',
      green: 'eeeeee',
    });
  it('once a round a primary attack gives a result for a shield; then Krennic may lock', () => {
    const s = prototype({}).take('primary>1', '0:condition.optimizedprototype');
    expect(labels(s)).toEqual(['xw.face.hit', 'xw.face.blank']);
    s.take('blank');
    expect(faces(s, 'attack')).toBe('hb');
    expect(s.ship(1).shields).toBe(1);
    s.take('0:condition.optimizedprototype');
    expect(s.ship(2).locks).toEqual([1]);
    expect(shieldValueOf(s.g, s.ship(0))).toBe(3);
  });
  it('a second attack of the round gives nothing for a shield, and Krennic locks within range 2 of the prototype only', () => {
    const s = prototype({}, ['crew/gunner'], 710).take('primary>1', '0:condition.optimizedprototype', 'blank');
    expect(s.options()).toEqual(['0:crew.gunner', 'pass']);
    s.take('0:crew.gunner', 'primary>1');
    expect(s.events('attack')).toHaveLength(2);
    expect([s.ship(1).shields, s.open]).toEqual([1, ['0 dials', '1 dials']]);
  });
  it('one shield is enough, and one result; no result is not', () => {
    const open = (foe: object, hero: object = {}) =>
      attacking([], {
        hero: { conditions: ['optimizedprototype'], ...hero },
        foe: { ...ADVANCED, ...foe },
        red: 'hbb',
        green: 'eeeeee',
      }).take('primary>1').open;
    const hwk = { type: 'hwk290', pilot: 'rebeloperative' };
    const broken = { ...hwk, damage: [{ card: 'weaponsfailure', faceup: true }] };
    const asked = ['0 window:attack.modifyAttackDice'];
    expect([open({ shields: 1 }), open({}, hwk), open({}, broken)]).toEqual([asked, asked, ['0 dials', '1 dials']]);
  });
  it('Krennic locks at range 2 of the prototype', () => {
    expect(prototype({ shields: 0 }, [], 690).take('primary>1').open).toEqual(['0 window:attack.after']);
  });
  it('not from a ship without shields, not with another weapon', () => {
    expect(prototype({ shields: 0 }).take('primary>1').open).toEqual(['0 window:attack.after']);
    const cannon = prototype({}, ['cannon/ioncannon']).take('0:cannon.ioncannon>1');
    expect(cannon.state.phase).not.toBe('combat');
    expect(rolled(cannon, 'attack')).toBe(3);
  });
});
