import { below, type Flow, rollDice, rollDie, type Seat, say } from '@holotisch/engine';
import type { DrawMoment, NextMoment, PoolMoment, RallyMoment, TurnMoment } from '../../cards/moments.ts';
import { CardSource } from '../../cards/source.ts';
import type { Rank } from '../../data/types.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { refuseActivation, refuseDrawn } from '../../reasons/units.ts';
import { type ActionName, newTurn, type Side, type Unit } from '../../state.ts';
import {
  banned,
  between,
  captainOf,
  courageOf,
  friendsOf,
  hasKeyword,
  isFriendly,
  isSuppressed,
  isTrooper,
  numberOf,
  otherSide,
  seatsOf,
} from '../../values.ts';
import { choose, chooseAnyway, NONE, unitOption } from '../choose.ts';
import { endOf, type Offer, open, ownFirst } from '../timing.ts';
import { mayBeSuppressed, remove } from '../tokens.ts';
import {
  actLabel,
  actName,
  barredActs,
  cardActs,
  performCard,
  refuseAction,
  refuseNamedAction,
  refuseTwice,
} from './actions.ts';
import { isAboard } from './transport.ts';

/** The activation phase: turn by turn a unit, and its activation step by step. */

const waiting = (g: Legion, side: number): readonly Unit[] =>
  g.rules.mayActivate(g).filter((u) => g.state.sides[u.seat] === side && isWaiting(g, u));
export const allActivated = (g: Legion): boolean =>
  !g.rules.mayActivate(g).some((u) => isWaiting(g, u)) && !g.rules.reservesWait(g);
/** With an order, or with a token left that may be drawn for it. */
const isWaiting = (g: Legion, unit: Unit): boolean =>
  unit.order === 'faceup' || (unit.order === 'none' && hasTokens(g, unit.seat)) || mayActAgain(g, unit);
const hasTokens = ({ state }: Legion, seat: Seat): boolean =>
  state.hands[seat]!.pool.length + state.hands[seat]!.kept.length > 0;

/** Unstoppable: one token does not stop it; the second one of a round does. */
function mayActAgain(g: Legion, unit: Unit): boolean {
  const { pool, kept } = g.state.hands[unit.seat]!;
  return (
    unit.order === 'facedown' &&
    unit.note[AGAIN] !== g.state.round &&
    hasKeyword(g, unit, 'unstoppable') &&
    (pool.includes(unit.rank) || kept.includes(unit.rank))
  );
}
const AGAIN = 'activatedAgain';

/** LE-AKTIVIERUNGSPHASE-01..04, -07: a unit with an order, or one whose token is drawn. */
export function* takeTurn(g: Legion): Flow {
  const { state } = g;
  const side = state.turnOf;
  if (waiting(g, side).length === 0 && !g.rules.reservesWait(g, side)) {
    state.turnOf = otherSide(side); // LE-AKTIVIERUNGSPHASE-03
    return;
  }
  const m: TurnMoment = { side, chosen: null };
  yield* open(g, 'turn.start', m);
  if (m.chosen) {
    state.turnOf = otherSide(side);
    return yield* activateUnit(g, m.chosen);
  }
  const seats = opens(g, side) ? [state.priority] : seatsOf(state, side);
  const ordered = waiting(g, side).filter((u) => u.order === 'faceup' && seats.includes(u.seat));
  const draws = seats.filter((seat) => hasTokens(g, seat));
  const passes = g.rules.passOptions(g, side);
  const answer = yield* choose({
    seat: captainOf(state, side),
    kind: 'activate',
    prompt: say('le.ask.activate'),
    about: {},
    clauses: ['LE-AKTIVIERUNGSPHASE-01', 'LE-AKTIVIERUNGSPHASE-04'],
    options: [
      ...ordered.map(unitOption),
      ...draws.map((seat) => ({
        id: draws.length > 1 ? `draw.${seat}` : 'draw',
        label: say(draws.length > 1 ? 'le.drawOf' : 'le.draw', {
          seat,
          left: state.hands[seat]!.pool.length + state.hands[seat]!.kept.length,
        }),
      })),
      ...passes,
    ],
    why: (id) => refuseActivation(g, id, seats[0]!),
  });
  if (passes.some(({ id }) => id === answer)) return yield* g.rules.pass(g, side, answer);
  if (answer.startsWith('draw')) {
    const seat = answer === 'draw' ? draws[0]! : Number(answer.split('.')[1]);
    const unit = yield* drawn(g, seat);
    if (!unit) return;
    return yield* takesTurn(g, unit);
  }
  yield* takesTurn(g, g.unit(Number(answer)));
}

