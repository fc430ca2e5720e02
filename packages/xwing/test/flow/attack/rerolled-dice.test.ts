import { afterEach, describe, expect, it } from 'vitest';
import { at } from '../../../src/cards/vocabulary.ts';
import { addDie, change, chooseReroll } from '../../../src/flow/attack/modify.ts';
import { academy, rookie, type ShipSpec } from '../../scene.ts';
import { ACADEMY, house, noHouseCards, ROOKIE, scene } from './house.ts';

afterEach(noHouseCards);

/** A die that has been rerolled stays so, whatever it is turned to: turning it does not make it a new die. */

const duel = (attack: readonly string[], defence: readonly string[], r: ShipSpec = {}, a: ShipSpec = {}) =>
  scene({ phase: 'combat', ships: [rookie(450, 300, 0, r), academy(450, 480, 180, a)], attack, defence });
/** A house card that rerolls any dice of its own roll. */
const rerolls = (which: 'attack' | 'defence') =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (_g, m, self) => (which === 'attack' ? m.attacker : m.defender) === self.ship,
    *run(g, m, self) {
      yield* chooseReroll(g, self, m.attack, which);
    },
  });

describe('a rerolled die that is turned', () => {
  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-04] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] of the attack: rerolled with the lock, turned with the focus token, it cannot be rerolled again', () => {
    house(ROOKIE, { abilities: [rerolls('attack')] });
    const s = duel(['blank', 'focus', 'blank', 'focus'], [], { locks: [1], tokens: { focus: 1 } });
    s.take('primary>1', '0:targetlock', ['0'], '0:focus');
    const { attackDice } = s.state.attacks[0]!;
    expect(attackDice).toEqual([
      { face: 'hit', rerolled: true }, // rerolled, then turned
      { face: 'hit', rerolled: false }, // only turned
      { face: 'blank', rerolled: false },
    ]);
    s.take('0:rookiepilot');
    expect(s.options()).toEqual(['1', '2']);
    s.refuses(['0'], 'XW-WUERFELERGEBNISSE-MODIFIZIEREN-07');
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-04] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] of the defence: likewise', () => {
    house(ACADEMY, { abilities: [rerolls('defence')] });
    house('mod/shieldupgrade', { abilities: [rerolls('defence')] });
    const hers = { tokens: { focus: 1 }, upgrades: ['mod/shieldupgrade'] };
    const dice = [
      ['hit', 'hit', 'hit'],
      ['blank', 'focus', 'blank', 'focus'],
    ] as const;
    const s = duel(...dice, {}, hers).take('primary>1', '1:academypilot', ['0'], '1:focus');
    expect(s.state.attacks[0]!.defenceDice.map((d) => d.face)).toEqual(['evade', 'evade', 'blank']);
    s.take('1:mod.shieldupgrade');
    expect(s.options()).toEqual(['1', '2']);
    s.refuses(['0'], 'XW-WUERFELERGEBNISSE-MODIFIZIEREN-07');
    const turnedFirst = duel(...dice, {}, hers).take('primary>1', '1:focus', '1:academypilot');
    expect(turnedFirst.options()).toEqual(['0', '1', '2']); // a die that was only turned may be
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] by a card of the other side: likewise', () => {
    house(ACADEMY, {
      abilities: [
        at('attack.modifyAttackDice', {
          mandatory: true,
          when: (_g, m, self) => m.defender === self.ship,
          *run(g, m, self) {
            yield* chooseReroll(g, self, m.attack, 'attack', 1, ['crit'], 1);
            change(g, m.attack, 'attack', 'hit', 'focus');
          },
        }),
      ],
    });
    const s = duel(['crit', 'hit', 'blank', 'hit'], [], { locks: [1] });
    s.take('primary>1', ['0'], '0:targetlock');
    expect(s.state.attacks[0]!.attackDice.map((d) => d.face)).toEqual(['focus', 'focus', 'blank']);
    expect(s.options()).toEqual(['1', '2']);
  });

  it('[XW-WUERFELERGEBNISSE-MODIFIZIEREN-03] [XW-WUERFELERGEBNISSE-MODIFIZIEREN-07] a die that is added after a reroll is a new one and may be rerolled once', () => {
    house(ROOKIE, {
      abilities: [
        at('attack.modifyAttackDice', {
          when: (_g, m, self) => m.attacker === self.ship && m.attack.attackDice.length === 3,
          *run(g, m, self) {
            yield* chooseReroll(g, self, m.attack, 'attack');
            addDie(g, m.attack, 'attack', 'blank');
          },
        }),
      ],
    });
    const s = duel(['blank', 'blank', 'blank', 'blank', 'blank', 'blank'], [], { locks: [1] });
    s.take('primary>1', '0:rookiepilot', ['0', '1', '2'], '0:targetlock');
    expect(s.options()).toEqual(['3']);
  });
});
