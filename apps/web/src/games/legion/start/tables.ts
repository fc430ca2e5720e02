import { isObject, type Json, type JsonObject } from '@holotisch/engine';
import { RANDOM_TABLE, READY_TABLES, TERRAIN, type Terrain, type TerrainKind } from '@holotisch/legion';
import { headingDegrees, pose } from '@holotisch/table';

/** A piece of terrain as a setup spells it. */
export interface Piece {
  readonly kind: TerrainKind;
  readonly outline: readonly (readonly [number, number])[];
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
  readonly height: number;
}

/** A battlefield that the player has built. */
export interface OwnTable {
  readonly id: string;
  readonly name: string;
  readonly pieces: readonly Piece[];
}

export type ChosenTable = { readonly ready: string } | { readonly own: OwnTable };
export const RANDOM: ChosenTable = { ready: RANDOM_TABLE };

export const pieceOf = ({ kind, outline, pose: at, height }: Terrain): Piece => ({
  kind,
  outline,
  x: at.x,
  y: at.y,
  height,
  degrees: headingDegrees(at.hx, at.hy),
});
export const terrainOf = ({ kind, outline, x, y, degrees, height }: Piece): Terrain => ({
  kind,
  outline,
  pose: pose(x, y, degrees),
  height,
});

/** What a setup says of the battlefield. */
export const tableRules = (chosen: ChosenTable): JsonObject =>
  'ready' in chosen
    ? { table: chosen.ready }
    : {
        terrain: chosen.own.pieces.map((piece): Json => ({ ...piece, outline: piece.outline.map(([x, y]) => [x, y]) })),
      };

export const readyPieces = (id: string): readonly Piece[] | undefined =>
  READY_TABLES.find((one) => one.id === id)?.terrain.map(pieceOf);

// Kept in the browser

const STORE = 'holotisch.battlefields';
const isNumber = (n: unknown): n is number => typeof n === 'number' && Number.isFinite(n);
const isKind = (kind: unknown): kind is TerrainKind => typeof kind === 'string' && Object.hasOwn(TERRAIN, kind);

function readPiece(value: unknown): Piece | undefined {
  if (!isObject(value)) return undefined;
  const { kind, outline, x, y, degrees, height } = value;
  if (!isKind(kind) || !Array.isArray(outline) || !isNumber(x) || !isNumber(y) || !isNumber(degrees)) return undefined;
  if (!isNumber(height)) return undefined;
  const corners = outline.flatMap((at): readonly (readonly [number, number])[] =>
    Array.isArray(at) && isNumber(at[0]) && isNumber(at[1]) ? [[at[0], at[1]]] : [],
  );
  return corners.length >= 3 ? { kind, outline: corners, x, y, degrees, height } : undefined;
}

/** What cannot be read is left out. */
export function readTable(value: unknown): OwnTable | undefined {
  if (!isObject(value)) return undefined;
  const { id, name, pieces } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || !Array.isArray(pieces)) return undefined;
  return { id, name, pieces: pieces.flatMap((piece) => readPiece(piece) ?? []) };
}

export function keptTables(): readonly OwnTable[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    return Array.isArray(value) ? value.flatMap((one) => readTable(one) ?? []) : [];
  } catch {
    return [];
  }
}

/** False if the browser cannot keep them. */
export function keepTables(tables: readonly OwnTable[]): boolean {
  try {
    localStorage.setItem(STORE, JSON.stringify(tables));
    return true;
  } catch {
    return false;
  }
}
