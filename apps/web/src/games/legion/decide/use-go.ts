import type { Json } from '@holotisch/engine';
import type { Vec } from '@holotisch/table';
import { useRef } from 'react';
import { useQuestion } from '../questions.ts';
import type { Way } from './intent.ts';

/** Asks the rules for the way to a place or into melee; a click that a later one has overtaken gets no answer. */
export function useGo(unit: number): (args: Record<string, Json>) => Promise<Way | undefined> {
  const rules = useQuestion();
  const turn = useRef(0);
  return async (args) => {
    const mine = ++turn.current;
    const reply = await rules('way', { unit, ...args });
    return reply.ok && mine === turn.current ? reply.value : undefined;
  };
}

export const toPoint = ({ x, y }: Vec): Json => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
