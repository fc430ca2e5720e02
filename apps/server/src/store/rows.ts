import { type Finished, type MatchHead, readLines } from '@holotisch/online';
import type { Kept, Listed, TaggedRow, WaitingRow } from './store.ts';

/** Records of both databases, read the same way. Numbers may come as text. */
export type Record_ = Readonly<Record<string, unknown>>;

const text = (record: Record_, name: string): string => String(record[name]);

export const rowOf = (record: Record_): TaggedRow => ({
  seq: Number(record['seq']),
  time: Number(record['time']),
  tag: text(record, 'tag'),
  lines: readLines(text(record, 'lines')),
});

export const keptOf = (match: Record_, rows: readonly Record_[]): Kept => ({
  head: JSON.parse(text(match, 'head')),
  secrets: JSON.parse(text(match, 'secrets')),
  rows: rows.map(rowOf),
});

/** What waits for somebody. */
export function waitingOf(record: Record_): WaitingRow {
  const head: MatchHead = JSON.parse(text(record, 'head'));
  const players: readonly string[] = JSON.parse(text(record, 'players'));
  const { id, game, edition, clock, size, setup, lists, created, given } = head;
  const by = players.find((name) => name !== '') ?? '';
  const ownList = setup === null && lists.some((list, seat) => list === null && !given.includes(seat));
  return { match: id, game, edition, by, clock, size, ownList, since: created };
}

/** A row that gives away a seat begins with these letters: `Listed.seated` is read from such rows alone. */
export const SEATED_ROWS = '[{"seated"%';

export const listedOf = (match: Record_, rows: readonly Record_[]): Listed => ({
  head: JSON.parse(text(match, 'head')),
  secrets: JSON.parse(text(match, 'secrets')),
  status: text(match, 'status') as Listed['status'],
  players: JSON.parse(text(match, 'players')),
  result: JSON.parse(text(match, 'result')),
  changed: Number(match['changed']),
  seated: rows
    .filter((row) => row['match'] === match['id'])
    .flatMap((row) => readLines(text(row, 'lines')))
    .flatMap((line) => ('seated' in line ? [{ seat: line.seated, token: line.token }] : [])),
});

export const finishedOf = (record: Record_): Finished & { readonly delay: number } => ({
  match: text(record, 'id'),
  game: text(record, 'game'),
  edition: text(record, 'edition'),
  players: JSON.parse(text(record, 'players')),
  result: JSON.parse(text(record, 'result')),
  ended: Number(record['changed']),
  delay: (JSON.parse(text(record, 'head')) as MatchHead).delay,
});
