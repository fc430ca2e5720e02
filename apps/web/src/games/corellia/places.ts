import type { World } from '../campaign/campaign-map.ts';

/** Where each place lies on our map, and what its world looks like. Distances play no part in this campaign: this is ours. */

export const WIDTH = 1120;
export const DEPTH = 960;
/** The star that the worlds of the system go round, and how far from it. */
export const STAR = { x: 560, y: 465 } as const;
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
  'crashs-drift': [[150, 300], 'belt'],
  truuzdann: [[170, 460], 'violet'],
  'new-plympto': [[232, 620], 'swamp'],
  plympto: [[352, 750], 'moon'],
  duro: [[530, 818], 'city'],
  nubia: [[716, 774], 'ringed'],
  'raiders-point': [[880, 818], 'rock'],
  aurea: [[960, 670], 'desert'],
  xyquine: [[828, 640], 'gas'],
  corfai: [[950, 520], 'ice'],
  froz: [[872, 380], 'jungle'],
  forvand: [[985, 320], 'lava'],
  phemis: [[880, 210], 'moon'],
  polanis: [[742, 150], 'red'],
  saberhing: [[598, 178], 'belt'],
  sacorria: [[455, 140], 'garden'],
  sileria: [[352, 240], 'rock'],
  talfaglio: [[258, 142], 'desert'],
  vagran: [[330, 410], 'gas'],
};

/** The hyperlane, place by place. */
export const LANE = ['crashs-drift', 'truuzdann', 'new-plympto', 'plympto', 'duro', 'nubia', 'raiders-point'] as const;
