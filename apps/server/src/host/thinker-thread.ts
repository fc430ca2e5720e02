// Where the server thinks: a thread of its own has copies of the tables at which the computer plays, made from the same log.
import { parentPort } from 'node:worker_threads';
import type { Result, Seat } from '@holotisch/engine';
import { type Line, type MovingFrame, OnlineTable, type Row } from '@holotisch/online';
import type { Moving } from '@holotisch/room';
import { loadRulebooks } from '../rulebooks.ts';
import type { Kept } from '../store/store.ts';

/** The log of a match up to now: all of it, or what is not known here yet. */
export type Told = { readonly match: string } & ({ readonly kept: Kept } | { readonly rows: readonly Row[] });

export type Wanted =
  | { readonly forget: string }
  | ({ readonly id: number } & Told)
  | ({ readonly id: number; readonly seat: Seat; readonly frame: MovingFrame; readonly now: number } & Told);

export type Thought = { readonly id: number } & (
  | { readonly move: Moving | null; readonly failedDreams: readonly string[] }
  | { readonly plan: Result<readonly Line[]> }
  | { readonly error: string }
);

const port = parentPort!;
const tables = new Map<string, OnlineTable>();
const books = new Map<string, ReturnType<typeof loadRulebooks>>();

function booksFor(game: string): ReturnType<typeof loadRulebooks> {
  const known = books.get(game) ?? loadRulebooks([game]);
  books.set(game, known);
  return known;
}

async function tableOf(told: Told): Promise<OnlineTable> {
  if ('kept' in told) {
    const { head, secrets, rows } = told.kept;
    const opened = OnlineTable.open(await booksFor(head.game), head, secrets, rows);
    if (!opened.ok) throw new Error(`the game of match ${told.match} is not there`);
    tables.set(told.match, opened.value);
    return opened.value;
  }
  const table = tables.get(told.match);
  if (!table) throw new Error(`match ${told.match} is not known`);
  // Two that asked at the same moment may have brought the same row.
  for (const row of told.rows) if (row.seq >= table.rows) table.take(row);
  return table;
}

async function think(wanted: Exclude<Wanted, { readonly forget: string }>): Promise<Thought> {
  const { id } = wanted;
  try {
    const table = await tableOf(wanted);
    if (!('frame' in wanted)) {
      const failedDreams: string[] = [];
      const move = table.thought((fault) => void failedDreams.push(String(fault))) ?? null;
      return { id, move, failedDreams };
    }
    return { id, plan: table.plan(wanted.seat, wanted.frame, { now: wanted.now, isHere: () => true }) };
  } catch (error) {
    tables.delete(wanted.match);
    return { id, error: String(error) };
  }
}

let turn = Promise.resolve();
port.on('message', (wanted: Wanted) => {
  turn = turn.then(async () => {
    if ('forget' in wanted) tables.delete(wanted.forget);
    else answer(await think(wanted));
  });
});

/** What cannot be sent is told as a fault: whoever waits for it goes on, and so does everybody behind him. */
function answer(thought: Thought): void {
  try {
    port.postMessage(thought);
  } catch (error) {
    port.postMessage({ id: thought.id, error: String(error) } satisfies Thought);
  }
}
