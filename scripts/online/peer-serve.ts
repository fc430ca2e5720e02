// boardgame.io's own server in a process of its own, with its own storage on disk (it has one: FlatFile).
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { skirmish } from '../../bench/peers/boardgame-io.ts';
import { answerTo } from './server-process.ts';

/** As much of it as is called here. */
interface PeerServer {
  readonly Server: (options: object) => {
    run(port: number): Promise<{ readonly appServer: NetServer }>;
  };
  readonly FlatFile: new (options: { readonly dir: string }) => object;
  readonly Origins: { readonly LOCALHOST: unknown };
}

const { values } = parseArgs({
  options: { port: { type: 'string' }, packages: { type: 'string' }, data: { type: 'string' } },
});
// It tells of every start and every request on stdout, which is for our figures.
console.log = () => {};
const require = createRequire(join(values.packages!, 'package.json'));
const { Server, FlatFile, Origins } = require('boardgame.io/server') as PeerServer;
const games = [{ name: 'skirmish', ...skirmish }];
const db = new FlatFile({ dir: values.data! });
const { appServer } = await Server({ games, db, origins: [Origins.LOCALHOST] }).run(Number(values.port));
answerTo((appServer.address() as AddressInfo).port, () => 0);
