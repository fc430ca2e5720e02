// A page of the running app that remembers what went wrong. After every test its pages must have had no fault.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { moveTime } from './movable-time.ts';

export interface OpenPage {
  readonly page: Page;
  /** Console errors, uncaught exceptions and failed requests so far. */
  readonly faults: string[];
}

export interface App {
  /** Whether the browser is the one from npm. */
  readonly packedBrowser: boolean;
  /** A page with nothing in its storage. One test after another uses it, because loading it anew is what tests cost. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  /** In a browser that has never been here: for tests about loading, and for those that change more than storage. */
  openFresh(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
  /** Moves the server's clock on, for everybody. */
  later(milliseconds: number): Promise<void>;
  /** For who is done with the browser; a worker of tests is so only when it ends. */
  close(): Promise<void>;
}

export interface Running {
  readonly app: string;
  readonly browser: string;
  readonly packedBrowser: boolean;
  /** Where the server's clock is moved. */
  readonly hand: string;
}

/** Graphics without a card cost by the pixel: a quarter of them shows the same table to whoever clicks into it. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;

/** One page in a context of its own. */
interface Tab {
  readonly page: Page;
  /** What the context was made for; undefined if no other test may use it. */
  readonly use: string | undefined;
  faults: string[];
}

/** Tabs that the running test has opened, and those that wait for the next one. */
const opened = new Set<Tab>();
const waiting = new Set<Tab>();

/** The connection to the one browser, made once in each worker: what one file has loaded, the next one need not. */
let connection: Promise<Browser> | undefined;

function listen(context: BrowserContext, fault: (text: string) => void): void {
  // What the server refuses the browser calls an error, too; hearing of every answer costs a twentieth of a test.
  context.on(
    'console',
    (message) => message.type() === 'error' && fault(`${message.text()} ${message.location().url}`),
  );
  context.on('weberror', (error) => fault(error.error().message));
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // A page that is left calls off what it was still fetching; a service worker has an answer for what fails.
    if (why !== 'net::ERR_ABORTED' && !request.serviceWorker()) fault(`${request.url()}: ${why}`);
  });
}

/**
 * Every word that reaches a page is looked at: a key of the dictionaries in the place of words is a fault of whichever
 * test meets it.
 */
function watchForKeys(): void {
  const KEY = /(?<![\w@/.-])(?:xw|ar|le|toy|online|room|engine|file)\.[a-z][\w-]*(?:\.[\w-]+)*/;
  /** Whatever may hold one, also where the words before it end without a space. */
  const PERHAPS = /(?:xw|ar|le|toy|online|room|engine|file)\.[a-z]/;
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  const HAS_SPOKEN = SPOKEN.map((name) => `[${name}]`).join();
  const look = (text: string | null) => {
    const key = KEY.exec(text ?? '')?.[0];
    if (key !== undefined) console.error(`a key instead of words: ${key} in "${text?.slice(0, 200)}"`);
  };
  const lookIn = (node: Node) => {
    if (node instanceof Text) return look(node.data);
    if (!(node instanceof Element) || node.matches('script, style')) return;
    for (const inner of node.childNodes) lookIn(inner);
  };
  const lookAt = (node: Node) => {
    // A table has thousands of elements, and a page hardly ever a key: word by word is for those that may hold one.
    if (PERHAPS.test(node.textContent ?? '')) lookIn(node);
    if (!(node instanceof Element)) return;
    for (const one of [node, ...node.querySelectorAll(HAS_SPOKEN)])
      for (const name of SPOKEN) look(one.getAttribute(name));
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes)
      if (type === 'childList') addedNodes.forEach(lookAt);
      else if (target instanceof Element) look(target.getAttribute(attributeName ?? ''));
      else lookAt(target);
  });
  watch.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: SPOKEN,
  });
}

async function newTab(browser: Browser, options: BrowserContextOptions, use: string | undefined): Promise<Tab> {
  const context = await browser.newContext(options);
  await context.addInitScript(watchForKeys);
  const tab: Tab = { page: await context.newPage(), use, faults: [] };
  listen(context, (text) => tab.faults.push(text));
  return tab;
}

/** Leaves the app, which ends all that it was doing, and takes away what it has stored. */
async function clear({ page }: Tab): Promise<void> {
  const others = page.context().pages();
  await Promise.all(others.filter((other) => other !== page).map((other) => other.close()));
  // A picture of the same address may reach the storage, and runs none of the app.
  await page.goto(new URL('/favicon.svg', page.url()).href);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise<void>((done, fail) => {
        const deleting = indexedDB.deleteDatabase(name!);
        deleting.onsuccess = () => done();
        deleting.onerror = deleting.onblocked = () => fail(new Error(`${name} could not be deleted`));
      });
  });
  await page.mouse.move(-1, -1);
}

/**
 * What went wrong in the pages of a test. Those that the next test may use are emptied, the others are closed. A test that
 * provokes a fault takes it out of the list.
 */
export async function endOfTest(passed: boolean): Promise<readonly string[]> {
  const tabs = [...opened];
  opened.clear();
  const faults = tabs.flatMap((tab) => tab.faults);
  await Promise.all(
    tabs.map(async (tab) => {
      if (!passed || faults.length > 0 || tab.use === undefined || tab.page.isClosed())
        await tab.page.context().close();
      else {
        await clear(tab);
        waiting.add(tab);
      }
    }),
  );
  return faults;
}

export async function openApp({ app, browser, packedBrowser, hand }: Running): Promise<App> {
  connection ??= chromium.connect(browser);
  const shared = await connection;
  const goTo = async (tab: Tab, path: string): Promise<OpenPage> => {
    opened.add(tab);
    tab.faults = [];
    await tab.page.goto(app + path);
    return tab;
  };
  const withDefaults = (options: BrowserContextOptions) =>
    ({
      locale: 'de-DE',
      // Only the test of playing offline has a use for it.
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 720 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      ...options,
    }) as const;
  return {
    packedBrowser,
    async open(path, options = {}) {
      const { viewport, colorScheme, reducedMotion, ...fixed } = withDefaults(options);
      const use = JSON.stringify(fixed);
      const tab = [...waiting].find((other) => other.use === use) ?? (await newTab(shared, fixed, use));
      waiting.delete(tab);
      if (viewport) await tab.page.setViewportSize(viewport);
      await tab.page.emulateMedia({ media: null, colorScheme, reducedMotion });
      return goTo(tab, path);
    },
    async openFresh(path, options = {}) {
      return goTo(await newTab(shared, withDefaults(options), undefined), path);
    },
    later: (milliseconds) => moveTime(hand, milliseconds),
    close: () => shared.close(),
  };
}
