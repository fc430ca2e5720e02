import { hasBorrowed } from '../../flow/edition26/attack.ts';
import { shapeOf } from '../../flow/objectives/markers.ts';
import { gain } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isBeyond } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import { keywordTargets, leaderOf } from '../../values.ts';
import { isKin } from '../named.ts';
import { at, type LaterCards, value } from '../vocabulary.ts';

/** What a prize is: an objective token that lies there, or one that the unit holds. */
const PRIZES: readonly Marker['kind'][] = ['objective', 'poi', 'asset'];

const seesPrize = (g: Legion, unit: Unit): boolean =>
  unit.claimed.length > 0 ||
  (unit.status === 'play' &&
    g.state.markers.some(
      (marker) =>
        PRIZES.includes(marker.kind) &&
        marker.claimed === null &&
        !isBeyond(gap(leaderOf(g, unit).base, [shapeOf(marker)]), 0.5),
    ));

const PRIZED = { Steady: 'steady', 'Low Profile': 'low-profile', Nimble: 'nimble' } as const;

export const KEYWORDS_E_F_26: LaterCards = {
  // One token in each attack, by its own kind.
  'keyword/exemplar': (base) => ({
    ...base,
    lendsTokens: (g, to, token, self) => {
      const attack = g.state.attacks.at(-1);
      if (!attack || hasBorrowed(to, attack) || !isKin(g, to, self.unit)) return [];
      return base.lendsTokens?.(g, to, token, self) ?? [];
    },
  }),
  // Keywords that it has where there is something to win.
  'keyword/eyes-on-the-prize': {
    grants: Object.values(PRIZED),
    values: Object.entries(PRIZED).map(([name, keyword]) =>
      value(`keyword.${keyword}`, (g, unit) =>
        keywordTargets(g, unit, 'eyes-on-the-prize').includes(name) && seesPrize(g, unit) ? { add: 1 } : undefined,
      ),
    ),
  },
  'keyword/fire-support': {
    abilities: [
      at('unit.ordered', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'standby', 1, 'fire-support');
        },
      }),
    ],
  },
  'keyword/flexible-response': {},
};
