import { say } from '@holotisch/engine';
import { type AnyLists, type AnyManifest, playerNamed, playersOf } from '@holotisch/games';
import { CHARACTER_NAMES, readOpponent, rngOf } from '@holotisch/players';
import type { Call } from '../command.ts';
import { readText } from '../input.ts';
import { namedGame } from '../named-game.ts';
import { badFile, usage } from '../stop.ts';
import type { CampaignId, CampaignTask } from './campaign.ts';
import { gameOf as editionOf, type Side, setupOf, type Task } from './play.ts';

/** Everything is looked at here once, so that no thread starts with a list or a player that is not there. */
export async function taskOf(call: Call): Promise<Task> {
  const { options } = call;
  const said = (name: string): string | undefined => options[name] as string | undefined;
  const sideA = spoken(call, said('a'));
  const sideB = spoken(call, said('b'));
  const game = sideA.game ?? sideB.game;
  if (game !== undefined && (sideB.game ?? game) !== game) throw usage(say('cli.sim.twoGames'));
  const named = await namedGame(call);
  if (named && game !== undefined && named.id !== game) throw usage(say('cli.sim.twoGames'));
  const byName = game === undefined ? undefined : (await call.world.games([game])).all[0];
  const manifest = named ?? byName ?? (await gameOf(call, [sideA.list, sideB.list]));
  const lists = await manifest.lists();
  const [first, second = first] = (said('players') ?? 'random').split(',', 2) as [string, string?];
  const [one, other] = [sideA.player ?? first, sideB.player ?? second];
  knownPlayers(manifest, [one, other]);
  const edition = editionNamed(manifest, said('edition'));
  const kind = kindNamed(lists, said('kind'));
  // Ready-made lists are of the usual edition; of another one, any that are legal are played with.
  const usual =
    edition === undefined || lists.random === undefined ? lists.even : twice(`random:${usualPoints(lists)}`);
  const names = [sideA.list ?? usual[0], sideB.list ?? usual[1]];
  const task: Task = {
    game: manifest.id,
    ...(edition !== undefined && { edition }),
    ...(kind !== undefined && { kind }),
    fixtures: [{ sides: await Promise.all(names.map((name) => sideNamed(call, lists, name))), players: [one, other] }],
    seed: said('seed') ?? '1',
    verify: options['verify'] === true,
    files: options['matches'] !== undefined,
  };
  const rules = editionOf(manifest, task);
  const begun = rules.setUp(setupOf({ lists, task }, task.seed, task.fixtures[0]!), task.seed);
  if (!begun.ok) {
    const { fault: refusal } = begun;
    throw badFile({ message: refusal.message, refusal, game: [rules.id, rules.edition] });
  }
  return task;
}

/** What is said of a side: a list, or who plays it, if need be with the game (`xwing-ace:fuchs`). */
function spoken({ world }: Call, said: string | undefined): { game?: string; player?: string; list?: string } {
  if (said === undefined) return {};
  if (readOpponent(said)) return { player: said };
  const game = world.gameIds.find((id) => said.startsWith(`${id}-`) && readOpponent(said.slice(id.length + 1)));
  return game === undefined ? { list: said } : { game, player: said.slice(game.length + 1) };
}

/** Who fights the battles of a campaign; without further ado two who answer at random. */
export async function campaignTask(call: Call): Promise<Omit<CampaignTask, 'rounds'>> {
  const { options, world } = call;
  const name = String(options['campaign']);
  const { CAMPAIGNS } = await import('./campaign.ts');
  const known = Object.keys(CAMPAIGNS) as CampaignId[];
  const campaign = known.find((one) => one === name);
  if (campaign === undefined) throw usage(say('cli.sim.unknownCampaign', { campaign: name, known: known.join(', ') }));
  const { games } = CAMPAIGNS[campaign];
  const manifests = await world.games([...games, campaign]);
  const [one, other = one] = String(options['players'] ?? 'random').split(',', 2) as [string, string?];
  for (const game of games) knownPlayers(manifests.find(game)!, [one, other]);
  return { campaign, manifests, players: [one, other], seed: String(options['seed'] ?? '1') };
}

