import type { Flat, Model } from '../part.ts';
import { markerModel, obstacleModel } from './ground.ts';

/** What grows on an outline of its own: `armada/obstacle/asteroid/asteroid-1`, `armada/marker/mine`. */
export function grown(name: string, outline: readonly Flat[]): Model | undefined {
  const [, what, kind = '', token = ''] = name.split('/');
  const seed = [...token].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  if (what === 'obstacle') return obstacleModel(kind, outline, seed);
  const radius = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  return what === 'marker' ? markerModel(kind, radius) : undefined;
}