/** The round's first activation is that of the very player who has priority. LE-TEAM-GEFECHT-KOMMANDOPHASE-01 */
const opens = (g: Legion, side: Side): boolean =>
  g.state.sides.length > 2 &&
  g.state.sides[g.state.priority] === side &&
  !g.state.units.some((u) => u.order === 'facedown') &&
  waiting(g, side).some((u) => u.seat === g.state.priority);

/** It is activated, and the next turn is the other side's; who did not pass may pass again. R-L2-04 */
function* takesTurn(g: Legion, unit: Unit): Flow {
  const { state } = g;
  const side = state.sides[unit.seat]!;
  for (const seat of seatsOf(state, side)) state.hands[seat]!.passed = false;
  state.turnOf = otherSide(side);
  yield* activateUnit(g, unit);
}

/** A token is drawn blindly; one that fits no unit is removed, and the player draws again. LE-AKTIVIERUNGSPHASE-04, -07 */
function* drawn(g: Legion, seat: number): Flow<Unit | undefined> {
  const { pool, kept } = g.state.hands[seat]!;
  while (pool.length + kept.length > 0) {
    const before: PoolMoment = { seat, rank: null, chosen: null };
    yield* open(g, 'pool.draw', before, { also: () => insteadOfDrawing(g, seat) });
    if (before.chosen) return before.chosen;
    const again = g.rules.mayActivate(g).filter((u) => mayActAgain(g, u));
    const m: DrawMoment = { seat, rank: drawToken(g, seat, before) };
    yield* open(g, 'token.drawn', m);
    const { rank } = m;
    const fit = g.rules
      .mayActivate(g)
      .filter((u) => u.seat === seat && u.rank === rank && (u.order === 'none' || again.includes(u)));
    if (fit.length > 0) {
      const id = yield* choose({
        seat,
        kind: 'drawn',
        prompt: say('le.ask.drawn', { rank }),
        clauses: ['LE-AKTIVIERUNGSPHASE-04'],
        options: fit.map(unitOption),
        about: { rank },
        why: (one) => refuseDrawn(g, one, seat, rank),
      });
      const unit = fit.find((u) => String(u.id) === id)!;
      if (unit.order === 'facedown') unit.note[AGAIN] = g.state.round;
      return unit;
    }
    if (yield* g.rules.reinforce(g, seat, rank)) return undefined; // LE-ERRATA-SCHNELLE-VERSTAERKUNG-02
    g.emit({ type: 'tokenRemoved', seat, rank });
    if (!g.rules.drawsAgain) return undefined; // R-L2-04
  }
  return undefined;
}

/** Cards in hand, or set aside, that are discarded instead. */
function insteadOfDrawing(g: Legion, seat: Seat): readonly Offer<'pool.draw'>[] {
  const hand = g.state.hands[seat]!;
  const aside = banned(g, 'contingency', { seat }) ? [] : hand.contingencies;
  return [...hand.cards, ...aside].flatMap((card) => {
    const instead = g.book.get(`command/${card}`)?.insteadOfDrawing;
    if (!instead?.when(g, seat)) return [];
    const source = new CardSource(`command:${seat}.${card}`, card, seat);
    const rule: Offer<'pool.draw'>['rule'] = {
      window: 'pool.draw',
      when: (_g, m) => m.chosen === null,
      *run(_g, m) {
        const from = hand.cards.includes(card) ? hand.cards : hand.contingencies;
        from.splice(from.indexOf(card), 1);
        hand.discard.push(card);
        g.emit({ type: 'cardDiscarded', seat, card });
        m.chosen = (yield* instead.run(g, seat)) ?? null;
      },
    };
    return [{ source, rule }];
  });
}
/**
 * A token leaves the order pool of a seat: one that an effect names, otherwise any; those on a card where it says so, or
 * when there is no other. LE-AKTIVIERUNGSPHASE-04
 */
