import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { battleCardsIn, EDITIONS, type Edition } from '../../src/data/index.ts';
import { radiusOf } from '../../src/flow/objectives/token-shapes.ts';
import { legion, legion26 } from '../../src/game.ts';
import { lay, piece, type Spec } from '../table.ts';
import { LEIA, VADER } from '../troops.ts';

/** docs/NOTATION.md lists the tokens of battle cards: those that lie there when the first round begins. */

const waiting = (card: string, seat: number): Spec => ({ card, seat, status: 'reserve' });
const ARMIES = [
  waiting(LEIA, 0),
  waiting('rebel-troopers', 0),
  waiting('rebel-troopers', 0),
  waiting(VADER, 1),
  waiting('stormtroopers', 1),
  waiting('stormtroopers', 1),
];
const BOXES = [300, 620, 914, 1210, 1530].map((x) => piece('ruins', x, 457, 60, 40));
const HAND = { cards: ['push', 'ambush'] };
const USUAL = {
  '1.2': { objective: 'breach', deployment: 'battle-lines', condition: 'clear-conditions' },
  '2.6': { primary: 'breakthrough-primary', secondary: 'marked-targets' },
} as const;

/** `3 poi, 2 asset`: what the card has laid; nothing if it has laid nothing. */
function laidBy(edition: Edition, id: string, kind: string): string {
  const battle = kind === 'advantage' ? USUAL[edition] : { ...USUAL[edition], [kind]: id };
  const t = lay(
    {
      units: ARMIES,
      terrain: BOXES,
      phase: 'prepare',
      round: 0,
      hands: [HAND, HAND],
      battle,
      ...(kind === 'advantage' && { advantages: [id, null] }),
    },
    edition === '1.2' ? legion : legion26,
  ).until('command-card');
  const kinds = t.state.markers.filter(({ by }) => by === id).map((m) => m.kind);
  return [...new Set(kinds)].map((one) => `${kinds.filter((k) => k === one).length} \`${one}\``).join(', ');
}

const page = readFileSync(new URL('../../../../docs/NOTATION.md', import.meta.url), 'utf8');

describe('the tokens of battle cards', () => {
  it('are as large as the notation says', () => {
    const [token, poi, cart] = (['objective', 'poi', 'cart'] as const).map(radiusOf);
    expect(page).toContain(`Tokens have a radius of ${token}, a \`poi\` one of ${poi}, a \`cart\` one of ${cart}.`);
  });
  it.each(EDITIONS)('of edition %s are those that the notation lists', (edition) => {
    const listed = [...page.matchAll(new RegExp(`^\\| \`([a-z-]+)\` \\| ${edition} \\| (.+?) \\|`, 'gm'))];
    const today = battleCardsIn(edition).flatMap(({ id, kind }) => {
      const laid = laidBy(edition, id, kind);
      return laid === '' ? [] : [[id, laid]];
    });
    expect(listed.map(([, id, tokens]) => [id, tokens])).toEqual(today);
    expect(today.length).toBeGreaterThan(5);
  });
});
