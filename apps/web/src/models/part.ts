/**
 * What things look like in three dimensions, as plain data in millimetres: x to the right, y ahead, z up, the foot of the
 * thing at z = 0 and its middle at x = y = 0. A model is a short list of parts; `mesh.ts` makes triangles of it, the holo
 * table shows them with light, `portrait.tsx` draws them as vectors. Nothing here knows a game, a renderer or the DOM.
 */

/** Right, ahead, up. */
export type Point = readonly [x: number, y: number, z: number];
/** A point of an outline or of a profile. */
export type Flat = readonly [number, number];

/**
 * What a part is made of, by meaning: the renderer decides how that looks as a hologram (the owner's colour) and painted.
 * `hull` is the body and takes the owner's colour; `trim` a second shade of it; `mark` the stripes one knows it by.
 */
export type Stuff =
  | 'hull'
  | 'trim'
  | 'mark'
  | 'dark'
  | 'metal'
  | 'glass'
  | 'engine'
  | 'gun'
  | 'armour'
  | 'cloth'
  | 'cloak'
  | 'skin'
  | 'fur'
  | 'blade'
  | 'rock'
  | 'ice'
  | 'stone'
  | 'plaster'
  | 'wood'
  | 'leaf'
  | 'earth'
  | 'sand'
  | 'water'
  | 'rust'
  | 'light';

interface PartBase {
  readonly stuff: Stuff;
  /** Where its middle is (see each shape for what that means); the origin without it. */
  readonly at?: Point;
  /** Degrees about x, then y, then z, about its middle; before it is put to its place. */
  readonly turn?: Point;
  /** Stretched along its own axes before it is turned. */
  readonly scale?: Point;
  /** A second one on the other side of x = 0. */
  readonly twin?: true;
  /** Its own tint: a factor on the brightness of its stuff, 1 without it. */
  readonly shade?: number;
  /** A colour instead of the stuff's, as 0xrrggbb, where it is what one knows it by (a lightsaber, a red visor). */
  readonly colour?: number;
}

/** A block about its middle; `taper` shrinks its far end (y) or its top (z) to so much of the near one. */
export interface Box extends PartBase {
  readonly shape: 'box';
  readonly size: Point;
  readonly taper?: { readonly along: 'y' | 'z'; readonly to: Flat };
}
/** A round body along y (ahead) about its middle, from the radius behind to the radius ahead; `along: 'z'` stands upright. */
export interface Tube extends PartBase {
  readonly shape: 'tube';
  readonly radius: number | Flat;
  readonly length: number;
  readonly along?: 'x' | 'y' | 'z';
  readonly sides?: number;
  /** Open at both ends, so that one sees its inside: a nozzle. */
  readonly open?: true;
}
/** A ball about its middle; `half` keeps what is above it: a dome. */
export interface Ball extends PartBase {
  readonly shape: 'ball';
  readonly radius: number;
  readonly half?: true;
  readonly rings?: number;
}
/**
 * An outline seen from above, `high` millimetres thick from its foot (z = 0 of the part) up; `top` is how much of the
 * outline is left at the top, about (0, `about`) of it: a wedge hull, a terrace.
 */
export interface Slab extends PartBase {
  readonly shape: 'slab';
  readonly outline: readonly Flat[];
  readonly high: number;
  readonly top?: number;
  readonly about?: number;
  /** What nobody can see is left out: its foot, where it lies on something; or its top as well, where it is a wall. */
  readonly bare?: 'foot' | 'both';
}
/** A side view (ahead, up) made `wide`, about x = 0: a fin, a cockpit, a walker's head. */
export interface Side extends PartBase {
  readonly shape: 'side';
  readonly outline: readonly Flat[];
  readonly wide: number;
}
/** A profile (radius, along) turned about its axis, which is z unless said: a saucer, a helmet; along y, a fuselage. */
export interface Turned extends PartBase {
  readonly shape: 'turned';
  readonly profile: readonly Flat[];
  readonly along?: 'x' | 'y' | 'z';
  readonly sides?: number;
}
/** A ring: `thick` is the radius of what it is bent from. Its axis is z unless said. */
export interface Ring extends PartBase {
  readonly shape: 'ring';
  readonly radius: number;
  readonly thick: number;
  readonly along?: 'x' | 'y' | 'z';
  readonly sides?: number;
  /** How many sides that has from which it is bent, 6 without it. */
  readonly bent?: number;
}
/** A round bar from one point to another: a strut, a leg, a barrel, an arm. */
export interface Bar extends PartBase {
  readonly shape: 'bar';
  readonly from: Point;
  readonly to: Point;
  readonly radius: number | Flat;
  readonly sides?: number;
  /** Its ends are hidden in other parts: they need no faces. */
  readonly joined?: true;
}
/** A flat wing between points in space, in the order of its edge, `thick` all over. */
export interface Plate extends PartBase {
  readonly shape: 'plate';
  readonly edge: readonly Point[];
  readonly thick: number;
}
/** A boulder: a ball with bumps, the same every time for the same `seed`. */
export interface Boulder extends PartBase {
  readonly shape: 'boulder';
  readonly radius: number;
  readonly seed: number;
  /** How rough, 0 to 1. */
  readonly rough?: number;
}
/** How wide and high a hull is at a place along y, and how high its middle lies there. */
export type Station = readonly [y: number, wide: number, high: number, up?: number];
/** A hull along y through its stations; each is `section` (corners from -1 to 1, right and up; round without it) stretched. */
export interface Loft extends PartBase {
  readonly shape: 'loft';
  readonly stations: readonly Station[];
  readonly section?: readonly Flat[];
  readonly sides?: number;
}
/**
 * A heap that rises from the very edge of its outline to `high` where it is widest, with bumps by `seed`: a rock, a hill.
 * Nothing of it is outside of the outline, whatever its form; it has no underside.
 */
export interface Heap extends PartBase {
  readonly shape: 'heap';
  readonly outline: readonly Flat[];
  readonly high: number;
  readonly seed: number;
  /** How rough, 0 to 1. */
  readonly rough?: number;
  /** How large its facets are; a twelfth of its size without it. */
  readonly grain?: number;
  /** How many round dents it has. */
  readonly craters?: number;
}

export type Part = Box | Tube | Ball | Slab | Side | Turned | Ring | Bar | Plate | Boulder | Loft | Heap;

export interface Model {
  readonly parts: readonly Part[];
  /** How large all parts are shown: they may be written at any size. */
  readonly scale?: number;
  /** How high its foot floats above what it stands on: a ship on its peg. */
  readonly lift?: number;
  /** Where shots leave it, in the frame of its parts; its nose without it. */
  readonly muzzles?: readonly Point[];
  /** Where its engines glow, with their radius. */
  readonly glows?: readonly { readonly at: Point; readonly radius: number }[];
}

/** Models by name: `xwing/t70xwing`, `armada/imperial-class-star-destroyer-ii`, `legion/stormtroopers`. */
export type Models = Readonly<Record<string, Model>>;
