// The built app on a free port and a browser that any number of clients connect to.
import { loadSite, Online, startServer } from '@holotisch/server';
import { unpackedWeb } from '../scripts/build-web.ts';
import { serveBrowser } from './browser.ts';
import { movableTime } from './movable-time.ts';
import type { Running } from './running-app.ts';

export async function runApp(): Promise<Running & { stop(): Promise<void> }> {
  // Tests play faster than people do, and all from one address.
  const limits = { sockets: 1000, requests: 100_000, messages: 1000, burst: 5000 };
  const time = await movableTime();
  const online = await Online.open({ database: ':memory:', limits, now: time.now });
  const server = await startServer({ site: loadSite(await unpackedWeb()), port: 0, online });
  const { browser, packed } = await serveBrowser();
  return {
    app: `http://localhost:${server.port}`,
    browser: browser.wsEndpoint(),
    packedBrowser: packed,
    hand: time.url,
    async stop() {
      await browser.close();
      await server.close();
      await time.stop();
    },
  };
}
