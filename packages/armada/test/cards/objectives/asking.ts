import type { Ask, JsonObject } from '@holotisch/engine';
import { ALL_OBJECTIVES } from '../../../src/data/index.ts';
import { decline, type Table } from '../../table.ts';

/** What an objective asks: who, what, where, and how often. */

/** A place as it is asked for: every condition, wherever things have come to lie so far. */
function place(region: JsonObject): string {
  const { name: _, obstacle: _o, unit: _u, kind: _k, edge: _e, depth: _d, ship: _s, ...rest } = region;
  return Object.entries(rest)
    .map(([key, value]) => `${key} ${JSON.stringify(value).replaceAll(/["{}]/g, '')}`)
    .join(' ')
    .replaceAll(/from:\[[^\]]*\]/g, 'from:there')
    .replace('fromEdges 3 fromPlayerEdges 3 apart 1', 'usual');
}
function question(a: Ask): string {
  if (a.type === 'several') return `${a.kind} ${a.min}-${a.max} of ${a.options.length}`;
  if (a.type === 'choice') return `${a.kind} of ${a.options.map((o) => o.id).join(' ')}`;
  return a.type === 'region' ? `${a.kind} ${place(a.region)}`.trim() : a.kind;
}

const QUIET = ['pass', 'none', 'no', 'keep'];
/** Takes what the objective offers. */
const eager = (a: Ask) =>
  a.type === 'choice' ? (a.options.find((o) => !QUIET.includes(o.id)) ?? a.options[0]!).id : decline(a);

/** Every question but the usual ones: `seats: what`, the seats one after the other as long as they are asked the same. */
export function played(t: Table, usual: ReadonlySet<string>, stop: (t: Table) => boolean): string[] {
  const asked: { what: string; seats: number[] }[] = [];
  for (let n = 0; n < 200 && !t.match.over && !stop(t); n++) {
    const a = t.ask();
    const what = question(a);
    const last = asked.at(-1);
    if (last?.what === what) last.seats.push(a.seat);
    else if (!usual.has(a.kind)) asked.push({ what, seats: [a.seat] });
    t.take(usual.has(a.kind) ? decline(a) : eager(a));
  }
  return asked.map(({ what, seats }) => `${seats.join('')}: ${what}`);
}

export const objectivesOf = (kind: string): string[] =>
  ALL_OBJECTIVES.filter((o) => o.kind === kind).map(({ id }) => id);
export const lines = (id: string, all: readonly string[]): string =>
  [id, ...all.filter((line) => line !== '').map((line) => `  ${line}`)].join('\n');
