import type { EventOf } from '@holotisch/xwing';
import type { Face, XWingEvent } from '../view.ts';
import { type ShownDie, withCancelled } from './roll-shown.ts';

/** What came of an attack. */
export interface Result {
  readonly hit: boolean;
  /** The results that were not cancelled. */
  readonly through: readonly Face[];
  /** The damage cards that it turned up. */
  readonly cards: readonly string[];
  /** The defender has not survived it. */
  readonly destroyed: boolean;
}

/** An attack that is over, as it was seen: its dice stay on the table until somebody clears them away. */
export interface PastAttack extends Result {
  /** Tells one attack from another. */
  readonly at: number;
  readonly declared: EventOf<'attack'>;
  readonly attackDice: readonly ShownDie[];
  readonly defenceDice: readonly ShownDie[];
}

interface Open {
  readonly at: number;
  readonly declared: EventOf<'attack'>;
  attack: readonly Face[];
  defence: readonly Face[];
}

/** The last attack that came to its end, read from the events. An attack within an attack ends first. */
export function lastAttack(events: readonly XWingEvent[]): PastAttack | undefined {
  const open: Open[] = [];
  let last: PastAttack | undefined;
  for (const [at, event] of events.entries()) {
    const now = open.at(-1);
    if (event.type === 'attack') open.push({ at, declared: event, attack: [], defence: [] });
    else if (event.type === 'damage' && event.ship === last?.declared.defender && event.card !== null)
      last = { ...last, cards: [...last.cards, event.card] };
    else if (event.type === 'destroyed' && event.ship === last?.declared.defender) last = { ...last, destroyed: true };
    else if (!now) continue;
    else if (event.type === 'rolled' || event.type === 'modified') now[event.dice] = event.faces;
    else if (event.type === 'hit' || event.type === 'missed') {
      open.pop();
      last = {
        at: now.at,
        declared: now.declared,
        attackDice: withCancelled(now.attack, event.faces),
        defenceDice: now.defence.map((face) => ({ face })),
        hit: event.type === 'hit',
        through: event.results,
        cards: [],
        destroyed: false,
      };
    }
  }
  return last;
}
