import { Readable } from 'node:stream';
import { gameIds, playableIds } from '@holotisch/games';
import { run } from '../src/run.ts';
import { realWorld, type World } from '../src/world.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, with files that exist only here. */
export async function call(
  args: string,
  files: Readonly<Record<string, string | Buffer>> = {},
  changes: Partial<World> = {},
): Promise<Ran> {
  let out = '';
  let err = '';
  const world: World = {
    env: {},
    gameIds,
    playableIds,
    games: realWorld.games,
    root: '/nowhere',
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    open(path) {
      const content = files[path];
      if (content !== undefined) return Readable.from([Buffer.from(content)]);
      return new Readable({ read() {} }).destroy(Object.assign(new Error(path), { code: 'ENOENT' }));
    },
    bar: () => ({ tell: () => {}, end: () => {} }),
    onInterrupt: () => () => {},
    ...changes,
  };
  const code = await run(
    args.split(' ').filter((a) => a !== ''),
    world,
  );
  return { code, out, err };
}
