import { describe, expect, it } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { armada } from '../../src/game.ts';
import { lay, ship } from '../table.ts';

/** Cards of destroyed ships are out of the game; what these have begun for the round goes on all the same. */
const OUTLIVING = [
  'admiral-ackbar',
  'admiral-trench',
  'all-fighters-follow-me',
  'disposable-capacitors',
  'early-warning-system',
  'emperor-palpatine-commander',
  'entrapment-formation',
  'grand-admiral-thrawn',
  'hot-landing',
  'intensify-firepower',
  'leia-organa-commander',
  'pursuant',
  'rapid-launch-bays',
  'shields-to-maximum',
  'take-evasive-action',
];

describe('what a card has begun', () => {
  it('[AR-CARD-SCHILDE-AUF-MAXIMUM-01][AR-CARD-ALLE-JAEGER-MIR-NACH-04] lasts though its ship is destroyed, with these cards and no others', () => {
    const keys = CARDS.keys().filter((key) => CARDS.get(key)!.outlives);
    expect(keys.sort()).toEqual(OUTLIVING.map((id) => `upgrade/${id}`));
  });
  for (const id of OUTLIVING)
    it(`${id} acts as long as something of it lasts, and is silent when nothing does`, () => {
      const acts = (source: string | undefined, gone: boolean): boolean => {
        const units = [ship('mc80-command-cruiser', 0, 900, 200, 0, { upgrades: [id] })];
        const g = armada.sit(lay({ units }).state, () => {});
        if (source !== undefined) g.state.lasting.push({ source, unit: 0, until: 'round' });
        if (gone) Object.assign(g.ship(0), { status: 'destroyed', pose: null });
        return g.having('outlives').some(({ source: { card } }) => card === id);
      };
      expect(acts(undefined, false)).toBe(true);
      expect(acts(`0:${id}`, true)).toBe(true);
      expect(acts('0:another', true)).toBe(false);
      expect(acts(undefined, true)).toBe(false);
    });
});
