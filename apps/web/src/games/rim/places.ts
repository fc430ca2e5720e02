import type { World } from '../campaign/campaign-map.ts';

/** Our own map of the Rim: five areas like the slices of a wheel, border places upon the lines between them. */

export const WIDTH = 1180;
export const DEPTH = 1000;
export const MIDDLE = { x: 590, y: 500 } as const;
const REACH = { x: 470, y: 405 } as const;

/** At so many degrees (from the right, against the clock) and so far out of the middle, 0 to 1. */
export function onWheel(degrees: number, out: number): { readonly x: number; readonly y: number } {
  const angle = (degrees / 180) * Math.PI;
  return {
    x: Math.round(MIDDLE.x + REACH.x * out * Math.cos(angle)),
    y: Math.round(MIDDLE.y + REACH.y * out * Math.sin(angle)),
  };
}

/** Where the middle of each area is. */
export const AREA_AT: Readonly<Record<string, number>> = { I: 126, II: 54, III: -18, IV: -90, V: 198 };

export const SPOTS: Readonly<Record<string, readonly [degrees: number, out: number, world: World]>> = {
  dantooine: [112, 0.8, 'garden'],
  dathomir: [141, 0.86, 'red'],
  mandalore: [110, 0.42, 'ice'],
  mygeeto: [141, 0.5, 'ice'],
  'concord-dawn': [90, 0.6, 'belt'],
  atollon: [70, 0.4, 'desert'],
  felucia: [39, 0.46, 'jungle'],
  'mon-cala': [71, 0.84, 'ocean'],
  'raxus-prime': [47, 0.78, 'rock'],
  yavin: [29, 0.86, 'gas'],
  lothal: [18, 0.6, 'garden'],
  kessel: [5, 0.86, 'rock'],
  montross: [-1, 0.4, 'moon'],
  'nal-hutta': [-13, 0.68, 'swamp'],
  rodia: [-34, 0.44, 'jungle'],
  saleucami: [-33, 0.86, 'desert'],
  'nar-shaddaa': [-54, 0.64, 'city'],
  geonosis: [-70, 0.9, 'red'],
  ryloth: [-72, 0.44, 'desert'],
  'smugglers-run': [-91, 0.64, 'belt'],
  sullust: [-108, 0.44, 'lava'],
  tatooine: [-90, 0.92, 'desert'],
  utapau: [-110, 0.9, 'moon'],
  'ring-of-kafrene': [-126, 0.64, 'station'],
  bespin: [-147, 0.86, 'violet'],
  dagobah: [-148, 0.46, 'swamp'],
  endor: [-166, 0.68, 'jungle'],
  hoth: [-178, 0.4, 'ice'],
  mustafar: [176, 0.86, 'lava'],
  'ord-mantell': [162, 0.62, 'ringed'],
};
