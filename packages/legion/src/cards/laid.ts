import { CardIndex, CardTable, type Dealer, type Laid, type Seat } from '@holotisch/engine';
import { commandOf, KEYWORDS } from '../data/index.ts';
import type { KeywordName } from '../data/types.ts';
import type { Legion } from '../legion.ts';
import type { Hand, LegionState, Side, Unit } from '../state.ts';
import { unitCardIn, upgradeCardIn } from '../training/cards.ts';
import { inUse, isLent } from '../values.ts';
import { CardSource } from './source.ts';
import type { CardBook, CardRules } from './vocabulary.ts';

/** Which cards and keywords are in a match, where they lie, and which of them act now. */

/** A card on the table by numbers, so that it is found again in any copy of the state. */
export interface CardPlace {
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly unit?: number;
  /** Its place among the upgrade cards of the unit. */
  readonly at?: number;
  /** A command card: it acts only while it is in play. */
  readonly command?: true;
  /** A keyword that the unit does not print: it acts only while something gives it to the unit. */
  readonly lent?: true;
}

type LegionIndex = CardIndex<Legion, CardRules, CardPlace, CardSource>;
export type LegionCards = CardTable<Legion, CardRules, CardPlace, CardSource>;

/** Every keyword that a unit prints, on its card, its weapons and its upgrades. */
export function printedKeywords(state: LegionState, unit: Unit): ReadonlySet<KeywordName> {
  const out = new Set<KeywordName>();
  const card = unitCardIn(state.rules, unit.card);
  const cards = [card, ...unit.upgrades.map(({ id }) => upgradeCardIn(state.rules, id))];
  for (const { keywords, weapons } of cards) {
    for (const { keyword } of keywords) out.add(keyword);
    for (const weapon of weapons) for (const { keyword } of weapon.keywords) out.add(keyword);
  }
  return out;
}

/** All command cards of a seat, wherever they lie. */
const cardsOf = ({ cards, contingencies, discard, aside, played }: Hand): readonly string[] => [
  ...[...cards, ...contingencies, ...discard, ...aside],
  ...(played === null ? [] : [played]),
];

/** The battle cards in use, once for each side that they are for: an advantage is its owner's alone. */
const battleCards = ({ battle, advantages }: LegionState): readonly { card: string; side: Side }[] => [
  ...Object.values(battle).flatMap((card) => ([0, 1] as const).map((side) => ({ card, side }))),
  ...([0, 1] as const).flatMap((side) => {
    const card = advantages[side];
    return card === null ? [] : [{ card, side }];
  }),
];

/** Files all cards of a match. */
export function cardIndex(state: LegionState, book: CardBook): LegionIndex {
  const out: Laid<CardRules, CardPlace>[] = [];
  const lay = (at: CardPlace, rules: CardRules | undefined) => {
    if (rules) out.push({ at, rules, ...(at.unit !== undefined && { piece: at.unit }) });
  };
  const commands = state.hands.flatMap((hand, seat) => cardsOf(hand).map((card) => ({ seat, card })));
  const granted = new Set<KeywordName>();
  const grant = (rules: CardRules | undefined) => {
    for (const keyword of rules?.grants ?? []) granted.add(keyword);
  };
  for (const { card } of commands) grant(book.get(`command/${card}`));
  for (const unit of state.units) for (const { id } of unit.upgrades) grant(book.get(`upgrade/${id}`));
  for (const { card } of battleCards(state)) grant(book.get(`battle/${card}`));
  const printed = state.units.map((unit) => printedKeywords(state, unit));
  for (const keywords of printed) for (const keyword of keywords) grant(book.get(`keyword/${keyword}`));
  for (const unit of state.units) {
    const { id, seat } = unit;
    for (const keyword of new Set([...printed[id]!, ...granted])) {
      const lent = !printed[id]!.has(keyword) && KEYWORDS[keyword].on === 'unit' && { lent: true as const };
      lay({ key: `${id}:${keyword}`, card: keyword, seat, unit: id, ...lent }, book.get(`keyword/${keyword}`));
    }
    for (const [at, { id: card }] of unit.upgrades.entries())
      lay({ key: `${id}:${at}.${card}`, card, seat, unit: id, at }, book.get(`upgrade/${card}`));
  }
  for (const { seat, card } of commands)
    lay({ key: `command:${seat}.${card}`, card, seat, command: true }, book.get(`command/${card}`));
  for (const { card, side } of battleCards(state))
    lay({ key: `battle:${card}.${side}`, card, seat: state.sides.indexOf(side) }, book.get(`battle/${card}`));
  return new CardIndex(out, NOTHING_DEALT);
}
/** Cards of Legion lie where they were filed: none is dealt in between, so look-ups need not ask. */
const NOTHING_DEALT: LegionIndex = new CardIndex([]);

/** Which cards there were when they were filed; a copy of the state has the same, unless one has been exchanged. */
export const fittedIn = (state: LegionState): string =>
  [
    Object.values(state.battle).join(),
    state.advantages.join(),
    ...state.units.map((u) => `${u.card}+${u.upgrades.map(({ id }) => id).join()}`),
    ...state.hands.map((h) => cardsOf(h).toSorted().join()),
  ].join(';');

/** The cards of a state, filed under an index that fits it. */
export const cardTable = (index: LegionIndex, g: Legion): LegionCards => new CardTable(index, dealer(g));

function dealer(g: Legion): Dealer<CardRules, CardPlace, CardSource> {
  /** Lent keywords that are being looked up just now: none of them lends itself, to whomever. */
  const asked = new Set<KeywordName>();
  const lends = ({ unit, lent }: CardSource): boolean => {
    if (asked.has(lent!)) return false;
    asked.add(lent!);
    try {
      return isLent(g, unit, lent!);
    } finally {
      asked.delete(lent!);
    }
  };
  return {
    bind({ key, card, seat, unit: id, at, lent }) {
      const unit = id === undefined ? undefined : g.unit(id);
      const equipped = unit && at !== undefined ? unit.upgrades[at] : undefined;
      return new CardSource(key, card, seat, unit, equipped, lent && (card as KeywordName));
    },
    inForce: (source) => inForce(g.state, source) && (source.lent === undefined || lends(source)),
    dealt: () => NOTHING,
  };
}
const NOTHING: readonly never[] = [];

/** Cards of defeated units and cards that are used up do not act, unless something of theirs still lasts; a command card acts in its round. LE-KOMMANDOKARTEN-15 */
function inForce(state: LegionState, { key, card, piece, upgrade, seat, isCommand }: CardSource): boolean {
  if (piece !== undefined) {
    const unit = state.units[piece]!;
    if (unit.status === 'defeated' && !unit.doomed) return false;
    if (!upgrade || inUse(unit, unit.upgrades.indexOf(upgrade))) return true;
    return state.lasting.some(({ source }) => source === key);
  }
  if (!isCommand) return true;
  const hand = state.hands[seat]!;
  if (hand.played === card) return state.revealed;
  return (
    state.lasting.some(({ source }) => source === key) ||
    (hand.discard.includes(card) && commandOf(card, state.rules.edition).permanent === true)
  );
}
