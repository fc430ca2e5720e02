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
import type { Difficulty, Manoeuvre } from '../../data/types.ts';
import type { OfManoeuvre, OnDial, QuestionOf } from '../../payloads.ts';
import { HIDDEN, type Ship } from '../../state.ts';
import {
  banned,
  dialOf,
  difficultiesOf,
  difficultyOf,
  inPlay,
  isEverBanned,
  isIonised,
  printedDifficulty,
} from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { shipOption } from '../choose.ts';
import { open } from '../timing.ts';

/** Planning phase: everybody sets a dial for every ship, in secret and at once. XW-PLANUNGSPHASE-01, XW-PLANUNGSPHASE-06 */
export function* planning(g: XWing): Flow {
  yield* open(g, 'planning.start', {});
  yield* setDials(
    g,
    inPlay(g.state).filter((s) => !isIonised(g, s)), // XW-IONENMARKER-02, R-XW-09
  );
  yield* open(g, 'planning.end', {});
}

export function areUnknown({ state }: XWing): boolean {
  // Asked all the time: null first, as comparing it with a text takes longer.
  for (const { dial } of state.ships) if (dial !== null && dial === HIDDEN) return true;
  return false;
}

/** A position may come from somebody who could not see these dials: their owners set them again before play goes on. */
export function* setUnknownDials(g: XWing): Flow {
  yield* setDials(
    g,
    g.state.ships.filter((s) => s.dial === HIDDEN),
  );
}

function* setDials(g: XWing, ships: readonly Ship[]): Flow {
  const forms: FormAsk[] = [];
  for (let seat = 0; seat < g.state.sides.length; seat++) {
    const own = ships.filter((s) => s.seat === seat);
    if (own.length > 0) forms.push(dialForm(g, seat, own));
  }
  const answers = yield* askAll(forms);
  for (let i = 0; i < forms.length; i++) {
    const dials = answers[i] as Readonly<Record<string, string>>;
    for (const ship of ships) if (ship.seat === forms[i]!.seat) ship.dial = dials[shipOption(ship).id]!;
  }
  if (g.isHeard) g.emit({ type: 'planned', ships: ships.map((s) => s.id) });
}

function dialForm(g: XWing, seat: number, ships: readonly Ship[]): FormAsk & Posing<QuestionOf<'dials'>> {
  return {
    type: 'form',
    seat,
    kind: 'dials',
    prompt: say('xw.ask.dials'),
    clauses: ['XW-PLANUNGSPHASE-01', 'XW-PLANUNGSPHASE-06'],
    fields: ships.map((ship) => {
      const { id, label } = shipOption(ship);
      return { id, label, options: dialOptions(g, ship) };
    }),
    barred: () => [
      ...inPlay(g.state).flatMap((ship): Barred<OnDial>[] => {
        const none = ship.seat === seat && !ships.includes(ship) && isIonised(g, ship);
        const { id, label } = shipOption(ship);
        return none ? [{ id, label, refusal: NO_DIAL }] : [];
      }),
      ...ships.flatMap((ship) =>
        dialOf(ship).flatMap((m): Barred<OnDial>[] => {
          const refusal = banned(g, 'dial', { ship, manoeuvre: m });
          return refusal
            ? [{ ...manoeuvreOption(ship, m, difficultyOf(g, ship, m)), id: `${ship.id}=${m.code}`, refusal }]
            : [];
        }),
      ),
    ],
  };
}
const NO_DIAL: Refusal = { clauses: ['XW-IONENMARKER-02'], message: say('xw.ionisedNoDial') };

/** Those of a ship's own field: which ship they are about, the field says. */
export function dialOptions(g: XWing, ship: Ship): readonly Option<OnDial>[] {
  const dial = dialOf(ship);
  const difficulty = difficultiesOf(g, ship);
  if (isEverBanned(g, 'dial'))
    return optionsOf(
      dial.filter((m) => !banned(g, 'dial', { ship, manoeuvre: m })),
      difficulty,
    );
  return difficulty === printedDifficulty ? printedOptions(dial) : optionsOf(dial, difficulty);
}
const optionsOf = (dial: readonly Manoeuvre[], difficulty: (m: Manoeuvre) => Difficulty): readonly Option<OnDial>[] =>
  dial.map((m) => ({ id: m.code, about: onDial(m, difficulty(m)) }));

/** Every dial is asked for in every round, and mostly nothing has changed about it. */
const options = new WeakMap<readonly Manoeuvre[], readonly Option<OnDial>[]>();
function printedOptions(dial: readonly Manoeuvre[]): readonly Option<OnDial>[] {
  let known = options.get(dial);
  if (known === undefined) {
    known = optionsOf(dial, printedDifficulty);
    options.set(dial, known);
  }
  return known;
}

const onDial = ({ bearing, speed, side }: Manoeuvre, difficulty: Difficulty): OnDial => ({
  bearing,
  speed,
  side,
  difficulty,
});

export const manoeuvreOption = (
  { id: ship }: Ship,
  { code, bearing, speed, side }: Manoeuvre,
  difficulty: Difficulty,
): Option<OfManoeuvre> => ({ id: code, about: { ship, bearing, speed, side, difficulty } });
