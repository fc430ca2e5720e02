import type { Terrain } from '@holotisch/legion';
import type { Model, Part } from '../part.ts';
import { paint } from './kit.ts';
import * as built from './terrain/built.ts';
import type { Outline } from './terrain/ground.ts';
import * as land from './terrain/land.ts';
import * as plants from './terrain/plants.ts';

/** Terrain in three dimensions: within its outline, and as high as the rules measure it. */

type Piece = Pick<Terrain, 'kind' | 'outline' | 'height' | 'ladders'>;

const MUD = paint('sand', 0.8);
const STONE = paint('stone');
const KINDS: Readonly<
  Record<Terrain['kind'], (outline: Outline, height: number, ladders: boolean) => readonly Part[]>
> = {
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
};

const known = new WeakMap<Piece, Model>();
export function terrainModel(piece: Piece): Model {
  const had = known.get(piece);
  if (had) return had;
  const model = { parts: KINDS[piece.kind](piece.outline, piece.height, piece.ladders === true) };
  known.set(piece, model);
  return model;
}
