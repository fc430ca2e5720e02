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
    const ship = 0;
    expect(clauseOfEvent({ type: 'rolled', attack: 0, dice: 'defence', faces: [] })).toBe('XW-ANGRIFF-23');
    expect(clauseOfEvent({ type: 'damage', ship, card: 'directhit', faceup: true })).toBe('XW-SCHADEN-05');
    expect(clauseOfEvent({ type: 'destroyed', ship, cause: 'fled' })).toBe('XW-FLUCHT-01');
    expect(clauseOfEvent({ type: 'skippedAction', ship, why: { text: 'xw.skipped.asteroid' } })).toBe(
      'XW-HINDERNISSE-02',
    );
    expect(clauseOfEvent({ type: 'skippedAction', ship, why: { text: 'xw.skipped.ship' } })).toBe('XW-AKTIONEN-06');
    expect(clauseOfEvent({ type: 'noAction', ship, why: { text: 'xw.noAction.stress' } })).toBe('XW-STRESS-02');
    expect(clauseOfEvent({ type: 'noAction', ship, why: { text: 'xw.noAction.none' } })).toBe('XW-AKTIONEN-03');
    const stress = { type: 'token', ship, token: 'stress', by: 1 } as const;
    expect(clauseOfEvent({ ...stress, clause: 'XW-HINDERNISSE-08' })).toBe('XW-HINDERNISSE-08');
    expect(clauseOfEvent(stress)).toBe('XW-STRESS-01');
  });
});
