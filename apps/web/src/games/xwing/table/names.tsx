import type { Pose } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { useEffect, useState } from 'react';
import { upright } from '../../../scene/svg.ts';
import type { Scene } from '../../../scene/table-view.tsx';
import type { ShipView } from '../view.ts';
import { useWords } from '../words.ts';
import { baseOf } from './facts.ts';

/** Whether Alt is held down: then every ship wears its name. */
export function useNamesShown(): boolean {
  const [shown, show] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Else the browser's own menu would open when the key is let go.
      event.preventDefault();
      show(event.type === 'keydown');
    };
    const hide = () => show(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', hide);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', hide);
    };
  }, []);
  return shown;
}

interface NamesProps {
  readonly ships: readonly ShipView[];
  readonly poseOf: (ship: number) => Pose | undefined;
  readonly scene: Scene;
}

export function Names({ ships, poseOf, scene }: NamesProps) {
  const words = useWords();
  const size = 13 * scene.pixel;
  return ships.map((ship) => {
    const pose = poseOf(ship.id);
    if (!pose) return null;
    const { half } = baseOf(ship.type);
    return (
      <g key={ship.id} className="ship-name" transform={upright(pose.x, pose.y, scene.turn)}>
        {/* Neighbours wear theirs above and below by turns, so that two side by side can be read. */}
        <text
          y={ship.id % 2 === 0 ? -half * 1.25 : half * 1.25 + 2.4 * size}
          fontSize={size}
          strokeWidth={4 * scene.pixel}
        >
          {data.findPilot(ship.faction, ship.type, ship.pilot)?.unique ? words.ship(ship.id) : `#${ship.id + 1}`}
        </text>
      </g>
    );
  });
}
