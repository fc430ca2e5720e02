import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import * as data from '../../data/index.ts';
import { hasCrit } from '../../dice.ts';
import { coloursIn } from '../../flow/attack/dice.ts';
import { giveRaid } from '../../flow/attack/modify.ts';
import { setAsideBy } from '../../flow/attack/take-off.ts';
import { chooseUnit, chooseUnits } from '../../flow/choose.ts';
import { placeMarker } from '../../flow/markers.ts';
import { setAside } from '../../flow/setup/deployment.ts';
import { hasPlaceFor, placeAgain } from '../../flow/squadrons/redeploy.ts';
import { activateNow, toggle } from '../../flow/squadrons/squadron.ts';
import { discardCard, loseToken, setSpeed } from '../../flow/tokens.ts';
import { RANGE } from '../../geometry/index.ts';
import type { Deployment } from '../../payloads.ts';
import { barringClauses } from '../../reasons/card-clauses.ts';
import type { Ship, Squadron } from '../../state.ts';
import {
  engineeringOf,
  GIVEN,
  hasKeyword,
  isActivated,
  isAtDistance,
  isAtRange,
  isFriendly,
  isSquadron,
  lives,
  livingShips,
  livingSquadrons,
  refuse,
  sideOf,
  sizeRank,
  squadronValueOf,
} from '../../values.ts';
import {
  addChosen,
  atCost,
  attacksShip,
  attacksSquadron,
  begin,
  begun,
  isEnemy,
  isFriend,
  rerolls,
  resolves,
  whileAttacking,
} from '../phrases/cards.ts';
import { CLAUSE, isSelf } from '../phrases/crew.ts';
import {
  type AnyAbility,
  type AnyBan,
  at,
  ban,
  type CardFamily,
  type CardSource,
  value,
  valueOfAny,
} from '../vocabulary.ts';

/** Squadrons that this very card has set aside. */
const inHangar = (g: Armada, self: CardSource): readonly Squadron[] => setAsideBy(g, self.key).filter(isSquadron);

/** Friendly squadrons that are still to be deployed. */
const reserves = (g: Armada, self: CardSource): readonly Squadron[] =>
  g.state.units.filter((u): u is Squadron => isSquadron(u) && u.status === 'reserve' && isFriend(g, self, u));

/** Enemies of the same size class or a smaller one that Phylon's beam reaches. */
const towable = (g: Armada, self: CardSource): readonly Ship[] =>
  livingShips(g.state).filter(
    (s) => isEnemy(g, self, s) && sizeRank(g, s) <= sizeRank(g, self.ship) && isAtDistance(g, s, self.ship, 5),
  );

/** Squadrons that Hyperwave Signal Boost may wake. */
const wakeable = (g: Armada, self: CardSource): readonly Squadron[] =>
  livingSquadrons(g.state).filter(
    (s) => isFriend(g, self, s) && !isActivated(g.state, s) && isAtRange(g, s, self.ship, 'long'),
  );

/** Around the ship at distance 1, engaged with nobody. */
const beside = ({ ship }: CardSource) => ({ near: { unit: ship.id, most: 1 }, unengaged: true });

const chosenBy = ({ equipped }: CardSource): readonly unknown[] => (Array.isArray(equipped.note) ? equipped.note : []);

/** 'Before deploying fleets, you may set aside squadrons up to your squadron value.' */
const fillsHangar: AnyAbility = at('setup.before', {
  when: (g, _m, self) => reserves(g, self).length > 0 && squadronValueOf(g, self.ship) > 0,
  *run(g, _m, self) {
    const most = squadronValueOf(g, self.ship);
    const prompt = say('ar.ask.units-of-card', { card: self.card, n: most });
    const clauses = ['AR-ERR-SCHNELLSTART-HANGAR-01'] as const;
    for (const squadron of yield* chooseUnits(self.seat, reserves(g, self), most, clauses, prompt, self.card)) {
      setAside(g, squadron, self.key);
    }
  },
});
/** A squadron comes from the hangar, where there is room for it. */
function* launch(
  g: Armada,
  self: CardSource,
  squadron: Squadron,
  near: NonNullable<Deployment['near']>,
): Flow<boolean> {
  if (!hasPlaceFor(g, { unit: squadron.id, near })) return false;
  squadron.slider = g.state.token;
  yield* placeAgain(g, self.seat, squadron, { near }, ['AR-ERR-SCHNELLSTART-HANGAR-02']);
  squadron.status = 'play';
  delete squadron.asideBy;
  g.state.lasting.push({ source: self.key, unit: squadron.id, until: 'activation' });
  return true;
}
/** Whoever has just been launched does not move. */
const staysPut: AnyBan = ban('move', (g, { squadron }, self) =>
  g.state.lasting.some((l) => l.source === self.key && l.unit === squadron.id)
    ? refuse(['AR-ERR-SCHNELLSTART-HANGAR-03'], say('ar.no.byCard', { card: self.card }), { piece: squadron.id })
    : undefined,
);

