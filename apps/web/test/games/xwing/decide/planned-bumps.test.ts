import type { Pose } from '@holotisch/table';
import type { Flight } from '@holotisch/xwing';
import { describe, expect, it } from 'vitest';
import { plannedBumps } from '../../../../src/games/xwing/decide/planned-bumps.ts';
import { printedOf, valuesFrom } from '../../../../src/games/xwing/table/use-values.ts';
import { viewOfTwo } from '../told/view.ts';

const view = viewOfTwo();
const to = (x: number): Flight => {
  const pose: Pose = { x, y: 400, hx: 0, hy: 1 };
  return { pose, template: null, overlapped: [], obstacles: [], flees: false };
};
const skills = (...of: readonly number[]) =>
  valuesFrom(new Map(of.map((skill, id) => [id, { ...printedOf(view.ships[id]!), skill }])));
const bumps = (x: number, ...of: readonly number[]) => {
  const flights = new Map([
    ['0', to(400)],
    ['1', to(x)],
  ]);
  return ['0', '1'].map((id) => plannedBumps(id, flights, view, skills(...of)));
};

describe('dials that bring own ships together', () => {
  it('warn both where their player has yet to say who flies first', () => {
    expect(bumps(420, 4, 4)).toEqual([[1], [0]]);
  });
  it('warn neither where it is settled who flies first: the later one will stop before the other', () => {
    expect(bumps(420, 3, 5)).toEqual([[], []]);
  });
  it('warn nobody where the places lie apart', () => {
    expect(bumps(500, 4, 4)).toEqual([[], []]);
  });
});
