import { say } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import { isAccuracy } from '../../../dice.ts';
import { type Shot, shotId, shotOption, shotsFrom } from '../../../flow/attack/shots.ts';
import { setAsideBy } from '../../../flow/attack/take-off.ts';
import { choose, chooseNumber, chooseToken, chooseUnits, noneOption } from '../../../flow/choose.ts';
import { discardTopDial } from '../../../flow/command/commands.ts';
import { placeAgain } from '../../../flow/squadrons/redeploy.ts';
import { loseShields, readyCard, readyToken, setToken, wasExhaustedNow } from '../../../flow/tokens.ts';
import type { Ship, Squadron } from '../../../state.ts';
import { banned, GIVEN, hasKeyword, isAtDistance, isFriendly, isSquadron, lives, zonesOf } from '../../../values.ts';
import { atCost, changes, isBare, isEnemy, isFriend, resolves, whileAttacking } from '../../phrases/cards.ts';
import {
  began,
  CLAUSE,
  isSelf,
  MOST_SHIELDS,
  moveShields,
  no,
  otherShipsAt,
  pickShip,
  pickUpgrade,
  suffersAttack,
  tokensIn,
} from '../../phrases/titles.ts';
import { at, ban, type CardFamily, type CardRules, type CardSource, value, valueOfAny } from '../../vocabulary.ts';

/** Squadrons that Invisible Hand has set aside; those that it has placed add to their AI in this activation. */
const INVISIBLE = 5;
const inHangar = (g: Armada, self: CardSource): readonly Squadron[] => setAsideBy(g, self.key).filter(isSquadron);
const fresh = (keyword: 'ai-battery' | 'ai-anti-squadron') =>
  valueOfAny(`keyword.${keyword}`, (g, unit, self) =>
    isSquadron(unit) && began(g, self, unit) && g.squadronCard(unit).keywords[keyword] ? { add: 1 } : undefined,
  );

const redirects = (ship: Ship): readonly number[] =>
  tokensIn(ship, 'ready', 'exhausted').filter((place) => ship.tokens[place]!.kind === 'redirect');
/** Other friendly ships with a token to be readied. */
const worn = (g: Armada, self: CardSource): readonly Ship[] =>
  otherShipsAt(g, self, 5).filter((s) => tokensIn(s, 'exhausted').length > 0);
/** Other cards of the ship that may be readied: not those that the same activation has exhausted. */
const tired = (g: Armada, { ship, equipped }: CardSource) =>
  ship.upgrades.filter((u) => u !== equipped && u.exhausted && !u.discarded && !wasExhaustedNow(g, ship, u));
/** The speed that Independence lets squadrons have. */
const FAST = 4;
/** Attacks on squadrons that nothing forbids, from any hull zone. */
const flak = (g: Armada, { ship }: CardSource): readonly Shot[] =>
  (banned(g, 'attack', { unit: ship }) ? [] : zonesOf(g, ship))
    .flatMap((zone) => shotsFrom(g, { unit: ship.id }, zone))
    .filter((s) => s.armament === 'anti-squadron');

/** Squadrons with Swarm wait aside; the Squadron command places them, so many for its points. */
const hidesSquadrons = (most: (points: number) => number): CardRules => ({
  abilities: [
    at('setup.deploys', {
      when: (g, { unit, aside }, self) =>
        aside === null &&
        isSquadron(unit) &&
        isFriendly(g.state, unit, self) &&
        self.ship.status === 'play' &&
        hasKeyword(g, unit, 'swarm') &&
        inHangar(g, self).length < INVISIBLE,
      *run(_g, m, self) {
        m.aside = self.key;
      },
    }),
    at('command.resolving', {
      when: (g, m, self) => resolves(m, self, 'squadron') && most(m.points) > 0 && inHangar(g, self).length > 0,
      *run(g, m, self) {
        const { seat, ship } = self;
        const n = most(m.points);
        const prompt = say('ar.ask.units-of-card', { card: self.card, n });
        const chosen = yield* chooseUnits(seat, inHangar(g, self), n, CLAUSE, prompt, self.card);
        for (const squadron of chosen) {
          yield* placeAgain(g, seat, squadron, { near: { unit: ship.id, most: 3, within: true } }, CLAUSE);
          squadron.status = 'play';
          squadron.slider = g.state.token; // R-AR-02
          delete squadron.asideBy;
          g.state.lasting.push({ source: self.key, unit: squadron.id, until: 'activation' });
        }
      },
    }),
  ],
  bans: [ban('move', (g, { squadron }, self) => (began(g, self, squadron) ? no(self) : undefined))],
  values: [fresh('ai-battery'), fresh('ai-anti-squadron')],
});

