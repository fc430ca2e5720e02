/** Where a match of a game is chosen, and where it is played. */
export const startPath = (game: string): string => `/spiel/${game}`;
export const matchPath = (game: string): string => `/spiel/${game}/partie`;
/** Where lists are built for a game. */
export const listPath = (game: string): string => `/liste/${game}`;
