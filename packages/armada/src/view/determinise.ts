import { type Json, type Rng, redealt, type Seat } from '@holotisch/engine';
import * as data from '../data/index.ts';
import { type ArmadaState, cloneState, type Dial, HIDDEN, type Objectives } from '../state.ts';
import { knowsObjectives } from './view.ts';

/**
 * A state that looks the same to a seat: facedown cards and the deck are dealt anew, facedown dials of others show any
 * command, and objectives that it has not looked at are any of their kind.
 */
export function determinise(state: ArmadaState, seat: Seat, rng: Rng): ArmadaState {
  const other = cloneState(state);
  const { draw } = other.deck;
  const ships = other.units.filter((unit) => unit.kind !== 'squadron');
  const down = ships.flatMap(({ damage }) => damage.filter(({ faceup }) => !faceup).map(({ card }) => card));
  const next = redealt([...draw, ...down], rng);
  for (const { damage } of ships)
    for (const [i, one] of damage.entries()) if (!one.faceup) damage[i] = { ...one, card: next() };
  for (const i of draw.keys()) draw[i] = next();
  const anyDial = <D extends Dial>(dial: D): D | data.Command => (dial === HIDDEN ? dial : oneOf(data.COMMANDS, rng));
  for (const ship of ships)
    if (ship.seat !== seat)
      for (const dials of [ship.dials, ...ship.upgrades.map((upgrade) => upgrade.dials)])
        for (const [i, dial] of dials.entries()) dials[i] = anyDial(dial);
  return {
    ...other,
    brought: state.brought.map((o, owner) => (o && !knowsObjectives(state, seat, owner) ? anyObjectives(o, rng) : o)),
    objectiveNote: anyNote(other.objectiveNote, rng),
  };
}

/** Dials on the card of an objective lie facedown for everybody. */
function anyNote(note: Readonly<Record<string, Json>>, rng: Rng): Record<string, Json> {
  const { secret } = note;
  return { ...note, ...(Array.isArray(secret) && { secret: secret.map(() => oneOf(data.COMMANDS, rng)) }) };
}

const anyObjectives = (brought: Objectives, rng: Rng): Objectives =>
  Object.fromEntries(
    Object.entries(brought).map(([kind]) => {
      const alike = data.ALL_OBJECTIVES.filter((card) => card.kind === kind).map((card) => card.id);
      return [kind, oneOf(alike, rng)];
    }),
  );

const oneOf = <T>(all: readonly T[], rng: Rng): T => all[rng.below(all.length)]!;
