// A page of the running app that remembers what went wrong. After every test its pages must have had no fault.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export interface OpenPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests so far. */
  readonly faults: string[];
}

export interface App {
  /** Whether the browser is the one from npm. */
  readonly packedBrowser: boolean;
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  close(): Promise<void>;
}

export interface Running {
  readonly app: string;
  readonly browser: string;
  readonly packedBrowser: boolean;
}

/** The pages that the running test has opened. */
const opened = new Set<OpenPage>();

/** What went wrong in the pages of a test, which are closed here. A test that provokes a fault takes it out of the list. */
export async function endOfTest(): Promise<readonly string[]> {
  const pages = [...opened];
  opened.clear();
  await Promise.all(pages.map(({ page }) => page.context().close()));
  return pages.flatMap(({ faults }) => faults);
}

/** The connection to the one browser, made once in each worker. */
let connection: Promise<Browser> | undefined;

export async function openApp({ app, browser, packedBrowser }: Running): Promise<App> {
  connection ??= chromium.connect(browser);
  const shared = await connection;
  return {
    packedBrowser,
    async open(path, options = {}) {
      const context = await shared.newContext({
        locale: 'de-DE',
        reducedMotion: 'reduce',
        // Only the test of playing offline has a use for it.
        serviceWorkers: 'block',
        ...options,
      });
      const page = await context.newPage();
      const faults: string[] = [];
      opened.add({ page, faults });
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('requestfailed', (request) => {
        const why = request.failure()?.errorText;
        // A page that is left calls off what it was still fetching.
        if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`);
      });
      page.on(
        'response',
        (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`),
      );
      await page.goto(app + path);
      return { page, faults };
    },
    async close() {
      await connection;
      connection = undefined;
      await shared.close();
    },
  };
}
