import type { DiceItem, ThrownDie } from '../../../scene/description.ts';
import { type Act, pieceKey } from '../../game-face.ts';
import { MOVING, thrownDice } from '../../thrown.ts';
import { FACES } from '../decide/face-sign.tsx';
import { ownerOf } from '../table/describe.ts';
import type { XWingEvent, XWingView } from '../view.ts';
import { type RollShown, rollShown, type ShownDie } from './roll-shown.ts';

const COLOUR = { attack: 'red', defence: 'green' } as const;

function stateOf({ mark }: ShownDie, fresh: boolean): ThrownDie['state'] {
  if (fresh || mark === 'rerolled') return 'rolls';
  return mark === 'changed' ? 'turns' : mark === 'added' ? 'comes' : mark === 'cancelled' ? 'cancelled' : 'lies';
}

/** The dice of the attack in progress, beside attacker and defender; and any other roll beside its ship. */
export function throwsOf(view: XWingView, act: Act<XWingView, XWingEvent> | undefined): readonly DiceItem[] {
  const roll = act && rollShown(act);
  const attack = view.attacks.at(-1);
  const lone = roll && act && act.event.type !== 'rolled' && act.event.type !== 'modified';
  const beside = (ship: number, against: number | undefined, kind: RollShown['kind'], dice: readonly ShownDie[]) => {
    const moves = roll?.kind === kind && act ? act : undefined;
    const item: DiceItem = {
      kind: 'dice',
      key: `dice:${kind}`,
      by: pieceKey(ship),
      owner: ownerOf(view, view.ships[ship]?.seat ?? 0),
      throw: moves?.id ?? 0,
      milliseconds: (moves?.lasts ?? 0) * MOVING,
      dice: thrownDice(
        dice.map(({ face }) => ({ colour: COLOUR[kind], sign: FACES[face] })),
        8,
        (at) => (moves ? stateOf(dice[at]!, roll?.fresh ?? false) : undefined),
      ),
    };
    return against === undefined ? item : { ...item, against: pieceKey(against) };
  };
  if (roll && lone) return roll.ship === undefined ? [] : [beside(roll.ship, undefined, roll.kind, roll.dice)];
  if (!attack) return [];
  const { attacker, defender } = attack;
  const diceOf = (kind: RollShown['kind'], lie: readonly ShownDie[]) => (roll?.kind === kind ? roll.dice : lie);
  return [
    beside(
      attacker,
      defender,
      'attack',
      diceOf(
        'attack',
        attack.attackDice.map(({ face }) => ({ face })),
      ),
    ),
    beside(
      defender,
      attacker,
      'defence',
      diceOf(
        'defence',
        attack.defenceDice.map(({ face }) => ({ face })),
      ),
    ),
  ].filter(({ dice }) => dice.length > 0);
}
