import { askAll, type ChoiceAsk, type Flow, rollDie, type Seat, say } from '@holotisch/engine';
import type { CommandMoment, OrderMoment } from '../../cards/moments.ts';
import { isNamed } from '../../cards/named.ts';
import { commandOf } from '../../data/index.ts';
import type { CommandCard, OrderFilter, OrderPattern } from '../../data/types.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { refuseCommand, refuseNomination, refuseOrder } from '../../reasons/units.ts';
import type { Side, Unit } from '../../state.ts';
import {
  banned,
  between,
  captainOf,
  enemiesOf,
  hasKeyword,
  isTrooper,
  isVehicle,
  keywordOf,
  numberOf,
  seatsOf,
} from '../../values.ts';
import { choose, chooseSeveral, chooseUnit, NONE, noneOption, unitOption } from '../choose.ts';
import { endOf, open, order } from '../timing.ts';

/** The command phase. LE-KOMMANDOPHASE-01..17 */

/** Units that take part in it; in 2.6 also those that still have to enter the table. R-L2-16 */
const own = (g: Legion, seat: Seat): readonly Unit[] => g.rules.mayActivate(g).filter((u) => u.seat === seat);

/** LE-KOMMANDOPHASE-03, R-LE-02: with a commander or an operative on the table. */
const mayPlay = (g: Legion, seat: Seat): boolean =>
  own(g, seat).some((u) => u.rank === 'commander' || u.rank === 'operative' || hasKeyword(g, u, 'field-commander'));

/** Cards of a character go with it. LE-KOMMANDOKARTEN-19, R-LE-04 */
export function playable(g: Legion, seat: Seat): readonly string[] {
  const { state } = g;
  const { cards, divulged } = state.hands[seat]!;
  const able = playableOf(g, seat, cards);
  const first = state.round === 1 ? able.filter((id) => divulged.includes(id) && isFirst(g, id)) : [];
  return first.length > 0 ? first : able;
}
function playableOf(g: Legion, seat: Seat, cards: readonly string[]): readonly string[] {
  const { state } = g;
  const { divulged } = state.hands[seat]!;
  const mine = own(g, seat);
  const aside = state.units.filter((u) => u.seat === seat && u.status === 'aside');
  return cards.filter((id) => {
    const { owners, commander } = commandOf(id, state.rules.edition);
    if (g.book.get(`command/${id}`)?.notInRound === state.round || banned(g, 'command', { seat, card: id }))
      return false;
    if (commander !== undefined && !commanders(g, mine).some((u) => isNamed(g, u, [commander]))) return false;
    const units = divulged.includes(id) ? [...mine, ...aside] : mine;
    return owners === undefined || units.some(({ card }) => owners.includes(card));
  });
}

/** It was shown before the first round and has to be played in it. */
const isFirst = (g: Legion, card: string): boolean => g.book.get(`command/${card}`)?.divulge?.first === true;

/** Step 1: secretly and at the same time. LE-KOMMANDOPHASE-02, -04, LE-KOMMANDOKARTEN-16, -20 */
export function* chooseCards(g: Legion): Flow {
  const { state } = g;
  yield* open(g, 'command.start', {});
  for (const hand of state.hands) {
    hand.played = null;
    hand.nominated = null;
  }
  let barred: Again | undefined;
  do {
    yield* chooseAnew(g, barred);
    barred = yield* reveal(g);
  } while (barred);
  if (g.rules.resolvesFirst) for (const seat of order(g)) yield* resolve(g, seat); // L2-KOMMANDOPHASE-03
}
type Again = NonNullable<CommandMoment['again']>;

