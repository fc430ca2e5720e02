import { useCallback, useEffect, useState } from 'react';
import { isKey, isTyping } from '../../settings/keys.ts';
import type { MeasureEnd } from '../../table-ui/game-face.ts';

export interface RulerState {
  readonly armed: boolean;
  /** Somebody wanted to measure where the rules do not allow it. */
  readonly barred: boolean;
  readonly from: MeasureEnd | undefined;
  readonly to: MeasureEnd | undefined;
  toggle(): void;
  pick(end: MeasureEnd): void;
  /** Lays the ruler here, or from where it lies already to here. */
  measure(end: MeasureEnd): void;
}

const BARRED_FOR_MS = 6000;

/** The ruler in the hand: first from where, then to where, then the next measurement. */
export function useRuler(allowed: boolean, here: number | undefined): RulerState {
  const [armed, setArmed] = useState(false);
  const [barred, setBarred] = useState(false);
  const [ends, setEnds] = useState<readonly [MeasureEnd?, MeasureEnd?]>([]);
  const pick = useCallback((end: MeasureEnd) => setEnds(([a, b]) => (a && !b ? [a, end] : [end])), []);
  const toggle = useCallback(() => {
    setBarred(!allowed);
    setArmed((old) => allowed && !old);
    setEnds([]);
  }, [allowed]);
  const measure = useCallback(
    (end: MeasureEnd) => {
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
        if (allowed && !armed) setEnds([{ piece: here }]);
      }
      if (event.key === 'Escape') {
        setArmed(false);
        setBarred(false);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle, here, allowed, armed]);
  return { armed, barred, from: ends[0], to: ends[1], toggle, pick, measure };
}
