import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import { addDie, change, moreDice } from '../../../src/flow/attack/modify.ts';
import { academy, rookie, ship } from '../../scene.ts';
import { ACADEMY, house, noHouseCards, ROOKIE, scene } from './house.ts';

afterEach(noHouseCards);

const duel = (more: Partial<Parameters<typeof scene>[0]> = {}, r = {}, a = {}) =>
  scene({ phase: 'combat', ships: [rookie(450, 300, 0, r), academy(450, 480, 180, a)], ...more });
const rolled = (s: ReturnType<typeof duel>, dice: string) =>
  (s.events('rolled').find((e) => e.dice === dice)!.faces as string[]).length;
/** Declares the attack and keeps all tokens. */
const fire = (s: ReturnType<typeof duel>, weapon: string) => {
  s.take(weapon);
  return s.open[0] === '0 window:attack.modifyAttackDice' ? s.take('pass') : s;
};
const HITS = ['hit', 'hit', 'hit'];
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

describe('the defence dice', () => {
  it('[XW-ANGRIFF-23] [XW-WENDIGKEIT-01] the defender rolls as many dice as its agility', () => {
    expect(rolled(duel().take('primary>1'), 'defence')).toBe(3);
    expect(rolled(duel({}, { fought: true }).take('primary>0'), 'defence')).toBe(2);
  });

  it('[XW-ANGRIFF-24] [XW-ANGRIFF-27] cards that add or take dice do so before the roll', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.beforeDefenceDice', {
          mandatory: true,
          when: (_g, m, self) => m.defender === self.ship,
          *run(_g, m) {
            expect(m.attack.defenceDice).toEqual([]);
            moreDice(m.attack, 'defence', 3);
          },
        }),
      ],
      values: [{ value: 'defenceDice', by: () => ({ add: -1 }) }],
    });
    const s = duel().take('primary>1');
    expect(rolled(s, 'defence')).toBe(5);
    expect(s.events('rolled').filter((e) => e.dice === 'defence')).toHaveLength(1);
  });

  it('[XW-ANGRIFF-25] at range 3 the defender has 1 die more against a primary weapon, and none against a torpedo', () => {
    const far = (weapon: string) =>
      fire(
        scene({
          phase: 'combat',
          ships: [rookie(450, 200, 0, { upgrades: ['torpedo/protontorpedoes'], locks: [1] }), academy(450, 500, 180)],
        }),
        weapon,
      );
    expect(rolled(far('primary>1'), 'defence')).toBe(4);
    expect(rolled(far('0:torpedo.protontorpedoes>1'), 'defence')).toBe(3);
  });

  it('[XW-ANGRIFF-26] an obstructed attack gives 1 defence die more, whatever the weapon and the range', () => {
    const behindRock = (y: number, weapon: string) =>
      fire(
        scene({
          phase: 'combat',
          ships: [rookie(450, 200, 0, { upgrades: ['torpedo/protontorpedoes'], locks: [1] }), academy(450, y, 180)],
          obstacles: [{ kind: 'coreasteroid0', x: 450, y: (200 + y) / 2 }],
        }),
        weapon,
      );
    expect(rolled(behindRock(390, 'primary>1'), 'defence')).toBe(4); // range 2
    expect(rolled(behindRock(500, 'primary>1'), 'defence')).toBe(5); // range 3
    expect(rolled(behindRock(500, '0:torpedo.protontorpedoes>1'), 'defence')).toBe(4);
  });

  it('[XW-WENDIGKEIT-02] agility 0 still rolls the dice of range and obstruction', () => {
    const s = scene({
      phase: 'combat',
      ships: [rookie(450, 200), ship('imperial/vt49decimator/patrolleader', 450, 540, 180)],
      obstacles: [{ kind: 'coreasteroid0', x: 450, y: 320 }],
    });
    s.until('attack', {}, 0).take('primary>1');
    expect(rolled(s, 'defence')).toBe(2);
  });

  it('[XW-WENDIGKEIT-03] modifiers of agility add up, and only their sum is floored at 0', () => {
    house(ACADEMY, {
      values: [
        { value: 'agility', by: () => ({ add: -4 }) },
        { value: 'agility', by: () => ({ add: 2 }) },
      ],
    });
    expect(rolled(duel().take('primary>1'), 'defence')).toBe(1); // 3 - 4 + 2
    house(ACADEMY, { values: [{ value: 'agility', by: () => ({ add: -5 }) }] });
    const far = scene({ phase: 'combat', ships: [rookie(450, 200), academy(450, 500, 180)] }).take('primary>1');
    expect(rolled(far, 'defence')).toBe(1); // treated as 0, plus the die of range 3
  });

  it('[XW-ANGRIFF-42] nobody may decline a roll: dice fall without a question, even against blanks', () => {
    const s = duel({ attack: BLANKS });
    s.take('primary>1');
    expect(s.events('rolled').map((e) => e.dice)).toEqual(['attack', 'defence']);
    expect(s.match.taken).toHaveLength(1);
  });

  it('[XW-ANGRIFF-43] [XW-ANGRIFF-44] more dice than any box holds are simply rolled, and none of them counts as rerolled', () => {
    house(ROOKIE, { values: [{ value: 'attackDice', by: () => ({ add: 12 }) }] });
    const s = duel({}, { locks: [1] }).take('primary>1');
    expect(rolled(s, 'attack')).toBe(15);
    s.take('0:targetlock');
    expect(s.options()).toHaveLength(15); // each may still be rerolled once
  });
});