/** Whoever has no card on the table chooses one; one that was just taken back may not be chosen again. */
function* chooseAnew(g: Legion, barred: Again | undefined): Flow {
  const { state } = g;
  const asks: ChoiceAsk[] = [];
  for (const seat of state.sides.keys()) {
    const hand = state.hands[seat]!;
    const open = playable(g, seat).filter((card) => barred?.seat !== seat || barred.card !== card);
    if (hand.played !== null || !mayPlay(g, seat) || open.length === 0) continue;
    asks.push({
      type: 'choice',
      seat,
      kind: 'command-card',
      prompt: say('le.ask.command-card'),
      clauses: ['LE-KOMMANDOPHASE-02', 'LE-KOMMANDOPHASE-04'],
      options: open.map((card) => ({
        id: card,
        label: say('le.commandCard', { card, pips: commandOf(card, state.rules.edition).pips }),
        about: { card },
      })),
      why: (card) => refuseCommand(g, card, seat),
    });
  }
  const answers = yield* askAll(asks);
  for (const [i, { seat }] of asks.entries()) {
    const hand = state.hands[seat]!;
    const card = String(answers[i]);
    hand.cards.splice(hand.cards.indexOf(card), 1);
    hand.played = card;
    const back = hand.aside.splice(0);
    if (back.length === 0) continue;
    hand.cards.push(...back);
    g.emit({ type: 'cardsReturned', seat, cards: back });
  }
  g.emit({ type: 'cardsChosen', seats: asks.map(({ seat }) => seat) });
}
/** Both at once; an effect may have one taken back. */
function* reveal(g: Legion): Flow<Again | undefined> {
  const { state } = g;
  state.revealed = true;
  g.emit({ type: 'cardsRevealed', cards: state.hands.map(({ played }) => played) });
  for (const seat of order(g)) yield* changePlans(g, seat);
  for (const seat of order(g)) {
    const m: CommandMoment = { seat, card: state.hands[seat]!.played, nominated: null };
    yield* open(g, 'command.revealed', m, { seats: [seat] });
    if (!m.again) continue;
    state.revealed = false;
    return m.again;
  }
  return undefined;
}
/** Contingencies: a card that was set aside, with as many pips, may be played instead; the other one is discarded. R-LE-105 */
function* changePlans(g: Legion, seat: Seat): Flow {
  const { state } = g;
  const hand = state.hands[seat]!;
  const card = hand.played;
  if (card === null || banned(g, 'contingency', { seat })) return;
  if (!own(g, seat).some((unit) => hasKeyword(g, unit, 'contingencies'))) return;
  const pips = (id: string): number => commandOf(id, state.rules.edition).pips;
  const able = playableOf(g, seat, hand.contingencies).filter((id) => pips(id) === pips(card));
  if (able.length === 0) return;
  const chosen = yield* choose({
    seat,
    kind: 'card-way',
    prompt: say('le.ask.contingency', { card }),
    clauses: ['LE-KOMMANDOKARTEN-14'],
    options: [...able.map((id) => ({ id, label: say('le.card', { card: id }) })), noneOption],
    about: { card },
  });
  if (chosen === NONE) return;
  hand.contingencies.splice(hand.contingencies.indexOf(chosen), 1);
  hand.discard.push(card);
  hand.played = chosen;
  g.emit({ type: 'cardDiscarded', seat, card });
  g.emit({ type: 'cardsRevealed', cards: state.hands.map(({ played }) => played) });
}
/** What the card of a seat does at once. */
function* resolve(g: Legion, seat: Seat): Flow {
  const { played: card } = g.state.hands[seat]!;
  if (card !== null) yield* open(g, 'command.resolve', { seat, card, nominated: null }, { seats: [seat] });
}

/** An order token goes back to its pool. */
export function returnOrder(g: Legion, unit: Unit): void {
  if (unit.order === 'none') return;
  unit.order = 'none';
  g.state.hands[unit.seat]!.pool.push(unit.rank);
  g.emit({ type: 'orderReturned', unit: unit.id });
}
/** A command card leaves the discard pile for the hand. */
export function returnCard(g: Legion, seat: Seat, card: string): void {
  const { discard, cards } = g.state.hands[seat]!;
  const at = discard.indexOf(card);
  if (at < 0) return;
  discard.splice(at, 1);
  cards.push(card);
  g.emit({ type: 'cardsReturned', seat, cards: [card] });
}

