import { assignCondition, liftCondition } from '../../../flow/conditions.ts';
import type { Ship } from '../../../state.ts';
import { isFriendly } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { canActFree, offerFree } from '../../phrases/actions.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { begin, lasts } from '../../phrases/effects.ts';
import { sabine, zeb } from '../../phrases/pilots.ts';
import { pickShip } from '../../phrases/questions.ts';
import { friends } from '../../phrases/ships.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily, type CardRules, type CardSource } from '../../vocabulary.ts';

const SUPPRESSED = 'suppressivefire';

/** Whom this Rex has suppressed: another one's fire is not his. */
const isSuppressed = (g: XWing, ship: Ship, self: CardSource): boolean =>
  ship.conditions.includes(SUPPRESSED) && !isFriendly(g.state, ship, self.ship);

const liftSuppression = (g: XWing, self: CardSource): void => {
  for (const ship of g.state.ships) if (isSuppressed(g, ship, self)) liftCondition(g, ship, SUPPRESSED);
};

/** The ship he attacked last shoots worse at anybody but him, until it does or he holds his fire for a phase. */
const captainRex: CardRules = {
  abilities: [
    at('attack.after', {
      mandatory: true,
      when: (_g, m, self) => m.attacker === self.ship,
      *run(g, m, self) {
        begin(g, self, self.ship, 'combat', {});
        assignCondition(g, m.defender, SUPPRESSED);
      },
    }),
    at('attack.declared', {
      mandatory: true,
      when: (g, m, self) => isDefender(m, self) && isSuppressed(g, m.attacker, self),
      *run(g, _m, self) {
        liftSuppression(g, self);
      },
    }),
    at('combat.end', {
      mandatory: true,
      when: (g, _m, self) => !lasts(g, self),
      *run(g, _m, self) {
        liftSuppression(g, self);
      },
    }),
    at('ship.destroyed', {
      mandatory: true,
      when: (_g, m, self) => m.ship === self.ship,
      *run(g, _m, self) {
        liftSuppression(g, self);
      },
    }),
  ],
  values: [
    {
      value: 'attackDice',
      anyPiece: true,
      by: (g, subject, self, { attack: a }) =>
        isSuppressed(g, subject, self) && a?.defender !== self.ship.id ? { add: -1 } : undefined,
    },
  ],
};

export const tiefighter: CardFamily = {
  'rebel/tiefighter/ahsokatano': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          canSpend(g, self.ship, 'focus') && friends(g, self.ship, 1).some((s) => canActFree(g, s)),
        *run(g, _m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          const able = friends(g, self.ship, 1).filter((s) => canActFree(g, s));
          if (able.length > 0) yield* offerFree(g, yield* pickShip(g, self, able));
        },
      }),
    ],
  },
  'rebel/tiefighter/sabinewren': sabine,
  'rebel/tiefighter/captainrex': captainRex,
  'rebel/tiefighter/zeborrelios': zeb,
};
