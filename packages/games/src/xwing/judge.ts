export * from '@holotisch/players/analysis';
export { xwingJudge as judge } from '@holotisch/players/xwing/judge';
export { xwingManifest as manifest } from './manifest.ts';
