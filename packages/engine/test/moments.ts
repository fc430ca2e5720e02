import { vi } from 'vitest';

/** What asks at a moment whether a card has something to do there. */
interface Asked {
  stands(window: string, context: never): boolean;
}

/** The moments at which cards may act while something is played, in their order; what is looked at twice in a row is one. */
export function momentsOf(game: { readonly prototype: Asked }, play: () => void): string[] {
  const seen: string[] = [];
  const { stands } = game.prototype;
  const spy = vi.spyOn(game.prototype, 'stands').mockImplementation(function (this: Asked, window, context) {
    if (seen.at(-1) !== window) seen.push(window);
    return stands.call(this, window, context);
  });
  try {
    play();
  } finally {
    spy.mockRestore();
  }
  return seen;
}
