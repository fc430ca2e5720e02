import type { Stuff } from './part.ts';

/** How stuffs look: painted, as one would paint a miniature; and how much of the owner's colour they take on. */
interface Look {
  /** 0xrrggbb. */
  readonly colour: number;
  /** 0: as painted; 1: wholly the owner's. */
  readonly owned: number;
  /** Shines by itself: engines, blades, lamps. */
  readonly glow?: number;
}

export const LOOKS: Readonly<Record<Stuff, Look>> = {
  hull: { colour: 0xb9c0c8, owned: 0.55 },
  trim: { colour: 0x8d97a3, owned: 0.4 },
  mark: { colour: 0xd8dde3, owned: 0.95 },
  dark: { colour: 0x2b3038, owned: 0.1 },
  metal: { colour: 0x7c848d, owned: 0.12 },
  glass: { colour: 0x18324a, owned: 0.15 },
  engine: { colour: 0x9fd8ff, owned: 0.2, glow: 1 },
  gun: { colour: 0x4a5058, owned: 0.08 },
  armour: { colour: 0xe4e4df, owned: 0.28 },
  cloth: { colour: 0x8a7a5e, owned: 0.38 },
  cloak: { colour: 0x3b332c, owned: 0.18 },
  skin: { colour: 0xc79a78, owned: 0.05 },
  fur: { colour: 0x6b4a2f, owned: 0.08 },
  blade: { colour: 0x9fe0ff, owned: 0, glow: 1 },
  rock: { colour: 0x75685a, owned: 0 },
  ice: { colour: 0xbfdcea, owned: 0 },
  stone: { colour: 0x8b8a84, owned: 0 },
  plaster: { colour: 0xb9a98b, owned: 0 },
  wood: { colour: 0x5d4630, owned: 0 },
  leaf: { colour: 0x4a6b3a, owned: 0 },
  earth: { colour: 0x6a5a42, owned: 0 },
  sand: { colour: 0xb79d6e, owned: 0 },
  water: { colour: 0x3d6f8c, owned: 0 },
  rust: { colour: 0x7a4b34, owned: 0 },
  light: { colour: 0xfff0c4, owned: 0, glow: 1 },
};

/** Red, green and blue, 0 to 1. */
type Colour = readonly [number, number, number];
export const rgb = (hex: number): Colour => [((hex >> 16) & 255) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255];

const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The colour of a patch for whoever owns it; nobody's things are as they are painted. */
export function colourOf(
  { stuff, shade, colour }: { readonly stuff: Stuff; readonly shade: number; readonly colour?: number },
  owner: number | undefined,
): Colour {
  const look = LOOKS[stuff];
  const own = rgb(colour ?? look.colour);
  const share = owner === undefined || colour !== undefined ? 0 : look.owned;
  const [r, g, b] = owner === undefined ? own : mixed(own, rgb(owner), share);
  return [Math.min(1, r * shade), Math.min(1, g * shade), Math.min(1, b * shade)];
}
