import { type PointerEvent, useState } from 'react';
import { Marks } from '../../analysis/marks.tsx';
import { roundAt } from '../../analysis/stretches.ts';
import { useLook } from '../../analysis/use-look.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Chronicle } from '../../table-ui/chronicle.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { Glimpse } from './glimpse.tsx';
import type { Replay } from './use-replay.ts';
import { useReplayText } from './use-replay-text.ts';

/** Chapters that are nearer to the one before, by the length of the track, have no room for their number. */
const CROWDED = 0.045;
/** The middle of the knob at both ends of the line, in pixels; --knob in replay.css. */
const KNOB = 8;

interface TrackProps {
  readonly replay: Replay;
  readonly chronicle: Chronicle | undefined;
}

/** The whole match as a line to pull along, with its rounds as chapters and a mark wherever somebody was lost. */
export function Track({ replay: { moment, taken, seek }, chronicle }: TrackProps) {
  const t = useReplayText();
  const { piece } = useWords();
  const face = useFace();
  const { analysis } = useLook().look;
  const snapshot = useMatch().snapshot!;
  const rounds = chronicle?.rounds ?? [];
  const placed = (at: number) => ({ insetInlineStart: `${(100 * at) / Math.max(1, taken)}%` });
  const sideOf = (seat: number) => (face.side(snapshot.view, seat) === 1 ? 'second' : 'first');
  const [pointed, setPointed] = useState<number>();
  /** Where the pointer is on the line, as a moment. */
  const point = (event: PointerEvent<HTMLInputElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left - KNOB) / Math.max(1, width - 2 * KNOB);
    setPointed(Math.round(Math.min(1, Math.max(0, share)) * taken));
  };
  return (
    <div className="replay-track">
      {pointed !== undefined && (
        <Glimpse
          moment={pointed}
          share={pointed / Math.max(1, taken)}
          caption={t.at(pointed, taken, roundAt(rounds, pointed))}
        />
      )}
      <div className="replay-chapters">
        {rounds.map(({ round, at }, n) => (
          <button
            key={round}
            type="button"
            style={placed(at)}
            data-crowded={n > 0 && at - rounds[n - 1]!.at < CROWDED * taken}
            aria-label={t.round(round)}
            title={t.round(round)}
            aria-current={roundAt(rounds, moment) === round ? 'step' : undefined}
            onClick={() => seek(at)}
          >
            {round}
          </button>
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={taken}
        value={moment}
        aria-label={t.track}
        aria-valuetext={t.at(moment, taken, roundAt(rounds, moment))}
        onChange={(event) => seek(Number(event.target.value))}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(undefined)}
        onPointerUp={(event) => event.pointerType !== 'mouse' && setPointed(undefined)}
      />
      {analysis ? (
        <Marks analysis={analysis} onSeek={seek} />
      ) : (
        <div className="replay-marks">
          {chronicle?.losses.map(({ at, piece: lost, seat }) => (
            <button
              key={`${at} ${lost}`}
              type="button"
              className={`side-${sideOf(seat)}`}
              style={placed(at)}
              aria-label={t.turning(piece(lost))}
              title={t.turning(piece(lost))}
              onClick={() => seek(Math.max(0, at - 1))}
            />
          ))}
        </div>
      )}
    </div>
  );
}
