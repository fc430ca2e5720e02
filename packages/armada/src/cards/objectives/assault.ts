import { below, say, usesOf } from '@holotisch/engine';
import { COMMANDS } from '../../data/types.ts';
import { hasHit, isAccuracy } from '../../dice.ts';
import { aimedAt } from '../../flow/attack/attack.ts';
import { turnFaceup } from '../../flow/attack/damage.ts';
import { coloursIn, removeDice, spendableAccuracy } from '../../flow/attack/dice.ts';
import { chooseOne } from '../../flow/choose.ts';
import { costOf } from '../../flow/end/end.ts';
import { gainVictory, setObjectives } from '../../flow/objective.ts';
import { edgeOf, zoneDepth } from '../../flow/setup/areas.ts';
import { commandNamed, gainToken, loseShields, loseToken, raid } from '../../flow/tokens.ts';
import type { Face } from '../../state.ts';
import { hasKeyword, isAtMarker, isAtObstacle, isFlagship, refuse, second, shipsInPlay, sideOf } from '../../values.ts';
import { addChosen, changeOne, hasDice, pickDice, rerolls, spendsDie, whileAttacking } from '../phrases/cards.ts';
import {
  atEndOfRound,
  away,
  countedTwice,
  DUST,
  enemySide,
  firstSeat,
  gainFor,
  gainForThrough,
  isFirst,
  isOwn,
  isSecond,
  markShip,
  NO_STATION,
  pickShip,
  secondAdds,
  secondPlaces,
  secondSeat,
  shipsOf,
  stationsOfTheSecond,
  stationsToHold,
  takeTurns,
  tokens,
  tokensByTurns,
  USUAL_SIX,
} from '../phrases/objectives.ts';
import { askDials } from '../phrases/surprise.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** Ships of either side attack ships. */
const ICONS: readonly Face[] = ['hit', 'double', 'crit', 'hitcrit', 'accuracy'];

