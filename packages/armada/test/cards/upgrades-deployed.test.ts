import { describe, expect, it } from 'vitest';
import { match } from './upgrades/bridge.ts';

/** What a card does when its ship has been deployed it does when that ship has been deployed, not when another has. */

describe.each([
  ['empire', ['admiral-motti', 'local-fire-control'], 'local-fire-control'],
  ['empire', ['admiral-motti', 'gunnery-chief-varnillian'], 'gunnery-chief-varnillian'],
  ['rebel', ['kyrsta-agate-commander'], 'kyrsta-agate-commander'],
] as const)('%s: %s', (faction, cards, card) => {
  it(`[AR-EFFEKTE-UND-TIMING-08] ${card}: not when an enemy’s ship has been deployed, whoever begins`, () => {
    for (const first of ['0', '1']) {
      const t = match(faction, cards);
      t.goOn((u) => u.events('ability').some((e) => e.card === card) || u.state.phase === 'command', {
        'first-player': first,
      });
      const acts = t.events().findIndex((e) => e.type === 'ability' && e.card === card);
      const last = t
        .events()
        .slice(0, acts)
        .findLast((e) => e.type === 'deployed');
      expect(last).toMatchObject({ unit: 0 });
    }
  });
});