describe('modifying defence dice', () => {
  it('[XW-ANGRIFF-28] the attacker changes defence dice first, before any token of the defender', () => {
    house(ROOKIE, {
      abilities: [
        at('attack.modifyDefenceDice', {
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, m) {
            change(g, m.attack, 'defence', 'focus', 'blank', 1);
          },
        }),
      ],
    });
    const s = duel({ attack: HITS, defence: ['focus', 'focus', 'blank'] }, {}, { tokens: { focus: 1 } });
    s.take('primary>1');
    expect(s.open).toEqual(['0 window:attack.modifyDefenceDice']);
    s.take('0:rookiepilot');
    expect(s.open).toEqual(['1 window:attack.modifyDefenceDice']);
    s.take('1:focus');
    expect(s.ship(1).damage).toHaveLength(2); // one eye was left to become an evade
  });

  it('[XW-ANGRIFF-29] focus and evade in either order, and as often as there are tokens', () => {
    const s = duel({ attack: HITS, defence: ['focus', 'blank', 'blank'] }, {}, { tokens: { focus: 1, evade: 2 } });
    s.take('primary>1');
    expect(s.options()).toEqual(['1:focus', '1:evade', 'pass']);
    s.take('1:evade', '1:focus', '1:evade');
    expect(s.ship(1).damage).toHaveLength(0);
    expect(s.ship(1).tokens).toMatchObject({ focus: 0, evade: 0 });
  });

  it('[XW-ANGRIFF-30] [XW-WUERFELERGEBNISSE-06] one focus token turns every eye into an evade; an eye alone does nothing', () => {
    const dice = { attack: HITS, defence: ['focus', 'focus', 'blank'] };
    expect(
      duel(dice, {}, { tokens: { focus: 1 } })
        .take('primary>1', '1:focus')
        .ship(1).damage,
    ).toHaveLength(1);
    expect(duel(dice).take('primary>1').ship(1).status).toBe('destroyed');
  });

  it('[XW-ANGRIFF-31] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-02] an evade token adds one evade result to the roll', () => {
    const s = duel({ attack: HITS, defence: BLANKS }, {}, { tokens: { evade: 1 } }).take('primary>1', '1:evade');
    expect(s.events('modified').at(-1)).toMatchObject({ how: 'add', faces: ['blank', 'blank', 'blank', 'evade'] });
    expect(s.ship(1).damage).toHaveLength(2);
  });

  it('[XW-ANGRIFF-32] one card changes the defence dice of one attack once', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.modifyDefenceDice', {
          when: (_g, m, self) => m.defender === self.ship,
          *run(g, m) {
            addDie(g, m.attack, 'defence', 'evade');
          },
        }),
      ],
    });
    const s = duel({ attack: HITS, defence: BLANKS }).take('primary>1', '1:academypilot');
    expect(s.ship(1).damage).toHaveLength(2);
  });
});