export const assault: CardFamily = {
  'objective/advanced-gunnery': {
    objective: {
      *after(g) {
        yield* markShip(g, firstSeat(g), shipsOf(g, g.state.first));
        yield* markShip(g, secondSeat(g), shipsOf(g, second(g.state)));
      },
      score: countedTwice,
    },
    // all attacks of the activation from one and the same hull zone
    mayAttackFrom: (g, self, ship, zone) =>
      isOwn(g, ship, self) && ship.objectives > 0 && g.state.turn!.attacked.every((z) => z === zone),
    bans: [
      ban('target', (g, { attacker, zone, defender, defending, kind }, self) =>
        attacker?.kind === 'ship' &&
        attacker.objectives > 0 &&
        isOwn(g, attacker, self) &&
        isFirst(g, attacker) &&
        kind !== 'salvo' &&
        usesOf(g.state.uses, aimedAt({ unit: attacker.id }, zone, defender, defending), 'round') > 0
          ? refuse(['AR-OBJ-FORTSCHRITTLICHE-ARTILLERIE-03'], say('ar.no.sameTarget'))
          : undefined,
      ),
    ],
  },
  'objective/most-wanted': {
    objective: {
      *after(g) {
        yield* markShip(g, secondSeat(g), shipsOf(g, second(g.state)));
        yield* markShip(g, secondSeat(g), shipsOf(g, g.state.first));
      },
      score: countedTwice,
    },
    abilities: [
      // AR-ERR-DRINGEND-GESUCHT-01, -02
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          m.attacker?.kind === 'ship' &&
          isOwn(g, m.attacker, self) &&
          m.defender?.kind === 'ship' &&
          m.defender.objectives > 0 &&
          hasDice(m),
        run: (g, m, self) => addChosen(g, m, self, coloursIn(m.attack)),
      }),
    ],
  },
  'objective/opening-salvo': {
    objective: {
      *after(g) {
        for (const ship of shipsInPlay(g.state)) setObjectives(g, ship, 1);
      },
      // AR-OBJ-EROEFFNUNGSSALVE-03, R-AR-49
      score(g) {
        const score: [number, number] = [0, 0];
        for (const ship of shipsInPlay(g.state))
          if (!ship.doomed && ship.damage.length > 0)
            score[enemySide(g, ship)] += Math.ceil(costOf(ship, g.state.rules.prices) / 2);
        return score;
      },
    },
    abilities: [
      // R-AR-71: a token buys dice, and where none may be added it is kept
      whileAttacking({
        mandatory: true,
        adds: true,
        when: (g, m, self) =>
          m.attacker?.kind === 'ship' &&
          isOwn(g, m.attacker, self) &&
          m.attacker.objectives > 0 &&
          m.defender?.kind === 'ship',
        *run(g, m, self) {
          setObjectives(g, m.attacker!, 0);
          yield* addChosen(g, m, self, isFirst(g, self) ? ['red'] : ['red', 'blue', 'black'], 2);
        },
      }),
    ],
  },
  'objective/precision-strike': {
    objective: {
      *after(g) {
        for (const ship of shipsOf(g, second(g.state))) yield* gainToken(g, ship, 'concentrate');
      },
    },
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isOwn(g, m.attacker, self) &&
          (m.attacker.kind === 'ship' || hasKeyword(g, m.attacker, 'bomber', { attack: m.attack })) &&
          m.defender?.kind === 'ship' &&
          m.defender.damage.some((d) => !d.faceup) &&
          m.attack.dice.some(hasHit),
        *run(g, m, self) {
          const { defender } = m;
          if (defender?.kind !== 'ship' || !(yield* spendsDie(g, m, self, hasHit))) return;
          const facedown = defender.damage.filter((d) => !d.faceup);
          yield* turnFaceup(g, defender, facedown[below(g.state.chance, facedown.length)]!);
        },
      }),
      at('attack.after', {
        mandatory: true,
        when: (g, { attack, attacker }, self) =>
          attack.memory.turnedUp > 0 &&
          attacker !== undefined &&
          isOwn(g, attacker, self) &&
          (attacker.kind === 'ship' || hasKeyword(g, attacker, 'bomber', { attack })),
        *run(g, { attack }, self) {
          gainFor(g, self, attack.memory.turnedUp);
        },
      }),
    ],
  },
  'objective/blockade-run': {
    objective: {
      shortEdges: true,
      obstacles: (g) => secondPlaces(g, USUAL_SIX, { ...away(0), depth: zoneDepth(g) }),
      // AR-OBJ-BLOCKADEBRECHER-01: before anybody is set aside
      *before(g) {
        for (const unit of g.state.units) if (unit.kind === 'ship' && isSecond(g, unit)) setObjectives(g, unit, 1);
      },
      // AR-OBJ-BLOCKADEBRECHER-02: whatever else has become of the fleet
      ends: gainForThrough,
    },
    abilities: [
      at('unit.destroyed', {
        mandatory: true,
        when: (g, { unit }, self) => unit.kind === 'ship' && unit.objectives > 0 && isFirst(g, self),
        *run(g, _m, self) {
          gainFor(g, self);
        },
      }),
    ],
  },
  'objective/close-range-intel-scan': {
    objective: { supply: [...USUAL_SIX, ...DUST] },
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          m.attacker?.kind === 'ship' &&
          isOwn(g, m.attacker, self) &&
          m.defender?.kind === 'ship' &&
          spendableAccuracy(g, m).length >= (isSecond(g, self) ? 1 : 2),
        *run(g, m, self) {
          const count = isSecond(g, self) ? 1 : 2;
          const dice = yield* pickDice(g, m, self, count, {
            filter: (d) => isAccuracy(d.face),
            min: count,
            takes: 'spent',
          });
          removeDice(g, m, dice, 'spent');
          gainFor(g, self);
        },
      }),
    ],
  },
  'objective/station-assault': {
    ...stationsOfTheSecond,
    objective: stationsToHold,
  },
  'objective/targeting-beacons': {
    objective: {
      // AR-OBJ-ZIELBAKEN-01
      before: (g) => tokensByTurns(g, 4, second(g.state), { inSetupArea: true }, ['AR-OBJ-ZIELBAKEN-01']),
    },
    abilities: [
      // AR-OBJ-ZIELBAKEN-02, -03
      whileAttacking({
        when: (g, { attacker, defender }, self) =>
          attacker?.kind === 'ship' &&
          isOwn(g, attacker, self) &&
          isSecond(g, attacker) &&
          defender?.kind === 'ship' &&
          tokens(g).some((token) => isAtMarker(g, defender, token, 2)),
        run: rerolls(2),
      }),
    ],
  },
  'objective/ion-storm': {
    objective: { obstacles: (g) => secondPlaces(g, NO_STATION, away(5)) },
    abilities: [
      at('manoeuvre.landed', {
        mandatory: true,
        when: (g, { ship }, self) =>
          isOwn(g, ship, self) &&
          ship.objectives === 0 &&
          !g.state.obstacles.some((o) => isAtObstacle(g, ship, o, isFirst(g, ship) ? 1 : 2)),
        *run(g, { ship }) {
          setObjectives(g, ship, 1);
        },
      }),
      at('command.resolving', {
        when: (g, { ship, command }, self) => command === 'repair' && isOwn(g, ship, self) && ship.objectives > 0,
        *run(g, { ship }) {
          setObjectives(g, ship, 0);
        },
      }),
    ],
    criticals: [
      {
        when: (g, { attacker, defender }, self) =>
          attacker?.kind === 'ship' && isOwn(g, attacker, self) && defender !== undefined && defender.objectives > 0,
        *run(g, { attack, defender }, self) {
          if (defender?.kind !== 'ship') return;
          gainFor(g, self);
          const held = COMMANDS.filter((c) => defender.commands.includes(c));
          if (held.length === 0) {
            loseShields(g, defender, attack.defending!, 1);
            return;
          }
          const prompt = say('ar.ask.take-command', { unit: defender.id });
          const lost = yield* chooseOne(attack.seat, 'card-command', held, ['AR-KRITISCHE-EFFEKTE-01'], prompt);
          loseToken(g, defender, lost, 'card');
        },
      },
    ],
  },
  'objective/marked-for-destruction': {
    objective: {
      *obstacles(g) {
        yield* takeTurns(g, ['debris-1', 'debris-2', ...DUST]);
        for (const purrgil of ['purrgil-1', 'purrgil-2']) yield* secondAdds(g, purrgil, away(5));
      },
    },
    abilities: [
      at('obstacle.moved', {
        when: (g, { obstacle, seat }, self) =>
          obstacle.kind === 'purrgil' &&
          isOwn(g, { seat }, self) &&
          shipsInPlay(g.state).some((s) => s.objectives > 0 && isAtObstacle(g, s, obstacle, 1)),
        *run(g, { obstacle }, self) {
          const near = shipsInPlay(g.state).filter((s) => s.objectives > 0 && isAtObstacle(g, s, obstacle, 1));
          const ship = yield* pickShip(self.seat, near);
          setObjectives(g, ship, ship.objectives - 1);
          yield* g.rules.dealDamage(g, ship, false);
          gainVictory(g, enemySide(g, ship));
          yield* g.rules.removeDestroyed(g);
        },
      }),
    ],
    criticals: [
      {
        when: (g, { attack, attacker, defender }, self) =>
          attacker?.kind === 'ship' &&
          isOwn(g, attacker, self) &&
          defender?.kind === 'ship' &&
          (attack.range === 'close' || attack.range === 'medium'),
        *run(g, { defender }) {
          for (const ship of shipsOf(g, sideOf(g.state, defender!))) setObjectives(g, ship, 0);
          setObjectives(g, defender!, 1);
        },
      },
    ],
  },
  'objective/rift-assault': {
    objective: { supply: [...NO_STATION, 'rift'] },
    abilities: [
      whileAttacking({
        id: 'mark',
        when: (g, { attack, attacker, defender }, self) =>
          attacker?.kind === 'ship' &&
          isOwn(g, attacker, self) &&
          defender?.kind === 'ship' &&
          defender.objectives === 0 &&
          attack.dice.some((d) => d.face !== 'blank') &&
          !g.state.obstacles.some((o) => isAtObstacle(g, defender, o, 1)),
        *run(g, m, self) {
          if (yield* spendsDie(g, m, self, (d) => d.face !== 'blank')) setObjectives(g, m.defender!, 1);
        },
        label: () => say('ar.use.mark'),
      }),
      whileAttacking({
        id: 'change',
        when: (g, { attack, attacker, defender }, self) =>
          attacker !== undefined &&
          isOwn(g, attacker, self) &&
          defender?.kind === 'ship' &&
          defender.objectives > 0 &&
          hasDice({ attack }),
        // AR-OBJ-ANGRIFF-IM-STRUDEL-01: a die is changed in any case
        *run(g, m, self) {
          setObjectives(g, m.defender!, 0);
          yield* changeOne(g, m, self, isSecond(g, self) ? ICONS : ['accuracy', 'hit']);
          gainFor(g, self);
        },
        label: () => say('ar.use.discard-mark'),
      }),
      atEndOfRound(function* (g) {
        const rift = g.state.obstacles.find((o) => o.kind === 'rift');
        if (!rift) return;
        for (const ship of shipsInPlay(g.state))
          if (ship.speed <= 1 && isAtObstacle(g, ship, rift, 2)) yield* g.rules.dealDamage(g, ship, false);
      }),
    ],
  },
  'objective/surprise-attack': {
    objective: {
      *obstacles(g) {
        // AR-OBJ-UEBERRASCHUNGSANGRIFF-01..03
        yield* secondAdds(g, 'station', { ...away(0), atEdge: { edge: edgeOf(g, g.state.first), most: 5 } });
        yield* takeTurns(g, NO_STATION);
      },
      // AR-OBJ-UEBERRASCHUNGSANGRIFF-04
      deploys(g, side, able) {
        const isFlag = (u: (typeof able)[number]): boolean => u.kind === 'ship' && isFlagship(u);
        if (side !== g.state.first || !able.some(isFlag)) return able;
        return able.filter((u) => u.kind === 'squadron' || isFlag(u));
      },
      // AR-OBJ-UEBERRASCHUNGSANGRIFF-05
      where: (g, unit) =>
        unit.kind === 'ship' && isFirst(g, unit) && isFlagship(unit)
          ? { on: g.state.obstacles.findIndex((o) => o.kind === 'station') }
          : {},
      // AR-OBJ-UEBERRASCHUNGSANGRIFF-06
      speeds: (g, ship, speeds) =>
        isFirst(g, ship) ? speeds.filter((speed) => speed <= Math.ceil(Math.max(...speeds) / 2)) : speeds,
      // AR-OBJ-UEBERRASCHUNGSANGRIFF-07
      *after(g) {
        g.state.objectiveNote['secret'] = yield* askDials(secondSeat(g), 3);
      },
    },
    abilities: [
      // AR-OBJ-UEBERRASCHUNGSANGRIFF-08
      at('ships.start', {
        mandatory: true,
        when: (g, _m, self) => isSecond(g, self) && dialsOf(g.state.objectiveNote['secret']).length > 0,
        *run(g) {
          const [top, ...left] = dialsOf(g.state.objectiveNote['secret']);
          const command = commandNamed(String(top));
          g.state.objectiveNote['secret'] = left;
          g.emit({
            type: 'note',
            why: say('ar.note.surprise', { command: { ...say(`ar.command.${command}`) } }),
            clauses: ['AR-OBJ-UEBERRASCHUNGSANGRIFF-08'],
          });
          for (const ship of shipsOf(g, g.state.first)) raid(g, ship, command);
        },
      }),
    ],
  },
};

const dialsOf = (secret: unknown): readonly string[] => (Array.isArray(secret) ? secret.map(String) : []);
