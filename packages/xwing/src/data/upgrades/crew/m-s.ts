import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crewMToS: readonly Upgrade[] = upgradesOf('crew', [
  card('mercenarycopilot', ['Mercenary Copilot', 'Angeheuerter Kopilot'], 2, [7, 23]),
  unique('niennunb', 'Nien Nunb', 1, 6, {
    restrict: { faction: ['rebel'] },
    grants: { dial: { bearings: ['straight'], to: 'green', optional: true } },
    ability: false,
  }),
  card('reconspecialist', ['Recon Specialist', 'Aufklärungs-Experte'], 3, [12, 19, 53]),
  card('saboteur', 'Saboteur', 2, 12),
  unique('rebelcaptive', ['Rebel Captive', 'Gefangener Rebell'], 3, 13, { restrict: { faction: ['imperial'] } }),
  card('navigator', 'Navigator', 3, 13, { restrict: { size: ['small', 'large'] } }),
  unique('r2d2-swx22', 'R2-D2', 4, 22, { restrict: { faction: ['rebel'] } }),
  unique('raymusantilles', 'Raymus Antilles', 6, 22, { restrict: { faction: ['rebel'], size: ['huge'] } }),
  unique('marajade', 'Mara Jade', 3, 24, { restrict: { faction: ['imperial'] } }),
  unique('moffjerjerrod', 'Moff Jerjerrod', 2, 24, { restrict: { faction: ['imperial'] } }),
  card('outlawtech', ['Outlaw Tech', 'Gesetzloser Techniker'], 2, [28, 31], {
    limited: true,
    restrict: { faction: ['scum'] },
  }),
  card('shieldtechnician', ['Shield Technician', 'Schildtechniker'], 1, 30, { restrict: { size: ['huge'] } }),
  unique('sabinewren', 'Sabine Wren', 2, 39, {
    restrict: { faction: ['rebel'] },
    grants: { gains: [{ slot: 'bomb' }] },
  }),
  unique('rearadmiralchiraneau', ['Rear Admiral Chiraneau', 'Konteradmiral Chiraneau'], 3, 35, {
    restrict: { faction: ['imperial'], size: ['huge'] },
  }),
  card('systemsofficer', ['Systems Officer', 'Systemoffizier'], 2, [52, 75], {
    limited: true,
    restrict: { faction: ['imperial'] },
  }),
  unique('rey', 'Rey', 2, 57, { restrict: { faction: ['rebel'] } }),
  card('operationsspecialist', ['Operations Specialist', 'Einsatzspezialist'], 3, 60, { limited: true }),
  unique('maul', 'Maul', 3, 72, { restrict: { faction: ['scum'], unlessSquadHas: 'ezrabridger' } }),
  unique('sawgerrera', 'Saw Gerrera', 1, 74, { restrict: { faction: ['rebel'] } }),
  unique('magvayarro', 'Magva Yarro', 2, 74, { restrict: { faction: ['rebel'] } }),
]);
