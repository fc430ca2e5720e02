import { say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { addAttackDie, cancelAttack, chooseDice, countOf } from '../../../flow/attack/dice.ts';
import { unitSees } from '../../../flow/attack/sight.ts';
import { choose, chooseUnits } from '../../../flow/choose.ts';
import { returnCard } from '../../../flow/command/command.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { isTrooper, opponentOf, refuse, touchableEnemies } from '../../../values.ts';
import { corpsHelps } from '../../phrases/characters.ts';
import {
  byHero,
  CARD,
  canMove,
  enemiesWithin,
  forbidsAttack,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isMine,
  layToken,
  lends,
  mark,
  mayPickUnit,
  mayWhenOrdered,
  pickUnit,
  pickUnits,
  recovers,
  speedMove,
  wants,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../../phrases/commands.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Whom K-2SO may save. */
const saved = (g: Legion, droid: Unit): readonly Unit[] =>
  friendsWithin(g, droid, 1).filter((u) => hasRank(u, 'commander', 'operative') && unitSees(g, droid, u));

const DECLARED = 'all-in';
const declares = (m: AttackMoment): boolean => m.attack.noted[DECLARED] === true;

/** Those with an order at range 2. */
const nextAround = (g: Legion, unit: Unit): readonly Unit[] =>
  friendsWithin(g, unit, 2).filter(({ order }) => order === 'faceup');

/** Other players' cards that lie open. */
const foes = (g: Legion, self: CardSource): readonly number[] =>
  g.state.hands.flatMap(({ played }, seat) =>
    played !== null && g.state.sides[seat] !== g.state.sides[self.seat] ? [seat] : [],
  );

const cardsOfHan = (g: Legion, { seat }: CardSource): readonly string[] =>
  g.state.hands[seat]!.discard.filter((card) =>
    commandOf(card, g.state.rules.edition).owners?.some((owner) => owner.startsWith('han-solo')),
  );

export const REBEL_PIPS_3: CardFamily = {
  // R-LE-97: critical hits when he attacks, blocks when he defends
  'command/all-in': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const lando = heroOf(g, self)!;
          for (const enemy of touchableEnemies(g, lando))
            if (inSight(g, lando, enemy, 3)) yield* gain(g, enemy, 'observation', 2, self.card);
        },
      }),
      at('attack.gather', {
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
        *run(_g, m) {
          m.attack.noted[DECLARED] = true;
        },
      }),
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && declares(m),
        *run(g, m, self) {
          m.attack.noted[DECLARED] = false;
          if (countOf(m.attack, 'crit') > 0) {
            for (let i = 0; i < 2; i++) addAttackDie(g, m.attack, 'white', self.card, 'crit');
            return;
          }
          const dice = yield* chooseDice(g, m, m.defender, {
            seat: opponentOf(g.state, self.seat),
            max: 2,
            card: self.card,
            clauses: CARD,
            prompt: say('le.ask.command-dice', { card: self.card }),
          });
          cancelAttack(g, m.attack, dice, self.card);
        },
      }),
      at('attack.modify', {
        when: (g, m, self) =>
          isHero(g, m.defender, self) && !declares(m) && countOf(m.attack, 'hit') + countOf(m.attack, 'crit') > 0,
        *run(_g, m) {
          m.attack.noted[DECLARED] = true;
        },
      }),
      at('defence.convert', {
        mandatory: true,
        when: (g, m, self) => isHero(g, m.defender, self) && declares(m),
        *run(g, m, self) {
          const { defence, id } = m.attack;
          const won = defence.some(({ face }) => face === 'block');
          if (won) for (let i = 0; i < 2; i++) defence.push({ colour: 'white', face: 'block' });
          else defence.splice(0, 2);
          g.emit({
            type: 'defenceDice',
            attack: id,
            unit: m.defender.id,
            how: won ? 'added' : 'cancelled',
            at: [],
            dice: defence.map((d) => ({ ...d })),
            why: self.card,
          });
        },
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
  'command/complete-the-mission': {
    grants: ['low-profile'],
    values: [
      ...lends({ 'low-profile': 1 }).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) =>
          isFriendlyTrooper(g, unit, self) && unit.order === 'faceup' && g.state.turn?.unit === unit.id
            ? { add: 1 }
            : undefined,
        ),
      ),
    ],
    abilities: [
      mayWhenOrdered((g, m, self) => isFriendlyTrooper(g, m.unit, self), gains('suppression')),
      at('unit.ends', {
        when: (g, m, self) =>
          isFriendlyTrooper(g, m.unit, self) && m.unit.order === 'faceup' && m.unit.tokens.suppression > 0,
        *run(g, m, self) {
          remove(g, m.unit, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'command/covering-fire': {
    abilities: [corpsHelps('dodge')],
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
  'command/legacy-of-mandalore': {
    ...lends({ inspire: 1 }),
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative', 'special'),
        (g, _unit, self) => gainsOne(g, heroOf(g, self)!, self, ['aim', 'dodge']),
      ),
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
  'command/sacrifice': {
    ...lends({ guardian: 4 }),
    bans: [
      ban('target', (g, { attacker, defender, melee }, self) =>
        !melee && attacker && !isFriend(g, attacker, self) && isMarked(g, self, defender, 'covered')
          ? refuse(CARD, say('le.no.commandTarget', { unit: defender.id }), { piece: defender.id })
          : undefined,
      ),
    ],
    abilities: [
      whenHeroEnds(
        function* (g, droid, self) {
          const unit = yield* mayPickUnit(self, saved(g, droid));
          if (!unit) return;
          mark(g, self, unit, 'covered');
          yield* g.rules.defeat(g, droid, 'rule');
        },
        { when: (g, droid) => saved(g, droid).length > 0 },
      ),
    ],
  },
  'command/smoke-screen': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => byHero(g, m, self) && m.unit !== m.by && isTrooper(g, m.unit) && canMove(g, m.unit),
        (g, unit, self) => speedMove(g, unit, 1, self),
      ),
      at('activation.start', {
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const artoo = heroOf(g, self)!;
          yield* layToken(g, self, artoo, { kind: 'smoke', near: { unit: artoo.id, range: 1 } });
        },
      }),
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
  'command/volunteer-mission': {
    grants: ['danger-sense'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative', 'special'),
        function* (g, unit, self) {
          yield* recovers(g, unit);
          give(g, self, unit, 'danger-sense');
          if (isTrooper(g, unit) && (yield* wants(self, unit, 'suppression')))
            yield* gain(g, unit, 'suppression', 1, self.card);
        },
      ),
    ],
  },
};
