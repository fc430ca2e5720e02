import { askAll, type ChoiceAsk, type Flow, rollDie, type Seat, say } from '@holotisch/engine';
import { commandOf } from '../data/index.ts';
import type { CommandCard, OrderFilter } from '../data/types.ts';
import { DEFENCE_DICE } from '../dice.ts';
import { isAt } from '../geometry/range.ts';
import type { Legion } from '../legion.ts';
import type { Side, Unit } from '../state.ts';
import {
  banned,
  between,
  captainOf,
  hasKeyword,
  isTrooper,
  isVehicle,
  keywordOf,
  numberOf,
  seatsOf,
} from '../values.ts';
import { choose, chooseSeveral, unitOption } from './choose.ts';
import { endOf, open, order } from './timing.ts';

/** The command phase. LE-KOMMANDOPHASE-01..17 */

/** The card that always comes back. LE-ENDPHASE-03 */
export const STANDING_ORDERS = 'standing-orders';

/** Units that take part in it; in 2.6 also those that still have to enter the table. R-L2-16 */
const own = (g: Legion, seat: Seat): readonly Unit[] => g.rules.mayActivate(g).filter((u) => u.seat === seat);

/** LE-KOMMANDOPHASE-03, R-LE-02: with a commander or an operative on the table. */
export const mayPlay = (g: Legion, seat: Seat): boolean =>
  own(g, seat).some((u) => u.rank === 'commander' || u.rank === 'operative' || hasKeyword(g, u, 'field-commander'));

/** Cards of a character go with it. LE-KOMMANDOKARTEN-19, R-LE-04 */
export function playable(g: Legion, seat: Seat): readonly string[] {
  const { state } = g;
  return state.hands[seat]!.cards.filter((id) => {
    const { owners } = commandOf(id, state.rules.edition);
    return owners === undefined || own(g, seat).some(({ card }) => owners.includes(card));
  });
}

/** Step 1: secretly and at the same time. LE-KOMMANDOPHASE-02, -04, LE-KOMMANDOKARTEN-16, -20 */
export function* chooseCards(g: Legion): Flow {
  const { state } = g;
  yield* open(g, 'command.start', {});
  const asks: ChoiceAsk[] = [];
  for (const seat of state.sides.keys()) {
    const hand = state.hands[seat]!;
    hand.played = null;
    hand.nominated = null;
    const open = playable(g, seat);
    if (!mayPlay(g, seat) || open.length === 0) continue;
    asks.push({
      ...{
        type: 'choice',
        seat,
        kind: 'command-card',
        prompt: say('le.ask.command-card'),
        clauses: ['LE-KOMMANDOPHASE-02', 'LE-KOMMANDOPHASE-04'],
      },
      options: open.map((card) => ({
        id: card,
        label: say('le.commandCard', { card, pips: commandOf(card, state.rules.edition).pips }),
        about: { card },
      })),
    });
  }
  const answers = yield* askAll(asks);
  for (const [i, { seat }] of asks.entries()) {
    const hand = state.hands[seat]!;
    const card = String(answers[i]);
    hand.cards.splice(hand.cards.indexOf(card), 1);
    hand.played = card;
  }
  g.emit({ type: 'cardsChosen', seats: asks.map(({ seat }) => seat) });
  state.revealed = true;
  g.emit({ type: 'cardsRevealed', cards: state.hands.map(({ played }) => played) });
  for (const seat of order(g))
    yield* open(g, 'command.revealed', { seat, card: state.hands[seat]!.played, nominated: null }, { seats: [seat] });
}

