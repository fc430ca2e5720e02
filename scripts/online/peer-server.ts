// boardgame.io's own server with the skirmish of the benchmarks, in a process of its own. Its store is memory: nothing is durable.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { skirmish } from '../../bench/peers/boardgame-io.ts';
import { FOLDER } from '../../bench/peers.ts';

const require = createRequire(join(FOLDER, 'package.json'));
interface PeerServer {
  run(options: { readonly port: number }): Promise<{ readonly appServer: { address(): { port: number } } }>;
}
const { Server } = require('boardgame.io/server') as { Server(options: object): PeerServer };
const game = { ...skirmish, name: 'skirmish', minPlayers: 2, maxPlayers: 2 };
const { appServer } = await Server({ games: [game], origins: ['*'] }).run({ port: 0 });
process.on('disconnect', () => process.exit(0));
process.send?.({ port: appServer.address().port });
