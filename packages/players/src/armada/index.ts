export { armadaAce } from './ace.ts';
export { armadaAdmiral } from './admiral.ts';
export { armadaRecruit } from './recruit.ts';
