import type { FileFault, Json } from '@holotisch/engine';
import { READY_SQUADS, type ReadySquad, readSquads } from '@holotisch/xwing';
import { useCallback, useEffect, useState } from 'react';
import { defaultAids } from '../games/game-face.ts';
import { useFace } from '../games/use-face.tsx';
import { chosenToPlay, storedSquads } from '../games/xwing/builder/kept-squads.ts';
import { SquadChoice } from '../games/xwing/start/squad-choice.tsx';
import { StartRules, USUAL_RULES } from '../games/xwing/start/start-rules.tsx';
import { useWords } from '../games/xwing/words.ts';
import type { SeatKind } from '../match/protocol.ts';
import { useMatch } from '../match/use-match.tsx';
import { navigate } from '../router.tsx';
import { Fault } from '../ui/fault.tsx';
import { fromLink, pickFile } from '../ui/files.ts';
import { useDrop } from '../ui/use-drop.ts';
import { KeptMatches } from './kept-matches.tsx';
import { matchPath } from './paths.ts';

const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');

/** Squads from the builder stand beside the ready-made ones. */
const builtSquads = (untitled: string): readonly ReadySquad[] =>
  storedSquads().map(({ id, squad }) => {
    const name = squad.name || untitled;
    return { id: `own-${id}`, name: { de: name, en: name }, size: 'full', squad };
  });

/** Everything that a match needs before it starts, with defaults that are good as they are. */
export function StartPanel() {
  const { t, lang, own: text } = useWords();
  const face = useFace();
  const { start, load, resume, refusal } = useMatch();
  const [own, setOwn] = useState(() => builtSquads(text.start.untitled));
  const [chosen, setChosen] = useState<readonly [string, string]>(() => [
    own.find((one) => one.id === `own-${chosenToPlay()}`)?.id ?? 'core-rebel',
    'core-imperial',
  ]);
  const [opponent, setOpponent] = useState<SeatKind>('human');
  const [aids, setAids] = useState(() => defaultAids(face));
  const [seed, setSeed] = useState(freshSeed);
  const [rules, setRules] = useState(USUAL_RULES);
  const [fault, setFault] = useState<FileFault>();
  const seats: readonly SeatKind[] = ['human', opponent];
  const squads = [...READY_SQUADS, ...own];
  const squad = (id: string) => squads.find((one) => one.id === id)?.squad ?? READY_SQUADS[0]!.squad;

  const go = useCallback((started: boolean) => {
    if (started) navigate(matchPath('xwing'));
  }, []);
  const begin = () => {
    setFault(undefined);
    const setup = { squads: chosen.map(squad), rules } as unknown as Json;
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
        <h1>{t.title(face.name[lang])}</h1>
        <p>{text.start.intro}</p>
      </header>
      <KeptMatches onResume={(match) => void resume(match).then(go)} />
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
            {face.aids.map(({ id, name, note }) => (
              <label key={id} className="start-choice">
                <input
                  type="checkbox"
                  checked={aids[id] ?? false}
                  onChange={(event) => setAids({ ...aids, [id]: event.target.checked })}
                />
                <span>
                  <strong>{name[lang]}</strong>
                  <small>{note[lang]}</small>
                </span>
              </label>
            ))}
          </div>
        </details>
        <StartRules rules={rules} onRules={setRules} seed={seed} onSeed={setSeed} />
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
