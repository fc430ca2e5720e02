// The app as the tests find it: served once for all of them (see shared.ts).
import { inject } from 'vitest';
import { type App, openApp } from './running-app.ts';

export { type App, COARSE, type OpenPage } from './running-app.ts';

export const startApp = (): Promise<App> => openApp(inject('running'));
