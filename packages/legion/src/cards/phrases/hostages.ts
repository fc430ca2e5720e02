import { type Flow, say } from '@holotisch/engine';
import { putNear } from '../../flow/activation/relocate.ts';
import { chooseUnit } from '../../flow/choose.ts';
import { shapeOf } from '../../flow/objectives/markers.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { within } from '../../geometry/base.ts';
import type { Legion } from '../../legion.ts';
import type { Side, Unit } from '../../state.ts';
import { captainOf, hasKeyword, otherSide, speedOf } from '../../values.ts';
import { bears, bringAlong, centre, inTurn } from './battle.ts';

export const EXCHANGE = 'hostage-exchange';
const CLAUSES = ['LE-EINSATZZIELKARTEN-03'] as const;
export const hasHostage = (g: Legion, unit: Unit): boolean => bears(g, unit, EXCHANGE);

/** In the first round nobody touches the envoys. */
export const isEnvoy = (g: Legion, unit: Unit): boolean => g.state.round <= 1 && hasHostage(g, unit);

/** Each side names a corps unit; the other one puts it in the middle and moves it; then the hostages are with them. */
export function* exchange(g: Legion): Flow {
  const named = new Map<Side, Unit>();
  for (const side of inTurn(g, 2)) {
    const able = g.state.units.filter(
      (u) => g.state.sides[u.seat] === side && u.status === 'reserve' && u.rank === 'corps',
    );
    const prompt = say('le.ask.hostage', { card: EXCHANGE });
    if (able.length > 0) named.set(side, yield* chooseUnit(captainOf(g.state, side), able, CLAUSES, prompt, EXCHANGE));
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
    if (unit) yield* bringAlong(g, unit, EXCHANGE);
  }
}

export const isHome = (g: Legion, side: Side, marker: Parameters<typeof shapeOf>[0]): boolean =>
  zoneShapes(g, colourOf(g.state, side)).some((zone) => within(zone, [shapeOf(marker)]));
