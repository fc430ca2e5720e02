import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forkGroup } from '../boot/own-group.mjs';

/** What a server in a process of its own tells whoever has started it. */
interface Told {
  readonly port?: number;
  readonly memory?: {
    readonly heap: number;
    readonly rss: number;
    /** Seconds of the processor since it was started. */
    readonly cpu: number;
    /** Matches that are not put away. */
    readonly awake: number;
  };
}

/** A server that can be killed at any moment and started again at the same port. */
export class ServerProcess {
  readonly #file: string;
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  #isUp = false;
  /**
   * Not one of those that the system gives to clients: while the server is down, a client that tries again and again
   * would sooner or later be given the very port it wants to reach, and keep the server from coming back.
   */
  port = 10_000 + Math.floor(Math.random() * 20_000);

  /** `file` stands beside this one. */
  constructor(file: 'serve.ts' | 'peer-serve.ts', ...args: readonly string[]) {
    this.#file = fileURLToPath(new URL(`./${file}`, import.meta.url));
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
    const child = forkGroup(this.#file, ['--port', String(this.port), ...this.#args, ...more], {
      execArgv: ['--expose-gc', '--max-old-space-size=8192'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.port = await new Promise<number>((resolve, reject) => {
      child.once('message', ({ port }: Told) => resolve(port!));
      child.once('exit', (code, signal) => {
        reject(new Error(`the server has ended with ${code ?? signal}`));
        if (this.#child === child) this.#ended(`${code ?? signal}`);
      });
    });
    this.#isUp = true;
    return this;
  }

  /** Nobody has killed it. */
  #ended(how: string): void {
    if (this.#isUp) this.crashes.push(how);
    this.#child = undefined;
    this.#isUp = false;
  }
  /** How it has ended when nobody had killed it. */
  readonly crashes: string[] = [];

  /** Without a word, as a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    this.#isUp = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
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

/** The other side: answers whoever has started this process, and ends when he does. */
export function answerTo(port: number, awake: () => number): void {
  const tell = (told: Told) => process.send?.(told);
  process.on('message', (wanted) => {
    if (wanted !== 'memory') return;
    globalThis.gc?.();
    const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    tell({ memory: { heap: heapUsed + external + arrayBuffers, rss, cpu: (user + system) / 1e6, awake: awake() } });
  });
  process.on('disconnect', () => process.exit(0));
  tell({ port });
}
