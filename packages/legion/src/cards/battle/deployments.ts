import { isTrooper, isVehicle } from '../../values.ts';
import { type CardFamily, valueOfAny } from '../vocabulary.ts';

/** The deployments of 1.x: zones are facts; what some of them say besides. LE-SPIELAUFBAU-16 */
export const DEPLOYMENTS: CardFamily = {
  'battle/battle-lines': { battle: {} },
  // Each player must put a unit into each of his two zones.
  'battle/disarray': { battle: { bothZones: true } },
  'battle/the-long-march': { battle: {} },
  'battle/major-offensive': { battle: {} },
  'battle/advanced-positions': {
    values: [
      valueOfAny('keyword.scout', (g, unit) =>
        g.state.phase === 'deployment' && isTrooper(g, unit) ? { add: 1 } : undefined,
      ),
      valueOfAny('keyword.stationary', (g, unit) =>
        g.state.phase === 'deployment' && isTrooper(g, unit) ? { set: 0 } : undefined,
      ),
    ],
    grants: ['scout'],
    battle: {},
  },
  'battle/danger-close': { battle: {} },
  'battle/hemmed-in': { battle: {} },
  'battle/roll-out': { battle: { around: (g, unit) => (isVehicle(g, unit) ? 1 : 0) } },
  'battle/battle-lines-skirmish': { battle: {} },
  'battle/flanking-positions': { battle: {} },
  'battle/meeting-engagement': { battle: {} },
  'battle/faceoff': { battle: {} },
};
