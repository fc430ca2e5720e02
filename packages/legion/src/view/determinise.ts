import { type Rng, redealt, type Seat } from '@holotisch/engine';
import { type Army, STANDING_ORDERS } from '../build/army.ts';
import { CARDS_A_PIP, cardFaults, HAND_PIPS } from '../build/hand.ts';
import { handPips } from '../build/look-up.ts';
import { type CommandCard, commandsIn, findCommand, formatOf } from '../data/index.ts';
import { cloneState, type Hand, type LegionState } from '../state.ts';

/**
 * A state that looks the same to a seat: command cards of the other side that nobody has seen are any that its army could
 * have chosen, tokens on its cards and facedown tokens lie otherwise, and its battle deck is what the box holds.
 */
export function determinise(state: LegionState, seat: Seat, rng: Rng): LegionState {
  const other = cloneState(state);
  const isFoe = (owner: Seat) => state.sides[owner] !== state.sides[seat];
  for (const [owner, hand] of other.hands.entries()) {
    const next = redealt([...hand.pool, ...(isFoe(owner) ? hand.kept : [])], rng) as () => Hand['pool'][number];
    for (const i of hand.pool.keys()) hand.pool[i] = next();
    if (!isFoe(owner)) continue;
    for (const i of hand.kept.keys()) hand.kept[i] = next();
    dealHand(state, owner, hand, rng);
  }
  for (const owner of state.sides.keys()) if (owner !== seat) mixBane(other, owner, rng);
  return { ...other, brought: state.brought.map((deck, owner) => (isFoe(owner) ? {} : deck)) };
}

/** What lies facedown of a hand: in it, set aside for contingencies, or chosen for this round. LE-KOMMANDOPHASE-02 */
function dealHand(state: LegionState, owner: Seat, hand: Hand, rng: Rng): void {
  const isSecret = hand.played !== null && !state.revealed;
  const open = [...hand.discard, ...hand.aside, ...(hand.played !== null && !isSecret ? [hand.played] : [])];
  const shown = hand.divulged.filter((card) => !open.includes(card));
  const used = new Set([...open, ...shown]);
  const places = hand.cards.length + (isSecret ? 1 : 0);
  const cards = drawn(state, owner, used, places + hand.contingencies.length - shown.length, rng);
  for (const i of hand.contingencies.keys()) hand.contingencies[i] = cards.pop()!;
  const next = redealt([...shown, ...cards], rng);
  for (const i of hand.cards.keys()) hand.cards[i] = next();
  if (isSecret) hand.played = next();
}

/** So many cards that may be left: two of each number of pips, Standing Orders, then whatever else could have been set aside. */
function drawn(state: LegionState, owner: Seat, used: Set<string>, many: number, rng: Rng): string[] {
  const { edition } = state.rules;
  const army = armyOf(state, owner);
  const format = formatOf(state.rules.format);
  const all = commandsIn(edition).filter(({ id, unknown }) => !unknown && id !== STANDING_ORDERS);
  const own = all.filter((card) => cardFaults(army, card, format).length === 0);
  const out: string[] = [];
  const takeOne = (isWanted: (card: CommandCard) => boolean): void => {
    const isFree = (card: CommandCard) => !used.has(card.id) && isWanted(card);
    const free = own.some(isFree) ? own.filter(isFree) : all.filter(isFree);
    const card = free[rng.below(free.length)];
    if (!card || out.length === many) return;
    used.add(card.id);
    out.push(card.id);
  };
  if (!used.has(STANDING_ORDERS) && many > 0) out.push(STANDING_ORDERS);
  const known = [...used].map((id) => findCommand(id, edition));
  const missing = HAND_PIPS.flatMap((pips) => {
    const seen = known.filter((card) => card && card.id !== STANDING_ORDERS && handPips(card) === pips).length;
    return Array.from({ length: Math.max(0, CARDS_A_PIP - seen) }, () => pips);
  });
  while (missing.length > 0) {
    const [pips] = missing.splice(rng.below(missing.length), 1);
    takeOne((card) => handPips(card) === pips);
  }
  while (out.length < many) takeOne(() => true);
  return out;
}

/** What everybody sees of an army: its units with their upgrades. */
function armyOf({ units, rules }: LegionState, owner: Seat): Army {
  const own = units.filter((unit) => unit.seat === owner);
  return {
    edition: rules.edition,
    faction: own[0]?.faction ?? 'rebel',
    units: own.map(({ card, upgrades }) => ({ unit: card, upgrades: upgrades.map(({ id }) => id) })),
    commands: [],
    battleDeck: [],
  };
}

/** Facedown tokens are those of their owner that are left, in any order. R-LE-98 */
function mixBane({ markers }: LegionState, owner: Seat, rng: Rng): void {
  const tokens = markers.filter(({ kind, seat }) => kind === 'bane' && seat === owner);
  const next = redealt(
    tokens.flatMap(({ note }) => (typeof note === 'string' ? [note] : [])),
    rng,
  );
  for (const token of tokens) if (typeof token.note === 'string') token.note = next();
}
