import { type Dispatch, useEffect } from 'react';
import type { MeasuringAction, MeasuringState } from './state.ts';

const MILLIMETRES_PER_SECOND = 210;

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gently off the mark and gently to rest. */
const eased = (t: number) => t * t * (3 - 2 * t);

/** Moves a flying ship along its path; whoever prefers no motion sees it at its end at once. */
export function useFlight(flying: MeasuringState['flying'], dispatch: Dispatch<MeasuringAction>): void {
  const flight = flying?.flight;
  useEffect(() => {
    if (!flight) return;
    if (calm() || flight.s === 0) {
      dispatch({ type: 'land' });
      return;
    }
    const duration = (flight.s / MILLIMETRES_PER_SECOND) * 1000;
    let started: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      started ??= now;
      const t = (now - started) / duration;
      if (t >= 1) {
        dispatch({ type: 'land' });
        return;
      }
      dispatch({ type: 'progress', s: flight.s * eased(t) });
      frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [flight, dispatch]);
}