describe('comparing results and dealing damage', () => {
  const result = (attack: string[], defence: string[]) => {
    const s = duel({ attack, defence }).take('primary>1');
    return [...s.events('hit'), ...s.events('missed')].map((e) => [e.type, e.faces]);
  };

  it('[XW-ANGRIFF-33] [XW-WUERFELERGEBNISSE-05] [XW-NEGIEREN-01] each evade takes one hit, or else one critical hit, out of the pool', () => {
    expect(result(['hit', 'hit', 'blank'], ['evade', 'blank', 'blank'])).toEqual([['hit', ['hit', 'blank']]]);
    expect(result(['crit', 'blank', 'blank'], ['evade', 'blank', 'blank'])).toEqual([['missed', ['blank', 'blank']]]);
  });

  it('[XW-ANGRIFF-34] hits are cancelled before critical hits', () => {
    expect(result(['crit', 'hit', 'hit'], ['evade', 'evade', 'blank'])).toEqual([['hit', ['crit']]]);
  });

  it('[XW-ANGRIFF-35] [XW-ANGRIFF-36] what is left hits; if nothing is left the attack misses', () => {
    expect(result(HITS, ['evade', 'evade', 'blank'])).toEqual([['hit', ['hit']]]);
    expect(result(HITS, ['evade', 'evade', 'evade'])).toEqual([['missed', []]]);
    expect(result(['focus', 'focus', 'blank'], BLANKS)).toMatchObject([['missed', ['focus', 'focus', 'blank']]]);
  });

  it('[XW-TREFFER-01] a ship whose shields take all the damage has been hit all the same', () => {
    const s = duel({ attack: ['hit', 'blank'], defence: ['blank', 'blank'] }, { fought: true }).take('primary>0');
    expect(s.events('hit')).toHaveLength(1);
    expect(s.ship(0)).toMatchObject({ shields: 1, damage: [] });
  });

  it('[XW-ANGRIFF-37] [XW-ANGRIFF-38] [XW-WUERFELERGEBNISSE-01] [XW-WUERFELERGEBNISSE-02] a hit is 1 damage, a critical hit 1 critical damage', () => {
    const s = duel({ attack: ['hit', 'crit', 'blank'], defence: BLANKS, deck: ['consolefire', 'damagedengine'] });
    s.take('primary>1');
    expect(s.ship(1).damage.map((d) => [d.card, d.faceup])).toEqual([
      ['consolefire', false],
      ['damagedengine', true],
    ]);
  });

  it('[XW-ANGRIFF-39] all normal damage comes before the critical damage, so shields take the hits first', () => {
    const s = duel(
      { attack: ['crit', 'hit'], defence: BLANKS, deck: ['damagedengine'] },
      { fought: true, shields: 1 },
    ).take('primary>0');
    expect(s.ship(0).shields).toBe(0);
    expect(s.ship(0).damage.map((d) => [d.card, d.faceup])).toEqual([['damagedengine', true]]);
  });

  it('[XW-WUERFELERGEBNISSE-04] [XW-WUERFELERGEBNISSE-07] blanks do nothing, on either side', () => {
    const s = duel({ attack: ['blank', 'blank', 'hit'], defence: ['blank', 'blank', 'blank'] }).take('primary>1');
    expect(s.ship(1).damage).toHaveLength(1);
  });
});
