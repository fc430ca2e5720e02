import type { Refusal } from '@holotisch/engine';
import { upright } from '../../scene/svg.ts';
import type { Scene } from '../../scene/table-view.tsx';
import { useWords } from '../words.ts';

interface GhostNoteProps {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  /** How far above the middle of the piece it stands. */
  readonly away: number;
  readonly refusal: Refusal;
}

const WIDTH = 230;
const HEIGHT = 90;

/** Why a piece may not stand where it is, right beside it. The panel says it to screen readers. */
export function GhostNote({ scene, x, y, away, refusal }: GhostNoteProps) {
  const { message } = useWords();
  return (
    <g transform={`${upright(x, y, scene.turn)} translate(0 ${-away}) scale(${scene.pixel})`}>
      <foreignObject x={-WIDTH / 2} y={-HEIGHT} width={WIDTH} height={HEIGHT} className="ghost-note">
        <div aria-hidden="true">
          <p>{message(refusal.message)}</p>
        </div>
      </foreignObject>
    </g>
  );
}
