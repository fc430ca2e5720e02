import { type Json, Match, quickRng, sampleAnswer } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { xwing } from '../src/game.ts';
import { positionOf } from '../src/position.ts';
import { READY_SQUADS } from '../src/squads/ready.ts';

const squad = (id: string): Json => READY_SQUADS.find((s) => s.id === id)!.squad as unknown as Json;

describe('a position', () => {
  it('of any moment is laid out again as it was', () => {
    const setup = { squads: [squad('red-squadron'), squad('howlrunner-swarm')] };
    const match = Match.start(xwing, { setup, seed: 'position' });
    if (!match.ok) throw new Error(match.fault.message.text);
    const rng = quickRng(3);
    let compared = 0;
    for (let i = 0; i < 220 && !match.value.over; i++) {
      const { state } = match.value;
      if (state.round > 0 && i % 7 === 0) {
        const position = positionOf(state);
        const again = xwing.place({ position, seed: 's', dice: {}, decks: {} });
        if (!again.ok) throw new Error(JSON.stringify(again.fault));
        const placed = positionOf(again.value);
        // Headings go through degrees and back: equal to a hair's breadth.
        expect(JSON.stringify(placed, rounded)).toEqual(JSON.stringify(position, rounded));
        compared++;
      }
      for (const ask of match.value.open) match.value.decide(ask.seat, sampleAnswer(ask, rng)!);
    }
    expect(compared).toBeGreaterThan(5);
  });
});

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? (value === -180 ? 180 : Math.round(value * 1e6) / 1e6) : value;
