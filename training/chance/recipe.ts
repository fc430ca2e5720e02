import { type Json, Match } from '../../packages/engine/src/index.ts';
import { type AnyLists, type AnyManifest, loadGame, opponentOf } from '../../packages/games/src/index.ts';
import type { Features } from '../../packages/players/src/analysis/chance.ts';
import { armadaFeatures } from '../../packages/players/src/armada/features.ts';
import { letDecide, rngOf } from '../../packages/players/src/index.ts';
import { legionFeatures } from '../../packages/players/src/legion/features.ts';
import { xwingFeatures } from '../../packages/players/src/xwing/features.ts';

/** How the positions are made that the chances of winning are fitted to: two veterans, lists of all kinds, any moment. */

export interface Recipe {
  readonly game: string;
  readonly edition: string;
  readonly seed: string;
  /** One of so many positions is kept. */
  readonly every: number;
  /** What random lists may cost. */
  readonly points: readonly number[];
}

/** One position: of which game, in which round, what came of it for the first side (1, 0, or a half), and its figures. */
export interface Position {
  readonly game: number;
  readonly round: number;
  readonly won: number;
  readonly features: Features;
}

export const RECIPES: Readonly<Record<string, Recipe>> = {
  xwing: { game: 'xwing', edition: '1', seed: 'chance', every: 7, points: [100, 60] },
  armada: { game: 'armada', edition: '1.5.3', seed: 'chance', every: 10, points: [400, 300] },
  legion: { game: 'legion', edition: '1.2', seed: 'chance', every: 12, points: [800, 500] },
  legion26: { game: 'legion', edition: '2.6', seed: 'chance', every: 12, points: [1000, 600] },
};

// biome-ignore lint/suspicious/noExplicitAny: each game reads its own state
const FEATURES: Readonly<Record<string, (state: any) => Features>> = {
  xwing: xwingFeatures,
  armada: armadaFeatures,
  legion: legionFeatures,
};

export interface Hall {
  readonly recipe: Recipe;
  readonly manifest: AnyManifest;
  readonly lists: AnyLists;
}

export async function hallOf(name: string): Promise<Hall> {
  const recipe = RECIPES[name]!;
  const manifest = (await loadGame(recipe.game))!;
  return { recipe, manifest, lists: await manifest.lists() };
}

/** Every third game between the same two lists, every third between two that are ready-made, every third at random. */
function setupOf({ recipe, lists }: Hall, n: number): Json {
  const rng = rngOf(`${recipe.seed}/${recipe.game}/${recipe.edition}/${n}/lists`);
  const ready = lists.ready.filter(
    ({ size, list }) => size === 'full' && (lists.editionOf?.(list) ?? recipe.edition) === recipe.edition,
  );
  const points = recipe.points[rng.below(recipe.points.length)]!;
  const drawn = (): unknown =>
    n % 3 === 2 || ready.length === 0
      ? lists.random!(points, rng, recipe.edition)
      : ready[rng.below(ready.length)]!.list;
  const first = drawn();
  return lists.setup(n % 3 === 0 ? [first, first] : [first, drawn()]);
}

/** The positions of the game of this number; none where its lists do not go together. */
export function positionsOf(hall: Hall, n: number): readonly Position[] {
  const { recipe, manifest } = hall;
  const game = manifest.editions.find(({ edition }) => edition === recipe.edition)!;
  const seed = `${recipe.seed}/${recipe.game}/${recipe.edition}/${n}`;
  const started = Match.start(game, { setup: setupOf(hall, n), seed }, { keep: 'last', events: false });
  if (!started.ok) return [];
  const match: Match = started.value;
  const player = opponentOf(manifest);
  const rngs = [0, 1].map((seat) => rngOf(`${seed}/${seat}`));
  const pick = rngOf(`${seed}/pick`);
  const found: Omit<Position, 'won'>[] = [];
  for (let steps = 0; !match.over && steps < manifest.bounds.decisions; steps++) {
    const { seat } = match.open[0]!;
    // What is half done is judged nowhere.
    if (!manifest.inSetup(match.state) && isSettled(match.state) && pick.below(recipe.every) === 0)
      found.push({ game: n, round: roundOf(match.state), features: rounded(FEATURES[recipe.game]!(match.state)) });
    letDecide(match, seat, player, rngs[seat]!);
  }
  if (!match.over) return [];
  const { winner } = manifest.tally(match.state);
  const won = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  return found.map((one) => ({ ...one, won }));
}

const isSettled = (state: unknown): boolean => (state as { attacks: readonly unknown[] }).attacks.length === 0;
const roundOf = (state: unknown): number => (state as { round: number }).round;

const rounded = (features: Features): Features => {
  const out: Record<string, number> = {};
  for (const [name, value] of Object.entries(features)) out[name] = Math.round(value * 10_000) / 10_000;
  return out;
};
