import { say, topCards } from '@holotisch/engine';
import { circle, type Pose } from '@holotisch/table';
import type { Armada } from '../../../armada.ts';
import { COMMANDS } from '../../../data/types.ts';
import { gainDial } from '../../../flow/activation/activation.ts';
import { tokenEffect } from '../../../flow/attack/defence.ts';
import { addDie } from '../../../flow/attack/dice.ts';
import { choose } from '../../../flow/choose.ts';
import { gainToken, putTokens, raid, readyToken, recoverToken, setToken, takeTokens } from '../../../flow/tokens.ts';
import { SQUADRON_RADIUS } from '../../../geometry/index.ts';
import type { DefenceToken, Ship, Unit } from '../../../state.ts';
import {
  commandOf,
  isAtDistance,
  isAtRange,
  isAtShape,
  isFriendly,
  isShip,
  refuse,
  sizeRank,
  unitsInPlay,
} from '../../../values.ts';
import { changes, defends, hasDice, isEnemy, isFriend, whileAttacking, whileDefending } from '../../phrases/cards.ts';
import {
  beginForRound,
  discardDial,
  enemyShips,
  friendAttacksShip,
  friendlyShips,
  isFresh,
  isItsRound,
  isSelf,
  isUnique,
  kindsOf,
  lastingNote,
  lookAtDials,
  mayPickCommand,
  mayPickUnit,
  pickCommand,
  pickKind,
  pickToken,
  pickUnit,
  roundTokens,
  tokensOf,
  usedNow,
} from '../../phrases/crew.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, type RemovedMoment } from '../../vocabulary.ts';

/** Friendly ships and unique squadrons near a lost unit that have a token to get back. */
const avengers = (g: Armada, self: CardSource, { unit: lost, pose }: RemovedMoment): readonly Unit[] =>
  unitsInPlay(g.state).filter(
    (u) =>
      u !== lost &&
      !u.doomed &&
      isFriendly(g.state, u, self) &&
      (isShip(u) || isUnique(u)) &&
      isNearLost(g, u, lost, pose) &&
      tokensOf(u, 'exhausted', 'discarded').length > 0,
  );

/** Where it was lost counts, wherever it has been put since. */
const isNearLost = (g: Armada, unit: Unit, lost: Unit, { x, y }: Pose): boolean =>
  isShip(lost) ? isAtDistance(g, unit, lost, 5) : isAtShape(g, unit, circle({ x, y }, SQUADRON_RADIUS), 5);

/** Kyrsta Agate: tokens whose effect may still be had in this attack by discarding them. */
const discardable = (m: AttackMoment, { ship }: CardSource): readonly number[] =>
  tokensOf(ship, 'ready', 'exhausted').filter((place) => {
    const { kind } = ship.tokens[place]!;
    const answers = m.attack.kind === 'counter' || m.attack.kind === 'salvo' || m.attack.kind === 'ignition';
    return !m.attack.memory.effects.includes(kind) && !(kind === 'salvo' && answers);
  });
const SUPPLY: readonly DefenceToken['kind'][] = ['evade', 'redirect', 'brace', 'contain', 'salvo'];

