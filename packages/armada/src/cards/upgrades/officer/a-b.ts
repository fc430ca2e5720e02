import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { COMMANDS } from '../../../data/types.ts';
import { COLOURS } from '../../../dice.ts';
import { refuseSpending, spendInstead } from '../../../flow/attack/defence.ts';
import { chooseNumber, chooseZone } from '../../../flow/choose.ts';
import { heldBy } from '../../../flow/squadrons/engagement.ts';
import { toggle } from '../../../flow/squadrons/squadron.ts';
import { discardCard, gainToken, loseRaids, loseShields, loseToken, setSpeed } from '../../../flow/tokens.ts';
import { countOf, GIVEN, isShip, maxSpeedOf, zonesBeside } from '../../../values.ts';
import { adds, atCost, attacks, defends, isFriend, resolves, whileAttacking } from '../../phrases/cards.ts';
import {
  CLAUSE,
  duringActivation,
  enemyShips,
  flies,
  isFirstRound,
  isItsRound,
  isNear,
  isSelf,
  isUnique,
  mayPickCommand,
  pickCommand,
  pickToken,
  pickUnit,
  roundTokens,
} from '../../phrases/crew.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

const redirects = (g: Armada, m: AttackMoment, { ship }: CardSource): readonly number[] =>
  ship.tokens.flatMap(({ kind, state }, place) =>
    kind === 'redirect' && state !== 'discarded' && !refuseSpending(g, m, ship, place) ? [place] : [],
  );

/** Tokens that Adi Gallia counts: those of the step in which tokens are spent, and none before. */
const countedBy = ({ attack: { spent, memory } }: AttackMoment): number => spent.length - memory.spentEarlier;

