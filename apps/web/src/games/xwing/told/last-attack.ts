import type { EventOf, Which } from '@holotisch/xwing';
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
  readonly id: number;
  readonly declared: EventOf<'attack'>;
  readonly attackDice: readonly ShownDie[];
  readonly defenceDice: readonly ShownDie[];
}

/** The last attack whose dice have been compared, read from what was told of it. An attack within an attack ends first. */
export function lastAttack(events: readonly XWingEvent[]): PastAttack | undefined {
  const compared = events.filter((e) => e.type === 'hit' || e.type === 'missed').at(-1);
  if (!compared) return undefined;
  const { attack: id, defender } = compared;
  const own = events.filter((e) => e.attack === id);
  const end = own.indexOf(compared);
  // Of an attack that is performed twice, the dice of the last time.
  const begun = own.slice(0, end).findLastIndex((e) => e.type === 'attack');
  const declared = own[begun];
  if (declared?.type !== 'attack') return undefined;
  const rolls = own.slice(begun, end).filter((e) => e.type === 'rolled' || e.type === 'modified');
  const lying = (dice: Which) => rolls.findLast((e) => e.dice === dice)?.faces ?? [];
  const after = own.slice(end).filter((e) => 'ship' in e && e.ship === defender);
  return {
    id,
    declared,
    attackDice: withCancelled(lying('attack'), compared.faces),
    defenceDice: lying('defence').map((face) => ({ face })),
    hit: compared.type === 'hit',
    through: compared.results,
    cards: after.flatMap((e) => (e.type === 'damage' && e.card !== null ? [e.card] : [])),
    destroyed: after.some((e) => e.type === 'destroyed'),
  };
}
