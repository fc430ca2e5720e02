import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type Bin, calibration, rowsIn } from '../../../../training/chance/calibration.ts';
import { hallOf, positionsOf } from '../../../../training/chance/recipe.ts';
import { FULL } from '../../../table/test/tries.ts';
import type { Fit } from '../../src/analysis/chance.ts';
import { chanceFit as armada } from '../../src/armada/chance-fit.ts';
import { chanceFit as legion, chanceFit26 as legion26 } from '../../src/legion/chance-fit.ts';
import { chanceFit as xwing } from '../../src/xwing/chance-fit.ts';

const FITS: Readonly<Record<string, Fit>> = { xwing, armada, legion, legion26 };
const NAMES = Object.keys(FITS);
/** How far from what was said may be won. */
const MOST = 0.05;
/** In a tenth in which fewer games than this come by, chance alone decides. */
const FEWEST_GAMES = 60;

const training = (path: string): Buffer =>
  readFileSync(new URL(`../../../../training/chance/${path}`, import.meta.url));
const recorded = (name: string): string => gunzipSync(training(`held-out/${name}.jsonl.gz`)).toString();

/** Of Legion there are few games yet: a tenth may be off by chance. */
const errorsIn = (name: string): number => (name.startsWith('legion') ? 1.5 : 0);

/** How many standard errors a share may be off beyond what is allowed: positions of one game stand and fall together. */
function isOff({ said, won, games }: Bin, most: number, errors: number): boolean {
  return Math.abs(won - said) > most + errors * Math.sqrt((said * (1 - said)) / games);
}

/** The tenths in which chances do not hold. */
const offIn = (bins: readonly Bin[], errors: number): readonly Bin[] =>
  bins.filter((bin) => bin.games >= FEWEST_GAMES && isOff(bin, MOST, errors));

describe.each(NAMES)('chances of winning in %s', (name) => {
  const text = recorded(name);
  const { features, rows } = rowsIn(text);
  const weightsOf = (fit: Fit): readonly number[] => features.map((one) => fit.weights[one]!);

  it('are made by the weights on record, and tried with the positions on record', () => {
    const sheet = JSON.parse(training(`fits/${name}.json`).toString());
    expect(FITS[name]).toEqual({ weights: sheet.weights, learned: sheet.learned });
    expect(createHash('sha256').update(text).digest('hex')).toBe(sheet.heldOut.hash);
    expect(Object.keys(FITS[name]!.weights)).toEqual(features);
  });

  it('hold in games that they were not fitted to: of positions called 70 %, 65 to 75 % are won', () => {
    const bins = calibration(rows, weightsOf(FITS[name]!));
    expect(bins.filter(({ games }) => games >= FEWEST_GAMES).length).toBeGreaterThanOrEqual(8);
    expect(offIn(bins, errorsIn(name))).toEqual([]);
    // Whoever is twice as sure of himself, or half, is found out.
    for (const times of [2, 0.5])
      expect(
        offIn(
          calibration(
            rows,
            weightsOf(FITS[name]!).map((w) => w * times),
          ),
          0,
        ),
      ).not.toEqual([]);
  });

  it.runIf(FULL)(
    'hold in games that nobody has seen yet',
    async () => {
      const hall = await hallOf(name);
      const fresh = Array.from({ length: name.startsWith('legion') ? 40 : 150 }, (_, n) =>
        positionsOf(hall, 1_000_000 + n).map(({ features: f, ...one }) => ({
          ...one,
          values: features.map((feature) => f[feature]!),
        })),
      ).flat();
      const bins = calibration(fresh, weightsOf(FITS[name]!));
      expect(bins.filter((bin) => bin.games >= 15 && isOff(bin, MOST, 2.5))).toEqual([]);
    },
    600_000,
  );
});
