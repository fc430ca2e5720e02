import * as data from '../data/index.ts';
import type { Ship } from '../state.ts';
import { isFriendly } from '../values.ts';
import type { XWing } from '../xwing.ts';

/** Condition cards: they lie beside a ship and speak to it as 'you'. Their rules are cards like all others. */

/** Each side brings its own copy of a unique condition, and there is only that one: it moves on. */
export function assignCondition(g: XWing, ship: Ship, id: string): void {
  if (ship.status === 'destroyed') return;
  const { unique } = data.condition(id);
  for (const other of g.state.ships)
    if (unique && isFriendly(g.state, other, ship)) {
      const at = other.conditions.indexOf(id);
      if (at >= 0) other.conditions.splice(at, 1);
    }
  ship.conditions.push(id);
  g.emit({ type: 'condition', ship: ship.id, condition: id });
}

export function liftCondition(g: XWing, ship: Ship, id: string): void {
  const at = ship.conditions.indexOf(id);
  if (at < 0) return;
  ship.conditions.splice(at, 1);
  g.emit({ type: 'conditionLifted', ship: ship.id, condition: id });
}
