import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const crewEToG: readonly Upgrade[] = upgradesOf('crew', [
  card('gunner', ['Gunner', 'Bordschütze'], 5, [7, 23]),
  card('flightinstructor', ['Flight Instructor', 'Fluglehrer'], 4, 13),
  card('fleetofficer', ['Fleet Officer', 'Flottenoffizier'], 3, 24, { restrict: { faction: ['imperial'] } }),
  unique('greedo', 'Greedo', 1, 28, { restrict: { faction: ['scum'] } }),
  unique('grandmofftarkin', ['Grand Moff Tarkin', 'Großmoff Tarkin'], 6, 30, {
    restrict: { faction: ['imperial'], size: ['huge'] },
  }),
  unique('emperorpalpatine', ['Emperor Palpatine', 'Imperator Palpatine'], 8, 30, {
    occupies: 2,
    restrict: { faction: ['imperial'] },
  }),
  unique('ezrabridger', 'Ezra Bridger', 3, 39, { restrict: { faction: ['rebel'] } }),
  unique('gonk', '"Gonk"', 2, 42, { restrict: { faction: ['scum'] } }),
  unique('finn', 'Finn', 5, 57, { restrict: { faction: ['rebel'] } }),
  unique('generalhux', 'General Hux', 5, 60, {
    restrict: { faction: ['imperial'] },
    conditions: ['fanaticaldevotion'],
  }),
]);
