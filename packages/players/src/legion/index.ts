export { legionAce } from './ace.ts';
export { legionGeneral } from './general.ts';
export { legionPartner, legionRecruit } from './recruit.ts';
