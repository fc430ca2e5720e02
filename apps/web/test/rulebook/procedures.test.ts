import { describe, expect, it } from 'vitest';
import { readLedger } from '../../plugins/read-ledger.ts';
import { REFERENCES } from '../../src/rulebook/procedures/index.ts';

const { byId } = readLedger();
/** So much fits on two pages of paper in three columns (looked at in print). */
const MOST_LETTERS = 17_500;

describe('the procedures of each game', () => {
  it('have steps that stand in their book, each once, in both languages', () => {
    for (const [key, { game, edition, procedures }] of Object.entries(REFERENCES)) {
      const steps = procedures.flatMap((one) => one.steps);
      expect([key, steps.filter((id) => byId.get(id)?.text.de === undefined)]).toEqual([key, []]);
      expect([key, steps.length]).toEqual([key, new Set(steps).size]);
      const letters = edition === '2.6' ? 'L2' : { xwing: 'XW', armada: 'AR', legion: 'LE' }[game];
      expect([key, steps.filter((id) => !id.startsWith(letters))]).toEqual([key, []]);
      expect(new Set(procedures.map(({ id }) => id)).size).toBe(procedures.length);
      for (const lang of ['de', 'en'] as const) {
        const length = steps.reduce((sum, id) => sum + byId.get(id)!.text[lang].length, 0);
        expect([key, lang, length < MOST_LETTERS]).toEqual([key, lang, true]);
      }
    }
  });

  it('go through an attack in the order of the book', () => {
    for (const { procedures } of Object.values(REFERENCES)) {
      const own = procedures.find(({ id }) => id === 'angriff')!.steps.filter((id) => /ANGR[EI]/.test(id));
      expect(own).toEqual([...own].sort());
    }
  });
});
