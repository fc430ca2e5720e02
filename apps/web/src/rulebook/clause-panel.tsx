import { Suspense, useEffect, useRef, useState } from 'react';
import { clausePath } from '../ui/clause-link.tsx';
import { ClauseBeside } from './clause-beside.ts';
import { clauseClicked } from './clause-clicked.ts';
import { useRulebookText } from './words.ts';
import './rulebook.css';

interface ClausePanelProps {
  readonly id: string;
  readonly onClose: () => void;
  /** It has a place of its own in the page and does not lie over anything. */
  readonly docked?: boolean;
}

/** A clause beside the table. The table stays at hand: nothing is covered by a curtain, no focus is held captive. */
export function ClausePanel({ id, onClose, docked = false }: ClausePanelProps) {
  const t = useRulebookText();
  const [trail, setTrail] = useState<readonly string[]>([id]);
  const [asked, setAsked] = useState(id);
  const box = useRef<HTMLElement>(null);
  // Another clause asked for from outside goes on the same trail, so that one can get back.
  if (asked !== id) {
    setAsked(id);
    setTrail([...trail, id]);
  }
  const shown = trail.at(-1) ?? id;
  useEffect(() => {
    const before = document.activeElement;
    box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clause begins at its top
  useEffect(() => {
    // Docked, the page it stands on scrolls.
    (docked ? box.current?.parentElement : box.current)?.scrollTo(0, 0);
  }, [shown]);
  // Within another part of the page it is one of its sections.
  const Box = docked ? 'section' : 'aside';
  return (
    <Box
      ref={box}
      className={docked ? 'clause-panel clause-docked' : 'clause-panel'}
      aria-label={`${t.panel.label} ${shown}`}
      tabIndex={-1}
      onClickCapture={(event) => {
        const next = clauseClicked(event);
        if (next !== undefined) setTrail([...trail, next]);
      }}
      onKeyDown={(event) => {
        event.stopPropagation(); // the keys of the table rest meanwhile
        if (event.key === 'Escape') onClose();
      }}
    >
      <header className="clause-panel-head">
        {trail.length > 1 && (
          <button type="button" className="tool tool-text" onClick={() => setTrail(trail.slice(0, -1))}>
            ← {t.panel.back}
          </button>
        )}
        <a href={clausePath(shown)} target="_blank" rel="noreferrer">
          {t.panel.whole}
        </a>
        <button type="button" className="tool" aria-label={t.panel.close} title={t.panel.close} onClick={onClose}>
          ×
        </button>
      </header>
      <Suspense fallback={<p className="lone">{t.loading}</p>}>
        <ClauseBeside key={shown} id={shown} level={2} />
      </Suspense>
    </Box>
  );
}
