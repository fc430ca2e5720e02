export { legionGeneral } from './general.ts';
export { legionPartner, legionRecruit } from './recruit.ts';
