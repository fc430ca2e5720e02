import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useFace } from '../games/use-face.tsx';
import { useMatch } from '../match/use-match.tsx';
import { Link, navigate } from '../router.tsx';
import { isKey, isTyping } from '../settings/keys.ts';
import { useLanguage } from '../settings/language.tsx';
import { Switches } from '../settings/switches.tsx';
import type { Speed } from '../text/play.ts';
import { fileName, pickFile, saveFile, toLink } from '../ui/files.ts';
import { EndDialog, KeysDialog, LookDialog, OverrideDialog, WordsDialog } from './dialogs/later.ts';
import { startPath } from './paths.ts';
import { setFramesByItself, setTurnsByItself, useFramesByItself, useTurnsByItself } from './table/by-itself.ts';
import { MenuIcon } from './table/table-icons.tsx';
import { useWords } from './words.ts';

interface MenuProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
}

type Open = 'override' | 'words' | 'keys' | 'look' | 'end' | undefined;
const SPEEDS: readonly Speed[] = ['off', 'fast', 'normal', 'slow'];

/** Files, aids and settings of a running match. */
export function Menu({ speed, onSpeed, onFile }: MenuProps) {
  const { t } = useWords();
  const site = useLanguage().t;
  const { snapshot, file, question, leave, home, local } = useMatch();
  const isOver = snapshot?.over ?? false;
  // Elsewhere the file of a match is for nobody before its end.
  const hasFile = local !== undefined || isOver;
  const face = useFace();
  const [open, setOpen] = useState<Open>();
  const [copied, setCopied] = useState(false);
  const turns = useTurnsByItself();
  const frames = useFramesByItself();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'help') && !isTyping(event)) setOpen('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const scenario = async () => {
    const reply = await question('position', {});
    if (!reply.ok || !snapshot) return undefined;
    const { game, edition } = snapshot;
    return { holotisch: 'scenario', version: 1, game, edition, position: reply.value };
  };
  /** The menu opens under its button, wherever the bar has it. */
  const goToOpener = () => {
    if (!opener.current || !list.current) return;
    const { right, bottom } = opener.current.getBoundingClientRect();
    list.current.style.setProperty('--menu-right', `${right}px`);
    list.current.style.setProperty('--menu-top', `${bottom}px`);
  };
  const close = () => list.current?.hidePopover();
  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  const show = (what: Open) => then(() => setOpen(what));
  const copyLink = async () => {
    const position = await scenario();
    if (!position) return;
    const link = `${location.origin}${startPath(face.id)}#p=${await toLink(JSON.stringify(position))}`;
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  const still = async () => (await import('./replay/still.ts')).saveStill(fileName(face.id, 'table', 'png'));
  const report = async () => {
    const position = await scenario();
    saveFile(fileName(face.id, 'report'), { match: await file(), ...(position && { scenario: position }) });
  };
  return (
    <>
      <button ref={opener} type="button" className="tool tool-text menu-opener" title={t.bar.menu} popoverTarget={id}>
        <MenuIcon />
        <span>{t.bar.menu}</span>
      </button>
      <div id={id} ref={list} popover="auto" className="menu" onBeforeToggle={goToOpener}>
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
      </div>
      <Suspense fallback={null}>
        {open === 'override' && <OverrideDialog onClose={() => setOpen(undefined)} />}
        {open === 'words' && <WordsDialog onClose={() => setOpen(undefined)} />}
        {open === 'end' && <EndDialog onClose={() => setOpen(undefined)} />}
        {open === 'look' && <LookDialog onClose={() => setOpen(undefined)} />}
        {open === 'keys' && <KeysDialog onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}
