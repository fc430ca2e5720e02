// Two kinds of pages need no library: the path is the state, and links change it without a reload.
import { type ReactNode, useSyncExternalStore } from 'react';

function onNavigation(tell: () => void): () => void {
  window.addEventListener('popstate', tell);
  return () => window.removeEventListener('popstate', tell);
}

export const usePath = (): string => useSyncExternalStore(onNavigation, () => location.pathname);

export function navigate(to: string): void {
  history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
  // The link that had the focus is gone: go on reading where the new page begins.
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The address has changed or was not quite right: nothing new was opened, so nothing is to go back to. */
export function redirect(to: string): void {
  history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
  /** Told to whoever points at it. */
  readonly title?: string;
  /** It leads to what is shown already. */
  readonly here?: boolean;
  /** The keyboard goes past it. */
  readonly passedBy?: boolean;
}

export function Link({ to, children, className, label, title, here = false, passedBy = false }: LinkProps) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      title={title}
      aria-current={here ? 'page' : undefined}
      tabIndex={passedBy ? -1 : undefined}
      onClick={(event) => {
        // Leave "open in a new tab" and the like to the browser.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
