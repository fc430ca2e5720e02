import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isTrooper, isVehicle } from '../../values.ts';
import { type CardFamily, type CardSource, valueOfAny } from '../vocabulary.ts';
import { ofOwnSide } from './phrases.ts';

/** The deployments of 1.x: zones are facts; what some of them say besides. LE-SPIELAUFBAU-16 */
export const DEPLOYMENTS: CardFamily = {
  'battle/battle-lines': { battle: {} },
  // Each player must put a unit into each of his two zones.
  'battle/disarray': { battle: { bothZones: true } },
  'battle/the-long-march': { battle: {} },
  'battle/major-offensive': { battle: {} },
  'battle/advanced-positions': {
    values: [
      valueOfAny('keyword.scout', (g, unit, self) => (isDeployedTrooper(g, unit, self) ? { add: 1 } : undefined)),
      valueOfAny('keyword.stationary', (g, unit, self) => (isDeployedTrooper(g, unit, self) ? { set: 0 } : undefined)),
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
const isDeployedTrooper = (g: Legion, unit: Unit, self: CardSource): boolean =>
  g.state.phase === 'deployment' && isTrooper(g, unit) && ofOwnSide(g, unit, self);
