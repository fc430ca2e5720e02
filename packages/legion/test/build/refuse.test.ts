import { describe, expect, it } from 'vitest';
import type { Army } from '../../src/build/army.ts';
import { refuseArmy, unenforcedIn } from '../../src/build/refuse.ts';
import { formatOf } from '../../src/data/index.ts';
import { army, inWords, rebels, STANDARD } from './words.ts';

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
  it('the refusal names the card, of whatever kind it is', () => {
    const later = army('empire', ['general-veers', '3 stormtroopers'], '2.6');
    const led = { ...leia, units: [leia.units[0]!, ...list.units.slice(1)], contingencies: [] };
    const words = (key: string, of: Army = led) => {
      const format = of.edition === '1.2' ? STANDARD : { ...formatOf('standard-2'), ranks: STANDARD.ranks };
      const refused = refuseArmy(of, format, bookWithout(key), false);
      return refused && inWords(refused, 'en');
    };
    expect(
      [
        words('keyword/nimble'),
        words('upgrade/esteemed-leader'),
        words('command/turning-the-tide'),
        words('battle/bunker-assault', later),
        words('battle/no-such-card', later),
      ].join('\n'),
    ).toMatchInlineSnapshot(`
      "The program does not carry out the effect of Leia Organa, Fearless and Inventive yet. With “unenforced” in the rules of the match the card is allowed all the same; then you see to its text yourselves.
      The program does not carry out the effect of Esteemed Leader yet. With “unenforced” in the rules of the match the card is allowed all the same; then you see to its text yourselves.
      The program does not carry out the effect of Turning the Tide yet. With “unenforced” in the rules of the match the card is allowed all the same; then you see to its text yourselves.
      The program does not carry out the effect of Bunker Assault yet. With “unenforced” in the rules of the match the card is allowed all the same; then you see to its text yourselves.
      "
    `);
  });
});
