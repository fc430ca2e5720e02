import { useEffect, useState, useSyncExternalStore } from 'react';
import { store, stored } from './stored.ts';

type Theme = 'light' | 'dark';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function onSystemChange(tell: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** The theme on show and a way to change it; until somebody chooses, the system decides. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const system: Theme = useSyncExternalStore(onSystemChange, () => systemIsDark().matches) ? 'dark' : 'light';
  const [chosen, setChosen] = useState(() => stored<Theme>('theme', ['light', 'dark']));
  useEffect(() => {
    if (chosen) document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  const choose = (theme: Theme) => {
    store('theme', theme);
    setChosen(theme);
  };
  return [chosen ?? system, choose];
}
