import type { Seat } from '@holotisch/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import type { Ground, Owner } from '../../scene/description.ts';
import type { Turn } from '../../scene/view.ts';
import { isKey, isTyping } from '../../settings/keys.ts';
import { useTurnsByItself } from './by-itself.ts';

/** How far the picture turns to bring an edge towards the player. */
const TOWARDS = { south: 0, west: 270, north: 180, east: 90 } as const;

interface AutoTurn {
  readonly ground: Ground;
  readonly ownerOf: (seat: Seat) => Owner | undefined;
  /** Whose turn it is on the table as it is shown. */
  readonly active: Seat | undefined;
  /** The table is still on its way to what is decided next. */
  readonly waiting: boolean;
  /** Sides of the picture are chosen from, so the table has to lie straight. */
  readonly straight: boolean;
}

/**
 * The table lies towards its one player; between two it turns to the side that is on, or to whoever decides where none
 * is, but not before everybody has seen what leads there.
 */
export function useAutoTurn({ ground, ownerOf, active, waiting, straight }: AutoTurn): readonly [Turn, () => void] {
  const { snapshot } = useMatch();
  const turnsByItself = useTurnsByItself();
  const [turn, setTurn] = useState<Turn>(0);
  const humans = snapshot?.own ?? [];
  const asked = snapshot?.awaited.find((a) => !a.computer)?.seat;
  // Whoever sits alone before it behind the curtain has it before him the right way round.
  const alone = snapshot && snapshot.viewer !== 'nobody' ? snapshot.viewer : humans[0];
  const seat = humans.length === 1 ? humans[0] : turnsByItself ? (active ?? asked) : alone;
  const owner = seat === undefined ? undefined : ownerOf(seat);
  const edge = ground.edges?.find((one) => one.owner === owner)?.side;
  const turnedTo = useRef<typeof edge>(undefined);
  useEffect(() => {
    if (!edge || waiting || edge === turnedTo.current) return;
    turnedTo.current = edge;
    setTurn(TOWARDS[edge]);
  }, [edge, waiting]);
  const choosing = !waiting && straight;
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
