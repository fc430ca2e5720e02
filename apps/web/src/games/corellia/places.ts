import type { World } from '../campaign/campaign-map.ts';

/** Where each place lies on our map, and what its world looks like. Distances play no part in this campaign: this is ours. */

export const WIDTH = 1120;
export const DEPTH = 860;
/** The star that the worlds of the system go round, and how far from it. */
export const STAR = { x: 560, y: 415 } as const;
export const ORBITS = [104, 196] as const;

const round = (orbit: 0 | 1, degrees: number): readonly [number, number] => {
  const angle = (degrees / 180) * Math.PI;
  return [
    Math.round(STAR.x + ORBITS[orbit] * Math.cos(angle)),
    Math.round(STAR.y + ORBITS[orbit] * 0.86 * Math.sin(angle)),
  ];
};

export const SPOTS: Readonly<Record<string, readonly [at: readonly [number, number], world: World]>> = {
  corellia: [round(0, 140), 'ocean'],
  drall: [round(0, 20), 'garden'],
  selonia: [round(0, 262), 'ocean'],
  talus: [round(1, 297), 'jungle'],
  tralus: [round(1, 349), 'garden'],
  centerpoint: [round(1, 323), 'station'],
  'crashs-drift': [[150, 250], 'belt'],
  truuzdann: [[170, 410], 'violet'],
  'new-plympto': [[232, 570], 'swamp'],
  plympto: [[352, 700], 'moon'],
  duro: [[530, 768], 'city'],
  nubia: [[716, 724], 'ringed'],
  'raiders-point': [[880, 768], 'rock'],
  aurea: [[960, 620], 'desert'],
  xyquine: [[828, 590], 'gas'],
  corfai: [[950, 470], 'ice'],
  froz: [[872, 330], 'jungle'],
  forvand: [[985, 270], 'lava'],
  phemis: [[880, 160], 'moon'],
  polanis: [[742, 100], 'red'],
  saberhing: [[598, 128], 'belt'],
  sacorria: [[455, 90], 'garden'],
  sileria: [[352, 190], 'rock'],
  talfaglio: [[258, 92], 'desert'],
  vagran: [[330, 360], 'gas'],
};

/** The hyperlane, place by place. */
export const LANE = ['crashs-drift', 'truuzdann', 'new-plympto', 'plympto', 'duro', 'nubia', 'raiders-point'] as const;
