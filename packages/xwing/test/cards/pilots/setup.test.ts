import { describe, expect, it } from 'vitest';
import { newMatch, squad, withObstacles } from '../../move/words.ts';
import type { Scene } from '../../scene.ts';

/** Pilots who change where ships start. Obstacles lie at x 250, 455, 660 and y 300, 610; seat 0 sits in the south. */
const deploying = (mine: Parameters<typeof squad>, theirs: Parameters<typeof squad>): Scene => {
  const s = withObstacles(newMatch({ squads: [squad(...mine), squad(...theirs)] }));
  return s.take(s.ask().seat === 0 ? 'south' : 'north');
};
const at = (x: number, y: number, degrees = 0) => ({ x, y, degrees });

describe('Han Solo (Resistance)', () => {
  const place = (pilot: string) =>
    deploying(['rebel', `yt1300/${pilot}`], ['imperial', 'tiefighter/academypilot'])
      .until('deploy', 1)
      .take(at(450, 880, 180));
  it('may start anywhere beyond range 3 of the enemy', () => {
    const s = place('hansolo-swx57');
    s.refuses(at(355, 545), 'XW-AUFBAU-16'); // 275 mm away
    s.refuses(at(455, 300), 'XW-AUFBAU-16'); // on an asteroid
    s.take(at(355, 455));
    expect(s.pose(0)).toEqual([355, 455, 0]);
  });
  it('others may not', () => {
    place('hansolo').refuses(at(355, 455), 'XW-AUFBAU-16');
  });
});

describe('Lieutenant Dormitz', () => {
  const place = (pilot: string) =>
    deploying(['imperial', `upsilonclassshuttle/${pilot}`, 'tiefighter/howlrunner'], ['rebel', 'xwing/wedgeantilles'])
      .until('deploy', 0)
      .take(at(355, 50));
  it('friendly ships placed after him may start at range 1-2 of him', () => {
    const s = place('lieutenantdormitz');
    s.refuses(at(355, 320), 'XW-AUFBAU-16'); // 210 mm away
    s.take(at(355, 300));
    expect(s.pose(1)).toEqual([355, 300, 0]);
  });
  it('without him they may not', () => {
    place('starkillerbasepilot').refuses(at(355, 300), 'XW-AUFBAU-16');
  });
});
