import { say, usesOf } from '@holotisch/engine';
import type { Armada } from '../../../armada.ts';
import * as data from '../../../data/index.ts';
import { COMMANDS, type Slot } from '../../../data/types.ts';
import { isAccuracy } from '../../../dice.ts';
import { evade, spentKinds } from '../../../flow/attack/defence.ts';
import { coloursIn } from '../../../flow/attack/dice.ts';
import { choose, chooseOne, chooseToken, chooseUnits, chooseZone, NONE, noneOption } from '../../../flow/choose.ts';
import { engagedWith } from '../../../flow/squadrons/engagement.ts';
import { movesOf } from '../../../flow/squadrons/squadron.ts';
import { commandNamed, discardCard, gainToken, loseToken, setToken, trimTokens } from '../../../flow/tokens.ts';
import type { Equipped, Ship } from '../../../state.ts';
import {
  banned,
  hasKeyword,
  isAtDistance,
  isAtObstacle,
  isAtRange,
  isFlotilla,
  isFriendly,
  isSquadron,
  unitOf,
  zonesOf,
} from '../../../values.ts';
import {
  addChosen,
  atCost,
  attacks,
  attacksSquadron,
  changes,
  defends,
  hasDice,
  isBare,
  isEnemy,
  isFriend,
  rerolls,
  whileAttacking,
} from '../../phrases/cards.ts';
import { turnsDial, unengaged } from '../../phrases/crew.ts';
import {
  began,
  CLAUSE,
  copiesAt,
  exhaustCopy,
  gainsDefence,
  isCommandedBy,
  isSelf,
  MOST_SHIELDS,
  moveShields,
  no,
  noRecovery,
  otherShipsAt,
  pickShip,
  pickUpgrade,
  shipsAt,
  suffersAttack,
  tokensIn,
} from '../../phrases/titles.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, value, valueOfAny } from '../../vocabulary.ts';

/** Cards of the defender that Sunder may tear off. */
const TORN: readonly Slot[] = ['offensive-retrofit', 'defensive-retrofit', 'ordnance', 'ion-cannons', 'turbolasers'];
const torn = ({ defender }: AttackMoment): readonly Equipped[] =>
  defender?.kind === 'ship'
    ? defender.upgrades.filter((u) => !u.discarded && data.upgradeCard(u.id).slots.some((s) => TORN.includes(s)))
    : [];

/** AR-VERTEIDIGUNGSMARKER-03..08: once only, by whatever token. */
const hasEvaded = (g: Armada, m: AttackMoment, self: CardSource): boolean =>
  m.attack.noted[self.key] === true || spentKinds(g, m).includes('evade');

/** Ships that Tantive IV may pass a token on to. */
const heirs = (g: Armada, self: CardSource, token: (typeof COMMANDS)[number]): readonly Ship[] =>
  otherShipsAt(g, self, 5).filter((ship) => !banned(g, 'holdToken', { ship, token }));

