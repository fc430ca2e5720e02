import { describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, scene } from '../../../scene.ts';
import { conditionsOf } from '../../assigned.ts';
import {
  attacking,
  changedRolls,
  defending,
  FLOWN,
  faces,
  flying,
  friend,
  LOCK,
  ROCK,
  ROOKIE_FOE,
  STRESS,
  tokensOf,
} from '../duel.ts';

describe('Gunner', () => {
  it('a miss is followed by one primary attack, and by no other this round', () => {
    const s = attacking(['crew/gunner', 'cannon/ioncannon'], { green: 'eeeeee' }).take(
      '0:cannon.ioncannon>1',
      '0:crew.gunner',
    );
    expect(s.options()).toEqual(['primary>1', 'none']);
    expect(s.take('primary>1').open).toEqual(['1 attack']);
    expect(s.events('attack').length).toBe(2);
  });
  it('a hit is not', () => {
    expect(attacking(['crew/gunner'], { red: 'hbb', green: 'bbb' }).take('primary>1').open).toEqual(['1 attack']);
  });
  it('an attack performed twice has missed when both times have', () => {
    const cards = ['crew/gunner', 'missile/clustermissiles'];
    const s = attacking(cards, { hero: LOCK, red: 'hbbhbb', green: 'eeeeee' });
    s.take('0:missile.clustermissiles>1', '0:crew.gunner', 'primary>1');
    const twice = ['0:missile.clustermissiles', '0:missile.clustermissiles'];
    expect(s.events('attack').map((e) => e.weapon)).toEqual([...twice, 'primary']);
    for (const green of ['bbbeee', 'eeebbb']) {
      const t = attacking(cards, { hero: LOCK, red: 'hbbhbb', green }).take('0:missile.clustermissiles>1');
      expect(t.open).toEqual(['1 attack']);
    }
  });
});

describe('Flight Instructor', () => {
  it('an eye again, and a blank against a skill of at most 2', () => {
    const s = defending(['crew/flightinstructor'], { red: 'hh', green: 'bfe' }).take(
      'primary>0',
      '0:crew.flightinstructor',
    );
    expect(s.options()).toEqual(['1']);
    expect(faces(s.take(['1']), 'defence')).toBe('be');
    const t = attacking(['crew/flightinstructor'], { hero: { fought: true }, red: 'hh', green: 'bfe' });
    expect(t.take('primary>0', '0:crew.flightinstructor').options()).toEqual(['0', '1']);
  });
  it('exactly one die', () => {
    const s = defending(['crew/flightinstructor'], { red: 'hh', green: 'ffe' }).take(
      'primary>0',
      '0:crew.flightinstructor',
    );
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    expect(faces(s.take(['0']), 'defence')).toBe('ef');
  });
  it('no blank against skill 3', () => {
    const foe = { pilot: 'obsidiansquadronpilot' };
    const s = defending(['crew/flightinstructor'], { foe, red: 'hh', green: 'bf' });
    expect(s.take('primary>0', '0:crew.flightinstructor').options()).toEqual(['1']);
  });
  it.each([
    ['rookiepilot', ['0', '1']],
    ['redsquadronpilot', ['1']],
  ])('Flight Instructor looks at the skill of the attacker: %s', (pilot, options) => {
    const foe = { ...ROOKIE_FOE, seat: 1, pilot };
    const s = defending(['crew/flightinstructor'], { hero: { fought: true }, foe, red: 'hhh', green: 'bf' });
    expect(s.take('primary>0', '0:crew.flightinstructor').options()).toEqual(options);
  });
});

describe('Fleet Officer', () => {
  it('focus tokens for up to two friends within range 2, then stress', () => {
    const s = flying(['crew/fleetofficer'], 's2', { more: [friend({}, 530, 420), friend({}, 370, 420)] });
    s.take('0:crew.fleetofficer');
    s.refuses(['0', '2', '3'], 'XW-KARTENFAEHIGKEITEN-01');
    expect(tokensOf(s.take(['2', '3']))).toEqual(['2 focus 1', '3 focus 1', '0 stress 1']);
  });
  it('[XW-REICHWEITE-07] the whole base must lie within range 2', () => {
    // Ship 2 reaches into range 2 with half its base only, ship 3 lies in it as a whole.
    const more = [friend({}, 450, 660), friend({}, 450, 240)];
    const s = flying(['crew/fleetofficer'], 's2', { more, y: 850 }).take('0:crew.fleetofficer');
    expect(s.options()).toEqual(['0', '3']);
  });
});

