import type { Circumstances } from '@holotisch/games';

/** Which list wins against which: what is counted, and the picture of it. */

/** One game: the lists by seat (as numbers), who has won (by seat), and what may have helped. */
export interface Fought {
  readonly lists: readonly [number, number];
  readonly winner: number | null;
  readonly circumstances?: Circumstances | undefined;
}

export interface Rate {
  readonly games: number;
  /** A draw counts half. */
  readonly rate: number;
  /** One standard error. */
  readonly error: number;
}

export interface Balance {
  readonly lists: readonly string[];
  /** How often the list of the row wins against that of the column; null on the diagonal. */
  readonly matrix: readonly (readonly (Rate | null)[])[];
  /** Every list against all others together. */
  readonly overall: readonly Rate[];
  /** Whoever had initiative, was first player or blue; whoever sat at the first seat. */
  readonly first: Rate;
  readonly firstSeat: Rate;
  /** Every objective: how often it was fought for, and how often whoever was first won then. */
  readonly objectives: Readonly<Record<string, Rate>>;
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;

/** As if one more had been won and one more lost: after two wins nobody is sure yet. */
function rateOf(points: readonly number[]): Rate {
  const games = points.length;
  const won = points.reduce((sum, n) => sum + n, 0);
  const p = (won + 1) / (games + 2);
  return {
    games,
    rate: games === 0 ? 0 : rounded(won / games),
    error: rounded(Math.sqrt((p * (1 - p)) / (games + 2))),
  };
}

const pointsOf = (winner: number | null, seat: number): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);

export function balanceOf(lists: readonly string[], fought: readonly Fought[]): Balance {
  const between = (a: number, b: number | undefined): Rate =>
    rateOf(
      fought.flatMap(({ lists: seated, winner }) => {
        const seat = seated.indexOf(a);
        if (seat < 0 || (b !== undefined && seated[1 - seat] !== b)) return [];
        return [pointsOf(winner, seat)];
      }),
    );
  const byFirst = (games: readonly Fought[]): Rate =>
    rateOf(
      games.flatMap(({ winner, circumstances }) =>
        circumstances?.first == null ? [] : [pointsOf(winner, circumstances.first)],
      ),
    );
  const names = [...new Set(fought.flatMap(({ circumstances }) => circumstances?.objective ?? []))].sort();
  return {
    lists,
    matrix: lists.map((_, a) => lists.map((__, b) => (a === b ? null : between(a, b)))),
    overall: lists.map((_, a) => between(a, undefined)),
    first: byFirst(fought),
    firstSeat: rateOf(fought.map(({ winner }) => pointsOf(winner, 0))),
    objectives: Object.fromEntries(
      names.map((name) => [name, byFirst(fought.filter(({ circumstances }) => circumstances?.objective === name))]),
    ),
  };
}

const CELL = 92;
const HEAD = 190;
const TOP = 120;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From rust, which loses, over grey to green, which wins; paler the less sure it is. */
function colourOf({ rate, error }: Rate): string {
  const sure = Math.min(1, Math.abs(rate - 0.5) / Math.max(0.02, 2 * error));
  const strength = Math.round(100 * Math.min(1, 2 * Math.abs(rate - 0.5)) * (0.35 + 0.65 * sure));
  const hue = rate >= 0.5 ? 150 : 18;
  return `hsl(${hue} ${Math.round(strength * 0.6)}% ${88 - Math.round(strength * 0.4)}%)`;
}

const percent = (n: number): string => String(Math.round(n * 100));

/** The matrix as a picture: green where the list of the row wins. */
export function pictureOf({ lists, matrix, overall }: Balance, title: string, total: string): string {
  const width = HEAD + CELL * (lists.length + 1) + 16;
  const height = TOP + CELL * lists.length + 16;
  const cell = (x: number, y: number, rate: Rate | null): string => {
    const fill = rate && rate.games > 0 ? colourOf(rate) : '#e4e4e4';
    const box = `<rect x="${x + 2}" y="${y + 2}" width="${CELL - 4}" height="${CELL - 4}" rx="8" fill="${fill}"/>`;
    if (!rate || rate.games === 0) return box;
    const middle = x + CELL / 2;
    return `${box}<text x="${middle}" y="${y + CELL / 2 + 2}" class="rate">${percent(rate.rate)} %</text><text x="${middle}" y="${y + CELL / 2 + 22}" class="error">± ${percent(rate.error)}</text>`;
  };
  const rows = lists.map((name, a) => {
    const y = TOP + a * CELL;
    const cells = [...matrix[a]!, overall[a]!].map((rate, b) => cell(HEAD + b * CELL, y, rate));
    return `<text x="${HEAD - 12}" y="${y + CELL / 2 + 5}" class="row">${escaped(name)}</text>${cells.join('')}`;
  });
  const heads = [...lists, total].map((name, b) => {
    const x = HEAD + b * CELL + CELL / 2;
    return `<text transform="translate(${x} ${TOP - 10}) rotate(-35)" class="head">${escaped(name)}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 60} ${height}" width="${width + 60}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>text{font-family:system-ui,sans-serif;fill:#222}.rate{font-size:20px;font-weight:600;text-anchor:middle}.error{font-size:13px;text-anchor:middle}.row{font-size:14px;text-anchor:end}.head{font-size:14px}.title{font-size:15px;font-weight:600}</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="12" y="24" class="title">${escaped(title)}</text>
${heads.join('\n')}
${rows.join('\n')}
</svg>
`;
}
