import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { isKey, isTyping } from '../settings/keys.ts';
import { useWords } from '../table-ui/words.ts';
import type { Speed } from '../text/play.ts';
import { EndDialog, KeysDialog, LookDialog, OverrideDialog, WordsDialog } from './dialogs/later.ts';
import { MenuIcon } from './table/table-icons.tsx';

const MenuList = lazy(async () => ({ default: (await import('./menu-list.tsx')).MenuList }));

interface MenuProps {
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  /** Opens another match here; nothing where that cannot be done. */
  readonly onFile: ((file: File) => void) | undefined;
}

export type MenuDialog = 'override' | 'words' | 'keys' | 'look' | 'end';

/** Files, aids and settings of a running match. */
export function Menu(props: MenuProps) {
  const { t } = useWords();
  const [open, setOpen] = useState<MenuDialog>();
  const [wanted, setWanted] = useState(false);
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

  /** The menu opens under its button, wherever the bar has it. */
  const goToOpener = () => {
    setWanted(true);
    if (!opener.current || !list.current) return;
    const { right, bottom } = opener.current.getBoundingClientRect();
    list.current.style.setProperty('--menu-right', `${right}px`);
    list.current.style.setProperty('--menu-top', `${bottom}px`);
  };
  const close = () => list.current?.hidePopover();
  return (
    <>
      <button ref={opener} type="button" className="tool tool-text menu-opener" title={t.bar.menu} popoverTarget={id}>
        <MenuIcon />
        <span>{t.bar.menu}</span>
      </button>
      <div id={id} ref={list} popover="auto" className="menu" onBeforeToggle={goToOpener}>
        {wanted && (
          <Suspense fallback={null}>
            <MenuList {...props} close={close} show={setOpen} />
          </Suspense>
        )}
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
