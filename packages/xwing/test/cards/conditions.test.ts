import { describe, expect, it } from 'vitest';
import { rangeBetween } from '../../src/geometry.ts';
import { shieldValueOf, skillOf } from '../../src/values.ts';
import { newMatch, squad, withObstacles } from '../move/words.ts';
import { academy, rookie, type Scene, scene, ship } from '../scene.ts';
import { attacking, defending, ending, faces, flying, friend, rolled } from './upgrades/duel.ts';

const DARK_SIDE = 'illshowyouthedarkside';
/** Shields 2, agility 3. */
const ADVANCED = { type: 'tieadvanced', pilot: 'tempestsquadronpilot', fought: true };
const conditionsOf = (s: Scene): string[][] => s.state.ships.map((one) => [...one.conditions]);

/** A match at the choice of edges, seat 0 in the south. */
const settingUp = (mine: Parameters<typeof squad>, theirs: Parameters<typeof squad>): Scene => {
  const s = withObstacles(newMatch({ squads: [squad(...mine), squad(...theirs)] }));
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
};

describe('Kylo Ren (crew)', () => {
  it('lays a card of the Pilot kind on an enemy at range 1-3, or none', () => {
    const s = flying(['crew/kyloren'], 's2').take('0:crew.kyloren');
    expect(s.options()).toHaveLength(5);
    expect(s.options()).not.toContain('directhit');
    s.take('stunnedpilot');
    expect(s.ship(1).conditions).toEqual([DARK_SIDE]);
    expect(s.ship(1).aside).toEqual(['stunnedpilot']);
    expect(s.state.decks[0]!.draw.filter((card) => card === 'stunnedpilot')).toHaveLength(1);
    const none = flying(['crew/kyloren'], 's2').take('0:crew.kyloren', 'none');
    expect(none.ship(1).conditions).toEqual([]);
  });
  it('not beyond range 3', () => {
    const s = flying(['crew/kyloren'], 's2', { y: 820 });
    s.refuses('0:crew.kyloren', 'XW-AKTIONEN-04');
    const more = [academy(450, 880, 180, { activated: true })];
    expect(flying(['crew/kyloren'], 's2', { more }).take('0:crew.kyloren').open).toEqual(['0 card-search']);
  });
  it('in play already, the condition moves with its card, and nobody searches', () => {
    const more = [academy(520, 700, 180, { activated: true, conditions: [DARK_SIDE], aside: ['stunnedpilot'] })];
    const s = flying(['crew/kyloren'], 's2', { more }).take('0:crew.kyloren', '1');
    expect(conditionsOf(s)).toEqual([[], [DARK_SIDE], []]);
    expect([s.ship(1).aside, s.ship(2).aside]).toEqual([['stunnedpilot'], []]);
    expect(s.events('setAside')).toEqual([]);
  });
});

