import { describe, expect, it } from 'vitest';
import { refuseArmy, unenforcedIn } from '../../src/build/refuse.ts';
import { rebels, STANDARD } from './words.ts';

/** An army with a card that would not act is refused, unless its player wants that. */

const bookWithout = (...keys: readonly string[]) => ({ has: (key: string) => !keys.includes(key) });

describe('cards that do not act', () => {
  const list = { ...rebels('rebel-troopers z-6-trooper'), contingencies: ['push'] };
  const leia = { ...list, units: [{ unit: 'leia-organa', upgrades: ['esteemed-leader'] }, ...list.units] };
  it('are named by kind: a unit or an upgrade by its keywords, an upgrade, a command or a battle card by itself', () => {
    const named = (...keys: readonly string[]) => unenforcedIn(leia, STANDARD, bookWithout(...keys));
    expect(named()).toEqual([]);
    expect(named('keyword/nimble')).toContain('unit/leia-organa');
    expect(named('upgrade/esteemed-leader')).toEqual(['upgrade/esteemed-leader']);
    expect(named('upgrade/z-6-trooper')).toEqual([]);
    expect(named('command/turning-the-tide')).toEqual(['command/turning-the-tide']);
    expect(named('command/push')).toEqual([]);
    const [battle] = leia.battleDeck;
    if (battle !== undefined) expect(named(`battle/${battle}`)).toEqual([`battle/${battle}`]);
  });
  it('[LE-GOLDENE-REGELN-02] the army is refused for the first of them, but not where that is agreed', () => {
    const lacking = bookWithout('command/turning-the-tide');
    const clauses = (unenforced: boolean, book = lacking) =>
      refuseArmy(rebels('rebel-troopers'), STANDARD, book, unenforced)?.clauses;
    expect(clauses(false)).toEqual(['LE-GOLDENE-REGELN-02']);
    expect(clauses(true)).toBeUndefined();
    expect(clauses(false, bookWithout())).toBeUndefined();
  });
});
