export { legionAce } from './ace.ts';
export { legionGeneral } from './general.ts';
export { legionRecruit } from './recruit.ts';
