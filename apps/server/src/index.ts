export { type RunningServer, startServer } from './server.ts';
export { loadSite } from './site.ts';
