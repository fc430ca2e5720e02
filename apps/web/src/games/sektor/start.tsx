import { ARMS, anyForces, type Force, forcesFrom, USUAL_RULES } from '@holotisch/campaign/sektor';
import { type Language, quickRng, type Refusal, type SeatKind } from '@holotisch/engine';
import { type ForcesDraft, keptDraft } from '@holotisch/games/sektor/draft';
import { sektorLists } from '@holotisch/games/sektor/lists';
import { useMemo, useState } from 'react';
import { matchPath } from '../../address/paths.ts';
import { navigate } from '../../address/router.tsx';
import { useLocalTable, useMatch } from '../../match/use-match.tsx';
import { openOnline } from '../../net/open-online.ts';
import { useLanguage } from '../../settings/language.tsx';
import { Fault } from '../../table-ui/fault.tsx';
import { defaultAids } from '../../table-ui/game-face.ts';
import { freshSeed } from '../../table-ui/start/fresh-seed.ts';
import { NetFault } from '../../table-ui/start/net-fault.tsx';
import { TermFields, USUAL_TERMS } from '../../table-ui/start/terms.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { ModeFields, type StartMode } from '../campaign/start-mode.tsx';
import { campaignText } from '../campaign/text.ts';
import { teamNames } from './names.ts';
import { UnitPortrait } from './portrait.tsx';
import { ownText } from './text.ts';
import '../campaign/start.css';
import './sektor.css';

type Edition = '2.6' | '1.2';
const QUICK = { turns: 3, rounds: 3 } as const;
const MOST = { turns: 6, rounds: 6 } as const;

/** Teams take turns: the Crown has the even seats. */
const teamOfSeat = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

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
  const face = useFace();
  const { refusal } = useMatch();
  const { start } = useLocalTable();
  const [players, setPlayers] = useState(1);
  const [draw, setDraw] = useState(0);
  const [edition, setEdition] = useState<Edition>('2.6');
  const [mode, setMode] = useState<StartMode>('solo');
  const [people, setPeople] = useState<readonly number[]>([0]);
  const [turns, setTurns] = useState<number>(MOST.turns);
  const [rounds, setRounds] = useState<number | null>(QUICK.rounds);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [netFault, setNetFault] = useState<Refusal>();
  const drafts = useMemo(() => draftsFor(2 * players, edition, draw, lang), [players, edition, draw, lang]);
  const kindOf = (seat: number): SeatKind =>
    mode === 'here' || (mode === 'solo' && people.includes(seat)) ? 'human' : 'computer';
  const names = teamNames(lang);
  const begin = () => {
    const setup = sektorLists.setup(drafts, { turns, legion: edition, rounds });
    const aids = defaultAids(face);
    if (mode === 'far')
      return void openOnline({ game: 'sektor', setup, aids, layOut: false, ...terms }).then(setNetFault);
    void start({ game: 'sektor', setup, aids, seed: freshSeed(), seats: drafts.map((_, seat) => kindOf(seat)) }).then(
      (started) => started && navigate(matchPath('sektor')),
    );
  };
  const numbers = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
  return (
    <section className="start-new panel campaign-start" aria-label={face.name[lang]}>
      {refusal && <Fault fault={refusal} />}
      {netFault && <NetFault fault={netFault} game="sektor" />}
      <ModeFields mode={mode} onMode={setMode} />
      <div className="campaign-settings">
        <label>
          <strong>{t.players}</strong>
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            {numbers(3).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
        <label>
          <strong>{own.turns}</strong>
          <select value={turns} onChange={({ target }) => setTurns(Number(target.value))}>
            {numbers(MOST.turns).map((n) => (
              <option key={n}>{n}</option>
            ))}
          </select>
          <small>{own.turnsNote}</small>
        </label>
        <label>
          <strong>{own.rounds}</strong>
          <select
            value={rounds ?? ''}
            onChange={({ target }) => setRounds(target.value === '' ? null : Number(target.value))}
          >
            {numbers(MOST.rounds).map((n) => (
              <option key={n}>{n}</option>
            ))}
            <option value="">{own.all}</option>
          </select>
          <small>{own.roundsNote}</small>
        </label>
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
      </div>
      <h2 className="campaign-head">{own.teams}</h2>
      <div className="campaign-teams">
        {([0, 1] as const).map((team) => (
          <section
            key={team}
            className={`campaign-team side-${team === 0 ? 'first' : 'second'}`}
            aria-label={names[team]}
          >
            <h3>{names[team]}</h3>
            {drafts.map((draft, seat) =>
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
                    {mode === 'solo' && (
                      <label>
                        <input
                          type="checkbox"
                          checked={people.includes(seat)}
                          onChange={({ target }) =>
                            setPeople(target.checked ? [...people, seat] : people.filter((one) => one !== seat))
                          }
                        />
                        {t.seat.human}
                        <span className="only-heard">: {draft.name}</span>
                      </label>
                    )}
                  </div>
                </article>
              ) : null,
            )}
          </section>
        ))}
      </div>
      <p>
        <button type="button" className="tool tool-text" onClick={() => setDraw(draw + 1)}>
          {own.draw}
        </button>{' '}
        <small className="quiet">
          {own.limit(USUAL_RULES.first.xwing, USUAL_RULES.first.armada, USUAL_RULES.first.legion)}
        </small>
      </p>
      {mode === 'far' && <TermFields terms={terms} onTerms={setTerms} />}
      <div className="start-begin">
        <button type="button" className="primary start-go" onClick={begin}>
          {t.begin}
        </button>
      </div>
    </section>
  );
}
