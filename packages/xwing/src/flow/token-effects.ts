import type { Flow, Seat } from '@holotisch/engine';
import type { Ship, Side, TokenKind } from '../state.ts';
import { seatsOf, sideOf } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { boostWay, rollWay, straight } from './activation/actions/reposition.ts';
import { BARREL_ROLL } from './activation/actions/standard.ts';
import { chooseOne, chooseShip, may } from './choose.ts';
import { dropLock } from './tokens.ts';

/** Tokens of later expansions that do something as soon as they are there. */
export function* tokenEffect(g: XWing, ship: Ship, token: TokenKind | 'targetlock', mover?: Seat): Flow {
  if (token === 'tractor') yield* tow(g, ship, mover);
  yield* jam(g, ship);
}

/** A jammed ship loses a focus, evade or blue lock token together with the jam token, as soon as it has one. */
function* jam(g: XWing, ship: Ship): Flow {
  while (ship.tokens.jam > 0) {
    const losable = (['focus', 'evade'] as const).filter((t) => ship.tokens[t] > 0);
    const kinds = ship.locks.length > 0 ? [...losable, 'targetlock' as const] : losable;
    if (kinds.length === 0) return;
    const kind = yield* chooseOne(ship.seat, 'jammed', kinds, ['XW-AUSGEBEN-01'], { ship: ship.id });
    yield* g.rules.remove(g, ship, 'jam');
    if (kind !== 'targetlock') yield* g.rules.remove(g, ship, kind);
    else {
      const targets = [...new Set(ship.locks)].map((id) => g.ship(id));
      dropLock(g, ship, (yield* chooseShip(g, ship.seat, 'jammed-lock', targets, ['XW-ZIELERFASSUNG-12'])).id);
    }
  }
}

const TOWED = 'towed';

/**
 * With its first tractor beam token of a round a small ship may be rolled or boosted straight by the opposing player:
 * no action and no manoeuvre, onto obstacles but not onto ships. R-XW-05
 */
function* tow(g: XWing, ship: Ship, mover?: Seat): Flow {
  if (g.facts(ship).type.size !== 'small') return;
  if (g.state.lasting.some((l) => l.ship === ship.id && l.note === TOWED)) return;
  g.state.lasting.push({ source: TOWED, ship: ship.id, until: 'round', note: TOWED });
  const seat = mover ?? seatsOf(g.state, (1 - sideOf(g.state, ship)) as Side)[0]!;
  if (!(yield* may(seat, 'tow', ['XW-FASSROLLE-11'], { ship: ship.id }))) return;
  const ways = [
    rollWay(g, ship, straight(1), 'left'),
    boostWay(g, ship, straight(1), 'straight'),
    rollWay(g, ship, straight(1), 'right'),
  ];
  yield* g.rules.reposition(g, ship, ways, { ...BARREL_ROLL, kind: 'tow', seat, ontoObstacles: true });
}
