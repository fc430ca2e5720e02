export { armadaAdmiral } from './admiral.ts';
