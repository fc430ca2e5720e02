import type { Pose, Strip } from '@holotisch/table';
import { squareBase } from '@holotisch/table';
import { useEffect, useState } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import { outline, upright } from '../../scene/svg.ts';
import type { Scene } from '../../scene/TableView.tsx';
import { useDraft } from '../draft.tsx';
import { baseOf } from '../scene/facts.ts';
import { useWords, viewOf } from '../words.ts';
import { PlacedGhost } from './PlacedGhost.tsx';
import { useHovered, useOpenDial } from './shared.ts';
import { useDecideText } from './text.ts';

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
  const t = useDecideText();
  const open = useOpenDial();
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
          {t.dials.overlaps(overlapped.map(words.ship).join(', '))}
        </text>
      )}
    </g>
  );
}
