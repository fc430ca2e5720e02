import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crewCToD: readonly Upgrade[] = upgradesOf('crew', [
  unique('chewbacca', 'Chewbacca', 4, 6, { restrict: { faction: ['rebel'] } }),
  unique('darthvader', 'Darth Vader', 3, 13, { restrict: { faction: ['imperial'] } }),
  unique('c3po', 'C-3PO', 3, 22, { restrict: { faction: ['rebel'] } }),
  unique('carlistrieekan', 'Carlist Rieekan', 3, 11, { restrict: { faction: ['rebel'], size: ['huge'] } }),
  unique('dashrendar', 'Dash Rendar', 2, 23, { restrict: { faction: ['rebel'] } }),
  unique('captainneeda', 'Captain Needa', 2, 30, { restrict: { faction: ['imperial'], size: ['huge'] } }),
  unique('chopper', '"Chopper"', 0, 39, { restrict: { faction: ['rebel'] } }),
  card('constructiondroid', ['Construction Droid', 'Baudroide'], 3, 35, {
    limited: true,
    restrict: { size: ['huge'] },
  }),
  unique('dengar', 'Dengar', 3, 42, { restrict: { faction: ['scum'] } }),
  unique('cassianandor', 'Cassian Andor', 2, 62, { restrict: { faction: ['rebel'] } }),
  unique('captainrex', 'Captain Rex', 2, 59, { restrict: { faction: ['rebel'] } }),
  unique('cikatrovizago', 'Cikatro Vizago', 0, 58, { restrict: { faction: ['scum'] } }),
  unique('cadbane', 'Cad Bane', 2, 65, { restrict: { faction: ['scum'] }, grants: { gains: [{ slot: 'bomb' }] } }),
  card('courierdroid', ['Courier Droid', 'Kurierdroide'], 0, 72, { limited: true }),
  unique('directorkrennic', ['Director Krennic', 'Direktor Krennic'], 5, 75, {
    restrict: { faction: ['imperial'] },
    conditions: ['optimizedprototype'],
  }),
  unique('deathtroopers', ['Death Troopers', 'Todestruppen'], 2, 75, {
    occupies: 2,
    restrict: { faction: ['imperial'] },
  }),
]);