export function drawToken(g: Legion, seat: Seat, named: Pick<PoolMoment, 'rank' | 'kept'> = { rank: null }): Rank {
  const { pool, kept } = g.state.hands[seat]!;
  const from = named.kept || pool.length === 0 ? kept : pool;
  const at = named.rank === null ? below(g.state.chance, from.length) : from.indexOf(named.rank);
  const rank = from.splice(at, 1)[0]!;
  g.emit({ type: 'tokenDrawn', seat, rank });
  return rank;
}

/** Its activation begins; its steps are activities of their own. */
function* activateUnit(g: Legion, unit: Unit): Flow {
  const actions = numberOf(g, unit, 'actions', 2);
  g.state.turn = newTurn(unit.id, actions);
  g.emit({ type: 'activates', unit: unit.id, actions });
}

/** The next step of the activation that is going on. */
export function* turnStep(g: Legion): Flow {
  const turn = g.state.turn!;
  const unit = g.unit(turn.unit);
  if (unit.status === 'defeated' && turn.step !== 'end') turn.step = 'end';
  switch (turn.step) {
    case 'start':
      return yield* startOfActivation(g, unit);
    case 'rally':
      return yield* rally(g, unit);
    case 'act':
      return yield* nextAction(g, unit);
    case 'end':
      return yield* endOfActivation(g, unit);
  }
}

/** Step 1. LE-AKTIVIERUNG-VON-EINHEITEN-01, -02, LE-IONENMARKER-01, LE-GLEITER-X-02 */
function* startOfActivation(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  if (unit.tokens.ion > 0) {
    lose(g, unit, g.rules.ionLoss(g, unit), 'ion');
    if (g.rules.ionLeaves === 'at once') remove(g, unit, 'ion', unit.tokens.ion, 'rule');
  }
  if (unit.damaged) {
    const face = rollDie(g.state.chance, DEFENCE_DICE.white);
    g.emit({ type: 'damageRoll', unit: unit.id, face });
    if (face === 'blank') lose(g, unit, 1, 'damaged');
  }
  yield* open(g, 'unit.activates', { unit });
  if (unit.status === 'play') yield* g.rules.compulsory(g, unit);
  turn.step = unit.status === 'play' || g.rules.waitsBeside(g, unit) ? 'rally' : 'end';
}
function lose(g: Legion, unit: Unit, count: number, why: 'ion' | 'damaged' | 'suppressed'): void {
  const turn = g.state.turn!;
  const lost = Math.min(count, turn.actions);
  if (lost === 0) return;
  turn.actions -= lost;
  g.emit({ type: 'actionLost', unit: unit.id, count: lost, why, clauses: [g.rules.lossClauses[why]] });
}

/** Step 2. LE-SAMMELN-01..15 */
function* rally(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  const m: RallyMoment = { unit, dice: unit.tokens.suppression, removed: 0 };
  yield* open(g, 'unit.rallies', m);
  const colour = numberOf(g, unit, 'rallyRed', 0) > 0 ? 'red' : 'white'; // LE-UNBEZWINGBAR-01
  const faces = rollDice(g.state.chance, DEFENCE_DICE[colour], isTrooper(g, unit) ? m.dice : 0);
  const calmed = faces.filter((face) => face !== 'blank').length + m.removed;
  const able = Math.min(unit.tokens.suppression, calmed, m.most ?? Number.POSITIVE_INFINITY);
  const removed = remove(g, unit, 'suppression', able - (yield* kept(g, unit, able)), 'rally');
  if (faces.length > 0)
    g.emit({ type: 'rallied', unit: unit.id, faces, colour, removed, left: unit.tokens.suppression });
  if (isSuppressed(g, unit)) lose(g, unit, 1, 'suppressed'); // LE-NIEDERHALTEN-07
  yield* g.rules.checkPanic(g, unit);
  yield* open(g, 'unit.rallied', { unit }); // LE-ANSPORNEN-X-01, -02
  turn.step = 'act';
}

