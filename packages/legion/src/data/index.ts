export { UNIT_CARDS } from './units/index.ts';
export { UPGRADE_CARDS } from './upgrades/index.ts';