describe("I'll Show You the Dark Side", () => {
  const marked = { ...ADVANCED, conditions: [DARK_SIDE], aside: ['stunnedpilot'] };
  it('the first critical damage of an attack is that card, past the shields', () => {
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

describe('Kylo Ren (pilot)', () => {
  const shot = (red: string, type = 'tiesilencer') => {
    const s = scene({
      phase: 'combat',
      attack: [...red].map((c) => (c === 'h' ? 'hit' : 'blank')),
      defence: Array.from({ length: 12 }, () => 'blank'),
      ships: [
        rookie(450, 300),
        ship(`imperial/${type}/kyloren`, 450, 480, 180, { fought: true }),
        rookie(520, 300, 0, {}),
      ],
    });
    return s.until('attack').take('primary>1');
  };
  it('the first attack that hits him in a round marks its attacker', () => {
    for (const type of ['tiesilencer', 'upsilonclassshuttle']) {
      const s = shot('hbbhbb', type);
      expect(s.open).toEqual(['1 card-search']);
      s.take('blindedpilot').until('attack').take('primary>1');
      expect(conditionsOf(s)).toEqual([[DARK_SIDE], [], []]);
    }
  });
  it('a miss does not', () => {
    expect(conditionsOf(shot('bbb'))).toEqual([[], [], []]);
  });
});

describe('General Hux', () => {
  it('focus for up to three friends at range 1-2, devotion for one, stress for himself', () => {
    const more = [friend(), friend({}, 520, 160)];
    const s = flying(['crew/generalhux'], 's2', { more }).take('0:crew.generalhux');
    expect(s.options()).toEqual(['0', '2']); // the third is beyond range 2
    s.take(['0', '2']).take('2');
    expect([0, 2].map((id) => s.ship(id).tokens.focus)).toEqual([1, 1]);
    expect(s.ship(0).tokens.stress).toBe(1);
    expect(conditionsOf(s)).toEqual([[], [], ['fanaticaldevotion'], []]);
  });
  it('no more than three', () => {
    const more = [380, 520, 590].map((x) => friend({}, x));
    const s = flying(['crew/generalhux'], 's2', { more }).take('0:crew.generalhux');
    s.refuses(['0', '2', '3', '4'], 'XW-KARTENFAEHIGKEITEN-01');
  });
});

describe('Fanatical Devotion', () => {
  const devoted = { conditions: ['fanaticaldevotion'], tokens: { focus: 1 } };
  it('the first hit out of a focus result is not cancelled by defence dice, critical hits go before it', () => {
    const s = attacking([], { hero: devoted, red: 'fcf', green: 'eee' }).take('primary>1', '0:focus');
    expect(faces(s, 'attack')).toBe('hch');
    expect(s.events('hit')).toMatchObject([{ faces: ['hit'] }]);
  });
  it('an ordinary focus token saves nothing', () => {
    const s = attacking([], { hero: { tokens: { focus: 1 } }, red: 'fcf', green: 'eee' }).take('primary>1', '0:focus');
    expect(s.events('missed')).toHaveLength(1);
  });
  it('a defender cannot spend focus tokens', () => {
    const s = defending([], { hero: devoted, red: 'hh', green: 'fff' }).take('primary>0');
    expect(s.events('spent')).toEqual([]);
    expect(s.ship(0).tokens.focus).toBe(1);
    expect(s.open).toEqual(['0 attack']);
  });
  it('is gone after the End phase', () => {
    const s = ending([], { hero: devoted }).until('dials');
    expect(conditionsOf(s)).toEqual([[], []]);
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
  it('one focus result is a critical hit against the debtor, and the other way round', () => {
    const debt = { conditions: ['adebttopay'] };
    const s = attacking(['ept/ascoretosettle'], { foe: debt, red: 'ffb' }).take('primary>1', '0:ept.ascoretosettle');
    expect(faces(s, 'attack')).toBe('cfb');
    const back = defending(['ept/ascoretosettle'], { foe: debt, red: 'ff' }).take('primary>0');
    expect(faces(back.take('1:condition.adebttopay'), 'attack')).toBe('cf');
  });
  it('against nobody else', () => {
    expect(attacking(['ept/ascoretosettle'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
    const debt = { conditions: ['adebttopay'] };
    expect(defending([], { foe: debt, red: 'ff' }).take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('Thweek', () => {
  const rivals = (way: string) =>
    settingUp(['scum', 'starviper/thweek'], ['imperial', 'tiefighter/howlrunner', 'tiefighter/academypilot']).take(
      '0:thweek',
      '1',
      way,
    );
  const placed = (s: Scene) => s.until('dials');
  it('Shadowed: from the end of setup on he has the skill that the other had then', () => {
    const s = rivals('shadowed');
    expect(skillOf(s.g, s.ship(0))).toBe(4);
    placed(s);
    expect(skillOf(s.g, s.ship(0))).toBe(8);
    s.match.state.ships[1]!.status = 'destroyed';
    expect(skillOf(s.g, s.ship(0))).toBe(8);
  });
  it('may leave it', () => {
    const s = settingUp(['scum', 'starviper/thweek'], ['imperial', 'tiefighter/howlrunner']).take('pass');
    placed(s);
    expect(conditionsOf(s)).toEqual([[], []]);
    expect(skillOf(s.g, s.ship(0))).toBe(4);
  });

  /** A friend of Thweek attacks with one blank; enemy 2 has the pilot ability of rerolling it for neighbours. */
  const beside = (conditions: string[], gone = false, pilot = 'tiefighter/howlrunner') => {
    const enemy = ship(`imperial/${pilot}`, 800, 800, 180, { seat: 1, fought: true, conditions });
    const { x: _x, y: _y, degrees: _d, ...removed } = enemy;
    return scene({
      phase: 'combat',
      attack: ['blank', 'blank', 'blank', 'blank'],
      ships: [
        ship('scum/z95headhunter/binayrepirate', 450, 300, 0, { seat: 0 }),
        academy(450, 480, 180, { fought: true }),
        gone ? removed : enemy,
        ship('scum/starviper/thweek', 520, 300, 0, { seat: 0, fought: true }),
      ],
    }).take('primary>1');
  };
  it('Mimicked: he has the pilot ability of the other, who may be gone', () => {
    expect(beside(['mimicked']).options()).toContain('3:howlrunner');
    expect(beside(['mimicked'], true).options()).toContain('3:howlrunner');
    expect(beside([]).match.open.flatMap((a) => (a.type === 'choice' ? a.options.map((o) => o.id) : []))).not.toContain(
      '3:howlrunner',
    );
  });
  it('he assigns no conditions with it', () => {
    const s = scene({
      phase: 'combat',
      attack: ['hit', 'hit', 'blank'],
      defence: ['blank', 'blank', 'blank'],
      ships: [
        rookie(450, 300, 0, { seat: 1 }),
        ship('scum/starviper/thweek', 450, 480, 180, { seat: 0, fought: true }),
        ship('imperial/tiesilencer/kyloren', 800, 800, 0, { seat: 1, fought: true, conditions: ['mimicked'] }),
      ],
    });
    s.until('attack').take('primary>1').until('dials');
    expect(s.events('hit')).toHaveLength(1);
    expect(s.events('condition')).toEqual([]);
  });
});

describe('Harpoon Missiles', () => {
  const fire = (green: string) =>
    attacking(['missile/harpoonmissiles'], { hero: { locks: [1] }, foe: ADVANCED, red: 'hbbb', green })
      .take('0:missile.harpoonmissiles>1')
      .until('dials');
  it('a hit leaves a harpoon in the defender, and the lock stays', () => {
    const s = fire('bbb');
    expect(conditionsOf(s)).toEqual([[], ['harpooned']]);
    expect(s.ship(0).locks).toEqual([1]);
  });
  it('a miss does not', () => {
    expect(conditionsOf(fire('ebb'))).toEqual([[], []]);
  });
});

describe('Harpooned!', () => {
  const harpooned = { ...ADVANCED, conditions: ['harpooned'] };
  const others = [academy(520, 480, 180, { fought: true }), academy(620, 480, 180, { fought: true }), friend()];
  it('a critical hit tears it off: damage all around, and a facedown card for the ship', () => {
    const s = attacking([], { foe: harpooned, more: others, red: 'cbb', green: 'bbb' }).take('primary>1');
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

describe('“Crimson Leader” and Rattled', () => {
  const lead = (more: object, red = 'hcb') =>
    attacking([], {
      hero: { type: 'bsf17bomber', pilot: 'crimsonleader', ...more },
      foe: ADVANCED,
      red,
      green: 'bbb',
    }).take('primary>1');
  it('a hit or critical hit is spent to rattle a defender in the firing arc', () => {
    const s = lead({}).take('0:crimsonleader', 'hit');
    expect(s.ship(1).conditions).toEqual(['rattled']);
    expect(s.ship(1).shields).toBe(1);
  });
  it('not outside the arc, not without such a result', () => {
    for (const s of [lead({ degrees: 180 }), lead({}, 'bbb')]) {
      expect(s.events('attack')).toHaveLength(1);
      expect(s.open).toEqual(['0 dials', '1 dials']);
    }
  });

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

describe('Targeting Scrambler', () => {
  const planning = (y: number) =>
    scene({
      phase: 'planning',
      ships: [rookie(450, 300, 0, { upgrades: ['system/targetingscrambler'] }), academy(450, y, 180)],
    });
  it('for a weapons disabled token a ship at range 1-3 is scrambled', () => {
    const s = planning(600).take('0:system.targetingscrambler');
    expect(conditionsOf(s)).toEqual([[], ['scrambled']]);
    expect(s.ship(0).tokens.weaponsdisabled).toBe(1);
  });
  it('nobody is beyond range 3, and nobody has to', () => {
    expect(planning(800).open).toEqual(['0 dials', '1 dials']);
    expect(conditionsOf(planning(600).take('pass'))).toEqual([[], []]);
  });
});

describe('Scrambled', () => {
  const fire = (cards: string[], y: number) =>
    defending(cards, { y, foe: { conditions: ['scrambled'], tokens: { focus: 1 } }, red: 'ffb', green: 'bbb' }).take(
      'primary>0',
    );
  it('at range 1 the attack dice against the scrambler stay as they are', () => {
    const s = fire(['system/targetingscrambler'], 400);
    expect(s.open).toEqual(['0 attack']);
    expect(conditionsOf(s.until('dials'))).toEqual([[], []]);
  });
  it('not at range 2, not against others', () => {
    expect(fire(['system/targetingscrambler'], 480).options()).toContain('1:focus');
    expect(fire([], 400).options()).toContain('1:focus');
  });
});

describe('Director Krennic', () => {
  const empire = ['vt49decimator/patrolleader crew/directorkrennic', 'tiefighter/academypilot'] as const;
  it('a friend with at most 3 shields becomes the prototype, with one shield more', () => {
    const s = settingUp(['imperial', ...empire], ['rebel', 'xwing/rookiepilot']);
    expect(conditionsOf(s)).toEqual([[], ['optimizedprototype'], []]); // the decimator has 4 shields
    expect(s.until('dials').ship(1).shields).toBe(1);
  });
  const prototype = (foe: object, cards: string[] = [], krennic = 520) =>
    attacking(cards, {
      hero: { conditions: ['optimizedprototype'] },
      foe: { ...ADVANCED, ...foe },
      more: [friend({ upgrades: ['crew/directorkrennic'] }, krennic)],
      red: 'hbbhbb',
      green: 'eeeeee',
    });
  it('once a round a primary attack gives a result for a shield; then Krennic may lock', () => {
    const s = prototype({}).take('primary>1', '0:condition.optimizedprototype', 'blank');
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
  it('not from a ship without shields, not with another weapon', () => {
    expect(prototype({ shields: 0 }).take('primary>1').open).toEqual(['0 window:attack.after']);
    const cannon = prototype({}, ['cannon/ioncannon']).take('0:cannon.ioncannon>1');
    expect(cannon.state.phase).not.toBe('combat');
    expect(rolled(cannon, 'attack')).toBe(3);
  });
});
