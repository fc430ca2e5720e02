import {
  CardIndex,
  type InForce as CardInForce,
  CardTable,
  type Dealer,
  type Laid,
  type Seat,
} from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import type { ArmadaState, Damage, Equipped, Ship, Unit } from '../state.ts';
import { CardSource } from './source.ts';
import type { CardBook, CardRules } from './vocabulary.ts';

/** Which cards are in a match, where they lie, and which of them act now. */

/** A card on the table by numbers, so that it is found again in any copy of the state. */
export interface CardPlace {
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly unit?: number;
  /** Its place among the upgrade cards of the ship. */
  readonly at?: number;
}

type InForce = CardInForce<CardRules, CardSource>;
type ArmadaIndex = CardIndex<Armada, CardRules, CardPlace, CardSource>;
export type ArmadaCards = CardTable<Armada, CardRules, CardPlace, CardSource>;

/** The name of one very card on one very ship, for limits and notation: `3:wulff-yularen`. */
export const upgradeKey = (ship: Ship, { id }: Equipped): string => `${ship.id}:${id}`;

/**
 * What an upgrade card does: some were printed again with another text, and each format plays the text of its prices.
 * R-AR-74
 */
function upgradeRules({ rules: { prices } }: ArmadaState, book: CardBook, id: string): CardRules | undefined {
  const latest = book.get(`upgrade/${id}`);
  return prices === 'latest' ? latest : (book.get(`first/${id}`) ?? latest);
}

/** The same for a match that is going on. */
export const rulesOf = (g: Armada, id: string): CardRules | undefined => upgradeRules(g.state, g.book, id);

/** Files all cards of a match: upgrades, squadrons, the objective. */
export function cardIndex(state: ArmadaState, book: CardBook): ArmadaIndex {
  const out: Laid<CardRules, CardPlace>[] = [];
  for (const unit of state.units) {
    if (unit.kind === 'squadron') {
      const rules = book.get(`squadron/${unit.card}`);
      if (rules)
        out.push({
          at: { key: `${unit.id}:${unit.card}`, card: unit.card, seat: unit.seat, unit: unit.id },
          piece: unit.id,
          rules,
        });
      continue;
    }
    for (const [at, equipped] of unit.upgrades.entries()) {
      const rules = upgradeRules(state, book, equipped.id);
      if (rules)
        out.push({
          at: { key: upgradeKey(unit, equipped), card: equipped.id, seat: unit.seat, unit: unit.id, at },
          piece: unit.id,
          rules,
        });
    }
  }
  const objective = state.objective === null ? undefined : book.get(`objective/${state.objective}`);
  if (objective && state.objective !== null)
    for (const side of [0, 1] as const)
      out.push({
        at: { key: `objective:${side}`, card: state.objective, seat: state.captains[side] },
        rules: objective,
      });
  return new CardIndex(out, dealable(book));
}

/** Which cards there were when they were filed; a copy of the state has the same, unless one has been exchanged. */
export type Fitted = { readonly objective: string | null; readonly upgrades: readonly (readonly string[])[] };
export const fittedIn = (state: ArmadaState): Fitted => ({
  objective: state.objective,
  upgrades: state.units.map((u) => (u.kind === 'ship' ? u.upgrades.map(({ id }) => id) : [u.card])),
});
export function isIndexOf(state: ArmadaState, { objective, upgrades }: Fitted): boolean {
  if (objective !== state.objective || upgrades.length !== state.units.length) return false;
  return state.units.every((unit, i) => {
    const known = upgrades[i]!;
    if (unit.kind === 'squadron') return known[0] === unit.card;
    return known.length === unit.upgrades.length && unit.upgrades.every((u, k) => u.id === known[k]);
  });
}

/** The cards of a state, filed under an index that fits it. */
export const cardTable = (index: ArmadaIndex, state: ArmadaState, book: CardBook): ArmadaCards =>
  new CardTable(index, dealer(state, book));

