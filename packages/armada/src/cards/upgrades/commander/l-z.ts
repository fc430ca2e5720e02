import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { addDie, removeDice } from '../../../flow/attack/dice.ts';
import { timesResolved } from '../../../flow/command/commands.ts';
import { readyToken } from '../../../flow/tokens.ts';
import { barringClauses } from '../../../reasons/card-clauses.ts';
import type { Unit } from '../../../state.ts';
import {
  GIVEN,
  hasKeyword,
  isAtDistance,
  isFriendly,
  isShip,
  isSquadron,
  refuse,
  squadronsInPlay,
  zonesOf,
} from '../../../values.ts';
import { hasDice, isFriend, pickDice, suffersLess, whileAttacking } from '../../phrases/cards.ts';
import {
  friendAttacksShip,
  friendlyShipAttacks,
  friendlyShipDefends,
  friendlyShips,
  isFresh,
  isUnique,
  pickToken,
  pickUnit,
  tokensOf,
  usedNow,
} from '../../phrases/crew.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

const isSilenced = (g: Armada, self: CardSource, id: number): boolean =>
  g.state.lasting.some(({ source, unit }) => source === self.key && unit === id);

/** Luminara: who may ready which tokens after this defence. */
const rested = (g: Armada, m: AttackMoment, self: CardSource): readonly { unit: Unit; places: readonly number[] }[] => {
  const { defender } = m;
  if (!defender) return [];
  const own = tokensOf(defender, 'exhausted').filter((place) => !m.attack.spent.includes(place));
  const others = friendlyShips(g, self).filter((s) => s !== defender && isAtDistance(g, s, defender, 5));
  return [
    { unit: defender, places: own },
    ...others.map((unit) => ({ unit, places: tokensOf(unit, 'exhausted') })),
  ].filter(({ places }) => places.length > 0);
};

/** Leia to TF-1726. */
export const commanderLtoZ: CardFamily = {
  // AR-CARD-LEIA-ORGANA-COMMANDER-01
  'upgrade/leia-organa-commander': {
    outlives: true,
    abilities: [
      at('command.way', {
        when: (g, m, self) =>
          isFriend(g, self, m.ship) &&
          self.ship.status === 'play' &&
          m.spent.dial &&
          !m.spent.token &&
          !m.token &&
          timesResolved(g, m.ship) === 0,
        *run(g, m, self) {
          m.token = true;
          g.state.lasting.push({ source: self.key, unit: m.ship.id, until: 'round' });
        },
      }),
    ],
    bans: [
      ban('command', (g, { ship }, self) =>
        isSilenced(g, self, ship.id)
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }), { piece: ship.id })
          : undefined,
      ),
    ],
  },
  'upgrade/luminara-unduli-commander': {
    abilities: [
      at('attack.defended', {
        when: (g, m, self) =>
          isFriend(g, self, m.defender) &&
          (isShip(m.defender) || isUnique(m.defender)) &&
          m.attack.spent.length < 2 &&
          rested(g, m, self).length > 0,
        *run(g, m, self) {
          const able = rested(g, m, self);
          const unit = yield* pickUnit(
            self,
            able.map((one) => one.unit),
          );
          const { places } = able.find((one) => one.unit === unit)!;
          readyToken(g, unit, unit.tokens[yield* pickToken(self, unit, places)]!, m.defender);
        },
      }),
    ],
  },
  'upgrade/mar-tuuk': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          friendlyShipAttacks(g, m, self) && isShip(m.defender) && m.defender.shields[m.attack.defending!] > 0,
        *run(g, m) {
          addDie(g, m, 'red');
        },
      }),
      at('attack.rolled', {
        mandatory: true,
        when: (g, m, self) =>
          friendAttacksShip(g, m, self) &&
          hasDice(m) &&
          isShip(m.defender) &&
          zonesOf(g, m.defender).every((zone) => isShip(m.defender) && m.defender.shields[zone] === 0),
        *run(g, m, self) {
          removeDice(g, m, yield* pickDice(g, m, self, 1, { min: 1, takes: 'cancelled' }), 'cancelled');
        },
      }),
    ],
  },
  'upgrade/moff-jerjerrod': {
    abilities: [
      at('course.determine', {
        when: (g, m, self) => isFriend(g, self, m.ship) && (m.speed > 0 || m.pivot > 0) && !m.straight,
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.ship, 1, { by: self.card });
          m.first = 2;
        },
      }),
    ],
  },
  // AR-ERR-MON-MOTHMA-01..03, AR-CARD-MON-MOTHMA-02
  'upgrade/mon-mothma': {
    values: [
      valueOfAny('evadeCancels', (g, unit, self, { attack }) =>
        isShip(unit) && isFriend(g, self, unit) && attack?.range === 'medium' ? { atLeast: 1 } : undefined,
      ),
      valueOfAny('evadeRerolls', (g, unit, self, { attack }) =>
        isShip(unit) && isFriend(g, self, unit) && attack?.range === 'close' ? { add: 1 } : undefined,
      ),
    ],
  },
  'upgrade/obi-wan-kenobi': {
    abilities: [
      at('attack.tokenSpent', {
        when: (g, m, self) =>
          friendlyShipDefends(g, m, self) && m.token.kind === 'redirect' && m.readied && m.unit === m.defender,
        *run(_g, m, self) {
          m.attack.noted[self.key] = true;
        },
      }),
      at('attack.damage', {
        mandatory: true,
        when: (_g, m, self) => m.attack.noted[self.key] === true,
        *run(_g, { attack }) {
          suffersLess(attack, 1);
        },
      }),
    ],
  },
  'upgrade/plo-koon-commander': {
    values: [
      valueOfAny('keyword.grit', (g, unit, self) =>
        isSquadron(unit) &&
        isFriend(g, self, unit) &&
        !hasKeyword(g, unit, 'adept') &&
        squadronsInPlay(g.state).some(
          (s) => isFriendly(g.state, s, self) && hasKeyword(g, s, 'adept') && isAtDistance(g, s, unit, 1),
        )
          ? GIVEN
          : undefined,
      ),
    ],
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          isSquadron(m.attacker) &&
          isFriend(g, self, m.attacker) &&
          isShip(m.defender) &&
          friendlyShips(g, self).some((s) => isAtDistance(g, s, m.defender!, 3)),
        *run(g, m) {
          addDie(g, m, 'blue', 'accuracy', 'face');
        },
      }),
    ],
  },
  'upgrade/tf-1726': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          friendAttacksShip(g, m, self) && isShip(m.defender) && m.defender.raids.length > 0 && isFresh(g, self),
        *run(g, m, self) {
          usedNow(g, self);
          const raids = isShip(m.defender) ? m.defender.raids.length : 0;
          for (let i = 0; i < Math.min(2, raids); i++) addDie(g, m, 'black');
        },
      }),
    ],
  },
};
