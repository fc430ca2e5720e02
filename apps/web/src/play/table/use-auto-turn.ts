import { useCallback, useEffect, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import type { Turn } from '../../scene/view.ts';
import { isKey, isTyping } from '../../settings/keys.ts';
import { store, stored } from '../../settings/stored.ts';
import type { Playing } from './use-director.ts';

/** How far the picture turns to bring an edge towards the player. */
const TOWARDS = { south: 0, west: 270, north: 180, east: 90 } as const;

export const turnsByItself = (): boolean => stored('autoturn', ['on', 'off']) === 'on';
export const setTurnsByItself = (on: boolean): void => store('autoturn', on ? 'on' : 'off');

/**
 * The table lies towards its one player, or the first of two; if that is wished for, it turns to whoever decides, but
 * not before everybody has seen what leads there.
 */
export function useAutoTurn({ view, waiting }: Pick<Playing, 'view' | 'waiting'>): readonly [Turn, () => void] {
  const { snapshot } = useMatch();
  const [turn, setTurn] = useState<Turn>(0);
  const humans = snapshot?.seats.flatMap((kind, seat) => (kind === 'human' ? [seat] : [])) ?? [];
  const asked = snapshot?.awaited.find((a) => !a.computer)?.seat;
  // Whoever sits alone before it behind the curtain has it before him the right way round.
  const alone = snapshot && snapshot.viewer !== 'nobody' ? snapshot.viewer : humans[0];
  const seat = humans.length === 1 ? humans[0] : turnsByItself() ? asked : alone;
  const side = seat === undefined ? undefined : view.sides[seat];
  const edge: keyof typeof TOWARDS | undefined = side === undefined ? undefined : view.edges?.[side];
  const turnedTo = useRef<typeof edge>(undefined);
  useEffect(() => {
    if (!edge || waiting || edge === turnedTo.current) return;
    turnedTo.current = edge;
    setTurn(TOWARDS[edge]);
  }, [edge, waiting]);
  // Edges are chosen by their side of the picture, so the table lies straight for it.
  const choosing = !waiting && snapshot?.ask?.kind === 'edge';
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
