import { type ArmadaState, data as armadaData } from '@holotisch/armada';
import type { Rng, Seat } from '@holotisch/engine';
import type { Toy } from '@holotisch/engine/toy';
import type { LegionState } from '@holotisch/legion';
import { type CommandCard, commandsIn, findCommand } from '@holotisch/legion/data';
import type { XWingState } from '@holotisch/xwing';
import { dialOf } from '@holotisch/xwing/rules';
import type { Redealt } from './worlds.ts';

/** Deals anew, game by game, what a seat cannot know: cards from the same pile in another order, other dials, another hand. */

function mixed<T>(all: readonly T[], rng: Rng): T[] {
  const out = [...all];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
const anyOther = <T>(all: readonly T[], one: T, rng: Rng): T => {
  const others = all.filter((other) => other !== one);
  return others.length === 0 ? one : others[rng.below(others.length)]!;
};
const plain = <T>(state: T): T => JSON.parse(JSON.stringify(state));

export const toyRedealt: Redealt = (state: Toy, _viewer, rng) => {
  const other = plain(state);
  other.deck.draw.splice(0, other.deck.draw.length, ...mixed(state.deck.draw, rng));
  return other;
};

/** Facedown cards and those of the deck may be any of each other. */
function dealtAnew(draw: string[], facedown: readonly { card: string }[], rng: Rng): void {
  const cards = mixed([...draw, ...facedown.map(({ card }) => card)], rng);
  for (const damage of facedown) damage.card = cards.pop()!;
  draw.splice(0, draw.length, ...cards);
}

export const xwingRedealt: Redealt = (state: XWingState, viewer, rng) => {
  const other = plain(state);
  for (const [side, deck] of other.decks.entries()) {
    const ships = other.ships.filter((ship) => other.decks.length === 1 || state.sides[ship.seat] === side);
    const facedown = ships.flatMap((ship) => ship.damage.filter(({ faceup, card }) => !faceup && card !== ''));
    dealtAnew(deck.draw, facedown as { card: string }[], rng);
  }
  for (const ship of other.ships)
    if (ship.dial !== null && !ship.revealed && state.sides[ship.seat] !== state.sides[viewer])
      ship.dial = anyOther(
        dialOf(ship).map(({ code }) => code),
        ship.dial,
        rng,
      );
  return other;
};

export const armadaRedealt: Redealt = (state: ArmadaState, viewer, rng) => {
  const other = plain(state) as { -readonly [K in keyof ArmadaState]: ArmadaState[K] };
  const ships = other.units.filter((unit) => unit.kind === 'ship');
  const facedown = ships.flatMap((ship) => ship.damage.filter(({ faceup }) => !faceup));
  dealtAnew(other.deck.draw, facedown as { card: string }[], rng);
  const turn = (dials: string[]) => {
    for (const [i, dial] of dials.entries()) dials[i] = anyOther(armadaData.COMMANDS, dial as never, rng);
  };
  for (const ship of ships)
    if (ship.seat !== viewer) for (const dials of [ship.dials, ...ship.upgrades.map((u) => u.dials)]) turn(dials);
  if (Array.isArray(other.objectiveNote['secret'])) turn(other.objectiveNote['secret'] as string[]);
  const looks = (owner: Seat) =>
    owner === viewer ||
    (state.phase !== 'initiative' && state.sides[viewer] === state.first && state.sides[owner] !== state.first);
  other.brought = state.brought.map((brought, owner) =>
    brought === null || looks(owner)
      ? brought
      : Object.fromEntries(
          Object.entries(brought).map(([kind, id]) => [
            kind,
            anyOther(
              armadaData.ALL_OBJECTIVES.filter((card) => card.kind === kind).map((card) => card.id),
              id,
              rng,
            ),
          ]),
        ),
  );
  return other;
};

export const legionRedealt: Redealt = (state: LegionState, viewer, rng) => {
  const other = plain(state);
  const { edition } = state.rules;
  for (const [owner, hand] of other.hands.entries()) {
    if (state.sides[owner] === state.sides[viewer]) continue;
    const likely = (card: string): string => {
      const pips = findCommand(card, edition)?.pips;
      const known = [...hand.cards, ...hand.discard, ...hand.aside, ...hand.contingencies, hand.played];
      // A card that its owner could not play: that he is asked for one tells as much.
      const mayHave = ({ owners }: CommandCard) =>
        owners === undefined || state.units.some((unit) => unit.seat === owner && owners.includes(unit.card));
      const open = commandsIn(edition).filter((one) => one.pips === pips && mayHave(one) && !known.includes(one.id));
      return hand.divulged.includes(card)
        ? card
        : anyOther(
            open.map(({ id }) => id),
            card,
            rng,
          );
    };
    for (const pile of [hand.cards, hand.contingencies]) for (const [i, card] of pile.entries()) pile[i] = likely(card);
    if (hand.played !== null && !state.revealed) hand.played = likely(hand.played);
    const tokens = mixed([...hand.pool, ...hand.kept], rng);
    hand.kept.splice(0, hand.kept.length, ...tokens.splice(0, hand.kept.length));
    hand.pool.splice(0, hand.pool.length, ...tokens);
  }
  const facedown = other.markers.filter(({ kind, seat }) => kind === 'bane' && seat !== viewer);
  const notes = mixed(
    facedown.map(({ note }) => note),
    rng,
  );
  for (const [i, marker] of facedown.entries()) if (notes[i] !== undefined) marker.note = notes[i];
  return other;
};
