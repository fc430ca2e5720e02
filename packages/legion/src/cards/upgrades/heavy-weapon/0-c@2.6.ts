import { chooseUnit } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { engagedWith, isSuppressed } from '../../../values.ts';
import { askUnit, isOwn, SAYS, untilItsEnd, using } from '../../phrases/upgrades.ts';
import { bettersDice } from '../../phrases/weapons.ts';
import { at, type LaterCards, type UnitMoment, value } from '../../vocabulary.ts';

export const HEAVY_WEAPON_0_C_26: LaterCards = {
  'upgrade/agent-kallus': {
    acts: [
      {
        id: 'hold',
        free: true,
        when: (g, unit) => engagedWith(g, unit).length > 0,
        *run(g, unit, self) {
          const enemy = yield* chooseUnit(unit.seat, engagedWith(g, unit), SAYS, askUnit(self), self.card);
          yield* gain(g, enemy, 'immobilize', 2, self.card);
        },
      },
    ],
  },
  'upgrade/asajj-ventress': { abilities: [bettersDice((g, m) => (isSuppressed(g, m.defender) ? 4 : 0))] },
  'upgrade/beskad-duelist': {
    abilities: [
      at(
        'unit.activates',
        using<UnitMoment>({
          when: (_g, m, self) => isOwn(m, self),
          *run(g, _m, self) {
            untilItsEnd(g, self, 'keyword.charge', { add: 1 });
          },
        }),
      ),
    ],
    grants: ['charge'],
  },
  'upgrade/crosshair': {
    values: [
      value('keyword.critical', (_g, _unit, self, { attack }) => {
        const place = `${self.unit.upgrades.indexOf(self.equipped)}:`;
        const alone =
          attack?.pool.length && attack.pool.every(({ weapon, of }) => of === undefined && weapon.startsWith(place));
        return alone ? { add: 1 } : undefined;
      }),
    ],
    grants: ['critical'],
  },
};
