import type { Flat, Model } from '../part.ts';
import { isTerrainKind, terrainModel } from './terrain.ts';

/** What grows on an outline of its own: `legion/terrain/building/110`, its height last. */
export function grown(name: string, outline: readonly Flat[]): Model | undefined {
  const [, what, kind = '', height = ''] = name.split('/');
  if (what === 'terrain' && isTerrainKind(kind)) return terrainModel({ kind, outline, height: Number(height) });
  return undefined;
}
