import { HINTS } from '../common-aids.ts';
import type { Aid } from '../game-face.ts';
import { armadaText } from './text/armada-text.ts';

const both = (key: 'name' | 'note') => ({ de: armadaText.de.aids.odds[key], en: armadaText.en.aids.odds[key] });

/** AR-PROBEMESSUNGEN-01: measuring is free anyway. */
export const AIDS: readonly Aid[] = [{ id: 'odds', byDefault: true, name: both('name'), note: both('note') }, HINTS];
