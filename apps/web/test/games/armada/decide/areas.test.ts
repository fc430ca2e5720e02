import { type ArmadaView, armada, geometry } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { areasOf } from '../../../../src/games/armada/decide/areas.ts';

/** A table of six by three feet with one ship that is not yet deployed elsewhere. */
function table(points: number): ArmadaView {
  const units = [
    { ship: 'nebulon-b-escort-frigate', seat: 0, x: 450, y: 100, speed: 2 },
    { ship: 'cr90-corvette-a', seat: 1, x: 450, y: 800, degrees: 180, speed: 2 },
  ];
  const state = armada.place({
    position: JSON.parse(JSON.stringify({ units, rules: { points } })),
    dice: {},
    decks: {},
    seed: 'areas',
  });
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return armada.view(state.value, 0);
}

describe('the areas that are drawn while something is placed', () => {
  const view = table(400);

  it('a deployment zone ends one ruler before the short edges, as the setup area does', () => {
    const [zone] = areasOf({ name: 'deployment', unit: 0, edge: 'south', depth: 185 }, view);
    expect(zone?.d).toBe('M304.8 0h1219.2v185h-1219.2Z');
  });

  it('a small table is setup area from edge to edge', () => {
    const small = table(180);
    const [zone] = areasOf({ name: 'deployment', unit: 0, edge: 'south', depth: 185 }, small);
    expect(zone?.d).toBe(`M0 0h${small.rules.width}v185h${-small.rules.width}Z`);
  });

  it('obstacles and tokens: inside the setup area and as far from the edges as is asked', () => {
    const [near, far] = [geometry.DISTANCE[2], geometry.DISTANCE[4]];
    const place = {
      name: 'obstacle-place',
      obstacle: 'asteroid-1',
      fromEdges: 3,
      fromPlayerEdges: 0,
      apart: 1,
    } as const;
    expect(areasOf(place, view)[0]?.d).toMatch(`M304.8 ${near}h1219.2`);
    const token = { name: 'marker-place', kind: 'objective', inSetupArea: true, beyond: { playerEdges: 5 } } as const;
    expect(areasOf(token, view)[0]?.d).toMatch(`M304.8 ${far}h1219.2`);
  });
});
