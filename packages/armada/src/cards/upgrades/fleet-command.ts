import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { COMMANDS, type Command } from '../../data/types.ts';
import { choose, chooseOne, may, mayChooseUnit } from '../../flow/choose.ts';
import { spendDial } from '../../flow/commands.ts';
import { discardCard, exhaust, raid, spendToken } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import { GIVEN, hasKeyword, hasUpgrade, isAtDistance, isAtRange, isFriendly, shipsInPlay } from '../../values.ts';
import { begin, begun, changes, defends, isFriend, lacksShields, recoversShield, whileAttacking } from '../phrases.ts';
import { type AnyAbility, at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** 'At the start of the Ship Phase, you may discard this card or spend a token': until the end of the round. */
const order = (command: Command): AnyAbility =>
  at('ships.start', {
    when: (g, _m, self) => self.ship.status === 'play' && !self.equipped.discarded && !begun(g, self),
    *run(g, _m, self) {
      const { ship } = self;
      // Flag Bridge: no command token may be spent for such a card.
      const mayToken = ship.commands.includes(command) && !hasUpgrade(ship, 'flag-bridge');
      const answer = yield* choose({
        seat: ship.seat,
        kind: 'card-way',
        prompt: say('ar.ask.order-cost', { card: self.card }),
        clauses: ['AR-CARD-ALLE-JAEGER-MIR-NACH-01'],
        about: { unit: ship.id, card: self.card },
        options: [
          ...(mayToken ? [{ id: 'token', label: say(`ar.command.${command}`) }] : []),
          { id: 'discard', label: say('ar.option.discard') },
        ],
      });
      begin(g, self, 'round');
      if (answer === 'token') yield* spendToken(g, ship, command);
      else discardCard(g, ship, self.equipped);
    },
  });

/** A raid token of the seat's choice. */
function* raidOfChoice(g: Armada, seat: number, ship: Ship, card: string): Flow {
  const free = COMMANDS.filter((c) => !ship.raids.includes(c));
  if (free.length === 0) return;
  const token = yield* chooseOne(
    seat,
    'card-command',
    free,
    ['AR-UEBERFALLMARKER-04'],
    say('ar.ask.raid-token', { unit: ship.id }),
    { unit: ship.id, card },
  );
  raid(g, ship, token);
}

const friendlyShip = (g: Armada, self: CardSource, ship: Ship): boolean => isFriendly(g.state, ship, self);

export const fleetCommand: CardFamily = {
  // AR-CARD-ALLE-JAEGER-MIR-NACH-01..04
  'upgrade/all-fighters-follow-me': {
    outlives: true,
    abilities: [order('squadron')],
    values: [
      valueOfAny('squadronSpeed', (g, unit, self) => {
        const { flying } = g.state;
        const commanded = flying !== null && flying.squadron === unit.id && flying.by !== null;
        return begun(g, self) && commanded && isFriendly(g.state, unit, self) ? { add: 1, atMost: 5 } : undefined;
      }),
    ],
  },
  'upgrade/entrapment-formation': {
    outlives: true,
    abilities: [
      order('navigate'),
      at('course.determine', {
        mandatory: true,
        when: (g, m, self) => begun(g, self) && friendlyShip(g, self, m.ship) && !m.additional,
        *run(_g, m) {
          m.changes++;
          yield* [];
        },
      }),
    ],
  },
  'upgrade/hot-landing': {
    abilities: [
      at('unit.destroyed', {
        when: (g, { unit }, self) =>
          unit.kind === 'squadron' &&
          isFriend(g, self, unit) &&
          hasKeyword(g, unit, 'adept') &&
          shipsInPlay(g.state).some((s) => !isFriendly(g.state, s, self) && isAtDistance(g, s, unit, 2)),
        *run(g, { unit }, self) {
          const near = shipsInPlay(g.state).filter((s) => !isFriendly(g.state, s, self) && isAtDistance(g, s, unit, 2));
          const ship = yield* mayChooseUnit(
            self.seat,
            near,
            ['AR-UEBERFALLMARKER-01'],
            say('ar.ask.unit-of-card', { card: self.card }),
          );
          if (ship) yield* raidOfChoice(g, self.seat, ship, self.card);
        },
      }),
    ],
    values: [
      valueOfAny('keyword.grit', (g, unit, self) =>
        g.state.phase === 'squadron' &&
        unit.kind === 'squadron' &&
        isFriendly(g.state, unit, self) &&
        hasKeyword(g, unit, 'adept')
          ? GIVEN
          : undefined,
      ),
    ],
  },
  'upgrade/intensify-firepower': {
    outlives: true,
    abilities: [
      order('concentrate'),
      whileAttacking({
        when: (g, m, self) =>
          begun(g, self) &&
          m.attacker?.kind === 'ship' &&
          friendlyShip(g, self, m.attacker) &&
          m.defender?.kind === 'ship' &&
          m.attack.dice.length > 0,
        run: changes(['hit']),
      }),
    ],
  },
  'upgrade/jedi-hostage': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (_g, m, self) =>
          defends(m, self) && m.attacker?.kind === 'ship' && m.attack.kind !== 'salvo' && !self.equipped.exhausted,
        *run(g, m, self) {
          if (m.attacker?.kind === 'ship') yield* raidOfChoice(g, m.attacker.seat, m.attacker, self.card);
        },
      }),
      at('ship.revealed', {
        mandatory: true,
        when: (g, { ship, dial }, self) =>
          !isFriendly(g.state, ship, self) &&
          dial === 'squadron' &&
          ship.open.includes('squadron') &&
          !self.equipped.exhausted &&
          isAtRange(g, ship, self.ship, 'close'),
        *run(g, { ship }, self) {
          const wanted = yield* may(
            ship.seat,
            say('ar.ask.free-hostage', { unit: ship.id, card: self.card }),
            ['AR-EFFEKTE-UND-TIMING-05'],
            { unit: ship.id },
          );
          if (!wanted) return;
          spendDial(g, ship, 'squadron', 'card');
          exhaust(g, self.ship, self.equipped);
        },
      }),
    ],
    values: [value('tokensPerAttack', (_g, _u, self) => (self.equipped.exhausted ? { atMost: 1 } : undefined))],
  },
  'upgrade/shields-to-maximum': {
    outlives: true,
    abilities: [
      order('repair'),
      at('ship.beforeReveal', {
        when: (g, { ship }, self) => begun(g, self) && friendlyShip(g, self, ship) && lacksShields(g, ship),
        run: (g, { ship }, self) => recoversShield(g, ship, ship.seat, self.card),
      }),
    ],
  },
  'upgrade/take-evasive-action': {
    outlives: true,
    abilities: [order('navigate')],
    values: [
      valueOfAny('yaw', (g, unit, self, { speed, joint }) =>
        begun(g, self) && isFriendly(g.state, unit, self) && speed !== undefined && joint === speed - 1
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
};
