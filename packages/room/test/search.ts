import { askingOf, canonical, isObject, type Json, type Match, type Seat } from '@holotisch/engine';
import type { Room, Seen, Update, Viewer } from '../src/index.ts';

/** Looks for what a connection must not know in everything that it is sent. Finds it, or says nothing. */

/** Whether all have been told, before or just now, of something that an event of the match shows. */
type Told = (shows: (event: Record<string, Json>) => boolean) => boolean;

/** What only the rules of a game know: the same match with everything changed that a viewer may not know. */
export interface Secrets {
  readonly game: string;
  /** The state with other hidden things in it; what the viewer may see is the same. */
  scrambled(state: never, viewer: Viewer): unknown;
  /** Whether an event tells the viewer of something that is hidden from him in this state. */
  betrays(event: Record<string, Json>, state: never, viewer: Viewer, meant: boolean, told: Told): boolean;
}

export class Leak extends Error {}

const leak = (what: string, found: unknown): never => {
  throw new Leak(`${what}: ${JSON.stringify(found)?.slice(0, 400)}`);
};

/** Words that stand in states and files, never in what a seat is told. A token may be drawn; how many numbers were is a secret. */
const FORBIDDEN = /"(?:chance|loaded|seed|draw|decisions)":|"drawn":\d/;

const MEMBERS = new Set(['at', 'viewer', 'of', 'events', 'whole', 'change']);

export function search(
  room: Room,
  secrets: Secrets,
  own: readonly Seat[],
  seed: string,
  update: Update,
  seen: Seen,
): void {
  const text = JSON.stringify(update);
  if (text.includes(seed)) leak('the seed', text);
  if (FORBIDDEN.test(text)) leak('a part of the state', text.match(FORBIDDEN));
  for (const name of Object.keys(update)) if (!MEMBERS.has(name)) leak('an unknown member', name);
  searchView(room.match, secrets, seen.viewer, seen.sight.view);
  searchQuestions(room.match, own, seen);
  const { viewer } = update;
  for (const { at, event } of update.events.list) {
    const record = room.match.events.findLast((r) => r.at === at && canonical(r.event) === canonical(event));
    const meant = viewer !== 'nobody' && (record?.only?.includes(viewer) ?? false);
    if (record?.only && !meant) leak('an event for other eyes', event);
    const told: Told = (shows) =>
      room.match.events.some((r) => r.at <= at && !r.only && isObject(r.event) && shows(r.event));
    if (secrets.betrays(event, room.match.state as never, viewer, meant, told)) leak('an event', event);
  }
}

/** The view of a state in which all that is hidden is different has to be the same view. */
export function searchView({ game, state }: Match, secrets: Secrets, viewer: Viewer, view: Json): void {
  const other = secrets.scrambled(state as never, viewer) as typeof state;
  const [shown, expected] = [canonical(view), canonical(game.view(other, viewer))];
  if (shown !== expected) leak('the view tells what is hidden', differing(shown, expected));
}

const differing = (a: string, b: string): string => {
  let i = 0;
  while (a[i] === b[i]) i++;
  return a.slice(Math.max(0, i - 60), i + 60);
};

function searchQuestions(match: Match, own: readonly Seat[], { viewer, sight }: Seen): void {
  for (const asked of Object.values(sight.asked)) {
    const seat = isObject(asked) ? asked['seat'] : undefined;
    if (viewer === 'nobody' ? !own.includes(seat as Seat) : seat !== viewer)
      leak('the question of another seat', asked);
  }
  for (const awaited of sight.awaited) {
    const asked = match.askOf(awaited.seat)!;
    const { kind, prompt, secret } = askingOf(match.game, match.state, asked);
    if (viewer === 'nobody' && secret && sight.asking === asked.kind)
      leak('a secret question on an open screen', asked.kind);
    if (sight.asking !== null && (viewer === awaited.seat || viewer === 'nobody')) continue;
    if (canonical([awaited.kind, awaited.prompt]) !== canonical([kind, prompt])) leak('what another is asked', awaited);
  }
}
