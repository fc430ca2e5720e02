import { lazy } from 'react';

/** A clause for those who may never open one: its reader comes with the first. To be stood in a Suspense. */
export const ClauseBeside = lazy(async () => ({ default: (await import('./clause-view.tsx')).ClauseView }));
