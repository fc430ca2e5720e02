export * from '@holotisch/players/analysis';
export { legionJudge as judge } from '@holotisch/players/legion/judge';
export { legionManifest as manifest } from './manifest.ts';
