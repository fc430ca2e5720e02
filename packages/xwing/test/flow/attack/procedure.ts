import type { Flow } from '@holotisch/engine';
import type { XWing } from '../../../src/xwing.ts';
import type { Scene } from '../../scene.ts';

/** Runs a piece of a procedure that asks nothing on the present state, as a card would. */
export function run(s: Scene, what: (g: XWing) => Flow<unknown>): void {
  const { done, value: asked } = what(s.g).next([]);
  if (!done) throw new Error(`asked ${JSON.stringify(asked)}`);
}
