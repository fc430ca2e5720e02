export { legionGeneral } from './general.ts';
