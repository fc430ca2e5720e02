import { describe, expect, it } from 'vitest';
import { cardsIn, namesACard, namesAClause } from '../../mutants/naming.ts';

describe('whether a test names the rule that was broken', () => {
  it('a clause or a ruling in brackets, anywhere in its title', () => {
    expect(namesAClause('an attack [LE-ANGRIFF-02] needs a target')).toBe(true);
    expect(namesAClause('[R-XW-63] a focus token')).toBe(true);
    expect(namesAClause('LE-ANGRIFF-02 without brackets')).toBe(false);
  });
  it('a card by the name with which its title begins, whatever its spelling', () => {
    const cards = cardsIn([
      "export const A = {\n  'upgrade/defensive-offensive-stance': {\n    abilities: [at('unit.ends', {})],\n  },\n",
      "  'rebel/xwing/jekporkins': { when: x },\n  'keyword/cycle@2.6': CYCLE,\n  plain: 1,\n",
    ]);
    expect(cards).toEqual(['defensiveoffensivestance', 'jekporkins', 'cycle']);
    expect(namesACard('Defensive/Offensive Stance tokens', cards)).toBe(true);
    expect(namesACard('Jék Porkins rolls', cards)).toBe(true);
    expect(namesACard('what Cycle does', cards)).toBe(false);
  });
});
