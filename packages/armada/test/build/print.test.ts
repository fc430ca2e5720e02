import { describe, expect, it } from 'vitest';
import { printHtml, printText } from '../../src/build/print.ts';
import { READY_FLEETS } from '../../src/fleets/ready.ts';
import { fleet } from './words.ts';

describe('a fleet on paper', () => {
  const core = READY_FLEETS[0]!.fleet;

  it('in English', () => {
    expect(printText(core, 'en', 'latest').split('\n').slice(0, -3)).toEqual([
      'Core set: Dodonna’s raiders',
      'Rebel Alliance, 179 fleet points',
      'Assault: Opening Salvo',
      'Defense: Hyperspace Assault',
      'Navigation: Intel Sweep',
      '',
      'Flagship: Nebulon-B Escort Frigate (57) = 82',
      '  Hull 5, command / squadron / engineering 2 / 2 / 3',
      '  Front / sides / rear: shields 3 / 1 / 2, battery 3R / 1R 1B / 2R; against squadrons 2B',
      '  + General Dodonna (20)',
      '  + Redemption (5)',
      '',
      'CR90 Corvette A (44) = 51',
      '  Hull 4, command / squadron / engineering 1 / 1 / 2',
      '  Front / sides / rear: shields 2 / 2 / 1, battery 2R 1B / 1R 1B / 1R; against squadrons 1B',
      '  + Leia Organa (3)',
      "  + Dodonna's Pride (4)",
      '',
      'Luke Skywalker (20) = 20',
      '  X-wing Squadron. Speed 3, hull 5, against squadrons 4B, battery 1K',
      '',
      '2 × X-wing Squadron (13) = 26',
      '  Speed 3, hull 5, against squadrons 4B, battery 1R',
      '',
      'Squadrons: 46',
      'Total: 179',
    ]);
  });

  it('in German, at the points of the first print', () => {
    const text = printText(core, 'de', 'first');
    expect(text).toContain('Rebellen, 184 Flottenpunkte');
    expect(text).toContain('Angriff: Eröffnungssalve');
    expect(text).toContain('+ Redemption (8)');
  });

  it('shows what is unknown as it was written, and strangers’ words as plain text', () => {
    const strange = { ...fleet('rebel', ['ghost-ship tractor-ray'], ['q-wing']), name: '<script>alert("x")</script>' };
    expect(printText(strange, 'en', 'latest')).toContain('ghost-ship = 0\n  + tractor-ray');
    const page = printHtml(strange, 'en', 'latest');
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
    expect(page).toContain('<h2><span>q-wing</span><span>0</span></h2>');
  });

  it('every ready-made fleet fits a page in both languages', () => {
    for (const { fleet: one } of READY_FLEETS)
      for (const lang of ['de', 'en'] as const) {
        const page = printHtml(one, lang, 'latest');
        expect(page).toMatch(/^<!doctype html><html lang="(?:de|en)">/);
        expect(page).not.toMatch(/ar\.|\{\w+\}|undefined/);
      }
  });
});
