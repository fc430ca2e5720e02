import type { Model, Part } from '../part.ts';
import { paint } from './kit.ts';
import * as built from './terrain/built.ts';
import type { Outline } from './terrain/ground.ts';
import * as land from './terrain/land.ts';
import * as plants from './terrain/plants.ts';

/** Terrain in three dimensions: within its outline, and as high as the rules measure it. */

interface TerrainPiece {
  readonly kind: TerrainKind;
  /** In its own frame, counter-clockwise. */
  readonly outline: Outline;
  readonly height: number;
  readonly ladders?: true;
}

const MUD = paint('sand', 0.8);
const STONE = paint('stone');
const KINDS = {
  'shallow-water': (outline) => land.water(outline, false),
  'deep-water': (outline) => land.water(outline, true),
  'tall-grass': plants.grass,
  'light-woods': plants.lightWoods,
  'dense-woods': plants.denseWoods,
  ruins: built.ruins,
  crater: land.crater,
  trench: land.trench,
  pit: land.pit,
  fence: built.fence,
  sandbags: built.sandbags,
  'low-hedge': plants.hedge,
  'low-mud-wall': (outline, height) => built.wall(outline, height, MUD, false),
  'low-stone-wall': (outline, height) => built.wall(outline, height, STONE, true),
  barricade: built.barricade,
  hill: land.hill,
  'high-hedge': plants.hedge,
  'high-mud-wall': (outline, height) => built.wall(outline, height, MUD, false),
  'high-stone-wall': (outline, height) => built.wall(outline, height, STONE, true),
  building: built.building,
  wreck: built.wreck,
} as const satisfies Readonly<Record<string, (outline: Outline, height: number, ladders: boolean) => readonly Part[]>>;
type TerrainKind = keyof typeof KINDS;
export const isTerrainKind = (kind: string): kind is TerrainKind => kind in KINDS;

const known = new WeakMap<TerrainPiece, Model>();
export function terrainModel(piece: TerrainPiece): Model {
  const had = known.get(piece);
  if (had) return had;
  const made: (outline: Outline, height: number, ladders: boolean) => readonly Part[] = KINDS[piece.kind];
  const model = { parts: made(piece.outline, piece.height, piece.ladders === true) };
  known.set(piece, model);
  return model;
}
