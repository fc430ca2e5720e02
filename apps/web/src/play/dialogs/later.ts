// Dialogs that come when somebody opens them. Each stands in a Suspense of its own, so that the table stays.
import { lazy } from 'react';

export const EndDialog = lazy(async () => ({ default: (await import('./end-dialog.tsx')).EndDialog }));
export const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }));
export const OverrideDialog = lazy(async () => ({ default: (await import('./override-dialog.tsx')).OverrideDialog }));
export const WordsDialog = lazy(async () => ({ default: (await import('./words-dialog.tsx')).WordsDialog }));
export const BugDialog = lazy(async () => ({ default: (await import('./bug-dialog.tsx')).BugDialog }));
export const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));
export const Over = lazy(async () => ({ default: (await import('./over-dialog.tsx')).Over }));
export const LookDialog = lazy(async () => ({ default: (await import('./look-dialog.tsx')).LookDialog }));
