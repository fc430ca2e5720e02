import type { Flat, Model } from '../part.ts';
import { bombModel, obstacleModel } from './ground.ts';

/** What grows on an outline of its own: `xwing/asteroid/core2asteroid1`, `xwing/debris/…`, `xwing/bomb/proximity`. */
export function grown(name: string, outline: readonly Flat[]): Model | undefined {
  const [, kind, id = ''] = name.split('/');
  if (kind === 'asteroid' || kind === 'debris') return obstacleModel(id, kind, outline);
  return kind === 'bomb' ? bombModel(id, outline) : undefined;
}
