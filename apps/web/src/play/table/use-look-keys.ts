import { useEffect } from 'react';
import { setDimensions } from '../../scene/dimensions.ts';
import { isKey, isTyping } from '../../settings/keys.ts';

/** One key between the flat table and three dimensions, at any moment. */
export function useDimensionsKey(solid: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'dimensions') && !isTyping(event) && !document.querySelector('dialog[open]'))
        setDimensions(!solid);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [solid]);
}

/** One key looks with the eyes of a piece; what it does after that is for `Eyes` to say. */
export function useEyesKey(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (open) return;
    const onKey = (event: KeyboardEvent) => {
      if (isKey(event, 'eyes') && !isTyping(event) && !document.querySelector('dialog[open]')) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open, setOpen]);
}
