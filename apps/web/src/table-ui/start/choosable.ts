import type { Language } from '@holotisch/engine';

/** Under which id the start page knows a list of the builder. */
export const builtId = (id: string): string => `own-${id}`;

/** How a list of the player's own stands among those to choose from. */
export const asOwn = (id: string, name: string) => ({
  id,
  name: { de: name, en: name } satisfies Record<Language, string>,
  group: 'own' as const,
});
