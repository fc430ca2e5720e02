import {
  CardIndex,
  type InForce as CardInForce,
  CardTable,
  type Dealer,
  type Laid,
  type Seat,
} from '@holotisch/engine';
import type { Armada } from './armada.ts';
import { CardSource } from './cards/source.ts';
import type { CardBook, CardRules } from './cards/vocabulary.ts';
import type { ArmadaState, Equipped, Ship } from './state.ts';

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

export type InForce = CardInForce<CardRules, CardSource>;
export type ArmadaIndex = CardIndex<Armada, CardRules, CardPlace, CardSource>;
export type ArmadaCards = CardTable<Armada, CardRules, CardPlace, CardSource>;

/** The name of one very card on one very ship, for limits and notation: `3:wulff-yularen`. */
export const upgradeKey = (ship: Ship, { id }: Equipped): string => `${ship.id}:${id}`;

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
      const rules = book.get(`upgrade/${equipped.id}`);
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
    for (const side of [0, 1])
      out.push({
        at: { key: `objective:${side}`, card: state.objective, seat: state.sides.indexOf(side as 0 | 1) },
        rules: objective,
      });
  return new CardIndex(out);
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

const dealer = (state: ArmadaState, book: CardBook): Dealer<CardRules, CardPlace, CardSource> => ({
  bind({ key, card, seat, unit: id, at }) {
    const unit = id === undefined ? undefined : state.units[id]!;
    const equipped = unit?.kind === 'ship' && at !== undefined ? unit.upgrades[at] : undefined;
    return new CardSource(key, card, seat, unit, equipped);
  },
  inForce: (source) => inForce(state, source),
  dealt: (piece) => (piece === undefined ? allDealt(state, book) : dealtTo(book, state.units[piece])),
});

/**
 * Cards of destroyed and set-aside units and discarded cards do not act (AR-EFFEKTE-UND-TIMING-16, -17,
 * AR-ZERSTOERTE-SCHIFFE-UND-STAFFELN-05); those of units that are still to be deployed do.
 */
function inForce(state: ArmadaState, source: CardSource): boolean {
  if (source.piece === undefined) return true;
  // What a card has begun goes on to its end without it. AR-CARD-ALLE-JAEGER-MIR-NACH-04
  if (state.lasting.some((l) => l.source === source.key)) return true;
  const { status } = state.units[source.piece]!;
  if (status === 'destroyed' || status === 'aside') return false;
  return source.upgrade === undefined || !source.upgrade.discarded;
}

const NOTHING: readonly InForce[] = [];

/** The faceup damage cards on the table. */
function allDealt(state: ArmadaState, book: CardBook): readonly InForce[] {
  let out: InForce[] | undefined;
  for (const unit of state.units) {
    const own = dealtTo(book, unit);
    if (own.length === 0) continue;
    out ??= [];
    out.push(...own);
  }
  return out ?? NOTHING;
}

function dealtTo(book: CardBook, unit: ArmadaState['units'][number] | undefined): readonly InForce[] {
  if (unit?.kind !== 'ship' || unit.status !== 'play') return NOTHING;
  let out: InForce[] | undefined;
  for (const [i, damage] of unit.damage.entries()) {
    if (!damage.faceup) continue;
    const rules = book.get(`damage/${damage.card}`);
    if (!rules) continue;
    out ??= [];
    out.push({
      source: new CardSource(`${unit.id}:${damage.card}#${i}`, damage.card, unit.seat, unit, undefined, damage),
      rules,
    });
  }
  return out ?? NOTHING;
}
