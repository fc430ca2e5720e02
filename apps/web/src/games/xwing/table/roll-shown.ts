import type { GameEvent } from '@holotisch/engine';
import type { Die } from '@holotisch/xwing';

type Face = Die['face'];

export interface ShownDie {
  readonly face: Face;
  /** What it showed before it was changed. */
  readonly was?: Face;
  readonly mark?: 'rerolled' | 'changed' | 'added' | 'cancelled';
}

export interface RollShown {
  readonly dice: readonly ShownDie[];
  readonly kind: 'attack' | 'defence';
  /** Whose dice they are; two players who roll off have no ship yet. */
  readonly ship: number | undefined;
  /** Dice that were rolled, not those of a pool that is modified. */
  readonly fresh: boolean;
}

const ROLLS = new Set(['rolled', 'obstacleRoll', 'cardRoll', 'bombRoll', 'tieRoll']);
const facesOf = (event: GameEvent | undefined) => (event?.['faces'] ?? []) as unknown as readonly Face[];

/** What dice there are to see in an event, and what has just become of each of them. */
export function rollShown(event: GameEvent, earlier: readonly GameEvent[]): RollShown | undefined {
  const fresh = ROLLS.has(event.type);
  if (!fresh && event.type !== 'modified') return undefined;
  const kind = event['dice'] === 'defence' ? 'defence' : 'attack';
  const { attack, pool } = inAttack(earlier, kind);
  const ship = event['ship'] ?? (event.type === 'tieRoll' ? undefined : attack?.[ROLLER[kind]]);
  const faces = 'face' in event ? [event['face'] as unknown as Face] : facesOf(event);
  const dice = fresh ? faces.map((face) => ({ face })) : modified(event, facesOf(pool), faces);
  return { dice, kind, ship: typeof ship === 'number' ? ship : undefined, fresh };
}

const ROLLER = { attack: 'attacker', defence: 'defender' } as const;

/** The attack that is going on, and its dice of a kind as last seen. An attack within it, already over, is passed by. */
function inAttack(earlier: readonly GameEvent[], kind: RollShown['kind']) {
  let within = 0;
  let pool: GameEvent | undefined;
  for (const event of earlier.toReversed()) {
    if (event.type === 'hit' || event.type === 'missed') within++;
    else if (event.type === 'attack' && within > 0) within--;
    else if (event.type === 'attack') return { attack: event, pool };
    else if (within === 0 && (event.type === 'rolled' || event.type === 'modified') && event['dice'] === kind)
      pool ??= event;
  }
  return { attack: undefined, pool };
}

function modified(event: GameEvent, before: readonly Face[], after: readonly Face[]): ShownDie[] {
  switch (event['how']) {
    case 'reroll': {
      const rerolled = event['rerolled'] as readonly number[];
      return after.map((face, i) => (rerolled.includes(i) ? { face, mark: 'rerolled' } : { face }));
    }
    case 'add':
      return after.map((face, i) => (i < before.length ? { face } : { face, mark: 'added' }));
    case 'cancel':
      return withCancelled(before, after);
    default:
      return after.map((face, i) => {
        const was = before[i];
        return was === undefined || was === face ? { face } : { face, was, mark: 'changed' };
      });
  }
}

/** Cancelled dice are gone from the pool; they are shown once more where they lay. */
function withCancelled(before: readonly Face[], after: readonly Face[]): ShownDie[] {
  let kept = 0;
  return before.map((face) => {
    if (after[kept] !== face) return { face, mark: 'cancelled' };
    kept++;
    return { face };
  });
}
