import { distance, overlaps } from '@holotisch/table';
import { rangeOf } from '../../../geometry/measuring.ts';
import { kyloRen } from '../../phrases/pilots.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const upsilonclassshuttle: CardFamily = {
  'imperial/upsilonclassshuttle/kyloren': kyloRen,
  'imperial/upsilonclassshuttle/majorstridan': { reachesFriends: true },
  'imperial/upsilonclassshuttle/lieutenantdormitz': {
    mayStartAt: (g, owner, ship, base) =>
      ship !== owner &&
      rangeOf(distance(base, g.standing(owner).base)) <= 2 &&
      !g.state.obstacles.some((_, i) => overlaps(base, g.obstacleShape(i))),
  },
};
