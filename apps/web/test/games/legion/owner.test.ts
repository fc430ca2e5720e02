import { expect, it } from 'vitest';
import { ownerOf } from '../../../src/games/legion/view.ts';
import { playerEdges } from '../../../src/table-ui/face/player-edges.ts';

it('whoever is called the blue player is drawn in the first colour, the red one in the second; so are their edges', () => {
  const view = { sides: [0, 1] as const, blue: 1 as const, edges: ['south', 'north'] as const };
  expect([ownerOf(view, 0), ownerOf(view, 1)]).toEqual([1, 0]);
  expect(playerEdges(view, (seat) => `P${seat + 1}`, view.blue)).toEqual([
    { side: 'south', owner: 1, name: 'P1' },
    { side: 'north', owner: 0, name: 'P2' },
  ]);
});
