import { type AnyGame, type Json, type JsonObject, Match, POSITION, quickRng } from '@holotisch/engine';
import type { AnyLists, AnyManifest, Samples } from '@holotisch/games';
import { letDecide, randomPlayer } from '@holotisch/players';

/** All that comes to a game from outside in real life: made from its manifest, so that every game has its share. */
export interface RealInputs {
  readonly manifest: AnyManifest;
  readonly lists: AnyLists;
  /** Lists in every form that is read. */
  readonly listTexts: readonly string[];
  /** Matches between ready-made lists, left at different moments. */
  readonly matches: readonly Match[];
  /** Their files, and scenarios that begin where they were left. */
  readonly files: readonly string[];
  readonly scenarios: readonly string[];
  readonly positions: readonly Placed[];
  readonly questions: readonly JsonObject[];
  readonly changes: readonly Json[];
}

interface Placed {
  readonly game: AnyGame;
  readonly position: Json;
}

const NO_SAMPLES: Samples = { lists: [], changes: [], questions: [], positions: [] };

/** After so many decisions a match is left; the last one goes on to its end. */
const MOMENTS = [0, 3, 12, 16, 20, 25, 30, 36, 45, 55, 70, 90, 110, 1000];

export async function realInputs(manifest: AnyManifest): Promise<RealInputs> {
  const lists = await manifest.lists();
  const samples = (await manifest.samples?.()) ?? NO_SAMPLES;
  const written = lists.ready.flatMap(({ list }) => lists.forms.map((form) => form.write(list) as string));
  const matches = MOMENTS.flatMap((decisions, i) => {
    const game = manifest.editions[i % manifest.editions.length]!;
    const setup = samples.setups?.[i % samples.setups.length] ?? setupOf(game, lists, i);
    return played(game, setup, i, decisions) ?? [];
  });
  const asked = matches.flatMap(({ game, whole }) => {
    const ask = game.questions[POSITION];
    const told = ask?.(whole, {});
    return told?.ok ? [{ game, position: told.value }] : [];
  });
  const stated = samples.positions.map((position) => ({ game: manifest.editions[0]!, position }));
  const positions = [...asked, ...stated];
  return {
    manifest,
    lists,
    listTexts: [...written, ...samples.lists],
    matches,
    files: matches.map((match) => JSON.stringify(match.file(), null, 1)),
    scenarios: positions.map((placed) => scenarioOf(placed, samples.questions)),
    positions,
    questions: samples.questions,
    changes: [...samples.changes, ...matches.map(({ game, state }) => game.ending(state, 0, 'concede').change)],
  };
}

/** Two ready-made lists, every other time lists of any legal cards. */
function setupOf(game: AnyGame, lists: AnyLists, number: number): Json {
  const { formats, editionOf } = lists;
  const ready = lists.ready.filter(({ list }) => editionOf === undefined || editionOf(list) === game.edition);
  const pair = [0, 1].map((side): unknown => {
    const { points } = formats[0]!;
    const rng = quickRng(2 * number + side);
    const random = number % 2 === 1 ? lists.random?.(points ?? 100, rng, game.edition) : undefined;
    return random ?? ready[(number * (1 + 2 * side) + side) % ready.length]!.list;
  });
  return lists.setup(pair);
}

/** A match after so many random decisions. */
function played(game: AnyGame, setup: Json, number: number, decisions: number): Match | undefined {
  const start = Match.start(game, { setup, seed: `fuzz ${number}` }, { keep: 'all' });
  if (!start.ok) return undefined;
  const match: Match = start.value;
  const rng = quickRng(number);
  while (!match.over && match.taken.length < decisions) letDecide(match, match.open[0]!.seat, randomPlayer, rng);
  return match;
}

/** A scenario of all kinds of parts, with a decision that is legal where it begins. */
function scenarioOf({ game, position }: Placed, questions: readonly JsonObject[]): string {
  const begun = Match.start(game, { start: { position, seed: 's', dice: {}, decks: {} } });
  const match: Match | undefined = begun.ok ? begun.value : undefined;
  const rng = quickRng(1);
  for (let n = 0; n < 4 && match && !match.over; n++) letDecide(match, match.open[0]!.seat, randomPlayer, rng);
  const decisions = match?.taken.map((taken) => [taken.seat, taken.answer]) ?? [];
  const scenario = {
    holotisch: 'scenario',
    version: 1,
    game: game.id,
    edition: game.edition,
    title: 'Fuzz',
    position,
    seed: 's',
    dice: Object.fromEntries(game.dice.map(({ name, faces }) => [name, faces.slice(0, 3)])),
    decisions: [...decisions, { seat: 0, answer: 'nonsense', refused: [] }],
    ask: [...questions, { question: 'legal', seat: 0, after: 1 }, { question: 'view', seat: 'nobody' }],
    expect: { state: { round: 1 }, events: [{ type: 'moved' }], result: null },
  };
  return JSON.stringify(scenario, null, 1);
}
