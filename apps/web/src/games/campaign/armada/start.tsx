import { data, nameIn, pointsOf } from '@holotisch/armada';
import { FIRST_POINTS, TASK_FORCE } from '@holotisch/campaign';
import type { Refusal, SeatKind } from '@holotisch/engine';
import type { AnyLists } from '@holotisch/games';
import { corelliaLists } from '@holotisch/games/corellia/lists';
import { rimLists } from '@holotisch/games/rim/lists';
import { useMemo, useState } from 'react';
import { matchPath } from '../../../address/paths.ts';
import { navigate } from '../../../address/router.tsx';
import { useLocalTable, useMatch } from '../../../match/use-match.tsx';
import { openOnline } from '../../../net/open-online.ts';
import { useLanguage } from '../../../settings/language.tsx';
import { Fault } from '../../../table-ui/fault.tsx';
import { defaultAids } from '../../../table-ui/game-face.ts';
import { freshSeed } from '../../../table-ui/start/fresh-seed.ts';
import { NetFault } from '../../../table-ui/start/net-fault.tsx';
import { TermFields, USUAL_TERMS } from '../../../table-ui/start/terms.tsx';
import { useFace } from '../../../table-ui/use-face.ts';
import { usePlayText } from '../../../table-ui/words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ChoosableFleet, playable } from '../../armada/start/choosable.ts';
import { FleetCard } from '../../armada/start/fleet-picker.tsx';
import { ShipPortrait } from '../../armada/table/portrait.tsx';
import { ModeFields, type StartMode } from '../start-mode.tsx';
import { campaignText } from '../text.ts';
import { teamNames } from './fleet.tsx';
import { drawnFleets, isFor, ownFleets, readyFleets } from './fleets.ts';
import '../start.css';

const LISTS: Readonly<Record<string, { readonly lists: AnyLists; readonly points: number }>> = {
  corellia: { lists: corelliaLists, points: FIRST_POINTS },
  rim: { lists: rimLists, points: TASK_FORCE },
};

const QUICK_ROUNDS = 3;
const BOOK_ROUNDS = 6;

/** Teams take turns: the Empire has the even seats. */
const teamOfSeat = (seat: number): 0 | 1 => (seat % 2 === 0 ? 0 : 1);