export const offensiveRetrofit: CardFamily = {
  'upgrade/advanced-transponder-net': {
    values: [
      valueOfAny('binds', (g, unit, self) =>
        unit.kind === 'squadron' &&
        isFriendly(g.state, unit, self) &&
        hasKeyword(g, unit, 'heavy') &&
        isAtDistance(g, unit, self.ship, 2)
          ? GIVEN
          : undefined,
      ),
    ],
  },
  'upgrade/b2-rocket-troopers': {
    abilities: [
      whileAttacking({
        id: 'raid',
        cost: 'exhaust',
        when: (_g, m, self) =>
          attacksShip(m, self) &&
          m.attack.kind !== 'salvo' &&
          (m.attack.range === 'close' || m.attack.range === 'medium') &&
          m.defender?.kind === 'ship' &&
          m.defender.raids.length < data.COMMANDS.length,
        *run(g, m, self) {
          if (m.defender?.kind === 'ship') yield* giveRaid(g, self.seat, m.defender, ['AR-UEBERFALLMARKER-04']);
        },
      }),
      whileAttacking({
        id: 'add',
        cost: 'exhaust',
        adds: true,
        when: (_g, m, self) => attacksSquadron(m, self) && coloursIn(m.attack).length > 0,
        run: (g, m, self) => addChosen(g, m, self, coloursIn(m.attack)),
      }),
    ],
  },
  'upgrade/boosted-comms': { values: [value('squadronReach', () => ({ atLeast: RANGE[2] }))] },
  'upgrade/disposable-capacitors': {
    outlives: true,
    abilities: [
      at('ship.activates', {
        when: (_g, { ship }, self) => isSelf(ship, self),
        *run(g, { ship }, self) {
          begin(g, self, 'round');
          discardCard(g, ship, self.equipped);
        },
      }),
    ],
    reachesFurther: (g, self, { attacker, defender, unit, range }) =>
      attacker?.id === self.piece &&
      (unit?.kind === 'ship' || 'obstacle' in defender) &&
      range === 'long' &&
      begun(g, self)
        ? ['blue']
        : [],
  },
  'upgrade/expanded-hangar-bay': { values: [value('squadron', () => ({ add: 1 }))] },
  'upgrade/flag-bridge': {
    bans: [
      ban('tokenForCard', (_g, { ship, equipped }, self) =>
        ship.id === self.piece && data.upgradeCard(equipped.id).slots.includes('fleet-command')
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }))
          : undefined,
      ),
    ],
  },
  'upgrade/flak-guns': {
    antiSquadronColour: 'black',
    reachesFurther: (_g, self, { attacker, unit, range, kind }) => {
      if (attacker?.id !== self.piece || unit?.kind !== 'ship' || kind !== 'salvo') return [];
      return range === 'medium' ? ['black'] : range === 'long' ? ['blue'] : [];
    },
  },
  'upgrade/hardened-bulkheads': {
    abilities: [
      at('manoeuvre.overlaps', {
        mandatory: true,
        when: (g, { ship, other, dealt }, self) =>
          dealt.has(self.ship) &&
          [ship, other].includes(self.ship) &&
          sizeRank(g, ship === self.ship ? other : ship) < sizeRank(g, self.ship),
        *run(_g, m, self) {
          m.fewer.add(self.ship);
        },
      }),
    ],
  },
  'upgrade/hyperspace-rings': {
    abilities: [
      at('setup.before', {
        when: (g, _m, self) =>
          squadronValueOf(g, self.ship) > 0 && reserves(g, self).some((s) => !hasKeyword(g, s, 'rogue')),
        *run(g, _m, self) {
          const most = squadronValueOf(g, self.ship);
          const able = reserves(g, self).filter((s) => !hasKeyword(g, s, 'rogue'));
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: most });
          const chosen = yield* chooseUnits(self.seat, able, most, CLAUSE, prompt, self.card);
          self.equipped.note = chosen.map((s) => s.id);
        },
      }),
    ],
    values: [valueOfAny('keyword.scout', (_g, unit, self) => (chosenBy(self).includes(unit.id) ? GIVEN : undefined))],
  },
  'upgrade/hyperwave-signal-boost': {
    abilities: [
      atCost('exhaust', 'squadrons.turn', {
        when: (g, { side }, self) => sideOf(g.state, self) === side && wakeable(g, self).length > 0,
        *run(g, m, self) {
          const most = squadronValueOf(g, self.ship);
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: most });
          const chosen = yield* chooseUnits(self.seat, wakeable(g, self), most, CLAUSE, prompt, self.card);
          m.taken = true; // none of them is a choice, too
          for (const squadron of chosen) {
            if (!lives(squadron) || isActivated(g.state, squadron)) continue;
            g.state.lasting.push({ source: self.key, unit: squadron.id, until: 'turn' });
            yield* activateNow(g, squadron, null, false);
          }
        },
      }),
    ],
    values: [
      valueOfAny('asCommanded', (g, unit, self) =>
        g.state.lasting.some((l) => l.source === self.key && l.unit === unit.id) ? GIVEN : undefined,
      ),
    ],
  },
  // AR-CARD-PHYLON-Q7-TRAKTORSTRAHL-01, -02: who has a token has no choice
  'upgrade/phylon-q7-tractor-beams': {
    abilities: [
      atCost('exhaust', 'ship.activates', {
        when: (g, { ship }, self) => isSelf(ship, self) && towable(g, self).length > 0,
        *run(g, _m, self) {
          const target = yield* chooseUnit(
            self.seat,
            'card-unit',
            towable(g, self),
            ['AR-CARD-PHYLON-Q7-TRAKTORSTRAHL-01'],
            say('ar.ask.unit-of-card', { card: self.card }),
          );
          if (target.commands.includes('navigate')) loseToken(g, target, 'navigate', 'card');
          else if (target.speed > 1) yield* setSpeed(g, target, target.speed - 1); // its own player slows it down
        },
      }),
    ],
  },
  'upgrade/point-defense-reroute': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacksSquadron(m, self) && m.attack.range === 'close' && m.attack.dice.some((d) => hasCrit(d)),
        run: (g, m, self) => rerolls(m.attack.dice.filter(hasCrit).length, { filter: hasCrit })(g, m, self),
      }),
    ],
  },
  // AR-ANNAEHERUNGSMINEN-MARKER-01
  'upgrade/proximity-mines': {
    abilities: [
      at('setup.before', {
        when: (g, _m, self) => engineeringOf(g, self.ship) > 1,
        *run(g, _m, self) {
          const count = Math.floor(engineeringOf(g, self.ship) / 2);
          discardCard(g, self.ship, self.equipped);
          const beyond = { markers: 1, enemies: { side: sideOf(g.state, self), band: 5 } };
          for (let i = 0; i < count; i++)
            yield* placeMarker(g, self.seat, 'mine', { beyond }, ['AR-ANNAEHERUNGSMINEN-MARKER-01'], self.card);
        },
      }),
    ],
  },
  // AR-CARD-VIERLINGS-LASERGESCHUETZ-01..03
  'upgrade/quad-laser-turrets': {
    values: [
      value('keyword.counter', (g, _unit, _self, { attack }) =>
        attack && 'unit' in attack.attacker && g.unit(attack.attacker.unit).kind === 'squadron'
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
  // AR-ERR-SCHNELLSTART-HANGAR-01..03, AR-CARD-SCHNELLSTART-HANGAR-01..05, R-AR-33
  'upgrade/rapid-launch-bays': {
    outlives: true,
    abilities: [
      fillsHangar,
      at('ship.revealed', {
        when: (g, { ship }, self) => ship.id === self.piece && inHangar(g, self).length > 0,
        *run(g, _m, self) {
          const near = { unit: self.ship.id, most: 2, within: true } as const;
          for (const squadron of inHangar(g, self)) yield* launch(g, self, squadron, near);
          discardCard(g, self.ship, self.equipped);
        },
      }),
    ],
    bans: [staysPut],
  },
  'first/rapid-launch-bays': {
    abilities: [
      fillsHangar,
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'squadron') && m.points > 0 && inHangar(g, self).length > 0,
        *run(g, m, self) {
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: m.points });
          const clauses = ['AR-CARD-SCHNELLSTART-HANGAR-01', 'AR-CARD-SCHNELLSTART-HANGAR-04'] as const;
          const near = { unit: self.ship.id, most: 1, within: true } as const;
          for (const squadron of yield* chooseUnits(
            self.seat,
            inHangar(g, self),
            m.points,
            clauses,
            prompt,
            self.card,
          )) {
            if (!(yield* launch(g, self, squadron, near))) return;
          }
        },
      }),
    ],
    bans: [staysPut],
  },
  'upgrade/reserve-hangar-deck': {
    abilities: [
      at('unit.destroyed', {
        when: (g, { unit, returned }, self) =>
          !returned &&
          isSquadron(unit) &&
          isFriend(g, self, unit) &&
          data.squadronCard(unit.card).unique !== true &&
          hasKeyword(g, unit, 'swarm') &&
          !self.ship.doomed &&
          isAtDistance(g, unit, self.ship, 5) &&
          hasPlaceFor(g, { unit: unit.id, ...beside(self) }),
        *run(g, m, self) {
          if (!isSquadron(m.unit)) return;
          discardCard(g, self.ship, self.equipped);
          m.returned = true;
          m.unit.hull = 2;
          m.unit.doomed = false;
          toggle(g, m.unit, true);
          g.emit({ type: 'hullGained', unit: m.unit.id, hull: 2 });
          yield* placeAgain(g, self.seat, m.unit, beside(self), CLAUSE);
        },
      }),
    ],
  },
  'upgrade/spha-t': {
    ignition: 'close',
    specialBattery: { zones: ['front', 'left', 'right'], dice: { red: 0, blue: 5, black: 1 } },
    values: [value('squadron', () => ({ add: -2, atLeast: 0 }))],
  },
};