describe('Fleet Officer and Jyn Erso', () => {
  const more = [friend({}, 680, 420), friend({}, 710, 360), friend({}, 370, 420)];
  it('Jyn Erso reaches friends up to range 2, the Fleet Officer only those who are wholly within it', () => {
    const reached = (card: string) =>
      flying([`crew/${card}`], 's2', { more })
        .take(`0:crew.${card}`)
        .options();
    expect(reached('jynerso')).toEqual(['0', '2', '4']);
    expect(reached('fleetofficer')).toEqual(['0', '4']);
  });
  const tokens = (foes: readonly [number, number][]) => {
    const others = foes.map(([x, y]) => academy(x, y, 180, FLOWN));
    return flying(['crew/jynerso'], 's2', { more: others }).take('0:crew.jynerso').events('token').length;
  };
  it('Jyn Erso counts the enemies in the arc, three at most', () => {
    expect(tokens([[450, 200]])).toBe(1);
    expect(
      tokens([
        [510, 700],
        [390, 700],
      ]),
    ).toBe(3);
    expect(
      tokens([
        [510, 700],
        [390, 700],
        [450, 620],
      ]),
    ).toBe(3);
  });
  it('Fleet Officer: up to two friends, so none as well', () => {
    const s = flying(['crew/fleetofficer'], 's2', { more: [friend({}, 520, 420)] });
    s.take('0:crew.fleetofficer', []);
    expect(s.events('token').filter((e) => e.by === 1)).toMatchObject([{ ship: 0, token: 'stress' }]);
  });
});

describe('Greedo', () => {
  const DECK = ['loosestabilizer', 'majorhullbreach', 'weaponsfailure'];
  const sides = (s: Scene, id: number) => s.ship(id).damage.map((d) => d.faceup);
  it('the first card of his first attack comes faceup, the next one does not', () => {
    const foe = { type: 'tiebomber', pilot: 'scimitarsquadronpilot', fought: true };
    const s = attacking(['crew/greedo'], { foe, deck: DECK, red: 'hhb', green: 'bb' }).take('primary>1');
    expect(sides(s, 1)).toEqual([true, false]);
    const plain = attacking([], { foe, deck: DECK, red: 'hhb', green: 'bb' }).take('primary>1');
    expect(sides(plain, 1)).toEqual([false, false]);
  });
  it('the first card of his first defence, not of the second', () => {
    const more = [academy(520, 480, 180)];
    const s = defending(['crew/greedo'], {
      more,
      hero: { shields: 0 },
      deck: ['loosestabilizer'],
      red: 'hbhb',
      green: 'bbbbbbbb',
    });
    s.take('primary>0').until('attack', {}, 0).take('none').until('attack', {}, 1).take('primary>0').until('dials');
    expect(s.events('attack')).toHaveLength(2);
    expect(s.events('damage').map((e) => e.faceup)).toEqual([true, false]);
  });
  it('an attack performed twice has one first card', () => {
    const twice = (green: string) => {
      const foe = { type: 'tiebomber', pilot: 'scimitarsquadronpilot', fought: true };
      const cards = ['crew/greedo', 'missile/clustermissiles'];
      const s = attacking(cards, { hero: { locks: [1] }, foe, deck: DECK, red: 'hbbhbb', green });
      return sides(s.take('0:missile.clustermissiles>1'), 1);
    };
    expect(twice('bbbb')).toEqual([true, false]);
    expect(twice('eebb')).toEqual([true]);
  });
});

describe('Emperor Palpatine', () => {
  it('a result named before the attack dice are rolled comes true and stays', () => {
    const s = attacking(['crew/emperorpalpatine'], { hero: LOCK, red: 'bbb' });
    s.take('primary>1', '0:crew.emperorpalpatine', 'crit', ['2']);
    expect(faces(s, 'attack')).toBe('bbc');
    s.take('0:targetlock');
    expect(s.options()).toEqual(['0', '1']);
  });
  it('for the defence dice of any friend, once a round', () => {
    const s = defending([], {
      red: 'hh',
      green: 'bb',
      more: [friend({ upgrades: ['crew/emperorpalpatine'] }, 800, 800)],
    });
    s.take('primary>0', '2:crew.emperorpalpatine', 'evade', ['0']);
    expect(faces(s, 'defence')).toBe('eb');
    expect(s.take('primary>1').open).not.toContain('0 window:attack.beforeAttackDice');
  });
  const named = (tractor: number) =>
    defending(['crew/emperorpalpatine'], { hero: { tokens: { tractor } }, red: 'hh', green: 'bb' }).take(
      'primary>0',
      '0:crew.emperorpalpatine',
      'evade',
    );
  it('exactly one die', () => {
    const s = named(0);
    s.refuses(['0', '1'], 'XW-KARTENFAEHIGKEITEN-01');
    s.refuses([], 'XW-KARTENFAEHIGKEITEN-01');
    const only = named(1);
    if (only.ask().kind === 'card-dice') only.take(['0']);
    expect(faces(only, 'defence')).toBe('e');
  });
  it('no die, nothing to fulfil', () => {
    expect(named(2).open).not.toContain('0 card-dice');
    expect(named(2).events('modified')).toEqual([]);
  });
  it('Emperor Palpatine does not help the enemy', () => {
    const s = attacking([], { foe: { upgrades: ['crew/emperorpalpatine'] }, red: 'bbb' }).take('primary>1');
    expect(s.open).toEqual(['1 window:attack.beforeDefenceDice']);
    const t = defending([], { foe: { upgrades: ['crew/emperorpalpatine'] } }).take('primary>0');
    expect(t.open).toEqual(['1 window:attack.beforeAttackDice']);
    expect(t.take('pass').open).toEqual(['0 attack']);
  });
});

