import { say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { hasCrit } from '../../dice.ts';
import { pay, refuseSpending } from '../../flow/attack/defence.ts';
import { reroll } from '../../flow/attack/dice.ts';
import { giveRaid } from '../../flow/attack/modify.ts';
import { chooseUnits } from '../../flow/choose.ts';
import { hasRoom, placeMarker } from '../../flow/markers.ts';
import { engagersOf } from '../../flow/squadrons/engagement.ts';
import { toggle } from '../../flow/squadrons/squadron.ts';
import { loseShields, setToken } from '../../flow/tokens.ts';
import type { Squadron } from '../../state.ts';
import { GIVEN, hasKeyword, isActivated, isFriendly, isSquadron, livingShips } from '../../values.ts';
import {
  ANY_FACE,
  adds,
  attacks,
  attacksShip,
  CRITICAL,
  changeOne,
  defends,
  hasDice,
  isBare,
  pickDice,
  rerolls,
  spendsDie,
  whileAttacking,
  whileDefending,
} from '../phrases/cards.ts';
import {
  CLAUSE,
  criticalsHurt,
  enemiesAt,
  friendsAt,
  isInAttack,
  isNear,
  isReady,
  isUnique,
  pickToken,
  pickUnit,
  shipBattleNearby,
  swarmAttacks,
  tokensOf,
} from '../phrases/squadrons.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, value, valueOfAny } from '../vocabulary.ts';

/** Unique squadrons of the Rebel Alliance. */
export const rebel: CardFamily = {
  'squadron/shara-bey': { values: [criticalsHurt((_g, _defender, { kind }) => kind === 'counter')] },
  'squadron/tycho-celchu': { values: [value('unhindered', () => GIVEN)] },
  'squadron/keyan-farlander': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacks(m, self) && m.defender?.kind === 'ship' && m.defender.shields[m.attack.defending!] === 0,
        run: rerolls(Number.POSITIVE_INFINITY),
      }),
    ],
  },
  'squadron/ten-numb': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) =>
          attacks(m, self) && isSquadron(m.defender) && m.attack.dice.some((d) => d.colour === 'blue' && hasCrit(d)),
        *run(g, m, self) {
          if (!(yield* spendsDie(g, m, self, (d) => d.colour === 'blue' && hasCrit(d)))) return;
          const others = enemiesAt(g, self, m.defender!, 1).filter((s) => s !== m.defender);
          yield* g.rules.harm(g, others, 1, self.card);
        },
      }),
    ],
  },
  'squadron/jan-ors': {
    lendsTokens: (g, self, defender) =>
      isSquadron(defender) && isFriendly(g.state, defender, self) && isNear(g, self, defender, 2),
  },
  'squadron/kanan-jarrus': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacksShip(m, self) && m.attack.dice.some(hasCrit),
        *run(g, m, self) {
          if (m.defender?.kind === 'ship' && (yield* spendsDie(g, m, self, hasCrit)))
            yield* giveRaid(g, self.seat, m.defender, CLAUSE);
        },
      }),
    ],
  },
  'squadron/ketsu-onyo': {
    values: [
      // R-AR-51: down to 1 of what is printed; what makes it faster comes on top
      valueOfAny('squadronSpeed', (g, unit, self) =>
        isSquadron(unit) && !isFriendly(g.state, unit, self) && isNear(g, self, unit, 1)
          ? { add: -Math.min(2, Math.max(0, g.squadronCard(unit).speed - 1)) }
          : undefined,
      ),
    ],
  },
  'squadron/fenn-rau': {
    abilities: [
      at('squadron.after', {
        when: (g, m, self) => m.squadron.id === self.piece && m.by !== null && followers(g, self).length > 0,
        *run(g, { by }, self) {
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: 2 });
          const chosen = [...(yield* chooseUnits(self.seat, followers(g, self), 2, CLAUSE, prompt, self.card))];
          while (chosen.length > 0) {
            const next = yield* pickUnit(self, chosen);
            chosen.splice(chosen.indexOf(next), 1);
            if (next.status === 'play' && isReady(g, next)) yield* g.rules.activateNow(g, next, by, true);
          }
        },
      }),
    ],
  },
  'squadron/malee-hurra': {
    abilities: [
      at('attack.modify', {
        limit: { per: 'activation', times: 1 },
        when: (g, m, self) =>
          shipBattleNearby(g, m, self) && m.attack.dice.length > 1 && engagersOf(g, self.squadron) <= 1,
        *run(g, m, self) {
          if (yield* spendsDie(g, m, self, () => true)) yield* changeOne(g, m, self, CRITICAL);
        },
      }),
    ],
  },
  'squadron/nym': {
    criticals: [
      {
        colour: 'blue',
        when: (_g, m, self) => attacksShip(m, self) && m.defender !== undefined && tokensOf(m.defender).length > 0,
        *run(g, { defender }, self) {
          const token = yield* pickToken(self, tokensOf(defender!), defender);
          setToken(g, defender!, defender!.tokens[token]!, 'discarded');
        },
      },
    ],
  },
  'squadron/hera-syndulla-vcx-100': {
    abilities: [
      at('squadrons.start', {
        when: () => true, // she is always one of them
        *run(g, _m, self) {
          const prompt = say('ar.ask.units-of-card', { card: self.card, n: 2 });
          const friends = friendsAt(g, self, self.unit, 2);
          for (const { id } of yield* chooseUnits(self.seat, friends, 2, CLAUSE, prompt, self.card))
            g.state.lasting.push({
              source: self.key,
              unit: id,
              until: 'round',
              value: 'keyword.rogue',
              modifier: GIVEN,
            });
        },
      }),
    ],
  },
  'squadron/biggs-darklighter': {
    abilities: [
      at('damage.suffers', {
        when: (g, m, self) =>
          isSquadron(m.unit) &&
          m.amount > 0 &&
          isInAttack(g) &&
          m.by !== self.card &&
          escortsNear(g, self).includes(m.unit) &&
          escortsNear(g, self).length > 1,
        *run(g, m, self) {
          m.amount--;
          const other = yield* pickUnit(
            self,
            escortsNear(g, self).filter((s) => s !== m.unit),
          );
          yield* g.rules.harm(g, [other], 1, self.card);
        },
      }),
    ],
  },
  'squadron/hera-syndulla-x-wing': {
    values: [
      valueOfAny('keyword.adept', (g, unit, self) =>
        isSquadron(unit) && isFriendly(g.state, unit, self) && isNear(g, self, unit, 2) && hasKeyword(g, unit, 'escort')
          ? { add: 1 }
          : undefined,
      ),
    ],
  },
  'squadron/luke-skywalker': { ignoresShields: (_g, self, m) => attacksShip(m, self) },
  'squadron/wedge-antilles-x-wing': {
    abilities: [
      whileAttacking({
        adds: true,
        when: (g, m, self) => attacks(m, self) && isSquadron(m.defender) && isActivated(g.state, m.defender),
        run: adds(['blue'], 2),
      }),
    ],
  },
  'squadron/dutch-vander': {
    abilities: [
      at('attack.resolved', {
        when: (_g, m, self) =>
          attacks(m, self) && isSquadron(m.defender) && !m.defender.doomed && m.attack.memory.hullLost > 0,
        *run(g, m, self) {
          if (!isSquadron(m.defender)) return;
          if (isReady(g, m.defender)) toggle(g, m.defender, true);
          else yield* g.rules.suffer(g, m.defender, 1, { attack: m, by: self.card });
        },
      }),
    ],
  },
  'squadron/norra-wexley': {
    criticals: [
      {
        when: (g, m, self) =>
          isSquadron(m.attacker) &&
          isFriendly(g.state, m.attacker, self) &&
          hasKeyword(g, m.attacker, 'bomber', { attack: m.attack }) &&
          isNear(g, self, m.attacker, 1) &&
          m.defender?.kind === 'ship' &&
          m.defender.shields[m.attack.defending!] > 0 &&
          !isBare(g, m), // AR-SQ-LUKE-SKYWALKER-02
        *run(g, { attack, defender }) {
          if (defender?.kind === 'ship') loseShields(g, defender, attack.defending!, 1);
        },
      },
    ],
  },
  'squadron/han-solo': {
    abilities: [
      at('ships.start', {
        when: (g, _m, self) => self.squadron.status === 'play' && isReady(g, self.squadron),
        run: (g, _m, self) => g.rules.activateNow(g, self.squadron, null, true),
      }),
    ],
  },
  // a die that he has set can be neither spent nor cancelled: AR-MODIFIKATION-VON-WUERFELN-01
  'squadron/lando-calrissian-yt-1300': {
    abilities: [
      whileAttacking({
        when: (_g, m, self) => attacks(m, self) && hasDice(m) && tokensOf(self.unit).length > 0,
        *run(g, m, self) {
          const token = yield* pickToken(self, tokensOf(self.unit));
          setToken(g, self.unit, self.unit.tokens[token]!, 'discarded');
          yield* changeOne(g, m, self, ANY_FACE, { fixed: true });
        },
      }),
      whileDefending({
        when: (g, m, self) => defends(m, self) && hasDice(m) && spendable(g, m, self).length > 0,
        *run(g, m, self) {
          pay(g, m, self.unit, yield* pickToken(self, spendable(g, m, self)));
          reroll(g, m, yield* pickDice(g, m, self, m.attack.dice.length, { min: 1 }));
        },
      }),
    ],
  },
  'squadron/dash-rendar': {
    abilities: [
      whileAttacking({
        when: (g, m, self) => attacks(m, self) && foesNear(g, self) > 0,
        *run(g, m, self) {
          yield* rerolls(foesNear(g, self))(g, m, self);
        },
      }),
    ],
  },
  'squadron/mart-mattin': {
    abilities: [
      at('squadrons.start', {
        when: (g, _m, self) =>
          self.squadron.status === 'play' && isReady(g, self.squadron) && hasRoom(g, 'mine', besideMattin(self)),
        *run(g, _m, self) {
          toggle(g, self.squadron, true);
          yield* placeMarker(g, self.seat, 'mine', besideMattin(self), ['AR-ANNAEHERUNGSMINEN-MARKER-01'], self.card);
        },
      }),
    ],
  },
  'squadron/lieutenant-blount': { abilities: [whileAttacking({ when: swarmAttacks, run: rerolls(1) })] },
};

