import { describe, expect, it } from 'vitest';
import { clauseOfEvent } from '../../src/text/event-clauses.ts';
import { playRandom } from '../random/play.ts';

/** What the line before explains: an effect that lays tokens, repairs, or ends. */
const EXPLAINED = new Set(['markerMoved', 'markerGone', 'damageDiscarded', 'hullGained', 'attackEnds', 'obstacleGone']);

describe('the clause behind a line of the log', () => {
  it('is there for all that the rules themselves bring about', () => {
    const without = new Set<string>();
    for (let number = 0; number < 4; number++)
      for (const { event } of playRandom(number, { keep: 'none' }).events)
        if (!clauseOfEvent(event) && !EXPLAINED.has(event.type)) without.add(event.type);
    expect([...without].sort()).toEqual([]);
  });

  it('fits what has happened', () => {
    const unit = 0;
    expect(clauseOfEvent({ type: 'overlapsObstacle', unit, obstacle: 0, token: 'debris-1', kind: 'debris' })).toBe(
      'AR-HINDERNISSE-38',
    );
    expect(clauseOfEvent({ type: 'tokenLost', unit, token: 'repair', why: 'limit' })).toBe('AR-KOMMANDOMARKER-03');
    expect(clauseOfEvent({ type: 'tokenSpent', unit, token: 0, kind: 'brace', state: 'exhausted' })).toBe(
      'AR-VERTEIDIGUNGSMARKER-18',
    );
    expect(clauseOfEvent({ type: 'phase', phase: 'squadron' })).toBe('AR-STAFFELPHASE-01');
    expect(clauseOfEvent({ type: 'over', winner: 0, reason: 'fleet', score: [1, 0] })).toBe(
      'AR-SIEG-UND-NIEDERLAGE-03',
    );
    expect(clauseOfEvent({ type: 'fled', unit })).toBe('AR-SPIELFLAECHE-03');
  });
});
