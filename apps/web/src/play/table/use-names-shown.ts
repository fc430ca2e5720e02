import { useEffect, useState } from 'react';

/** Whether Alt is held down: then every piece wears its name. */
export function useNamesShown(): boolean {
  const [shown, show] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Alt') return;
      // Else the browser's own menu would open when the key is let go.
      event.preventDefault();
      show(event.type === 'keydown');
    };
    const hide = () => show(false);
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', hide);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', hide);
    };
  }, []);
  return shown;
}