/** Step 2: the fewest pips; on a tie the holder of the round counter rolls. LE-KOMMANDOPHASE-05..07 */
export function* determinePriority(g: Legion): Flow {
  const { state } = g;
  const played = state.hands.flatMap(({ played: card }, seat) =>
    card === null ? [] : [{ seat, pips: commandOf(card, state.rules.edition).pips }],
  );
  const fewest = Math.min(...played.map(({ pips }) => pips));
  const best = played.filter(({ pips }) => pips === fewest).map(({ seat }) => seat);
  if (new Set(best.map((seat) => state.sides[seat])).size > 1) {
    const least = Math.min(...best.map((seat) => tiedPips(g, seat)));
    best.splice(0, best.length, ...best.filter((seat) => tiedPips(g, seat) === least));
  }
  const sides = new Set(best.map((seat) => state.sides[seat]!));
  if (played.length > 0 && new Set(played.map(({ seat }) => state.sides[seat])).size === 1)
    setPriority(g, yield* ofTeam(g, best), 'only'); // LE-KOMMANDOPHASE-07
  else if (sides.size === 1) setPriority(g, yield* ofTeam(g, best), 'pips');
  else {
    const tiedOf = (side: Side): readonly Seat[] => {
      const tied = best.filter((seat) => state.sides[seat] === side);
      return tied.length > 0 ? tied : seatsOf(state, side).slice(0, 1);
    };
    const totals = ([0, 1] as const).map((side) =>
      played.filter(({ seat }) => state.sides[seat] === side).reduce((sum, { pips }) => sum + pips, 0),
    );
    if (state.sides.length > 2 && totals[0] !== totals[1]) {
      const side = totals[0]! < totals[1]! ? 0 : 1; // LE-TEAM-GEFECHT-KOMMANDOPHASE-03
      setPriority(g, yield* ofTeam(g, tiedOf(side)), 'total');
    } else {
      // LE-KOMMANDOPHASE-06, LE-KOMMANDOKARTEN-18
      const roller = g.rules.tieRoller(g);
      const face = rollDie(state.chance, DEFENCE_DICE.red);
      const wins = face === 'block' ? state.sides[roller]! : state.sides[roller] === 0 ? 1 : 0;
      setPriority(g, yield* ofTeam(g, tiedOf(wins)), 'roll', face);
    }
  }
}
/** Two of one team are tied: they choose, by the voice of their captain. LE-TEAM-GEFECHT-KOMMANDOPHASE-02, R-LE-48 */
function* ofTeam(g: Legion, tied: readonly Seat[]): Flow<Seat> {
  const seat = yield* choose({
    seat: captainOf(g.state, g.state.sides[tied[0]!]!),
    kind: 'priority',
    prompt: say('le.ask.priority'),
    clauses: ['LE-TEAM-GEFECHT-KOMMANDOPHASE-02'],
    options: tied.map((one) => ({ id: String(one), label: say('le.seat', { seat: one }) })),
  });
  return Number(seat);
}
/** On a tie a card counts a pip less if its unit is cunning, and a pip more if an enemy interrogates that unit. */
function tiedPips(g: Legion, seat: Seat): number {
  const { owners } = commandOf(g.state.hands[seat]!.played!, g.state.rules.edition);
  const named = own(g, seat).filter((u) => owners?.includes(u.card));
  const cunning = named.some((u) => hasKeyword(g, u, 'cunning'));
  const interrogated = named.some((u) =>
    enemiesOf(g.state, u).some((enemy) => hasKeyword(g, enemy, 'interrogate') && isAt(between(g, enemy, u), 1)),
  );
  return Number(interrogated) - Number(cunning);
}
function setPriority(
  g: Legion,
  seat: Seat,
  how: 'pips' | 'only' | 'roll' | 'total',
  roll?: 'block' | 'surge' | 'blank',
): void {
  g.state.priority = seat;
  g.emit({ type: 'priority', seat, how, ...(roll && { roll }) });
}
export const tieRoller = (g: Legion): Seat => g.state.counter;

/** Step 3: beginning with whoever has priority. LE-KOMMANDOPHASE-08..14 */
export function* issueOrders(g: Legion): Flow {
  for (const seat of order(g)) {
    const hand = g.state.hands[seat]!;
    const nominated =
      hand.played === null ? null : yield* nominate(g, seat, commandOf(hand.played, g.state.rules.edition));
    hand.nominated = nominated?.id ?? null;
    const moment: CommandMoment = { seat, card: hand.played, nominated, given: 0 };
    if (!g.rules.resolvesFirst) yield* resolve(g, seat);
    yield* open(g, 'command.orders', moment, { seats: [seat] });
    if (hand.played !== null && nominated) {
      const special = g.book.get(`command/${hand.played}`)?.orders;
      if (special) yield* special(g, seat);
      else yield* ordersOf(g, seat, commandOf(hand.played, g.state.rules.edition), nominated, moment.given!);
    }
    yield* open(g, 'command.ordered', moment, { seats: [seat] });
  }
}

