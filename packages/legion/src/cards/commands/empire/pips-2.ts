import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../../data/index.ts';
import { actName, cardActs, performCard, refuseAction } from '../../../flow/activation/actions.ts';
import { unitSees } from '../../../flow/attack/sight.ts';
import { choose, chooseNumber } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import type { Legion } from '../../../legion.ts';
import type { ActionName, Unit } from '../../../state.ts';
import { isTrooper, isVehicle, unitsInPlay } from '../../../values.ts';
import { attacksTakeOrders } from '../../phrases/characters.ts';
import {
  armsActiveHero,
  CARD,
  enemiesWithin,
  gains,
  hasRank,
  heroHas,
  heroOf,
  inSight,
  isCalled,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isMarked,
  isMine,
  lends,
  mark,
  pickUnit,
  pickUnits,
  recovers,
  removeFromPool,
  whenHeroActivates,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const DROID = 'id10-seeker-droid';

/** The droid that flies about Iden. */
const seeker = (g: Legion, self: CardSource): Unit | undefined =>
  unitsInPlay(g.state).find((u) => u.seat === self.seat && u.card === DROID);

const shocked = (g: Legion, self: CardSource): readonly Unit[] => {
  const droid = seeker(g, self);
  return droid ? enemiesWithin(g, droid, 1).filter((u) => isTrooper(g, u) && unitSees(g, droid, u)) : [];
};

/** Trooper units with orders: any of them could be on standby. */
const garrison = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => isFriendlyTrooper(g, u, self) && u.order === 'faceup');

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

/** Enemies that may be driven, as long as none of them has been activated. */
const angry = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && isTrooper(g, u));

export const EMPIRE_PIPS_2: CardFamily = {
  'command/concussive-blast': {
    ...armsActiveHero,
    abilities: [whenHeroActivates((g, iden) => recovers(g, iden), { mandatory: true })],
  },
  'command/deploy-the-garrison': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => garrison(g, self).length > 0,
        *run(g, _m, self) {
          const units = yield* pickUnits(self, garrison(g, self), [0, 2]);
          for (const unit of units) yield* g.rules.act(g, unit, 'standby', { free: true, outside: true });
        },
      }),
    ],
  },
  'command/evasive-maneuvers': {
    ...lends({ outmaneuver: 1 }, (g, unit, self) => isFriend(g, unit, self) && isVehicle(g, unit)),
    abilities: [whenOrdered((g, m, self) => isFriend(g, m.unit, self) && isVehicle(g, m.unit), gains('dodge'))],
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
  'command/incapacitate': {
    acts: [
      {
        id: 'incapacitate',
        free: true,
        plain: true,
        when: (g, unit, self) => isCalled('Iden Versio')(g, unit, self) && shocked(g, self).length > 0,
        *run(g, _unit, self) {
          const unit = yield* pickUnit(self, shocked(g, self));
          yield* gain(g, unit, 'suppression', 3, self.card);
          if (!hasRank(unit, 'corps') || unit.order === 'facedown') return;
          if (unit.order === 'none') removeFromPool(g, unit);
          unit.order = 'facedown';
          g.emit({ type: 'note', why: say('le.orderTurned', { unit: unit.id }), clauses: CARD });
        },
      },
    ],
  },
  'command/isb-investigation': {
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (_g, m, self) => isMine(m, self),
        *run(g, _m, self) {
          const pips = yield* chooseNumber(
            self.seat,
            [0, 1, 2, 3, 4],
            CARD,
            say('le.ask.command-pips', { card: self.card }),
            { card: self.card },
          );
          for (const [seat, hand] of g.state.hands.entries()) {
            if (g.state.sides[seat] === g.state.sides[self.seat]) continue;
            const found = hand.cards.filter((card) => commandOf(card, g.state.rules.edition).pips === pips);
            if (found.length === 0) continue;
            for (const card of found) hand.cards.splice(hand.cards.indexOf(card), 1);
            hand.aside.push(...found);
            g.emit({ type: 'cardsAside', seat, cards: found });
          }
        },
      }),
    ],
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
  'command/pinned-down': { abilities: [attacksTakeOrders('support', 'heavy')] },
  'command/reptilian-rampage': {
    values: [heroHas('attackActions', { atLeast: 2 })],
    acts: [
      {
        id: 'rush',
        free: true,
        plain: true,
        when: (g, unit, self) => isHero(g, unit, self) && !refuseAction(g, unit, 'move', { free: true }),
        *run(g, unit, self) {
          yield* g.rules.suffer(g, unit, 1, { by: self.card });
          if (unit.status === 'play') yield* g.rules.act(g, unit, 'move', { free: true });
        },
      },
    ],
  },
  'command/zx-flame-projector': armsActiveHero,
};
