import { askAll, type Flow, type FormAsk, isObject, type Json, say } from '@holotisch/engine';
import type { Armada } from '../../armada.ts';
import { COMMANDS, type Command } from '../../data/types.ts';
import { type Dial, HIDDEN, type Ship } from '../../state.ts';
import { captainOf, dialsOf, second, shipsInPlay } from '../../values.ts';
import { enter, open } from '../timing.ts';
import { commandNamed } from '../tokens.ts';

/** The Command Phase: secret dials. And the dials of a position whose writer could not see them. */

/** A round begins with its Command Phase. */
export function* roundStart(g: Armada): Flow {
  for (const ship of shipsInPlay(g.state)) ship.activated = false;
  g.emit({ type: 'round', round: g.state.round });
  yield* open(g, 'round.start', {});
  yield* open(g, 'command.start', {});
  g.state.stage = 'main';
}

export function* commandEnd(g: Armada): Flow {
  yield* open(g, 'command.end', {});
  enter(g, 'ship');
}

/**
 * AR-KOMMANDOPHASE-01..04: secretly and at the same time, until every ship has as many dials as its command value; new
 * ones go under the stack.
 */
export function* dials(g: Armada): Flow {
  const missing = (ship: Ship): readonly number[] =>
    Array.from({ length: dialsOf(g, ship) - ship.dials.length }, (_, i) => ship.dials.length + i);
  yield* setDials(g, missing);
  g.state.stage = 'end';
}

/** Every seat sets the dials at these places of the stacks of its ships. */
function* setDials(g: Armada, places: (ship: Ship) => readonly number[]): Flow {
  const asks: FormAsk[] = [];
  const ships = new Map<Ship, number>();
  for (const seat of g.state.sides.keys()) {
    const fields = shipsInPlay(g.state)
      .filter((ship) => ship.seat === seat)
      .flatMap((ship) => {
        const wanted = places(ship);
        if (wanted.length > 0) ships.set(ship, wanted.length);
        const only = onlyDial(g, ship);
        return wanted.map((place) => ({
          id: `${ship.id}.${place}`,
          label: say('ar.dialOf', { unit: ship.id, n: place + 1 }),
          options: (only ? [only] : COMMANDS).map((command) => ({
            id: command,
            label: say(`ar.command.${command}`),
            about: { unit: ship.id, command },
          })),
        }));
      });
    if (fields.length > 0)
      asks.push({
        type: 'form',
        seat,
        kind: 'dials',
        prompt: say('ar.ask.dials'),
        clauses: ['AR-KOMMANDOPHASE-01', 'AR-KOMMANDOPHASE-02', 'AR-KOMMANDOPHASE-04'],
        fields,
      });
  }
  for (const answer of yield* askAll(asks))
    for (const [field, command] of isObject(answer) ? Object.entries(answer) : []) {
      const [ship, place] = field.split('.').map(Number);
      g.ship(ship!).dials[place!] = commandNamed(String(command));
    }
  g.emit({ type: 'dialsSet', ships: [...ships.keys()].map(({ id }) => id) });
  for (const [ship, count] of ships) {
    const only = onlyDial(g, ship);
    if (only) g.emit({ type: 'dialsSeen', unit: ship.id, dials: Array.from({ length: count }, () => only) });
  }
}

/** The command that a card puts on all dials of its ship. */
function onlyDial(g: Armada, ship: Ship): Command | undefined {
  for (const { source, rules } of g.cards(ship)) {
    const only = rules.setsDials?.(g, source);
    if (only) return only;
  }
  return undefined;
}

const isHidden = (dial: unknown): boolean => dial === HIDDEN;
/** Dials that lie facedown on upgrade cards. */
const onCards = ({ upgrades }: Ship): readonly Dial[][] => upgrades.map((card) => card.dials);
const secretOf = (g: Armada): readonly Json[] => {
  const { secret } = g.state.objectiveNote;
  return Array.isArray(secret) ? secret : [];
};

export const areUnknown = (g: Armada): boolean =>
  secretOf(g).some(isHidden) ||
  shipsInPlay(g.state).some((ship) => ship.dials.some(isHidden) || onCards(ship).some((card) => card.some(isHidden)));

/** A position may come from somebody who could not see these dials: their owners set them again before play goes on. */
export function* setUnknownDials(g: Armada): Flow {
  const unknown = (stack: readonly unknown[]) => stack.flatMap((dial, place) => (isHidden(dial) ? [place] : []));
  if (shipsInPlay(g.state).some((ship) => unknown(ship.dials).length > 0)) yield* setDials(g, (s) => unknown(s.dials));
  for (const ship of shipsInPlay(g.state))
    for (const card of onCards(ship)) yield* setOthers(ship.seat, card, unknown(card));
  const secret = [...secretOf(g)];
  yield* setOthers(captainOf(g.state, second(g.state)), secret, unknown(secret));
  if (secret.length > 0) g.state.objectiveNote['secret'] = secret;
}

/** Dials that do not belong to a ship's stack. */
function* setOthers(seat: number, stack: Json[], places: readonly number[]): Flow {
  if (places.length === 0) return;
  const form: FormAsk = {
    type: 'form',
    seat,
    kind: 'card-dials',
    prompt: say('ar.ask.card-dials'),
    clauses: ['AR-KOMMANDORAEDER-05'],
    fields: places.map((place) => ({
      id: String(place),
      label: say('ar.counter', { n: place + 1 }),
      options: COMMANDS.map((command) => ({ id: command, label: say(`ar.command.${command}`) })),
    })),
  };
  const [answer] = yield* askAll([form]);
  for (const place of places) stack[place] = commandNamed(String(isObject(answer) ? answer[String(place)] : ''));
}
