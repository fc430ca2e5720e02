import { clocksAt, type TableInfo } from '@holotisch/online/client';
import { useEffect, useRef, useState } from 'react';
import { hear } from '../sound/hear.ts';

/** The clocks as they stand now, by the server's time; each tick shows the next second. */
export function useClocks(info: TableInfo | undefined): readonly number[] | undefined {
  // How far the clock of this machine goes before that of the server.
  const [offset, setOffset] = useState(0);
  const [now, setNow] = useState(Date.now);
  const clocks = info?.clocks;
  useEffect(() => {
    if (info) setOffset(Date.now() - info.now);
  }, [info]);
  const isRunning = (clocks?.running.length ?? 0) > 0 && info?.state === 'playing';
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return;
    const ticking = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(ticking);
  }, [isRunning]);
  if (!clocks) return undefined;
  return isRunning ? clocksAt(clocks, Math.max(clocks.since, now - offset)).left : clocks.left;
}

/** Seconds at which a clock that runs out is heard: from afar, and then each of the last ones. */
const HEARD = [60, 30, 20, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1];

/** Whether a clock that stood so and stands so now has passed such a second. */
export const runsOut = (before: number, now: number): boolean =>
  HEARD.some((seconds) => before > seconds * 1000 && now <= seconds * 1000);

/** One's own clock is heard when it runs out, whatever one looks at. */
export function useClockCall(left: number | undefined): void {
  const before = useRef(left);
  useEffect(() => {
    if (left !== undefined && runsOut(before.current ?? left, left)) hear('clock');
    before.current = left;
  }, [left]);
}

/** `1:05:09`, `4:07`; below zero it stands still. */
export function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