/** Garm to Kyrsta Agate. */
export const commanderGtoK: CardFamily = {
  // AR-CARD-GARM-BEL-IBLIS-01..04
  'upgrade/garm-bel-iblis': {
    abilities: [
      roundTokens(2, { mandatory: true }),
      at('ships.start', {
        when: (g, _m, self) => isItsRound(g, self),
        *run(g, _m, self) {
          for (const ship of friendlyShips(g, self)) {
            const gained = new Set<string>();
            while (gained.size < commandOf(g, ship)) {
              const free = COMMANDS.filter((c) => !gained.has(c) && !ship.commands.includes(c));
              const token = yield* mayPickCommand(self, free, ship);
              if (!token) break;
              gained.add(token);
              yield* gainToken(g, ship, token);
            }
          }
        },
      }),
    ],
  },
  'upgrade/general-cracken': {
    obstruction: (g, self, { attacker, unit }) =>
      isShip(attacker) && isShip(unit) && isFriend(g, self, unit) && sizeRank(g, unit) < 2 && unit.speed >= 3
        ? true
        : undefined,
  },
  // AR-CARD-GENERAL-DODONNA-01, -02
  'upgrade/general-dodonna': {
    abilities: [
      at('damage.draws', {
        when: (g, m, self) => m.faceup && isEnemy(g, self, m.ship),
        *run(g, { ship }, self) {
          const { chance, deck } = g.state;
          const cards = topCards(chance, deck, 4);
          const at = yield* choose({
            seat: self.seat,
            kind: 'card-damage',
            prompt: say('ar.ask.dodonna', { card: self.card, unit: ship.id }),
            clauses: ['AR-CARD-GENERAL-DODONNA-01', 'AR-CARD-GENERAL-DODONNA-02'],
            about: { unit: ship.id, card: self.card },
            options: cards.map((card, i) => ({
              id: String(i),
              label: say('ar.damageCard', { card }),
              about: { card },
            })),
          });
          const [chosen] = deck.draw.splice(Number(at), 1);
          deck.discard.push(...deck.draw.splice(0, cards.length - 1));
          if (chosen !== undefined) deck.draw.unshift(chosen);
        },
      }),
    ],
  },
  'upgrade/general-draven-commander': {
    abilities: [
      at('command.end', {
        id: 'look',
        when: (g, _m, self) => enemyShips(g, self).some((s) => s.dials.length > 0),
        *run(g, _m, self) {
          const known = enemyShips(g, self).filter((s) => s.dials.length > 0);
          lookAtDials(g, self, yield* pickUnit(self, known));
        },
      }),
      at('command.end', {
        id: 'place',
        when: () => true,
        *run(g, _m, self) {
          const one = yield* pickCommand(self, COMMANDS);
          const other = yield* pickCommand(
            self,
            COMMANDS.filter((c) => c !== one),
          );
          putTokens(g, self.ship, self.equipped, [one, other]);
        },
      }),
      at('command.resolved', {
        when: (g, m, self) => isEnemy(g, self, m.ship) && self.equipped.tokens.includes(m.command),
        *run(g, { ship, command }, self) {
          takeTokens(g, self.ship, self.equipped, [command]);
          raid(g, ship, command);
        },
      }),
    ],
  },
  'upgrade/general-grievous-commander': {
    abilities: [
      at('unit.destroyed', {
        when: (g, m, self) => isFriend(g, self, m.unit) && avengers(g, self, m).length > 0,
        *run(g, m, self) {
          const unit = yield* pickUnit(self, avengers(g, self, m));
          const token = unit.tokens[yield* pickToken(self, unit, tokensOf(unit, 'exhausted', 'discarded'))]!;
          if (token.state === 'exhausted') readyToken(g, unit, token);
          else setToken(g, unit, token, 'exhausted');
        },
      }),
    ],
  },
  // AR-CARD-GENERAL-MADINE-01: besides what a Navigate command allows
  'upgrade/general-madine': {
    abilities: [
      at('course.determine', {
        mandatory: true,
        when: (g, m, self) => isFriend(g, self, m.ship) && !m.additional && g.state.active === m.ship.id,
        *run(_g, m) {
          m.extra++;
        },
      }),
    ],
  },
  'first/general-madine': {
    abilities: [
      at('command.resolving', {
        id: 'dial',
        mandatory: true, // a click that may be used, or not
        when: (g, m, self) => m.command === 'navigate' && m.dial && isFriend(g, self, m.ship),
        *run(_g, m) {
          m.yaw++;
        },
      }),
      at('command.resolving', {
        id: 'token',
        when: (g, m, self) => m.command === 'navigate' && m.token && m.points > 0 && isFriend(g, self, m.ship),
        *run(_g, m) {
          m.points--;
          m.yaw++;
        },
      }),
    ],
  },
  // AR-CARD-GENERAL-RIEEKAN-01..09
  'upgrade/general-rieekan': {
    abilities: [
      at('unit.doomed', {
        limit: { per: 'round', times: 1 },
        when: (g, { unit }, self) => isFriend(g, self, unit) && (isShip(unit) || isUnique(unit)),
        // R-AR-73: it would last until a moment that has passed
        bars: ({ state }, { unit }) =>
          state.phase === 'status' && state.stage === 'end'
            ? refuse(['AR-ERR-GENERAL-RIEEKAN-03'], say('ar.no.statusOver'), { piece: unit.id })
            : undefined,
        *run(g, { unit }, self) {
          g.rules.keep(g, unit, self.key);
        },
      }),
    ],
  },
  'upgrade/general-romodi': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) => friendAttacksShip(g, m, self) && m.screened,
        *run(_g, m, self) {
          m.hindered = false;
          m.attack.noted[self.key] = true;
        },
      }),
      whileAttacking({
        adds: true,
        when: (_g, m, self) => m.attack.noted[self.key] === true,
        *run(g, m) {
          addDie(g, m, 'red');
        },
      }),
    ],
  },
  // AR-ERR-GENERAL-TAGGE-01..03, R-AR-24
  'upgrade/general-tagge': {
    abilities: [
      roundTokens(2, { mandatory: true }),
      at('ships.start', {
        when: (g, _m, self) => isItsRound(g, self) && robbed(g, self).length > 0,
        *run(g, _m, self) {
          const left = [...robbed(g, self)];
          while (left.length > 0) {
            const ship = yield* mayPickUnit(self, left);
            if (!ship) return;
            left.splice(left.indexOf(ship), 1);
            recoverToken(g, ship, ship.tokens[yield* pickToken(self, ship, tokensOf(ship, 'discarded'))]!);
          }
        },
      }),
    ],
  },
  // AR-ERR-GROSSADMIRAL-THRAWN-03, -04, AR-CARD-GROSSADMIRAL-THRAWN-01..05
  'upgrade/grand-admiral-thrawn': {
    outlives: true,
    abilities: [
      at('ships.start', {
        when: (_g, _m, self) => kindsOf(self.equipped.dials).length > 0,
        *run(g, _m, self) {
          beginForRound(g, self, yield* discardDial(g, self));
        },
      }),
      at('ship.activates', {
        mandatory: true,
        when: (g, { ship }, self) => isFriend(g, self, ship) && lastingNote(g, self) !== undefined,
        *run(g, { ship }, self) {
          const [dial] = COMMANDS.filter((c) => c === lastingNote(g, self));
          if (dial) yield* gainDial(g, ship, dial);
        },
      }),
    ],
  },
  'upgrade/grand-moff-tarkin': {
    abilities: [
      at('ships.start', {
        when: () => true,
        *run(g, _m, self) {
          const token = yield* pickCommand(self, COMMANDS);
          for (const ship of friendlyShips(g, self)) yield* gainToken(g, ship, token);
        },
      }),
    ],
  },
  'upgrade/kraken': {
    abilities: [
      whileAttacking({
        when: (g, m, self) =>
          friendAttacksShip(g, m, self) &&
          isShip(m.defender) &&
          hasDice(m) &&
          isFresh(g, self) &&
          friendlyShips(g, self).some((s) => s !== m.attacker && isAtRange(g, s, m.defender!, 'medium')),
        *run(g, m, self) {
          usedNow(g, self);
          yield* changes(['hit', 'crit', 'accuracy'])(g, m, self);
        },
      }),
    ],
  },
  'upgrade/kyrsta-agate-commander': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (_g, { unit }, self) => isSelf(unit, self),
        *run(_g, _m, self) {
          self.ship.tokens.push({ kind: yield* pickKind(self, SUPPLY), state: 'ready' });
        },
      }),
      whileDefending({
        when: (_g, m, self) => defends(m, self) && self.ship.speed > 0 && discardable(m, self).length > 0,
        *run(g, m, self) {
          const { ship } = self;
          const token = ship.tokens[yield* pickToken(self, ship, discardable(m, self))]!;
          m.attack.noted[self.key] = token.kind;
          setToken(g, ship, token, 'discarded');
          yield* tokenEffect(g, m, ship, token, { spent: false });
        },
      }),
    ],
    bans: [
      ban('spend', (_g, { attack, token }, self) =>
        attack.noted[self.key] === token.kind
          ? refuse(['AR-VERTEIDIGUNGSMARKER-25'], say('ar.no.byCard', { card: self.card }))
          : undefined,
      ),
    ],
  },
};

const robbed = (g: Armada, self: CardSource): readonly Ship[] =>
  friendlyShips(g, self).filter((s) => tokensOf(s, 'discarded').length > 0);