/** Step 2: the fewest pips; on a tie the holder of the round counter rolls. LE-KOMMANDOPHASE-05..07 */
export function* determinePriority(g: Legion): Flow {
  const { state } = g;
  const played = state.hands.flatMap(({ played: card }, seat) =>
    card === null ? [] : [{ seat, pips: commandOf(card, state.rules.edition).pips }],
  );
  const fewest = Math.min(...played.map(({ pips }) => pips));
  const best = played.filter(({ pips }) => pips === fewest).map(({ seat }) => seat);
  const cunning = best.filter((seat) => isCunning(g, seat));
  if (new Set(best.map((seat) => state.sides[seat])).size > 1 && new Set(cunning.map((s) => state.sides[s])).size === 1)
    best.splice(0, best.length, ...cunning); // a pip less on a tie
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
    ...{ seat: captainOf(g.state, g.state.sides[tied[0]!]!), kind: 'priority', prompt: say('le.ask.priority') },
    clauses: ['LE-TEAM-GEFECHT-KOMMANDOPHASE-02'],
    options: tied.map((one) => ({ id: String(one), label: say('le.seat', { seat: one }) })),
  });
  return Number(seat);
}
/** The card that it has played belongs to one of its units with that keyword. */
const isCunning = (g: Legion, seat: Seat): boolean => {
  const { owners } = commandOf(g.state.hands[seat]!.played!, g.state.rules.edition);
  return own(g, seat).some((u) => owners?.includes(u.card) && hasKeyword(g, u, 'cunning'));
};
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
    const moment = { seat, card: hand.played, nominated };
    yield* open(g, 'command.orders', moment, { seats: [seat] });
    if (hand.played !== null && nominated) {
      const special = g.book.get(`command/${hand.played}`)?.orders;
      if (special) yield* special(g, seat);
      else yield* ordersOf(g, seat, commandOf(hand.played, g.state.rules.edition), nominated);
    }
    yield* open(g, 'command.ordered', moment, { seats: [seat] });
  }
}

/** LE-KOMMANDOPHASE-09, -10, R-LE-03: the unit that the card names, otherwise a commander. */
function* nominate(g: Legion, seat: Seat, card: CommandCard): Flow<Unit | null> {
  const units = own(g, seat);
  const able = card.owners
    ? units.filter((u) => card.owners!.includes(u.card))
    : units.filter((u) => u.rank === 'commander' || hasKeyword(g, u, 'field-commander'));
  if (able.length === 0) return null;
  const id = yield* choose({
    ...{ seat, kind: 'nominate', prompt: say('le.ask.nominate', { card: card.id }), about: { card: card.id } },
    ...{ clauses: ['LE-KOMMANDOPHASE-08', 'LE-KOMMANDOPHASE-10'], options: able.map(unitOption) },
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
export function* ordersOf(g: Legion, seat: Seat, card: CommandCard, by: Unit): Flow {
  const { named, groups } = card.orders;
  const units = own(g, seat).filter((u) => mayOrder(g, u, by));
  for (const name of named) {
    const unit = units.find((u) => u.order === 'none' && isCalled(g, u, name));
    if (unit) yield* giveOrder(g, unit, by);
  }
  for (const { count, of } of groups) {
    const fit = units.filter((u) => u.order === 'none' && (of.length === 0 || of.some((filter) => fits(g, u, filter))));
    const most = count === 'all' ? fit.length : Math.min(count, fit.length);
    const ids =
      most === fit.length
        ? fit.map((u) => String(u.id))
        : yield* chooseSeveral({
            ...{
              seat,
              kind: 'orders',
              prompt: say('le.ask.orders', { card: card.id, n: most }),
              about: { card: card.id },
              min: most,
              max: most,
            },
            ...{
              clauses: ['LE-KOMMANDOKARTEN-11', 'LE-KOMMANDOKARTEN-12', 'LE-KOMMANDOKARTEN-13'],
              options: fit.map(unitOption),
            },
          });
    for (const unit of fit) if (ids.includes(String(unit.id))) yield* giveOrder(g, unit, by);
  }
}
const isCalled = (g: Legion, unit: Unit, name: string): boolean => {
  const card = g.card(unit);
  return card.name.en === name || card.title?.en === name;
};
export function fits(g: Legion, unit: Unit, filter: OrderFilter): boolean {
  if ('kind' in filter) return filter.kind === 'trooper' ? isTrooper(g, unit) : isVehicle(g, unit);
  if ('type' in filter) return g.card(unit).type === filter.type;
  if ('rank' in filter) return unit.rank === filter.rank;
  return keywordOf(g, unit, filter.keyword) > 0;
}

/** LE-BEFEHLE-ERTEILEN-06: its token is placed beside it, faceup. */
export function* giveOrder(g: Legion, unit: Unit, by: Unit | null): Flow {
  const m = { unit, by, instead: null as Unit | null };
  yield* open(g, 'unit.ordered', m);
  if (m.instead) return yield* giveOrder(g, m.instead, unit);
  if (unit.order !== 'none') return;
  unit.order = 'faceup';
  g.emit({ type: 'ordered', unit: unit.id, by: by?.id ?? null });
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
    g.emit({ type: 'poolFormed', seat, tokens: hand.pool.length });
  }
  yield* g.rules.passPool(g);
  yield* open(g, 'command.end', {});
  endOf(g, 'phase');
}
