import { say } from '@holotisch/engine';
import { contains } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { countsAsDestroyed } from '../../campaign/battle.ts';
import type { Command } from '../../data/types.ts';
import { giveRaid } from '../../flow/attack/modify.ts';
import { choose, chooseUnit, may, mayChooseUnit } from '../../flow/choose.ts';
import { spendDial } from '../../flow/command/commands.ts';
import { areaOf, edgeOf, zoneBounds, zoneDepth } from '../../flow/setup/areas.ts';
import { discardCard, exhaust, spendToken } from '../../flow/tokens.ts';
import type { Ship, Side } from '../../state.ts';
import {
  banned,
  GIVEN,
  hasKeyword,
  isAtDistance,
  isAtRange,
  isFlagship,
  isFriendly,
  otherSide,
  shipsInPlay,
  sideOf,
} from '../../values.ts';
import {
  begin,
  begun,
  changes,
  defends,
  defendsAsShip,
  hasDice,
  isFriend,
  lacksShields,
  recoversShield,
  whileAttacking,
} from '../phrases/cards.ts';
import { changesSpeed } from '../phrases/crew.ts';
import { type AnyAbility, at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** 'At the start of the Ship Phase, you may discard this card or spend a token': until the end of the round. */
const order = (command: Command): AnyAbility =>
  at('ships.start', {
    when: (g, _m, self) => self.ship.status === 'play' && !self.equipped.discarded && !begun(g, self),
    *run(g, _m, self) {
      const { ship } = self;
      const mayToken = ship.commands.includes(command) && !banned(g, 'tokenForCard', { ship, equipped: self.equipped });
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

/** Mercy Mission has gone to the ship that flies it. */
const SENT = 'sent';
/** Friendly small ships that are no flagship. */
const couriers = (g: Armada, self: CardSource): readonly Ship[] =>
  g.state.units.filter(
    (u): u is Ship =>
      u.kind === 'ship' && isFriend(g, self, u) && u.status === 'reserve' && isSmall(g, u) && !isFlagship(u),
  );
const isSmall = (g: Armada, ship: Ship): boolean => g.class(ship).size === 'small';
const points = (side: Side, n: number): readonly [number, number] => (side === 0 ? [n, 0] : [0, n]);

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
    abilities: [order('navigate'), ...changesSpeed((g, m, self) => begun(g, self) && friendlyShip(g, self, m.ship))],
  },
  'upgrade/hot-landing': {
    outlives: true,
    abilities: [
      at('squadrons.start', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          begin(g, self, 'phase');
        },
      }),
      at('unit.destroyed', {
        when: (g, { unit }, self) =>
          self.ship.status === 'play' &&
          !self.equipped.discarded &&
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
          if (ship) yield* giveRaid(g, self.seat, ship, ['AR-UEBERFALLMARKER-04']);
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
          defendsAsShip(m) &&
          hasDice(m),
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
        *run(g, m) {
          if (m.attacker?.kind === 'ship') yield* giveRaid(g, m.attacker.seat, m.attacker, ['AR-UEBERFALLMARKER-04']);
        },
      }),
      at('ship.revealed', {
        mandatory: true,
        when: (g, { ship }, self) =>
          !isFriendly(g.state, ship, self) &&
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
  'upgrade/mercy-mission': {
    abilities: [
      at('setup.before', {
        mandatory: true,
        when: (g, _m, self) => self.equipped.note !== SENT && couriers(g, self).length > 0,
        *run(g, _m, self) {
          const courier = yield* chooseUnit(
            self.seat,
            'card-unit',
            couriers(g, self),
            ['AR-EFFEKTE-UND-TIMING-08'],
            say('ar.ask.card-unit', { card: self.card }),
          );
          self.equipped.note = SENT;
          if (courier === self.ship) return;
          self.ship.upgrades.splice(self.ship.upgrades.indexOf(self.equipped), 1);
          courier.upgrades.push(self.equipped);
          g.refit();
          g.emit({ type: 'note', why: say('ar.note.cardMoved', { card: self.card, unit: courier.id }), clauses: [] });
        },
      }),
    ],
    // 40 for whoever comes through, 15 for whoever stops it
    scores(g, ship) {
      const side = sideOf(g.state, ship);
      if (countsAsDestroyed(ship)) return points(otherSide(side), 15);
      const zone = areaOf(zoneBounds(g, edgeOf(g, otherSide(side)), zoneDepth(g)));
      const there = ship.status === 'play' && g.standing(ship).base.every((base) => contains(zone, base));
      return points(side, there ? 40 : 0);
    },
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
      // of its current speed: not where an effect has changed the speed of the manoeuvre alone
      valueOfAny('yaw', (g, unit, self, { speed, joint, dial }) =>
        begun(g, self) &&
        isFriendly(g.state, unit, self) &&
        speed !== undefined &&
        speed === dial &&
        joint === speed - 1
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
};
