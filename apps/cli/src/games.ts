import { Games } from '@holotisch/engine';
import { toyGame, toyGame2 } from '@holotisch/engine/toy';
import { xwing } from '@holotisch/xwing';

/**
 * The games that files may name. The toy is the engine's own proving ground; it is known here so that everybody can
 * try `replay` and `scenario` on the files in examples/toy.
 */
export const games = new Games([xwing, toyGame, toyGame2]);
