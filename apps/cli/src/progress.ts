/** Shows on a terminal how far a long piece of work has come. */
export interface Bar {
  tell(done: number): void;
  /** Wipes the bar away. */
  end(): void;
}

const WIDTH = 30;
/** Work that is done before anybody gets impatient needs no bar. */
const PATIENCE_MS = 400;
const REDRAW_MS = 80;

/** Silent wherever the stream is not a terminal: a log file wants no bar. */
export function progressBar(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  total: number,
  patienceMs = PATIENCE_MS,
): Bar {
  let drawAfter = performance.now() + patienceMs;
  let drawn = false;
  return {
    tell(done) {
      if (!stream.isTTY || performance.now() < drawAfter) return;
      drawAfter = performance.now() + REDRAW_MS;
      drawn = true;
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const full = Math.floor(share * WIDTH);
      stream.write(
        `\r[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${String(Math.floor(share * 100)).padStart(3)} %`,
      );
    },
    end() {
      if (drawn) stream.write('\r\x1b[K');
    },
  };
}
