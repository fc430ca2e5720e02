import type { Json, Seat } from '@holotisch/engine';
import * as data from '../data/index.ts';
import { type ArmadaState, cloneState, type Dial, HIDDEN, type Objectives } from '../state.ts';
import { knowsObjectives } from './view.ts';

/**
 * What a seat cannot know is another thing that could lie there as well: facedown dials of others, the deck, facedown damage,
 * objectives that it has not looked at.
 */
export function otherwise(state: ArmadaState, seat: Seat): ArmadaState {
  const other = cloneState(state);
  const { draw } = other.deck;
  for (const [i, card] of draw.entries()) draw[i] = otherDamage(card);
  for (const unit of other.units) {
    if (unit.kind === 'squadron') continue;
    for (const [i, damage] of unit.damage.entries())
      if (!damage.faceup) unit.damage[i] = { ...damage, card: otherDamage(damage.card) };
    if (unit.seat === seat) continue;
    for (const dials of [unit.dials, ...unit.upgrades.map((upgrade) => upgrade.dials)]) turnDials(dials);
  }
  return {
    ...other,
    brought: state.brought.map((o, owner) => (o && !knowsObjectives(state, seat, owner) ? otherObjectives(o) : o)),
    objectiveNote: otherNote(other.objectiveNote),
  };
}

const DAMAGE = data.DAMAGE_DECK.map(({ id }) => id);
const otherDamage = (card: string): string => nextIn(DAMAGE, card);
const otherDial = <D extends Dial>(dial: D): D | data.Command =>
  dial === HIDDEN ? dial : nextIn(data.COMMANDS, dial as data.Command);
function turnDials(dials: Dial[]): void {
  for (const [i, dial] of dials.entries()) dials[i] = otherDial(dial);
}

/** Dials on the card of an objective lie facedown for everybody. */
function otherNote(note: Readonly<Record<string, Json>>): Record<string, Json> {
  const { secret } = note;
  return { ...note, ...(Array.isArray(secret) && { secret: secret.map((dial) => otherDial(dial as Dial)) }) };
}

const otherObjectives = (brought: Objectives): Objectives =>
  Object.fromEntries(
    Object.entries(brought).map(([kind, id]) => {
      const alike = data.ALL_OBJECTIVES.filter((card) => card.kind === kind).map((card) => card.id);
      return [kind, nextIn(alike, id)];
    }),
  );

const nextIn = <T>(all: readonly T[], one: T): T => all[(all.indexOf(one) + 1) % all.length]!;
