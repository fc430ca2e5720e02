import { chooseUnit } from '../../../flow/choose.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import type { Unit } from '../../../state.ts';
import {
  askUnit,
  enemiesAt,
  isOrdinary,
  isSeen,
  readiesInEndPhase,
  SAYS,
  snipe,
  troopersOf,
  using,
} from '../../phrases/upgrades.ts';
import { bettersDice } from '../../phrases/weapons.ts';
import { type AttackMoment, at, type LaterCards } from '../../vocabulary.ts';

const fallen = (unit: Unit): number => unit.minis.filter(({ fell }) => fell !== null).length;

export const HEAVY_WEAPON_D_K_26: LaterCards = {
  'upgrade/general-grievous': {
    abilities: [
      bettersDice(
        () => 3,
        (g, self) => gain(g, self.unit, 'suppression', 1, self.card),
      ),
    ],
  },
  'upgrade/hunter-the-bad-batch-clone-force-99-republic': {
    acts: [
      {
        id: 'strike',
        free: true,
        when: (g, unit) =>
          troopersOf(g, enemiesAt(g, unit, 1)).some((enemy) => isOrdinary(enemy) && isSeen(g, unit, enemy)),
        *run(g, unit, self) {
          const able = troopersOf(g, enemiesAt(g, unit, 1)).filter(
            (enemy) => isOrdinary(enemy) && isSeen(g, unit, enemy),
          );
          const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* snipe(g, self, target, 'black', ['hit', 'crit'], false);
        },
      },
    ],
  },
  'upgrade/imperial-probe-droid': {
    abilities: [
      at(
        'attack.declared',
        using<AttackMoment>({
          when: (_g, m, self) => m.attacker === self.unit && m.defender.tokens.observation > 0,
          *run(g, m, self) {
            remove(g, m.defender, 'observation', 1, self.card);
            yield* gain(g, self.unit, 'aim', 1, self.card);
          },
        }),
      ),
      readiesInEndPhase,
    ],
  },
  'upgrade/kraken': { abilities: [bettersDice((_g, _m, self) => fallen(self.unit))] },
};
