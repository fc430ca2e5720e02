import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const samd: readonly Upgrade[] = upgradesOf('samd', [
  card('unhingedastromech', ['Unhinged Astromech', 'Ausgeklinkter Astromech-Droide'], 1, 28, {
    grants: { dial: { speeds: [3], to: 'green', optional: true } },
    ability: false,
  }),
  unique('genius', ['"Genius"', '"Genie"'], 0, 28),
  card('salvagedastromech', ['Salvaged Astromech', 'Abgewrackter Astromechdroide'], 2, 28),
  card('r4agromech', ['R4 Agromech', 'R4-Agromech-Droide'], 2, 28),
  unique('r4b11', 'R4-B11', 3, 28),
  unique('r5p8', 'R5-P8', 3, 42),
  card('overclockedr4', ['Overclocked R4', 'Übertakteter R4'], 1, 42),
  unique('r4e1', 'R4-E1', 1, 65),
  unique('r5tk', 'R5-TK', 0, 70),
]);
