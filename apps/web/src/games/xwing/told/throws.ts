import type { DiceItem, ThrownDie } from '../../../scene/description.ts';
import { MOVING, paired, thrownDice } from '../../../table-ui/face/thrown.ts';
import { type Act, pieceKey } from '../../../table-ui/game-face.ts';
import { FACES } from '../decide/face-sign.tsx';
import { ownerOf } from '../table/describe.ts';
import { SIGNS } from '../table/signs.ts';
import type { Attack, XWingEvent, XWingView } from '../view.ts';
import { type RollShown, rollShown, type ShownDie } from './roll-shown.ts';

const COLOUR = { attack: 'red', defence: 'green' } as const;

function stateOf({ mark }: ShownDie, fresh: boolean): ThrownDie['state'] {
  if (fresh || mark === 'rerolled') return 'rolls';
  return mark === 'changed' ? 'turns' : mark === 'added' ? 'comes' : mark === 'cancelled' ? 'cancelled' : 'lies';
}

const facesIn = (dice: Attack['attackDice'], ...faces: readonly string[]) =>
  dice.filter(({ face }) => faces.includes(face)).length;

/** Once they have been compared: evades and the hits that they have stopped, criticals only when no other hit is left. */
function compared(items: readonly DiceItem[], attack: Attack, act: Act<XWingView, XWingEvent> | undefined) {
  if (attack.hit === null) return items;
  const { attackDice, defenceDice } = attack;
  const now = act?.event.type === 'hit' || act?.event.type === 'missed' ? act : undefined;
  const state = now ? ('meets' as const) : ('cancelled' as const);
  const pairs = Math.min(facesIn(attackDice, 'hit', 'crit'), facesIn(defenceDice, 'evade'));
  const hits = facesIn(attackDice, 'hit');
  return items.map((item): DiceItem => {
    const milliseconds = (now?.lasts ?? 0) * MOVING;
    if (item.key === 'dice:defence')
      return {
        ...item,
        milliseconds,
        dice: paired(item.dice, { pairs, state, fits: (at) => defenceDice[at]?.face === 'evade' }),
      };
    const stopped = paired(item.dice, {
      pairs: Math.min(pairs, hits),
      state,
      fits: (at) => attackDice[at]?.face === 'hit',
    });
    const more = { pairs: pairs - hits, after: hits, state, fits: (at: number) => attackDice[at]?.face === 'crit' };
    return { ...item, milliseconds, dice: paired(stopped, more) };
  });
}

/** A token that is spent for the dice of the attack flies to them. */
function withSpent(items: readonly DiceItem[], act: Act<XWingView, XWingEvent> | undefined): readonly DiceItem[] {
  if (act?.event.type !== 'spent') return items;
  const { ship, token } = act.event;
  const sign = SIGNS[token === 'targetlock' ? 'lock' : token];
  return items.map((item) =>
    sign && item.by === pieceKey(ship)
      ? { ...item, spent: sign, throw: act.id, milliseconds: act.lasts * FLIES }
      : item,
  );
}
/** The share of its time in which a token flies. */
const FLIES = 0.9;

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
  const items = [
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
  return withSpent(compared(items, attack, act), act);
}
