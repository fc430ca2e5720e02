import { below, type Refusal, say } from '@holotisch/engine';
import type { Manoeuvre } from '../../../data/types.ts';
import { lockable } from '../../../flow/activation/actions/standard.ts';
import { distanceBetween, rangeOf, spokenRange } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import type { XWing } from '../../../xwing.ts';
import { atSpeed } from '../../phrases/moves.ts';
import { maarekStele } from '../../phrases/pilots.ts';
import { pickLock, pickManoeuvre, pickShip } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

/** The longest template of each shape: no manoeuvre is faster. */
const FASTEST: Readonly<Partial<Record<Manoeuvre['bearing'], number>>> = { straight: 5, koiogran: 5, bank: 3, turn: 3 };

const oneFasterOrSlower = (m: Manoeuvre): Manoeuvre[] =>
  [m.speed - 1, m.speed + 1].filter((v) => v >= 1 && v <= (FASTEST[m.bearing] ?? 3)).map((v) => atSpeed(m, v));

const lockedAndDamaged = (g: XWing, ship: Ship): Ship[] =>
  ship.locks.map((id) => g.ship(id)).filter((t) => t.damage.some((d) => !d.faceup));

const notNearby = (g: XWing, ship: Ship, target: Ship): Refusal | undefined => {
  const mm = distanceBetween(g, ship, target);
  const range = rangeOf(mm);
  const measured = Math.round(mm * 10) / 10;
  return range === 1
    ? undefined
    : {
        clauses: ['XW-KARTENFAEHIGKEITEN-01', 'XW-REICHWEITE-06'],
        message: say('xw.outOfRange', { range: spokenRange(range), mm: measured, min: 1, max: 1 }),
        measured,
        allowed: [1, 1],
      };
};
const nearby = (g: XWing, ship: Ship): Ship[] => lockable(g, ship, (t) => !notNearby(g, ship, t));

export const tieadvanced: CardFamily = {
  'imperial/tieadvanced/darthvader': { values: [{ value: 'actions', by: () => ({ add: 1 }) }] },
  'imperial/tieadvanced/junoeclipse': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && oneFasterOrSlower(m.manoeuvre).length > 0,
        *run(g, m, self) {
          m.manoeuvre = yield* pickManoeuvre(g, self, oneFasterOrSlower(m.manoeuvre));
        },
      }),
    ],
  },
  'imperial/tieadvanced/maarekstele': maarekStele,
  /** Enemies next to him shoot without the die that range 1 brings. */
  'imperial/tieadvanced/zertikstrom': {
    values: [
      {
        value: 'attackBonus',
        anyPiece: true,
        by: (g, subject, self) => (enemies(g, self.ship, 1).includes(subject) ? { atMost: 0 } : undefined),
      },
    ],
  },
  'imperial/tieadvanced/commanderalozen': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => nearby(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self, (t) => notNearby(g, self.ship, t)));
        },
      }),
    ],
  },
  'imperial/tieadvanced/lieutenantcolzet': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => lockedAndDamaged(g, self.ship).length > 0,
        *run(g, _m, self) {
          const target = yield* pickShip(g, self, lockedAndDamaged(g, self.ship));
          yield* g.rules.spendLock(g, self.ship, target);
          const facedown = target.damage.filter((d) => !d.faceup);
          yield* g.rules.turnFaceup(g, target, facedown[below(g.state.chance, facedown.length)]!);
        },
      }),
    ],
  },
};
