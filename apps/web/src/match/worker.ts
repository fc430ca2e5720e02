import { gameNamed, layOut, loadGames, opponentOf } from '@holotisch/games';
import { Host } from './host.ts';
import type { CallName, HostCalls, MatchStart } from './protocol.ts';

/** The engine in a thread of its own, so that the page never freezes. */
interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

let host: Host | undefined;
let game: string | undefined;

/** Which game a call begins, if it begins one. */
const begun = ({ name, args }: Call): string | undefined =>
  name === 'start' ? (args[0] as MatchStart).game : name === 'load' ? gameNamed(args[0] as string) : undefined;

/** The rules of a game come with its first match; what is not known here is refused by whoever knows all. */
async function hostFor(call: Call): Promise<Host> {
  const wanted = begun(call);
  if (host && (wanted === undefined || wanted === game)) return host;
  const found = await loadGames(wanted === undefined ? [] : [wanted]);
  const manifests = found.all.length > 0 ? found : await loadGames();
  game = wanted;
  const manifestOf = (id: string) => manifests.find(id)!;
  host = new Host(
    manifests.games,
    (id) => opponentOf(manifestOf(id)),
    (match) => layOut(match, manifestOf(match.game.id)),
  );
  return host;
}

async function answer(call: Call): Promise<void> {
  const { id, name, args } = call;
  try {
    const at = await hostFor(call);
    const ask = at[name].bind(at) as (...args: readonly unknown[]) => ReturnType<HostCalls[CallName]>;
    self.postMessage({ id, value: ask(...args) });
  } catch (e) {
    self.postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
}

/** One after the other: a call that comes while a game is being fetched waits for it. */
let turn = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Call>) => {
  turn = turn.then(() => answer(data));
};
