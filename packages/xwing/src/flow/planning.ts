import {
  askAll,
  type Barred,
  type Flow,
  type FormAsk,
  type Option,
  type Posing,
  type Refusal,
  say,
} from '@holotisch/engine';
import type { Manoeuvre } from '../data/types.ts';
import type { OfManoeuvre, OnDial, QuestionOf } from '../payloads.ts';
import { HIDDEN, type Ship } from '../state.ts';
import { banned, dialOf, difficultyOf, inPlay, isEverBanned, isIonised } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { open } from './timing.ts';

/** Planning phase: everybody sets a dial for every ship, in secret and at once. XW-PLANUNGSPHASE-01, XW-PLANUNGSPHASE-06 */
export function* planning(g: XWing): Flow {
  yield* open(g, 'planning.start', {});
  yield* setDials(
    g,
    inPlay(g.state).filter((s) => !isIonised(g, s)), // XW-IONENMARKER-02, R-XW-09
  );
  yield* open(g, 'planning.end', {});
}

export const areUnknown = ({ state }: XWing): boolean => state.ships.some((s) => s.dial === HIDDEN);

/** A position may come from somebody who could not see these dials: their owners set them again before play goes on. */
export function* setUnknownDials(g: XWing): Flow {
  yield* setDials(
    g,
    g.state.ships.filter((s) => s.dial === HIDDEN),
  );
}

function* setDials(g: XWing, ships: readonly Ship[]): Flow {
  const seats = g.state.sides.map((_, seat) => seat).filter((seat) => ships.some((s) => s.seat === seat));
  const answers = yield* askAll(
    seats.map((seat) =>
      dialForm(
        g,
        seat,
        ships.filter((s) => s.seat === seat),
      ),
    ),
  );
  seats.forEach((seat, i) => {
    const dials = answers[i] as Readonly<Record<string, string>>;
    for (const ship of ships) if (ship.seat === seat) ship.dial = dials[String(ship.id)]!;
  });
  g.emit({ type: 'planned', ships: ships.map((s) => s.id) });
}

function dialForm(g: XWing, seat: number, ships: readonly Ship[]): FormAsk & Posing<QuestionOf<'dials'>> {
  const all = !isEverBanned(g, 'dial');
  return {
    type: 'form',
    seat,
    kind: 'dials',
    prompt: say('xw.ask.dials'),
    clauses: ['XW-PLANUNGSPHASE-01', 'XW-PLANUNGSPHASE-06'],
    fields: ships.map((ship) => ({
      id: String(ship.id),
      label: say('xw.ship', { ship: ship.id }),
      options: dialOf(ship)
        .filter((m) => all || !banned(g, 'dial', { ship, manoeuvre: m }))
        .map((m) => dialOption(g, ship, m)),
    })),
    barred: () => [
      ...inPlay(g.state).flatMap((ship): Barred<OnDial>[] => {
        const none = ship.seat === seat && !ships.includes(ship) && isIonised(g, ship);
        return none ? [{ id: String(ship.id), label: say('xw.ship', { ship: ship.id }), refusal: NO_DIAL }] : [];
      }),
      ...ships.flatMap((ship) =>
        dialOf(ship).flatMap((m): Barred<OnDial>[] => {
          const refusal = banned(g, 'dial', { ship, manoeuvre: m });
          return refusal ? [{ ...manoeuvreOption(g, ship, m), id: `${ship.id}=${m.code}`, refusal }] : [];
        }),
      ),
    ],
  };
}
const NO_DIAL: Refusal = { clauses: ['XW-IONENMARKER-02'], message: say('xw.ionisedNoDial') };

const onDial = (g: XWing, ship: Ship, m: Manoeuvre): OnDial => ({
  bearing: m.bearing,
  speed: m.speed,
  side: m.side,
  difficulty: difficultyOf(g, ship, m),
});
/** One of a ship's own field: which ship it is about, the field says. */
function dialOption(g: XWing, ship: Ship, m: Manoeuvre): Option<OnDial> {
  const difficulty = difficultyOf(g, ship, m);
  let known = options.get(m);
  if (known === undefined) {
    known = {};
    options.set(m, known);
  }
  known[difficulty] ??= { id: m.code, about: onDial(g, ship, m) };
  return known[difficulty];
}
/** Every dial is asked for in every round, and its options are the same but for what cards make of their difficulty. */
const options = new WeakMap<Manoeuvre, { [D in Manoeuvre['difficulty']]?: Option<OnDial> }>();

export const manoeuvreOption = (g: XWing, ship: Ship, m: Manoeuvre): Option<OfManoeuvre> => ({
  id: m.code,
  about: { ship: ship.id, ...onDial(g, ship, m) },
});
