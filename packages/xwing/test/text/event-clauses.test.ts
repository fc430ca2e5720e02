import { describe, expect, it } from 'vitest';
import { clauseOfEvent } from '../../src/text/event-clauses.ts';
import { playRandom } from '../random/play.ts';

/** What a card alone brings about has no clause of its own: the card that took effect stands above it in the log. */
const BY_CARDS = new Set([
  ...['rotated', 'turned', 'side', 'arcRotated', 'cardRoll', 'rollChanged'],
  ...['condition', 'conditionLifted', 'setAside', 'lockPassed', 'dialSeen', 'bombRoll', 'repaired'],
  ...['undocked', 'obstacleGone'],
  ...['dialTurned', 'guessed', 'replaced'],
]);

describe('the clause behind a line of the log', () => {
  it('is there for all that the rules themselves bring about', () => {
    const without = new Set<string>();
    for (let number = 0; number < 12; number++)
      for (const { event } of playRandom(number, { keep: 'none' }).events)
        if (!clauseOfEvent(event) && !BY_CARDS.has(event.type)) without.add(event.type);
    expect([...without].filter((type) => !['activates', 'fights'].includes(type)).sort()).toEqual([]);
  });

  it('fits what has happened', () => {
    const clause = (event: object) => clauseOfEvent(event as { type: string });
    expect(clause({ type: 'rolled', dice: 'defence' })).toBe('XW-ANGRIFF-23');
    expect(clause({ type: 'damage', faceup: true })).toBe('XW-SCHADEN-05');
    expect(clause({ type: 'destroyed', cause: 'fled' })).toBe('XW-FLUCHT-01');
    expect(clause({ type: 'skippedAction', why: { text: 'xw.skipped.asteroid' } })).toBe('XW-HINDERNISSE-02');
    expect(clause({ type: 'skippedAction', why: { text: 'xw.skipped.ship' } })).toBe('XW-AKTIONEN-06');
    expect(clause({ type: 'noAction', why: { text: 'xw.noAction.stress' } })).toBe('XW-STRESS-02');
    expect(clause({ type: 'noAction', why: { text: 'xw.noAction.none' } })).toBe('XW-AKTIONEN-03');
    expect(clause({ type: 'token', token: 'stress', clause: 'XW-HINDERNISSE-08' })).toBe('XW-HINDERNISSE-08');
    expect(clause({ type: 'token', token: 'stress' })).toBe('XW-STRESS-01');
    expect(clause({ type: 'toString' })).toBeUndefined();
  });
});
