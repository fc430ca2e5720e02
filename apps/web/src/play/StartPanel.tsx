import type { FileFault, Json } from '@holotisch/engine';
import { data, nameIn, pointsOf, READY_SQUADS, type ReadySquad, readSquads, type Squad } from '@holotisch/xwing';
import { useCallback, useEffect, useId, useState } from 'react';
import { chosenToPlay, storedSquads } from '../builder/storage.ts';
import type { Aids, SeatKind } from '../match/protocol.ts';
import { keptMatch } from '../match/storage.ts';
import { useMatch } from '../match/useMatch.tsx';
import { navigate } from '../router.tsx';
import { Fault } from './Fault.tsx';
import { fromLink, pickFile } from './files.ts';
import { MATCH } from './paths.ts';
import { Portrait } from './scene/Portrait.tsx';
import { useDrop } from './useDrop.ts';
import { useWords } from './words.ts';

/** What the rules allow: no measuring before an attack, no look at where a manoeuvre ends. */
const BY_THE_RULES: Aids = { preview: false, measuring: false, odds: true, hints: true };
const AID_NAMES: readonly (keyof Aids)[] = ['preview', 'measuring', 'odds', 'hints'];

const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** Squads from the builder stand beside the ready-made ones. */
const builtSquads = (): readonly ReadySquad[] =>
  storedSquads().map(({ id, squad }) => {
    const name = squad.name ?? id;
    return { id: `own-${id}`, name: { de: name, en: name }, size: 'full', squad };
  });

