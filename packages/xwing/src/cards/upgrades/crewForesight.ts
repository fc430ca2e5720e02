import { defenceDiceCount } from '../../flow/attack.ts';
import { addDie } from '../../flow/modify.ts';
import type { Face } from '../../state.ts';
import { isFriendly } from '../../values.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';
import { isDefender, pick, pickDice } from '../words.ts';

/** The two halves of the Emperor's foresight: the word before the roll, its fulfilment after it. */
function foresight(which: 'attack' | 'defence'): AnyAbility[] {
  const faces: readonly Face[] = which === 'attack' ? ['hit', 'crit', 'focus', 'blank'] : ['evade', 'focus', 'blank'];
  const before = which === 'attack' ? 'attack.beforeAttackDice' : 'attack.beforeDefenceDice';
  const rolled = which === 'attack' ? 'attack.attackDiceRolled' : 'attack.defenceDiceRolled';
  const note = (self: CardSource) => `${self.key}-${which}`;
  return [
    at(before, {
      limit: { per: 'round', times: 1 },
      when: (g, m, self) => isFriendly(g.state, which === 'attack' ? m.attacker : m.defender, self.ship),
      *run(_g, m, self) {
        m.attack.notes[note(self)] = yield* pick(self, 'card-face', faces);
      },
    }),
    at(rolled, {
      mandatory: true,
      when: (_g, m, self) => m.attack.notes[note(self)] !== undefined && dice(m, which).length > 0,
      *run(g, m, self) {
        const open = dice(m, which).map((_, i) => i);
        for (const i of yield* pickDice(self, m.attack, which, open, 1, 1)) {
          const die = dice(m, which)[i]!;
          die.face = m.attack.notes[note(self)] as Face;
          die.fixed = true;
        }
        g.emit({ type: 'modified', dice: which, how: 'change', faces: dice(m, which).map((d) => d.face) });
      },
    }),
  ];
}
function dice(m: AttackMoment, which: 'attack' | 'defence') {
  return which === 'attack' ? m.attack.attackDice : m.attack.defenceDice;
}

/** Crew who know the dice before they fall. */
export const crewForesight: CardFamily = {
  /** Once a round: a number of evades guessed before the roll adds one. */
  'crew/c3po': {
    abilities: [
      at('attack.beforeDefenceDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isDefender(m, self) && defenceDiceCount(g, m) > 0,
        *run(g, m, self) {
          const most = Math.min(6, defenceDiceCount(g, m));
          const guesses = Array.from({ length: most + 1 }, (_, i) => String(i));
          m.attack.notes[self.key] = Number(yield* pick(self, 'card-number', guesses));
        },
      }),
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (_g, m, self) =>
          isDefender(m, self) &&
          m.attack.notes[self.key] === m.attack.defenceDice.filter((d) => d.face === 'evade').length,
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  /** Once a round, before a friend rolls in an attack: one result named comes true, and stays. */
  'crew/emperorpalpatine': {
    abilities: [...foresight('attack'), ...foresight('defence')],
  },
};
