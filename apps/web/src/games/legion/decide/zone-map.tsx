import { findBattleCard, type Zone } from '@holotisch/legion/data';
import type { LegionView } from '../view.ts';

/** Where both sides deploy, as the card shows it: blue at the edge that it has chosen. */
export function ZoneMap({ view, card }: { readonly view: LegionView; readonly card: string }) {
  const zones = findBattleCard(card)?.zones;
  const { width, depth } = view.rules;
  if (!zones) return null;
  const turned = view.edges[view.blue] !== 'south';
  const first = view.blue === 0;
  return (
    <svg className="zone-map" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect width={width} height={depth} />
      {/* Cards count from below. */}
      <g transform={turned ? `translate(${width} 0) scale(-1 1)` : `translate(0 ${depth}) scale(1 -1)`}>
        {(['blue', 'red'] as const).map((colour) =>
          zones[colour].map((zone, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: zones have nothing but their place.
            <g key={`${colour}${i}`} className={(colour === 'blue') === first ? 'side-first' : 'side-second'}>
              {shape(zone)}
            </g>
          )),
        )}
      </g>
    </svg>
  );
}

const shape = (zone: Zone) =>
  'corners' in zone ? (
    <polygon points={zone.corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
  ) : (
    <circle cx={zone.centre.x} cy={zone.centre.y} r={zone.radius} />
  );
