import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const RED = 0xff0000;
const BLUE = 0x0000ff;

/** What a browser keeps, as far as it is asked for here. */
function shelf() {
  const kept = new Map<string, Map<string, Blob>>();
  const full = { now: false };
  const open = async (name: string) => {
    const pictures = kept.get(name) ?? new Map<string, Blob>();
    kept.set(name, pictures);
    return {
      match: async (address: string) => {
        const picture = pictures.get(address);
        return picture && new Response(picture);
      },
      put: async (address: string, picture: Response) => {
        if (full.now) throw new Error('QuotaExceededError');
        pictures.set(address, await picture.blob());
      },
    };
  };
  const caches = { open, keys: async () => [...kept.keys()], delete: async (name: string) => kept.delete(name) };
  return { kept, full, caches };
}

/** A page that has just been loaded, and counts what it paints. */
async function visit() {
  vi.resetModules();
  const { keptPicture } = await import('../../src/ui/kept-pictures.ts');
  const painted: string[] = [];
  const ask = async (
    size: number,
    colour: number,
    painter = 'paint-1.js',
    kind: 'portrait' | 'ground' = 'portrait',
  ) => {
    const picture = await keptPicture({ kind, name: painter }, { size, colour }, async () => {
      painted.push(`${size} ${colour}`);
      return new Blob([`${size} ${colour} by ${painter}`]);
    });
    return picture?.text();
  };
  return { painted, ask };
}

let browser: ReturnType<typeof shelf>;
beforeEach(() => {
  browser = shelf();
  vi.stubGlobal('caches', browser.caches);
});
afterEach(() => vi.unstubAllGlobals());

it('a portrait is painted on the first visit and kept for the next; another thing or colour is another picture', async () => {
  const first = await visit();
  expect(await first.ask(1, RED)).toBe('1 16711680 by paint-1.js');
  const second = await visit();
  expect(await second.ask(1, RED)).toBe('1 16711680 by paint-1.js');
  expect(await second.ask(2, RED)).toBe('2 16711680 by paint-1.js');
  expect(await second.ask(1, BLUE)).toBe('1 255 by paint-1.js');
  expect(second.painted).toEqual(['2 16711680', '1 255']);
});

it('a page that paints otherwise throws away what the old one has kept, and nothing else', async () => {
  await (await visit()).ask(1, RED);
  browser.kept.set('holotisch-42', new Map());
  const newer = await visit();
  expect(await newer.ask(1, RED, 'paint-2.js')).toBe('1 16711680 by paint-2.js');
  expect(await newer.ask(1, RED, 'sky.js', 'ground')).toBe('1 16711680 by sky.js');
  expect([...browser.kept.keys()]).toEqual(['holotisch-42', 'portrait-paint-2.js', 'ground-sky.js']);
});

it('where nothing is kept it is painted every time: no room, not allowed, no such thing', async () => {
  browser.full.now = true;
  await (await visit()).ask(1, RED);
  const second = await visit();
  expect(await second.ask(1, RED)).toBe('1 16711680 by paint-1.js');
  expect(second.painted).toHaveLength(1);
  vi.stubGlobal('caches', { ...browser.caches, keys: () => Promise.reject(new Error('SecurityError')) });
  expect(await (await visit()).ask(1, RED)).toBe('1 16711680 by paint-1.js');
  vi.stubGlobal('caches', undefined);
  expect(await (await visit()).ask(1, RED)).toBe('1 16711680 by paint-1.js');
});
