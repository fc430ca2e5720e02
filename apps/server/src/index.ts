export { lastBorder, spokenFaults } from './border.ts';
export { BadSetting, onlineOptions } from './config.ts';
export { LIMITS, type Limits } from './net/limits.ts';
export { Online, type OnlineOptions, openPostgres, openStore } from './online.ts';
export { loadRulebooks } from './rulebooks.ts';
export { type RunningServer, startServer } from './server.ts';
export { loadSite, type Site } from './site.ts';
export type { Append, Store } from './store/store.ts';
