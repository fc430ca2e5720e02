import type { KeywordName } from '../../../data/types.ts';
import { remove } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, isVehicle, upgradesInUse } from '../../../values.ts';
import {
  byCard,
  called,
  canMove,
  gainsOne,
  isFriend,
  isHero,
  lends,
  mayWhenOrdered,
  ordered,
  speedMove,
  wants,
  wasDivulged,
} from '../../phrases/commands.ts';
import { wookiees } from '../../phrases/republic.ts';
import { atTheEnd, byThisCard } from '../../phrases/rewording.ts';
import { type LaterCards, valueOfAny } from '../../vocabulary.ts';

const contains = (g: Legion, unit: Unit, name: string): boolean =>
  upgradesInUse(g, unit).some(({ printed }) => printed.name.en === name);

/** A keyword as long as somebody of the batch is among them. */
const batch = (keyword: KeywordName, name: string) =>
  valueOfAny(`keyword.${keyword}`, (g, unit, self) =>
    isHero(g, unit, self) && contains(g, unit, name) ? { add: 1 } : undefined,
  );

export const REPUBLIC_PIPS_3_26: LaterCards = {
  'command/daring-defense': wookiees('demoralize', byCard),
  'command/diplomatic-cover': (base) => ({
    ...base,
    grants: ['infiltrate', 'secret-mission', 'inspire'],
    values: [
      ...(base.values ?? []).filter(({ value }) => value === 'keyword.secret-mission'),
      valueOfAny('keyword.inspire', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 1 } : undefined,
      ),
    ],
    abilities: [],
  }),
  'command/flexible-strategy': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) =>
          byCard(g, m, self) && (isVehicle(g, m.unit) || canMove(g, m.unit) || m.unit.tokens.suppression > 0),
        function* (g, unit, self) {
          if (isVehicle(g, unit)) return yield* gainsOne(g, unit, self, ['aim', 'dodge']);
          const calm = unit.tokens.suppression > 0;
          if (canMove(g, unit) && (!calm || (yield* wants(self, unit, 'move')))) yield* speedMove(g, unit, 1, self);
          else if (calm) remove(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
  'command/general-kenobi': byThisCard,
  // Republic
  'command/general-skywalker': { ...lends({ inspire: 2 }), abilities: [ordered('aim')] },
  'command/leaders-of-the-501st': lends(
    { indomitable: 1 },
    (g, unit, self) =>
      isFriend(g, unit, self) &&
      ['Anakin Skywalker', 'Clone Captain Rex'].some((name) => {
        const leader = called(g, self, name);
        return leader !== undefined && isAt(between(g, leader, unit), 2);
      }),
  ),
  'command/luminous-beings-are-we': atTheEnd,
  'command/we-do-what-we-do': {
    grants: ['tactical', 'reliable', 'precise', 'suppressive'],
    values: [
      valueOfAny('speed', (g, unit, self) =>
        isHero(g, unit, self) && contains(g, unit, 'Hunter') ? { add: 1, atMost: 3 } : undefined,
      ),
      batch('tactical', 'Tech'),
      batch('reliable', 'Echo'),
      batch('precise', 'Crosshair'),
      batch('suppressive', 'Wrecker'),
    ],
  },
};
