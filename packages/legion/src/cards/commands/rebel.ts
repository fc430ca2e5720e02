import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import { refuseAction } from '../../flow/actions.ts';
import { addAttackDie, cancelAttack, chooseDice, countOf } from '../../flow/attack/dice.ts';
import { miniOfMarker } from '../../flow/attack/loose.ts';
import { joinPool } from '../../flow/attack/pools.ts';
import { targetsOf } from '../../flow/attack/targets.ts';
import { choose, chooseUnit, chooseUnits, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { giveOrder, returnCard } from '../../flow/command.ts';
import { after } from '../../flow/reactions.ts';
import { screensBetween } from '../../flow/sight.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Marker, Unit } from '../../state.ts';
import {
  courageOf,
  enemiesOf,
  friendsOf,
  isEngaged,
  isTrooper,
  onTable,
  opponentOf,
  refuse,
  unitsInPlay,
} from '../../values.ts';
import { freeAttackOrMove } from '../keywords/activating.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, valueOfAny } from '../vocabulary.ts';
import {
  armCharges,
  armsActiveHero,
  attackWithCard,
  byHero,
  CARD,
  called,
  canMove,
  enemiesWithin,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isMine,
  isPlayed,
  layToken,
  lends,
  mark,
  mayWhenOrdered,
  recovers,
  servants,
  speedMove,
  wants,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from './phrases.ts';

/** Command cards of the Rebels. */

const isLuke = isCalled('Luke Skywalker');
const noAttack = (unit: Unit) => refuse(CARD, say('le.no.commandAttack', { unit: unit.id }), { piece: unit.id });

/** Someone's unit does one thing for another player, against its own side if he likes. */
function* serve(g: Legion, unit: Unit, self: CardSource): Flow {
  const owner = unit.seat;
  unit.seat = self.seat;
  yield* freeAttackOrMove(g, unit, self.card);
  unit.seat = owner;
}

/** Trooper units that enemies have to attack, if they can. */
const diversions = (g: Legion, self: CardSource): readonly number[] =>
  friendsOf(g.state, self)
    .filter((u) => isTrooper(g, u) && u.order === 'faceup')
    .map(({ id }) => id);

/** Whether somebody of the unit sees a token that lies at range 2 of it. */
function seesToken(g: Legion, unit: Unit, marker: Marker): boolean {
  const token = miniOfMarker(marker);
  return onTable(unit).some((mini) => {
    const from = g.mini(unit, mini);
    return isAt(gap(from.base, token.base), 2) && g.rules.sees(from, token, screensBetween(g));
  });
}
/** A token of this player that somebody of the unit sees. */
const graffiti = (g: Legion, unit: Unit, self: CardSource): boolean =>
  g.state.markers.some((m) => m.kind === 'graffiti' && m.seat === self.seat && seesToken(g, unit, m));

/** How many of the three kinds of cards lie there: 3 pips, then 2, then 1. */
function array(g: Legion, { seat }: CardSource): number {
  const pips = g.state.hands[seat]!.discard.map((card) => commandOf(card, g.state.rules.edition).pips);
  let n = 0;
  for (const each of [3, 2, 1]) {
    if (!pips.includes(each)) break;
    n++;
  }
  return n;
}

/** Units that Lando may send out instead of drawing a token. */
const sleeve = (g: Legion, seat: number): readonly Unit[] => {
  const lando = unitsInPlay(g.state).find((u) => u.seat === seat && g.card(u).name.en === 'Lando Calrissian');
  if (!lando) return [];
  return [lando, ...friendsWithin(g, lando, 2)].filter((u) => u.seat === seat && u.order === 'none');
};

const DECLARED = 'all-in';
const declares = (m: AttackMoment): boolean => m.attack.noted[DECLARED] === true;

export const REBEL_COMMANDS: CardFamily = {
  // LE-AKTIONEN-16: the second attack is no action
  'command/son-of-skywalker': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self),
        *run(g, m, self) {
          const luke = m.attacker!;
          if (targetsOf(g, luke, { own: true }).length === 0 || !(yield* wants(self, luke, 'attack'))) return;
          const attacks = yield* g.rules.attack(g, luke, 'plain', { own: true });
          yield* after(g, luke, { attacks });
        },
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
          const unit = yield* chooseUnit(
            self.seat,
            able,
            CARD,
            say('le.ask.card-unit', { card: self.card }),
            self.card,
          );
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
    values: [valueOfAny('surgeBlock', (g, unit, self) => (isHero(g, unit, self) ? { add: 1 } : undefined))],
    bans: [
      ban('attack', (g, { unit }, self) =>
        isHero(g, unit, self) || isMarked(g, self, unit, 'peace') ? noAttack(unit) : undefined,
      ),
    ],
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isHero(g, m.unit, self) && enemiesWithin(g, m.unit, 1).some((enemy) => isTrooper(g, enemy)),
        function* (g, luke, self) {
          const able = enemiesWithin(g, luke, 1).filter((enemy) => isTrooper(g, enemy));
          const units = yield* chooseUnits(
            self.seat,
            able,
            [1, 2],
            CARD,
            say('le.ask.card-units', { n: 2 }),
            self.card,
          );
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
        { when: (g, leia, self) => targetsOf(g, leia, { weapons: weaponsOn(g, self) }).length > 0 },
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
          m.next = yield* chooseUnit(self.seat, able, CARD, say('le.ask.card-unit', { card: self.card }), self.card);
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
        return targetsOf(g, attacker, { ...limits, only }).length > 0
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
            ...{ seat: self.seat, kind: 'card-way', prompt: say('le.ask.command-player', { card: self.card }) },
            ...{ clauses: CARD, about: { card: self.card } },
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
            ...{ seat: self.seat, kind: 'card-way', prompt: say('le.ask.command-weapon', { card: self.card }) },
            ...{ clauses: CARD, about: { unit: chewie.id, card: self.card } },
            options: keys.map((id) => ({ id, label: say('le.weapon', { unit: chewie.id, weapon: id }) })),
          });
          joinPool(g, m, chewie, chewie.leader, key);
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
            ...{ seat: self.seat, kind: 'card-upgrade', prompt: say('le.ask.command-back', { card: self.card }) },
            ...{ clauses: CARD, about: { card: self.card } },
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
  'command/rebellious': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return (
            jyn !== undefined &&
            !isFriend(g, m.unit, self) &&
            inSight(g, jyn, m.unit, 2) &&
            rebels(g, jyn, m.unit).length > 0
          );
        },
        *run(g, m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const ways = rebels(g, jyn, m.unit);
          if (ways.length === 0) return;
          const about = { unit: jyn.id, card: self.card };
          const way = yield* chooseWay(self.seat, ways, CARD, say('le.ask.command-way', about), about);
          if (way === 'move') yield* g.rules.act(g, jyn, 'move', { free: true, outside: true });
          else {
            const attacks = yield* g.rules.attack(g, jyn, 'plain', { only: [m.unit.id] });
            yield* after(g, jyn, { attacks });
          }
        },
      }),
    ],
  },
  'command/trust-goes-both-ways': {
    ...lends({ inspire: 2 }),
    grants: ['inspire', 'teamwork'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && m.unit !== m.by && isTrooper(g, m.unit),
        function* (g, unit, self) {
          give(g, self, unit, 'teamwork', 1, 'Jyn Erso');
        },
      ),
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
  'command/explosions': {
    acts: [
      {
        id: 'arm',
        when: (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self),
        run: (g, unit, self) => armAndGo(g, unit, self, 2),
      },
    ],
    detonator: heroInPlay,
  },
  // R-LE-96: what graffiti tokens do
  'command/symbol-of-rebellion': {
    abilities: [
      whenHeroActivates((g, sabine) => recovers(g, sabine), {
        mandatory: true,
        when: (g, _u, self) => isPlayed(g, self),
      }),
      at('unit.rallies', {
        mandatory: true,
        when: (g, m, self) => m.dice > (isFriend(g, m.unit, self) ? 0 : 1) && graffiti(g, m.unit, self),
        *run(g, m, self) {
          m.dice += isFriend(g, m.unit, self) ? 1 : -1;
        },
      }),
    ],
    acts: [
      {
        id: 'paint',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self),
        *run(g, sabine, self) {
          const marker = yield* layToken(g, self, sabine, {
            ...{ kind: 'graffiti', near: { unit: sabine.id, range: 1 }, touchingTerrain: true },
          });
          if (marker) g.state.lasting.push({ source: self.key, unit: sabine.id, until: 'game', note: 'graffiti' });
        },
      },
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
  'command/sabotaged-communications': {
    orderCap: (g, seat, self) => (g.state.sides[seat] === g.state.sides[self.seat] ? undefined : 1),
  },
  'command/turning-the-tide': lends(
    { inspire: 2 },
    (g, unit, self) => isFriend(g, unit, self) && hasRank(unit, 'support', 'heavy'),
  ),
  'command/covering-fire': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isFriend(g, m.attacker, self) &&
          hasRank(m.attacker, 'corps') &&
          !m.attack.melee &&
          friendsWithin(g, m.attacker, 2).length > 0,
        *run(g, m, self) {
          const able = friendsWithin(g, m.attacker!, 2);
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* mayChooseUnit(self.seat, able, CARD, prompt, self.card);
          if (unit) yield* gain(g, unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/blast-off': {
    grants: ['disengage', 'jump'],
    values: [
      ...lends({ disengage: 1, jump: 1 }).values,
      valueOfAny('speed', (g, unit, self) => (isHero(g, unit, self) ? { add: 1 } : undefined)),
    ],
    abilities: [heroGains('dodge', 'suppression')],
  },
  'command/impromptu-immolation': {
    ...armsActiveHero,
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          m.attacker !== undefined &&
          isHero(g, m.attacker, self) &&
          refuseAction(g, m.attacker, 'move', { free: true }) === undefined,
        *run(g, m) {
          yield* g.rules.act(g, m.attacker!, 'move', { free: true });
        },
      }),
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
  'command/crack-shot': {
    ...lends({ gunslinger: 1 }),
    abilities: [
      heroGains('aim'),
      whenHeroEnds((g, cassian, self) => gains('suppression', 'standby')(g, cassian, self)),
    ],
  },
  'command/last-stand': {
    grants: ['indomitable'],
    abilities: [
      whenOrdered(
        (g, m, self) => byHero(g, m, self) && hasRank(m.unit, 'commander', 'operative'),
        function* (g, unit, self) {
          give(g, self, unit, 'indomitable');
          const wounds = unit.minis.reduce((sum, mini) => sum + (mini.fell === null ? mini.wounds : 0), 0);
          for (let i = 0; i < Math.min(3, wounds); i++) yield* gainsOne(g, unit, self, ['aim', 'dodge', 'suppression']);
        },
      ),
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
          const prompt = say('le.ask.card-unit', { card: self.card });
          const unit = yield* mayChooseUnit(self.seat, saved(g, droid), CARD, prompt, self.card);
          if (!unit) return;
          mark(g, self, unit, 'covered');
          yield* g.rules.defeat(g, droid, 'rule');
        },
        { when: (g, droid) => saved(g, droid).length > 0 },
      ),
    ],
  },
  'command/idiots-array': {
    ...lends({ gunslinger: 1, marksman: 1 }),
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined && array(g, self) > 0,
        *run(g, _m, self) {
          for (const token of ['aim', 'dodge'] as const)
            yield* gain(g, heroOf(g, self)!, token, array(g, self), self.card);
        },
      }),
    ],
  },
  'command/ace-up-his-sleeve': {
    abilities: [whenOrdered(byHero, (g, unit, self) => gainsOne(g, unit, self, ['dodge', 'standby']))],
    insteadOfDrawing: {
      when: (g, seat) => sleeve(g, seat).length > 0,
      *run(g, seat) {
        const card = 'ace-up-his-sleeve';
        const unit = yield* chooseUnit(seat, sleeve(g, seat), CARD, say('le.ask.card-unit', { card }), card);
        const { pool } = g.state.hands[seat]!;
        pool.splice(pool.indexOf(unit.rank), 1);
        yield* giveOrder(g, unit, null);
        return unit;
      },
    },
  },
  // R-LE-97: critical hits when he attacks, blocks when he defends
  'command/all-in': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, m, self) => isMine(m, self) && heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          const lando = heroOf(g, self)!;
          for (const enemy of enemiesOf(g.state, lando))
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
            ...{ seat: opponentOf(g.state, self.seat), max: 2, card: self.card, clauses: CARD },
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
          m.attack.noted[DECLARED] = false;
          const { defence, id } = m.attack;
          const won = defence.some(({ face }) => face === 'block');
          if (won) for (let i = 0; i < 2; i++) defence.push({ colour: 'white', face: 'block' });
          else defence.splice(0, 2);
          g.emit({
            ...{ type: 'defenceDice', attack: id, unit: m.defender.id, how: won ? 'added' : 'cancelled', at: [] },
            ...{ dice: defence.map((d) => ({ ...d })), why: self.card },
          });
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
/** What Jyn can do when an enemy stirs. */
const rebels = (g: Legion, jyn: Unit, enemy: Unit): readonly ('attack' | 'move')[] => [
  ...(targetsOf(g, jyn, { only: [enemy.id] }).length > 0 ? (['attack'] as const) : []),
  ...(refuseAction(g, jyn, 'move', { free: true, outside: true }) === undefined ? (['move'] as const) : []),
];
function* armAndGo(g: Legion, unit: Unit, self: CardSource, count: number): Flow {
  yield* armCharges(g, unit, self, count);
  if (canMove(g, unit) && (yield* wants(self, unit, 'move'))) yield* speedMove(g, unit, 1, self);
}
function heroInPlay(g: Legion, self: CardSource): Unit | undefined {
  return heroOf(g, self);
}
/** Whom K-2SO may save. */
const saved = (g: Legion, droid: Unit): readonly Unit[] =>
  friendsWithin(g, droid, 1).filter((u) => hasRank(u, 'commander', 'operative') && inSight(g, droid, u, 1));
