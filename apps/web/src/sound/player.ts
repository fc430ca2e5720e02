import { type Cue, RECIPES } from './recipes.ts';
import { samplesOf } from './synth.ts';

/** Where a sound comes from: -1 is left, 1 right; `near` 1 is at hand, 0 out of hearing. */
export interface Heard {
  readonly pan: number;
  readonly near: number;
}

/** The same sound twice within so many seconds is one. */
const TOGETHER = 0.05;
/** So many sounds at once are enough. */
const MOST = 12;

const CONTROLS = 'button, a, summary, select, label, [role="radio"], [role="tab"], input[type="checkbox"]';

/** Plays recipes through Web Audio: made once, kept as buffers. */
export class SoundPlayer {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #buffers = new Map<Cue, AudioBuffer>();
  readonly #last = new Map<Cue, number>();
  #sounding = 0;

  constructor() {
    this.#out.connect(this.#context.destination);
    // A control that is pressed is heard: as far as it does something, it clicks.
    document.addEventListener('click', ({ target }) => this.#answer(target), true);
  }
  #answer(target: EventTarget | null): void {
    const control = target instanceof Element ? target.closest(CONTROLS) : null;
    if (control && this.#out.gain.value > 0)
      this.play(control.matches('[aria-disabled="true"]') ? 'refused' : 'click', { pan: 0, near: 1 });
  }

  set volume(volume: number) {
    // To the ear half as loud is far less than half the gain.
    this.#out.gain.value = volume ** 2;
  }

  play(cue: Cue, { pan, near }: Heard): void {
    const { currentTime } = this.#context;
    if (this.#context.state === 'suspended') void this.#context.resume();
    if (this.#sounding >= MOST || currentTime - (this.#last.get(cue) ?? -1) < TOGETHER) return;
    this.#last.set(cue, currentTime);
    const source = this.#context.createBufferSource();
    source.buffer = this.#bufferOf(cue);
    const gain = this.#context.createGain();
    gain.gain.value = 0.25 + 0.75 * near;
    const panner = this.#context.createStereoPanner();
    panner.pan.value = Math.max(-0.9, Math.min(0.9, pan));
    source.connect(gain).connect(panner).connect(this.#out);
    this.#sounding++;
    source.onended = () => this.#sounding--;
    source.start();
  }

  #bufferOf(cue: Cue): AudioBuffer {
    const had = this.#buffers.get(cue);
    if (had) return had;
    const samples = samplesOf(RECIPES[cue], this.#context.sampleRate);
    const made = this.#context.createBuffer(1, samples.length, this.#context.sampleRate);
    made.copyToChannel(samples, 0);
    this.#buffers.set(cue, made);
    return made;
  }
}
