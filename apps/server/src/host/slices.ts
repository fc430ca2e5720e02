/** So long may one thing be worked at before everybody else gets a turn. */
const SLICE_MS = 8;

/** Long work in slices: whoever waits for something short need not wait for all of it. */
export async function inSlices<T>(work: Generator<void, T, void>, now = () => performance.now()): Promise<T> {
  for (let until = now() + SLICE_MS; ; ) {
    const step = work.next();
    if (step.done) return step.value;
    if (now() < until) continue;
    await new Promise<void>((turn) => setImmediate(turn));
    until = now() + SLICE_MS;
  }
}
