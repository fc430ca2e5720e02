import { type Flow, say } from '@holotisch/engine';
import type { Rank, UnitType } from '../../data/types.ts';
import { refuseAction } from '../../flow/activation/actions.ts';
import { hasTarget } from '../../flow/attack/targets.ts';
import { choose } from '../../flow/choose.ts';
import { giveOrder, mayOrder, returnOrder } from '../../flow/command/command.ts';
import { gain, remove } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { captainOf, hasKeyword, isTrooper, isVehicle, otherSide, sideOf, unitsInPlay } from '../../values.ts';
import {
  type AnyAbility,
  at,
  type CardAct,
  type CardRules,
  type CardSource,
  type ValueName,
  valueOfAny,
} from '../vocabulary.ts';
import {
  armCharges,
  attackWithCard,
  CARD,
  canMove,
  friendsWithin,
  giveForGood,
  hasRank,
  heroOf,
  isFriend,
  isHero,
  isMarked,
  isMine,
  mark,
  mayPickUnit,
  ownersOf,
  pickUnit,
  speedMove,
  type Who,
  wants,
  weaponsOn,
  whenOrdered,
} from './commands.ts';

/** What command cards of several characters or of both editions do. */

export const troopersWithin = (g: Legion, unit: Unit, range: number): readonly Unit[] =>
  friendsWithin(g, unit, range).filter((friend) => isTrooper(g, friend));

/** Tokens for each of some units, when the card is resolved. */
export const heroGainsForEach = (token: TokenKind, of: (g: Legion, hero: Unit) => readonly Unit[]): AnyAbility =>
  at('command.resolve', {
    mandatory: true,
    when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
    *run(g, _m, self) {
      const hero = heroOf(g, self)!;
      yield* gain(g, hero, token, of(g, hero).length, self.card);
    },
  });

/** A vehicle that is ordered hands on an order to such a trooper unit. */
export const passesOrders = (type: UnitType): AnyAbility => {
  const able = (g: Legion, vehicle: Unit) =>
    friendsWithin(g, vehicle, 2).filter(
      (u) => u.seat === vehicle.seat && g.card(u).type === type && mayOrder(g, u, null),
    );
  return whenOrdered(
    (g, m, self) => isFriend(g, m.unit, self) && isVehicle(g, m.unit) && able(g, m.unit).length > 0,
    function* (g, vehicle, self) {
      yield* giveOrder(g, yield* pickUnit(self, able(g, vehicle)), vehicle);
    },
  );
};

/** One strike in the round, at the end of the activation of a commander (of this kind) or a field commander. */
export function strike(type?: UnitType): CardRules {
  const who: Who = (g, unit, self) =>
    isFriend(g, unit, self) &&
    ((hasRank(unit, 'commander') && (type === undefined || g.card(unit).type === type)) ||
      hasKeyword(g, unit, 'field-commander'));
  return {
    arms: { who, special: true },
    abilities: [
      at('unit.ends', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => who(g, m.unit, self) && hasTarget(g, m.unit, { weapons: weaponsOn(g, self) }),
        *run(g, m, self) {
          yield* attackWithCard(g, m.unit, self);
        },
      }),
    ],
  };
}

/** At the end of the Command phase the other side takes back the order of one of such units. */
export const enemyTakesBack = (of: (g: Legion, self: CardSource) => readonly Unit[]): AnyAbility =>
  at('command.end', {
    mandatory: true,
    when: (g, _m, self) => of(g, self).length > 0,
    *run(g, _m, self) {
      const seat = captainOf(g.state, otherSide(sideOf(g.state, self)));
      returnOrder(g, yield* pickUnit(self, of(g, self), seat));
    },
  });

/** Whoever is attacked by friends of these ranks loses the order that lies faceup. */
export const attacksTakeOrders = (...ranks: readonly Rank[]): AnyAbility =>
  at('attack.after', {
    mandatory: true,
    when: (g, m, self) =>
      m.attacker !== undefined &&
      isFriend(g, m.attacker, self) &&
      hasRank(m.attacker, ...ranks) &&
      m.defender.status === 'play' &&
      m.defender.order === 'faceup',
    *run(g, m) {
      returnOrder(g, m.defender);
    },
  });

/** After a ranged attack of a corps unit (one that has aimed), somebody near it may gain a token. */
export const corpsHelps = (token: TokenKind, onlyAimed = false): AnyAbility =>
  at('attack.after', {
    when: (g, m, self) =>
      m.attacker !== undefined &&
      isFriend(g, m.attacker, self) &&
      hasRank(m.attacker, 'corps') &&
      !m.attack.melee &&
      (!onlyAimed || m.attack.aimed > 0) &&
      friendsWithin(g, m.attacker, 2).length > 0,
    *run(g, m, self) {
      const unit = yield* mayPickUnit(self, friendsWithin(g, m.attacker!, 2));
      if (unit) yield* gain(g, unit, token, 1, self.card);
    },
  });

