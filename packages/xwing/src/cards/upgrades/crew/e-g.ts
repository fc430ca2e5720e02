import { dealtIn, recoverShields } from '../../../flow/attack/damage.ts';
import { addDie, rerollable, tellModified } from '../../../flow/attack/modify.ts';
import { assignCondition } from '../../../flow/conditions.ts';
import { isNoted, noteOf, part, putNote } from '../../../flow/notes.ts';
import { friendlyReach, inFiringArc, isWithin } from '../../../geometry/measuring.ts';
import type { Attack, Die, Face, Which } from '../../../state.ts';
import { banned, isFriendly, isStressed, skillOf } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { anyTarget, isAttacker, isDefender, isPrimary, shootAgain, thenNoMore } from '../../phrases/attacks.ts';
import { mayChange, tellChanged } from '../../phrases/dice.ts';
import { pickFace, pickFrom, pickShip, pickShips } from '../../phrases/questions.ts';
import { friends, lacksShield } from '../../phrases/ships.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

/** The first attack or the first defence of a round is marked for its first damage card; each role counts by itself. */
function firstOfRound(role: 'attack' | 'defence'): AnyAbility {
  return at('attack.declared', {
    id: role,
    mandatory: true,
    limit: { per: 'round', times: 1, own: true },
    when: (_g, m, self) => (role === 'attack' ? isAttacker : isDefender)(m, self),
    *run(_g, m, self) {
      putNote(m.attack, self, true);
    },
  });
}

const lessons = (g: XWing, m: AttackMoment): Face[] => (skillOf(g, m.attacker) <= 2 ? ['focus', 'blank'] : ['focus']);

const FACES: Readonly<Record<Which, readonly Face[]>> = {
  attack: ['hit', 'crit', 'focus', 'blank'],
  defence: ['evade', 'focus', 'blank'],
};

/** The result that was named before the roll. */
function named(where: Parameters<typeof noteOf>[0], by: { readonly key: string }, which: Which): Face | undefined {
  const note = noteOf(where, by);
  return FACES[which].find((face) => face === note);
}

/** The named result comes true on one die, and stays; it may show it already. */
function* fulfil(self: CardSource, dice: readonly Die[], which: Which, face: Face, of?: Attack) {
  const places = dice.map((_, i) => i);
  const picked = places.length > 1 ? yield* pickFrom(self, dice, which, places, 1, 1, face, of) : places;
  for (const i of picked) {
    dice[i]!.face = face;
    dice[i]!.fixed = true;
  }
}

/** The two halves of the Emperor's foresight in an attack: the word before the roll, its fulfilment after it. */
function foresight(which: Which): AnyAbility[] {
  const before = which === 'attack' ? 'attack.beforeAttackDice' : 'attack.beforeDefenceDice';
  const rolled = which === 'attack' ? 'attack.attackDiceRolled' : 'attack.defenceDiceRolled';
  return [
    at(before, {
      limit: { per: 'round', times: 1 },
      when: (g, m, self) => isFriendly(g.state, which === 'attack' ? m.attacker : m.defender, self.ship),
      *run(_g, m, self) {
        putNote(m.attack, part(self, which), yield* pickFace(self, 'card-face', FACES[which]));
      },
    }),
    at(rolled, {
      mandatory: true,
      when: (g, m, self) =>
        named(m.attack, part(self, which), which) !== undefined &&
        dice(m, which).length > 0 &&
        !isBarred(g, m, self, which),
      *run(g, m, self) {
        yield* fulfil(self, dice(m, which), which, named(m.attack, part(self, which), which)!, m.attack);
        tellModified(g, m.attack, which, 'change');
      },
    }),
  ];
}

/** It is his own ship that modifies the dice, whoever has rolled them. */
const isBarred = (g: XWing, { attack }: AttackMoment, self: CardSource, which: Which): boolean =>
  banned(g, 'modifyDice', { ship: self.ship, dice: which, attack, by: 'card' }) !== undefined;

