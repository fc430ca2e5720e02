import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { coloursIn, removeDice } from '../../../flow/attack/dice.ts';
import { resolvedNow, timesResolved } from '../../../flow/command/commands.ts';
import { discardCard, gainToken, raid } from '../../../flow/tokens.ts';
import { barringClauses } from '../../../reasons/card-clauses.ts';
import { GIVEN, hasKeyword, isAtObstacle, isFriendly, isSquadron, refuse } from '../../../values.ts';
import {
  addChosen,
  atCost,
  attacks,
  attacksShip,
  defends,
  hasDice,
  isFriend,
  pickDice,
  rerolls,
  resolves,
  whileAttacking,
  whileDefending,
} from '../../phrases/cards.ts';
import {
  flies,
  friendlyShips,
  gainAny,
  isFirstRound,
  isNear,
  isSelf,
  pickToken,
  pickUnit,
  raidable,
  raidsOne,
} from '../../phrases/crew.ts';
import { at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Captain Brunson to Commander Woldar. */
export const officerC: CardFamily = {
  'upgrade/captain-brunson': {
    abilities: [
      whileDefending({
        cost: 'exhaust',
        when: (g, m, self) =>
          defends(m, self) && hasDice(m) && g.state.obstacles.some((o) => isAtObstacle(g, self.ship, o, 2)),
        *run(g, m, self) {
          removeDice(g, m, yield* pickDice(g, m, self, 1, { min: 1, takes: 'cancelled' }), 'cancelled');
        },
      }),
    ],
  },
  'upgrade/captain-needa': {
    abilities: [
      at('round.start', {
        when: (g, _m, self) => isFirstRound(g) && self.ship.tokens.some(({ kind }) => kind !== 'evade'),
        *run(_g, _m, self) {
          const { ship } = self;
          const others = ship.tokens.flatMap(({ kind }, place) => (kind === 'evade' ? [] : [place]));
          ship.tokens.splice(yield* pickToken(self, ship, others), 1, { kind: 'evade', state: 'ready' });
        },
      }),
    ],
  },
  'upgrade/captain-rex': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'squadron') && raidable(g, self).length > 0,
        run: (g, _m, self) => raidsOne(g, self),
      }),
    ],
    values: [
      valueOfAny('raidsShed', (g, unit, self) =>
        !isFriendly(g.state, unit, self) && isNear(g, self, unit, 3) ? { atMost: 1 } : undefined,
      ),
    ],
  },
  // AR-CARD-FLUGNAVIGATOR-01..03
  'upgrade/chart-officer': {
    abilities: [
      at('obstacle.overlaps', {
        when: (_g, m, self) => isSelf(m.unit, self) && m.met === 0 && !m.ignored,
        *run(g, m, self) {
          discardCard(g, self.ship, self.equipped);
          m.ignored = true;
          m.othersIgnored = true;
        },
      }),
    ],
  },
  'upgrade/clone-captain-silver': {
    tokensReady: true,
    abilities: [
      atCost('exhaust', 'course.determine', {
        when: (g, m, self) => isSelf(m.ship, self) && !m.additional && timesResolved(g, self.ship, ['navigate']) === 0,
        *run(g, m, self) {
          m.changes += 3;
          g.state.lasting.push({ source: self.key, unit: self.ship.id, until: 'activation' });
        },
      }),
    ],
    bans: [
      ban('command', (g, { ship, command }, self) =>
        isSelf(ship, self) && command === 'navigate' && g.state.lasting.some(({ source }) => source === self.key)
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }), { piece: ship.id })
          : undefined,
      ),
    ],
  },
  'upgrade/clone-captain-zak': {
    tokensReady: true,
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        adds: true,
        when: (_g, m, self) =>
          attacks(m, self) && ['left', 'right', 'rear'].includes(m.attack.zone ?? '') && hasDice(m),
        run: (g, m, self) => addChosen(g, m, self, coloursIn(m.attack)),
      }),
    ],
  },
  'upgrade/clone-commander-wolffe': {
    tokensReady: true,
    abilities: [
      atCost('exhaust', 'command.resolving', {
        when: (_g, m, self) => resolves(m, self, 'squadron'),
        *run(g, _m, self) {
          g.state.lasting.push({ source: self.key, unit: self.ship.id, until: 'command' });
        },
      }),
      at('squadron.activates', {
        limit: { per: 'command', times: 3 },
        when: (g, { squadron, by }, self) =>
          isSelf(by ?? undefined, self) && leadsAssault(g, self) && !hasKeyword(g, squadron, 'adept'),
        *run(g, { squadron: { id: unit } }, self) {
          const lasting = { source: self.key, unit, until: 'turn', value: 'keyword.assault', modifier: GIVEN } as const;
          g.state.lasting.push(lasting);
        },
      }),
    ],
    values: [
      valueOfAny('assaultByAccuracy', (g, unit, self) =>
        flies(g, unit, self) && leadsAssault(g, self) ? GIVEN : undefined,
      ),
    ],
  },
  'upgrade/clone-navigation-officer': {
    tokensReady: true,
    abilities: [
      atCost('exhaust', 'ship.revealed', {
        when: (_g, m, self) => isSelf(m.ship, self) && m.dial !== 'repair',
        *run(g, m, self) {
          const near = friendlyShips(g, self).filter((s) => isNear(g, self, s, 5));
          yield* gainToken(g, yield* pickUnit(self, near), m.dial);
        },
      }),
    ],
  },
  'upgrade/commandant-aresko': {
    abilities: [
      atCost('exhaust', 'ship.revealed', {
        when: (g, { ship }, self) => !isSelf(ship, self) && isFriend(g, self, ship) && isNear(g, self, ship, 3),
        *run(g, m, self) {
          yield* gainToken(g, self.ship, m.dial);
        },
      }),
    ],
  },
  // AR-CARD-COMMANDER-BECK-01, -02
  'upgrade/commander-beck': {
    tokenFor: {
      when: (g, self, ship) =>
        isSelf(ship, self) &&
        g.state.active === ship.id &&
        g.state.lasting.filter(({ source }) => source === self.key).length < 2,
      *run(g, self, ship, command) {
        g.state.lasting.push({ source: self.key, unit: ship.id, until: 'activation' });
        raid(g, ship, command);
      },
    },
  },
  'upgrade/commander-gherant': {
    bans: [
      ban('critical', (_g, m, self) =>
        defends(m, self)
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }), { piece: self.ship.id })
          : undefined,
      ),
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => attacksShip(m, self),
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
        },
      }),
    ],
  },
  'upgrade/commander-vanto': {
    abilities: [
      atCost('exhaust', 'command.resolved', {
        when: (g, m, self) => isSelf(m.ship, self) && g.state.active === self.piece && resolvedNow(g, self.ship) === 1,
        *run(g, _m, self) {
          yield* gainAny(g, self, self.ship);
        },
      }),
    ],
  },
  'upgrade/commander-woldar': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          isSquadron(m.attacker) &&
          isSquadron(m.defender) &&
          isFriend(g, self, m.attacker) &&
          !hasKeyword(g, m.attacker, 'swarm') &&
          isNear(g, self, m.attacker, 3),
        run: rerolls(1),
      }),
    ],
  },
};

/** Wolffe has exhausted his card for the Squadron command that is being resolved. */
const leadsAssault = (g: Armada, self: CardSource): boolean =>
  g.state.lasting.some(({ source, unit, until }) => source === self.key && unit === self.piece && until === 'command');
