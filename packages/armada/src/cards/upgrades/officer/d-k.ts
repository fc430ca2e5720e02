import { type Flow, say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import * as data from '../../../data/index.ts';
import { COMMANDS, type Command } from '../../../data/types.ts';
import { COLOURS, isAccuracy } from '../../../dice.ts';
import { moveObstacle } from '../../../flow/activation/moving-obstacles.ts';
import { spendable } from '../../../flow/attack/defence.ts';
import { choose } from '../../../flow/choose.ts';
import { discardCard, gainToken, loseShields, readyToken } from '../../../flow/tokens.ts';
import { barringClauses } from '../../../reasons/card-clauses.ts';
import type { Equipped, Obstacle, Ship, Unit } from '../../../state.ts';
import {
  hasKeyword,
  isActivated,
  isAtObstacle,
  isFriendly,
  isShip,
  isSquadron,
  livingShips,
  opponentOf,
  refuse,
  shipsInPlay,
  unitsInPlay,
} from '../../../values.ts';
import {
  ANY_FACE,
  adds,
  atCost,
  attacks,
  attacksShip,
  attacksSquadron,
  changeOne,
  defends,
  isFriend,
  rerolls,
  resolves,
  suffersLess,
  whileAttacking,
} from '../../phrases/cards.ts';
import {
  CLAUSE,
  enemyShips,
  friendAttacksShip,
  isItsRound,
  isNear,
  isNotableEnemy,
  isSelf,
  lookAtDials,
  pickCommand,
  pickToken,
  pickUnit,
  raidable,
  raidsOne,
  roundTokens,
  spendsToken,
  tokensOf,
} from '../../phrases/crew.ts';
import { changesTopDial } from '../../phrases/dials.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, value, valueOfAny } from '../../vocabulary.ts';

/** Commander and officer cards that a ship may give up for Vader. */
const wards = (ship: Ship): readonly Equipped[] =>
  ship.upgrades.filter(({ id, discarded }) => {
    const { slots } = data.upgradeCard(id);
    return !discarded && !id.startsWith('darth-vader') && (slots.includes('commander') || slots.includes('officer'));
  });

const isRed = (d: { readonly colour: string }): boolean => d.colour === 'red';
/** A Concentrate Fire command in this attack at medium or long range, by this. */
const concentratedBy =
  (what: 'dial' | 'token') =>
  (_g: Armada, m: Parameters<typeof attacks>[0], self: CardSource): boolean =>
    attacks(m, self) && String(m.attack.noted[self.key] ?? '').includes(what) && m.attack.dice.some(isRed);

const obstaclesNear = (g: Armada, { ship }: CardSource): readonly Obstacle[] =>
  g.state.obstacles.filter((o) => isAtObstacle(g, ship, o, 2));

/** Two different tokens come to lie on two different ships. AR-CARD-HONDO-OHNAKA-03, -04 */
function* deals(g: Armada, self: CardSource, tokens: readonly Command[], seat: number): Flow {
  const left = [...shipsInPlay(g.state)];
  for (const token of tokens) {
    const prompt = say('ar.ask.token-for', { card: self.card, command: { ...say(`ar.command.${token}`) } });
    const id = yield* choose({
      seat,
      kind: 'card-unit',
      prompt,
      clauses: ['AR-CARD-HONDO-OHNAKA-01', 'AR-CARD-HONDO-OHNAKA-03'],
      about: { card: self.card },
      options: left.map((s) => ({ id: String(s.id), label: say('ar.unit', { unit: s.id }), about: { unit: s.id } })),
    });
    const ship = g.ship(Number(id));
    left.splice(left.indexOf(ship), 1);
    yield* gainToken(g, ship, token);
  }
}

/** Damage Control Officer to Kyrsta Agate. */
export const officerDtoK: CardFamily = {
  'upgrade/damage-control-officer': {
    bans: [
      ban('critical', (_g, m, self) =>
        defends(m, self) && m.attack.memory.contain
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }), { piece: self.ship.id })
          : undefined,
      ),
    ],
  },
  'upgrade/darth-vader-officer': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          friendAttacksShip(g, m, self) &&
          isShip(m.attacker) &&
          isNear(g, self, m.attacker, 5) &&
          wards(m.attacker).length > 0,
        *run(g, m, self) {
          if (!isShip(m.attacker)) return;
          const { attacker } = m;
          const id = yield* choose({
            seat: self.seat,
            kind: 'card-upgrade',
            prompt: say('ar.ask.given-up', { card: self.card, unit: attacker.id }),
            clauses: CLAUSE,
            about: { unit: attacker.id, card: self.card },
            options: wards(attacker).map(({ id: card }) => ({
              id: card,
              label: say('ar.card', { card }),
              about: { unit: attacker.id, card },
            })),
          });
          discardCard(g, attacker, wards(attacker).find((card) => card.id === id)!);
          yield* rerolls(Number.POSITIVE_INFINITY)(g, m, self);
        },
      }),
    ],
  },
  'upgrade/defense-liaison': { abilities: [changesTopDial(['navigate', 'repair'], 'token')] },
  'upgrade/director-isard': {
    abilities: [
      at('ship.revealed', {
        when: (g, { ship }, self) => isSelf(ship, self) && enemyShips(g, self).some((s) => s.dials.length > 0),
        *run(g, _m, self) {
          const known = enemyShips(g, self).filter((s) => s.dials.length > 0);
          lookAtDials(g, self, yield* pickUnit(self, known));
        },
      }),
    ],
  },
  'upgrade/director-krennic': {
    abilities: [
      at('command.resolving', {
        mandatory: true,
        when: (g, m, self) => {
          const range = g.state.attacks.at(-1)?.range;
          return resolves(m, self, 'concentrate') && (range === 'medium' || range === 'long');
        },
        *run(g, { dial, token }, self) {
          const attack = g.state.attacks.at(-1);
          if (attack) attack.noted[self.key] = `${dial ? 'dial' : ''}${token ? 'token' : ''}`;
        },
      }),
      whileAttacking({
        id: 'dial',
        when: concentratedBy('dial'),
        run: rerolls(Number.POSITIVE_INFINITY, { filter: isRed }),
      }),
      whileAttacking({ id: 'token', when: concentratedBy('token'), run: rerolls(2, { filter: isRed }) }),
    ],
  },
  'upgrade/emperor-palpatine-officer': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, m, self) =>
          defends(m, self) && isNotableEnemy(g, self, m.attacker) && spendable(g, m.attacker).length > 0,
        run: (g, m, self) => spendsToken(g, self, m.attacker!, m.attacker!.seat),
      }),
    ],
  },
  'upgrade/engineering-captain': { abilities: [changesTopDial(['repair'])] },
  'upgrade/expert-shield-tech': {
    abilities: [
      at('attack.tokenSpent', {
        when: (_g, m, self) => isSelf(m.unit, self) && defends(m, self) && m.token.kind === 'redirect' && !m.replaced,
        *run(_g, m, self) {
          m.replaced = true;
          m.attack.noted[self.key] = true;
        },
      }),
      at('attack.damage', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self) && m.attack.noted[self.key] === true,
        *run(_g, { attack }) {
          suffersLess(attack, 1);
        },
      }),
    ],
  },
  'upgrade/ezra-bridger': {
    abilities: [
      at('ship.revealed', {
        when: (g, { ship }, self) => isSelf(ship, self) && obstaclesNear(g, self).length > 0,
        *run(g, _m, self) {
          const near = obstaclesNear(g, self);
          discardCard(g, self.ship, self.equipped);
          const id = yield* choose({
            seat: self.seat,
            kind: 'card-obstacle',
            prompt: say('ar.ask.obstacle-of-card', { card: self.card }),
            clauses: CLAUSE,
            about: { card: self.card },
            options: near.map((o) => {
              const obstacle = g.state.obstacles.indexOf(o);
              return { id: String(obstacle), label: say('ar.obstacle', { obstacle }), about: { obstacle } };
            }),
          });
          yield* moveObstacle(g, self.seat, g.state.obstacles[Number(id)]!, { most: 2, least: 0 });
        },
      }),
    ],
  },
  'upgrade/flight-commander': { lateSquadrons: true },
  'upgrade/general-draven-officer': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          attacksSquadron(m, self) &&
          isSquadron(m.defender) &&
          (hasKeyword(g, m.defender, 'counter') || hasKeyword(g, m.defender, 'intel')),
        run: adds(COLOURS),
      }),
    ],
  },
  'upgrade/governor-pryce': {
    abilities: [
      whileAttacking({
        limit: { per: 'activation', times: 1 },
        when: (_g, m, self) => attacksShip(m, self) && self.ship.shields[m.attack.zone!] > 0,
        *run(g, m, self) {
          loseShields(g, self.ship, m.attack.zone!, 1);
          yield* changeOne(
            g,
            m,
            self,
            ANY_FACE.filter((face) => !isAccuracy(face)),
          );
        },
      }),
    ],
  },
  // AR-CARD-GOUVERNEURIN-PRYCE-02..06
  'first/governor-pryce': {
    abilities: [roundTokens(1)],
    bans: [
      ban('activate', (g, { unit }, self) =>
        isSelf(unit, self) && isItsRound(g, self) && waitsFor(g, self)
          ? refuse(['AR-CARD-GOUVERNEURIN-PRYCE-06'], say('ar.no.byCard', { card: self.card }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'upgrade/hondo-ohnaka-officer': {
    abilities: [
      at('ships.start', {
        when: (g) => shipsInPlay(g.state).length > 1,
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
          const one = yield* pickCommand(self, COMMANDS);
          const other = yield* pickCommand(
            self,
            COMMANDS.filter((c) => c !== one),
          );
          yield* deals(g, self, [one, other], self.seat);
          const rest = COMMANDS.filter((c) => c !== one && c !== other);
          yield* deals(g, self, rest, opponentOf(g.state, self.seat));
        },
      }),
    ],
  },
  'upgrade/iden-versio': {
    values: [
      value('evadeCancels', (_g, _unit, _self, { attack }) => (attack?.range === 'close' ? { atLeast: 1 } : undefined)),
    ],
    abilities: [
      at('command.resolving', {
        when: (g, m, self) => resolves(m, self, 'squadron') && raidable(g, self).length > 0,
        *run(g, _m, self) {
          discardCard(g, self.ship, self.equipped);
          yield* raidsOne(g, self);
        },
      }),
    ],
  },
  'upgrade/instructor-goran': {
    values: [
      valueOfAny('keyword.counter', (g, unit, self) =>
        isSquadron(unit) && isFriend(g, self, unit) && !hasKeyword(g, unit, 'heavy') && isNear(g, self, unit, 2)
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
  // AR-CARD-GEHEIMDIENSTOFFIZIER-01..03
  'upgrade/intel-officer': {
    abilities: [
      atCost('exhaust', 'attack.rolled', {
        when: (g, m, self) => attacks(m, self) && watched(g, m).length > 0,
        *run(g, m, self) {
          const unit = yield* pickUnit(self, watched(g, m));
          const token = yield* pickToken(self, unit, tokensOf(unit, 'ready', 'exhausted'));
          m.attack.memory.marked.push({ unit: unit.id, token });
        },
      }),
    ],
  },
  'upgrade/kyrsta-agate-officer': {
    criticals: [
      {
        colour: ['red', 'blue'],
        salvo: true,
        exhausts: true,
        when: (_g, m, self) => attacks(m, self) && tokensOf(self.ship, 'exhausted').length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          readyToken(g, ship, ship.tokens[yield* pickToken(self, ship, tokensOf(ship, 'exhausted'))]!);
        },
      },
    ],
  },
};

/** Pryce's ship waits for all others; of two of her, the first player's goes before the other. AR-CARD-GOUVERNEURIN-PRYCE-04 */
const waitsFor = (g: Armada, self: CardSource): boolean =>
  livingShips(g.state).some(
    (s) => s.id !== self.piece && !isActivated(g.state, s) && !(goesFirst(g, self) && waitsToo(g, s, self)),
  );
const goesFirst = (g: Armada, self: CardSource): boolean => g.state.sides[self.seat] === g.state.first;
const waitsToo = (g: Armada, ship: Ship, self: CardSource): boolean =>
  !isFriendly(g.state, ship, self) &&
  ship.upgrades.some(
    ({ id, discarded, note }) => id === self.card && !discarded && Array.isArray(note) && note.includes(g.state.round),
  );

/** Whose tokens the Intel Officer may choose from: anybody's, the defender's first. */
const watched = (g: Armada, { defender }: AttackMoment): readonly Unit[] => {
  const others = unitsInPlay(g.state).filter((unit) => unit !== defender);
  return [...(defender ? [defender] : []), ...others].filter((unit) => tokensOf(unit, 'ready', 'exhausted').length > 0);
};
