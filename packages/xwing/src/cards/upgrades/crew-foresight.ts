import { defenceDiceCount } from '../../flow/attack.ts';
import { addDie } from '../../flow/modify.ts';
import type { Die, Face } from '../../state.ts';
import { isFriendly } from '../../values.ts';
import { isDefender } from '../phrases/attacks.ts';
import { tellChanged } from '../phrases/dice.ts';
import { pick, pickFace, pickFrom } from '../phrases/questions.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

type Which = 'attack' | 'defence';
const FACES: Readonly<Record<Which, readonly Face[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defence: ['evade', 'focus', 'blank'],
};

/** The named result comes true on one die, and stays; it may show it already. */
function* fulfil(self: CardSource, dice: readonly Die[], which: Which, named: Face) {
  const places = dice.map((_, i) => i);
  const picked = places.length > 1 ? yield* pickFrom(self, dice, which, places, 1, 1) : places;
  for (const i of picked) {
    dice[i]!.face = named;
    dice[i]!.fixed = true;
  }
}

/** The two halves of the Emperor's foresight in an attack: the word before the roll, its fulfilment after it. */
function foresight(which: Which): AnyAbility[] {
  const before = which === 'attack' ? 'attack.beforeAttackDice' : 'attack.beforeDefenceDice';
  const rolled = which === 'attack' ? 'attack.attackDiceRolled' : 'attack.defenceDiceRolled';
  const note = (self: CardSource) => `${self.key}-${which}`;
  return [
    at(before, {
      limit: { per: 'round', times: 1 },
      when: (g, m, self) => isFriendly(g.state, which === 'attack' ? m.attacker : m.defender, self.ship),
      *run(_g, m, self) {
        m.attack.notes[note(self)] = yield* pickFace(self, 'card-face', FACES[which]);
      },
    }),
    at(rolled, {
      mandatory: true,
      when: (_g, m, self) => m.attack.notes[note(self)] !== undefined && dice(m, which).length > 0,
      *run(g, m, self) {
        yield* fulfil(self, dice(m, which), which, m.attack.notes[note(self)] as Face);
        g.emit({ type: 'modified', dice: which, how: 'change', faces: dice(m, which).map((d) => d.face) });
      },
    }),
  ];
}
function dice(m: AttackMoment, which: Which): Die[] {
  return which === 'attack' ? m.attack.attackDice : m.attack.defenceDice;
}

/** The same for a roll that belongs to no attack. */
const foresightElsewhere: readonly AnyAbility[] = [
  at('roll.before', {
    limit: { per: 'round', times: 1 },
    when: (g, m, self) => isFriendly(g.state, m.ship, self.ship),
    *run(_g, m, self) {
      m.notes[self.key] = yield* pickFace(self, 'card-face', FACES[m.which]);
    },
  }),
  at('roll.made', {
    mandatory: true,
    when: (_g, m, self) => m.notes[self.key] !== undefined,
    *run(g, m, self) {
      yield* fulfil(self, m.dice, m.which, m.notes[self.key] as Face);
      tellChanged(g, m, self);
    },
  }),
];

/** So many evades, at most as many as dice are rolled. */
function* guess(self: CardSource, count: number) {
  const guesses = Array.from({ length: Math.min(6, count) + 1 }, (_, i) => String(i));
  return Number(yield* pick(self, 'card-number', guesses));
}
const evades = (rolled: readonly Die[]): number => rolled.filter((d) => d.face === 'evade').length;

/** Crew who know the dice before they fall. */
export const crewForesight: CardFamily = {
  /** Once a round: a number of evades guessed before a roll of its own defence dice adds one. */
  'crew/c3po': {
    abilities: [
      at('attack.beforeDefenceDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isDefender(m, self) && defenceDiceCount(g, m) > 0,
        *run(g, m, self) {
          m.attack.notes[self.key] = yield* guess(self, defenceDiceCount(g, m));
        },
      }),
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attack.notes[self.key] === evades(m.attack.defenceDice),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
      at('roll.before', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => m.ship === self.ship && m.which === 'defence',
        *run(_g, m, self) {
          m.notes[self.key] = yield* guess(self, m.count);
        },
      }),
      at('roll.made', {
        mandatory: true,
        when: (_g, m, self) => m.notes[self.key] === evades(m.dice),
        *run(g, m, self) {
          m.dice.push({ face: 'evade', rerolled: false });
          tellChanged(g, m, self);
        },
      }),
    ],
  },
  /** Once a round, before a friend rolls any dice: one result named comes true, and stays. */
  'crew/emperorpalpatine': {
    abilities: [...foresight('attack'), ...foresight('defence'), ...foresightElsewhere],
  },
};
