import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crew0ToB: readonly Upgrade[] = upgradesOf('crew', [
  unique('admiralozzel', 'Admiral Ozzel', 2, 30, { restrict: { faction: ['imperial'], size: ['huge'] } }),
  unique('bossk', 'Bossk', 2, 31, { restrict: { faction: ['scum'] } }),
  card('bombardier', ['Bombardier', 'Bombenschütze'], 1, 33),
  unique('agentkallus', 'Agent Kallus', 2, 35, { restrict: { faction: ['imperial'] } }),
  unique('4lom', '4-LOM', 1, 41, { restrict: { faction: ['scum'] } }),
  unique('bobafett', 'Boba Fett', 1, 42, { restrict: { faction: ['scum'] } }),
  unique('bodhirook', 'Bodhi Rook', 1, 62, { restrict: { faction: ['rebel'] } }),
  unique('bazemalbus', 'Baze Malbus', 3, 62, { restrict: { faction: ['rebel'] } }),
  unique('bistan', 'Bistan', 2, 62, { restrict: { faction: ['rebel'] } }),
  unique('azmorigan', 'Azmorigan', 2, 58, { restrict: { faction: ['scum'], size: ['huge'] } }),
  unique('boshek', 'BoShek', 2, 61),
  card('breachspecialist', ['Breach Specialist', 'Experte für Hüllenreparatur'], 1, 64),
]);
