import { startPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import { useMatch } from '../match/use-match.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import type { Speed } from '../text/play.ts';
import { Switches } from '../ui/switches.tsx';
import type { MenuDialog } from './menu.tsx';
import { FileItems } from './menu-files.tsx';
import { CoachItems, MotionItems } from './menu-settings.tsx';

interface MenuListProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
  readonly close: () => void;
  readonly show: (what: MenuDialog) => void;
}

/** What stands in the menu: fetched when it is opened for the first time. */
export function MenuList({ speed, onSpeed, onFile, close, show: showDialog }: MenuListProps) {
  const { t } = useWords();
  const site = useLanguage().t;
  const { snapshot, leave, home } = useMatch();
  const isOver = snapshot?.over ?? false;
  const face = useFace();

  const then = (act: () => unknown) => () => {
    close();
    void act();
  };
  const show = (what: MenuDialog) => then(() => showDialog(what));
  return (
    <>
      <FileItems then={then} onFile={onFile} />
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
      <MotionItems speed={speed} onSpeed={onSpeed} />
      <CoachItems />
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
