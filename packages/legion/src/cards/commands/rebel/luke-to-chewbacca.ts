import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { joinPool } from '../../../flow/attack/pools.ts';
import { hasTarget, targetsOf } from '../../../flow/attack/targets.ts';
import { choose, chooseUnits } from '../../../flow/choose.ts';
import { returnCard } from '../../../flow/command.ts';
import { after } from '../../../flow/reactions.ts';
import { remove } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { courageOf, friendsOf, isEngaged, isTrooper, refuse } from '../../../values.ts';
import { freeAction } from '../../keywords/phrases.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';
import {
  attackWithCard,
  CARD,
  called,
  canMove,
  enemiesWithin,
  forbidsAttack,
  friendsWithin,
  gains,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isMine,
  mark,
  mayWhenOrdered,
  pickUnit,
  pickUnits,
  servants,
  speedMove,
  wants,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../phrases.ts';
import { heroAttacksAgain } from '../procedures.ts';

/** Command cards of Luke Skywalker, Leia Organa, Han Solo and Chewbacca. */

const isLuke = isCalled('Luke Skywalker');

/** Someone's unit does one thing for another player, against its own side if he likes. */
function* serve(g: Legion, unit: Unit, self: CardSource): Flow {
  const owner = unit.seat;
  unit.seat = self.seat;
  yield* freeAction(g, unit, self.card, ['attack', 'move']);
  unit.seat = owner;
}

/** Trooper units that enemies have to attack, if they can. */
const diversions = (g: Legion, self: CardSource): readonly number[] =>
  friendsOf(g.state, self)
    .filter((u) => isTrooper(g, u) && u.order === 'faceup')
    .map(({ id }) => id);

export const LUKE_TO_CHEWBACCA: CardFamily = {
  // LE-AKTIONEN-16: the second attack is no action
  'command/son-of-skywalker': {
    abilities: [
      heroAttacksAgain(function* (g, luke) {
        const attacks = yield* g.rules.attack(g, luke, 'plain', { own: true });
        yield* after(g, luke, { attacks });
      }),
    ],
  },
  'command/my-ally-is-the-force': {
    abilities: [whenOrdered((g, m, self) => isFriendlyTrooper(g, m.unit, self), gains('dodge'))],
  },
  'command/return-of-the-jedi': {
    abilities: [
      whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('dodge')),
      whenHeroActivates(
        function* (g, luke, self) {
          const able = [luke, ...friendsWithin(g, luke, 3)].filter((u) => isTrooper(g, u) && u.tokens.suppression > 0);
          const units = yield* chooseUnits(
            self.seat,
            able,
            [0, able.length],
            CARD,
            say('le.ask.command-calm', { card: self.card }),
            self.card,
          );
          for (const unit of units) remove(g, unit, 'suppression', 1, self.card);
        },
        {
          mandatory: true,
          when: (g, luke) =>
            [luke, ...friendsWithin(g, luke, 3)].some((u) => isTrooper(g, u) && u.tokens.suppression > 0),
        },
      ),
    ],
  },
  'command/you-serve-your-master-well': {
    acts: [
      {
        id: 'serve',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && servants(g, unit).length > 0,
        *run(g, luke, self) {
          const able = servants(g, luke);
          const unit = yield* pickUnit(self, able);
          yield* serve(g, unit, self);
        },
      },
    ],
  },
  'command/full-of-surprises': {
    abilities: [heroGains('dodge')],
    values: [
      valueOfAny('extraWhite', (g, unit, self) =>
        isHero(g, unit, self) ? { add: Math.max(0, (courageOf(g, unit) ?? 0) - unit.tokens.suppression) } : undefined,
      ),
    ],
  },
  'command/i-am-a-jedi': {
    values: [heroHas('surgeBlock', { add: 1 })],
    bans: [forbidsAttack((g, unit, self) => isHero(g, unit, self) || isMarked(g, self, unit, 'peace'))],
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isHero(g, m.unit, self) && enemiesWithin(g, m.unit, 1).some((enemy) => isTrooper(g, enemy)),
        function* (g, luke, self) {
          const able = enemiesWithin(g, luke, 1).filter((enemy) => isTrooper(g, enemy));
          const units = yield* pickUnits(self, able, [1, 2]);
          for (const unit of units) mark(g, self, unit, 'peace');
        },
      ),
    ],
  },
  'command/coordinated-bombardment': {
    arms: { who: isHero, special: true },
    abilities: [
      whenHeroEnds(
        function* (g, leia, self) {
          const done: number[] = [];
          const left = () =>
            targetsOf(g, leia, { weapons: weaponsOn(g, self) })
              .map(({ unit }) => unit.id)
              .filter((id) => !done.includes(id));
          for (let i = 0; i < 3 && left().length > 0; i++) {
            if (i > 0 && !(yield* wants(self, leia, 'attack'))) return;
            done.push(...(yield* attackWithCard(g, leia, self, left())));
          }
        },
        { when: (g, leia, self) => hasTarget(g, leia, { weapons: weaponsOn(g, self) }) },
      ),
    ],
  },
  'command/no-time-for-sorrows': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isFriendlyTrooper(g, m.unit, self) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
    ],
  },
  'command/somebody-has-to-save-our-skins': {
    abilities: [
      at('unit.activated', {
        when: (g, m, self) => isHero(g, m.unit, self) && m.next === null && nextAround(g, m.unit).length > 0,
        *run(g, m, self) {
          const able = nextAround(g, m.unit);
          m.next = yield* pickUnit(self, able);
        },
      }),
    ],
  },
  'command/sorry-about-the-mess': {
    abilities: [whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('aim', 'dodge'))],
  },
  // Each pool is an attack of its own: each has to be aimed at such a unit, if that is possible. R-LE-95
  'command/reckless-diversion': {
    bans: [
      ban('target', (g, { attacker, defender, limits }, self) => {
        if (!attacker || isFriend(g, attacker, self)) return undefined;
        const only = diversions(g, self);
        if (only.includes(defender.id) || only.length === 0) return undefined;
        return hasTarget(g, attacker, { ...limits, only })
          ? refuse(CARD, say('le.no.diversion', { unit: attacker.id }), { piece: attacker.id })
          : undefined;
      }),
    ],
  },
  'command/change-of-plans': {
    abilities: [
      at('command.revealed', {
        when: (g, m, self) => isMine(m, self) && foes(g, self).length > 0,
        *run(g, m, self) {
          const { hands } = g.state;
          const seats = foes(g, self);
          const id = yield* choose({
            seat: self.seat,
            kind: 'card-way',
            prompt: say('le.ask.command-player', { card: self.card }),
            clauses: CARD,
            about: { card: self.card },
            options: seats.map((seat) => ({ id: String(seat), label: say('le.player', { seat }) })),
          });
          const foe = seats.find((seat) => String(seat) === id)!;
          const card = hands[foe]!.played!;
          hands[self.seat]!.played = null;
          hands[self.seat]!.discard.push(self.card);
          g.emit({ type: 'cardDiscarded', seat: self.seat, card: self.card });
          hands[foe]!.played = null;
          hands[foe]!.cards.push(card);
          g.emit({ type: 'cardsReturned', seat: foe, cards: [card] });
          m.again = { seat: foe, card };
        },
      }),
    ],
  },
  'command/common-cause': {
    abilities: [
      at('unit.activated', {
        when: (g, m, self) => m.next === null && partner(g, m.unit, self)?.order === 'faceup',
        *run(g, m, self) {
          m.next = partner(g, m.unit, self)!;
        },
      }),
    ],
  },
  'command/brains-and-brawn': {
    abilities: [
      at('attack.gather', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isCalled('Leia Organa')(g, m.attacker, self) &&
          !m.attack.melee &&
          brawn(g, m, self).length > 0,
        *run(g, m, self) {
          const keys = brawn(g, m, self);
          const chewie = heroOf(g, self)!;
          const key = yield* choose({
            seat: self.seat,
            kind: 'card-way',
            prompt: say('le.ask.command-weapon', { card: self.card }),
            clauses: CARD,
            about: { unit: chewie.id, card: self.card },
            options: keys.map((id) => ({ id, label: say('le.weapon', { unit: chewie.id, weapon: id }) })),
          });
          joinPool(g, m, chewie, [{ mini: chewie.leader, weapon: key, times: 1 }]);
        },
      }),
    ],
  },
  'command/notorious-scoundrels': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && cardsOfHan(g, self).length > 0,
        *run(g, _m, self) {
          const card = yield* choose({
            seat: self.seat,
            kind: 'card-upgrade',
            prompt: say('le.ask.command-back', { card: self.card }),
            clauses: CARD,
            about: { card: self.card },
            options: cardsOfHan(g, self).map((id) => ({
              id,
              label: say('le.card', { card: id }),
              about: { card: id },
            })),
          });
          returnCard(g, self.seat, card);
        },
      }),
    ],
  },
};

