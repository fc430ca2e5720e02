import type { XWing } from '../../src/xwing.ts';
import type { Scene } from '../scene.ts';

/** Runs a piece of a procedure that asks nothing on the present state, as a card would. */
export function run(s: Scene, what: (g: XWing) => Generator<unknown>): void {
  for (const asked of what(s.g)) throw new Error(`asked ${JSON.stringify(asked)}`);
}
