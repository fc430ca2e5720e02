import { Match } from '@holotisch/engine';
import { legion } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { describe as described } from '../../../src/games/legion/table/describe.ts';
import { unitWords } from '../../../src/games/legion/table/unit-words.ts';
import { healthOf } from '../../../src/games/legion/table/use-values.ts';

const units = [
  { card: 'darth-vader-dark-lord-of-the-sith', seat: 1, x: 500, y: 800 },
  { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
];
const match = Match.start(legion, { start: { position: { units }, seed: 'health', dice: {}, decks: {} } });
if (!match.ok) throw new Error(JSON.stringify(match.fault));
const view = legion.view(match.value.state, 'nobody');

it('health is told by what is left, on the table as in words; who is unhurt has none told', () => {
  const [vader, troopers] = view.units;
  expect(healthOf(undefined, view, vader!)).toBeUndefined();
  expect(unitWords(view, troopers!, 'en', undefined)).not.toMatch(/wound/);
  const hurt = { ...vader!, minis: vader!.minis.map((mini) => ({ ...mini, wounds: 5 })) };
  const after = { ...view, units: [hurt, troopers!] };
  const { left, of } = healthOf(undefined, after, hurt)!;
  expect(of - left).toBe(5);
  expect(unitWords(after, hurt, 'en', undefined)).toContain(`${left} of ${of} wounds left`);
  expect(unitWords(after, hurt, 'de', undefined)).toContain(`${left} von ${of} Wunden übrig`);
  const { items } = described({ view: after, language: 'en', player: String, measuring: false }, undefined);
  const pips = items.flatMap((item) => (item.kind === 'piece' && item.pips ? item.pips : []));
  expect(pips.find(({ sign }) => sign === 'wound')).toMatchObject({ text: `${left}/${of}` });
});
