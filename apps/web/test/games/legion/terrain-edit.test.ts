import { describe, expect, it } from 'vitest';
import { readTable, tableRules } from '../../../src/games/legion/start/tables.ts';
import {
  clearOf,
  newPiece,
  ofKind,
  onTable,
  opposite,
  sizeOf,
  stretched,
} from '../../../src/games/legion/start/terrain-edit.ts';

describe('building a battlefield', () => {
  it('a half turn of the table brings a piece to its opposite, and a second one back', () => {
    const piece = { ...newPiece('building', 400, 200), degrees: 30 };
    expect(opposite(piece, 1800, 900)).toMatchObject({ x: 1400, y: 700, degrees: 210 });
    expect(opposite(opposite(piece, 1800, 900), 1800, 900)).toEqual(piece);
  });
  it('a piece is stretched to a size and keeps its shape', () => {
    const { outline } = newPiece('light-woods', 0, 0);
    expect(outline).toHaveLength(8);
    const wide = stretched(outline, 300, 100);
    expect(sizeOf(wide)).toEqual({ width: 300, depth: 100 });
    expect(wide).toHaveLength(8);
  });
  it('a new piece is laid beside those that lie there, the first one in the middle', () => {
    const first = clearOf([], newPiece('building', 0, 0), 1800, 900);
    expect(first).toMatchObject({ x: 900, y: 450 });
    const second = clearOf([first], newPiece('ruins', 0, 0), 1800, 900);
    expect(Math.hypot(second.x - first.x, second.y - first.y)).toBeGreaterThanOrEqual((180 + 220) / 2);
    // Where there is no room at all, it lies in the middle.
    expect(clearOf([first], newPiece('ruins', 0, 0), 300, 300)).toMatchObject({ x: 150, y: 150 });
  });
  it('a piece stays on the table, however it is moved', () => {
    expect(onTable({ x: -30, y: 1000 }, 1800, 900)).toEqual({ x: 0, y: 900 });
    expect(onTable({ degrees: 30 }, 1800, 900)).toEqual({ degrees: 30 });
  });
  it('another kind brings its own height', () => {
    expect(ofKind(newPiece('building', 0, 0), 'crater')).toMatchObject({ kind: 'crater', height: 0 });
  });
  it('what is kept is read again; a piece of no kind is left out', () => {
    const table = { id: 'a', name: 'Mine', pieces: [newPiece('hill', 300, 300)] };
    expect(readTable(JSON.parse(JSON.stringify(table)))).toEqual(table);
    expect(readTable({ ...table, pieces: [...table.pieces, { kind: 'cheese' }] })?.pieces).toHaveLength(1);
    expect(readTable({ id: 'a' })).toBeUndefined();
    expect(tableRules({ own: table })).toMatchObject({ terrain: [{ kind: 'hill', x: 300, y: 300 }] });
  });
});
