import { resolved, type Source, withoutComments } from './sources.ts';

const PAGE = 'apps/web/src/';

/**
 * The rooms of the page from the ground up: folders, or single files where a room is no more than one. A file may take
 * from lower floors and from its own room, types and what is fetched later included; never from a higher floor or from
 * a neighbour. So no circle can run through two rooms.
 */
const FLOORS: readonly (readonly string[])[] = [
  // What knows nothing else: words, addresses, sheets.
  ['text', 'address', 'style'],
  ['settings', 'routes.ts'],
  ['ui'],
  ['models', 'sound', 'rulebook'],
  // A table without a game: pieces, grounds, cameras.
  ['scene'],
  ['drawings'],
  // The page's end of the line to a match: in a worker here, or at a server.
  ['match', 'net'],
  // What faces build with; at the bottom the contract `GameFace`, drafts, words.
  ['table-ui'],
  ['table-ui/decide', 'table-ui/dialogs', 'table-ui/opponent', 'table-ui/builder'],
  ['table-ui/face', 'table-ui/start', 'table-ui/companion'],
  ['games/xwing', 'games/armada', 'games/legion', 'games/toy'],
  ['games/campaign'],
  ['games/corellia', 'games/rim', 'games/sektor'],
  // The registry: whoever stands above finds a game here.
  ['games/faces.ts'],
  ['games/face-provider.tsx', 'analysis'],
  ['play'],
  ['online', 'lessons', 'puzzles', 'companion', 'ladder'],
  ['pages'],
  ['app.tsx', 'modules.d.ts'],
  ['main.tsx'],
];

const ROOMS = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

/** The smallest room that a file lies in. */
function roomOf(path: string): string | undefined {
  if (!path.startsWith(PAGE)) return undefined;
  const parts = path.slice(PAGE.length).split('/');
  for (let n = parts.length; n > 0; n--) {
    const room = parts.slice(0, n).join('/');
    if (ROOMS.has(room)) return room;
  }
  return undefined;
}

/** A worker is named as a file: `new Worker(new URL('./worker.ts', import.meta.url))`. */
const WORKER = /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1\s*,\s*import\.meta\.url/g;

/** Imports inside the page that lead upwards or to a neighbour, and files that lie in no room. */
export function wrongFloors(sources: readonly Source[]): string[] {
  const out: string[] = [];
  for (const s of sources) {
    if (!s.path.startsWith(PAGE)) continue;
    const room = roomOf(s.path);
    if (room === undefined) {
      out.push(`${s.path} stands on no floor`);
      continue;
    }
    const workers = [...withoutComments(s.text).matchAll(WORKER)].map(([, , from = '']) => from);
    for (const from of [...s.imports.map((one) => one.from), ...workers]) {
      const target = from.startsWith('.') ? roomOf(resolved(s, from)) : undefined;
      if (target !== undefined && target !== room && ROOMS.get(target)! >= ROOMS.get(room)!)
        out.push(`${s.path}: ${room} → ${target} points the wrong way`);
    }
  }
  return out;
}
