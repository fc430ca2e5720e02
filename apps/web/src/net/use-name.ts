import { useState } from 'react';

const KEY = 'holotisch.name';

function known(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export const knownName = known;

/** What the player calls himself; the browser remembers it. */
export function useName(): readonly [string, (name: string) => void] {
  const [name, setName] = useState(known);
  return [
    name,
    (next) => {
      setName(next);
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // Only of this page, then.
      }
    },
  ];
}
