import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import type { Command, Zone } from '../../../data/types.ts';
import { chooseNumber, chooseUnits, chooseZone } from '../../../flow/choose.ts';
import { discardTopDial } from '../../../flow/command/commands.ts';
import { placeMarker } from '../../../flow/markers.ts';
import { refuseActivation } from '../../../flow/round.ts';
import { SQUADRONS_A_TURN } from '../../../flow/squadrons/phase.ts';
import { toggle } from '../../../flow/squadrons/squadron.ts';
import {
  discardCard,
  exhaust,
  gainToken,
  loseShields,
  putTokens,
  recoverToken,
  setSpeed,
  spendToken,
  takeTokens,
} from '../../../flow/tokens.ts';
import type { Ship, Squadron } from '../../../state.ts';
import {
  GIVEN,
  hasKeyword,
  isActivated,
  isAtRange,
  isFriendly,
  isSquadron,
  livingSquadrons,
  maxSpeedOf,
  sideOf,
  zonesOf,
} from '../../../values.ts';
import { atCost, attacksShip, isEnemy, isFriend, rerolls, resolves, whileAttacking } from '../../phrases/cards.ts';
import {
  CLAUSE,
  gainAny,
  isItsRound,
  isNear,
  isSelf,
  isUnique,
  mayPickUnit,
  otherFriendlyShips,
  pickToken,
  roundTokens,
  tokensOf,
} from '../../phrases/crew.ts';
import { changesTopDial } from '../../phrases/dials.ts';
import { at, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** The droid lets friendly squadrons that have not been activated strike back. */
const isCovered = (g: Armada, unit: unknown, self: CardSource): unit is Squadron => {
  const squadron = unit as Squadron | undefined;
  return (
    isSquadron(squadron) &&
    isFriendly(g.state, squadron, self) &&
    !isActivated(g.state, squadron) &&
    isNear(g, self, squadron, 3)
  );
};

/** Ships with shields that Wat Tambor may draw on. */
const sources = (g: Armada, self: CardSource): readonly Ship[] =>
  [self.ship, ...otherFriendlyShips(g, self).filter((s) => isNear(g, self, s, 5))].filter(
    (s) => shielded(g, s).length > 0,
  );
const shielded = (g: Armada, ship: Ship): readonly Zone[] => zonesOf(g, ship).filter((zone) => ship.shields[zone] > 0);

const cloakable = (g: Armada, self: CardSource): readonly Squadron[] =>
  livingSquadrons(g.state).filter(
    (s) => isFriendly(g.state, s, self) && !isUnique(s) && !hasKeyword(g, s, 'strategic') && isNear(g, self, s, 5),
  );

const onCard = ({ equipped }: CardSource): Command | undefined => equipped.tokens[0];

/** Friendly squadrons that are still to be activated. */
const waitingFor = (g: Armada, self: CardSource): readonly Squadron[] =>
  livingSquadrons(g.state).filter((s) => isFriendly(g.state, s, self) && !isActivated(g.state, s));

/** Sabine Wren to Wullf Yularen. */
export const officerStoZ: CardFamily = {
  'upgrade/sabine-wren': {
    abilities: [
      at('ships.start', {
        when: (g) => g.state.obstacles.length > 0,
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
          const where = {
            at: [{ anyObstacle: true, least: 1, most: 2 }],
            beyond: { markers: 1, enemies: { side: sideOf(g.state, self.ship), band: 3 } },
          };
          yield* placeMarker(g, self.seat, 'mine', where, CLAUSE, self.card);
        },
      }),
    ],
  },
  'upgrade/san-hill': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) =>
          m.command === 'squadron' &&
          isFriend(g, self, m.ship) &&
          isNear(g, self, m.ship, 5) &&
          self.equipped.tokens.includes('squadron'),
        *run(g, m, self) {
          takeTokens(g, self.ship, self.equipped, ['squadron']);
          m.points++;
        },
      }),
    ],
  },
  'first/san-hill': {
    abilities: [
      at('squadrons.start', {
        when: (g, _m, self) => self.equipped.tokens.length > 0 && waitingFor(g, self).length > SQUADRONS_A_TURN,
        *run(g, _m, self) {
          const { tokens } = self.equipped;
          const prompt = say('ar.ask.discard-number', { card: self.card });
          const numbers = tokens.map((_, i) => i + 1);
          const n = yield* chooseNumber(self.seat, 'card-number', self.ship.id, numbers, CLAUSE, prompt);
          takeTokens(g, self.ship, self.equipped, tokens.slice(0, n));
          g.state.lasting.push({ source: self.key, unit: self.ship.id, until: 'phase', note: n });
        },
      }),
    ],
    wakesMore(g, self, squadron) {
      const note = g.state.lasting.find(({ source }) => source === self.key)?.note;
      const counts = isFriendly(g.state, squadron, self) && isAtRange(g, squadron, self.ship, 'long');
      return typeof note === 'number' && counts ? note : 0;
    },
  },
  'upgrade/shu-mai': {
    abilities: [
      roundTokens(2),
      whileAttacking({ when: (g, m, self) => attacksShip(m, self) && isItsRound(g, self), run: rerolls(3) }),
    ],
  },
  'upgrade/skilled-first-officer': {
    abilities: [
      at('ship.beforeReveal', {
        when: (_g, m, self) => isSelf(m.ship, self) && m.ship.dials.length > 0,
        *run(g, { ship }, self) {
          discardCard(g, self.ship, self.equipped);
          discardTopDial(g, ship);
        },
      }),
    ],
  },
  // AR-CARD-STRATEGISCHER-BERATER-02, -03
  'upgrade/strategic-adviser': {
    passes: {
      when: (g, self) =>
        !self.equipped.exhausted && !self.ship.activated && !self.ship.doomed && !refuseActivation(g, self.ship),
      *run(g, self) {
        exhaust(g, self.ship, self.equipped);
      },
    },
  },
  'upgrade/support-officer': {
    abilities: [
      at('command.start', {
        when: (_g, _m, self) => self.ship.dials.length > 0,
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
          self.ship.dials.length = 0;
        },
      }),
    ],
  },
  'upgrade/t-series-tactical-droid': {
    abilities: [
      atCost('exhaust', 'command.way', {
        when: (_g, m, self) =>
          isSelf(m.ship, self) && m.command !== 'concentrate' && m.spent.token && !m.spent.dial && !m.dial,
        *run(_g, m) {
          m.dial = true;
          m.token = false;
        },
      }),
    ],
  },
  'upgrade/tactical-expert': { abilities: [changesTopDial(['concentrate'])] },
  // AR-ERR-PROJEKTLEITER-GRINT-01..04, R-AR-31
  'upgrade/taskmaster-grint': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => isSelf(m.ship, self) && self.equipped.tokens.includes(m.dial),
        *run(g, m, self) {
          yield* gainToken(g, self.ship, m.dial);
        },
      }),
    ],
  },
  // AR-CARD-DER-GROSSINQUISITOR-01
  'upgrade/the-grand-inquisitor': {
    abilities: [
      atCost('exhaust', 'speed.changed', {
        when: (g, { ship }, self) =>
          isEnemy(g, self, ship) && isNear(g, self, ship, 5) && speeds(g, self.ship).length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          const prompt = say('ar.ask.speed', { unit: ship.id });
          yield* setSpeed(g, ship, yield* chooseNumber(self.seat, 'speed', ship.id, speeds(g, ship), CLAUSE, prompt));
        },
      }),
    ],
  },
  'upgrade/ti-99': {
    values: [
      valueOfAny('keyword.counter', (g, unit, self) =>
        isCovered(g, unit, self) ? { add: g.squadronCard(unit).keywords.counter ? 1 : 3 } : undefined,
      ),
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attack.kind === 'counter' && isCovered(g, m.attacker, self),
        *run(g, m, self) {
          if (isCovered(g, m.attacker, self)) toggle(g, m.attacker, true);
        },
      }),
    ],
  },
  'upgrade/tikkes': {
    setsDials: (_g, self) => onCard(self),
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, m, self) {
          putTokens(g, self.ship, self.equipped, [m.dial]);
          yield* gainAny(g, self, self.ship);
        },
      }),
      at('command.end', {
        mandatory: true,
        when: (_g, _m, self) => onCard(self) !== undefined,
        *run(g, _m, self) {
          takeTokens(g, self.ship, self.equipped, [onCard(self)!]);
        },
      }),
    ],
  },
  'upgrade/toryn-farr': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          !isSelf(m.attacker, self) &&
          isFriend(g, self, m.attacker) &&
          isNear(g, self, m.attacker, 3) &&
          m.attack.dice.some((d) => d.colour === 'blue'),
        run: rerolls(1, { filter: (d) => d.colour === 'blue' }),
      }),
    ],
  },
  'upgrade/veteran-captain': {
    abilities: [
      at('ship.revealed', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
          yield* gainAny(g, self, self.ship);
        },
      }),
    ],
  },
  // AR-CARD-WALEX-BLISSEX-01
  'upgrade/walex-blissex': {
    abilities: [
      at('ship.activates', {
        when: (_g, { ship }, self) => isSelf(ship, self) && tokensOf(self.ship, 'discarded').length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          discardCard(g, ship, self.equipped);
          recoverToken(g, ship, ship.tokens[yield* pickToken(self, ship, tokensOf(ship, 'discarded'))]!);
        },
      }),
    ],
  },
  'upgrade/wat-tambor-officer': {
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'repair') && sources(g, self).length > 0,
        *run(g, m, self) {
          const ship = yield* mayPickUnit(self, sources(g, self));
          if (!ship) return;
          m.points += 2 * (yield* drawsOn(g, self, ship));
        },
      }),
    ],
  },
  'upgrade/weapons-liaison': { abilities: [changesTopDial(['concentrate', 'squadron'], 'token')] },
  'upgrade/wedge-antilles-officer': {
    abilities: [
      at('squadrons.ending', {
        when: (g, _m, self) => self.ship.commands.includes('squadron') && cloakable(g, self).length > 0,
        *run(g, _m, self) {
          yield* spendToken(g, self.ship, 'squadron');
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: 3 });
          for (const { id } of yield* chooseUnits(self.seat, cloakable(g, self), 3, CLAUSE, prompt, self.card))
            g.state.lasting.push({
              source: self.key,
              unit: id,
              until: 'round',
              value: 'keyword.cloak',
              modifier: GIVEN,
            });
        },
      }),
    ],
  },
  'upgrade/wing-commander': { abilities: [changesTopDial(['squadron'])] },
  // AR-CARD-WULF-YULAREN-01, -02
  'upgrade/wullf-yularen': {
    abilities: [
      atCost('exhaust', 'command.spent', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, { token }, self) {
          yield* gainToken(g, self.ship, token);
        },
      }),
    ],
  },
};

const speeds = (g: Armada, ship: Ship): readonly number[] =>
  [ship.speed - 1, ship.speed + 1].filter((n) => n >= 0 && n <= maxSpeedOf(g, ship));

/** Up to two shields: from any of its own zones, or from one zone of another ship. */
function* drawsOn(g: Armada, self: CardSource, ship: Ship): Flow<number> {
  let drawn = 0;
  let only: Zone | undefined;
  while (drawn < 2) {
    const zones = shielded(g, ship).filter((zone) => only === undefined || zone === only);
    if (zones.length === 0) break;
    if (drawn > 0 && !(yield* mayPickUnit(self, [ship]))) break;
    const prompt = say('ar.ask.spent-shield', { card: self.card, unit: ship.id });
    const zone = yield* chooseZone(self.seat, 'zone', ship.id, zones, CLAUSE, prompt);
    drawn += loseShields(g, ship, zone, 1);
    if (ship !== self.ship) only = zone;
  }
  return drawn;
}
