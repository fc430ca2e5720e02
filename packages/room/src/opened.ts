import { alike, isObject, type Json, type Match } from '@holotisch/engine';

/**
 * A moment of a match that is over, with what each seat knew then: dials and cards that lay facedown are seen by
 * everybody now. What nobody knew (the order of a deck, the chance to come) stays hidden.
 */
export function openedView(past: Match): Json {
  const { game, state } = past;
  const known = game.seats(state).map((seat) => game.view(state, seat));
  return opened(game.view(state, 'nobody'), known);
}

/** Wherever somebody saw something else than an onlooker, that is what is shown. */
function opened(hidden: Json, known: readonly (Json | undefined)[]): Json {
  const others = known.filter((one) => one !== undefined && !alike(one, hidden));
  if (others.length === 0) return hidden;
  if (Array.isArray(hidden) && others.every((one) => Array.isArray(one) && one.length === hidden.length))
    return hidden.map((part, n) =>
      opened(
        part,
        others.map((one) => (Array.isArray(one) ? one[n] : undefined)),
      ),
    );
  if (isObject(hidden) && others.every(isObject)) {
    const names = new Set([hidden, ...others].flatMap((one) => (isObject(one) ? Object.keys(one) : [])));
    const parts = [...names].map((name) => {
      const below = others.map((one) => (isObject(one) ? one[name] : undefined));
      const part = hidden[name] ?? below.find((one) => one !== undefined) ?? null;
      return [name, opened(part, below)] as const;
    });
    return Object.fromEntries(parts);
  }
  return others[0]!;
}