/** Who may keep suppression tokens that it would lose says how many. */
export function* kept(g: Legion, unit: Unit, removed: number): Flow<number> {
  const most = Math.min(removed, numberOf(g, unit, 'mayKeepSuppression', 0));
  if (most <= 0) return 0;
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  const answer = yield* choose({
    seat: unit.seat,
    kind: 'keep',
    about: { unit: unit.id },
    clauses: ['LE-SAMMELN-02'],
    prompt: say('le.ask.keep', { unit: unit.id }),
    options: numbers.map((n) => ({ id: String(n), label: say('le.number', { n }) })),
  });
  return Number(answer);
}

/** LE-NIEDERHALTEN-10, LE-PANIK-02, -03, R-LE-32: with one's own courage or that of a commander nearby. */
export function* checkPanic(g: Legion, unit: Unit): Flow {
  const courage = courageOf(g, unit);
  if (
    numberOf(g, unit, 'steadfast', 0) > 0 ||
    !mayBeSuppressed(g, unit) ||
    courage === null ||
    unit.tokens.suppression < 2 * courage ||
    unit.tokens.suppression === 0
  ) {
    if (unit.panicked) g.rules.calm(g, unit);
    return;
  }
  const lent = lentCourage(g, unit);
  const best = Math.max(courage, ...lent);
  if (best > courage && unit.tokens.suppression < 2 * best) {
    const use = yield* choose({
      seat: unit.seat,
      kind: 'courage',
      about: { unit: unit.id },
      clauses: ['LE-PANIK-03', 'LE-COMMANDER-12'],
      prompt: say('le.ask.courage', { unit: unit.id, courage: best === Number.POSITIVE_INFINITY ? '–' : best }),
      options: [
        { id: 'yes', label: say('le.yes') },
        { id: 'no', label: say('le.no') },
      ],
    });
    if (use === 'yes') {
      if (unit.panicked) {
        unit.panicked = false;
        g.emit({
          type: 'panicked',
          unit: unit.id,
          is: false,
          courage: best === Number.POSITIVE_INFINITY ? null : best,
        });
      }
      return;
    }
  }
  unit.panicked = true;
  g.emit({ type: 'panicked', unit: unit.id, is: true, courage });
  yield* g.rules.dropClaimed(g, unit); // LE-EINSATZZIELMARKER-10
  g.state.turn!.panics = true;
}
/** LE-COMMANDER-12, -13, LE-TEAM-GEFECHT-ZUSATZREGELN-03 */
export function lentCourage(g: Legion, unit: Unit): readonly number[] {
  return [...friendsOf(g.state, unit), ...g.state.units.filter((u) => isAboard(u) && isFriendly(g.state, unit, u))]
    .filter(
      (friend) =>
        (friend.rank === 'commander' || hasKeyword(g, friend, 'field-commander')) &&
        friend !== unit &&
        g.rules.trusts(g, unit, friend) &&
        isAt(between(g, friend, unit), numberOf(g, friend, 'courageRange', 3)),
    )
    .map((friend) => {
      if (friend.rank !== 'commander') return FIELD_COURAGE;
      return isTrooper(g, friend) ? (courageOf(g, friend) ?? Number.POSITIVE_INFINITY) : 0;
    })
    .concat(g.rules.moreCourage(g, unit));
}

/** What a field commander lends, whatever its own courage. */
const FIELD_COURAGE = 2;

/** LE-AKTIONEN-01 */
export const COMMON = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'] as const;

