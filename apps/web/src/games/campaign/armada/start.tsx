import { data, nameIn, pointsOf } from '@holotisch/armada';
import { FIRST_POINTS, TASK_FORCE } from '@holotisch/campaign';
import type { AnyLists } from '@holotisch/games';
import { corelliaLists } from '@holotisch/games/corellia/lists';
import { rimLists } from '@holotisch/games/rim/lists';
import { type ReactNode, useMemo, useState } from 'react';
import { useLanguage } from '../../../settings/language.tsx';
import { useFace } from '../../../table-ui/use-face.ts';
import { usePlayText } from '../../../table-ui/words.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ChoosableFleet, playable } from '../../armada/start/choosable.ts';
import { FleetCard } from '../../armada/start/fleet-picker.tsx';
import { ShipPortrait } from '../../armada/table/portrait.tsx';
import { CountField, LedHere, StartFrame, teamOfSeat, useStart } from '../start-frame.tsx';
import { campaignText } from '../text.ts';
import { teamNames } from './fleet.tsx';
import { drawnFleets, isFor, ownFleets, readyFleets } from './fleets.ts';

const LISTS: Readonly<Record<string, { readonly lists: AnyLists; readonly points: number }>> = {
  corellia: { lists: corelliaLists, points: FIRST_POINTS },
  rim: { lists: rimLists, points: TASK_FORCE },
};

const QUICK_ROUNDS = 3;
const BOOK_ROUNDS = 6;

/** A campaign of Armada is begun: how many play, with which fleets, who leads them. */
export function ArmadaCampaignStart({ game }: { readonly game: string }) {
  const { lang } = useLanguage();
  const t = campaignText[lang].start;
  const play = usePlayText();
  const face = useFace();
  const { lists, points } = LISTS[game]!;
  const start = useStart(game);
  const ready = useMemo(() => readyFleets(lists), [lists]);
  const own = useMemo(() => ownFleets(lists, play.title('')), [lists, play]);
  const [players, setPlayers] = useState<2 | 3>(2);
  const [draw, setDraw] = useState(() => Math.floor(Math.random() * 1e6) + 1);
  const drawn = useMemo(() => drawnFleets(3, points, draw), [points, draw]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [rounds, setRounds] = useState(QUICK_ROUNDS);
  const [picking, setPicking] = useState<number>();
  const all = [...own, ...ready, ...drawn];
  const seats = Array.from({ length: 2 * players }, (_, seat) => seat);
  const usual = (seat: number): ChoosableFleet => ready[seat] ?? drawn[seat]!;
  const fleetAt = (seat: number): ChoosableFleet => all.find(({ id }) => id === chosen[seat]) ?? usual(seat);
  const begin = () => {
    const drafts = seats.map((seat) => playable(fleetAt(seat), lang));
    start.begin(lists.setup(drafts, { rounds }), seats.length);
  };
  return (
    <>
      <StartFrame
        of={start}
        settings={
          <>
            <CountField
              label={t.players}
              least={2}
              most={3}
              value={players}
              onChange={(n) => setPlayers(n === 3 ? 3 : 2)}
            />
            <CountField
              label={t.rounds}
              note={t.roundsNote}
              most={BOOK_ROUNDS}
              value={rounds}
              onChange={(n) => setRounds(n ?? BOOK_ROUNDS)}
            />
          </>
        }
        title={t.fleets}
        names={teamNames(lang)}
        team={(team) =>
          seats
            .filter((seat) => teamOfSeat(seat) === team)
            .map((seat) => (
              <article key={seat} className="campaign-fleet">
                <FleetHead fleet={fleetAt(seat)} team={team}>
                  <button
                    type="button"
                    className="tool tool-text"
                    aria-label={t.otherFor(fleetAt(seat).name[lang])}
                    onClick={() => setPicking(seat)}
                  >
                    {t.other}
                  </button>
                  <LedHere of={start} seat={seat} name={fleetAt(seat).name[lang]} />
                </FleetHead>
              </article>
            ))
        }
        below={
          <>
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
          </>
        }
        onBegin={begin}
      />
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
    </>
  );
}

interface FleetHeadProps {
  readonly fleet: ChoosableFleet;
  readonly team: 0 | 1;
  /** What may be done about it. */
  readonly children: ReactNode;
}

/** A fleet as it begins: its ships, what it costs. */
function FleetHead({ fleet: { name, draft }, team, children }: FleetHeadProps) {
  const { lang } = useLanguage();
  const whole = draft.fleet.ships.map(({ card }) => nameIn(data.shipCard(card).name, lang));
  return (
    <>
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
        <p className="campaign-fleet-ways">{children}</p>
      </div>
    </>
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
