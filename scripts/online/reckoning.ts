import { canonical, OVERRIDE, type Seat } from '@holotisch/engine';
import { OnlineTable, type Row, type Rulebooks } from '@holotisch/online';
import type { Store } from '@holotisch/server';
import type { Game } from './chaos-game.ts';

type Kept = NonNullable<Awaited<ReturnType<Store['load']>>>;

/** What has gone wrong with one match, and what has happened in it. */
export interface Account {
  /** Acknowledged, and not in the log; in the log twice; in the log, and nobody has sent it. */
  lost: number;
  doubled: number;
  unsent: number;
  disagreements: number;
  leaked: number;
  /** Seen by somebody who looks on before his time. */
  early: number;
  takebacks: number;
  flagged: number;
  watched: number;
  /** Ends of a campaign's battles that the server has told it. */
  reported: number;
}
export const NOTHING: Account = {
  lost: 0,
  doubled: 0,
  unsent: 0,
  disagreements: 0,
  leaked: 0,
  early: 0,
  takebacks: 0,
  flagged: 0,
  watched: 0,
  reported: 0,
};

/** The machine's clock is read by two processes. */
const SLACK_MS = 20;

/** What was acknowledged is in the log, once; nothing else is; and all have seen the match that the log tells. */
export function reckon(game: Game, kept: Kept, books: Rulebooks): Account {
  const account: Account = { ...NOTHING };
  compareLog(game, kept, account);
  // Rows that are missing show as lost; a table cannot be made of what is left.
  if (kept.rows.some(({ seq }, i) => seq !== i)) return account;
  const opened = OnlineTable.open(books, kept.head, kept.secrets, []);
  if (!opened.ok) return { ...account, disagreements: account.disagreements + 1 };
  const table = opened.value;
  const reached = kept.rows.map((row) => {
    if (!isThoughtOf(table, row)) account.unsent++;
    table.take(row);
    return { time: row.time, at: table.room?.log.length ?? 0 };
  });
  const { room } = table;
  if (table.broken || !room) return { ...account, disagreements: account.disagreements + 1 };
  account.takebacks = room.log.filter((entry) => 'back' in entry).length;
  const taken = room.log.filter((entry) => 'by' in entry && entry.by !== OVERRIDE).length;
  account.reported = linesOf(kept).filter((line) => 'reported' in line).length;
  if (taken !== decisionsIn(kept).length + account.reported) account.doubled++;
  compareSights(game, table, kept, account);
  account.watched = game.sightings.length;
  const delay = kept.head.delay * 1000;
  for (const { time, at } of game.sightings) {
    const happened = reached.find((row) => row.at >= at);
    if (at > 0 && (!happened || time < happened.time + delay - SLACK_MS)) account.early++;
  }
  return account;
}

const linesOf = ({ rows }: Kept) => rows.flatMap(({ lines }) => lines);
const decisionsIn = (kept: Kept) =>
  linesOf(kept).flatMap((line) => ('said' in line && line.said.type === 'decide' ? [line.said] : []));

function compareLog(game: Game, kept: Kept, account: Account): void {
  const times = (count: number) => {
    if (count === 0) account.lost++;
    if (count > 1) account.doubled++;
  };
  const decided = decisionsIn(kept);
  for (const { seat, at, answer } of game.acknowledged)
    times(decided.filter((one) => one.seat === seat && one.at === at && canonical(one.answer) === answer).length);
  const lines = linesOf(kept);
  for (const { seat, nonce } of game.habits.spoken)
    times(lines.filter((line) => 'chat' in line && line.chat === seat && line.nonce === nonce).length);
  account.flagged = lines.filter((line) => 'flagged' in line).length;
  const kinds = [...kept.head.seats];
  for (const line of lines) {
    if ('handed' in line) kinds[line.handed] = line.to;
    // What a computer says is judged at its table.
    else if ('said' in line && kinds[line.said.seat] !== 'computer' && !game.habits.hasSaid(line.said))
      account.unsent++;
  }
}

/** Nobody sends what a computer decides: it is what it thinks of at this table before the row, and nothing besides. */
function isThoughtOf(table: OnlineTable, { lines }: Row): boolean {
  const said = lines.flatMap((line) =>
    'said' in line && table.kinds[line.said.seat] === 'computer' ? [line.said] : [],
  );
  if (said.length === 0) return true;
  const thought = table.thought();
  const planned = thought && table.planThought(thought);
  const lawful = planned?.ok ? planned.value.flatMap((line) => ('said' in line ? [line.said] : [])) : [];
  return canonical(said as never) === canonical(lawful as never);
}

function compareSights(game: Game, table: OnlineTable, { secrets }: Kept, account: Account): void {
  const { match } = table.room!;
  const hash = match.hash();
  const agrees = (player: Game['players'][number] | undefined, viewer: Seat | 'nobody') => {
    const sight = player?.seen?.sight;
    return (
      sight !== undefined &&
      canonical(sight.view) === canonical(match.game.view(match.state, viewer)) &&
      sight.taken === match.taken.length
    );
  };
  for (const [seat, player] of game.players.entries())
    if (!agrees(player, seat) || game.hashes[seat] !== hash) account.disagreements++;
  if (!agrees(game.watcher, 'nobody')) account.disagreements++;
  const hidden = [match.state.chance.seed, secrets.secret, ...game.players.map(({ token }) => token!)];
  for (const frame of game.frames) if (hidden.some((secret) => frame.includes(secret))) account.leaked++;
}
