import type { Flat, Model } from '../part.ts';
import { isMarkerKind, markerModel } from './markers.ts';
import { isTerrainKind, terrainModel } from './terrain.ts';

/**
 * What grows on an outline of its own: `legion/terrain/building/110`, its height last, and tokens:
 * `legion/marker/asset/supply-drop/facedown`, with the card they belong to and what is known of them.
 */
export function grown(name: string, outline: readonly Flat[]): Model | undefined {
  const [, what, kind = '', height = ''] = name.split('/');
  if (what === 'terrain' && isTerrainKind(kind)) return terrainModel({ kind, outline, height: Number(height) });
  if (what !== 'marker' || !isMarkerKind(kind)) return undefined;
  const [, , , by = '', note] = name.split('/');
  return markerModel({ kind, note, ...(by !== '' && { by }) });
}
