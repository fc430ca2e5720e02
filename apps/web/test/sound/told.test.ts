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
const STAGED = ['changesLast', 'motion', 'marks', 'label', 'banner', 'takesBack'] as const;

/** What has no stage direction of its own, and what shows it instead: mostly the table as it has become. */
const UNSEEN = {
  xwing: {
    activates: 'the ship whose turn it is',
    fights: 'the ship whose turn it is',
    attack: 'the line of fire',
    rolled: 'the dice beside the ship (throws)',
    modified: 'the dice beside the ship (throws)',
    bombRoll: 'the dice beside the ship (throws)',
    cardRoll: 'the dice beside the ship (throws)',
    rollChanged: 'the dice beside the ship (throws)',
    noReroll: 'the dice that lie there as they are',
  },
  armada: {
    squadronActivates: 'the squadron whose turn it is',
    squadronEnds: 'its slider',
    activationEnds: 'the ship, that it has been activated',
    attack: 'the line of fire',
    attackEnds: 'the line of fire, gone with it',
    rolled: 'the dice beside the ship (throws)',
    dice: 'the dice beside the ship (throws)',
    dialKept: 'the dial beside the ship',
    dialSpent: 'the command that it is spent for',
    noReroll: 'the dice that lie there as they are',
  },
  legion: {
    activationEnds: 'the order token of the unit',
    attackEnds: 'the line of fire, gone with it',
    rolled: 'the dice beside the unit (throws)',
    dice: 'the dice beside the unit (throws)',
    defenceRolled: 'the dice beside the unit (throws)',
    defenceDice: 'the dice beside the unit (throws)',
    wounded: 'the wounds at the miniature',
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
