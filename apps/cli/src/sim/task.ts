import { say } from '@holotisch/engine';
import { type AnyLists, type AnyManifest, playersOf } from '@holotisch/games';
import type { Call } from '../command.ts';
import { readText } from '../input.ts';
import { namedGame } from '../named-game.ts';
import { badFile, usage } from '../stop.ts';
import type { Task } from './play.ts';

/** Everything is looked at here once, so that no thread starts with a list or a player that is not there. */
export async function taskOf(call: Call): Promise<Task> {
  const { options } = call;
  const said = (name: string): string | undefined => options[name] as string | undefined;
  const manifest = namedGame(call) ?? (await gameOf(call, [said('a'), said('b')]));
  const lists = await manifest.lists();
  const [one, other = one] = (said('players') ?? 'random').split(',', 2) as [string, string?];
  const known = playersOf(manifest).map((player) => player.id);
  for (const player of [one, other])
    if (!known.includes(player)) throw usage(say('cli.sim.unknownPlayer', { player, known: known.join(', ') }));
  const sides = [said('a') ?? lists.even[0], said('b') ?? lists.even[1]];
  const setup = lists.setup(await Promise.all(sides.map((name) => listNamed(call, lists, name))));
  const seed = said('seed') ?? '1';
  const game = manifest.editions[0]!;
  const first = game.setUp(setup, seed);
  if (!first.ok) {
    const { fault: refusal } = first;
    throw badFile({ message: refusal.message, refusal, game: [game.id, game.edition] });
  }
  return {
    game: manifest.id,
    setup,
    seed,
    players: [one, other],
    verify: options['verify'] === true,
    files: options['matches'] !== undefined,
  };
}

/** Whose lists these are: ready-made ones are known by name, files by what is in them. */
async function gameOf({ world }: Call, names: readonly (string | undefined)[]): Promise<AnyManifest> {
  const [name] = names.filter((one) => one !== undefined);
  const { manifests } = world;
  if (name === undefined) return manifests.all[0]!;
  return (await manifests.withReady(name)) ?? manifests.ofList(await readText(world, name));
}

/** A ready-made list by its id, or one from a file of any form that the game knows. */
async function listNamed({ world }: Call, lists: AnyLists, name: string): Promise<unknown> {
  const ready = lists.ready.find((one) => one.id === name);
  if (ready) return ready.list;
  const read = lists.read(await readText(world, name));
  if (!read.ok) throw badFile(read.fault, name);
  const [first, second] = read.value;
  if (first === undefined || second !== undefined)
    throw usage(say('cli.sim.oneList', { file: name, count: read.value.length }));
  return first.list;
}