export const titleEtoK: CardFamily = {
  'upgrade/eclipse': {
    abilities: [
      at('manoeuvre.overlaps', {
        mandatory: true,
        when: (g, m, self) => isSelf(m.other, self) && isEnemy(g, self, m.ship),
        *run(_g, m) {
          m.faceup.add(m.ship);
        },
      }),
    ],
  },
  'upgrade/endeavor': {
    abilities: [
      at('round.start', {
        mandatory: true,
        when: (g, _m, { ship }) => g.state.round === 1 && ship.status === 'play',
        *run(_g, _m, { ship }) {
          ship.tokens.push({ kind: 'contain', state: 'ready' });
        },
      }),
    ],
  },
  // AR-CARD-EXECUTOR-01, -02
  'upgrade/executor': {
    values: [
      value('commandTokens', () => ({ atLeast: Number.POSITIVE_INFINITY })),
      value('sameTokens', () => ({ atLeast: Number.POSITIVE_INFINITY })),
    ],
  },
  'upgrade/fb-88': {
    abilities: [
      at('ship.beforeReveal', {
        when: (_g, { ship, skipped }, self) => isSelf(ship, self) && ship.dials.length > 0 && !skipped,
        *run(g, { ship }) {
          discardTopDial(g, ship);
        },
      }),
    ],
  },
  'upgrade/foremans-labor': {
    abilities: [
      atCost('exhaust', 'damage.suffers', {
        when: (g, m, self) =>
          suffersAttack(m, self) && m.zone !== null && self.ship.shields[m.zone] > 0 && !isBare(g, m.attack),
        *run(_g, m) {
          m.amount--;
        },
      }),
    ],
  },
  'upgrade/foresight': {
    values: [value('evadeDice', () => ({ add: 1 })), value('redirectZones', () => ({ add: 1 }))],
  },
  // AR-ERR-TAPFERKEIT-01, -02, R-AR-21
  'upgrade/gallant-haven': {
    abilities: [
      at('damage.suffers', {
        mandatory: true,
        when: (g, { unit, attack, amount }, self) =>
          isSquadron(unit) &&
          attack !== undefined &&
          amount > 1 &&
          isFriend(g, self, unit) &&
          isAtDistance(g, self.ship, unit, 1),
        *run(_g, m) {
          m.amount--;
        },
      }),
    ],
  },
  'upgrade/garels-honor': {
    abilities: [
      at('manoeuvre.overlaps', {
        mandatory: true,
        when: (g, m, self) => isSelf(m.ship, self) && isEnemy(g, self, m.other),
        *run(_g, m) {
          m.faceup.add(m.other);
        },
      }),
    ],
  },
  'upgrade/gilded-aegis': {
    values: [value('shieldLimit', () => ({ atLeast: MOST_SHIELDS }))],
    abilities: (['command.end', 'ships.end'] as const).map((window) =>
      at(window, {
        when: (_g, _m, { ship }) => lives(ship) && redirects(ship).length > 0,
        *run(g, _m, self) {
          const { ship } = self;
          const prompt = say('ar.ask.discard-token', { unit: ship.id });
          const token = yield* chooseToken(ship.seat, ship, redirects(ship), CLAUSE, prompt, self.card);
          setToken(g, ship, ship.tokens[token]!, 'discarded');
          const zones = zonesOf(g, ship);
          const answer = yield* choose({
            seat: ship.seat,
            kind: 'zone',
            prompt: say('ar.ask.shield-to', { unit: ship.id, card: self.card }),
            clauses: CLAUSE,
            about: { unit: ship.id },
            options: zones.map((zone) => ({ id: zone, label: say(`ar.zone.${zone}`), about: { unit: ship.id, zone } })),
          });
          yield* moveShields(g, self, zones.find((zone) => zone === answer)!, zones);
        },
      }),
    ),
  },
  'upgrade/hand-of-justice': {
    abilities: [
      atCost('exhaust', 'ship.beforeReveal', {
        when: (g, { ship }, self) => isSelf(ship, self) && worn(g, self).length > 0,
        *run(g, { ship }, self) {
          const other = yield* pickShip(self, worn(g, self));
          const prompt = say('ar.ask.card-token', { card: self.card });
          const token = yield* chooseToken(self.seat, other, tokensIn(other, 'exhausted'), CLAUSE, prompt, self.card);
          readyToken(g, other, other.tokens[token]!, ship);
        },
      }),
    ],
  },
  'upgrade/harrow': {
    values: [
      value('yaw', (_g, _unit, _self, { speed, joint }) => (speed === 1 && joint === 0 ? { atLeast: 2 } : undefined)),
    ],
  },
  'upgrade/home-one': {
    abilities: [
      whileAttacking({
        when: (g, { attack, attacker }, self) =>
          attacker?.kind === 'ship' &&
          !isSelf(attacker, self) &&
          isFriend(g, self, attacker) &&
          isAtDistance(g, self.ship, attacker, 5) &&
          attack.dice.some((d) => d.colour !== 'black' && !isAccuracy(d.face)),
        run: changes(['accuracy'], { filter: (d) => !isAccuracy(d.face) }),
      }),
    ],
  },
  'upgrade/impetuous': {
    abilities: [
      at('ship.attackEnd', {
        when: (g, { ship }, self) => isSelf(ship, self) && flak(g, self).length > 0,
        *run(g, { ship }, self) {
          const legal = flak(g, self);
          const answer = yield* choose({
            seat: ship.seat,
            kind: 'attack',
            prompt: say('ar.ask.attack', { unit: ship.id }),
            clauses: ['AR-CARD-UNGESTUEM-01'],
            about: { unit: ship.id },
            options: [...legal.map(shotOption), noneOption],
          });
          const shot = legal.find((s) => shotId(s, s.defender, s.defending) === answer);
          if (shot) yield* g.rules.attack(g, shot, { single: true });
        },
      }),
    ],
  },
  'upgrade/implacable': {
    abilities: [
      atCost('exhaust', 'damage.suffers', {
        when: (g, { unit, attack, amount }, self) =>
          attack !== undefined &&
          amount > 0 &&
          self.ship.shields.front > 0 &&
          !(unit === self.ship && isBare(g, attack)) &&
          isFriend(g, self, unit) &&
          isAtDistance(g, self.ship, unit, 2),
        *run(g, m, self) {
          const { ship } = self;
          const numbers = [1, 2].filter((n) => n <= ship.shields.front);
          const prompt = say('ar.ask.spend-shields', { unit: ship.id, card: self.card });
          const spent = yield* chooseNumber(self.seat, 'card-number', ship.id, numbers, CLAUSE, prompt);
          loseShields(g, ship, 'front', spent);
          m.amount = Math.max(0, m.amount - spent);
        },
      }),
    ],
  },
  'upgrade/independence': {
    abilities: [
      at('squadron.activates', {
        when: (g, { squadron, by }, self) => isSelf(by ?? undefined, self) && g.squadronCard(squadron).speed < FAST,
        *run(g, { squadron }, self) {
          g.state.lasting.push({
            source: self.key,
            unit: squadron.id,
            until: 'turn',
            value: 'squadronSpeed',
            modifier: { set: FAST }, // AR-CARD-ALLE-JAEGER-MIR-NACH-05: what else is added comes on top
          });
        },
      }),
    ],
    bans: [ban('attack', (g, { unit }, self) => (began(g, self, unit) ? no(self) : undefined))],
  },
  // AR-CARD-HEIMTUECKE-01, -02
  'upgrade/insidious': {
    reachesFurther: (_g, self, { attacker, unit, defending, range }) =>
      isSelf(attacker, self) && unit?.kind === 'ship' && defending === 'rear' && range === 'medium' ? ['black'] : [],
  },
  // AR-CARD-HETZER-01..04, R-AR-36
  'upgrade/instigator': {
    values: [
      valueOfAny('engagers', (g, unit, self) =>
        isSquadron(unit) && isEnemy(g, self, unit) && isAtDistance(g, self.ship, unit, 1) ? { add: 2 } : undefined,
      ),
    ],
  },
  'upgrade/interdictor': {
    abilities: [
      atCost('exhaust', 'ship.activates', {
        when: (g, _m, self) => self.ship.status === 'play' && tired(g, self).length > 0,
        *run(g, _m, self) {
          const cards = tired(g, self);
          readyCard(g, self.ship, yield* pickUpgrade(self, self.ship, cards, 'ar.ask.ready-upgrade'));
        },
      }),
    ],
  },
  'upgrade/invisible-hand': hidesSquadrons(() => INVISIBLE),
  'first/invisible-hand': hidesSquadrons((points) => Math.min(points, INVISIBLE)),
  'upgrade/jainas-light': {
    abilities: [
      at('obstacle.overlaps', {
        // who ignores one of them ignores all
        when: (_g, { unit, met, ignored }, self) => isSelf(unit, self) && met === 0 && !ignored,
        *run(_g, m) {
          m.ignored = true;
          m.othersIgnored = true;
        },
      }),
    ],
    values: [value('unscathed', () => GIVEN)],
    obstruction: (_g, self, { attacker }) => (isSelf(attacker, self) ? false : undefined),
  },
};
