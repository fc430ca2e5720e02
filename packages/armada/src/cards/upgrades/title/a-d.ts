import { say, usesOf } from '@holotisch/engine';
import { COLOURS } from '../../../dice.ts';
import { performAttack } from '../../../flow/activation/activation.ts';
import { manoeuvresOf } from '../../../flow/activation/manoeuvre.ts';
import { spendable, spendOutright } from '../../../flow/attack/defence.ts';
import { addDie, removeDice } from '../../../flow/attack/dice.ts';
import { aimNow, ignitionRanges } from '../../../flow/attack/ignition.ts';
import { choose, chooseSeveral, chooseToken, NONE, noneOption } from '../../../flow/choose.ts';
import { deployAgain } from '../../../flow/setup/deployment.ts';
import { loseShields, readyToken, setToken, spendToken } from '../../../flow/tokens.ts';
import type { DefenceToken, Unit } from '../../../state.ts';
import { hasKeyword, isAtRange, zonesOf } from '../../../values.ts';
import {
  adds,
  atCost,
  attacks,
  attacksShip,
  attacksSquadron,
  defends,
  hasDice,
  isEnemy,
  pickDice,
  rerolls,
  whileAttacking,
  whileDefending,
} from '../../phrases/cards.ts';
import { chimaera } from '../../phrases/chimaera.ts';
import {
  CLAUSE,
  gainsDefence,
  isCommandedBy,
  isSelf,
  MOST_SHIELDS,
  moveShields,
  no,
  noRecovery,
  pickShip,
  shipsAt,
  suffersAttack,
  tokensIn,
} from '../../phrases/titles.ts';
import { at, ban, type CardFamily, type CardRules, type Critical, value, valueOfAny } from '../../vocabulary.ts';

const dealsFaceup: Critical = {
  colour: 'blue',
  *run(g, m) {
    removeDice(g, m, [...m.attack.dice], 'cancelled');
    if (m.defender?.kind === 'ship') yield* g.rules.dealDamage(g, m.defender, true, m);
  },
};

/** 'Discard a defense token to cancel a die': a readied one, or any. */
const cancelsFor = (...states: readonly DefenceToken['state'][]): CardRules => ({
  abilities: [
    whileDefending({
      when: (_g, m, self) => defends(m, self) && hasDice(m) && tokensIn(self.ship, ...states).length > 0,
      *run(g, m, self) {
        const { ship } = self;
        const prompt = say('ar.ask.discard-token', { unit: ship.id });
        const clauses = ['AR-CARD-ADMONITOR-01', 'AR-CARD-ADMONITOR-03'] as const;
        const token = yield* chooseToken(self.seat, ship, tokensIn(ship, ...states), clauses, prompt, self.card);
        setToken(g, ship, ship.tokens[token]!, 'discarded');
        removeDice(g, m, yield* pickDice(g, m, self, 1, { min: 1, takes: 'cancelled' }), 'cancelled');
      },
    }),
  ],
});

