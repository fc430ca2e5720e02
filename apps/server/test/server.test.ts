import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite, type RunningServer, startServer } from '../src/index.ts';

const page = '<!doctype html><title>Tisch</title>';
const script = `console.log('${'Würfel '.repeat(300)}');`;
let folder: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holotisch-site-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'outside');
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'zeichen.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, 'assets', 'app-1a2b.js'), script);
  writeFileSync(join(dist, 'assets', 'app-1a2b.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets', 'app-1a2b.js.gz'), gzipSync(script));
  server = await startServer({ site: loadSite(dist), port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Sends the path exactly as written; fetch would tidy it up first. */
function ask(
  path: string,
  { method = 'GET', headers = {} as Record<string, string>, host = '127.0.0.1' } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host, port: server.port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('files', () => {
  it('serves the page at the root, to be asked for anew each time', async () => {
    const reply = await ask('/');
    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(page);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-cache');
  });

  it('knows the type of a file and forbids guessing another', async () => {
    const reply = await ask('/zeichen.svg?v=2');
    expect(reply.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('lets hashed files be kept for ever', async () => {
    const reply = await ask('/assets/app-1a2b.js');
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('gives the app to deep links, but not to missing files', async () => {
    expect((await ask('/regeln/XW-ANGRIFF-08')).body.toString()).toBe(page);
    expect((await ask('/assets/app-0000.js')).status).toBe(404);
    expect((await ask('/assets/verschwunden')).status).toBe(404);
    expect((await ask('/regeln/bild.png')).status).toBe(404);
  });

  it('does not offer the packed copies as files', async () => {
    expect((await ask('/assets/app-1a2b.js.br')).status).toBe(404);
  });
});

describe('packing', () => {
  const packed = async (accept: string) => {
    const reply = await ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accept } });
    return { encoding: reply.headers['content-encoding'], vary: reply.headers['vary'], body: reply.body };
  };

  it('sends brotli to those who take it, gzip to others, and plain text to the rest', async () => {
    const br = await packed('gzip, deflate, br, zstd');
    expect(br.encoding).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await packed('gzip');
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    const none = await packed('');
    expect(none.encoding).toBeUndefined();
    expect(none.body.toString()).toBe(script);
    expect([br.vary, gzip.vary, none.vary]).toEqual(Array(3).fill('Accept-Encoding'));
  });

  it('heeds what the browser refuses or prefers', async () => {
    expect((await packed('br;q=0, gzip')).encoding).toBe('gzip');
    expect((await packed('br;q=0.2, gzip;q=0.8')).encoding).toBe('gzip');
    expect((await packed('*')).encoding).toBe('br');
    expect((await packed('*;q=0')).encoding).toBeUndefined();
    expect((await packed('br;q=quatsch')).encoding).toBeUndefined();
  });
});

describe('versions', () => {
  it('does not send again what the browser holds', async () => {
    const first = await ask('/');
    const etag = String(first.headers['etag']);
    for (const held of [etag, `W/${etag}`, `"alt", ${etag}`, '*']) {
      const again = await ask('/', { headers: { 'If-None-Match': held } });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers['etag']).toBe(etag);
    }
    expect((await ask('/', { headers: { 'If-None-Match': '"alt"' } })).status).toBe(200);
  });

  it('tells the packings of one file apart', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(
        async (accept) =>
          (await ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accept } })).headers['etag'],
      ),
    );
    expect(new Set(tags).size).toBe(3);
  });
});

describe('safety', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/secret.txt%00.js',
    '/./../secret.txt',
  ])('never leaves its folder: %s', async (path) => {
    const reply = await ask(path);
    expect(reply.body.toString()).not.toContain('outside');
    expect([200, 400, 404]).toContain(reply.status);
  });

  it('answers nonsense with 400 and lives on', async () => {
    expect((await ask('/%E0%A4%A')).status).toBe(400);
    expect((await ask('//')).status).toBe(400);
    const raw = await new Promise<string>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => socket.end('KAUDERWELSCH\r\n\r\n'));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('close', () => resolve(text));
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect((await ask('/health')).status).toBe(200);
  });

  it('allows scripts and styles from its own files only', async () => {
    for (const path of ['/', '/assets/app-1a2b.js', '/nichts.txt', '/health']) {
      const policy = String((await ask(path)).headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).not.toContain('unsafe');
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });
});

describe('methods', () => {
  it('answers HEAD as GET without the body', async () => {
    const get = await ask('/');
    const head = await ask('/', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    const { date: _g, ...getHeaders } = get.headers;
    const { date: _h, ...headHeaders } = head.headers;
    expect(headHeaders).toEqual(getHeaders);
    expect(headHeaders['content-length']).toBe(String(Buffer.byteLength(page)));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s and names what it allows', async (method) => {
    const reply = await ask('/', { method });
    expect(reply.status).toBe(405);
    expect(reply.headers['allow']).toBe('GET, HEAD');
  });

  it('tells a watchdog that it is well', async () => {
    const reply = await ask('/health');
    expect(JSON.parse(reply.body.toString())).toEqual({ status: 'ok' });
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));

/** Somebody else at one address only. */
async function stranger(host: string): Promise<{ readonly port: number; readonly server: Server }> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, host, resolve));
  const at = other.address();
  if (at === null || typeof at === 'string') throw new Error('no port');
  return { port: at.port, server: other };
}

describe('localhost', () => {
  it.runIf(hasIPv6)('is answered at both of its addresses', async () => {
    expect(server.addresses).toEqual(['127.0.0.1', '::1']);
    for (const host of server.addresses) expect((await ask('/health', { host })).status).toBe(200);
  });

  it.runIf(hasIPv6).each(['127.0.0.1', '::1'])(
    'is taken at all its addresses or at none: somebody else has the port at %s',
    async (host) => {
      const other = await stranger(host);
      const site = loadSite(join(folder, 'dist'));
      await expect(startServer({ site, port: other.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
      await new Promise((resolve) => other.server.close(resolve));
      const free = await startServer({ site, port: other.port });
      await free.close();
    },
  );

  it('does without an address that this machine does not have, and says so', async () => {
    const site = loadSite(join(folder, 'dist'));
    const lone = await startServer({ site, port: 0, addresses: ['192.0.2.1', '127.0.0.1'] });
    expect(lone.addresses).toEqual(['127.0.0.1']);
    await lone.close();
    await expect(startServer({ site, port: 0, addresses: ['192.0.2.1'] })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    });
  });
});

describe('starting', () => {
  it('says when the port is taken', async () => {
    const site = loadSite(join(folder, 'dist'));
    await expect(startServer({ site, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('refuses a folder without a page', () => {
    expect(() => loadSite(join(folder, 'dist', 'assets'))).toThrow('index.html');
  });

  it('closes although a browser keeps its connection open', async () => {
    const second = await startServer({ site: loadSite(join(folder, 'dist')), port: 0 });
    const socket = connect(second.port, '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.on('error', () => {});
    const gone = new Promise((resolve) => socket.once('close', resolve));
    await second.close();
    await gone;
  });
});
