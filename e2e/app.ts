// The built app on a free port, and a page in it that remembers what went wrong.
import { loadSite, startServer } from '@holotisch/server';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { builtWeb } from '../scripts/build-web.ts';
import { launchBrowser } from './browser.ts';

export interface OpenPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests so far. */
  readonly faults: readonly string[];
}

export interface App {
  /** Whether the browser is the one from npm. */
  readonly packedBrowser: boolean;
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

export async function startApp(): Promise<App> {
  const server = await startServer({ site: loadSite(await builtWeb()), port: 0 });
  const { browser, packed } = await launchBrowser();
  const address = `http://localhost:${server.port}`;
  return {
    packedBrowser: packed,
    async open(path, options = {}) {
      const context = await browser.newContext({
        locale: 'de-DE',
        reducedMotion: 'reduce',
        // Only the test of playing offline has a use for it.
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('requestfailed', (request) => faults.push(`${request.url()}: ${request.failure()?.errorText}`));
      page.on(
        'response',
        (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
      );
      await page.goto(address + path);
      return { page, faults };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
