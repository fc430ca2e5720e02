import { resolved, type Source } from './sources.ts';

/** A folder with a package.json of its own: `packages/engine`, `apps/web`, `rules`. */
export interface Unit {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

const GAMES = ['xwing', 'armada', 'legion'] as const;

/** From the ground up. An arrow points from a higher floor to a lower one, never to a neighbour. */
const FLOORS: readonly (readonly string[])[] = [
  ['rules'],
  ['packages/table'],
  ['packages/engine', 'packages/odds'],
  GAMES.map((game) => `packages/${game}`),
  ['packages/rulebook', 'packages/room', 'packages/campaign'],
  ['packages/players'],
  ['packages/games'],
  ['packages/online', 'packages/lessons'],
  ['apps/cli', 'apps/server', 'apps/web'],
];
const floorOf = (unit: Unit): number => FLOORS.findIndex((floor) => floor.includes(unit.folder));

const unitOf = (units: readonly Unit[], path: string): Unit | undefined =>
  units.find((u) => path.startsWith(`${u.folder}/`));

const isTest = (path: string): boolean => /\/test\//.test(path);
/** What is shipped; beside it lie tests and what builds it, which may use the tools of the whole tree. */
const isShipped = (unit: Unit, path: string): boolean => path.startsWith(`${unit.folder}/src/`);

/** `@holotisch/engine/toy` → `@holotisch/engine`, `valibot` → `valibot`. */
const packageOf = (from: string): string =>
  from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : from.split('/')[0]!;

/** A package by name: no file, nothing of Node's, nothing that the bundler makes up or that its own package.json says. */
const isPackage = (from: string): boolean => !/^[.#]|^(node|virtual):/.test(from);
/** Code, not a file that is read as it is (`rules/xwing.jsonl?url`). */
const isCode = (from: string): boolean => /\.tsx?$/.test(from);

/** Arrows that no package.json declares, or that point the wrong way. */
export function wrongArrows(sources: readonly Source[], units: readonly Unit[]): string[] {
  const out = new Set<string>();
  for (const s of sources) {
    const unit = unitOf(units, s.path);
    if (unit === undefined) continue;
    for (const { from } of s.imports) {
      const across = from.startsWith('.') && isCode(from) ? unitOf(units, resolved(s, from)) : undefined;
      if (across && across !== unit && !isTest(s.path))
        out.add(`${s.path} reaches into ${across.folder} past its door`);
      if (!isPackage(from)) continue;
      const name = packageOf(from);
      const target = units.find((u) => u.name === name);
      if (target === unit) out.add(`${s.path} goes out to come in again: ${from}`);
      else if (!declares(unit, name, isShipped(unit, s.path)))
        out.add(`${unit.folder} does not declare ${name} (${s.path})`);
      else if (target && !isTest(s.path) && floorOf(target) >= floorOf(unit))
        out.add(`${unit.folder} → ${target.folder} points the wrong way (${s.path})`);
    }
  }
  for (const unit of units) if (floorOf(unit) < 0) out.add(`${unit.folder} stands on no floor`);
  return [...out];
}

const declares = ({ dependencies, devDependencies }: Unit, name: string, shipped: boolean): boolean =>
  dependencies.includes(name) || devDependencies.includes(name) || (!shipped && !name.startsWith('@holotisch/'));

/** Dependencies inside the tree that are declared and never used. */
export const idleDependencies = (sources: readonly Source[], units: readonly Unit[]): string[] =>
  units.flatMap((unit) => {
    const used = new Set(
      sources.filter((s) => unitOf([unit], s.path)).flatMap((s) => s.imports.map((i) => packageOf(i.from))),
    );
    return [...unit.dependencies, ...unit.devDependencies]
      .filter((name) => name.startsWith('@holotisch/') && !used.has(name))
      .map((name) => `${unit.folder} declares ${name} and does not use it`);
  });

/** The game whose package an import opens: `@holotisch/xwing/rules`, `@holotisch/engine/toy`. */
function gameOf(from: string): string | undefined {
  if (from === '@holotisch/engine/toy') return 'toy';
  return GAMES.find((game) => packageOf(from) === `@holotisch/${game}`);
}

/** The game whose rooms on the page a file lies in. */
const roomsOf = (path: string): string | undefined => /^apps\/web\/src\/games\/([^/]+)\//.exec(path)?.[1];

const mayKnow = (path: string, game: string): boolean =>
  isTest(path) ||
  // The list of faces: each is fetched when its game is opened.
  path === 'apps/web/src/games/faces.ts' ||
  path.startsWith(`apps/web/src/games/${game}/`) ||
  path.startsWith(`packages/players/src/${game}/`) ||
  // A campaign knows the game of its battles.
  (game === 'armada' && /^packages\/campaign\/src\/(armada|corellia|rim)\//.test(path)) ||
  path === `packages/campaign/src/sektor/arms/${game}.ts` ||
  path === 'packages/campaign/src/sektor/text/index.ts' ||
  (game === 'armada' && /^apps\/web\/src\/games\/(campaign\/armada|corellia|rim)\//.test(path)) ||
  // What all campaigns have in common on the page; their start is one page.
  (game === 'campaign' && /^apps\/web\/src\/(games\/(corellia|rim)|pages)\//.test(path)) ||
  path.startsWith('packages/odds/') ||
  path.startsWith('packages/games/');

/** Files that know a game although they are shared by all of them. */
export function knowAGame(sources: readonly Source[]): string[] {
  const out = new Set<string>();
  for (const s of sources) {
    for (const { from } of s.imports) {
      const game = from.startsWith('.') ? roomsOf(resolved(s, from)) : gameOf(from);
      if (game !== undefined && !mayKnow(s.path, game)) out.add(s.path);
    }
  }
  return [...out].sort();
}
