import type { Seat } from '@holotisch/engine';
import { findBattleCard, type Zone } from '@holotisch/legion/data';
import type { LegionView } from '../view.ts';

interface ZoneMapProps {
  readonly view: LegionView;
  readonly card: string;
  /** Whoever looks at it. */
  readonly seat: Seat;
}

/** Cards show blue below, and the table lies towards whoever is asked: red has to turn the card round. */
export const isTurnedFor = ({ sides, blue }: Pick<LegionView, 'sides' | 'blue'>, seat: Seat): boolean =>
  sides[seat] !== blue;

/** Where both sides deploy, the own side below as on the table. */
export function ZoneMap({ view, card, seat }: ZoneMapProps) {
  const zones = findBattleCard(card)?.zones;
  const { width, depth } = view.rules;
  if (!zones) return null;
  const turned = isTurnedFor(view, seat);
  return (
    <svg className="zone-map" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <rect width={width} height={depth} />
      {/* Cards count from below. */}
      <g transform={turned ? `translate(${width} 0) scale(-1 1)` : `translate(0 ${depth}) scale(1 -1)`}>
        {(['blue', 'red'] as const).map((colour) =>
          zones[colour].map((zone, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: zones have nothing but their place.
            <g key={`${colour}${i}`} className={colour === 'blue' ? 'side-first' : 'side-second'}>
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
