import { costOf, critsOn, DICE, data, hitsOn, shipPoints } from '@holotisch/armada';
import { type Chronicler, chronicleOf, type Fact, thrown } from '../../table-ui/chronicle.ts';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import type { ArmadaEvent, ArmadaView, UnitView } from './view.ts';

type Rolled = Extract<ArmadaEvent, { readonly type: 'rolled' }>['dice'];

const pointsOf = (unit: UnitView, { rules }: ArmadaView): number =>
  unit.kind === 'squadron'
    ? costOf(data.squadronCard(unit.card), rules.prices)
    : shipPoints({ card: unit.card, upgrades: unit.upgrades.map(({ id }) => id) }, rules.prices);

/** What a match of Armada comes to in figures: damage suffered, units with their points, hits and criticals on the dice. */
export const chronicle: Chronicler<ArmadaView, ArmadaEvent> = (events, view) => {
  const seatOf = (unit: number) => view.units[unit]?.seat ?? 0;
  const attackers = new Map<number, number>();
  const rolled = (attack: number, all: Rolled): readonly Fact[] => {
    const seat = attackers.get(attack);
    if (seat === undefined || all.length === 0) return [];
    const dice = all.map(({ colour, face }) => ({ face, faces: DICE[colour].faces }));
    return [{ kind: 'dice', seat, of: 'attack', ...thrown(dice, (face) => hitsOn(face) + critsOn(face)) }];
  };
  const facts = (event: ArmadaEvent): readonly Fact[] => {
    switch (event.type) {
      case 'round':
        return [{ kind: 'round', round: event.round }];
      case 'attack':
        if ('unit' in event.attacker) attackers.set(event.attack, seatOf(event.attacker.unit));
        return [];
      case 'rolled':
        return rolled(event.attack, event.dice);
      case 'dice':
        // A die that is rolled again, or comes to the others, is another throw.
        return event.how === 'rerolled'
          ? rolled(
              event.attack,
              event.at.flatMap((die) => event.dice[die] ?? []),
            )
          : [];
      case 'suffers':
        return [{ kind: 'damage', seat: seatOf(event.unit), amount: event.amount }];
      case 'destroyed': {
        const unit = view.units[event.unit];
        return unit ? [{ kind: 'loss', seat: unit.seat, piece: unit.id, points: pointsOf(unit, view) }] : [];
      }
      default:
        return [];
    }
  };
  return chronicleOf({ seats: view.sides.length, events, facts, belongsTo: byAttackOrTurn });
};
