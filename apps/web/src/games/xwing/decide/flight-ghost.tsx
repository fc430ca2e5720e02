import type { Pose, Strip } from '@holotisch/table';
import { squareBase } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { useHovered, useOpenField } from '../../../play/decide/shared.ts';
import { useDraft } from '../../../play/draft.tsx';
import { outline, upright } from '../../../scene/svg.ts';
import type { Scene } from '../../../scene/table-view.tsx';
import { baseOf } from '../table/facts.ts';
import { viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { PlacedGhost } from './placed-ghost.tsx';

interface Flight {
  readonly pose: Pose;
  readonly overlapped: readonly number[];
  readonly template: Strip | null;
}

/** Where the manoeuvre on the open dial would end: only in a match whose players have agreed on this aid. */
export function FlightGhost({ scene }: { readonly scene: Scene }) {
  const { snapshot, question } = useMatch();
  const { answer } = useDraft();
  const words = useWords();
  const open = useOpenField();
  const hovered = useHovered();
  const code = hovered ?? (answer as Readonly<Record<string, string>> | undefined)?.[open ?? ''];
  const [flight, setFlight] = useState<Flight>();
  useEffect(() => {
    setFlight(undefined);
    if (open === undefined || code === undefined) return;
    let wanted = true;
    void question('pose', { ship: Number(open), manoeuvre: code }).then((reply) => {
      if (wanted && reply.ok) setFlight(reply.value as unknown as Flight);
    });
    return () => {
      wanted = false;
    };
  }, [open, code, question]);
  const ship = viewOf(snapshot!).ships[Number(open)];
  if (!flight || !ship) return null;
  const { pose, template, overlapped } = flight;
  const { half } = baseOf(ship.type);
  return (
    <g className="ghost ghost-flight" data-legal={overlapped.length === 0}>
      {template ? (
        <PlacedGhost placed={{ end: pose, template }} type={ship.type} />
      ) : (
        <path className="ghost-shape" d={outline(squareBase(pose, half))} />
      )}
      {overlapped.length > 0 && (
        <text
          className="ruler-label"
          textAnchor="middle"
          fontSize={13 * scene.pixel}
          strokeWidth={4 * scene.pixel}
          transform={upright(pose.x, pose.y + half * 1.6, scene.turn)}
        >
          {words.own.dials.overlaps(overlapped.map(words.ship).join(', '))}
        </text>
      )}
    </g>
  );
}
