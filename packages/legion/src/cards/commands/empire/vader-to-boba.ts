import { type Flow, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../../dice.ts';
import { actName, cardActs, performCard, recover, refuseAction } from '../../../flow/actions.ts';
import { hasTarget } from '../../../flow/attack/targets.ts';
import { choose } from '../../../flow/choose.ts';
import { after } from '../../../flow/reactions.ts';
import { relocate } from '../../../flow/relocate.ts';
import { unitSees } from '../../../flow/sight.ts';
import { gain } from '../../../flow/tokens.ts';
import { SEGMENT } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { ActionName, Unit } from '../../../state.ts';
import { engagedWith, isTrooper, isVehicle, leaderOf, living, unitsInPlay } from '../../../values.ts';
import { at, type CardFamily, type CardSource, valueOfAny } from '../../vocabulary.ts';
import {
  armsActiveHero,
  attackWithCard,
  CARD,
  enemiesWithin,
  friendsWithin,
  gains,
  hasRank,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  lends,
  mark,
  mayWhenOrdered,
  pickUnit,
  removeFromPool,
  wasDivulged,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../phrases.ts';
import { ACTS_AGAIN, divulgedGives } from '../procedures.ts';

/** Command cards of Darth Vader, General Veers, the Emperor and Boba Fett. */

const COMMON = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'] as const;

/** A free action without a name: any that the unit could perform. LE-FREIE-AKTIONEN-06 */
function* freeAction(g: Legion, unit: Unit, self: CardSource): Flow {
  const common = COMMON.filter((action) => !refuseAction(g, unit, action, { free: true }));
  const cards = cardActs(g, unit).filter(({ act }) => !act.free);
  const options: { readonly id: string; readonly label: ReturnType<typeof say> }[] = [
    ...common.map((id) => ({ id, label: say(`le.action.${id}`) })),
    ...cards.map(({ source, act }) => ({
      id: actName(source, act),
      label: say('le.cardAction', { card: source.card }),
    })),
  ];
  const answer = yield* choose({
    seat: unit.seat,
    kind: 'free-action',
    about: { unit: unit.id },
    clauses: ['LE-FREIE-AKTIONEN-06'],
    prompt: say('le.ask.free-action', { unit: unit.id, card: self.card }),
    options,
  });
  const card = cards.find(({ source, act }) => actName(source, act) === answer);
  if (card) yield* performCard(g, unit, card.source, { ...card.act, free: true });
  else yield* g.rules.act(g, unit, answer as Exclude<ActionName, `card:${string}`>, { free: true });
}

/** Whom Vader may throw about: anybody but heavy units. R-LE-104 */
const thrown = (g: Legion, vader: Unit): readonly Unit[] =>
  [...friendsWithin(g, vader, 1), ...enemiesWithin(g, vader, 1)].filter((u) => !hasRank(u, 'heavy'));

/** Enemies that may be driven, as long as none of them has been activated. */
const angry = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && isTrooper(g, u));

export const VADER_TO_BOBA: CardFamily = {
  'command/implacable': {
    values: ACTS_AGAIN.values,
    abilities: [whenHeroActivates(gains('dodge'), { mandatory: true }), ...ACTS_AGAIN.abilities],
  },
  'command/new-ways-to-motivate-them': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          isFriendlyTrooper(g, m.unit, self) && !isHero(g, m.unit, self) && m.unit.order === 'faceup',
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.unit, 1, { by: self.card });
          if (m.unit.status === 'play') yield* freeAction(g, m.unit, self);
        },
      }),
    ],
  },
  'command/master-of-evil': {
    abilities: [
      whenOrdered((g, m, self) => isHero(g, m.unit, self), gains('dodge')),
      whenHeroActivates(
        function* (g, vader, self) {
          for (const enemy of enemiesWithin(g, vader, 2))
            if (isTrooper(g, enemy)) yield* gain(g, enemy, 'suppression', 3, self.card);
        },
        { mandatory: true },
      ),
    ],
  },
  'command/vaders-might': {
    acts: [
      {
        id: 'might',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && thrown(g, unit).length > 0,
        *run(g, vader, self) {
          const unit = yield* pickUnit(self, thrown(g, vader));
          const { pose, ground } = leaderOf(g, unit);
          const radius = SEGMENT + g.baseOf(unit, unit.leader).length / 2;
          const zone = { centre: [pose.x, pose.y] as const, radius };
          const how = { seat: self.seat, clauses: CARD };
          yield* relocate(g, unit, { unit: unit.id, zones: [zone], level: ground }, how);
          if (isFriend(g, unit, self)) return;
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, living(unit).length);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.commandRoll', { card: self.card }) });
          const wounds = faces.filter((face) => face !== 'blank').length;
          if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: self.card, source: vader });
        },
      },
    ],
  },
  'command/fear-and-dead-men': {
    values: [heroHas('deflectsBlanks', { add: 1 })],
    abilities: [
      at('unit.activates', {
        mandatory: true,
        when: (g, m, self) => {
          const vader = heroOf(g, self);
          return (
            vader !== undefined &&
            !isFriend(g, m.unit, self) &&
            m.unit.status === 'play' &&
            inSight(g, vader, m.unit, 2)
          );
        },
        *run(g, _m, self) {
          yield* gain(g, heroOf(g, self)!, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/darkness-descends': {
    grants: ['reliable', 'infiltrate', 'scout'],
    values: [
      valueOfAny('keyword.reliable', (g, unit, self) =>
        isHero(g, unit, self) && !wasDivulged(g, self) ? { add: 2 } : undefined,
      ),
    ],
    ...divulgedGives('darkness-descends', 'keyword.infiltrate', 'keyword.scout', 'deploysLast'),
  },
  'command/maximum-firepower': {
    arms: { who: isHero, special: true },
    abilities: [
      whenHeroEnds(
        function* (g, veers, self) {
          yield* attackWithCard(g, veers, self);
        },
        { when: (g, veers, self) => hasTarget(g, veers, { weapons: weaponsOn(g, self) }) },
      ),
    ],
  },
  'command/evasive-maneuvers': {
    ...lends({ outmaneuver: 1 }, (g, unit, self) => isFriend(g, unit, self) && isVehicle(g, unit)),
    abilities: [whenOrdered((g, m, self) => isFriend(g, m.unit, self) && isVehicle(g, m.unit), gains('dodge'))],
  },
  'command/imperial-discipline': {
    abilities: [
      mayWhenOrdered(
        (g, m, self) => isFriend(g, m.unit, self),
        (g, unit) => recover(g, unit),
      ),
    ],
  },
  'command/and-now-you-will-die': {
    acts: [
      {
        id: 'lightning',
        free: true,
        plain: true,
        repeatable: true,
        when: (g, unit, self) => isHero(g, unit, self) && hasTarget(g, unit, { own: true }),
        *run(g, unit, self) {
          yield* g.rules.suffer(g, unit, 1, { by: self.card });
          if (unit.status !== 'play') return;
          yield* gain(g, unit, 'suppression', 1, self.card);
          const attacks = yield* g.rules.attack(g, unit, 'plain', { own: true });
          yield* after(g, unit, { attacks });
        },
      },
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'immobilize', 1, self.card);
        },
      }),
    ],
  },
  'command/give-in-to-your-anger': {
    abilities: [
      at('turn.start', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          m.side !== g.state.sides[self.seat] &&
          m.chosen === null &&
          !unitsInPlay(g.state).some((u) => !isFriend(g, u, self) && u.order === 'facedown') &&
          angry(g, self).length > 0,
        *run(g, m, self) {
          const unit = yield* pickUnit(self, angry(g, self));
          if (unit.order === 'none') removeFromPool(g, unit);
          unit.order = 'faceup';
          mark(g, self, unit, 'angry');
          m.chosen = unit;
        },
      }),
      at('unit.ends', {
        mandatory: true,
        when: (g, m, self) => isMarked(g, self, m.unit, 'angry') && g.state.turn?.attacked === false,
        *run(g, m, self) {
          yield* gain(g, m.unit, 'suppression', 4, self.card);
        },
      }),
    ],
  },
  'command/whipcord-launcher': {
    values: [
      valueOfAny('movesEngaged', (g, unit, self) =>
        isHero(g, unit, self) && engagedWith(g, unit).some(({ tokens }) => tokens.immobilize > 0)
          ? { add: 1 }
          : undefined,
      ),
    ],
    acts: [
      {
        id: 'whipcord',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && roped(g, unit).length > 0,
        *run(g, boba, self) {
          const unit = yield* pickUnit(self, roped(g, boba));
          yield* gain(g, unit, 'immobilize', 2, self.card);
          yield* gain(g, unit, 'suppression', 2, self.card);
        },
      },
    ],
  },
  'command/zx-flame-projector': armsActiveHero,
  'command/z-6-jetpack-rocket': armsActiveHero,
};

const roped = (g: Legion, boba: Unit): readonly Unit[] =>
  enemiesWithin(g, boba, 1).filter((u) => isTrooper(g, u) && unitSees(g, boba, u));
