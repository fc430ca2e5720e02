import { Match, quickRng, type Result, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { legionGeneral } from '../../../../players/src/legion/index.ts';
import { letDecide, randomPlayer } from '../../../../players/src/player.ts';
import { READY_ARMIES } from '../../../src/armies/ready.ts';
import { armyJson } from '../../../src/build/index.ts';
import { type LegionMatch, legion } from '../../../src/game.ts';
import { trainingSetup } from '../../../src/training/forces.ts';
import { TRAINING_STEPS, type TrainingStep } from '../../../src/training/steps.ts';

const started = <T>(match: Result<T>): T => {
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  return match.value;
};
const begin = (steps: readonly TrainingStep[], seed: string): LegionMatch =>
  started(Match.start(legion, { setup: trainingSetup(steps), seed }, { verify: true }));

/** To the end with any legal answers. */
function playOut(match: LegionMatch, number: number): void {
  const rng = quickRng(number);
  while (!match.over) {
    const ask = match.open[rng.below(match.open.length)]!;
    const answer = sampleAnswer(ask, rng);
    if (answer === undefined) throw new Error(`nothing to answer to ${ask.kind}`);
    expect(match.decide(ask.seat, answer)).toBeUndefined();
  }
  expect(match.state.round).toBeLessThanOrEqual(6);
  expect(match.state.outcome).not.toBeNull();
}
/** Everything but armies of one's own. */
const ALL = TRAINING_STEPS.filter((step) => step !== 'upgrades');

describe('whole training battles', () => {
  const kinds: readonly { readonly name: string; readonly steps: readonly TrainingStep[] }[] = [
    { name: 'the basic rules', steps: [] },
    ...ALL.map((step) => ({ name: step, steps: [step] })),
    { name: 'everything together', steps: ALL },
  ];
  it.each(kinds)('random players come to an end: $name', ({ steps }) => {
    playOut(begin(steps, `random ${steps.join()}`), steps.length + 1);
  });
  it('random players come to an end: armies of their own, with all additions', () => {
    const armies = ['core-army-republic', 'core-army-separatist'].map((id) =>
      armyJson(READY_ARMIES.find((ready) => ready.id === id)!.army),
    );
    const setup = { armies, rules: { training: { with: [...TRAINING_STEPS] }, unenforced: true } };
    const match = started(Match.start(legion, { setup, seed: 'own' }, { verify: true }));
    expect(match.state.units.map(({ minis }) => minis.length)).toEqual([1, 5, 6, 1, 1, 8, 8, 2]);
    playOut(match, 5);
  });
  it('the general plays it and does better than chance', () => {
    const match: LegionMatch = begin([], 'general');
    const rng = quickRng(4);
    while (!match.over) {
      const { seat } = match.open[0]!;
      letDecide(match, seat, seat === 0 ? legionGeneral : randomPlayer, rng);
    }
    expect(match.state.outcome).toMatchObject({ winner: 0 });
  });
});
