import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isTrooper, isVehicle } from '../../values.ts';
import { ofOwnSide } from '../phrases/battle.ts';
import { type CardFamily, type CardSource, valueOfAny } from '../vocabulary.ts';

const isDeployedTrooper = (g: Legion, unit: Unit, self: CardSource): boolean =>
  g.state.phase === 'deployment' && isTrooper(g, unit) && ofOwnSide(g, unit, self);

export const DEPLOYMENT: CardFamily = {
  'battle/advanced-positions': {
    values: [
      valueOfAny('keyword.scout', (g, unit, self) => (isDeployedTrooper(g, unit, self) ? { add: 1 } : undefined)),
      valueOfAny('keyword.stationary', (g, unit, self) => (isDeployedTrooper(g, unit, self) ? { set: 0 } : undefined)),
    ],
    grants: ['scout'],
    battle: {},
  },
  'battle/battle-lines': { battle: {} },
  'battle/battle-lines-skirmish': { battle: {} },
  'battle/danger-close': { battle: {} },
  // Each player must put a unit into each of his two zones.
  'battle/disarray': { battle: { bothZones: true } },
  'battle/faceoff': { battle: {} },
  'battle/flanking-positions': { battle: {} },
  'battle/forces-converge': { battle: {} },
  'battle/hemmed-in': { battle: {} },
  'battle/major-offensive': { battle: {} },
  'battle/meeting-engagement': { battle: {} },
  'battle/roll-out': { battle: { around: (g, unit) => (isVehicle(g, unit) ? 1 : 0) } },
  'battle/the-long-march': { battle: {} },
};