function dice(m: AttackMoment, which: Which): Die[] {
  return which === 'attack' ? m.attack.attackDice : m.attack.defenceDice;
}

/** The same for a roll that belongs to no attack. */
const foresightElsewhere: readonly AnyAbility[] = [
  at('roll.before', {
    limit: { per: 'round', times: 1 },
    when: (g, m, self) => isFriendly(g.state, m.ship, self.ship),
    *run(_g, m, self) {
      putNote(m, self, yield* pickFace(self, 'card-face', FACES[m.which]));
    },
  }),
  at('roll.made', {
    mandatory: true,
    when: (_g, m, self) => named(m, self, m.which) !== undefined,
    *run(g, m, self) {
      yield* fulfil(self, m.dice, m.which, named(m, self, m.which)!);
      tellChanged(g, m, self);
    },
  }),
];

export const crewEToG: CardFamily = {
  'crew/gunner': { abilities: [shootAgain(anyTarget), thenNoMore()] },
  /** When defending: an eye again, or a blank against a skill of at most 2. */
  'crew/flightinstructor': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && rerollable(g, m.attack, 'defence', lessons(g, m)).length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, self, m.attack, 'defence', 1, lessons(g, m), 1);
        },
      }),
    ],
  },
  /** As an action: focus tokens for up to two friends wholly within range 2, then stress. XW-REICHWEITE-07 */
  'crew/fleetofficer': {
    actions: [
      {
        name: 'fleetofficer',
        *run(g, self) {
          const chosen = yield* pickShips(
            self,
            friends(g, self.ship, 2).filter(
              (s) => friendlyReach(g, self.ship, 2) > 2 || isWithin(g, self.ship, s, 1, 2),
            ),
            2,
          );
          for (const id of chosen) yield* g.rules.assign(g, g.ship(id), 'focus');
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      },
    ],
  },
  'crew/greedo': {
    dealsFaceup: (g, self, ship) => {
      const a = g.state.attacks.at(-1);
      return a !== undefined && isNoted(a, self) && a.defender === ship.id && !dealtIn(a, ship);
    },
    abilities: [firstOfRound('attack'), firstOfRound('defence')],
  },
  /** Once a round, before a friend rolls any dice: one result named comes true, and stays. */
  'crew/emperorpalpatine': {
    abilities: [...foresight('attack'), ...foresight('defence'), ...foresightElsewhere],
  },
  'crew/ezrabridger': { abilities: [mayChange('attack', 'focus', 'crit', 1, (_g, _m, self) => isStressed(self.ship))] },
  /** Two actions: a shield token on the card, and one from the card to the ship. */
  'crew/gonk': {
    actions: [
      {
        name: 'gonk-store',
        *run(_g, self) {
          self.equipped!.tokens++;
        },
      },
      {
        name: 'gonk-use',
        when: (g, self) => self.equipped!.tokens > 0 && lacksShield(g, self.ship),
        *run(g, self) {
          self.equipped!.tokens--;
          recoverShields(g, self.ship);
        },
      },
    ],
  },
  /** A blank more against enemies in the arc. */
  'crew/finn': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && isPrimary(m) && inFiringArc(g, self.ship, m.defender),
        *run(g, m) {
          addDie(g, m.attack, 'attack', 'blank');
        },
      }),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isDefender(m, self) && inFiringArc(g, self.ship, m.attacker),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'blank');
        },
      }),
    ],
  },
  /** Focus for up to three friends, one of them devoted; the stress is the general's. */
  'crew/generalhux': {
    actions: [
      {
        name: 'generalhux',
        *run(g, self) {
          const chosen = (yield* pickShips(self, friends(g, self.ship, 2), 3)).map((id) => g.ship(id));
          for (const ship of chosen) yield* g.rules.assign(g, ship, 'focus');
          if (chosen.length > 0) assignCondition(g, yield* pickShip(g, self, chosen), 'fanaticaldevotion');
          yield* g.rules.assign(g, self.ship, 'stress');
        },
      },
    ],
  },
};
