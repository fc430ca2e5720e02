import type { Manoeuvre } from '../../data/types.ts';
import type { Ship } from '../../state.ts';
import { dialOf, difficultyOf, isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { at, type CardRules } from '../vocabulary.ts';
import { mayActAt } from './actions.ts';
import { isDefender } from './attacks.ts';
import { showDarkSide } from './conditions.ts';
import { mayChange } from './dice.ts';
import { pickManoeuvre } from './questions.ts';

/** Pilots who fly more than one ship with the same ability. */

/** The first attack of a round that hits him brings the condition upon its attacker. */
export const kyloRen: CardRules = {
  abilities: [
    at('attack.hit', {
      mandatory: true,
      limit: { per: 'round', times: 1 },
      when: (_g, m, self) => isDefender(m, self),
      *run(g, m, self) {
        yield* showDarkSide(g, self, m.attacker);
      },
    }),
  ],
};

/** His attack's critical damage: the best of three cards. Flown in two ships. */
export const maarekStele: CardRules = {
  drawsDamage(g, self, ship) {
    const attack = g.state.attacks.at(-1);
    return attack?.attacker === self.ship.id && attack.defender === ship.id && attack.step === 7 ? 3 : 1;
  },
};

const ofSameColour = (g: XWing, ship: Ship, m: Manoeuvre): readonly Manoeuvre[] => {
  const colour = difficultyOf(g, ship, m);
  return dialOf(ship).filter((o) => o.code !== m.code && difficultyOf(g, ship, o) === colour);
};

/** A green dial may become another green one, a red dial another red one. */
export const hera: CardRules = {
  abilities: [
    at('ship.revealed', {
      when: (g, m, self) =>
        m.ship === self.ship &&
        difficultyOf(g, m.ship, m.manoeuvre) !== 'white' &&
        ofSameColour(g, m.ship, m.manoeuvre).length > 0,
      *run(g, m, self) {
        m.manoeuvre = yield* pickManoeuvre(g, self, ofSameColour(g, m.ship, m.manoeuvre));
        m.ship.dial = m.manoeuvre.code;
      },
    }),
  ],
};

export const sabine: CardRules = {
  abilities: [
    mayActAt('ship.activates', (_g, m, self) => m.ship === self.ship && m.ship.dial !== null, ['boost', 'barrelroll']),
  ],
};

export const ezra: CardRules = {
  abilities: [mayChange('defence', 'focus', 'evade', 2, (_g, _m, self) => isStressed(self.ship))],
};

/** His evades may take the critical hits first. */
export const zeb: CardRules = {
  abilities: [
    at('attack.compare', {
      when: (_g, m, self) => isDefender(m, self) && m.attack.attackDice.some((d) => d.face === 'crit'),
      *run(_g, m) {
        m.attack.memory.critsFirst = true;
      },
    }),
  ],
};
