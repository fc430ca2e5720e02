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

/** What of an event is to be seen, be it on the table, at a piece or across it. */
const STAGED = ['begins', 'ends', 'motion', 'marks', 'label', 'banner'] as const;

/** What has no stage direction of its own, and who shows it instead. */
const UNSEEN = {
  xwing: {
    bombRoll: 'the dice beside the ship (throws)',
    cardRoll: 'the dice beside the ship (throws)',
    rollChanged: 'the dice beside the ship (throws)',
    noReroll: 'the dice that lie there as they are',
  },
  armada: {
    dialKept: 'the dial beside the ship',
    dialSpent: 'the command that it is spent for',
    noReroll: 'the dice that lie there as they are',
  },
  legion: {
    noReroll: 'the dice that lie there as they are',
    orderReturned: 'the mark at the unit, gone with it',
    terrain: 'the table as it is laid',
  },
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

  it('every event that is told is seen, but for those that another one shows', () => {
    const unseen = Object.entries(told).flatMap(([type, telling]) =>
      STAGED.some((stage) => stage in telling) ? [] : [type],
    );
    expect(unseen.toSorted()).toEqual(Object.keys(UNSEEN[game]).toSorted());
  });
});