export const titleAtoD: CardFamily = {
  // R-AR-44: a discard is no spending, so neither speed 0 nor accuracy stops it
  'upgrade/admonition': cancelsFor('ready', 'exhausted'),
  'first/admonition': cancelsFor('ready'),
  'upgrade/amity': {
    abilities: [
      gainsDefence('evade'),
      at('manoeuvre.overlaps', {
        when: (g, m, self) => isSelf(m.other, self) && isEnemy(g, self, m.ship),
        *run(_g, m) {
          m.extra++;
        },
      }),
    ],
  },
  'upgrade/annihilator': {
    abilities: [whileAttacking({ when: (_g, m, self) => attacksSquadron(m, self) && hasDice(m), run: rerolls(1) })],
  },
  // AR-CARD-ASPIRATION-01..05
  'upgrade/aspiration': {
    values: [value('shieldLimit', () => ({ atLeast: MOST_SHIELDS }))],
    bans: [noRecovery],
    abilities: [
      at('setup.deployed', {
        when: (_g, { unit }, self) => isSelf(unit, self),
        *run(g, _m, self) {
          const { ship } = self;
          const zones = zonesOf(g, ship);
          const to = yield* chooseSeveral({
            seat: ship.seat,
            kind: 'card-zones',
            prompt: say('ar.ask.shield-zones', { unit: ship.id, card: self.card }),
            clauses: ['AR-CARD-ASPIRATION-01', 'AR-CARD-ASPIRATION-02'],
            min: 0,
            max: 2,
            about: { unit: ship.id, card: self.card },
            options: zones.map((zone) => ({
              id: zone,
              label: say(`ar.zone.${zone}`),
              about: { unit: ship.id, zone },
            })),
          });
          const from = zones.filter((zone) => !to.includes(zone));
          for (const zone of zones) if (to.includes(zone)) yield* moveShields(g, self, zone, from);
        },
      }),
    ],
  },
  // AR-ERR-RAECHER-01..03, R-AR-46
  'upgrade/avenger': {
    abilities: [
      whileAttacking({
        cost: 'exhaust',
        when: (_g, m, self) => attacks(m, self) && m.defender !== undefined,
        *run(_g, m, self) {
          m.attack.noted[self.key] = true;
        },
      }),
    ],
    bans: [
      ban('spend', (_g, { attack, token }, self) =>
        attack.noted[self.key] && token.state === 'exhausted' && attack.memory.exhaustedSpent > 0
          ? no(self, ['AR-ERR-RAECHER-02'])
          : undefined,
      ),
    ],
  },
  'upgrade/beast-of-burden': {
    abilities: [
      atCost('exhaust', 'ship.activates', {
        when: (g, { ship }, self) =>
          isSelf(ship, self) &&
          spendable(g, ship).length > 0 &&
          shipsAt(g, self, 3).some((s) => tokensIn(s, 'exhausted').length > 0),
        *run(g, { ship }, self) {
          const tokenOption = (unit: Unit, token: number) => {
            const { kind } = unit.tokens[token]!;
            const about = { unit: unit.id, token, kind };
            return {
              id: `${unit.id}.${token}`,
              label: say('ar.tokenOf', { unit: unit.id, kind: { ...say(`ar.token.${kind}`) } }),
              about,
            };
          };
          const spent = yield* chooseSeveral({
            seat: ship.seat,
            kind: 'card-tokens',
            prompt: say('ar.ask.spend-tokens', { unit: ship.id, card: self.card }),
            clauses: ['AR-VERTEIDIGUNGSMARKER-27'],
            min: 1,
            max: ship.tokens.length,
            about: { unit: ship.id, card: self.card },
            options: spendable(g, ship).map((token) => tokenOption(ship, token)),
          });
          for (const id of spent) spendOutright(g, ship, Number(id.split('.')[1]));
          // all of them belong to one ship
          const worn = shipsAt(g, self, 3).filter((s) => tokensIn(s, 'exhausted').length > 0);
          if (worn.length === 0) return;
          const other = yield* pickShip(self, worn);
          const places = tokensIn(other, 'exhausted');
          const readied = yield* chooseSeveral({
            seat: ship.seat,
            kind: 'card-tokens',
            prompt: say('ar.ask.ready-tokens', { n: spent.length, card: self.card }),
            clauses: CLAUSE,
            min: 0,
            max: Math.min(spent.length, places.length),
            about: { card: self.card },
            options: places.map((token) => tokenOption(other, token)),
          });
          for (const token of places)
            if (readied.includes(`${other.id}.${token}`)) readyToken(g, other, other.tokens[token]!, ship);
        },
      }),
    ],
  },
  'upgrade/bright-hope': {
    abilities: [
      at('damage.suffers', {
        mandatory: true,
        when: (_g, m, self) => suffersAttack(m, self) && m.attack?.attack.defending !== 'rear',
        *run(_g, m) {
          m.amount--;
        },
      }),
    ],
  },
  'upgrade/cataclysm': {
    abilities: [
      at('ships.started', {
        when: (g, _m, { ship }) =>
          ship.status === 'play' &&
          ship.commands.includes('concentrate') &&
          ignitionRanges(g, ship).length > 0 &&
          g.standing(ship).special !== undefined,
        *run(g, _m, { ship }) {
          yield* spendToken(g, ship, 'concentrate');
          yield* aimNow(g, ship);
        },
      }),
    ],
  },
  'upgrade/centicore': {
    lendsReach: (g, self, ship, _squadron, near) =>
      !isSelf(ship, self) && isAtRange(g, self.ship, near, 'medium') ? 2 : 0,
  },
  'upgrade/chimaera': chimaera,
  'upgrade/concord': {
    abilities: [gainsDefence('salvo')],
    values: [value('tokensAtRest', () => ({ atLeast: 1 }))],
  },
  'upgrade/corrupter': {
    values: [
      valueOfAny('squadronSpeed', (g, unit, self) =>
        isCommandedBy(g, self, unit) && hasKeyword(g, unit, 'bomber') ? { add: 1 } : undefined,
      ),
    ],
  },
  'upgrade/corvus': {
    abilities: [
      at('setup.after', {
        when: (_g, _m, { ship }) => ship.status === 'play',
        run: (g, _m, { ship }) => deployAgain(g, ship),
      }),
    ],
  },
  // AR-CARD-TRUTZ-01, -02
  'upgrade/defiance': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (_g, m, self) => attacksShip(m, self) && m.defender?.kind === 'ship' && m.defender.activated,
        run: adds(COLOURS),
      }),
    ],
  },
  // AR-ERR-VERNICHTER-01..04
  'upgrade/demolisher': {
    values: [value('attacksInStep', () => ({ atMost: 1 }))],
    abilities: [
      at('manoeuvre.after', {
        when: (g, { ship }, self) =>
          isSelf(ship, self) &&
          !ship.doomed &&
          g.state.active === ship.id &&
          g.state.turn !== null &&
          usesOf(g.state.uses, manoeuvresOf(ship), 'activation') === 1,
        *run(g, { ship }) {
          yield* performAttack(g, ship, g.state.turn!);
        },
      }),
    ],
  },
  'upgrade/devastator': {
    abilities: [
      whileAttacking({
        adds: true,
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) =>
          attacks(m, self) && m.attack.zone === 'front' && tokensIn(self.ship, 'discarded').length > 0,
        *run(g, m, self) {
          for (const _ of tokensIn(self.ship, 'discarded')) addDie(g, m, 'blue');
        },
      }),
    ],
  },
  'upgrade/dodonnas-pride': { criticals: [dealsFaceup] },
  // AR-CARD-DOMINATOR-01
  'upgrade/dominator': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) =>
          attacks(m, self) &&
          (m.attack.range === 'close' || m.attack.range === 'medium') &&
          zonesOf(g, self.ship).some((zone) => self.ship.shields[zone] > 0),
        *run(g, m, self) {
          const { ship } = self;
          let spent = 0;
          while (spent < 2) {
            const zones = zonesOf(g, ship).filter((zone) => ship.shields[zone] > 0);
            const answer = yield* choose({
              seat: ship.seat,
              kind: 'zone',
              prompt: say('ar.ask.spend-shield', { unit: ship.id, card: self.card }),
              clauses: ['AR-CARD-DOMINATOR-01'],
              about: { unit: ship.id },
              options: [
                ...zones.map((zone) => ({ id: zone, label: say(`ar.zone.${zone}`), about: { unit: ship.id, zone } })),
                ...(spent > 0 ? [noneOption] : []),
              ],
            });
            if (answer === NONE) break;
            loseShields(g, ship, zones.find((zone) => zone === answer)!, 1);
            spent++;
          }
          for (let i = 0; i < spent; i++) addDie(g, m, 'blue');
        },
      }),
    ],
  },
};
