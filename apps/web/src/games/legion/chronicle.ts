import { costIn, data } from '@holotisch/legion';
import { type Chronicler, chronicleOf, type Fact, thrown } from '../../table-ui/chronicle.ts';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import type { LegionEvent, LegionView } from './view.ts';

type AttackDice = Extract<LegionEvent, { readonly type: 'rolled' }>['dice'];
type DefenceDice = Extract<LegionEvent, { readonly type: 'defenceRolled' }>['dice'];

/** What a match of Legion comes to in figures: wounds, units with their points, hits and blocks on the dice. */
export const chronicle: Chronicler<LegionView, LegionEvent> = (events, view) => {
  const seatOf = (unit: number) => view.units[unit]?.seat ?? 0;
  const attackers = new Map<number, number>();
  const pointsOf = (id: number): number => {
    const unit = view.units[id];
    if (!unit) return 0;
    const army = view.units.filter(({ seat }) => seat === unit.seat).map(({ card }) => card);
    return costIn(
      view.rules,
      unit.card,
      unit.upgrades.map((upgrade) => upgrade.id),
      army,
    );
  };
  const attacked = (attack: number, all: AttackDice): readonly Fact[] => {
    const seat = attackers.get(attack);
    if (seat === undefined || all.length === 0) return [];
    const dice = all.map(({ colour, face }) => ({ face, faces: data.ATTACK_DICE[colour] }));
    const hits = thrown(dice, (face) => (face === 'hit' || face === 'crit' ? 1 : 0));
    return [{ kind: 'dice', seat, of: 'attack', ...hits }];
  };
  const defended = (unit: number, all: DefenceDice): readonly Fact[] => {
    if (all.length === 0) return [];
    const dice = all.map(({ colour, face }) => ({ face, faces: data.DEFENCE_DICE[colour] }));
    const blocks = thrown(dice, (face) => (face === 'block' ? 1 : 0));
    return [{ kind: 'dice', seat: seatOf(unit), of: 'defence', ...blocks }];
  };
  const facts = (event: LegionEvent): readonly Fact[] => {
    switch (event.type) {
      case 'round':
        return [{ kind: 'round', round: event.round }];
      case 'attack':
        if ('unit' in event.attacker) attackers.set(event.attack, seatOf(event.attacker.unit));
        return [];
      case 'rolled':
        return attacked(event.attack, event.dice);
      case 'dice':
        return event.how === 'rerolled'
          ? attacked(
              event.attack,
              event.at.flatMap((die) => event.dice[die] ?? []),
            )
          : [];
      case 'defenceRolled':
        return defended(event.unit, event.dice);
      case 'defenceDice':
        return event.how === 'rerolled'
          ? defended(
              event.unit,
              event.at.flatMap((die) => event.dice[die] ?? []),
            )
          : [];
      case 'wounded':
        return [{ kind: 'damage', seat: seatOf(event.unit), amount: 1 }];
      case 'defeated':
        return [{ kind: 'loss', seat: seatOf(event.unit), piece: event.unit, points: pointsOf(event.unit) }];
      default:
        return [];
    }
  };
  return chronicleOf({ seats: view.sides.length, events, facts, belongsTo: byAttackOrTurn });
};
