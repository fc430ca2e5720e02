export { armadaAce } from './ace.ts';
export { armadaAdmiral } from './admiral.ts';
export { armadaPartner, armadaRecruit } from './recruit.ts';
