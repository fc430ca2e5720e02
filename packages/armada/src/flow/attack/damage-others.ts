import type { Armada } from '../../armada.ts';
import { isWrecked } from './shots.ts';

/** Damage to what is neither ship nor squadron. */

/** AR-ANGRIFFE-UND-RAUMSTATIONEN-06..08, -10: facedown cards; a destroyed station stays where it is. */
export function damageStation(g: Armada, at: number, amount: number): void {
  const { station, token } = g.state.obstacles[at]!;
  if (!station) return;
  station.damage += amount;
  g.emit({ type: 'stationDamaged', obstacle: at, token, damage: station.damage, destroyed: isWrecked(station) });
}

/** AR-ANNAEHERUNGSMINEN-MARKER-06 */
export const removeMine = (g: Armada, id: number): void => removeMarker(g, id);

export function removeMarker(g: Armada, id: number): void {
  const at = g.state.markers.findIndex((m) => m.id === id);
  const marker = g.state.markers[at];
  if (!marker) return;
  g.state.markers.splice(at, 1);
  g.emit({ type: 'markerGone', marker: id, at: { x: marker.x, y: marker.y } });
}