export const titleStoZ: CardFamily = {
  'upgrade/sa-nalaor': {
    abilities: [
      at('attack.tokenSpent', {
        when: (g, m, self) =>
          defends(m, self) &&
          self.ship.tokens.includes(m.token) &&
          !m.replaced &&
          self.ship.speed >= 2 &&
          !hasEvaded(g, m, self) &&
          hasDice(m),
        *run(g, m, self) {
          m.replaced = true;
          m.attack.noted[self.key] = true;
          m.attack.memory.effects.push('evade');
          yield* evade(g, m, self.ship);
        },
      }),
    ],
    bans: [
      ban('spend', (_g, { attack, defender, token }, self) =>
        isSelf(defender, self) && token.kind === 'evade' && attack.noted[self.key] ? no(self) : undefined,
      ),
    ],
  },
  'upgrade/salvation': {
    values: [
      value('critDamage', (g, _unit, _self, { attack }) =>
        attack?.zone === 'front' &&
        !('marker' in attack.defender) &&
        unitOf(g.state, attack.defender)?.kind !== 'squadron'
          ? { atLeast: 2 }
          : undefined,
      ),
    ],
  },
  'upgrade/seventh-fleet-star-destroyer': {
    abilities: [
      at('damage.suffers', {
        when: (g, m, self) =>
          suffersAttack(m, self) && m.attack?.attack.defending === 'front' && copiesAt(g, self, 4).length > 0,
        *run(g, m, self) {
          if (yield* exhaustCopy(g, self, 4)) m.amount--;
        },
      }),
    ],
  },
  'upgrade/sovereign': {
    abilities: [
      atCost('exhaust', 'ships.start', {
        when: (g, _m, self) => shipsAt(g, self, 5).some((s) => s.commands.length > 0),
        *run(g, _m, self) {
          const able = shipsAt(g, self, 5).filter((s) => s.commands.length > 0);
          const prompt = say('ar.ask.ships-of-card', { card: self.card, n: 3 });
          for (const ship of yield* chooseUnits(self.seat, able, 3, CLAUSE, prompt, self.card)) {
            const about = { unit: ship.id, card: self.card };
            const held = [...new Set(ship.commands)];
            const lost = say('ar.ask.take-command', { unit: ship.id });
            loseToken(g, ship, yield* chooseOne(ship.seat, 'card-command', held, CLAUSE, lost, about), 'card');
            const answer = yield* choose({
              seat: ship.seat,
              kind: 'card-command',
              prompt: say('ar.ask.gain-command', { unit: ship.id, card: self.card }),
              clauses: CLAUSE,
              about,
              options: [...COMMANDS.map((id) => ({ id, label: say(`ar.command.${id}`) })), noneOption],
            });
            if (answer !== NONE) yield* gainToken(g, ship, commandNamed(answer));
          }
        },
      }),
    ],
  },
  // AR-CARD-STURMBOE-01
  'upgrade/squall': {
    abilities: [
      at('ship.activates', {
        when: (g, { ship }, self) => isSelf(ship, self) && unengaged(g, self.ship).length > 0,
        *run(g, _m, self) {
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: 3 });
          for (const s of yield* chooseUnits(self.seat, unengaged(g, self.ship), 3, CLAUSE, prompt, self.card))
            yield* g.rules.moveSquadron(g, s, 2, s.seat, { unengaged: true });
        },
      }),
    ],
  },
  'upgrade/stronghold': {
    obstruction: (g, self, { unit }) =>
      isSquadron(unit) &&
      isFriendly(g.state, unit, self) &&
      isAtDistance(g, self.ship, unit, 2) &&
      hasKeyword(g, unit, 'swarm')
        ? true
        : undefined,
  },
  'upgrade/sunder': {
    criticals: [
      {
        colour: ['blue', 'black'],
        when: (_g, m, self) => attacks(m, self) && torn(m).length > 0,
        *run(g, m, self) {
          if (m.defender?.kind !== 'ship') return;
          discardCard(g, self.ship, self.equipped);
          discardCard(g, m.defender, yield* pickUpgrade(self, m.defender, torn(m), 'ar.ask.discard-upgrade'));
          yield* trimTokens(g, m.defender);
        },
      },
    ],
  },
  'upgrade/suppressor': {
    abilities: [
      at('ship.after', {
        when: (g, { ship }, self) =>
          isEnemy(g, self, ship) && isAtDistance(g, self.ship, ship, 3) && tokensIn(ship, 'ready').length > 0,
        *run(g, { ship }, self) {
          const prompt = say('ar.ask.card-token', { card: self.card });
          const token = yield* chooseToken(self.seat, ship, tokensIn(ship, 'ready'), CLAUSE, prompt, self.card);
          setToken(g, ship, ship.tokens[token]!, 'exhausted');
        },
      }),
    ],
  },
  'upgrade/swift-return': {
    abilities: [
      at('course.determine', {
        when: (g, { ship, straight }, self) =>
          isSelf(ship, self) && !straight && g.state.obstacles.some((o) => isAtObstacle(g, ship, o, 2)),
        *run(g, m, self) {
          const ways = ['speed-change', 'yaw-more'] as const;
          const prompt = say('ar.ask.way-of-card', { card: self.card });
          const way = yield* chooseOne(self.seat, 'card-way', ways, CLAUSE, prompt, { card: self.card });
          if (way === 'yaw-more') m.extra++;
          else if (m.additional) yield* turnsDial(g, m.ship, self);
          else m.changes++;
        },
      }),
    ],
  },
  'upgrade/tantive-iv': {
    abilities: [
      at('command.gains', {
        when: (g, m, self) => isSelf(m.ship, self) && m.instead === null && heirs(g, self, m.token).length > 0,
        *run(g, m, self) {
          m.instead = yield* pickShip(self, heirs(g, self, m.token));
        },
      }),
    ],
  },
  // AR-CARD-EINSATZTEAM-ANTILLES-01
  'upgrade/task-force-antilles': {
    abilities: [
      at('damage.suffers', {
        when: (g, m, self) => suffersAttack(m, self) && copiesAt(g, self, 3).length > 0,
        *run(g, m, self) {
          const other = yield* exhaustCopy(g, self, 3);
          if (!other) return;
          m.amount--;
          yield* g.rules.suffer(g, other, 1, { by: self.card });
        },
      }),
    ],
    bans: [
      ban('spendPoints', (_g, { ship }, self) =>
        isSelf(ship, self) && self.equipped.exhausted ? no(self) : undefined,
      ),
    ],
  },
  'upgrade/task-force-organa': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => attacks(m, self) && hasDice(m) && copiesAt(g, self, 3).length > 0,
        *run(g, m, self) {
          if (yield* exhaustCopy(g, self, 3)) yield* rerolls(2)(g, m, self);
        },
      }),
    ],
    bans: [
      ban('target', (_g, { attacker, defender, unit }, self) =>
        isSelf(attacker, self) && (unit?.kind === 'ship' || 'obstacle' in defender) && self.equipped.exhausted
          ? no(self)
          : undefined,
      ),
    ],
  },
  'upgrade/tb-73': { abilities: [gainsDefence('evade')] },
  'upgrade/tide-of-progress-xii': {
    abilities: [
      atCost('exhaust', 'damage.deals', {
        when: (_g, { ship, damage, prevented }, self) =>
          isSelf(ship, self) && !prevented && damage.faceup && data.damageCard(damage.card).trait === 'ship',
        *run(_g, m) {
          m.prevented = true;
        },
      }),
    ],
  },
  'upgrade/tranquility': {
    values: [value('shieldLimit', () => ({ atLeast: MOST_SHIELDS }))],
    bans: [noRecovery],
    abilities: [
      at('attack.defended', {
        when: (g, m, self) =>
          defends(m, self) &&
          m.attack.spent.length + m.attack.memory.lent.length < 2 &&
          self.ship.shields[m.attack.defending!] < MOST_SHIELDS &&
          !isBare(g, m) &&
          zonesOf(g, self.ship).some((z) => z !== m.attack.defending && self.ship.shields[z] > 0),
        *run(g, m, self) {
          const { ship } = self;
          const to = m.attack.defending!;
          const zones = zonesOf(g, ship).filter((z) => z !== to && ship.shields[z] > 0);
          const prompt = say('ar.ask.shield-from', { unit: ship.id, card: self.card, to });
          const from = yield* chooseZone(ship.seat, 'zone', ship.id, zones, CLAUSE, prompt);
          yield* moveShields(g, self, to, [from], 2);
        },
      }),
    ],
  },
  'upgrade/triumphant': {
    lendsReach: (g, self, ship, squadron, near) =>
      g.state.round > 1 &&
      !isSelf(ship, self) &&
      !isFlotilla(g, ship) &&
      !hasKeyword(g, squadron, 'adept') &&
      isAtRange(g, self.ship, near, 'close')
        ? 3
        : 0,
  },
  'upgrade/unity': {
    abilities: [
      gainsDefence('redirect'),
      whileAttacking({
        when: (g, m, self) =>
          attacksSquadron(m, self) &&
          isSquadron(m.defender) &&
          engagedWith(g, m.defender).some((s) => isFriend(g, self, s) && !g.squadronCard(s).keywords.heavy),
        run: rerolls(1),
      }),
    ],
  },
  'upgrade/vanguard': {
    abilities: [
      at('round.start', {
        when: (g, _m, { ship }) => g.state.round === 1 && ship.status === 'play' && ship.tokens.length > 0,
        *run(_g, _m, self) {
          const { ship } = self;
          const places = tokensIn(ship, 'ready', 'exhausted');
          const prompt = say('ar.ask.replace-token', { unit: ship.id, card: self.card });
          const token = yield* chooseToken(ship.seat, ship, places, CLAUSE, prompt, self.card);
          ship.tokens.splice(token, 1, { kind: 'redirect', state: 'ready' });
        },
      }),
    ],
  },
  'upgrade/vector': {
    values: [
      valueOfAny('squadronSpeed', (g, unit, self) =>
        isCommandedBy(g, self, unit) && !hasKeyword(g, unit, 'heavy') ? { add: 1, atMost: 5 } : undefined,
      ),
    ],
  },
  // AR-CARD-KRIEGSHERR-01, -02
  'upgrade/warlord': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && m.attack.dice.some((d) => isAccuracy(d.face)),
        run: changes(['hit', 'double'], { filter: (d) => isAccuracy(d.face) }),
      }),
    ],
  },
  // AR-ERR-YAVARIS-01..03, AR-CARD-YAVARIS-01..03, R-AR-25: who adds the die has chosen, and has not moved before
  'upgrade/yavaris': {
    abilities: [
      whileAttacking({
        id: 'die',
        adds: true,
        when: (g, m, self) =>
          isCommandedBy(g, self, m.attacker) &&
          usesOf(g.state.uses, movesOf(m.attacker), 'activation') === 0 &&
          hasDice(m),
        *run(g, m, self) {
          yield* addChosen(g, m, self, coloursIn(m.attack));
          if (m.attacker) g.state.lasting.push({ source: self.key, unit: m.attacker.id, until: 'activation' });
        },
      }),
    ],
    bans: [
      ban('move', (g, { squadron }, self) =>
        began(g, self, squadron) ? no(self, ['AR-ERR-YAVARIS-02', 'AR-CARD-YAVARIS-03']) : undefined,
      ),
    ],
  },
};
