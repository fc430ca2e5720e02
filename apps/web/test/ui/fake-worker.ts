import type { LineOptions, WorkerLike } from '../../src/ui/worker-line.ts';

type Sent = { readonly id: number; readonly name?: string };

/** A worker whose every word the test hears and says. */
class FakeWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  onmessageerror: WorkerLike['onmessageerror'] = null;
  readonly sent: Sent[] = [];
  isEnded = false;
  /** Says at once what this returns; undefined: nothing. */
  answers: (sent: Sent) => unknown = () => undefined;

  postMessage(data: unknown): void {
    const copy = structuredClone(data) as Sent;
    this.sent.push(copy);
    const answer = this.answers(copy);
    if (answer !== undefined) this.say(answer);
  }
  say(data: unknown): void {
    if (!this.isEnded) this.onmessage?.({ data } as MessageEvent);
  }
  throw(message: string): void {
    this.onerror?.({ message, preventDefault: () => {} } as ErrorEvent);
  }
  terminate(): void {
    this.isEnded = true;
  }
  get pings(): number {
    return this.sent.filter(({ name }) => name === 'ping').length;
  }
}

/** Workers as they are opened one after the other, and a clock that only the test moves. */
export class FakeWorkers implements Pick<LineOptions, 'open' | 'every'> {
  readonly all: FakeWorker[] = [];
  readonly #looks = new Set<() => void>();
  readonly #answers: FakeWorker['answers'];

  constructor(answers: FakeWorker['answers'] = () => undefined) {
    this.#answers = answers;
  }

  readonly open = (): FakeWorker => {
    const worker = new FakeWorker();
    worker.answers = this.#answers;
    this.all.push(worker);
    return worker;
  };
  readonly every = (_ms: number, look: () => void): (() => void) => {
    this.#looks.add(look);
    return () => this.#looks.delete(look);
  };
  get isLookedAfter(): boolean {
    return this.#looks.size > 0;
  }
  get last(): FakeWorker {
    return this.all.at(-1)!;
  }
  /** So many looks pass. */
  pass(looks: number): void {
    for (let n = 0; n < looks; n++) for (const look of [...this.#looks]) look();
  }
}
