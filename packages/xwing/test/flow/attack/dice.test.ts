import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import { ATTACK_DIE, DEFENCE_DIE } from '../../../src/dice.ts';
import { addDie, cancel, change, chooseReroll } from '../../../src/flow/attack/modify.ts';
import type { Face } from '../../../src/state.ts';
import { academy, rookie } from '../../scene.ts';
import { ACADEMY, house, noHouseCards, ROOKIE, scene } from './house.ts';

afterEach(noHouseCards);

const duel = (more: Partial<Parameters<typeof scene>[0]> = {}, r = {}, a = {}) =>
  scene({ phase: 'combat', ships: [rookie(450, 300, 0, r), academy(450, 480, 180, a)], ...more });
const BLANKS = ['blank', 'blank', 'blank', 'blank'];

const adding = (face: Face) =>
  at('attack.modifyAttackDice', {
    when: (_g, m, self) => m.attacker === self.ship,
    *run(g, m) {
      addDie(g, m.attack, 'attack', face);
    },
  });
const rerolling = at('attack.modifyAttackDice', {
  when: (_g, m, self) => m.attacker === self.ship,
  *run(g, m, self) {
    yield* chooseReroll(g, self, m.attack, 'attack');
  },
});

describe('the faces of the dice', () => {
  it('attack dice: 3 hits, 1 critical hit, 2 eyes, 2 blanks; defence dice: 3 evades, 2 eyes, 3 blanks', () => {
    const sorted = (faces: readonly string[]) => [...faces].sort().join(' ');
    expect(sorted(ATTACK_DIE.faces)).toBe('blank blank crit focus focus hit hit hit');
    expect(sorted(DEFENCE_DIE.faces)).toBe('blank blank blank evade evade evade focus focus');
  });

  it('[XW-WUERFELERGEBNISSE-08] a die rolled for a card does only what that card says: a critical hit on a Console Fire is nothing', () => {
    const fire = (face: string) =>
      scene({
        phase: 'combat',
        ships: [
          rookie(450, 300, 0, { shields: 2, damage: [{ card: 'consolefire', faceup: true }] }),
          academy(450, 800),
        ],
        attack: [face],
      }).ship(0).shields;
    expect(fire('crit')).toBe(2);
    expect(fire('hit')).toBe(1);
  });
});

describe('modifying dice', () => {
  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-01] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-06] the same die may be rerolled, then changed, then changed again', () => {
    house(ROOKIE, {
      abilities: [
        at('attack.modifyAttackDice', {
          when: (_g, m, self) => m.attacker === self.ship,
          *run(g, m) {
            change(g, m.attack, 'attack', 'hit', 'crit', 1);
          },
        }),
      ],
    });
    const s = duel(
      { attack: ['blank', 'blank', 'blank', 'focus'], defence: BLANKS, deck: ['damagedengine'] },
      { locks: [1], tokens: { focus: 1 } },
    );
    s.take('primary>1', '0:targetlock', ['0'], '0:focus', '0:rookiepilot');
    expect(s.events('modified').map((e) => [e.how, (e.faces as string[])[0]])).toEqual([
      ['reroll', 'focus'],
      ['change', 'hit'],
      ['change', 'crit'],
    ]);
    expect(s.ship(1).damage).toMatchObject([{ card: 'damagedengine', faceup: true }]);
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-02] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-03] an added die joins the pool and can be changed, rerolled and cancelled like any other', () => {
    house(ROOKIE, { abilities: [adding('focus')] });
    const dice = { attack: BLANKS.slice(1), defence: BLANKS };
    const changed = duel(dice, { tokens: { focus: 1 } }).take('primary>1', '0:rookiepilot', '0:focus');
    expect(changed.ship(1).damage).toHaveLength(1);
    const rerolled = duel({ ...dice, attack: [...dice.attack, 'hit'] }, { locks: [1] });
    rerolled.take('primary>1', '0:rookiepilot', '0:targetlock');
    expect(rerolled.options()).toEqual(['0', '1', '2', '3']);
    rerolled.take(['3']);
    expect(rerolled.ship(1).damage).toHaveLength(1);
    expect(rerolled.events('modified').at(-1)).toMatchObject({ how: 'reroll', rerolled: [3] });
    house(ROOKIE, { abilities: [adding('hit')] });
    const cancelled = duel({ ...dice, defence: ['evade', 'blank', 'blank'] }).take('primary>1', '0:rookiepilot');
    expect(cancelled.events('missed')).toHaveLength(1);
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-04] changing a die is no roll and no reroll: it may still be rerolled', () => {
    const s = duel({ attack: ['focus', 'blank', 'blank'] }, { locks: [1], tokens: { focus: 1 } });
    s.take('primary>1');
    const drawn = s.state.chance.drawn;
    s.take('0:focus');
    expect(s.state.chance.drawn).toBe(drawn);
    expect(s.state.attacks[0]!.attackDice[0]).toEqual({ face: 'hit', rerolled: false });
    s.take('0:targetlock');
    expect(s.options()).toContain('0');
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-05] a reroll replaces the old result, for better or worse', () => {
    const s = duel({ attack: ['hit', 'blank', 'blank', 'blank'], defence: BLANKS }, { locks: [1] });
    s.take('primary>1', '0:targetlock', ['0']);
    expect(s.events('missed')).toMatchObject([{ faces: ['blank', 'blank', 'blank'] }]);
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] no die is rerolled twice, whichever effects reroll', () => {
    house(ROOKIE, { abilities: [rerolling] });
    const s = duel({ attack: BLANKS.slice(1) }, { locks: [1] }).take(
      'primary>1',
      '0:targetlock',
      ['0', '2'],
      '0:rookiepilot',
    );
    expect(s.options()).toEqual(['1']);
    s.refuses(['0'], 'XW-WUERFELERGEBNISSE-MODIFIZIEREN-07');
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] a die that the opponent made the attacker reroll cannot be rerolled by the attacker', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.modifyAttackDice', {
          mandatory: true,
          when: (_g, m, self) => m.defender === self.ship,
          *run(g, m, self) {
            yield* chooseReroll(g, self, m.attack, 'attack', 1, ['hit'], 1);
          },
        }),
      ],
    });
    const s = duel({ attack: ['hit', 'blank', 'blank', 'blank'] }, { locks: [1] });
    s.take('primary>1', ['0'], '0:targetlock');
    expect(s.options()).toEqual(['1', '2']);
  });

  it('[XW-NEGIEREN-01] [XW-NEGIEREN-02] a cancelled result leaves the pool, and no later effect finds it', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.modifyAttackDice', {
          mandatory: true,
          when: (_g, m, self) => m.defender === self.ship,
          *run(g, m) {
            cancel(g, m.attack, 'attack', 'focus', 1);
          },
        }),
      ],
    });
    const s = duel({ attack: ['focus', 'focus', 'hit'], defence: BLANKS }, { tokens: { focus: 1 } });
    s.take('primary>1', '0:focus');
    expect(s.events('hit')).toMatchObject([{ faces: ['hit', 'hit'] }]);
    expect(s.ship(1).damage).toHaveLength(2);
  });
});
