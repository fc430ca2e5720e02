import { type Json, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { expect, it } from 'vitest';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { armada } from '../../src/game.ts';

const fleet = (id: string) => READY_FLEETS.find((one) => one.id === id)!.fleet;
const REBEL = fleet('core-fleet-rebel');
const EMPIRE = fleet('core-fleet-empire');
/** The squadrons of a fleet are another player's. */
const team = ({ squadrons, ...rest }: typeof REBEL) => [
  { ...rest, squadrons: [] },
  { ...rest, ships: [], squadrons, objectives: {} },
];

it.each(['base-defense-armed-station', 'base-defense-ion-cannon', 'hyperlane-raid', 'show-of-force'])(
  'teams of two play %s to its end, whatever they decide',
  (objective) => {
    const fleets = [...team(REBEL), ...team(EMPIRE)];
    const setup = {
      fleets,
      sides: [0, 0, 1, 1],
      captains: [1, 2],
      objective,
      rules: { points: 180, unenforced: true },
    };
    const json: Json = JSON.parse(JSON.stringify(setup));
    const started = Match.start(armada, { setup: json, seed: objective }, { verify: true });
    if (!started.ok) throw new Error(JSON.stringify(started.fault));
    const match = started.value;
    const rng = quickRng(7);
    const asked = new Set<number>();
    while (!match.over) {
      const ask = match.open[rng.below(match.open.length)]!;
      asked.add(ask.seat);
      expect(match.decide(ask.seat, sampleAnswer(ask, rng)!)).toBeUndefined();
    }
    expect(match.state.outcome).not.toBeNull();
    expect([...asked].sort()).toEqual([0, 1, 2, 3]);
  },
);
