import {
  type AnyManifest,
  gameNamed,
  layOut,
  loadGames,
  type Manifests,
  opponentOf,
  thinkingOf,
} from '@holotisch/games';
import { readOpponent } from '@holotisch/players/opponent';
import { type ClientMessage, isMoving } from '@holotisch/room';
import { PING } from '../ui/worker-line.ts';
import type { BattleCalls } from './campaign/calls.ts';
import type { BattleDesk } from './campaign/desk.ts';
import type { Files } from './files.ts';
import { LocalTable } from './local-table.ts';
import type { CallName, MatchOpen, MatchStart, TableCalls } from './protocol.ts';

/** The room in a thread of its own, so that the page never freezes. */
interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

let table: LocalTable | undefined;
/** Set as soon as a file is to be read: `tableFor` fetches it before. */
let files: Files | undefined;
const reading: Files = {
  openRoom: (...args) => files!.openRoom(...args),
  readHead: (...args) => files!.readHead(...args),
};
let game: string | undefined;
let manifests: Manifests | undefined;
/** Fetched with the first battle of a campaign. */
let desk: BattleDesk | undefined;
/** The opponent of the lesson that is on the table: fetched with its file. */
let taught: Awaited<ReturnType<typeof taughtBy>>;

const taughtBy = async (text: string) =>
  text.includes('"lesson:') ? (await import('./lesson-foe.ts')).lessonFoe(text) : undefined;

/** Who decides for the computer's seats at this level. */
const foe = (manifest: AnyManifest, level: string | undefined) =>
  taught?.(level, (usual) => opponentOf(manifest, usual)) ?? opponentOf(manifest, level);

/** Which game a call begins, if it begins one. */
function begun({ name, args: [first] }: Call): string | undefined {
  if (name === 'start') return (first as MatchStart).game;
  if (name === 'open') return gameNamed((first as MatchOpen).text);
  return name === 'read' ? gameNamed(first as string) : undefined;
}

const BATTLE_CALLS: ReadonlySet<CallName> = new Set<keyof BattleCalls>([
  'battle',
  'battleReport',
  'fight',
  'stopFight',
]);
const isBattleCall = (name: CallName): name is keyof BattleCalls => BATTLE_CALLS.has(name);

async function deskFor(): Promise<BattleDesk> {
  desk ??= new (await import('./campaign/desk.ts')).BattleDesk({
    room: () => table?.room,
    manifest: () => manifests?.find(table?.room?.match.game.id ?? ''),
    tell: (news) => self.postMessage(news),
    later: (work) => void setTimeout(work),
    now: () => performance.now(),
  });
  return desk;
}

/** The rules of a game come with its first match; what is not known here is refused by whoever knows all. */
async function tableFor(call: Call): Promise<LocalTable> {
  const wanted = begun(call);
  if (call.name === 'open' || call.name === 'read') files ??= (await import('./files.ts')).files;
  if (call.name === 'open') taught = await taughtBy((call.args[0] as MatchOpen).text);
  if (table && (wanted === undefined || wanted === game)) return table;
  const found = await loadGames(wanted === undefined ? [] : [wanted]);
  const known = found.all.length > 0 ? found : await loadGames();
  const manifestOf = (id: string) => known.find(id)!;
  // Whoever only reads a file of another game stays at the table.
  const other = new LocalTable(known.games, {
    computer: (turn) => foe(manifestOf(turn.game), turn.level).choose({ ...turn, failed }),
    thinking: (turn) => {
      longest = LONGEST_THOUGHT_MS * (readOpponent(turn.level ?? '')?.seconds ?? 1);
      return thinkingOf(foe(manifestOf(turn.game), turn.level), { ...turn, failed });
    },
    layOut: (match) => layOut(match, manifestOf(match.game.id)),
    isBattle: (id, ask) => manifestOf(id).battles?.of(ask) !== undefined,
    tell: (news) => self.postMessage(news),
    files: reading,
  });
  if (call.name === 'read') return other;
  table?.leave();
  table = other;
  game = wanted;
  manifests = known;
  return other;
}

/** A dream of the computer that a fault of ours ends does not end the match. */
const failed = (fault: unknown): void => console.error(fault);

/** A computer's decision is shown for a moment before its next one. */
const BETWEEN_STEPS_MS = 60;
/** It thinks in slices, so that undo and menu answer meanwhile, and not for ever: at most so long for each second that it was given. */
const SLICE_MS = 25;
const LONGEST_THOUGHT_MS = 2000;
let longest = LONGEST_THOUGHT_MS;
let stepping = false;
let thinkingSince: number | undefined;

function step(): void {
  const now = performance.now();
  thinkingSince ??= now;
  while (table?.ponder(performance.now() - thinkingSince > longest)) {
    if (performance.now() - now < SLICE_MS) continue;
    stepping = true;
    setTimeout(step);
    return;
  }
  thinkingSince = undefined;
  stepping = table?.step() ?? false;
  if (stepping) setTimeout(step, BETWEEN_STEPS_MS);
}

/** Where another tab has done something, its own computer goes on; and questions move nothing. */
const movesOn = ({ name, args: [first] }: Call): boolean =>
  name === 'start' || name === 'open' || (name === 'say' && isMoving(first as ClientMessage));

async function answer(call: Call): Promise<void> {
  const { id, name, args } = call;
  try {
    if (isBattleCall(name)) {
      const at = await deskFor();
      const ask = at[name].bind(at) as (...args: readonly unknown[]) => unknown;
      return self.postMessage({ id, value: await ask(...args) });
    }
    const at = await tableFor(call);
    const ask = at[name as keyof TableCalls].bind(at) as (...args: readonly unknown[]) => unknown;
    self.postMessage({ id, value: ask(...args) });
  } catch (e) {
    self.postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
  if (!stepping && movesOn(call)) step();
}

/** One after the other: a call that comes while a game is being fetched waits for it. */
let turn = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<Call | { readonly id: number; readonly name: typeof PING }>) => {
  // A sign of life waits for nothing.
  if (data.name === PING) self.postMessage({ id: data.id });
  else turn = turn.then(() => answer(data));
};
