import { Games } from '@holotisch/engine';
import { randomPlayer, xwingPilot } from '@holotisch/players';
import type { ClientMessage } from '@holotisch/room';
import { xwing } from '@holotisch/xwing';
import { LocalTable } from './local-table.ts';
import type { CallName } from './protocol.ts';

/** The room in a thread of its own, so that the page never freezes. */
const table = new LocalTable(
  new Games([xwing]),
  (turn) => (turn.game === 'xwing' ? xwingPilot : randomPlayer).choose(turn),
  (news) => self.postMessage(news),
);

/** A computer's decision is shown for a moment before its next one. */
const BETWEEN_STEPS_MS = 60;
let stepping = false;

function step(): void {
  stepping = table.step();
  if (stepping) setTimeout(step, BETWEEN_STEPS_MS);
}

interface Call {
  readonly id: number;
  readonly name: CallName;
  readonly args: readonly unknown[];
}

self.onmessage = ({ data }: MessageEvent<Call>) => {
  const { id, name, args } = data;
  try {
    const call = table[name].bind(table) as (...args: readonly unknown[]) => unknown;
    self.postMessage({ id, value: call(...args) });
  } catch (e) {
    self.postMessage({ id, error: e instanceof Error ? e.message : String(e) });
  }
  if (!stepping && movesOn(data)) step();
};

/** After what another tab has done, its own computer goes on; and questions move nothing. */
const movesOn = ({ name, args: [first] }: Call): boolean =>
  name === 'start' || name === 'open' || (name === 'say' && WRITES.has((first as ClientMessage).type));
const WRITES: ReadonlySet<ClientMessage['type']> = new Set(['decide', 'propose', 'consent']);
