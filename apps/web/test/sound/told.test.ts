import { describe, expect, it } from 'vitest';
import { armadaTold } from '../../src/games/armada/told/index.ts';
import { armadaSounds } from '../../src/games/armada/told/sounds.ts';
import { legionTold } from '../../src/games/legion/told/index.ts';
import { legionSounds } from '../../src/games/legion/told/sounds.ts';
import { xwingTold } from '../../src/games/xwing/told/index.ts';
import { xwingSounds } from '../../src/games/xwing/told/sounds.ts';

/** What is not heard, because nothing happens or another event sounds for it: each of these was meant. */
const SILENT = {
  xwing: ['activates', 'fights', 'noReroll', 'over', 'passedAction'],
  armada: ['activates', 'activationEnds', 'attackEnds', 'noReroll', 'over', 'squadronEnds'],
  legion: ['activationEnds', 'attackEnds', 'noReroll', 'over', 'vetoPassed'],
};

describe.each([
  ['xwing', xwingSounds.of, xwingTold],
  ['armada', armadaSounds.of, armadaTold],
  ['legion', legionSounds.of, legionTold],
] as const)('%s', (game, sounds, told) => {
  it('every event that is told is heard, but for those that are meant to be silent', () => {
    expect(Object.keys(sounds).toSorted()).toEqual(Object.keys(told).toSorted());
    const silent = Object.entries(sounds).flatMap(([type, sound]) => (sound === null ? [type] : []));
    expect(silent.toSorted()).toEqual(SILENT[game]);
  });
});
