import { useState } from 'react';
import { ClausesBeside } from '../rulebook/clauses-beside.tsx';
import { useLanguage } from '../settings/language.tsx';
import type { CompanionGame } from '../table-ui/companion/companion-game.ts';
import { Segments } from '../table-ui/companion/controls.tsx';
import { settingsFrom, useKept } from '../table-ui/companion/kept.ts';
import { useCompanionText } from '../table-ui/companion/text.ts';
import { ClauseLink } from '../ui/clause-link.tsx';
import { Orders, refill } from './orders.tsx';
import { backward, isLast, NEW_TRACK, onward, type Track } from './tracker.ts';
import './standing.css';

interface StandingProps {
  readonly id: string;
  readonly game: CompanionGame;
  readonly edition: string | undefined;
}

/** Where the match stands: round and phase, who is first, the score, and the bag of order tokens. */
export function Standing({ id, game, edition }: StandingProps) {
  const { lang } = useLanguage();
  const { track: t } = useCompanionText();
  const rounds = game.rounds(edition);
  const phases = game.phases(edition);
  const [track, setTrack] = useKept<Track>(`track.${id}`, (value) => {
    const found = settingsFrom(NEW_TRACK, value);
    return { ...found, round: Math.max(1, found.round), phase: Math.min(found.phase, phases.length - 1) };
  });
  // What a new match begins with is begun anew, the bag too.
  const [match, setMatch] = useState(0);
  const phase = phases[track.phase]!;
  const last = isLast(track, phases.length, rounds);
  return (
    <ClausesBeside className="standing-page">
      <section className="round" aria-label={t.round(track.round, rounds)}>
        <p className="round-number">{t.round(track.round, rounds)}</p>
        <ol className="round-phases">
          {phases.map((one, i) => (
            <li key={one.clause} aria-current={i === track.phase ? 'step' : undefined}>
              <button type="button" onClick={() => setTrack({ ...track, phase: i })}>
                {one.name[lang]}
              </button>
            </li>
          ))}
        </ol>
        <p className="round-does" role="status">
          {phase.does[lang]} <ClauseLink id={phase.clause} />
        </p>
        <div className="round-steps">
          <button
            type="button"
            className="roll-again"
            disabled={track.round === 1 && track.phase === 0}
            onClick={() => setTrack(backward(track, phases.length))}
          >
            {t.back}
          </button>
          <button
            type="button"
            className="roll"
            disabled={last}
            onClick={() => setTrack(onward(track, phases.length, rounds))}
          >
            {last ? t.over : t.onward}
          </button>
        </div>
      </section>
      <Segments
        label={game.first[lang]}
        options={[
          ['0', t.you],
          ['1', t.other],
        ]}
        value={String(track.first)}
        onChange={(first) => setTrack({ ...track, first: Number(first) })}
      />
      <Score track={track} game={game} onChange={setTrack} />
      {game.orders && <Orders key={match} orders={game.orders} clause={game.orders.clause(edition)} />}
      <Fresh
        onFresh={() => {
          setTrack(NEW_TRACK);
          if (game.orders) refill(game.orders.ranks);
          setMatch(match + 1);
        }}
      />
    </ClausesBeside>
  );
}

interface ScoreProps {
  readonly track: Track;
  readonly game: CompanionGame;
  readonly onChange: (track: Track) => void;
}

const MOST = 999;

function Score({ track, game, onChange }: ScoreProps) {
  const { lang } = useLanguage();
  const { track: t, less } = useCompanionText();
  return (
    <section className="score" aria-label={game.score[lang]}>
      <h2>{game.score[lang]}</h2>
      {(['mine', 'theirs'] as const).map((side) => {
        const name = side === 'mine' ? t.you : t.other;
        const add = (n: number) => onChange({ ...track, [side]: Math.max(0, Math.min(MOST, track[side] + n)) });
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
          <div key={side} className="score-side" role="group" aria-label={name}>
            <span>{name}</span>
            <output>{track[side]}</output>
            <span className="score-steps">
              <button type="button" aria-label={less(name)} disabled={track[side] === 0} onClick={() => add(-1)}>
                −
              </button>
              {game.scoreSteps.map((n) => (
                <button key={n} type="button" aria-label={`${name}: +${n}`} onClick={() => add(n)}>
                  +{n}
                </button>
              ))}
            </span>
          </div>
        );
      })}
    </section>
  );
}

/** A match that is over is put away; nobody does so by a slip of the thumb. */
function Fresh({ onFresh }: { readonly onFresh: () => void }) {
  const { track: t } = useCompanionText();
  const [asking, setAsking] = useState(false);
  if (!asking)
    return (
      <button type="button" className="roll-again" onClick={() => setAsking(true)}>
        {t.fresh}
      </button>
    );
  return (
    <div className="fresh" role="alertdialog" aria-label={t.really}>
      <p>{t.really}</p>
      <button
        type="button"
        className="roll"
        onClick={() => {
          setAsking(false);
          onFresh();
        }}
      >
        {t.yes}
      </button>
      <button type="button" className="roll-again" onClick={() => setAsking(false)}>
        {t.no}
      </button>
    </div>
  );
}