/** Those with an order at range 2. */
const nextAround = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsWithin(g, unit, 2).filter(({ order }) => order === 'faceup');

/** Other players' cards that lie open. */
const foes = (g: Legion, self: CardSource): readonly number[] =>
  g.state.hands.flatMap(({ played }, seat) =>
    played !== null && g.state.sides[seat] !== g.state.sides[self.seat] ? [seat] : [],
  );

/** Of Chewbacca and Luke the other one. */
function partner(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  if (isHero(g, unit, self)) return called(g, self, 'Luke Skywalker');
  return isLuke(g, unit, self) ? heroOf(g, self) : undefined;
}

/** Weapons that Chewbacca may add. */
function brawn(g: Legion, m: AttackMoment, self: CardSource): readonly string[] {
  const chewie = heroOf(g, self);
  if (!chewie || isEngaged(g, chewie) || !inSight(g, chewie, m.defender, 3)) return [];
  const [target] = targetsOf(g, chewie, { melee: false, only: [m.defender.id] });
  return target?.weapons[0]?.keys ?? [];
}

const cardsOfHan = (g: Legion, { seat }: CardSource): readonly string[] =>
  g.state.hands[seat]!.discard.filter((card) =>
    commandOf(card, g.state.rules.edition).owners?.some((owner) => owner.startsWith('han-solo')),
  );
