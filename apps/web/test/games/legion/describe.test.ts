import { Match } from '@holotisch/engine';
import { legion, type TerrainKind } from '@holotisch/legion';
import { expect, it } from 'vitest';
import { terrainOf } from '../../../src/games/legion/start/tables.ts';
import { newPiece } from '../../../src/games/legion/start/terrain-edit.ts';
import { describe } from '../../../src/games/legion/table/describe.ts';

function printedOn(kinds: readonly TerrainKind[], named = false): readonly string[] {
  const units = [
    { card: 'rebel-troopers', seat: 0, x: 500, y: 300 },
    { card: 'stormtroopers', seat: 1, x: 500, y: 800 },
  ];
  const match = Match.start(legion, { start: { position: { units }, seed: 'table', dice: {}, decks: {} } });
  if (!match.ok) throw new Error(JSON.stringify(match.fault));
  const terrain = kinds.map((kind, i) => terrainOf(newPiece(kind, 300 + 300 * i, 600)));
  const view = { ...legion.view(match.value.state, 'nobody'), terrain };
  const { items } = describe({ view, language: 'en', player: String, measuring: true, named });
  return items.flatMap((item) => (item.kind === 'inscription' ? [item.text] : []));
}

it('terrain shows its cover and its height; what gives no cover shows no sign, and in words says so', () => {
  expect(printedOn(['shallow-water', 'low-hedge', 'barricade', 'trench'])).toEqual(['◐ 3', '● 3', '●']);
  expect(printedOn(['shallow-water'], true)).toEqual(['Shallow water\nno cover\nflat, difficult']);
});