/** A whole number that an option says; undefined where nobody has said it. */
export function numberOf({ options }: Call, name: string, most: number): number | undefined {
  const text = options[name];
  if (text === undefined) return undefined;
  const n = Number(text);
  if (!(Number.isInteger(n) && n >= 1 && n <= most))
    throw usage(say('cli.sim.badNumber', { option: `--${name}`, most }));
  return n;
}

/** Refuses whoever cannot play this game. */
export function knownPlayers(manifest: AnyManifest, ids: readonly string[]): void {
  const known = playersOf(manifest).map((player) => player.id);
  for (const player of ids)
    if (!playerNamed(manifest, player))
      throw usage(
        manifest.players.some((one) => one.as)
          ? say('cli.sim.unknownOpponent', { player, known: known.join(', '), characters: CHARACTER_NAMES.join(', ') })
          : say('cli.sim.unknownPlayer', { player, known: known.join(', ') }),
      );
}

const twice = (name: string): readonly [string, string] => [name, name];
const usualPoints = ({ formats }: AnyLists): number => formats[0]?.points ?? 100;

export function editionNamed({ editions }: AnyManifest, edition: string | undefined): string | undefined {
  if (edition === undefined || editions.some((one) => one.edition === edition)) return edition;
  throw usage(say('cli.sim.unknownEdition', { edition, known: editions.map((one) => one.edition).join(', ') }));
}

function kindNamed({ kinds = {} }: AnyLists, kind: string | undefined): string | undefined {
  if (kind === undefined || Object.hasOwn(kinds, kind)) return kind;
  throw usage(say('cli.sim.unknownKind', { kind, known: Object.keys(kinds).join(', ') || '–' }));
}

/** Whose lists these are: ready-made ones are known by name, files by what is in them. */
async function gameOf({ world }: Call, names: readonly (string | undefined)[]): Promise<AnyManifest> {
  const [name] = names.filter((one) => one !== undefined && !RANDOM.test(one));
  if (name === undefined) return (await world.games(world.gameIds.slice(0, 1))).all[0]!;
  const manifests = await world.games();
  const ready = await manifests.withReady(name);
  if (ready) return ready;
  const text = await readText(world, name);
  const { best, rivals } = await manifests.claimsOn(text);
  if (best && rivals.length > 0)
    throw usage(say('cli.sim.closeRace', { file: name, games: [best, ...rivals].map(({ game }) => game).join(', ') }));
  return manifests.ofList(text);
}

/** `random:100`: another legal list in every game, of at most so many points. */
const RANDOM = /^random:(.*)$/;
const MOST_POINTS = 1000;

/** A ready-made list by its id, random ones by their points, or one from a file of any form that the game knows. */
export async function sideNamed({ world }: Pick<Call, 'world'>, lists: AnyLists, name: string): Promise<Side> {
  const ready = lists.ready.find((one) => one.id === name);
  if (ready) return { list: ready.list };
  const random = RANDOM.exec(name);
  if (random) return { random: randomPoints(lists, random[1]!) };
  const read = lists.read(await readText(world, name));
  if (!read.ok) throw badFile(read.fault, name);
  const [first, second] = read.value;
  if (first === undefined || second !== undefined)
    throw usage(say('cli.sim.oneList', { file: name, count: read.value.length }));
  return { list: first.list };
}

function randomPoints(lists: AnyLists, said: string): number {
  const points = /^\d{1,4}$/.test(said) ? Number(said) : 0;
  if (points < 1 || points > MOST_POINTS) throw usage(say('cli.sim.badPoints', { said, most: MOST_POINTS }));
  if (lists.random === undefined) throw usage(say('cli.sim.noRandom'));
  if (lists.random(points, rngOf(said)) === undefined) throw usage(say('cli.sim.tooFewPoints', { points }));
  return points;
}
