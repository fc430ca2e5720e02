export * from '@holotisch/players/analysis';
export { armadaJudge as judge } from '@holotisch/players/armada/judge';
export { armadaManifest as manifest } from './manifest.ts';
