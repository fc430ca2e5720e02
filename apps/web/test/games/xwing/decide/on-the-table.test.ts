import type { Json } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { academy, rookie, type Scene, scene, ship } from '../../../../../../packages/xwing/test/scene.ts';
import { leaveAll } from '../../../at-a-question.tsx';
import { sitAtTable } from '../../../on-the-table.tsx';

afterEach(leaveAll);

const decided = ({ match }: Scene): Json | undefined => match.taken.at(-1)?.answer;

describe('on the table of X-Wing', () => {
  it('targets are lit; the one that is clicked is aimed at, a second click attacks it', async () => {
    const table = scene({
      phase: 'combat',
      ships: [rookie(300, 100), academy(300, 300, 180), academy(350, 330, 180)],
    }).until('attack');
    const hand = await sitAtTable(table);
    expect(hand.lights).toEqual({ 'piece:1': 'aimed', 'piece:2': 'target' });
    expect(hand.items.get('shot')?.kind).toBe('ruler');
    await hand.pick('piece:2');
    expect(hand.lights).toMatchObject({ 'piece:1': 'target', 'piece:2': 'aimed' });
    await hand.pick('piece:2');
    expect(decided(table)).toBe('primary>2');
  });

  it('the ship whose dial is open is lit; where it would go is shown where that is an aid of the match', async () => {
    const planning = () => scene({ ships: [rookie(300, 100), rookie(500, 100), academy(450, 800, 180)] });
    const ghosts = ({ items }: Awaited<ReturnType<typeof sitAtTable>>) =>
      [...items.values()].filter(({ kind }) => kind === 'piece').length;
    const plain = await sitAtTable(planning(), { own: [0] });
    expect(plain.lights).toEqual({ 'piece:0': 'active' });
    await plain.press('straight 2, green');
    expect(plain.lights).toEqual({ 'piece:1': 'active' });
    expect(ghosts(plain)).toBe(0);
    await leaveAll();
    const aided = await sitAtTable(planning(), { own: [0], aids: { preview: true } });
    await aided.press('straight 2, green');
    expect(ghosts(aided)).toBe(1);
  });

  const rolling = () =>
    scene({
      phase: 'activation',
      ships: [rookie(300, 800, 180, { activated: true }), academy(450, 300, 0, { dial: 's2' })],
    })
      .until('action')
      .take('barrelroll');

  it('a barrel roll goes to the side that is clicked', async () => {
    const table = rolling();
    const hand = await sitAtTable(table);
    expect([...hand.items.keys()]).toEqual(expect.arrayContaining(['way:left', 'way:right']));
    await hand.pick('way:right');
    expect(decided(table)).toBe('right');
  });

  it('the ship slides along its template as far as it is drawn, and stays within it', async () => {
    const table = rolling().take('right');
    const hand = await sitAtTable(table);
    const ghost = () => hand.items.get('ghost') as { readonly pose: { readonly x: number; readonly y: number } };
    const before = ghost().pose;
    await hand.drag('ghost', { x: before.x, y: before.y + 400 });
    const after = ghost().pose;
    expect(after.y).toBeGreaterThan(before.y);
    expect(after.y).toBeLessThan(before.y + 60);
  });

  it('ships that an option is about are picked on the table', async () => {
    const table = scene({
      phase: 'activation',
      ships: [
        ship('rebel/xwing/rookiepilot', 300, 100, 0, { dial: 's2' }),
        academy(300, 330, 180, { activated: true }),
        academy(420, 330, 180, { activated: true }),
      ],
    })
      .until('action')
      .take('targetlock');
    expect(table.match.open[0]?.kind).toMatch(/lock/);
    const hand = await sitAtTable(table);
    expect(Object.keys(hand.lights).sort()).toEqual(['piece:1', 'piece:2']);
    await hand.pick('piece:2');
    expect(table.ship(0).locks).toEqual([2]);
  });
});
