import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import type { Zone } from '../../data/types.ts';
import { turnFacedown } from '../../flow/attack/damage.ts';
import { chooseUnits, chooseZone, may, mayChooseUnit } from '../../flow/choose.ts';
import { hasResolved } from '../../flow/command/commands.ts';
import { discardCard, loseShields, receiveShield, refuseReceiving } from '../../flow/tokens.ts';
import type { Ship } from '../../state.ts';
import { isAtDistance, isFriendly, maxShields, shipsInPlay, squadronValueOf, zonesOf } from '../../values.ts';
import { atCost, begin, begun, resolves } from '../phrases/cards.ts';
import { CLAUSE, unengaged } from '../phrases/crew.ts';
import { at, type CardFamily, value } from '../vocabulary.ts';

/** Hull zones that may take a shield of another ship. */
const openZones = (g: Armada, ship: Ship, from: Ship): readonly Zone[] =>
  zonesOf(g, ship).filter(
    (zone) => ship.shields[zone] < maxShields(g, ship, zone) && !refuseReceiving(g, ship, zone, from),
  );
/** Other friendly ships at distance 1-5 that lack shields. */
const receivers = (g: Armada, ship: Ship) =>
  shipsInPlay(g.state).filter(
    (s) =>
      s !== ship && isFriendly(g.state, s, ship) && isAtDistance(g, ship, s, 5) && openZones(g, s, ship).length > 0,
  );

export const supportTeam: CardFamily = {
  // AR-ERR-SEKUNDAERSCHILD-MANNSCHAFT-01..03
  'upgrade/auxiliary-shields-team': {
    abilities: [
      at('command.resolving', {
        mandatory: true, // it only adds to what the ship may do
        when: (_g, m, self) => resolves(m, self, 'repair'),
        *run(g, _m, self) {
          begin(g, self, 'command');
        },
      }),
    ],
    values: [
      value('shield', (g, unit, self, { zone }) => {
        if (unit.kind !== 'ship' || (zone !== 'left' && zone !== 'right')) return undefined;
        const printed = g.card(unit).shields.side;
        // Shields above the printed value that were recovered that way stay until they are lost.
        const most = Math.max(printed, Math.min(printed + 1, 4));
        return begun(g, self) || unit.shields[zone] > printed ? { atLeast: most } : undefined;
      }),
    ],
  },
  'upgrade/battle-droid-reserves': {
    abilities: [
      atCost('exhaust', 'command.resolving', {
        when: (_g, m, self) => resolves(m, self, 'repair'),
        *run(g, m, self) {
          begin(g, self, 'command');
          for (const damage of m.ship.damage)
            if (damage.faceup && data.damageCard(damage.card).trait === 'crew') turnFacedown(g, m.ship, damage);
        },
      }),
    ],
    values: [
      value('hullCost', (g, _u, self, { faceup }) => (begun(g, self) && faceup === false ? { add: -1 } : undefined)),
    ],
  },
  // AR-CARD-ANTRIEBSTECHNIKER-01..06, R-AR-34
  'upgrade/engine-techs': {
    abilities: [
      atCost('exhaust', 'manoeuvre.after', {
        id: 'overlap',
        mandatory: true,
        when: (_g, m, self) => m.ship.id === self.piece && m.overlapped !== null,
        *run() {},
      }),
      atCost('exhaust', 'manoeuvre.after', {
        id: 'again',
        when: (g, m, self) =>
          m.ship.id === self.piece && m.overlapped === null && !m.additional && hasResolved(g, m.ship, 'navigate'),
        *run(g, { ship }) {
          yield* g.rules.executeManoeuvre(g, ship, { speed: 1 });
        },
      }),
    ],
  },
  'upgrade/engineering-team': {
    abilities: [
      at('command.resolving', {
        mandatory: true,
        when: (_g, m, self) => resolves(m, self, 'repair'),
        *run(_g, m) {
          m.points++;
        },
      }),
    ],
  },
  'upgrade/fighter-coordination-team': {
    abilities: [
      at('manoeuvre.after', {
        when: (g, m, self) => m.ship.id === self.piece && unengaged(g, m.ship).length > 0,
        *run(g, { ship }, self) {
          const chosen = yield* chooseUnits(
            self.seat,
            unengaged(g, ship),
            squadronValueOf(g, ship),
            ['AR-EFFEKTE-UND-TIMING-08'],
            say('ar.ask.units-of-card', { card: self.card, n: squadronValueOf(g, ship) }),
            self.card,
          );
          for (const squadron of chosen) yield* g.rules.moveSquadron(g, squadron, 1);
        },
      }),
    ],
  },
  'upgrade/medical-team': {
    abilities: [
      at('damage.deals', {
        when: (_g, { ship, damage }, self) =>
          ship.id === self.piece && damage.faceup && data.damageCard(damage.card).trait === 'crew',
        *run(g, m, self) {
          discardCard(g, m.ship, self.equipped);
          m.prevented = true;
        },
      }),
    ],
  },
  'upgrade/nav-team': {
    abilities: [
      at('course.determine', {
        when: (_g, m, self) => m.ship.id === self.piece && m.byToken && m.changes > 0,
        *run(_g, m) {
          m.changes--;
          m.extra++;
        },
      }),
    ],
  },
  'upgrade/projection-experts': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'repair') && m.points > 0 && receivers(g, m.ship).length > 0,
        *run(g, m, self) {
          const { ship } = m;
          // both shields go to the same ship
          const prompt = say('ar.ask.unit-of-card', { card: self.card });
          const to = yield* mayChooseUnit(self.seat, receivers(g, ship), ['AR-EFFEKTE-UND-TIMING-04'], prompt);
          for (let i = 0; to && i < 2 && m.points > 0; i++) {
            const from = zonesOf(g, ship).filter((zone) => ship.shields[zone] > 0);
            const open = openZones(g, to, ship);
            if (from.length === 0 || open.length === 0) return;
            if (i > 0 && !(yield* may(self.seat, say('ar.ask.one-more', { card: self.card }), CLAUSE, { unit: to.id })))
              return;
            const taken = yield* chooseZone(
              self.seat,
              'zone',
              ship.id,
              from,
              ['AR-KOMMANDOS-11'],
              say('ar.ask.shield-from', { unit: ship.id, card: self.card, to: { ...say('ar.unit', { unit: to.id }) } }),
            );
            const given = yield* chooseZone(
              self.seat,
              'zone',
              to.id,
              open,
              ['AR-KOMMANDOS-11'],
              say('ar.ask.recover-zone', { unit: to.id, card: self.card }),
            );
            m.points--;
            loseShields(g, ship, taken, 1);
            receiveShield(g, to, given, ship);
          }
        },
      }),
    ],
  },
};
