import { clocksAt, type TableInfo } from '@holotisch/online/client';
import { useEffect, useState } from 'react';

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

/** `1:05:09`, `4:07`; below zero it stands still. */
export function clockText(ms: number): string {
  const all = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
