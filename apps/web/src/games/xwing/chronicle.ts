import { ATTACK_SIDES, DEFENCE_SIDES } from '@holotisch/odds/xwing';
import { squadPoints } from '@holotisch/xwing';
import { type Chronicler, chronicleOf, type Fact, thrown } from '../../table-ui/chronicle.ts';
import { byAttackOrTurn } from '../../table-ui/common-told.ts';
import type { Face, XWingEvent, XWingView } from './view.ts';

/** The sides of a die, one by one. */
const facesOf = (sides: Readonly<Partial<Record<Face, number>>>): readonly Face[] =>
  FACES.flatMap((face) => Array.from({ length: sides[face] ?? 0 }, () => face));
const FACES: readonly Face[] = ['hit', 'crit', 'evade', 'focus', 'blank'];
const DICE = { attack: facesOf(ATTACK_SIDES), defence: facesOf(DEFENCE_SIDES) };

const isResult = (face: Face): number => (face === 'hit' || face === 'crit' || face === 'evade' ? 1 : 0);

/** What a match of X-Wing comes to in figures: shields and damage cards lost, ships with their points, dice as they fell. */
export const chronicle: Chronicler<XWingView, XWingEvent> = (events, view) => {
  const seatOf = (ship: number) => view.ships[ship]?.seat ?? 0;
  const duels = new Map<number, { readonly attacker: number; readonly defender: number }>();
  const rolled = (attack: number, of: 'attack' | 'defence', faces: readonly (Face | undefined)[]): readonly Fact[] => {
    const duel = duels.get(attack);
    if (!duel || faces.length === 0) return [];
    const seat = seatOf(of === 'attack' ? duel.attacker : duel.defender);
    const dice = faces.flatMap((face) => (face === undefined ? [] : [{ face, faces: DICE[of] }]));
    return [{ kind: 'dice', seat, of, ...thrown(dice, isResult) }];
  };
  const facts = (event: XWingEvent): readonly Fact[] => {
    switch (event.type) {
      case 'round':
        return [{ kind: 'round', round: event.round }];
      case 'attack':
        duels.set(event.attack, event);
        return [];
      case 'rolled':
        return rolled(event.attack, event.dice, event.faces);
      case 'modified':
        // A die that is rolled again is another throw.
        return rolled(event.attack, event.dice, event.rerolled?.map((die) => event.faces[die]) ?? []);
      case 'shield':
        return event.by < 0 ? [{ kind: 'damage', seat: seatOf(event.ship), amount: -event.by }] : [];
      case 'damage':
        return [{ kind: 'damage', seat: seatOf(event.ship), amount: 1 }];
      case 'destroyed': {
        const ship = view.ships[event.ship];
        return ship ? [{ kind: 'loss', seat: ship.seat, piece: ship.id, points: squadPoints([ship]) }] : [];
      }
      default:
        return [];
    }
  };
  return chronicleOf({ seats: view.sides.length, events, facts, belongsTo: byAttackOrTurn });
};
