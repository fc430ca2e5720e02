import { type AnyGame, type AnyMatch, isObject, type Json, type JsonObject, Match } from '@holotisch/engine';
import type { AnyManifest } from '@holotisch/games';
import type { Puzzle } from './puzzle.ts';

/** The position of a puzzle on the table, and what is asked in it. */

type Start = Pick<Puzzle, 'position' | 'seed' | 'lead'>;

export const editionOf = ({ editions }: AnyManifest, edition: string | undefined): AnyGame | undefined =>
  edition === undefined ? editions[0] : editions.find((one) => one.edition === edition);

/** The match of a puzzle, where its question is open; in words why there is none. */
export function laid(game: AnyGame, { position, seed, lead }: Start): AnyMatch | string {
  const origin = { start: { position, seed, dice: {}, decks: {} } };
  const started = Match.start(game, origin, { keep: 'last', events: false });
  if (!started.ok) return `the position is refused: ${started.fault.message.text}`;
  const match: AnyMatch = started.value;
  for (const [n, [seat, answer]] of lead.entries()) {
    const refusal = match.decide(seat, answer);
    if (refusal) return `decision ${n + 1} on the way is refused: ${refusal.message.text}`;
  }
  return match;
}

/** What is usual need not be written, and nobody sees a ten-thousandth of a millimetre. */
export function compact(value: Json, key = ''): Json {
  if (typeof value === 'number') return Number(value.toFixed(key === 'degrees' ? 5 : 4));
  if (Array.isArray(value)) return value.map((one: Json) => compact(one, key));
  if (!isObject(value)) return value;
  const out: Record<string, Json> = {};
  for (const [name, one] of Object.entries(value as JsonObject))
    if (!isUsual(name, one)) out[name] = compact(one, name);
  return out;
}

/** What a position means where nothing is said, in every game. */
const EMPTY = [
  'tokens',
  'locks',
  'damage',
  'conditions',
  'performed',
  'upgrades',
  'aside',
  'lasting',
  'bombs',
  'touching',
];
const FALSE = ['revealed', 'activated', 'fought', 'bumped', 'bombed', 'doomed'];
function isUsual(name: string, value: Json): boolean {
  if (FALSE.includes(name)) return value === false;
  if (name === 'dial' || name === 'flown') return value === null;
  if (name === 'mobile') return value === 'front';
  if (name === 'wounds') return value === 0;
  if (!EMPTY.includes(name)) return false;
  if (name === 'tokens' && Array.isArray(value)) return false; // Armada's defence tokens are as printed without it
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}