/** Who may be nominated where a card names nobody. */
const commanders = (g: Legion, units: readonly Unit[]): readonly Unit[] =>
  units.filter((u) => u.rank === 'commander' || hasKeyword(g, u, 'field-commander'));

/** LE-KOMMANDOPHASE-09, -10, R-LE-03: the unit that the card names, otherwise a commander. */
function* nominate(g: Legion, seat: Seat, card: CommandCard): Flow<Unit | null> {
  const units = own(g, seat);
  const able = card.owners
    ? units.filter((u) => card.owners!.includes(u.card))
    : commanders(g, units).filter((u) => card.commander === undefined || isNamed(g, u, [card.commander]));
  if (able.length === 0) return null;
  const id = yield* choose({
    seat,
    kind: 'nominate',
    prompt: say('le.ask.nominate', { card: card.id }),
    about: { card: card.id },
    clauses: ['LE-KOMMANDOPHASE-08', 'LE-KOMMANDOPHASE-10'],
    options: able.map(unitOption),
    why: (one) => refuseNomination(g, one, seat),
  });
  const unit = able.find((u) => String(u.id) === id)!;
  g.emit({ type: 'nominated', unit: unit.id, card: card.id });
  return unit;
}

/** Why a unit may not be given an order by another. LE-BEFEHLE-ERTEILEN-03..05, R-LE-05 */
export function mayOrder(g: Legion, unit: Unit, by: Unit | null): boolean {
  if (unit.order !== 'none' || !(unit.status === 'play' || g.rules.waitsBeside(g, unit))) return false;
  if (by && !isAt(between(g, by, unit), numberOf(g, by, 'orderRange', 3, { other: unit }))) return false;
  return !banned(g, 'order', { unit, by });
}

/** As many as the card names, if that is possible. LE-KOMMANDOKARTEN-11..13 */
function* ordersOf(g: Legion, seat: Seat, card: CommandCard, by: Unit, given: number): Flow {
  const { named, groups } = yield* ordersLeft(seat, card, given);
  const units = own(g, seat).filter((u) => mayOrder(g, u, by));
  const cap = orderCap(g, seat);
  if (cap < Number.POSITIVE_INFINITY) return yield* fewOrders(g, seat, card, by, units, cap);
  for (const name of named) {
    const able = units.filter((u) => u.order === 'none' && isCalled(g, u, name));
    if (able.length === 0) continue;
    const prompt = say('le.ask.orders', { card: card.id, n: 1 });
    yield* giveOrder(g, yield* chooseUnit(seat, able, ['LE-KOMMANDOKARTEN-11'], prompt, card.id), by, card.id);
  }
  for (const { count, of } of groups) {
    const fit = units.filter((u) => u.order === 'none' && (of.length === 0 || of.some((filter) => fits(g, u, filter))));
    const most = count === 'all' ? fit.length : Math.min(count, fit.length);
    for (const unit of yield* chooseOrdered(g, seat, card, by, fit, most)) yield* giveOrder(g, unit, by, card.id);
  }
}
/** What others' cards leave of it. */
const orderCap = (g: Legion, seat: Seat): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...g.having('orderCap').flatMap(({ source, rule }) => rule(g, seat, source) ?? []),
  );
