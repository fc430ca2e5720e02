import type { Json } from '@holotisch/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { lay, ship, squadron, type Table } from '../../../../../../packages/armada/test/table.ts';
import { leaveAll } from '../../../at-a-question.tsx';
import { sitAtTable } from '../../../on-the-table.tsx';

afterEach(leaveAll);

const all = ({ match }: Table): readonly Json[] => match.taken.map(({ answer }) => answer);
const VICTORY = 'victory-ii-class-star-destroyer';
const salvo = () =>
  lay({
    units: [ship(VICTORY, 0, 900, 300), ship('cr90-corvette-a', 1, 900, 446.5, 180, { speed: 2 })],
    active: 0,
    step: 'attack',
    red: ['hit', 'hit', 'blank'],
    blue: ['hit', 'hit', 'hit'],
  });
type At = { readonly pose: { readonly x: number; readonly y: number } };

describe('on the table of Armada', () => {
  it('the line of fire lies from the hull zone that shoots; the target is attacked by a click', async () => {
    const table = salvo();
    const hand = await sitAtTable(table);
    expect(hand.lights).toMatchObject({ 'piece:1': 'aimed' });
    expect(hand.items.get('shot')?.kind).toBe('ruler');
    await hand.pick('piece:1');
    expect(all(table)[0]).toBe('front>1.front');
  });

  it('a ship that is drawn onto its target is activated and attacks, all by one stroke', async () => {
    const table = lay({
      units: [
        ship(VICTORY, 0, 900, 300, 0, { dials: ['concentrate'] }),
        ship(VICTORY, 0, 400, 300, 0, { dials: ['navigate'] }),
        ship('cr90-corvette-a', 1, 900, 446.5, 180, { speed: 2 }),
      ],
      phase: 'ship',
    });
    const hand = await sitAtTable(table, { own: [0] });
    await hand.drag('lead:0', { x: 900, y: 440 });
    expect(all(table).slice(0, 1)).toEqual(['0']);
    expect(table.events('attack')).toHaveLength(1);
  });

  it('hull zones that may take damage are clicked on the ship', async () => {
    const table = salvo().take('front>1.front', '1:token.2');
    expect(table.ask().kind).toBe('redirect-zone');
    const hand = await sitAtTable(table);
    expect([...hand.items.keys()]).toEqual(['zone:left', 'zone:right']);
    await hand.pick('zone:right');
    expect(all(table).at(2)).toBe('right');
  });

  it('a squadron flies to where it is drawn, and no further than it may', async () => {
    const flying = () =>
      lay({
        units: [
          squadron('tie-fighter-squadron', 0, 760, 500),
          squadron('tie-fighter-squadron', 0, 1400, 540),
          squadron('x-wing-squadron', 1, 60, 500),
        ],
        phase: 'squadron',
      });
    const near = flying();
    await (await sitAtTable(near)).drag('fly:0', { x: 800, y: 560 });
    expect(near.pose(0).slice(0, 2)).toEqual([800, 560]);
    await leaveAll();
    const far = flying();
    await (await sitAtTable(far)).drag('fly:0', { x: 760, y: 900 });
    expect(far.pose(0)[1]).toBeLessThan(890);
  });

  it('a course follows its ghost; the ship itself is flown when it is let go', async () => {
    const table = lay({
      units: [ship('cr90-corvette-a', 0, 900, 300, 0, { speed: 2 })],
      active: 0,
      step: 'manoeuvre',
    });
    const hand = await sitAtTable(table);
    const ghost = () => (hand.items.get('ghost') as unknown as At).pose;
    const { x, y } = ghost();
    await hand.drag('ghost', { x: x + 80, y: y - 10 });
    expect(ghost().x).toBeGreaterThan(x);
    expect(table.match.taken).toEqual([]);
    await hand.drag('helm', { x: x + 80, y: y - 10 });
    expect(table.match.taken[0]?.kind).toBe('course');
    expect(table.pose(0)[0]).toBeGreaterThan(900);
  });
});
