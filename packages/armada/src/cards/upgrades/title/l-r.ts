import { usesOf } from '@holotisch/engine';
import * as data from '../../../data/index.ts';
import { attacksOn } from '../../../flow/attack/attack.ts';
import { addDie } from '../../../flow/attack/dice.ts';
import { timesResolved } from '../../../flow/command/commands.ts';
import { discardCard, gainToken, takeTokens } from '../../../flow/tokens.ts';
import { GIVEN, hasKeyword, isAtDistance } from '../../../values.ts';
import {
  adds,
  atCost,
  attacksShip,
  hasDice,
  isFriend,
  moreDice,
  rerolls,
  resolves,
  whileAttacking,
} from '../../phrases/cards.ts';
import { profundity } from '../../phrases/profundity.ts';
import { began, copiesAt, exhaustCopy, isCommandedBy, isSelf, no } from '../../phrases/titles.ts';
import { at, ban, type CardFamily, value, valueOfAny } from '../../vocabulary.ts';

export const titleLtoR: CardFamily = {
  'upgrade/liberator': {
    bans: [
      ban('tokenForCard', (_g, { ship, equipped }, self) =>
        isSelf(ship, self) && data.upgradeCard(equipped.id).slots.includes('fleet-command') ? no(self) : undefined,
      ),
    ],
  },
  'upgrade/liberty': {
    abilities: [
      at('command.resolving', {
        mandatory: true,
        when: (_g, m, self) => resolves(m, self, 'squadron') && m.token,
        *run(_g, m) {
          m.points++;
        },
      }),
    ],
  },
  'upgrade/lucid-voice': {
    values: [
      value('printed.red', (_g, _unit, _self, { zone }) => (zone === 'rear' ? { set: 3 } : undefined)),
      value('printed.blue', (_g, _unit, _self, { zone }) => (zone === 'rear' ? { set: 0 } : undefined)),
      value('printed.black', (_g, _unit, _self, { zone }) => (zone === 'rear' ? { set: 0 } : undefined)),
      moreDice('black', ['left', 'right'], 1),
      moreDice('blue', ['left', 'right'], -1),
    ],
  },
  'upgrade/mon-calamari-exodus-fleet': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'repair') && copiesAt(g, self, 4).length > 0,
        *run(g, m, self) {
          if (yield* exhaustCopy(g, self, 4)) m.points += 2;
        },
      }),
    ],
  },
  // AR-ERR-MON-KARREN-01..03, R-AR-47
  'upgrade/mon-karren': {
    values: [
      valueOfAny('tokensPerAttack', (_g, unit, self, { attack }) =>
        unit.kind === 'ship' &&
        attack &&
        'unit' in attack.attacker &&
        attack.attacker.unit === self.piece &&
        attack.memory.resolved.includes('concentrate')
          ? { atMost: 1 }
          : undefined,
      ),
    ],
  },
  'upgrade/nevoota-bee': {
    values: [
      valueOfAny('keyword.swarm', (g, unit, self) =>
        isCommandedBy(g, self, unit) && !g.squadronCard(unit).unique ? GIVEN : undefined,
      ),
    ],
    abilities: [
      whileAttacking({
        when: (g, { attack, attacker, defender }, self) =>
          isCommandedBy(g, self, attacker) &&
          defender?.kind === 'ship' &&
          hasDice({ attack }) &&
          hasKeyword(g, attacker, 'swarm', { attack }),
        run: rerolls(1),
      }),
    ],
  },
  'upgrade/nova-defiant': {
    values: [
      value('command', () => ({ atLeast: 4 })),
      value('sameTokens', () => ({ atLeast: Number.POSITIVE_INFINITY })),
    ],
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => isSelf(ship, self) && self.equipped.tokens.length > 0,
        *run(g, { ship }, self) {
          const tokens = [...self.equipped.tokens];
          takeTokens(g, ship, self.equipped, tokens);
          for (const token of tokens) yield* gainToken(g, ship, token);
        },
      }),
    ],
  },
  'upgrade/paragon': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          attacksShip(m, self) && usesOf(g.state.uses, attacksOn(self.ship.id, m.attack.defender), 'round') > 1,
        run: adds(['black']),
      }),
    ],
  },
  'upgrade/patriot-fist': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          attacksShip(m, self) &&
          (m.attack.range === 'medium' || m.attack.range === 'long') &&
          g.state.active === self.piece &&
          g.state.turn?.attacks === 1,
        *run(g, m, self) {
          for (let i = 0; i < 2; i++) addDie(g, m, 'blue');
          g.state.lasting.push({ source: self.key, unit: self.ship.id, until: 'activation' });
        },
      }),
    ],
    bans: [ban('attack', (g, { unit }, self) => (began(g, self, unit) ? no(self) : undefined))],
  },
  'upgrade/phoenix-home': { values: [value('commandTokens', () => ({ set: 4 }))] },
  'upgrade/profundity': profundity,
  // as if a dial were spent: there is none that could be spent for anything else
  'upgrade/pursuant': {
    outlives: true,
    dialFor: (g, self, ship, command) => command === 'squadron' && isSelf(ship, self) && began(g, self, ship),
    abilities: [
      at('ship.revealed', {
        when: (g, { ship, dial }, self) => isSelf(ship, self) && dial !== 'squadron' && !began(g, self, ship),
        *run(g, { ship }, self) {
          g.state.lasting.push({ source: self.key, unit: ship.id, until: 'activation' });
          discardCard(g, ship, self.equipped);
        },
      }),
    ],
  },
  'upgrade/quantum-storm': {
    abilities: [
      atCost('exhaust', 'manoeuvre.after', {
        when: (g, { ship }, self) => isSelf(ship, self) && !ship.doomed && timesResolved(g, ship, ['navigate']) > 0,
        *run(g, { ship }) {
          yield* g.rules.executeManoeuvre(g, ship, { speed: 1, flat: true });
        },
      }),
    ],
  },
  'upgrade/rakehell': {
    abilities: [
      at('course.determine', {
        mandatory: true,
        when: (g, { ship }, self) => isSelf(ship, self) && timesResolved(g, ship, ['navigate']) > 0,
        *run(_g, m) {
          m.pivot = Math.max(m.pivot, 1); // a yaw value of I, which other effects may raise
        },
      }),
    ],
  },
  'upgrade/ravager': { values: [value('tokenAddsDie', () => GIVEN)] },
  'upgrade/redemption': {
    abilities: [
      at('command.resolving', {
        mandatory: true,
        when: (g, { ship, command }, self) =>
          command === 'repair' && isFriend(g, self, ship) && isAtDistance(g, self.ship, ship, 5),
        *run(_g, m) {
          m.points++;
        },
      }),
    ],
  },
  'upgrade/relentless': { values: [value('dials', () => ({ add: -1 }))] },
  'upgrade/resolute': {
    abilities: [
      at('command.resolved', {
        when: (_g, { ship, command, dial }, self) =>
          isSelf(ship, self) && dial && self.equipped.tokens.includes(command),
        *run(g, { ship, command }, self) {
          takeTokens(g, ship, self.equipped, [command]);
          yield* gainToken(g, ship, command);
        },
      }),
    ],
  },
};