/** Everything that a match needs before it starts, with defaults that are good as they are. */
export function StartPanel() {
  const { t } = useWords();
  const { start, load, resume, refusal } = useMatch();
  const [own, setOwn] = useState(builtSquads);
  const [chosen, setChosen] = useState<readonly [string, string]>(() => [
    own.find((one) => one.id === `own-${chosenToPlay()}`)?.id ?? 'core-rebel',
    'core-imperial',
  ]);
  const [opponent, setOpponent] = useState<SeatKind>('human');
  const [aids, setAids] = useState(BY_THE_RULES);
  const [seed, setSeed] = useState(freshSeed);
  const [points, setPoints] = useState(100);
  const [unenforced, setUnenforced] = useState(false);
  const [fault, setFault] = useState<FileFault>();
  const seats: readonly SeatKind[] = ['human', opponent];
  const squads = [...READY_SQUADS, ...own];
  const squad = (id: string) => squads.find((one) => one.id === id)?.squad ?? READY_SQUADS[0]!.squad;

  const go = useCallback((started: boolean) => {
    if (started) navigate(MATCH);
  }, []);
  const begin = () => {
    setFault(undefined);
    const setup = { squads: chosen.map(squad), rules: { points, unenforced } } as unknown as Json;
    void start({ game: 'xwing', setup, seed, seats, aids }).then(go);
  };
  const open = useCallback(
    (text: string) => {
      setFault(undefined);
      void load(text, ['human', opponent], aids).then(go);
    },
    [load, go, opponent, aids],
  );
  const openFile = useCallback((file: File) => void file.text().then(open), [open]);
  const dropping = useDrop(openFile);

  // A link to a position: #p=…
  useEffect(() => {
    const link = /^#p=(.+)$/.exec(location.hash)?.[1];
    if (link === undefined) return;
    history.replaceState(null, '', location.pathname);
    void fromLink(link).then((text) =>
      text === undefined ? setFault({ message: { text: t.start.noLink } }) : open(text),
    );
  }, [open, t]);

  const addSquad = (seat: 0 | 1) =>
    void pickFile('.json,.xws,.txt').then(async (file) => {
      if (!file) return;
      const read = readSquads(await file.text());
      if (!read.ok) return setFault(read.fault);
      setFault(undefined);
      const added = read.value.map(({ squad: one }, i): ReadySquad => {
        const name = one.name ?? file.name;
        return { id: `own-file-${own.length + i}`, name: { de: name, en: name }, size: 'full', squad: one };
      });
      setOwn([...own, ...added]);
      if (added[0]) choose(seat, added[0].id);
    });
  const choose = (seat: 0 | 1, id: string) => setChosen(seat === 0 ? [id, chosen[1]] : [chosen[0], id]);

  const shownFault = fault ?? refusal;
  return (
    <div className="start">
      <header className="start-head">
        <h1>{t.title}</h1>
        <p>{t.start.intro}</p>
      </header>
      {keptMatch() && (
        <section className="start-kept panel" aria-labelledby="kept-title">
          <div>
            <h2 id="kept-title">{t.start.continueTitle}</h2>
            <p>{t.start.continueNote}</p>
          </div>
          <button type="button" className="primary" onClick={() => void resume().then(go)}>
            {t.start.continue}
          </button>
        </section>
      )}
      {shownFault && <Fault fault={shownFault} />}
      <section className="start-new panel" aria-label={t.start.newMatch}>
        <div className="start-versus">
          {([0, 1] as const).map((seat) => (
            <SquadChoice
              key={seat}
              seat={seat}
              player={seat === 1 && opponent === 'computer' ? t.computerPlayer : t.player(seat)}
              squads={squads}
              chosen={chosen[seat]}
              onChoose={(id) => choose(seat, id)}
              onFile={() => addSquad(seat)}
            />
          ))}
        </div>
        <fieldset className="start-seats">
          <legend>{t.start.seats}</legend>
          {(['human', 'computer'] as const).map((kind) => (
            <label key={kind} className="start-choice">
              <input type="radio" name="seats" checked={opponent === kind} onChange={() => setOpponent(kind)} />
              <span>
                <strong>{kind === 'human' ? t.start.hotSeat : t.start.computer}</strong>
                <small>{kind === 'human' ? t.start.hotSeatNote : t.start.computerNote}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <button type="button" className="primary start-go" onClick={begin}>
          {t.start.begin}
        </button>
        <details className="start-more">
          <summary>{t.start.aids}</summary>
          <p>{t.start.aidsNote}</p>
          <div className="start-aids">
            {AID_NAMES.map((aid) => (
              <label key={aid} className="start-choice">
                <input
                  type="checkbox"
                  checked={aids[aid]}
                  onChange={(event) => setAids({ ...aids, [aid]: event.target.checked })}
                />
                <span>
                  <strong>{t.start.aid[aid]}</strong>
                  <small>{t.start.aidNote[aid]}</small>
                </span>
              </label>
            ))}
            <label className="start-choice">
              <input type="checkbox" checked={unenforced} onChange={(event) => setUnenforced(event.target.checked)} />
              <span>
                <strong>{t.start.unenforced}</strong>
                <small>{t.start.unenforcedNote}</small>
              </span>
            </label>
            <label className="start-seed">
              <strong>{t.start.limit}</strong>
              <input
                type="number"
                min={1}
                max={1000}
                value={points}
                onChange={(event) => setPoints(Math.max(1, event.target.valueAsNumber || 100))}
              />
              <small>{t.start.limitNote}</small>
            </label>
            <label className="start-seed">
              <strong>{t.start.seed}</strong>
              <input
                type="text"
                value={seed}
                maxLength={60}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setSeed(event.target.value)}
              />
              <small>{t.start.seedNote}</small>
            </label>
          </div>
        </details>
      </section>
      <p className="start-open">
        <button
          type="button"
          className="tool tool-text"
          onClick={() => void pickFile('.json').then((file) => file && openFile(file))}
        >
          {t.start.openFile}
        </button>
        <span>{t.start.dropNote}</span>
      </p>
      {dropping && <div className="drop-here">{t.start.dropHere}</div>}
    </div>
  );
}

interface SquadChoiceProps {
  readonly seat: 0 | 1;
  readonly player: string;
  readonly squads: readonly ReadySquad[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly onFile: () => void;
}

function SquadChoice({ seat, player, squads, chosen, onChoose, onFile }: SquadChoiceProps) {
  const { t, lang } = useWords();
  const field = useId();
  const groups = [
    [t.start.core, squads.filter((s) => s.size === 'core')],
    [t.start.full, squads.filter((s) => s.size === 'full' && !s.id.startsWith('own-'))],
    [t.start.own, squads.filter((s) => s.id.startsWith('own-'))],
  ] as const;
  const squad = squads.find((s) => s.id === chosen)?.squad;
  return (
    <div className={`squad-choice squad-choice-${seat === 0 ? 'first' : 'second'}`}>
      <label htmlFor={field}>{t.start.squadOf(player)}</label>
      <select id={field} value={chosen} onChange={(event) => onChoose(event.target.value)}>
        {groups.map(([label, list]) =>
          list.length === 0 ? null : (
            <optgroup key={label} label={label}>
              {list.map((s) => (
                <option key={s.id} value={s.id}>
                  {nameIn(s.name, lang)}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </select>
      {squad && <Fleet squad={squad} seat={seat} />}
      {squad && <p className="quiet">{t.start.points(pointsOf(squad))}</p>}
      <button type="button" className="linkish" onClick={onFile}>
        {t.start.openSquad}
      </button>
    </div>
  );
}

/** The ships of a squad with their pilots. */
function Fleet({ squad, seat }: { readonly squad: Squad; readonly seat: 0 | 1 }) {
  const { lang } = useWords();
  return (
    <ul className="fleet">
      {squad.ships.map((ship, i) => {
        const pilot = data.findPilot(squad.faction, ship.type, ship.pilot);
        const type = data.findShip(ship.type);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal ships are told apart by their place only.
          <li key={i}>
            <Portrait type={ship.type} seat={seat} />
            <span>
              {pilot ? nameIn(pilot.name, lang) : ship.pilot}
              <small>{type ? nameIn(type.name, lang) : ship.type}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
