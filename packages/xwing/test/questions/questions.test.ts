import type { Json } from '@holotisch/engine';
import { pose } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { xwing } from '../../src/game.ts';
import { rookie, scene } from '../scene.ts';

describe('where a manoeuvre would end', () => {
  // The second stands where the first would fly to.
  const s = scene({ phase: 'planning', ships: [rookie(450, 200), rookie(450, 300)] });
  const flown = (moved?: Json) =>
    xwing.questions.pose!(s.state, { ship: 0, manoeuvre: 's2', ...(moved !== undefined && { moved }) });

  it('[XW-UEBERSCHNEIDENDE-SCHIFFE-01] is before a ship that stands there', () => {
    expect(flown()).toMatchObject({ ok: true, value: { overlapped: [1] } });
  });

  it('is its full end where that ship will have left, wherever to', () => {
    expect(flown({ 1: null })).toMatchObject({ ok: true, value: { overlapped: [], pose: { x: 450, y: 320 } } });
  });

  it('is before the place that another will have flown to', () => {
    expect(flown({ 1: { ...pose(450, 340) } })).toMatchObject({ ok: true, value: { overlapped: [1] } });
    expect(flown({ 1: { ...pose(450, 420) } })).toMatchObject({ ok: true, value: { overlapped: [] } });
  });

  it('leaves the match itself as it is, and knows a place when it sees one', () => {
    expect(s.state.ships[1]?.pose).toMatchObject({ x: 450, y: 300 });
    for (const moved of ['there', { 1: 'there' }, { 1: { x: 1, y: 2 } }])
      expect(flown(moved)).toMatchObject({ ok: false, fault: { message: { text: 'xw.badQuestion' } } });
  });
});
