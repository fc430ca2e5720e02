export { UNIT_CARDS } from './units/index.ts';
