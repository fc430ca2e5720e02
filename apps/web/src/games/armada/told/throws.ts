import type { EventOf } from '@holotisch/armada';
import type { DiceItem, ThrownDie } from '../../../scene/description.ts';
import { MOVING, thrownDice } from '../../../table-ui/face/thrown.ts';
import { type Act, pieceKey } from '../../../table-ui/game-face.ts';
import { type ArmadaEvent, type ArmadaView, type Attack, ownerOf } from '../view.ts';
import { FACES } from './face-sign.tsx';

type Roll = EventOf<'rolled' | 'dice'>;
const isRoll = (event: ArmadaEvent): event is Roll => event.type === 'rolled' || event.type === 'dice';

function stateOf(roll: Roll, at: number): ThrownDie['state'] | undefined {
  if (roll.type === 'rolled') return 'rolls';
  if (roll.how === 'removed' || !roll.at.includes(at)) return undefined;
  return roll.how === 'rerolled' ? 'rolls' : roll.how === 'added' ? 'comes' : 'turns';
}

const unitOf = (party: Attack['attacker']): number | undefined => ('unit' in party ? party.unit : undefined);

/** The pool of the attack in progress, beside the attacker; beside the defender where no unit attacks. */
export function throwsOf(view: ArmadaView, act: Act<ArmadaView, ArmadaEvent> | undefined): readonly DiceItem[] {
  const attack = view.attacks.at(-1);
  if (!attack || attack.dice.length === 0) return [];
  const [attacker, defender] = [unitOf(attack.attacker), unitOf(attack.defender)];
  const by = attacker ?? defender;
  const unit = by === undefined ? undefined : view.units[by];
  if (by === undefined || !unit) return [];
  const roll = act && isRoll(act.event) && act.event.attack === attack.id ? act.event : undefined;
  const item: DiceItem = {
    kind: 'dice',
    key: 'dice:attack',
    by: pieceKey(by),
    owner: ownerOf(view, unit.seat),
    throw: roll && act ? act.id : 0,
    milliseconds: roll && act ? act.lasts * MOVING : 0,
    dice: thrownDice(
      attack.dice.map(({ colour, face }) => ({ colour, sign: FACES[face] })),
      8,
      (at) => (roll ? stateOf(roll, at) : undefined),
    ),
  };
  return [attacker === undefined || defender === undefined ? item : { ...item, against: pieceKey(defender) }];
}
