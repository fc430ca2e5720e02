import type { AnyGame, AnyMatch } from '@holotisch/engine';
import { type Json, Match, POSITION, type Rng, sha256Hex } from '@holotisch/engine';
import { type AnyLists, type AnyManifest, opponentOf } from '@holotisch/games';
import { groundOf } from '@holotisch/games/grounds';
import type { Puzzle } from '@holotisch/lessons/puzzles';
import { puzzleIn } from '@holotisch/lessons/puzzles/find';
import { rngOf } from '@holotisch/players';

/** Plays the computer against itself and looks for puzzles on the way. */

interface Making {
  readonly manifest: AnyManifest;
  readonly lists: AnyLists;
  readonly seed: string;
  readonly count: number;
  /** This share of the games, and so many in all. */
  readonly shard: readonly [number, number];
  found(puzzle: Puzzle): void;
  stopped(): boolean;
}

/** One match gives no more than this: the next one looks different. */
const MOST_OF_A_MATCH = 2;
/** So many decisions lie between them. */
const APART = 25;
/** A theme that is found too easily leaves room for others. */
const shareOf = (count: number): number => Math.max(2, Math.ceil(count / 3));
/** Of so many questions that fit, one is looked at. */
const ONE_IN = 2;
const MOST_GAMES = 100_000;

export async function makePuzzles(making: Making): Promise<number> {
  const { manifest, lists, seed, count, shard, stopped } = making;
  const ground = (await groundOf(manifest.id))!;
  const [own, all] = shard;
  const byTheme = new Map<string, number>();
  let made = 0;
  for (let number = own - 1; number < MOST_GAMES && made < count && !stopped(); number += all) {
    const game = manifest.editions[number % 3 === 2 ? manifest.editions.length - 1 : 0]!;
    const match = begun(game, lists, `${seed}/${number}`);
    if (match === undefined) continue;
    const rng = rngOf(`${seed}/${number}`);
    const player = opponentOf(manifest);
    let here = 0;
    let last = Number.NEGATIVE_INFINITY;
    let before: Json | undefined;
    while (!match.over && here < MOST_OF_A_MATCH && made < count && !stopped()) {
      const ask = match.open[0]!;
      const { seat } = ask;
      if (!manifest.inSetup(match.state)) {
        if (match.taken.length - last > APART)
          for (const theme of ground.themes) {
            if ((theme.at ?? theme.asks) !== ask.kind || match.open.length > 1 || !theme.fits(match.state, seat, ask))
              continue;
            if ((byTheme.get(theme.id) ?? 0) >= shareOf(count) || rng.below(ONE_IN) > 0) continue;
            const puzzle = puzzleIn(match, { manifest, ground, theme, seat }, '', before);
            if (puzzle === undefined) continue;
            byTheme.set(theme.id, (byTheme.get(theme.id) ?? 0) + 1);
            making.found({ ...puzzle, id: idOf(puzzle) });
            made++;
            here++;
            last = match.taken.length;
            break;
          }
        const spelled = game.questions[POSITION]!(match.whole, {});
        before = spelled.ok ? spelled.value : undefined;
      }
      const answer = player.choose({ seat, ask, view: game.view(match.state, seat), rng });
      if (match.decide(seat, answer)) break;
    }
  }
  return made;
}

const idOf = ({ position, lead, ground }: Puzzle): string =>
  sha256Hex(JSON.stringify([ground, position, lead])).slice(0, 8);

/** Small games are clearer than large ones: the lists of a core set, and random ones of about that size. */
function begun(game: AnyGame, lists: AnyLists, seed: string): AnyMatch | undefined {
  const rng = rngOf(`${seed}/lists`);
  const started = Match.start(game, { setup: lists.setup(sidesOf(game, lists, rng)), seed }, { events: false });
  return started.ok ? started.value : undefined;
}

function sidesOf(game: AnyGame, lists: AnyLists, rng: Rng): readonly unknown[] {
  const fitting = lists.ready.filter(
    ({ list }) => lists.editionOf === undefined || lists.editionOf(list) === game.edition,
  );
  const core = fitting.filter(({ size }) => size === 'core');
  const small = core.length > 1 ? core : fitting;
  if (lists.random === undefined || rng.below(3) === 0) {
    const one = small[rng.below(small.length)]!;
    const others = small.filter((other) => other !== one);
    return [one.list, others[rng.below(others.length)]!.list];
  }
  const points = lists.points(small[0]!.list) * (lists.formats[0]?.points === 100 ? 2 : 1);
  const any = () => lists.random!(points, rng, game.edition) ?? small[0]!.list;
  return [any(), any()];
}
