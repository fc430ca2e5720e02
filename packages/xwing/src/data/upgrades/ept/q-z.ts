import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const eptQToZ: readonly Upgrade[] = upgradesOf('ept', [
  card('swarmtactics', ['Swarm Tactics', 'Schwarmtaktik'], 2, [3, 5]),
  unique('squadleader', ['Squad Leader', 'Staffelführer'], 2, 5),
  card('veteraninstincts', ['Veteran Instincts', 'Veteraneninstinkte'], 1, [6, 7, 56, 59], {
    grants: { stats: { skill: 2 } },
    ability: false,
  }),
  card('wingman', ['Wingman', 'Flügelmann'], 2, 16),
  card('stayontarget', ['Stay on Target', 'Am Ziel bleiben'], 2, [23, 31]),
  card('ruthlessness', ['Ruthlessness', 'Erbarmungslos'], 3, 24, { restrict: { faction: ['imperial'] } }),
  card('wired', ['Wired', 'Aufgedreht'], 1, [36, 54]),
  card('rage', ['Rage', 'Wutanfall'], 1, 42),
  card('snapshot', ['Snap Shot', 'Schnellfeuer'], 2, [57, 60], { weapon: { dice: 2, range: [1, 1] } }),
  card('trickshot', ['Trick Shot', 'Trickschuss'], 0, 57),
  unique('swarmleader', ['Swarm Leader', 'Schwarmführer'], 3, 63),
  unique('selflessness', ['Selflessness', 'Selbstlosigkeit'], 1, 64, {
    restrict: { faction: ['rebel'], size: ['small'] },
  }),
  card('saturationsalvo', ['Saturation Salvo', 'Flächenangriff'], 1, [69, 70]),
]);