/** All damage cards of a book, looked through once: what none of them knows is not looked for on the table. */
function dealable(book: CardBook): CardIndex<Armada, CardRules, null, CardSource> {
  let index = dealableIn.get(book);
  if (index === undefined) {
    const keys = book.keys().filter((key) => key.startsWith('damage/'));
    index = new CardIndex(keys.map((key) => ({ at: null, rules: book.get(key)! })));
    dealableIn.set(book, index);
  }
  return index;
}
const dealableIn = new WeakMap<CardBook, CardIndex<Armada, CardRules, null, CardSource>>();

const dealer = (
  state: ArmadaState,
  book: CardBook,
  known: Dealt = new Map(),
): Dealer<CardRules, CardPlace, CardSource> => ({
  bind({ key, card, seat, unit: id, at }) {
    const unit = id === undefined ? undefined : state.units[id]!;
    const equipped = unit?.kind === 'ship' && at !== undefined ? unit.upgrades[at] : undefined;
    return new CardSource(key, card, seat, unit, equipped);
  },
  inForce: (source) => inForce(state, book, source),
  dealt: (piece) => (piece === undefined ? allDealt(state, book, known) : dealtTo(book, state.units[piece], known)),
});

/**
 * Cards of destroyed and set-aside units and discarded cards do not act (AR-EFFEKTE-UND-TIMING-16, -17,
 * AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05); those of units that are still to be deployed do.
 */
function inForce(state: ArmadaState, book: CardBook, source: CardSource): boolean {
  const { piece, upgrade } = source;
  if (piece === undefined) return true;
  const { status } = state.units[piece]!;
  if ((status === 'play' || status === 'reserve') && !upgrade?.discarded) return true;
  return outlives(state, book, source);
}

/**
 * What an upgrade has begun lasts as long as it was to last, although its ship is destroyed or the card was discarded
 * for it. AR-CARD-SCHILDE-AUF-MAXIMUM-01, AR-CARD-ADMIRAL-RADDUS-01, AR-CARD-ALLE-JAEGER-MIR-NACH-04
 */
const outlives = (state: ArmadaState, book: CardBook, { key, card, upgrade }: CardSource): boolean =>
  upgrade !== undefined &&
  state.lasting.some(({ source }) => source === key) &&
  upgradeRules(state, book, card)?.outlives === true;

const NOTHING: readonly InForce[] = [];

/** The faceup damage cards on the table. Asked with every look-up, so mostly it makes no list. */
function allDealt(state: ArmadaState, book: CardBook, known: Dealt): readonly InForce[] {
  let out: InForce[] | undefined;
  for (const unit of state.units) {
    if (unit.kind !== 'ship' || unit.damage.length === 0) continue;
    const own = dealtTo(book, unit, known);
    if (own.length === 0) continue;
    out ??= [];
    for (const one of own) out.push(one);
  }
  return out ?? NOTHING;
}

/** Damage cards that somebody has asked for, and the place they had among those of their ship. */
type Dealt = Map<Damage, { readonly at: number; readonly card: InForce }>;

function dealtTo(book: CardBook, unit: Unit | undefined, known: Dealt): readonly InForce[] {
  if (unit?.kind !== 'ship' || unit.status !== 'play') return NOTHING;
  let out: InForce[] | undefined;
  for (let at = 0; at < unit.damage.length; at++) {
    const damage = unit.damage[at]!;
    if (!damage.faceup) continue;
    let one = known.get(damage);
    if (one?.at !== at) {
      const rules = book.get(`damage/${damage.card}`);
      if (!rules) continue;
      const key = `${unit.id}:${damage.card}#${at}`;
      one = { at, card: { source: new CardSource(key, damage.card, unit.seat, unit, undefined, damage), rules } };
      known.set(damage, one);
    }
    out ??= [];
    out.push(one.card);
  }
  return out ?? NOTHING;
}
