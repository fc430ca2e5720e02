import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../settings/language.tsx';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** Without it the dialog cannot be waved away: it waits for an answer. */
  readonly onClose?: () => void;
}

/** The browser's own modal dialog: it keeps the focus inside, the page behind it still, and gives the focus back. */
export function Dialog({ title, children, className = '', onClose }: DialogProps) {
  const { t } = useLanguage();
  const box = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Closed while it is still in the page: only then does the browser give the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog?.open) dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onKeyDown={(event) => {
        event.stopPropagation(); // the keys of the table rest meanwhile
        if (event.key === 'Escape' && !onClose) event.preventDefault();
      }}
    >
      <header className="dialog-head">
        <h2 id={heading}>{title}</h2>
        {onClose && (
          <button type="button" className="tool" aria-label={t.close} title={t.close} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
