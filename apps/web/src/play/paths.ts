/** Where a match is chosen, and where it is played. */
export const START = '/spiel';
export const MATCH = '/spiel/partie';
