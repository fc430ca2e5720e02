import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { idleDependencies, knowAGame, type Unit, wrongArrows } from '../architecture/arrows.ts';
import { cycles } from '../architecture/cycles.ts';
import { idleExports } from '../architecture/exports.ts';
import { forbiddenNames } from '../architecture/names.ts';
import { wrongFloors } from '../architecture/page-floors.ts';
import { source, sourcesIn } from '../architecture/sources.ts';
import { literalSpreads } from '../architecture/spreads.ts';

const ROOT = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');

const foldersIn = (parent: string): string[] =>
  readdirSync(`${ROOT}/${parent}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => `${parent}/${entry.name}`);

function unitAt(folder: string): Unit {
  const { name, dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8'));
  const names = (list: object | undefined): string[] => Object.keys(list ?? {});
  return { folder, name, dependencies: names(dependencies), devDependencies: names(devDependencies) };
}

const units = ['rules', ...foldersIn('packages'), ...foldersIn('apps')].map(unitAt);
const sources = sourcesIn(ROOT, ['rules', 'packages', 'apps']);
const tools = sourcesIn(ROOT, ['scripts', 'bench', 'e2e']);

type Door = string | { readonly types: string };
/** `@holotisch/engine/toy` → `packages/engine/src/toy/index.ts`, for every door of every package. */
const doors = new Map(
  units.flatMap(({ folder, name }) => {
    const { exports = {} } = JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8'));
    return Object.entries(exports as Readonly<Record<string, Door>>).map(([door, to]): [string, string] => [
      name + door.slice(1),
      `${folder}/${(typeof to === 'string' ? to : to.types).slice(2)}`,
    ]);
  }),
);

describe('the house', () => {
  it('has no files that load each other in a circle', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('has arrows that are declared in package.json and point one way', () => {
    expect(wrongArrows(sources, units)).toEqual([]);
    expect(idleDependencies(sources, units)).toEqual([]);
  });

  it('has rooms in the page that take from lower floors only, types included', () => {
    expect(wrongFloors(sources)).toEqual([]);
  });

  it('keeps each game to its own rooms', () => {
    expect(knowAGame(sources)).toEqual([]);
  });

  it('keeps the clock, the machine, the screen and what differs between browsers out of packages/', () => {
    expect(forbiddenNames(sources)).toEqual([]);
  });

  it('exports nothing that nobody takes', () => {
    expect(idleExports([...sources, ...tools], doors)).toEqual([]);
  });

  it('spreads no literal whose members could stand where they are', () => {
    expect(literalSpreads([...sources, ...tools])).toEqual([]);
  });
});

describe('whoever looks after the house', () => {
  it('finds a circle and says the shortest way round', () => {
    const knot = [
      source('packages/a/src/one.ts', "import { two } from './two.ts';\nimport { far } from './far.ts';"),
      source('packages/a/src/two.ts', "import {\n  one,\n  type Three,\n} from './one.ts';"),
      source('packages/a/src/far.ts', "export * from './two.ts';"),
      source('packages/a/src/alone.ts', "import { one } from './one.ts';"),
    ];
    expect(cycles(knot)).toEqual([['packages/a/src/one.ts', 'packages/a/src/two.ts', 'packages/a/src/one.ts']]);
    expect(cycles([source('packages/a/src/self.ts', "import './self.ts';")])).toHaveLength(1);
  });

  it('takes no circle from types, comments, or what is loaded when it is asked for', () => {
    const one = (text: string) => [
      source('packages/a/src/one.ts', text),
      source('packages/a/src/two.ts', "import { one } from './one.ts';"),
    ];
    for (const text of [
      "import type { Two } from './two.ts';",
      "import { type Two, type Three } from './two.ts';",
      "export type { Two } from './two.ts';",
      "// import { two } from './two.ts';\n/*\nimport { two } from './two.ts';\n*/",
      "const two = () => import('./two.ts');",
    ])
      expect([text, cycles(one(text))]).toEqual([text, []]);
    expect(cycles(one("import { two } from './two.ts';"))).toHaveLength(1);
  });

  const unit = (folder: string, dependencies: readonly string[] = []): Unit => ({
    folder,
    name: `@holotisch/${folder.split('/').at(-1)}`,
    dependencies,
    devDependencies: [],
  });

  it('finds an arrow that nobody declared, one that points the wrong way, and a way in past the door', () => {
    const table = unit('packages/table');
    const engine = unit('packages/engine', ['@holotisch/table']);
    const use = (path: string, from: string, tree: readonly Unit[]) =>
      wrongArrows([source(path, `import { x } from '${from}';`)], tree);
    expect(use('packages/engine/src/a.ts', '@holotisch/table', [table, engine])).toEqual([]);
    expect(use('packages/engine/src/a.ts', 'valibot', [table, engine])).toEqual([
      'packages/engine does not declare valibot (packages/engine/src/a.ts)',
    ]);
    expect(use('packages/table/src/a.ts', '@holotisch/engine', [table, engine])).toEqual([
      'packages/table does not declare @holotisch/engine (packages/table/src/a.ts)',
    ]);
    const upwards = unit('packages/table', ['@holotisch/engine']);
    expect(use('packages/table/src/a.ts', '@holotisch/engine', [upwards, engine])).toEqual([
      'packages/table → packages/engine points the wrong way (packages/table/src/a.ts)',
    ]);
    const games = [unit('packages/xwing', ['@holotisch/armada']), unit('packages/armada')];
    expect(use('packages/xwing/src/a.ts', '@holotisch/armada', games)).toEqual([
      'packages/xwing → packages/armada points the wrong way (packages/xwing/src/a.ts)',
    ]);
    expect(use('packages/engine/src/a.ts', '../../table/src/trig.ts', [table, engine])).toEqual([
      'packages/engine/src/a.ts reaches into packages/table past its door',
    ]);
    expect(idleDependencies([source('packages/engine/src/a.ts', '')], [engine])).toEqual([
      'packages/engine declares @holotisch/table and does not use it',
    ]);
    expect(wrongArrows([], [unit('packages/shed')])).toEqual(['packages/shed stands on no floor']);
  });

  it('finds an import in the page that leads upwards or to a neighbour, as a type, later, as a worker, and a room without a floor', () => {
    const found = (path: string, text: string) => wrongFloors([source(`apps/web/src/${path}`, text)]);
    const upwards = ['apps/web/src/games/xwing/a.tsx: games/xwing → play points the wrong way'];
    for (const text of [
      "import { Table } from '../../play/table/table.tsx';",
      "import type { Table } from '../../play/table/table.tsx';",
      "export { type Table } from '../../play/table/table.tsx';",
      "const table = () => import('../../play/table/table.tsx');",
      "type Table = import('../../play/table/table.tsx').Table;",
      "new Worker(new URL('../../play/table/worker.ts', import.meta.url));",
    ])
      expect([text, found('games/xwing/a.tsx', text)]).toEqual([text, upwards]);
    expect(found('play/a.tsx', "import { faceOf } from '../games/faces.ts';")).toEqual([]);
    expect(found('play/a.tsx', "import { Table } from './table/table.tsx';")).toEqual([]);
    expect(found('play/table/a.tsx', "import { Beside } from '../beside.ts';")).toEqual([]);
    expect(found('play/a.tsx', "import { Online } from '../online/online-page.tsx';")).toEqual([
      'apps/web/src/play/a.tsx: play → online points the wrong way',
    ]);
    expect(found('online/a.tsx', "import { Coach } from '../lessons/coach.tsx';")).toEqual([
      'apps/web/src/online/a.tsx: online → lessons points the wrong way',
    ]);
    expect(found('table-ui/words.ts', "import type { Plan } from './decide/plan.ts';")).toEqual([
      'apps/web/src/table-ui/words.ts: table-ui → table-ui/decide points the wrong way',
    ]);
    expect(found('table-ui/decide/plan.ts', "import type { Words } from '../words.ts';")).toEqual([]);
    expect(found('shed/a.ts', '')).toEqual(['apps/web/src/shed/a.ts stands on no floor']);
    expect(found('games/shared.ts', '')).toEqual(['apps/web/src/games/shared.ts stands on no floor']);
    expect(wrongFloors([source('apps/web/test/ui/a.ts', "import { x } from '../../src/play/a.ts';")])).toEqual([]);
  });

  it('finds a shared file that knows a game, the toy included', () => {
    const know = (path: string, from: string) => knowAGame([source(path, `import { x } from '${from}';`)]);
    expect(know('apps/web/src/play/a.tsx', '@holotisch/xwing/rules')).toEqual(['apps/web/src/play/a.tsx']);
    expect(know('apps/web/src/play/a.tsx', '@holotisch/engine/toy')).toEqual(['apps/web/src/play/a.tsx']);
    expect(know('apps/web/src/games/toy/a.tsx', '@holotisch/xwing')).toEqual(['apps/web/src/games/toy/a.tsx']);
    expect(know('apps/web/src/games/xwing/a.tsx', '@holotisch/xwing')).toEqual([]);
    expect(know('packages/players/src/xwing/a.ts', '@holotisch/xwing')).toEqual([]);
    expect(know('apps/web/src/play/a.tsx', '../games/xwing/view.ts')).toEqual(['apps/web/src/play/a.tsx']);
    expect(know('apps/web/src/games/toy/a.tsx', '../xwing/view.ts')).toEqual(['apps/web/src/games/toy/a.tsx']);
    expect(know('apps/web/src/games/xwing/a.tsx', './view.ts')).toEqual([]);
    expect(know('apps/web/src/play/a.tsx', '../table-ui/game-face.ts')).toEqual([]);
    expect(know('apps/web/src/games/faces.ts', './xwing/face.tsx')).toEqual([]);
    expect(know('packages/players/src/a.ts', '@holotisch/xwing')).toEqual(['packages/players/src/a.ts']);
    expect(know('packages/room/test/a.test.ts', '@holotisch/engine/toy')).toEqual([]);
  });

  it('finds every forbidden name, and none in words, comments or names of our own', () => {
    const names = (text: string) => forbiddenNames([source('packages/a/src/a.ts', text)]).length;
    for (const text of [
      "import { readFileSync } from 'node:fs';",
      "import fs from 'fs';",
      'const x = Math.random();',
      ...['sin', 'cos', 'tan', 'atan', 'atan2', 'asin', 'acos', 'hypot', 'exp', 'pow', 'log', 'log2', 'cbrt'].map(
        (f) => `const x = Math.${f}(1);`,
      ),
      'const x = 2 ** 3;',
      'const { sin } = Math;',
      'const now = Date.now();',
      'const now = new Date();',
      'const t = performance.now();',
      'setTimeout(() => {}, 1);',
      'document.title = x;',
      'window.open(x);',
      ['const x = `$', '{Math.random()}`;'].join(''),
      'globalThis.x = 1;',
      'process.exit(1);',
      "fetch('x');",
    ])
      expect([text, names(text)]).toEqual([text, 1]);
    for (const text of [
      '// Math.random() and Date.now() are not for us',
      "const x = 'Math.sin(1)';",
      'const x = Math.min(1, Math.sqrt(2));',
      'yield* window(g);',
      'const m = { window, document: 1, Date: 2 };',
      'g.process.run(); shot.performance.now();',
    ])
      expect([text, names(text)]).toEqual([text, 0]);
    expect(forbiddenNames([source('apps/web/src/a.ts', 'Date.now();')])).toEqual([]);
  });

  it('finds an export that nobody takes, and none that is taken by name, as a whole, later or through a door', () => {
    const one = source('packages/a/src/one.ts', 'export const used = 1;\nexport interface Idle {}');
    const idle = (text: string, doors: ReadonlyMap<string, string> = new Map()) =>
      idleExports([one, source('packages/a/src/two.ts', text)], doors);
    expect(idle("import { used } from './one.ts';")).toEqual(['packages/a/src/one.ts Idle']);
    expect(idle("import { used as mine, type Idle } from './one.ts';")).toEqual([]);
    expect(idle("export {\n  used,\n  type Idle as Busy,\n} from './one.ts';")).toEqual([]);
    for (const whole of [
      "import * as one from './one.ts';",
      "export * from './one.ts';",
      "const one = () => import('./one.ts');",
      "vi.mock('./one.ts');",
      "new Worker(new URL('./one.ts', import.meta.url));",
    ])
      expect([whole, idle(whole)]).toEqual([whole, []]);
    expect(idle("// import { Idle } from './one.ts';")).toHaveLength(2);
    expect(idle("import { used } from './far/one.ts';")).toHaveLength(2);
    expect(idle('', new Map([['@holotisch/a', 'packages/a/src/one.ts']]))).toEqual([]);
    expect(idle('', new Map([['@holotisch/b', 'packages/b/src/one.ts']]))).toHaveLength(2);
  });

  it('finds a literal that is spread, and lets everything else be spread', () => {
    const found = (text: string) => literalSpreads([source('packages/a/src/one.ts', text)]);
    expect(found('const a = {\n  ...{ seat, kind },\n  options,\n};')).toEqual(['packages/a/src/one.ts:2']);
    expect(found('const a = { ...(b && { seat }), ...c, ...[1] }; // ...{ seat }')).toEqual([]);
  });
});
