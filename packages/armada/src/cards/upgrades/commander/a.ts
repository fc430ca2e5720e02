import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { hasCrit, isAccuracy } from '../../../dice.ts';
import { gainDial } from '../../../flow/activation/activation.ts';
import { salvoAgain } from '../../../flow/attack/answering.ts';
import { spendable, spendOutright } from '../../../flow/attack/defence.ts';
import { addDie, addToSalvo, coloursIn } from '../../../flow/attack/dice.ts';
import { setAsideBy } from '../../../flow/attack/take-off.ts';
import { chooseOne, chooseUnits } from '../../../flow/choose.ts';
import { deploy } from '../../../flow/setup/deployment.ts';
import { gainToken, loseToken, setSpeed } from '../../../flow/tokens.ts';
import { barringClauses } from '../../../reasons/card-clauses.ts';
import type { Ship, Unit } from '../../../state.ts';
import {
  commandOf,
  hasKeyword,
  hullOf,
  isAtDistance,
  isFlotilla,
  isFriendly,
  isShip,
  isSquadron,
  livingSquadrons,
  maxSpeedOf,
  refuse,
  sizeRank,
} from '../../../values.ts';
import {
  atCost,
  CRITICAL,
  changeOne,
  defendsAsShip,
  hasDice,
  isFriend,
  rerolls,
  spendsDie,
  whileAttacking,
} from '../../phrases/cards.ts';
import {
  beginForRound,
  CLAUSE,
  changesSpeed,
  discardDial,
  discardFromCard,
  enemyShips,
  friendAttacksShip,
  friendlyShipAttacks,
  friendlyShips,
  isFresh,
  kindsOf,
  lastingNote,
  pickToken,
  pickUnit,
  spendsToken,
  tokensOf,
  usedNow,
} from '../../phrases/crew.ts';
import { at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

const SIDES: readonly unknown[] = ['left', 'right'];
/** A ship fights by its broadsides alone in this round. */
const isBroadside = (g: Armada, self: CardSource, id: number | undefined): boolean =>
  g.state.lasting.some(({ source, unit }) => source === self.key && unit === id);

/** Whom Konstantine may choose. AR-ERR-ADMIRAL-KONSTANTINE-02, -03 */
const cornered = (g: Armada, self: CardSource): readonly Ship[] =>
  enemyShips(g, self).filter((enemy) => {
    const near = friendlyShips(g, self).filter((s) => !isFlotilla(g, s) && isAtDistance(g, s, enemy, 5));
    return near.length >= 2 && near.some((s) => sizeRank(g, s) >= 1);
  });

/** The ship that Raddus has set aside. */
const hidden = (g: Armada, self: CardSource): Ship | undefined => setAsideBy(g, self.key).find(isShip);
/** Ships that he may set aside. AR-ERR-ADMIRAL-RADDUS-01 */
const mayHide = (g: Armada, self: CardSource): readonly Ship[] =>
  g.state.units
    .filter(isShip)
    .filter(
      (s) => s.id !== self.piece && s.status === 'reserve' && isFriendly(g.state, s, self) && commandOf(g, s) <= 3,
    );

/** Other friendly ships at distance 1-5 of the defender. */
const supporters = (g: Armada, m: { readonly attacker: unknown; readonly defender: unknown }, self: CardSource) =>
  friendlyShips(g, self).filter((s) => s !== m.attacker && isAtDistance(g, s, m.defender as Ship, 5));

/** Admirals, and Anakin. */
export const commanderA: CardFamily = {
  'upgrade/admiral-ackbar': {
    outlives: true,
    abilities: [
      at('ship.attackStart', {
        when: (g, { ship }, self) => isFriend(g, self, ship) && self.ship.status === 'play',
        *run(g, { ship }, self) {
          g.state.lasting.push({ source: self.key, unit: ship.id, until: 'round' });
        },
      }),
      // AR-CARD-ADMIRAL-ACKBAR-01: in every attack on a ship
      whileAttacking({
        adds: true,
        when: (g, m, self) => isBroadside(g, self, m.attacker?.id) && defendsAsShip(m),
        *run(g, m) {
          for (let i = 0; i < 2; i++) addDie(g, m, 'red');
        },
      }),
    ],
    bans: [
      ban('target', (g, { attacker, zone }, self) =>
        isBroadside(g, self, attacker?.id) && !SIDES.includes(zone)
          ? refuse(barringClauses(self.card), say('ar.no.byCard', { card: self.card }))
          : undefined,
      ),
    ],
  },
  'upgrade/admiral-konstantine': {
    abilities: [
      at('status.start', {
        when: (g, _m, self) => cornered(g, self).length > 0,
        *run(g, _m, self) {
          const all = cornered(g, self);
          const prompt = say('ar.ask.ships-of-card', { card: self.card, n: all.length });
          for (const ship of yield* chooseUnits(self.seat, all, all.length, CLAUSE, prompt, self.card)) {
            // AR-ERR-ADMIRAL-KONSTANTINE-04, -05
            const ways = [
              ...(ship.commands.includes('navigate') ? (['lose-navigate'] as const) : []),
              ...(ship.speed < maxSpeedOf(g, ship) ? (['faster'] as const) : []),
              ...(ship.speed > 1 ? (['slower'] as const) : []),
              'nothing' as const,
            ];
            const ask = say('ar.ask.way-of-card', { card: self.card, unit: ship.id });
            const way = yield* chooseOne(self.seat, 'card-way', ways, CLAUSE, ask, { unit: ship.id, card: self.card });
            if (way === 'lose-navigate') loseToken(g, ship, 'navigate', 'card');
            if (way === 'faster') yield* setSpeed(g, ship, ship.speed + 1, self.seat);
            if (way === 'slower') yield* setSpeed(g, ship, ship.speed - 1, self.seat);
          }
        },
      }),
    ],
  },
  'upgrade/admiral-motti': {
    values: [
      valueOfAny('hull', (g, unit, self) => {
        if (!isShip(unit) || !isFriendly(g.state, unit, self)) return undefined;
        const rank = sizeRank(g, unit);
        return rank < 3 ? { add: rank + 1 } : undefined;
      }),
    ],
  },
  // R-AR-23: the dial; a manoeuvre whose speed an effect has fixed keeps that
  'upgrade/admiral-ozzel-commander': { abilities: changesSpeed((g, m, self) => isFriend(g, self, m.ship)) },
  'upgrade/admiral-piett': {
    abilities: [
      atCost('exhaust', 'command.way', {
        when: (g, m, self) => isFriend(g, self, m.ship) && m.spent.token && !m.spent.dial && !m.dial,
        *run(_g, m) {
          m.dial = true;
          m.token = false;
        },
      }),
    ],
  },
  'upgrade/admiral-raddus': {
    abilities: [
      at('setup.before', {
        when: (g, _m, self) => mayHide(g, self).length > 0,
        *run(g, _m, self) {
          const ship = yield* pickUnit(self, mayHide(g, self));
          ship.status = 'aside';
          ship.asideBy = self.key;
          g.emit({ type: 'setAside', unit: ship.id, card: self.card });
        },
      }),
      at('round.start', {
        when: (g, _m, self) => self.ship.status === 'play' && hidden(g, self) !== undefined,
        *run(g, _m, self) {
          const ship = hidden(g, self)!;
          yield* deploy(g, ship, { near: { unit: self.ship.id, most: 2 } });
          // AR-CARD-ADMIRAL-RADDUS-01: whatever becomes of Raddus
          const never = { atMost: 0 };
          g.state.lasting.push({
            source: self.key,
            unit: ship.id,
            until: 'round',
            value: 'mayBeFirst',
            modifier: never,
          });
        },
      }),
    ],
  },
  // AR-CARD-ADMIRAL-SCREED-01..03
  'upgrade/admiral-screed': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => friendlyShipAttacks(g, m, self) && m.attack.dice.length > 1 && isFresh(g, self),
        *run(g, m, self) {
          usedNow(g, self);
          if (yield* spendsDie(g, m, self, () => true)) yield* changeOne(g, m, self, CRITICAL);
        },
      }),
    ],
  },
  // AR-CARD-ADMIRAL-SLOANE-01..04, R-AR-45
  'upgrade/admiral-sloane': {
    abilities: [
      whileAttacking({
        id: 'spend',
        when: (g, m, self) =>
          sloaneFlies(g, m.attacker, self) &&
          m.defender !== undefined &&
          tokensOf(m.defender, 'ready', 'exhausted').length > 0 &&
          m.attack.dice.some((d) => isAccuracy(d.face)),
        *run(g, m, self) {
          if (!m.defender || !(yield* spendsDie(g, m, self, (d) => isAccuracy(d.face)))) return;
          const place = yield* pickToken(self, m.defender, tokensOf(m.defender, 'ready', 'exhausted'));
          spendOutright(g, m.defender, place);
          m.attack.noted[self.key] = place;
        },
      }),
      whileAttacking({
        id: 'reroll',
        when: (g, m, self) => sloaneFlies(g, m.attacker, self) && isShip(m.defender) && m.attack.dice.some(hasCrit),
        run: rerolls(1, { filter: hasCrit }),
      }),
    ],
    bans: [
      ban('spend', (_g, { attack, defender, token, at: place }, self) =>
        attack.noted[self.key] === place && defender?.tokens[place] === token
          ? refuse(['AR-CARD-ADMIRAL-SLOANE-03'], say('ar.no.byCard', { card: self.card }))
          : undefined,
      ),
    ],
  },
  'upgrade/admiral-tarkin': {
    abilities: [
      at('ships.start', {
        when: (_g, _m, self) => self.equipped.tokens.length > 0,
        *run(g, _m, self) {
          const token = yield* discardFromCard(g, self);
          const ways = ['gain-dial', 'gain-tokens'] as const;
          const prompt = say('ar.ask.way-of-card', { card: self.card, unit: self.ship.id });
          const way = yield* chooseOne(self.seat, 'card-way', ways, CLAUSE, prompt, { card: self.card });
          if (way === 'gain-dial') yield* gainDial(g, self.ship, token);
          else for (const ship of friendlyShips(g, self)) yield* gainToken(g, ship, token);
        },
      }),
    ],
  },
  'upgrade/admiral-trench': {
    outlives: true,
    abilities: [
      at('ships.start', {
        when: (_g, _m, self) => kindsOf(self.equipped.dials).length > 0,
        *run(g, _m, self) {
          beginForRound(g, self, yield* discardDial(g, self));
        },
      }),
      at('command.way', {
        mandatory: true,
        when: (g, m, self) =>
          isFriend(g, self, m.ship) && m.spent.token && !m.spent.dial && lastingNote(g, self) === m.command,
        *run(_g, m) {
          m.dial = true;
          m.token = true;
        },
      }),
    ],
  },
  'upgrade/admiral-yularen': {
    abilities: [
      at('command.resolving', {
        mandatory: true,
        when: (g, m, self) => isFriend(g, self, m.ship) && m.command === 'squadron' && m.token,
        *run(_g, m) {
          m.points++;
        },
      }),
    ],
    repairs: (g, self, ship) =>
      isFriendly(g.state, ship, self)
        ? livingSquadrons(g.state)
            .filter((s) => isFriendly(g.state, s, self) && isAtDistance(g, ship, s, 3))
            .filter((s) => s.hull < hullOf(g, s))
            .map((s) => ({
              cost: 2,
              option: {
                id: `squadron:${s.id}`,
                label: say('ar.repair.squadron', { unit: s.id }),
                about: { unit: s.id },
              },
              run() {
                s.hull++;
                g.emit({ type: 'hullGained', unit: s.id, hull: s.hull });
              },
            }))
        : [],
  },
  'upgrade/anakin-skywalker-commander': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => {
          if (!friendAttacksShip(g, m, self) || !isShip(m.defender)) return false;
          const near = supporters(g, m, self);
          return near.length >= 2 && near.some((s) => spendable(g, s).length > 0);
        },
        *run(g, m, self) {
          const able = supporters(g, m, self).filter((s) => spendable(g, s).length > 0);
          yield* spendsToken(g, self, yield* pickUnit(self, able));
          yield* rerolls(3)(g, m, self);
        },
      }),
    ],
  },
  'first/anakin-skywalker-commander': {
    abilities: [
      at('attack.modify', {
        id: 'die',
        when: (_g, m) => m.attack.kind === 'salvo' && hasDice(m),
        *run(g, m, self) {
          const about = { card: self.card };
          addToSalvo(
            g,
            m,
            yield* chooseOne(self.seat, 'colour', coloursIn(m.attack), CLAUSE, say('ar.ask.add-colour'), about),
          );
        },
      }),
      at('attack.after', {
        id: 'salvo',
        when: (g, m, self) =>
          isFresh(g, self) &&
          friendlyShipAttacks(g, m, self) &&
          isShip(m.defender) &&
          salvoTokens(g, m.attacker).length > 0 &&
          salvoAgain(g, m) !== undefined,
        *run(g, m, self) {
          const [ship, shot] = [m.attacker!, salvoAgain(g, m)!];
          usedNow(g, self);
          spendOutright(g, ship, yield* pickToken(self, ship, salvoTokens(g, ship)));
          yield* g.rules.attack(g, shot);
        },
      }),
    ],
  },
};

/** Salvo tokens that a ship may spend after an attack of its own; one that is about to be removed spends none. */
const salvoTokens = (g: Armada, ship: Unit | undefined): readonly number[] =>
  ship?.status !== 'play' ? [] : spendable(g, ship).filter((at) => ship.tokens[at]!.kind === 'salvo');

/** A friendly squadron without Rogue. */
const sloaneFlies = (g: Armada, unit: Parameters<typeof isFriend>[2], self: CardSource): boolean =>
  isSquadron(unit) && isFriendly(g.state, unit, self) && !hasKeyword(g, unit, 'rogue');
