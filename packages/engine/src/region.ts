import { type Ask, asking, type Flow, type Posed, type PosedRegion, type RegionData } from './ask.ts';
import type { Json } from './json.ts';
import type { Refusal } from './message.ts';
import type { Rng } from './random.ts';

/**
 * A kind of place that players name: where a ship may be deployed, how far a template may slide. It is judged from the
 * sitting and from plain data alone, never from what a procedure keeps to itself, so a client that has only its own view
 * of the table judges it too. `D` is the data, `A` the answer.
 */
export interface Region<G, D extends object, A extends Json> {
  readonly name: string;
  /** What an answer must look like; undefined if it does not. */
  read(answer: unknown): A | undefined;
  check(g: G, data: D, answer: A): Refusal | undefined;
  /** A legal answer, or undefined if there is none. */
  sample(g: G, data: D, rng: Rng): A | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of regions holds data and answers of all kinds
export type AnyRegion<G> = Region<G, any, any>;
/** The regions of a game by name. */
export type Regions<G> = Readonly<Record<string, AnyRegion<G>>>;

export function regionsOf<G>(list: readonly AnyRegion<G>[]): Regions<G> {
  const out: Record<string, AnyRegion<G>> = {};
  for (const region of list) {
    if (Object.hasOwn(out, region.name)) throw new Error(`the region ${region.name} is defined twice`);
    out[region.name] = region;
  }
  return out;
}

/** Asks one seat for an answer in a region and goes on with it. */
export const askIn = <D extends { readonly [key: string]: Json }, A extends Json>(
  region: Region<never, D, A>,
  data: D,
  about: Omit<PosedRegion, 'type' | 'region'>,
): Flow<A> =>
  // the match takes no answer that cannot be read
  asking([{ ...about, type: 'region', region: { ...data, name: region.name } }], (answers) => region.read(answers[0])!);

/** A question as it lies on the table of this sitting: with what the game's region knows of it. */
export function onTable<G>(regions: Regions<G>, g: G, posed: Posed): Ask {
  if (posed.type !== 'region') return posed;
  const region = regionNamed(regions, posed.region);
  return {
    ...posed,
    read: (answer) => region.read(answer) as Json | undefined,
    check: (answer: Json) => region.check(g, posed.region, answer),
    sample: (rng) => region.sample(g, posed.region, rng) as Json | undefined,
  };
}

function regionNamed<G>(regions: Regions<G>, { name }: RegionData): AnyRegion<G> {
  const region = Object.hasOwn(regions, name) ? regions[name] : undefined;
  if (region === undefined) throw new Error(`the game has no region "${name}"`);
  return region;
}