/** Where Mart Mattin lays his mines. */
const besideMattin = (self: CardSource) => ({
  at: [{ unit: self.unit.id, least: 1, most: 1 }],
  beyond: { markers: 1 },
});

/** Whom Fenn Rau may call: friendly, not unique, not activated yet. */
const followers = (g: Armada, self: CardSource): readonly Squadron[] =>
  friendsAt(g, self, self.unit, 1).filter((s) => !isUnique(s) && isReady(g, s));

/** Friendly squadrons with Escort near Biggs Darklighter, himself included; nobody who is destroyed. AR-SQ-BIGGS-DARKLIGHTER-01 */
const escortsNear = (g: Armada, self: CardSource): readonly Squadron[] =>
  friendsAt(g, self, self.unit, 1).filter((s) => hasKeyword(g, s, 'escort'));

const foesNear = (g: Armada, self: CardSource): number =>
  enemiesAt(g, self, self.unit, 1).length +
  livingShips(g.state).filter((s) => !isFriendly(g.state, s, self) && isNear(g, self, s, 1)).length;

const spendable = (g: Armada, m: AttackMoment, self: CardSource): readonly number[] =>
  tokensOf(self.unit).filter((place) => !m.attack.spent.includes(place) && !refuseSpending(g, m, self.unit, place));
