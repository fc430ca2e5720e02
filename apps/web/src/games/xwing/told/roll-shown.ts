import type { EventOf } from '@holotisch/xwing';
import type { Act } from '../../../table-ui/game-face.ts';
import type { Attack, Face, XWingEvent, XWingView } from '../view.ts';

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

/** What dice there are to see in an event, and what has just become of each of them. */
export function rollShown({
  event,
  before,
}: Pick<Act<XWingView, XWingEvent>, 'event' | 'before'>): RollShown | undefined {
  const attackRoll = (ship: number | undefined, faces: readonly Face[]): RollShown => ({
    kind: 'attack',
    ship,
    fresh: true,
    dice: faces.map((face) => ({ face })),
  });
  switch (event.type) {
    case 'tieRoll':
      return attackRoll(undefined, [event.face]);
    case 'obstacleRoll':
      return attackRoll(event.ship, [event.face]);
    case 'cardRoll':
      return { ...attackRoll(event.ship, [event.face]), kind: event.dice };
    case 'bombRoll':
      return attackRoll(event.ship, event.faces);
    case 'rollChanged':
      return { ...attackRoll(event.ship, event.faces), fresh: false };
    case 'rolled':
      return { ...attackRoll(rollerOf(attackOf(event, before), event.dice), event.faces), kind: event.dice };
    case 'modified': {
      const attack = attackOf(event, before);
      const pool = attack?.[event.dice === 'attack' ? 'attackDice' : 'defenceDice'] ?? [];
      const faces = pool.map(({ face }) => face);
      const ship = rollerOf(attack, event.dice);
      return { dice: modified(event, faces), kind: event.dice, ship, fresh: false };
    }
    default:
      return undefined;
  }
}

const attackOf = ({ attack }: EventOf<'rolled' | 'modified'>, { attacks }: XWingView): Attack | undefined =>
  attacks.find(({ id }) => id === attack);

const rollerOf = (attack: Attack | undefined, dice: RollShown['kind']): number | undefined =>
  dice === 'attack' ? attack?.attacker : attack?.defender;

function modified(event: EventOf<'modified'>, before: readonly Face[]): ShownDie[] {
  const { faces: after, rerolled = [] } = event;
  switch (event.how) {
    case 'reroll':
      return after.map((face, i) => (rerolled.includes(i) ? { face, mark: 'rerolled' } : { face }));
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
export function withCancelled(before: readonly Face[], after: readonly Face[]): ShownDie[] {
  let kept = 0;
  return before.map((face) => {
    if (after[kept] !== face) return { face, mark: 'cancelled' };
    kept++;
    return { face };
  });
}
