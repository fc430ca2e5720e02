import { isAt } from '../../../geometry/range.ts';
import { between, isTrooper } from '../../../values.ts';
import {
  byCard,
  called,
  canMove,
  gains,
  gainsOne,
  isFriendlyTrooper,
  isSmall,
  lends,
  lendsOrdered,
  mayWhenOrdered,
  ordered,
  recovers,
  speedMove,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type LaterCards, valueOfAny } from '../../vocabulary.ts';

const whileFaceup = (keywords: Parameters<typeof lends>[0]) =>
  lends(keywords, (g, unit, self) => isFriendlyTrooper(g, unit, self) && unit.order === 'faceup');

export const REBEL_PIPS_3_26: LaterCards = {
  'command/a-new-beginning': {
    ...lends({ inspire: 2 }),
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit) && isSmall(g, m.unit),
        (g, unit, self) => gainsOne(g, unit, self, ['aim', 'dodge']),
      ),
      whenHeroActivates((g, ahsoka) => recovers(g, ahsoka), { mandatory: true }),
    ],
  },
  'command/diversionary-tactics': { abilities: [ordered('dodge', 'observation')] },
  // Rebels
  'command/for-the-tribe': {
    grants: ['dauntless', 'relentless'],
    abilities: [
      ...lendsOrdered('dauntless', 'relentless').abilities,
      at('unit.ordered', { id: 'recover', when: byCard, run: (g, m) => recovers(g, m.unit) }),
    ],
  },
  'command/hold-at-any-cost': {
    abilities: [whenOrdered((g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit), gains('aim', 'standby'))],
  },
  'command/not-out-of-it-yet': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byCard(g, m, self) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
      at('unit.activates', {
        id: 'tokens',
        mandatory: true,
        when: (g, m, self) => {
          const [han, luke] = [called(g, self, 'Han Solo'), called(g, self, 'Luke Skywalker')];
          return (
            han !== undefined &&
            luke !== undefined &&
            (m.unit === han || m.unit === luke) &&
            isAt(between(g, han, luke), 2)
          );
        },
        run: (g, m, self) => gains('aim', 'dodge')(g, m.unit, self),
      }),
    ],
  },
  // Rebels
  'command/rebellions-are-built-on-hope': {
    grants: ['danger-sense', 'indomitable'],
    values: [
      ...whileFaceup({ 'danger-sense': 2, indomitable: 1 }).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) =>
          isFriendlyTrooper(g, unit, self) && unit.order === 'faceup' ? { add: 1 } : undefined,
        ),
      ),
    ],
    abilities: [mayWhenOrdered(byCard, gains('suppression'))],
  },
  'command/return-of-the-jedi': byThisCard,
  'command/smoke-screen': byThisCard,
};
