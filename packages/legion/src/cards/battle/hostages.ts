import { type Flow, say } from '@holotisch/engine';
import { chooseUnit } from '../../flow/choose.ts';
import { shapeOf } from '../../flow/markers.ts';
import { putNear } from '../../flow/relocate.ts';
import { colourOf, zoneShapes } from '../../flow/zones.ts';
import { within } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, hasKeyword, isFriendly, otherSide, refuse, speedOf } from '../../values.ts';
import { ban, type CardFamily, valueOfAny } from '../vocabulary.ts';
import {
  bears,
  bringAlong,
  centre,
  claimAct,
  claimedBy,
  inTurn,
  ofOwnSide,
  scoreEach,
  slowsBearer,
} from './phrases.ts';

/** Hostage Exchange: whoever has a hostage is what the Hostage card makes of it. R-LE-109 */

const CARD = 'hostage-exchange';
const CLAUSES = ['LE-EINSATZZIELKARTEN-03'] as const;

const hasHostage = (g: Legion, unit: Unit): boolean => bears(g, unit, CARD);
/** In the first round nobody touches the envoys. */
const isEnvoy = (g: Legion, unit: Unit): boolean => g.state.round <= 1 && hasHostage(g, unit);

/** Each side names a corps unit; the other one puts it in the middle and moves it; then the hostages are with them. */
function* exchange(g: Legion): Flow {
  const named = new Map<Side, Unit>();
  for (const side of inTurn(g, 2)) {
    const able = g.state.units.filter(
      (u) => g.state.sides[u.seat] === side && u.status === 'reserve' && u.rank === 'corps',
    );
    const prompt = say('le.ask.hostage', { card: CARD });
    if (able.length > 0) named.set(side, yield* chooseUnit(captainOf(g.state, side), able, CLAUSES, prompt, CARD));
  }
  for (const side of inTurn(g, 2)) {
    const unit = named.get(otherSide(side));
    if (!unit) continue;
    putNear(g, unit, centre(g));
    if (hasKeyword(g, unit, 'stationary') || speedOf(g, unit) === 0) continue;
    const by = captainOf(g.state, side);
    yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 1, noMelee: true, by, clauses: CLAUSES });
  }
  for (const side of inTurn(g, 2)) {
    const unit = named.get(side);
    if (unit) yield* bringAlong(g, unit, CARD);
  }
}
const isHome = (g: Legion, side: Side, marker: Parameters<typeof shapeOf>[0]): boolean =>
  zoneShapes(g, colourOf(g.state, side)).some((zone) => within(zone, [shapeOf(marker)]));

export const HOSTAGES: CardFamily = {
  'battle/hostage-exchange': {
    battle: {
      prepare: exchange,
      acts: [claimAct],
      gameScore: (g) =>
        scoreEach(g, (side) => {
          const own = claimedBy(g, CARD, side);
          return own.length + own.filter((marker) => isHome(g, side, marker)).length;
        }),
    },
    values: [
      valueOfAny('courage', (g, unit, self) =>
        ofOwnSide(g, unit, self) && hasHostage(g, unit) ? { add: 1 } : undefined,
      ),
      slowsBearer(CARD),
      valueOfAny('immuneToEnemies', (g, unit, self) =>
        ofOwnSide(g, unit, self) && isEnvoy(g, unit) ? { add: 1 } : undefined,
      ),
    ],
    bans: [
      ban('engage', (g, { unit, enemy }) =>
        hasHostage(g, unit) || isEnvoy(g, enemy)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.hostageMelee', { unit: unit.id, enemy: enemy.id }))
          : undefined,
      ),
      ban('target', (g, { attacker, defender }) =>
        attacker && !isFriendly(g.state, attacker, defender) && isEnvoy(g, defender)
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.envoy', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
      ban('detonate', (g) =>
        g.state.round <= 1 ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.detonation', { card: CARD })) : undefined,
      ),
    ],
  },
};
