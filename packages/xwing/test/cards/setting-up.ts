import { newMatch, squad, withObstacles } from '../flow/words.ts';
import type { Scene } from '../scene.ts';

/** A match at the choice of edges, seat 0 in the south. Obstacles lie at x 250, 455, 660 and y 300, 610. */
export const settingUp = (mine: Parameters<typeof squad>, theirs: Parameters<typeof squad>): Scene => {
  const s = withObstacles(newMatch({ squads: [squad(...mine), squad(...theirs)] }));
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
};

/** A place on the table, as an answer. */
export const at = (x: number, y: number, degrees = 0) => ({ x, y, degrees });
