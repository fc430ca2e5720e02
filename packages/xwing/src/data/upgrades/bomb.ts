import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const bomb: readonly Upgrade[] = upgradesOf('bomb', [
  card('seismiccharges', ['Seismic Charges', 'Seismische Bomben'], 2, [7, 15, 27, 67], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('proximitymines', ['Proximity Mines', 'Annäherungsminen'], 3, [7, 27, 52], {
    bomb: { token: 'proximitymine', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('protonbombs', ['Proton Bombs', 'Protonenbomben'], 5, [15, 24], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('ionbombs', ['Ion Bombs', 'Ionenbomben'], 2, [33, 34], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('connernet', ['Conner Net', 'Connernetz'], 4, [33, 39, 67], {
    bomb: { token: 'connernet', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('clustermines', ['Cluster Mines', 'Clusterminen'], 4, [34, 39, 52], {
    bomb: { token: 'clustermines', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('thermaldetonators', ['Thermal Detonators', 'Thermaldetonatoren'], 3, [39, 61, 67], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  unique('bombletgenerator', ['Bomblet Generator', 'Streubombengenerator'], 3, 65, {
    occupies: 2,
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: false },
  }),
  card('ordnancesilos', ['Ordnance Silos', 'Abwurfsilos'], 2, 67, { restrict: { shipType: ['B/SF-17 Bomber'] } }),
]);
