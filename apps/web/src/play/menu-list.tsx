import { useState } from 'react';
import { startPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import type { Speed } from '../text/play.ts';
import { fileName, pickFile, saveFile, toLink } from '../ui/files.ts';
import { Switches } from '../ui/switches.tsx';
import { setCoachOn, setWarningsOn, useCoachAllowed, useCoachOn, useWarningsOn } from './coach/use-coached.ts';
import type { MenuDialog } from './menu.tsx';
import { setFramesByItself, setTurnsByItself, useFramesByItself, useTurnsByItself } from './table/by-itself.ts';

interface MenuListProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
  readonly close: () => void;
  readonly show: (what: MenuDialog) => void;
}

const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

/** What stands in the menu: fetched when it is opened for the first time. */
export function MenuList({ speed, onSpeed, onFile, close, show: showDialog }: MenuListProps) {
  const { t } = useWords();
  const site = useLanguage().t;
  const { snapshot, file, question, leave, home, local, look } = useMatch();
  const isOver = snapshot?.over ?? false;
  // Elsewhere the file of a match is for nobody before its end.
  const hasFile = local !== undefined || isOver;
  const face = useFace();
  const [copied, setCopied] = useState(false);
  const turns = useTurnsByItself();
  const frames = useFramesByItself();
  const coach = useCoachOn();
  const coachAllowed = useCoachAllowed();
  const warnings = useWarningsOn();

  const scenario = async () => {
    const reply = await question('position', {});
    if (!reply.ok || !snapshot) return undefined;
    const { game, edition } = snapshot;
    return { holotisch: 'scenario', version: 1, game, edition, position: reply.value };
  };
  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  const show = (what: MenuDialog) => then(() => showDialog(what));
  const copyLink = async () => {
    const position = await scenario();
    if (!position) return;
    const link = `${location.origin}${startPath(face.id)}#p=${await toLink(JSON.stringify(position))}`;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const still = async () => (await import('./replay/still.ts')).saveStill(fileName(face.id, 'table', 'png'));
  const clip = async () => {
    (await import('./replay/wished-clip.ts')).wishClip();
    if (snapshot && snapshot.moment === snapshot.taken) await look(snapshot.viewer, snapshot.taken - 1);
  };
  const report = async () => {
    const position = await scenario();
    saveFile(fileName(face.id, 'report'), { match: await file(), ...(position && { scenario: position }) });
  };
  return (
    <>
      {hasFile && (
        <button
          type="button"
          className="menu-item"
          onClick={then(async () => saveFile(fileName(face.id, 'match'), await file()))}
        >
          {t.menu.save}
        </button>
      )}
      {onFile && (
        <button
          type="button"
          className="menu-item"
          onClick={then(() => pickFile('.json').then((one) => one && onFile(one)))}
        >
          {t.menu.load}
        </button>
      )}
      <button
        type="button"
        className="menu-item"
        onClick={then(async () => {
          const position = await scenario();
          if (position) saveFile(fileName(face.id, 'scenario'), position);
        })}
      >
        {t.menu.position}
      </button>
      <button type="button" className="menu-item" onClick={() => void copyLink()}>
        {copied ? t.menu.linkCopied : t.menu.link}
      </button>
      <button type="button" className="menu-item" onClick={then(still)}>
        {t.menu.still}
      </button>
      {(snapshot?.taken ?? 0) > 0 && (
        <button type="button" className="menu-item" onClick={then(clip)}>
          {t.menu.clip}
        </button>
      )}
      {hasFile && (
        <button type="button" className="menu-item" onClick={then(report)}>
          {t.menu.report}
        </button>
      )}
      <hr />
      {face.Override && (snapshot?.own.length ?? 0) > 0 && (
        <button type="button" className="menu-item" onClick={show('override')}>
          {t.menu.override}
        </button>
      )}
      {!isOver && (snapshot?.own.length ?? 0) > 0 && (
        <button type="button" className="menu-item" onClick={show('end')}>
          {t.menu.end}
        </button>
      )}
      {face.InWords && (
        <button type="button" className="menu-item" onClick={show('words')}>
          {t.menu.words}
        </button>
      )}
      <button type="button" className="menu-item" onClick={show('keys')}>
        {t.menu.keys}
      </button>
      <button type="button" className="menu-item" onClick={show('look')}>
        {t.menu.look}
      </button>
      <hr />
      <fieldset className="menu-speed">
        <legend>{t.menu.speed}</legend>
        <div className="switch">
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => onSpeed(one)}>
              {t.menu.speeds[one]}
            </button>
          ))}
        </div>
      </fieldset>
      <label className="menu-check">
        <input type="checkbox" checked={turns} onChange={(event) => setTurnsByItself(event.target.checked)} />
        {t.menu.autoTurn}
      </label>
      <label className="menu-check">
        <input type="checkbox" checked={frames} onChange={(event) => setFramesByItself(event.target.checked)} />
        {t.menu.autoFrame}
      </label>
      {coachAllowed && (
        <>
          <label className="menu-check">
            <input type="checkbox" checked={coach} onChange={(event) => setCoachOn(event.target.checked)} />
            {t.menu.coach}
          </label>
          <label className="menu-check">
            <input type="checkbox" checked={warnings} onChange={(event) => setWarningsOn(event.target.checked)} />
            {t.menu.warnings}
          </label>
        </>
      )}
      <hr />
      {/* On a small screen the table has the place of the page's own head. */}
      <div className="menu-switches menu-home">
        <Switches />
      </div>
      <Link to="/" className="menu-item menu-home">
        {site.home}
      </Link>
      <button
        type="button"
        className="menu-item"
        onClick={then(() => {
          leave();
          navigate(home ?? startPath(face.id));
        })}
      >
        {t.menu.leave}
      </button>
    </>
  );
}
