import type { GameEvent } from '@holotisch/engine';
import type { Pose } from '@holotisch/table';
import { upright } from '../../../scene/svg.ts';
import type { Turn } from '../../../scene/view.ts';

interface EffectsProps {
  readonly act: { readonly event: GameEvent; readonly t: number } | undefined;
  readonly poseOf: (ship: number) => Pose | undefined;
  readonly turn: Turn;
}

const shipIn = (event: GameEvent, name: string): number | undefined => {
  const value = event[name];
  return typeof value === 'number' ? value : undefined;
};

/** Shots, hits, lost shields and explosions, for the moment in which they happen. */
export function Effects({ act, poseOf, turn }: EffectsProps) {
  if (!act) return null;
  const { event, t } = act;
  const at = (name: string) => {
    const id = shipIn(event, name);
    return id === undefined ? undefined : poseOf(id);
  };
  const ship = at('ship') ?? at('defender');
  switch (event.type) {
    case 'attack': {
      const [from, to] = [at('attacker'), at('defender')];
      return from && to ? <Shots from={from} to={to} t={t} /> : null;
    }
    case 'hit':
    case 'damage':
    case 'faceup':
      return ship ? <circle className="fx-hit" cx={ship.x} cy={ship.y} r={8 + 26 * t} opacity={1 - t} /> : null;
    case 'shield':
      return ship ? <circle className="fx-shield" cx={ship.x} cy={ship.y} r={26 + 8 * t} opacity={1 - t} /> : null;
    case 'missed':
      return ship ? (
        <circle className="fx-missed" cx={ship.x + 30 * t} cy={ship.y + 20 * t} r={5 + 8 * t} opacity={1 - t} />
      ) : null;
    case 'destroyed':
      return ship ? <Explosion at={ship} t={t} /> : null;
    case 'token': {
      const by = Number(event['by'] ?? 0);
      return ship ? (
        <text
          className="fx-token"
          opacity={1 - t * t}
          transform={`${upright(ship.x, ship.y, turn)} translate(0 ${-24 - 14 * t})`}
        >
          {by > 0 ? `+${by}` : by}
        </text>
      ) : null;
    }
    default:
      return null;
  }
}

/** Three bolts, one after the other, from base to base. */
function Shots({ from, to, t }: { readonly from: Pose; readonly to: Pose; readonly t: number }) {
  const bolt = (start: number) => {
    const head = Math.min(1, Math.max(0, (t - start) / 0.5));
    const tail = Math.max(0, head - 0.14);
    const x = (k: number) => from.x + (to.x - from.x) * k;
    const y = (k: number) => from.y + (to.y - from.y) * k;
    return head <= 0 || tail >= 1 || head === tail ? '' : `M${x(tail)} ${y(tail)}L${x(head)} ${y(head)}`;
  };
  return <path className="fx-shot" d={`${bolt(0)}${bolt(0.2)}${bolt(0.4)}`} />;
}

const SPARKS = Array.from({ length: 12 }, (_, i) => ((i * 360) / 12) * (Math.PI / 180));

function Explosion({ at, t }: { readonly at: Pose; readonly t: number }) {
  const reach = 14 + 46 * t;
  return (
    <g opacity={1 - t * t}>
      <circle className="fx-blast" cx={at.x} cy={at.y} r={10 + 30 * t} />
      <path
        className="fx-sparks"
        d={SPARKS.map((angle) => {
          const [c, s] = [Math.cos(angle), Math.sin(angle)];
          return `M${at.x + c * reach * 0.6} ${at.y + s * reach * 0.6}L${at.x + c * reach} ${at.y + s * reach}`;
        }).join('')}
      />
    </g>
  );
}
