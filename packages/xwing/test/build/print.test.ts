import { describe, expect, it } from 'vitest';
import { printHtml, printText } from '../../src/build/print.ts';
import { READY_SQUADS } from '../../src/squads/ready.ts';
import { rebels } from './words.ts';

const aces = READY_SQUADS.find((r) => r.id === 'emperors-aces')!.squad;

describe('the printed form', () => {
  it('in English: every card with what it really costs', () => {
    const text = printText(aces, 'en');
    for (const line of [
      'Imperial, 99 squad points',
      'Darth Vader (29) = 35',
      '  TIE Advanced',
      '  pilot skill 9, attack 2, agility 3, hull 3, shields 2',
      '  + Advanced Targeting Computer (1)',
      'Total: 99',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('in German: German names, the same numbers', () => {
    const text = printText({ ...aces, obstacles: ['coreasteroid0'], damageDeck: 'core2' }, 'de');
    for (const line of [
      'Imperium, 99 Kommandopunkte',
      '  + Imperator Palpatine (8)',
      'Gesamt: 99',
      'Hindernisse: coreasteroid0',
      'Schadensdeck: core2',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('the values of the ship card where it has its own', () => {
    expect(printText(rebels('yt1300/outerrimsmuggler'), 'en')).toContain('attack 2, agility 1, hull 6, shields 4');
  });

  it('as a page: nothing that a stranger wrote is more than text', () => {
    const evil = '<script>alert(1)</script>"\'&';
    const page = printHtml(
      {
        ...rebels('xwing/rookiepilot'),
        name: evil,
        description: evil,
        ships: [{ type: evil, pilot: evil, upgrades: [{ slot: 'ept', id: evil }] }],
      },
      'de',
    );
    expect(page).not.toMatch(/<script|alert\(1\)<\/script/);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(page).toContain('<html lang="de">');
    expect(page.match(/<li>/g)?.length).toBe(1);
  });

  it('leaves no phrase untold', () => {
    for (const lang of ['de', 'en'] as const)
      for (const { squad } of READY_SQUADS) expect(printText(squad, lang)).not.toMatch(/xw\.|\{\w+\}/);
  });
});
