import type { Json } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { lay, type Table } from '../../../../../../packages/legion/test/table.ts';
import { rebels, storm } from '../../../../../../packages/legion/test/troops.ts';
import { leaveAll } from '../../../at-a-question.tsx';
import { sitAtTable } from '../../../on-the-table.tsx';

afterEach(leaveAll);

const kinds = ({ match }: Table): readonly string[] => match.taken.map(({ kind }) => kind);
const last = ({ match }: Table): Json | undefined => match.taken.at(-1)?.answer;
const acting = () => lay({ units: [rebels(300, 400), storm(500, 400), storm(500, 600)], active: 0 }).until('action');
type At = { readonly pose: { readonly x: number; readonly y: number } };

describe('on the table of Legion', () => {
  it('the reach of one move and of two lies on the ground; a click there says what would be done, and a press does it', async () => {
    const table = acting();
    const hand = await sitAtTable(table);
    expect([...hand.items.keys()]).toEqual(expect.arrayContaining(['reach:1', 'reach:2']));
    await hand.ground({ x: 300, y: 300 });
    expect(kinds(table)).toEqual([]);
    await hand.press('Move');
    expect(kinds(table)).toEqual(['action', 'move']);
    expect(table.pose(0)[1]).toBeLessThan(400);
  });

  it('an enemy that is clicked is attacked where that is pressed', async () => {
    const table = acting();
    const hand = await sitAtTable(table);
    expect(hand.lights).toMatchObject({ 'piece:1': 'target', 'piece:2': 'target' });
    await hand.pick('piece:2');
    await hand.press('Attack Stormtroopers 2');
    expect(table.match.taken.find(({ kind }) => kind === 'defender')?.answer).toBe('2');
  });

  it('the defender is chosen by a click, with who sees whom drawn to it', async () => {
    const table = acting().take('attack');
    const hand = await sitAtTable(table);
    expect(hand.lights).toMatchObject({ 'piece:1': 'aimed' });
    await hand.pick('piece:2');
    expect(hand.lights).toMatchObject({ 'piece:1': 'target', 'piece:2': 'aimed' });
    expect([...hand.items.keys()]).toEqual(expect.arrayContaining(['sight:0', 'range:1']));
  });

  it('the unit leader is drawn to its place, and the others with it', async () => {
    const table = acting().take('move');
    const hand = await sitAtTable(table);
    const at = (key: string) => (hand.items.get(key) as unknown as At).pose;
    const other = at('ghost:2');
    await hand.drag('ghost', { x: 300, y: 330 });
    expect(at('ghost').y).toBeLessThan(400);
    expect(at('ghost:2')).not.toEqual(other);
    await hand.press('Confirm');
    expect(last(table)).toMatchObject({ kind: 'standard' });
  });
});
