import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Told } from './serve.ts';

const FILE = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** A server that can be killed at any moment and started again at the same port. */
export class ServerProcess {
  readonly #database: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #isUp = false;
  /**
   * Not one of those that the system gives to clients: while the server is down, a client that tries again and again
   * would sooner or later be given the very port it wants to reach, and keep the server from coming back.
   */
  port = 10_000 + Math.floor(Math.random() * 20_000);

  constructor(database: string, ...args: readonly string[]) {
    this.#database = database;
    this.#args = args;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }
  /** It is there and has said so; one that is still starting is left alone. */
  get isRunning(): boolean {
    return this.#isUp;
  }

  /** `more` is for this time only. */
  async start(...more: readonly string[]): Promise<this> {
    const args = ['--database', this.#database, '--port', String(this.port), ...this.#args, ...more];
    const child = fork(FILE, args, {
      execArgv: [
        ...(process.env['PROF'] ? ['--cpu-prof', '--cpu-prof-dir=/tmp/prof'] : []),
        '--expose-gc',
        '--max-old-space-size=8192',
      ],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port }: Told) => resolve(port!));
      child.once('exit', (code) => reject(new Error(`the server has ended with ${code}`)));
    });
    this.#isUp = true;
    return this;
  }

  /** Without a word, as a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#isUp = false;
    if (!child) return;
    const gone = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await gone;
  }

  memory(): Promise<Required<Told>['memory']> {
    return new Promise((resolve) => {
      this.#child!.once('message', ({ memory }: Told) => resolve(memory!));
      this.#child!.send('memory');
    });
  }
}
