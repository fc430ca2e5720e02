import { createContext, use } from 'react';
import type { Playing } from './use-director.ts';

const Context = createContext<Playing | undefined>(undefined);

export const PlayingProvider = Context;

/** What the table shows just now, for whatever stands around it. */
export function usePlaying(): Playing {
  const playing = use(Context);
  if (!playing) throw new Error('usePlaying stands outside its provider');
  return playing;
}
