import { describe, expect, it } from 'vitest';
import { RECIPES } from '../../src/sound/recipes.ts';
import { samplesOf } from '../../src/sound/synth.ts';

const RATE = 24_000;
const loudest = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

describe('recipes of sounds', () => {
  it.each(Object.entries(RECIPES))('%s is audible, is not clipped and ends when it says', (_, recipe) => {
    const samples = samplesOf(recipe, RATE);
    const power = Math.sqrt(samples.reduce((sum, one) => sum + one * one, 0) / samples.length);
    expect(power).toBeGreaterThan(0.02);
    expect(loudest(samples)).toBeLessThan(1);
    expect(samples.length).toBeLessThanOrEqual(Math.ceil(recipe.seconds * RATE));
    // No voice is cut off in the middle: that would click.
    expect(loudest(samples.slice(-60))).toBeLessThan(0.02);
  });

  it('no recipe is longer than two and a half seconds', () => {
    for (const { seconds } of Object.values(RECIPES)) expect(seconds).toBeLessThanOrEqual(2.5);
  });

  it('a recipe sounds the same every time', () => {
    expect(samplesOf(RECIPES.blast, RATE)).toEqual(samplesOf(RECIPES.blast, RATE));
  });
});

describe('the synthesiser', () => {
  it('a glide goes to its other end', () => {
    const crossings = (samples: Float32Array) =>
      samples.reduce((count, one, i) => count + (i > 0 && one >= 0 !== samples[i - 1]! >= 0 ? 1 : 0), 0);
    const samples = samplesOf(
      { seconds: 1, voices: [{ wave: 'sine', pitch: [100, 800], lasts: 1, gain: 0.5, holds: true }] },
      RATE,
    );
    const [first, last] = [samples.slice(0, RATE / 10), samples.slice(-RATE / 10)];
    expect(crossings(last)).toBeGreaterThan(crossings(first) * 5);
  });

  it('what is too loud is pressed together, not cut off', () => {
    const samples = samplesOf(
      { seconds: 0.1, voices: [{ wave: 'sine', pitch: 200, lasts: 0.1, gain: 5, holds: true }] },
      RATE,
    );
    expect(loudest(samples)).toBeLessThanOrEqual(1);
    expect(loudest(samples)).toBeGreaterThan(0.95);
  });
});
