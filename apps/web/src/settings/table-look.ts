import { useMemo, useSyncExternalStore } from 'react';
import { store, storedText } from './stored.ts';

/** How a game's table looks, as somebody has chosen it: what is left out is as the game has it. */
export interface TableLook {
  readonly scenery?: string;
  readonly style?: string;
  readonly night?: boolean;
}

const watchers = new Set<() => void>();
const watch = (tell: () => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};
const nameOf = (game: string) => `look.${game}`;
/** Kept as `nebula painted night`, with a `-` for what nobody has chosen. */
const read = (game: string): string => storedText(nameOf(game)) ?? '';

export function useTableLook(game: string): TableLook {
  const kept = useSyncExternalStore(watch, () => read(game));
  return useMemo(() => {
    const [scenery = '-', style = '-', light] = kept.split(' ');
    return {
      ...(scenery !== '-' && scenery !== '' && { scenery }),
      ...(style !== '-' && { style }),
      ...(light === 'night' && { night: true }),
    };
  }, [kept]);
}

export function setTableLook(game: string, { scenery = '-', style = '-', night = false }: TableLook): void {
  store(nameOf(game), [scenery, style, night ? 'night' : 'day'].join(' '));
  for (const tell of watchers) tell();
}
