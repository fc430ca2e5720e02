import type { Vec } from '@holotisch/table';
import { useCallback, useEffect, useState } from 'react';
import { isKey, isTyping } from '../../settings/keys.ts';

/** An end of the ruler: a ship's base or any point of the table. */
export type End = { readonly ship: number } | Vec;

export interface RulerState {
  readonly armed: boolean;
  /** Somebody wanted to measure where the rules do not allow it. */
  readonly barred: boolean;
  readonly from: End | undefined;
  readonly to: End | undefined;
  toggle(): void;
  pick(end: End): void;
  pickShip(ship: number | undefined): void;
  /** Lays the ruler here, or from where it lies already to here. */
  measure(end: End): void;
}

const BARRED_FOR_MS = 6000;

/** The ruler in the hand: first from where, then to where, then the next measurement. */
export function useRuler(allowed: boolean, here: number | undefined): RulerState {
  const [armed, setArmed] = useState(false);
  const [barred, setBarred] = useState(false);
  const [ends, setEnds] = useState<readonly [End?, End?]>([]);
  const pick = useCallback((end: End) => setEnds(([a, b]) => (a && !b ? [a, end] : [end])), []);
  const toggle = useCallback(() => {
    setBarred(!allowed);
    setArmed((old) => allowed && !old);
    setEnds([]);
  }, [allowed]);
  const pickShip = useCallback((ship: number | undefined) => ship !== undefined && pick({ ship }), [pick]);
  const measure = useCallback(
    (end: End) => {
      setBarred(!allowed);
      if (!allowed) return;
      if (armed) return pick(end);
      setArmed(true);
      setEnds([end]);
    },
    [allowed, armed, pick],
  );
  useEffect(() => {
    if (!allowed) setArmed(false);
    else setBarred(false);
  }, [allowed]);
  useEffect(() => {
    if (!barred) return;
    const over = setTimeout(() => setBarred(false), BARRED_FOR_MS);
    return () => clearTimeout(over);
  }, [barred]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event) || document.querySelector('dialog[open]')) return;
      if (isKey(event, 'ruler')) toggle();
      if (isKey(event, 'sight') && here !== undefined) {
        toggle();
        if (allowed && !armed) setEnds([{ ship: here }]);
      }
      if (event.key === 'Escape') {
        setArmed(false);
        setBarred(false);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle, here, allowed, armed]);
  return { armed, barred, from: ends[0], to: ends[1], toggle, pick, pickShip, measure };
}