/** Step 3: one action after the other. LE-AKTIVIERUNG-VON-EINHEITEN-05, -06 */
function* nextAction(g: Legion, unit: Unit): Flow {
  const turn = g.state.turn!;
  if (turn.panics) {
    turn.step = 'end';
    if (unit.inside !== null) return; // R-LE-107
    return yield* g.rules.panic(g, unit);
  }
  if (turn.over) {
    turn.step = 'end';
    return;
  }
  if (yield* g.rules.beforeActions(g, unit)) return;
  const paid: ActionName[] = turn.actions > 0 ? g.rules.common.filter((action) => !refuseAction(g, unit, action)) : [];
  if (!refuseAction(g, unit, 'withdraw')) paid.push('withdraw');
  const acts = cardActs(g, unit).filter(({ source, act }) => {
    const name = actName(source, act);
    const times = turn.done.filter((one) => one === name).length;
    if (!act.repeatable && times >= numberOf(g, unit, 'cardActions', 1)) return false; // LE-KARTENAKTIONEN-03
    if (act.as === 'attack' && refuseTwice(g, unit, 'attack')) return false;
    if (act.free) return true;
    return turn.actions >= (act.cost ?? 1) && !banned(g, 'action', { unit, action: act.as ?? name, free: false });
  });
  if (paid.length === 0 && acts.length === 0) return yield* noMore(g, unit);
  const mayStop = paid.length === 0 || banned(g, 'idle', { unit }) === undefined;
  const answer = yield* chooseAnyway({
    seat: unit.seat,
    kind: 'action',
    about: { unit: unit.id },
    clauses: ['LE-AKTIONEN-01', 'LE-AKTIONEN-02'],
    prompt: say('le.ask.action', { unit: unit.id, left: turn.actions }),
    options: [
      ...paid.map((id) => ({ id, label: say(`le.action.${id}`) })),
      ...acts.map(({ source, act }) => ({
        id: actName(source, act),
        label: actLabel(source, act),
        about: { unit: unit.id, card: source.card },
      })),
      ...(mayStop ? [{ id: NONE, label: say('le.noMoreActions') }] : []),
    ],
    barred: () =>
      turn.actions === 0
        ? []
        : [
            ...g.rules.common.flatMap((id) => {
              const refusal = refuseAction(g, unit, id);
              return refusal ? [{ id, label: say(`le.action.${id}`), refusal }] : [];
            }),
            ...barredActs(g, unit, acts),
          ],
    why: (id) => refuseNamedAction(g, unit, id),
  });
  if (answer === NONE) return yield* noMore(g, unit);
  const card = acts.find(({ source, act }) => actName(source, act) === answer);
  if (card) {
    if (!card.act.free) turn.actions -= card.act.cost ?? 1;
    return yield* performCard(g, unit, card.source, card.act);
  }
  turn.actions--;
  yield* g.rules.act(g, unit, answer as (typeof COMMON)[number] | 'withdraw');
}

/** A wound for each poison token, and they are gone. R-LE-101 */
function* sicken(g: Legion, unit: Unit): Flow {
  const poison = remove(g, unit, 'poison', unit.tokens.poison, 'end');
  if (poison > 0) yield* g.rules.suffer(g, unit, poison, { by: 'poison' });
}
function* noMore(g: Legion, unit: Unit): Flow {
  yield* g.rules.afterActions(g, unit);
  if (g.state.turn) g.state.turn.step = 'end';
}

/** LE-AKTIVIERUNGSPHASE-06, LE-IONENMARKER-02, LE-IMMOBILISIERT-MARKER-03 */
function* endOfActivation(g: Legion, unit: Unit): Flow {
  const { turn } = g.state;
  if (unit.status === 'play') {
    yield* open(g, 'unit.ends', { unit });
    yield* g.rules.unitEnds(g, unit);
    yield* sicken(g, unit);
    if (g.rules.ionLeaves === 'at the end') remove(g, unit, 'ion', unit.tokens.ion, 'end');
    remove(g, unit, 'immobilize', unit.tokens.immobilize, 'end');
  }
  if (turn) endOf(g, 'activation');
  unit.order = 'facedown';
  g.emit({ type: 'activationEnds', unit: unit.id });
  g.state.turn = null;
  const m: NextMoment = { unit, next: null };
  yield* open(g, 'unit.activated', m, { seats: ownFirst(g, unit) });
  if (m.next) yield* activateUnit(g, m.next);
}
