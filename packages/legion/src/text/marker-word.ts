import type { Marker } from '../state.ts';

/** Objectives of 2.6 whose points of interest are something of their own, with what they are. */
const PLACES = {
  'breakthrough-primary': 'checkpoint',
  'bunker-assault': 'bunker',
  'close-the-pocket': 'stockpile',
  'destroy-enemy-base': 'base',
  'intercept-signals': 'tower',
  'recover-the-research': 'laboratory',
  'shifting-priorities': 'target',
} as const;
export type Place = (typeof PLACES)[keyof typeof PLACES];

/** The key of what a token is called: as on the card that has laid it, else by its kind. */
export function markerWord({ kind, by }: Pick<Marker, 'kind' | 'by'>): string {
  const place = Object.entries(PLACES).find(([card]) => card === by.replace(/-recon$/, ''))?.[1];
  return kind === 'poi' && place ? `place.${place}` : `marker.${kind}`;
}
