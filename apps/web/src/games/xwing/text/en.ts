import type { XWingText } from './xwing-text.ts';

export const en: XWingText = {
  phase: {
    initiative: 'Setup: initiative',
    obstacles: 'Setup: obstacles',
    forces: 'Setup: forces',
    planning: 'Planning phase',
    activation: 'Activation phase',
    combat: 'Combat phase',
    end: 'End phase',
  },
  attackSteps: [
    'Declare target',
    'Roll attack dice',
    'Modify attack dice',
    'Roll defence dice',
    'Modify defence dice',
    'Compare results',
    'Deal damage',
  ],
  over: {
    reason: {
      destroyed: 'The opponent has no ship left in play.',
      points: 'On points.',
      mission: 'The objective of the mission is achieved.',
    },
    youAreDestroyed: 'You have no ship left in play.',
    nobodyLeft: 'Neither side has a ship left in play.',
    left: (player, ships, of) => `${player}: ${ships} of ${of} ships left`,
  },
};
