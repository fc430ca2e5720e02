import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/build/formats.ts';
import { refuseFleet, unenforcedIn } from '../../src/build/refuse.ts';
import { inWords, OBJECTIVES, rebels } from './words.ts';

const book = new Set([
  'upgrade/general-dodonna',
  'squadron/luke-skywalker',
  'objective/most-wanted',
  'objective/fire-lanes',
]);
const DODONNA = rebels(['cr90-corvette-a general-dodonna'], ['luke-skywalker', 'x-wing-squadron', 'gold-squadron']);
const known = { ...DODONNA, objectives: { ...OBJECTIVES, navigation: 'fire-lanes' } };
const rules = { ...FORMATS.standard, unenforced: false, objectives: true };

describe('a match', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-01] does not start with a fleet against the rules, and says the clause', () => {
    expect(refuseFleet(rebels(['cr90-corvette-a']), rules, book)?.clauses).toEqual(['AR-FLAGGSCHIFF-03']);
    expect(refuseFleet(known, rules, book)?.clauses).toEqual(['AR-EINSATZZIELKARTEN-01']);
  });

  it('does not start with a card whose effect would be ignored, unless the players will see to it', () => {
    expect(unenforcedIn(DODONNA, book)).toEqual(['superior-positions']);
    const refusal = refuseFleet(DODONNA, rules, book);
    expect(refusal && inWords(refusal, 'en')).toContain('effect of Superior Positions yet');
    expect(refusal?.clauses).toEqual(['AR-DIE-GOLDENEN-REGELN-02']);
    expect(refuseFleet(DODONNA, { ...rules, unenforced: true }, book)).toBeUndefined();
    const more = rebels(['cr90-corvette-a mon-mothma', 'cr90-corvette-b chart-officer'], ['wedge-antilles-x-wing']);
    expect(unenforcedIn({ ...more, objectives: {} }, book)).toEqual([
      'mon-mothma',
      'chart-officer',
      'wedge-antilles-x-wing',
    ]);
    // What does not exist is a fault of its own, not a card whose effect is missing.
    expect(unenforcedIn({ ...rebels([]), objectives: { assault: 'death-star' } }, book)).toEqual([]);
  });

  it('starts with cards that only bring an icon, though no effect is written for them', () => {
    for (const id of ['minister-tua', 'invincible', 'radiant-vii'])
      expect(unenforcedIn({ ...rebels([`cr90-corvette-a ${id}`]), objectives: {} }, book)).toEqual([]);
  });
});