/** Crew who have a word in any roll of dice, not only in attacks. */

describe('Emperor Palpatine outside attacks', () => {
  const emperor = '0:crew.emperorpalpatine';
  it('an obstacle: the result named before the roll comes true', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'c' });
    expect(s.ask().kind).toBe('window:roll.before');
    // The question says which roll it is.
    expect(s.ask().prompt.args).toMatchObject({ ship: 0, purpose: { text: 'xw.obstacle' } });
    s.take(emperor);
    expect(s.options()).toEqual(['hit', 'crit', 'focus', 'blank']);
    s.take('blank');
    expect(s.events('obstacleRoll').map((e) => e.face)).toEqual(['crit']);
    expect(changedRolls(s)).toEqual([[0, 'emperorpalpatine', 'blank']]);
    expect(s.ship(0).shields).toBe(2);
  });
  it('he may as well let the dice fall', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'h' }).take('pass');
    expect([s.ship(0).shields, changedRolls(s)]).toEqual([1, []]);
  });
  it('once a round in all: not for a second obstacle, nor for an attack after it', () => {
    const s = flying(['crew/emperorpalpatine'], 's2', { obstacles: [ROCK], red: 'hhhh', y: 640 }).take(
      emperor,
      'blank',
    );
    expect(s.open).toEqual(['0 attack']);
    expect(s.take('primary>1').open).not.toContain('0 window:attack.beforeAttackDice');
  });
  it('a mine under a friend, but not one under an enemy', () => {
    const mine = (ship: number) =>
      scene({
        phase: 'activation',
        attack: ['hit', 'hit', 'hit'],
        bombs: [{ card: 'proximitymines', ship: 1 - ship, x: ship === 0 ? 450 : 600, y: ship === 0 ? 400 : 600 }],
        ships: [
          rookie(450, 300, 0, { dial: 's2', activated: ship === 1 }),
          academy(600, 700, 180, { dial: 's2', activated: ship === 0 }),
          rookie(200, 300, 0, { activated: true, upgrades: ['crew/emperorpalpatine'] }),
        ],
      });
    const s = mine(0).take('2:crew.emperorpalpatine', 'blank', ['1']);
    expect(changedRolls(s)).toEqual([[0, 'emperorpalpatine', 'hit', 'blank', 'hit']]);
    expect(s.ship(0).shields).toBe(0);
    expect(mine(1).open).not.toContain('0 window:roll.before');
  });
  it('a damage card', () => {
    const hero = { upgrades: ['crew/emperorpalpatine'], damage: [{ card: 'consolefire', faceup: true }] };
    const s = scene({
      phase: 'combat',
      attack: ['hit'],
      ships: [rookie(450, 300, 0, hero), academy(450, 850, 180)],
    });
    expect(s.ask().kind).toBe('window:roll.before');
    expect(s.take(emperor, 'focus').ship(0).shields).toBe(2);
  });
  it('the roll of an enemy is none of his business', () => {
    const s = defending(['crew/emperorpalpatine'], {
      foe: { damage: [{ card: 'consolefire', faceup: true }] },
      red: 'h',
    });
    expect(s.ask().kind).not.toBe('window:roll.before');
  });
});

describe('Ezra Bridger (crew)', () => {
  it('stressed, one eye may be a crit', () => {
    const s = attacking(['crew/ezrabridger'], { hero: STRESS, red: 'ffb' }).take('primary>1', '0:crew.ezrabridger');
    expect(faces(s, 'attack')).toBe('cfb');
    expect(attacking(['crew/ezrabridger'], { red: 'ffb' }).take('primary>1').open).toEqual(['1 attack']);
  });
  it('Ezra Bridger, stressed, leaves the dice of an enemy alone', () => {
    const s = defending(['crew/ezrabridger'], { hero: { tokens: { stress: 1 } }, red: 'fb', green: 'bb' });
    expect(s.take('primary>0').open).toEqual(['0 attack']);
  });
});

describe('"Gonk"', () => {
  it('stores a shield as one action and uses it as another', () => {
    const s = flying(['crew/gonk'], 's2', { hero: { shields: 1 } });
    expect(s.options()).not.toContain('0:crew.gonk/gonk-use');
    s.take('0:crew.gonk/gonk-store').until('dials').dials({ '0': 's1', '1': 's2' }).until('action', {}, 0);
    expect(s.take('0:crew.gonk/gonk-use').ship(0).shields).toBe(2);
    expect(s.ship(0).upgrades[0]!.tokens).toBe(0);
  });
});

describe('Finn', () => {
  it('a blank more against enemies in the arc, attacking and defending', () => {
    const s = attacking(['crew/finn'], { red: 'hhh' }).take('primary>1', '0:crew.finn');
    expect(faces(s, 'attack')).toBe('hhhb');
    const t = defending(['crew/finn'], { red: 'hh', green: 'ee' }).take('primary>0', '0:crew.finn');
    expect(faces(t, 'defence')).toBe('eeb');
    const away = defending(['crew/finn'], { hero: { degrees: 180 }, red: 'hh' }).take('primary>0');
    expect(away.open).not.toContain('0 window:attack.modifyDefenceDice');
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
