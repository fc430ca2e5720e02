import { Games } from '@holotisch/engine';
import { randomPlayer, xwingPilot } from '@holotisch/players';
import { xwing } from '@holotisch/xwing';
import { Host } from './host.ts';
import type { CallName, HostCalls } from './protocol.ts';

/** The engine in a thread of its own, so that the page never freezes. */
const host = new Host(new Games([xwing]), (game) => (game === 'xwing' ? xwingPilot : randomPlayer));

interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

self.onmessage = ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  try {
    const call = host[name].bind(host) as (...args: readonly unknown[]) => ReturnType<HostCalls[CallName]>;
    self.postMessage({ id, value: call(...args) });
  } catch (e) {
    self.postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
};
