/** How large ships are on a star map, of what they are at the table of their own game. */
export const SMALL = 0.42;
