import type { GameEvent } from '@holotisch/engine';
import type { Happened } from '../../../match/protocol.ts';
import type { Attack } from '../view.ts';

type Face = Attack['attackDice'][number]['face'];

/** An attack that is over, as it was seen: its dice stay on the table until somebody clears them away. */
export interface PastAttack {
  /** Tells one attack from another. */
  readonly at: number;
  readonly attacker: number;
  readonly defender: number;
  readonly attackDice: readonly Face[];
  readonly defenceDice: readonly Face[];
  readonly hit: boolean;
  /** The results that were not cancelled. */
  readonly through: readonly Face[];
  /** The damage cards that it turned up. */
  readonly cards: readonly string[];
  /** The defender has not survived it. */
  readonly destroyed: boolean;
}

const faces = (event: GameEvent): readonly Face[] => (event['faces'] ?? []) as unknown as readonly Face[];

/** The last attack that came to its end, read from the events. An attack within an attack ends first. */
export function lastAttack(events: readonly Happened[]): PastAttack | undefined {
  const open: { at: number; event: GameEvent; attack: readonly Face[]; defence: readonly Face[] }[] = [];
  let last: PastAttack | undefined;
  let cards: string[] = [];
  for (const [at, { event }] of events.entries()) {
    const now = open.at(-1);
    if (event.type === 'attack') open.push({ at, event, attack: [], defence: [] });
    else if (event.type === 'damage' && event['ship'] === last?.defender && event['faceup'])
      cards.push(String(event['card']));
    else if (event.type === 'destroyed' && last && event['ship'] === last.defender) last = { ...last, destroyed: true };
    else if (!now) continue;
    else if (event.type === 'rolled' || event.type === 'modified')
      now[event['dice'] === 'defence' ? 'defence' : 'attack'] = faces(event);
    else if (event.type === 'hit' || event.type === 'missed') {
      open.pop();
      cards = [];
      last = {
        at: now.at,
        attacker: now.event['attacker'] as number,
        defender: now.event['defender'] as number,
        attackDice: now.attack,
        defenceDice: now.defence,
        hit: event.type === 'hit',
        through: event.type === 'hit' ? faces(event) : [],
        cards,
        destroyed: false,
      };
    }
  }
  return last;
}
