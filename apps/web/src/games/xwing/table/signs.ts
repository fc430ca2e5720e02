import type { Sign } from '../../../scene/description.ts';

const DISC = 'M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z';
const SQUARE = 'M-3.8-3.8H3.8V3.8H-3.8Z';

/** Shape and mark for everything that lies beside a base: colour alone never tells them apart. */
export const SIGNS: Readonly<Record<string, Sign>> = {
  shield: { shape: 'M-4.4 0 0-5.2 4.4 0 0 5.2Z', colour: '#69c8ff' },
  hull: { shape: 'M-3.9-3.9H3.9V3.9H-3.9Z', colour: '#f4d35e' },
  focus: {
    shape: DISC,
    mark: 'M-2.4 0Q0-2.4 2.4 0 0 2.4-2.4 0ZM-.8 0A.8 .8 0 1 0 .8 0 .8 .8 0 1 0-.8 0Z',
    colour: '#8fe07f',
  },
  evade: { shape: DISC, mark: 'M-2.2 1.6Q-1.6-2 2-1.6M.6-2.8 2.2-1.6 .8-.2', colour: '#7fe3c4' },
  stress: { shape: 'M0-4.2 4.2 3.4H-4.2Z', mark: 'M0-1.8V1M0 2.2V2.3', colour: '#ff8d70' },
  ion: { shape: 'M0-4.2 3.7-2.1V2.1L0 4.2-3.7 2.1V-2.1Z', mark: 'M.8-2.6-1.2 .3H1.2L-.8 2.6', colour: '#d08cff' },
  cloak: { shape: DISC, mark: 'M-2-1.8 2 1.8M-2.4 .6 .2 2.6M-.2-2.6 2.4-.6', colour: '#9fb0c6' },
  tractor: { shape: SQUARE, mark: 'M-2 2V0A2 2 0 0 1 2 0V2', colour: '#ffb35c' },
  weaponsdisabled: { shape: SQUARE, mark: 'M-2-2 2 2M-2 2 2-2', colour: '#ffb35c' },
  jam: { shape: SQUARE, mark: 'M-2.4 0-1.2-2 0 2 1.2-2 2.4 0', colour: '#ffb35c' },
  reinforce: { shape: 'M-3.6-3.8H3.6V1Q3.6 3.4 0 4.4-3.6 3.4-3.6 1Z', mark: 'M0-2V2M-2 0H2', colour: '#c5e86c' },
  /** A critical hit, with room in it for the number of cards. */
  critical: {
    shape:
      'M0-5.2 1.5-3.5 3.7-3.7 3.5-1.5 5.2 0 3.5 1.5 3.7 3.7 1.5 3.5 0 5.2-1.5 3.5-3.7 3.7-3.5 1.5-5.2 0-3.5-1.5-3.7-3.7-1.5-3.5Z',
    colour: '#ff5b4a',
  },
  lock: { shape: SQUARE, colour: '#7fb0ff' },
};
