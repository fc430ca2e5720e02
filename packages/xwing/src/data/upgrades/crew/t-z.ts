import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crewTToZ: readonly Upgrade[] = upgradesOf('crew', [
  card('weaponsengineer', ['Weapons Engineer', 'Waffentechniker'], 3, [6, 13]),
  card('tactician', ['Tactician', 'Taktiker'], 2, [19, 64], { limited: true }),
  unique('torynfarr', 'Toryn Farr', 6, 11, { restrict: { faction: ['rebel'], size: ['huge'] } }),
  card('wed15repairdroid', ['WED-15 Repair Droid', 'WED-15 Reparaturdroide'], 2, 11, { restrict: { size: ['huge'] } }),
  card('targetingcoordinator', ['Targeting Coordinator', 'Zielkoordinator'], 4, 22, { limited: true }),
  unique('ysanneisard', 'Ysanne Isard', 4, 24, { restrict: { faction: ['imperial'] } }),
  unique('zeborrelios', '"Zeb" Orrelios', 1, 39, { restrict: { faction: ['rebel'] } }),
  unique('zuckuss', 'Zuckuss', 1, 41, { restrict: { faction: ['scum'] } }),
  card('tailgunner', ['Tail Gunner', 'Heckschütze'], 2, 53, { limited: true }),
  unique('unkarplutt', 'Unkar Plutt', 1, 61, { restrict: { faction: ['scum'] } }),
  card('wookieecommandos', ['Wookiee Commandos', 'Wookiee-Kommandotrupp'], 1, 64, {
    occupies: 2,
    restrict: { faction: ['rebel'] },
  }),
  card('tacticalofficer', ['Tactical Officer', 'Taktikoffizier'], 2, 75, {
    restrict: { faction: ['imperial'] },
    grants: { actions: ['coordinate'] },
    ability: false,
  }),
]);