/** Fewer orders than are printed: any of those that the card names. */
function* fewOrders(g: Legion, seat: Seat, card: CommandCard, by: Unit, units: readonly Unit[], most: number): Flow {
  const { named, groups } = card.orders;
  const fit = units.filter(
    (u) =>
      named.some((name) => isCalled(g, u, name)) ||
      groups.some(({ of }) => of.length === 0 || of.some((filter) => fits(g, u, filter))),
  );
  const n = Math.min(most, fit.length);
  const chosen = yield* chooseOrdered(g, seat, card, by, fit, n);
  for (const unit of chosen) yield* giveOrder(g, unit, by, card.id);
}
function* chooseOrdered(
  g: Legion,
  seat: Seat,
  card: CommandCard,
  by: Unit,
  fit: readonly Unit[],
  n: number,
): Flow<readonly Unit[]> {
  const ids = yield* chooseSeveral({
    seat,
    kind: 'orders',
    prompt: say('le.ask.orders', { card: card.id, n }),
    about: { card: card.id },
    clauses: ['LE-KOMMANDOKARTEN-11', 'LE-KOMMANDOKARTEN-12', 'LE-KOMMANDOKARTEN-13'],
    options: fit.map(unitOption),
    min: n,
    max: n,
    why: (id) => refuseOrder(g, id, seat, by),
  });
  return fit.filter((u) => ids.includes(String(u.id)));
}
/** Orders that an effect has given to somebody else already come off those of the card; the player says which. */
function* ordersLeft(seat: Seat, { id, orders }: CommandCard, given: number): Flow<OrderPattern> {
  const named = [...orders.named];
  const groups = orders.groups.map((group) => ({ ...group }));
  for (let left = given; left > 0; left--) {
    const options = [
      ...named.map((name) => ({ id: name, label: say('le.orderNamed', { name }) })),
      ...groups.flatMap(({ count }, at) =>
        count === 'all' || count > 0 ? [{ id: String(at), label: say('le.orderGroup', { n: count }) }] : [],
      ),
    ];
    if (options.length === 0) break;
    const less = yield* choose({
      seat,
      kind: 'card-way',
      prompt: say('le.ask.order-less', { card: id }),
      about: { card: id },
      clauses: ['LE-KOMMANDOKARTEN-11'],
      options,
    });
    const group = named.includes(less) ? undefined : groups[Number(less)];
    if (!group) named.splice(named.indexOf(less), 1);
    else if (group.count !== 'all') group.count--;
  }
  return { named, groups };
}
const isCalled = (g: Legion, unit: Unit, name: string): boolean => {
  const card = g.card(unit);
  return card.name.en === name || card.title?.en === name;
};
function fits(g: Legion, unit: Unit, filter: OrderFilter): boolean {
  if ('kind' in filter) return filter.kind === 'trooper' ? isTrooper(g, unit) : isVehicle(g, unit);
  if ('type' in filter) return g.card(unit).type === filter.type;
  if ('rank' in filter) return unit.rank === filter.rank;
  if ('named' in filter) return isNamed(g, unit, [filter.named]);
  return keywordOf(g, unit, filter.keyword) > 0;
}

/** LE-BEFEHLE-ERTEILEN-06: its token is placed beside it, faceup. */
export function* giveOrder(g: Legion, unit: Unit, by: Unit | null, card: string | null = null): Flow {
  const m: OrderMoment = { unit, by, card, instead: null };
  yield* open(g, 'order.before', m);
  const receiver = m.instead ?? unit;
  if (receiver.order !== 'none') return;
  receiver.order = 'faceup';
  g.emit({ type: 'ordered', unit: receiver.id, by: by?.id ?? null });
  yield* open(g, 'unit.ordered', { unit: receiver, by, card, instead: null });
}

/** Step 4: everybody else's tokens go into the pool. LE-KOMMANDOPHASE-15, -16 */
export function* formPool(g: Legion): Flow {
  const { state } = g;
  for (const [seat, hand] of state.hands.entries()) {
    hand.pool.length = 0;
    for (const unit of state.units)
      if (
        unit.seat === seat &&
        unit.order === 'none' &&
        (unit.status === 'play' || unit.status === 'aside' || unit.status === 'reserve')
      )
        hand.pool.push(unit.rank);
    for (const unit of state.units)
      if (unit.seat === seat && unit.status !== 'defeated' && hasKeyword(g, unit, 'unstoppable'))
        hand.pool.push(unit.rank);
    g.emit({ type: 'poolFormed', seat, tokens: hand.pool.length });
  }
  yield* g.rules.passPool(g);
  yield* open(g, 'command.end', {});
  endOf(g, 'phase');
}
