import { useCallback, useEffect, useState } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import type { Turn } from '../../scene/view.ts';
import { isKey, isTyping } from '../../settings/keys.ts';
import { store, stored } from '../../settings/stored.ts';
import type { XWingView } from '../view.ts';

/** How far the picture turns to bring an edge towards the player. */
const TOWARDS = { south: 0, west: 270, north: 180, east: 90 } as const;

export const turnsByItself = (): boolean => stored('autoturn', ['on', 'off']) === 'on';
export const setTurnsByItself = (on: boolean): void => store('autoturn', on ? 'on' : 'off');

/** The table lies towards its one player, or the first of two; if that is wished for, it turns to whoever decides. */
export function useAutoTurn(view: XWingView): readonly [Turn, () => void] {
  const { snapshot } = useMatch();
  const [turn, setTurn] = useState<Turn>(0);
  const humans = snapshot?.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : [])) ?? [];
  const asked = snapshot?.awaited.find((a) => !a.computer)?.seat;
  const seat = humans.length === 1 ? humans[0] : turnsByItself() ? asked : humans[0];
  const side = seat === undefined ? undefined : view.sides[seat];
  const edge = side === undefined ? undefined : view.edges?.[side];
  useEffect(() => {
    if (edge) setTurn(TOWARDS[edge]);
  }, [edge]);
  // Edges are chosen by their side of the picture, so the table lies straight for it.
  const choosing = snapshot?.ask?.kind === 'edge';
  useEffect(() => {
    if (choosing) setTurn(0);
  }, [choosing]);
  const turnOn = useCallback(() => setTurn((old) => ((old + 90) % 360) as Turn), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, 'turnTable') || isTyping(event) || choosing) return;
      turnOn();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [turnOn, choosing]);
  return [turn, turnOn];
}
