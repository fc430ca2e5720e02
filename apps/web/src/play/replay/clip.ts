import { drawTable } from './table-picture.ts';
import { withLength } from './webm.ts';

/** Wide enough for any screen it is shown on, and small enough to be sent. */
const WIDEST = 1280;
const FINEST = 2;
/** Between two pictures, in milliseconds. */
const PICTURE = 33;
const BITS_PER_SECOND = 4_000_000;

const KINDS = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'] as const;

const kindHere = (): string | undefined =>
  typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype)
    ? undefined
    : KINDS.find((kind) => MediaRecorder.isTypeSupported(kind));

/** Whether this browser can make a clip. */
export const canRecord = (): boolean => kindHere() !== undefined;

/** Records the table from now on, as it is seen, by whichever renderer. */
export class ClipRecorder {
  readonly #stage: Element;
  readonly #shown: HTMLCanvasElement;
  readonly #drawn: HTMLCanvasElement;
  readonly #recorder: MediaRecorder;
  readonly #parts: Blob[] = [];
  #running = true;

  constructor(stage: Element) {
    this.#stage = stage;
    const { width, height } = stage.getBoundingClientRect();
    const scale = Math.min(FINEST, WIDEST / width);
    // Codecs want even numbers.
    const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
    const sheet = () => Object.assign(document.createElement('canvas'), { width: even(width), height: even(height) });
    [this.#shown, this.#drawn] = [sheet(), sheet()];
    // Asked for before the stream is: without a context there is nothing to be captured.
    this.#shown.getContext('2d', { alpha: false });
    this.#recorder = new MediaRecorder(this.#shown.captureStream(), {
      mimeType: kindHere() ?? KINDS[2],
      videoBitsPerSecond: BITS_PER_SECOND,
    });
    this.#recorder.ondataavailable = ({ data }) => this.#parts.push(data);
    this.#recorder.start(1000);
    void this.#draw();
  }

  async #draw(): Promise<void> {
    const [made, seen] = [this.#drawn.getContext('2d', { alpha: false }), this.#shown.getContext('2d')];
    while (made && seen && this.#running) {
      const began = performance.now();
      const { width } = this.#stage.getBoundingClientRect();
      // A picture is made in steps, and seen when it is whole.
      if (width > 0) await drawTable(made, this.#stage, this.#drawn.width / width);
      seen.drawImage(this.#drawn, 0, 0);
      const rest = Math.max(0, PICTURE - (performance.now() - began));
      await new Promise((go) => setTimeout(go, rest));
    }
  }

  /** Ends it; undefined where nothing was to be seen. */
  async stop(): Promise<Blob | undefined> {
    this.#running = false;
    await new Promise((done) => {
      this.#recorder.onstop = done;
      this.#recorder.stop();
    });
    const whole = new Blob(this.#parts);
    if (whole.size === 0) return undefined;
    return new Blob([withLength(new Uint8Array(await whole.arrayBuffer()))], { type: 'video/webm' });
  }
}