/** Suppression for all troopers on the table, the more the later the round. */
export const dread = (inRound: (round: number) => number): AnyAbility =>
  at('command.resolve', {
    mandatory: true,
    when: (_g, m, self) => isMine(m, self),
    *run(g, _m, self) {
      for (const unit of unitsInPlay(g.state))
        if (isTrooper(g, unit)) yield* gain(g, unit, 'suppression', inRound(g.state.round), self.card);
    },
  });

/** A friend that attacks may spend an observation token of the defender: the attack remembers who did. */
export const spendsObservation: AnyAbility = at('attack.declared', {
  when: (g, m, self) => m.attacker !== undefined && isFriend(g, m.attacker, self) && m.defender.tokens.observation > 0,
  *run(g, m, self) {
    remove(g, m.defender, 'observation', 1, self.card);
    m.attack.noted[self.card] = m.attacker!.id;
  },
});

/** Once a round the character may attack again after an attack. */
export const heroAttacksAgain = (attack: (g: Legion, hero: Unit) => Flow<unknown>): AnyAbility =>
  at('attack.after', {
    mandatory: true,
    limit: { per: 'round', times: 1 },
    when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
    *run(g, m, self) {
      const hero = m.attacker!;
      if (hasTarget(g, hero, { own: true }) && (yield* wants(self, hero, 'attack'))) yield* attack(g, hero);
    },
  });

/** A free action of the character in its activation. */
export const freely = (id: string, action: 'attack' | 'recover'): CardAct => ({
  id,
  free: true,
  plain: true,
  when: (g, unit, self) => isHero(g, unit, self) && !refuseAction(g, unit, action, { free: true }),
  *run(g, unit) {
    yield* g.rules.act(g, unit, action, { free: true });
  },
});

/** The character lays charges, after which it may move. */
export const armsAndGoes = (count: number): CardAct => ({
  id: 'arm',
  when: (g, unit, self) => isHero(g, unit, self) && g.state.hands[self.seat]!.played === self.card,
  *run(g, unit, self) {
    yield* armCharges(g, unit, self, count);
    if (canMove(g, unit) && (yield* wants(self, unit, 'move'))) yield* speedMove(g, unit, 1, self);
  },
});

/** When the card is divulged, its characters have something for the whole game. */
export const divulgedGives = (card: string, ...values: readonly ValueName[]): Pick<CardRules, 'divulge'> => ({
  divulge: {
    first: true,
    *run(g, seat) {
      for (const unit of ownersOf(g, seat, card)) for (const value of values) giveForGood(g, seat, card, unit, value);
    },
  },
});

/** One of the ranks of order tokens, as the player of the card likes. */
export function* pickRank(self: CardSource, ranks: readonly Rank[]): Flow<Rank> {
  const id = yield* choose({
    seat: self.seat,
    kind: 'card-way',
    prompt: say('le.ask.command-rank', { card: self.card }),
    clauses: CARD,
    about: { card: self.card },
    options: ranks.map((rank) => ({ id: rank, label: say(`le.rank.${rank}`) })),
  });
  return ranks.find((rank) => rank === id)!;
}

/** Order tokens that lie on the card may be drawn from there. */
export const drawsKept: AnyAbility = at('pool.draw', {
  when: (g, m, self) =>
    m.seat === self.seat && m.rank === null && m.chosen === null && g.state.hands[self.seat]!.kept.length > 0,
  *run(g, m, self) {
    m.rank = yield* pickRank(self, [...new Set(g.state.hands[self.seat]!.kept)]);
    m.kept = true;
  },
});

/** After its activation the character may suffer a wound: its order goes back to the pool, and it acts once more, an action less. */
export const ACTS_AGAIN: Required<Pick<CardRules, 'values' | 'abilities'>> = {
  values: [valueOfAny('actions', (g, unit, self) => (isMarked(g, self, unit, 'again') ? { add: -1 } : undefined))],
  abilities: [
    at('unit.activated', {
      when: (g, m, self) => isHero(g, m.unit, self) && !isMarked(g, self, m.unit, 'again'),
      *run(g, m, self) {
        yield* g.rules.suffer(g, m.unit, 1, { by: self.card });
        if (m.unit.status !== 'play') return;
        mark(g, self, m.unit, 'again');
        returnOrder(g, m.unit);
      },
    }),
  ],
};
