import * as v from 'valibot';
import { MOVERS, TERRAIN_KINDS } from '../geometry/terrain.ts';

/** What shapes of files, of questions and of changes by hand are made of. */

export const id = v.pipe(v.string(), v.maxLength(80));
export const number = v.pipe(v.number(), v.minValue(-100_000), v.maxValue(100_000));
export const coordinate = v.pipe(number, v.minValue(-1000), v.maxValue(10_000));
export const side = v.picklist([0, 1]);
const cover = v.picklist([0, 1, 2]);
const footing = v.picklist(['open', 'difficult', 'impassable']);

export const TerrainShape = v.strictObject({
  kind: v.picklist(TERRAIN_KINDS),
  /** Corners in its own frame, counter-clockwise. */
  outline: v.pipe(v.array(v.tuple([coordinate, coordinate])), v.minLength(3), v.maxLength(24)),
  x: coordinate,
  y: coordinate,
  degrees: v.optional(number),
  height: v.optional(v.pipe(number, v.minValue(0), v.maxValue(1000))),
  cover: v.optional(v.union([cover, v.strictObject(v.entriesFromList(MOVERS, v.optional(cover)))])),
  footing: v.optional(v.strictObject(v.entriesFromList(MOVERS, v.optional(footing)))),
  ladders: v.optional(v.boolean()),
});

export type TerrainShape = v.InferOutput<typeof TerrainShape>;

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const few = whole(0, 20);
export const many = whole(0, 99);
export const seat = whole(0, 3);
export const unitNumber = whole(0, 159);
export const place = whole(0, 59);

/** A miniature by its place; what it leaves out falls in by itself. */
export const MiniShape = v.union([
  v.null(),
  v.literal('fallen'),
  v.tuple([coordinate, coordinate]),
  v.strictObject({
    x: v.optional(coordinate),
    y: v.optional(coordinate),
    degrees: v.optional(number),
    wounds: v.optional(few, 0),
  }),
]);

export type MiniShape = v.InferOutput<typeof MiniShape>;

/** One that fell in a round that matters: it may be brought back in that round. LE-BEHANDELN-X-KAPAZITAET-Y-08 */
export const FallenShape = v.strictObject({ fallen: whole(0, 100), wounds: v.optional(few, 0) });
export type PlacedMini = MiniShape | v.InferOutput<typeof FallenShape>;
