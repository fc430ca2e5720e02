import type { AttackDie, DefenceDie, EventOf } from '@holotisch/legion';
import type { DiceItem, ThrownDie } from '../../../scene/description.ts';
import { MOVING, paired, thrownDice } from '../../../table-ui/face/thrown.ts';
import { type Act, pieceKey } from '../../../table-ui/game-face.ts';
import { SIGNS } from '../table/signs.ts';
import { type LegionEvent, type LegionView, ownerOf } from '../view.ts';
import { FACES } from './face-sign.tsx';

type Roll = EventOf<'rolled' | 'dice' | 'defenceRolled' | 'defenceDice'>;
const ROLLS: readonly string[] = ['rolled', 'dice', 'defenceRolled', 'defenceDice'];
const isRoll = (event: LegionEvent): event is Roll => ROLLS.includes(event.type);

function stateOf(roll: Roll, at: number): ThrownDie['state'] | undefined {
  if (roll.type === 'rolled' || roll.type === 'defenceRolled') return 'rolls';
  if (roll.how === 'cancelled' || roll.how === 'spent' || !roll.at.includes(at)) return undefined;
  return roll.how === 'rerolled' ? 'rolls' : roll.how === 'added' ? 'comes' : 'turns';
}

/** Attack dice beside the attacker, defence dice beside the defender. */
export function throwsOf(view: LegionView, act: Act<LegionView, LegionEvent> | undefined): readonly DiceItem[] {
  const attack = view.attacks.at(-1);
  if (!attack) return [];
  const attacker = 'unit' in attack.attacker ? attack.attacker.unit : undefined;
  const roll = act && isRoll(act.event) && act.event.attack === attack.id ? act.event : undefined;
  const beside = (
    kind: 'attack' | 'defence',
    unit: number,
    against: number | undefined,
    dice: readonly (AttackDie | DefenceDie)[],
  ): DiceItem => {
    const moves = roll && roll.type.startsWith('defence') === (kind === 'defence') ? act : undefined;
    const item: DiceItem = {
      kind: 'dice',
      key: `dice:${kind}`,
      by: pieceKey(unit),
      owner: ownerOf(view, view.units[unit]?.seat ?? 0),
      throw: moves?.id ?? 0,
      milliseconds: (moves?.lasts ?? 0) * MOVING,
      dice: thrownDice(
        dice.map(({ colour, face }) => ({ colour, sign: FACES[face] })),
        kind === 'attack' ? 8 : 6,
        (at) => (moves && roll ? stateOf(roll, at) : undefined),
      ),
    };
    return against === undefined ? item : { ...item, against: pieceKey(against) };
  };
  const { defender } = attack;
  const items = [
    beside('attack', attacker ?? defender, attacker === undefined ? undefined : defender, attack.dice),
    beside('defence', defender, attacker, attack.defence),
  ].filter(({ dice }) => dice.length > 0);
  if (act?.event.type === 'tokens' && act.event.change < 0) return withSpent(items, act, act.event);
  if (act?.event.type !== 'result') return items;
  const hits = attack.dice.filter(({ face }) => face === 'hit' || face === 'crit').length;
  const pairs = Math.min(act.event.blocks, hits);
  return items.map((item): DiceItem => {
    const fits = (at: number) =>
      item.key === 'dice:defence'
        ? attack.defence[at]?.face === 'block'
        : attack.dice[at]?.face === 'hit' || attack.dice[at]?.face === 'crit';
    return { ...item, milliseconds: act.lasts * MOVING, dice: paired(item.dice, { pairs, state: 'meets', fits }) };
  });
}

/** A token that is spent for the dice of the attack flies to them. */
function withSpent(
  items: readonly DiceItem[],
  { id, lasts }: Act<LegionView, LegionEvent>,
  { unit, token }: EventOf<'tokens'>,
): readonly DiceItem[] {
  const sign = SIGNS[token];
  return items.map((item) =>
    sign && item.by === pieceKey(unit) ? { ...item, spent: sign, throw: id, milliseconds: lasts * MOVING } : item,
  );
}
