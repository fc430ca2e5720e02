import { say } from '@holotisch/engine';
import { inArcs } from '../../../flow/attack/targets.ts';
import { chooseWay } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, isSuppressed, isVehicle } from '../../../values.ts';
import { divulgedGives, dread, spendsObservation } from '../../phrases/characters.ts';
import {
  byCard,
  CARD,
  canMove,
  enemiesWithin,
  heroGains,
  heroOf,
  isFriend,
  lends,
  lendsOrdered,
  mayWhenOrdered,
  ordered,
  speedMove,
  whenOrdered,
} from '../../phrases/commands.ts';
import { byThisCard } from '../../phrases/rewording.ts';
import { at, type LaterCards, valueOfAny } from '../../vocabulary.ts';

/** What Marquand has for a vehicle, by the arc in which it is. */
function waysOf(g: Legion, unit: Unit, marquand: Unit): readonly ('dodge' | 'aim' | 'move')[] {
  const seen = (arc: 'front' | 'sides' | 'rear') => inArcs(g, marquand, marquand.leader, [arc], unit);
  return [
    ...(seen('front') ? (['dodge'] as const) : []),
    ...(seen('sides') ? (['aim'] as const) : []),
    ...(seen('rear') && canMove(g, unit) ? (['move'] as const) : []),
  ];
}

export const EMPIRE_PIPS_3_26: LaterCards = {
  'command/annihilation-looms': {
    abilities: [dread((round) => (round >= 4 ? 3 : 2))],
  },
  'command/armored-cavalry': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => {
          const marquand = heroOf(g, self);
          return byCard(g, m, self) && isVehicle(g, m.unit) && marquand !== undefined && m.unit !== marquand;
        },
        function* (g, unit, self) {
          const ways = waysOf(g, unit, heroOf(g, self)!);
          if (ways.length === 0) return;
          const about = { unit: unit.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-token', about), about);
          if (way === 'move') yield* speedMove(g, unit, 1, self);
          else yield* gain(g, unit, way, 1, self.card);
        },
      ),
    ],
  },
  // Empire
  'command/constantly-alert': {
    abilities: [
      whenOrdered(byCard, function* (g, unit, self) {
        const near = enemiesWithin(g, unit, 1).length;
        if (near > 0) yield* gain(g, unit, 'aim', near, self.card);
        else yield* gain(g, unit, 'standby', 1, self.card);
      }),
    ],
  },
  'command/darkness-descends': (base) => ({
    ...base,
    ...divulgedGives('darkness-descends', 'keyword.infiltrate'),
  }),
  'command/i-care-not-for-your-struggles': lendsOrdered('dauntless'),
  'command/imperial-discipline': byThisCard,
  'command/master-of-evil': (base) => ({
    ...base,
    abilities: [heroGains('dodge'), ...(base.abilities ?? []).filter(({ window }) => window === 'unit.activates')],
  }),
  // Empire
  'command/moment-of-consideration': { abilities: [ordered('standby')] },
  'command/ruthless-tactics': {
    grants: ['suppressive'],
    values: [
      valueOfAny('keyword.suppressive', (_g, unit, self, { attack }) =>
        attack?.noted[self.card] === unit.id ? { add: 1 } : undefined,
      ),
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          m.attacker.order === 'faceup' &&
          !m.attack.melee &&
          m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'observation', 1, self.card);
        },
      }),
      spendsObservation,
    ],
  },
  'command/you-hide-your-fear-well': {
    grants: ['demoralize'],
    values: [
      ...lends({ demoralize: 1 }).values,
      valueOfAny('aimDice', (g, unit, self) => {
        const sister = heroOf(g, self);
        const cowed = sister && !isFriend(g, unit, self) && isSuppressed(g, unit) && isAt(between(g, sister, unit), 4);
        return cowed ? { add: -1 } : undefined;
      }),
    ],
  },
};
