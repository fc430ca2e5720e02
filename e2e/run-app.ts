// The built app on a free port and a browser that any number of clients connect to.
import { loadSite, startServer } from '@holotisch/server';
import { builtWeb } from '../scripts/build-web.ts';
import { serveBrowser } from './browser.ts';
import type { Running } from './running-app.ts';

export async function runApp(): Promise<Running & { stop(): Promise<void> }> {
  const server = await startServer({ site: loadSite(await builtWeb()), port: 0 });
  const { browser, packed } = await serveBrowser();
  return {
    app: `http://localhost:${server.port}`,
    browser: browser.wsEndpoint(),
    packedBrowser: packed,
    async stop() {
      await browser.close();
      await server.close();
    },
  };
}