/** Adar Tallon to Barriss Offee. */
export const officerAtoB: CardFamily = {
  'upgrade/adar-tallon': {
    abilities: [
      atCost('exhaust', 'command.resolved', {
        when: (g, m, self) => resolves(m, self, 'squadron') && m.activated.some((id) => g.unit(id).status === 'play'),
        *run(g, m, self) {
          const flown = m.activated.map((id) => g.squadron(id)).filter((s) => s.status === 'play');
          const squadron = yield* pickUnit(self, flown);
          toggle(g, squadron, squadron.slider === g.state.token);
        },
      }),
    ],
  },
  'upgrade/adi-gallia': {
    abilities: [
      at('damage.suffers', {
        when: (g, m, self) =>
          isSelf(m.unit, self) &&
          m.zone !== null &&
          m.attack !== undefined &&
          countedBy(m.attack) > 0 &&
          zonesBeside(g, self.ship, m.zone).some((zone) => self.ship.shields[zone] > 0),
        *run(g, m, self) {
          const { ship } = self;
          const { memory } = m.attack!.attack;
          for (let i = countedBy(m.attack!); i > 0 && m.amount > 0; i--) {
            const zones = zonesBeside(g, ship, m.zone!).filter((zone) => ship.shields[zone] > 0);
            const prompt = say('ar.ask.spread-damage', { card: self.card, unit: ship.id });
            // to leave it where it strikes is to name the defending zone
            const zone = yield* chooseZone(ship.seat, 'zone', ship.id, [...zones, m.zone!], CLAUSE, prompt);
            if (zone === m.zone) return;
            memory.shieldsLost += loseShields(g, ship, zone, 1);
            m.amount--;
          }
        },
      }),
    ],
  },
  // AR-CARD-ADMIRAL-CHIRANEAU-01: other effects add to the speed of 2
  'upgrade/admiral-chiraneau': {
    values: [
      valueOfAny('leaves', (g, unit, self) => (flies(g, unit, self) ? GIVEN : undefined)),
      valueOfAny('squadronSpeed', (g, unit, self) =>
        flies(g, unit, self) && heldBy(g, unit).bound ? { set: 2 } : undefined,
      ),
    ],
  },
  'upgrade/admiral-montferrat': {
    obstruction: (_g, self, { attacker, unit }) =>
      isShip(attacker) && isSelf(unit, self) && self.ship.speed >= 3 ? true : undefined,
    abilities: [
      at('manoeuvre.after', {
        mandatory: true,
        when: (_g, m, self) => isSelf(m.ship, self) && m.overlapped !== null,
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
        },
      }),
    ],
  },
  'upgrade/admiral-ozzel-officer': {
    abilities: [
      at('round.start', {
        when: isFirstRound,
        run: (g, _m, self) => g.rules.executeManoeuvre(g, self.ship, { speed: 1 }),
      }),
    ],
  },
  'upgrade/admiral-titus': {
    abilities: [
      at('round.start', {
        when: (g, _m, self) => isFirstRound(g) && enemyShips(g, self).length > 0,
        *run(g, _m, self) {
          const ship = yield* pickUnit(self, enemyShips(g, self));
          const speeds = [ship.speed - 1, ship.speed + 1].filter((n) => n >= 0 && n <= maxSpeedOf(g, ship));
          const prompt = say('ar.ask.speed', { unit: ship.id });
          const speed = yield* chooseNumber(self.seat, 'speed', ship.id, speeds, CLAUSE, prompt);
          yield* setSpeed(g, ship, speed, self.seat);
        },
      }),
    ],
  },
  'upgrade/agent-kallus': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) => attacks(m, self) && isUnique(m.defender),
        run: adds(COLOURS),
      }),
    ],
  },
  'upgrade/ahsoka-tano-officer-rebel': {
    abilities: duringActivation('exhaust', {
      when: (g, { ship }, self) => isFriend(g, self, ship) && isNear(g, self, ship, 5) && ship.commands.length > 0,
      *run(g, { ship }, self) {
        loseToken(g, ship, yield* pickCommand(self, ship.commands), 'card');
        const token = yield* mayPickCommand(self, COMMANDS, ship);
        if (token) yield* gainToken(g, ship, token);
      },
    }),
  },
  'upgrade/ahsoka-tano-officer-republic': {
    abilities: [
      at('squadron.activates', {
        limit: { per: 'command', times: 3 },
        when: (g, { squadron, by }, self) =>
          isSelf(by ?? undefined, self) && !isUnique(squadron) && countOf(g.squadronCard(squadron).antiSquadron) > 0,
        *run(g, { squadron }, self) {
          // what Flight Controllers add comes on top, with the attack
          const add = Math.min(3, countOf(g.squadronCard(squadron).antiSquadron));
          const { id: unit } = squadron;
          g.state.lasting.push({ source: self.key, unit, until: 'turn', value: 'keyword.snipe', modifier: { add } });
        },
      }),
    ],
  },
  'upgrade/asajj-ventress': {
    abilities: duringActivation('exhaust', {
      when: (g, { ship }, self) => isFriend(g, self, ship) && isNear(g, self, ship, 5) && raided(g, self).length > 0,
      *run(g, { ship }, self) {
        const enemy = yield* pickUnit(self, raided(g, self));
        loseRaids(g, enemy, [yield* pickCommand(self, enemy.raids)]);
        const token = yield* mayPickCommand(self, COMMANDS, ship);
        if (token) yield* gainToken(g, ship, token);
      },
    }),
  },
  // AR-CARD-BAIL-ORGANA-02..04: the second player activates it at once, the first may gain two tokens
  'upgrade/bail-organa-officer': {
    abilities: [
      roundTokens(1),
      at('ships.start', {
        id: 'activate',
        mandatory: true,
        when: (g, _m, self) =>
          isItsRound(g, self) && g.state.sides[self.seat] !== g.state.first && g.state.turn === null,
        run: (g, _m, self) => g.rules.activateShip(g, self.ship),
      }),
      at('ships.start', {
        id: 'tokens',
        when: (g, _m, self) => isItsRound(g, self) && g.state.sides[self.seat] === g.state.first,
        *run(g, _m, self) {
          for (let i = 0; i < 2; i++) {
            const token = yield* mayPickCommand(self, COMMANDS);
            if (!token) return;
            yield* gainToken(g, self.ship, token);
          }
        },
      }),
    ],
  },
  'upgrade/barriss-offee': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => defends(m, self) && redirects(g, m, self).length > 0,
        *run(g, m, self) {
          m.attack.noted[self.key] = true;
          yield* spendInstead(g, m, self.ship, yield* pickToken(self, self.ship, redirects(g, m, self)));
        },
      }),
      at('attack.critical', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self) && m.attack.noted[self.key] === true,
        *run(g, { attack }, { ship }) {
          const zones = g.standing(ship).zones.filter((zone) => zone !== attack.defending);
          const prompt = say('ar.ask.new-zone', { unit: ship.id });
          attack.defending = yield* chooseZone(ship.seat, 'zone', ship.id, zones, CLAUSE, prompt);
        },
      }),
    ],
  },
};

const raided = (g: Armada, self: CardSource) =>
  enemyShips(g, self).filter((s) => s.raids.length > 0 && isNear(g, self, s, 5));