/** A campaign of Armada is begun: how many play, with which fleets, who leads them. */
export function ArmadaCampaignStart({ game }: { readonly game: string }) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const play = usePlayText();
  const face = useFace();
  const { lists, points } = LISTS[game]!;
  const { refusal } = useMatch();
  const { start } = useLocalTable();
  const ready = useMemo(() => readyFleets(lists), [lists]);
  const own = useMemo(() => ownFleets(lists, play.title('')), [lists, play]);
  const [players, setPlayers] = useState<2 | 3>(2);
  const [draw, setDraw] = useState(() => Math.floor(Math.random() * 1e6) + 1);
  const drawn = useMemo(() => drawnFleets(3, points, draw), [points, draw]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<StartMode>('solo');
  const [people, setPeople] = useState<readonly number[]>([0]);
  const [rounds, setRounds] = useState(QUICK_ROUNDS);
  const [terms, setTerms] = useState(USUAL_TERMS);
  const [netFault, setNetFault] = useState<Refusal>();
  const [picking, setPicking] = useState<number>();
  const all = [...own, ...ready, ...drawn];
  const seats = Array.from({ length: 2 * players }, (_, seat) => seat);
  const usual = (seat: number): ChoosableFleet => ready[seat] ?? drawn[seat]!;
  const fleetAt = (seat: number): ChoosableFleet => all.find(({ id }) => id === chosen[seat]) ?? usual(seat);
  const kindOf = (seat: number): SeatKind =>
    mode === 'here' || (mode === 'solo' && people.includes(seat)) ? 'human' : 'computer';
  const names = teamNames(lang);
  const begin = () => {
    const drafts = seats.map((seat) => playable(fleetAt(seat), lang));
    const setup = lists.setup(drafts, { rounds });
    const aids = defaultAids(face);
    if (mode === 'far') return void openOnline({ game, setup, aids, layOut: false, ...terms }).then(setNetFault);
    void start({ game, setup, aids, seed: freshSeed(), seats: seats.map(kindOf) }).then(
      (started) => started && navigate(matchPath(game)),
    );
  };
  return (
    <section className="start-new panel campaign-start" aria-label={face.name[lang]}>
      {refusal && <Fault fault={refusal} />}
      {netFault && <NetFault fault={netFault} game={game} />}
      <ModeFields mode={mode} onMode={setMode} />
      <div className="campaign-settings">
        <label>
          <strong>{t.players}</strong>
          <select value={players} onChange={({ target }) => setPlayers(target.value === '3' ? 3 : 2)}>
            <option value={2}>2</option>
            <option value={3}>3</option>
          </select>
        </label>
        <label>
          <strong>{t.rounds}</strong>
          <select value={rounds} onChange={({ target }) => setRounds(Number(target.value))}>
            {Array.from({ length: BOOK_ROUNDS }, (_, i) => i + 1).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
          <small>{t.roundsNote}</small>
        </label>
      </div>
      <h2 className="campaign-head">{t.fleets}</h2>
      <div className="campaign-teams">
        {([0, 1] as const).map((team) => (
          <section
            key={team}
            className={`campaign-team side-${team === 0 ? 'first' : 'second'}`}
            aria-label={names[team]}
          >
            <h3>{names[team]}</h3>
            {seats
              .filter((seat) => teamOfSeat(seat) === team)
              .map((seat) => {
                const { name, draft } = fleetAt(seat);
                const whole = draft.fleet.ships.map(({ card }) => nameIn(data.shipCard(card).name, lang));
                return (
                  <article key={seat} className="campaign-fleet">
                    <span className="campaign-fleet-ships" aria-hidden="true">
                      {draft.fleet.ships.slice(0, 3).map(({ card }, i) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only
                        <ShipPortrait key={i} card={card} owner={team} />
                      ))}
                    </span>
                    <div>
                      <h4>{name[lang]}</h4>
                      <p className="quiet">
                        {campaignText[lang].points(pointsOf(draft.fleet, 'latest'))} · {whole.join(', ')}
                      </p>
                      <p className="campaign-fleet-ways">
                        <button
                          type="button"
                          className="tool tool-text"
                          aria-label={t.otherFor(name[lang])}
                          onClick={() => setPicking(seat)}
                        >
                          {t.other}
                        </button>
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
                            <span className="only-heard">: {name[lang]}</span>
                          </label>
                        )}
                      </p>
                    </div>
                  </article>
                );
              })}
          </section>
        ))}
      </div>
      <p>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            setDraw(draw + 1);
            setChosen([]);
          }}
        >
          {t.draw}
        </button>{' '}
        <small className="quiet">{t.limit(points)}</small>
      </p>
      {mode === 'far' && <TermFields terms={terms} onTerms={setTerms} />}
      <div className="start-begin">
        <button type="button" className="primary start-go" onClick={begin}>
          {t.begin}
        </button>
      </div>
      {picking !== undefined && (
        <FleetPick
          title={t.otherFor(fleetAt(picking).name[lang])}
          chosen={fleetAt(picking).id}
          groups={[
            [t.own, own.filter(({ draft }) => isFor(teamOfSeat(picking), draft.fleet))],
            [face.name[lang], ready.filter(({ draft }) => isFor(teamOfSeat(picking), draft.fleet))],
            [t.ready, drawn.filter(({ draft }) => isFor(teamOfSeat(picking), draft.fleet))],
          ]}
          onChoose={(id) => {
            setChosen(seats.map((seat) => (seat === picking ? id : (chosen[seat] ?? usual(seat).id))));
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </section>
  );
}

interface FleetPickProps {
  readonly title: string;
  readonly chosen: string;
  readonly groups: readonly (readonly [title: string, fleets: readonly ChoosableFleet[]])[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** All fleets that one seat may take. */
function FleetPick({ title, chosen, groups, onChoose, onClose }: FleetPickProps) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  return (
    <Dialog title={title} className="squad-picker" onClose={onClose}>
      {groups.map(([name, fleets], i) => (
        <section key={name} aria-label={name}>
          <h3>{name}</h3>
          {fleets.length === 0 && i === 0 && <p className="quiet">{t.none}</p>}
          <ul className="squad-cards">
            {fleets.map((fleet) => (
              <li key={fleet.id}>
                <FleetCard fleet={fleet} chosen={fleet.id === chosen} onChoose={() => onChoose(fleet.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
