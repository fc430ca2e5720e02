import { ARMS, anyForces, type Force, forcesFrom, USUAL_RULES } from '@holotisch/campaign/sektor';
import { type Language, quickRng } from '@holotisch/engine';
import { type ForcesDraft, keptDraft } from '@holotisch/games/sektor/draft';
import { sektorLists } from '@holotisch/games/sektor/lists';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../settings/language.tsx';
import { CountField, LedHere, StartFrame, teamOfSeat, useStart } from '../campaign/start-frame.tsx';
import { campaignText } from '../campaign/text.ts';
import { teamNames } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { ownText } from './text.ts';
import './sektor.css';

type Edition = '2.6' | '1.2';
const QUICK = { turns: 3, rounds: 3 } as const;
const MOST = { players: 3, turns: 6, rounds: 6 } as const;

/** First forces: ready-made ones for the first two, drawn ones for the others. */
function draftsFor(seats: number, edition: Edition, draw: number, language: Language): readonly ForcesDraft[] {
  const names = teamNames(language);
  return Array.from({ length: seats }, (_, seat) => {
    const ready = sektorLists.ready[seat];
    if (draw === 0 && edition === '2.6' && ready) return { ...ready.list, name: ready.name[language] };
    const team = teamOfSeat(seat);
    const number = Math.floor(seat / 2) + 1;
    const forces = anyForces(quickRng(1 + draw * 7 + seat), team, edition);
    return keptDraft({ name: seats === 2 ? names[team] : `${names[team]} ${number}`, forces })!;
  });
}

const forcesOf = ({ forces }: ForcesDraft, legion: Edition): readonly Force[] => {
  const found = forcesFrom(forces, { ...USUAL_RULES, legion });
  return found.ok ? ARMS.map((game) => found.value[game]) : [];
};

/** A war is begun: how many play, for how long, who leads whom. */
export default function SektorStart() {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const own = ownText[lang].start;
  const start = useStart('sektor');
  const [players, setPlayers] = useState(1);
  const [draw, setDraw] = useState(0);
  const [edition, setEdition] = useState<Edition>('2.6');
  const [turns, setTurns] = useState<number>(MOST.turns);
  const [rounds, setRounds] = useState<number | null>(QUICK.rounds);
  const drafts = useMemo(() => draftsFor(2 * players, edition, draw, lang), [players, edition, draw, lang]);
  return (
    <StartFrame
      of={start}
      settings={
        <>
          <CountField label={t.players} most={MOST.players} value={players} onChange={(n) => setPlayers(n ?? 1)} />
          <CountField
            label={own.turns}
            note={own.turnsNote}
            most={MOST.turns}
            value={turns}
            onChange={(n) => setTurns(n ?? MOST.turns)}
          />
          <CountField
            label={own.rounds}
            note={own.roundsNote}
            most={MOST.rounds}
            value={rounds}
            all={own.all}
            onChange={setRounds}
          />
          <label>
            <strong>{own.edition}</strong>
            <select value={edition} onChange={({ target }) => setEdition(target.value === '1.2' ? '1.2' : '2.6')}>
              <option>2.6</option>
              <option>1.2</option>
            </select>
          </label>
          <button
            type="button"
            className="tool tool-text"
            onClick={() => {
              setTurns(QUICK.turns);
              setRounds(QUICK.rounds);
            }}
          >
            {own.quick}
          </button>
        </>
      }
      title={own.teams}
      names={teamNames(lang)}
      team={(team) =>
        drafts.map((draft, seat) =>
          teamOfSeat(seat) === team ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: players are told apart by their seats
            <article key={seat} className="campaign-fleet">
              <span className="campaign-fleet-ships" aria-hidden="true">
                {forcesOf(draft, edition).map((force) => (
                  <UnitPortrait key={force.game} force={force} unit={force.units[0]!} owner={team} />
                ))}
              </span>
              <div>
                <h4>{draft.name}</h4>
                <ul className="sektor-forces">
                  {sektorLists.sheet(draft, lang).lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <LedHere of={start} seat={seat} name={draft.name} />
              </div>
            </article>
          ) : null,
        )
      }
      below={
        <>
          <button type="button" className="tool tool-text" onClick={() => setDraw(draw + 1)}>
            {own.draw}
          </button>{' '}
          <small className="quiet">
            {own.limit(USUAL_RULES.first.xwing, USUAL_RULES.first.armada, USUAL_RULES.first.legion)}
          </small>
        </>
      }
      onBegin={() => start.begin(sektorLists.setup(drafts, { turns, legion: edition, rounds }), drafts.length)}
    />
  );
}
