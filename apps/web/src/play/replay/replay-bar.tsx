import { useRef, useState } from 'react';
import { momentLink } from '../../address/moments.ts';
import { useChronicle } from '../../analysis/use-chronicle.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../../table-ui/words.ts';
import type { Speed } from '../../text/play.ts';
import { setFramesByItself, useFramesByItself } from '../table/by-itself.ts';
import { useBarBelow } from '../use-bar-below.ts';
import { ClipMenu } from './clip-menu.tsx';
import { useReplayKeys } from './replay-keys.ts';
import { Track } from './track.tsx';
import { useReplay } from './use-replay.ts';
import { useReplayText } from './use-replay-text.ts';
import './replay.css';

export interface ReplayBarProps {
  readonly running: boolean;
  readonly onRunning: (running: boolean) => void;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
}

const SPEEDS = ['slow', 'normal', 'fast'] as const;
const SPEED_SIGNS = { slow: '½', normal: '1', fast: '2½' };
const SIGNS = {
  play: 'M8 5v14l11-7Z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 6l-8 6 8 6',
  forth: 'M9 6l8 6-8 6',
  previousRound: 'M6 5v14M18 6l-8 6 8 6',
  nextRound: 'M18 5v14M6 6l8 6-8 6',
};

/** Under the table while it shows the past: nobody shall take it for the present, and everybody can let it play. */
export function ReplayBar({ running, onRunning, speed, onSpeed }: ReplayBarProps) {
  const { t } = useWords();
  const own = useReplayText();
  const { look, snapshot, local } = useMatch();
  const replay = useReplay({ running, onRunning });
  useReplayKeys(replay);
  const bar = useRef<HTMLElement>(null);
  useBarBelow(bar);
  const chronicle = useChronicle();
  const directed = useFramesByItself();
  const { moment } = replay;
  const rounds = chronicle?.rounds ?? [];
  const next = rounds.find(({ at }) => at > moment)?.at;
  const previous = rounds.findLast(({ at }) => at < moment)?.at ?? 0;
  const button = (what: keyof typeof SIGNS, act: () => void, off = false) => (
    <button
      type="button"
      className={what === 'play' || what === 'pause' ? 'primary replay-play' : 'tool'}
      aria-label={own[what]}
      title={what === 'play' || what === 'pause' ? `${own[what]}. ${own.keys}` : own[what]}
      disabled={off}
      onClick={act}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[what]} />
      </svg>
    </button>
  );
  return (
    <section
      ref={bar}
      className={`history replay ${snapshot?.over ? 'history-over' : ''}`}
      aria-label={own.label}
      data-held={replay.held}
    >
      <div className="replay-buttons">
        {button('previousRound', () => replay.seek(previous), moment === 0)}
        {button('back', () => replay.step(-1), moment === 0)}
        {button(running ? 'pause' : 'play', replay.toggle)}
        {button('forth', () => replay.step(1))}
        {button('nextRound', () => next !== undefined && replay.seek(next), next === undefined)}
      </div>
      <Track replay={replay} chronicle={chronicle} />
      <div className="replay-more">
        <fieldset className="switch" aria-label={own.speed}>
          {SPEEDS.map((one) => (
            <button
              key={one}
              type="button"
              aria-label={`${SPEED_SIGNS[one]} ${t.menu.speeds[one]}`}
              title={t.menu.speeds[one]}
              aria-pressed={one === speed}
              onClick={() => onSpeed(one)}
            >
              {SPEED_SIGNS[one]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="tool"
          aria-label={own.director}
          title={directed ? own.directed : own.undirected}
          aria-pressed={directed}
          onClick={() => setFramesByItself(!directed)}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 7h11v10H3zM14 11l6-4v10l-6-4" />
          </svg>
        </button>
        <ClipMenu replay={replay} chronicle={chronicle} onRunning={onRunning} />
        {local === undefined && <CopyMoment moment={moment} />}
        <button
          type="button"
          className="tool"
          aria-label={t.log.now}
          title={t.log.now}
          onClick={() => void look(snapshot?.viewer ?? 'nobody')}
        >
          ×
        </button>
      </div>
    </section>
  );
}

/** A match that others can open has an address for each of its moments. */
function CopyMoment({ moment }: { readonly moment: number }) {
  const own = useReplayText();
  const [copied, setCopied] = useState<number>();
  const copy = () => void navigator.clipboard.writeText(momentLink(moment)).then(() => setCopied(moment));
  return (
    <button type="button" className="tool tool-text" onClick={copy}>
      {copied === moment ? own.copied : own.copyMoment}
    </button>
  );
}
