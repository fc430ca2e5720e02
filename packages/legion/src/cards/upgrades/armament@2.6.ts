import { chooseUnit } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { enemiesOf, isEngaged, ownIn } from '../../values.ts';
import { askUnit, FLIPS, isSeen, isThrown, SAYS, snipe } from '../phrases/upgrades.ts';
import { at, type LaterCards, value } from '../vocabulary.ts';

export const ARMAMENT_26: LaterCards = {
  'upgrade/dc-17m-icws-config': {
    abilities: FLIPS,
    values: [
      value('keyword.lethal', (_g, _unit, self, { attack }) =>
        attack && isThrown(attack, self) && ownIn(attack).some(({ weapon }) => weapon.endsWith(':dc-17m-icws-sniper'))
          ? { add: 1 }
          : undefined,
      ),
    ],
    grants: ['lethal'],
  },
  'upgrade/dins-amban-rifle': {
    acts: [
      {
        id: 'snipe',
        cost: 2,
        when: (g, unit) => !isEngaged(g, unit),
        *run(g, unit, self) {
          const move = yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 1, clauses: ['LE-BEWEGUNG-04'] });
          yield* after(g, unit, { move: { ...move, acted: true } });
          const able = enemiesOf(g.state, unit).filter((enemy) => isSeen(g, unit, enemy));
          if (unit.status !== 'play' || able.length === 0) return;
          const target = yield* chooseUnit(unit.seat, able, SAYS, askUnit(self), self.card);
          yield* snipe(g, self, target, 'red', ['hit', 'crit'], true);
        },
      },
    ],
  },
  // Whatever his card says, he counts as a commander.
  'upgrade/the-darksaber-maul': {
    abilities: [
      at('setup.before', {
        mandatory: true,
        when: (_g, _m, self) => self.unit.rank !== 'commander',
        *run(_g, _m, self) {
          self.unit.rank = 'commander';
        },
      }),
    ],
  },
};
