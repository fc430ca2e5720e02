import type { Ask, Json } from '@holotisch/engine';
import type { ArmadaEvent } from '../../src/events.ts';
import { type ArmadaGame, armada } from '../../src/game.ts';
import { decline, lay, type Script, type Table, type TableSpec } from '../table.ts';
import { type Fleet, fleet, position } from './moments/fleet.ts';
import { broken } from './moments/listening.ts';

/**
 * What does a card ask, and of whom? It is used as soon as it is offered, whoever is asked takes the first thing that he
 * is offered, and every question is told with all that may be answered, and what happens on the way.
 */

/** Questions of the game itself; whatever else is asked comes from the card. */
const OF_THE_GAME = new Set(
  'activate attack course dials dial-use accuracy squadron-act squadron-move command command-squadron further-target'.split(
    ' ',
  ),
);
const QUIET = ['pass', 'none', 'no', 'no-more', 'keep'];

function loud(a: Ask): Json {
  if (a.type === 'several') return a.options.slice(0, a.max).map((o) => o.id);
  if (a.type !== 'choice') return decline(a);
  return (a.options.find((o) => !QUIET.includes(o.id)) ?? a.options[0]!).id;
}

function question(a: Ask): string {
  const kind = `${a.seat} ${a.kind}`;
  if (a.type === 'several') return `${kind} ${a.min}-${a.max} of ${a.options.map((o) => o.id).join(' ')}`;
  if (a.type === 'choice') return `${kind}: ${a.options.map((o) => o.id).join(' ')}`;
  return kind;
}

/** What an event says in a word: its kind, and every number and name in it. With the damage the attack itself goes on. */
const TOO_MUCH = new Set(['ability', 'window', 'phase', 'rolled', 'attackEnds', 'note', 'command', 'activationEnds']);
const GOES_ON = new Set(['damage', 'squadronEnds', 'squadronActivates']);
function happened(event: ArmadaEvent): string {
  const { type, attack: _attack, active: _active, ...rest } = event as ArmadaEvent & Record<string, unknown>;
  const words = Object.values(rest).filter(
    (x) => typeof x === 'number' || typeof x === 'string' || typeof x === 'boolean',
  );
  return [type, ...words.map((x) => (typeof x === 'number' ? Math.round(x) : x))].join(' ');
}

interface Asking {
  readonly game: ArmadaGame;
  readonly spec: TableSpec;
  /** The option that uses the card begins so. */
  readonly own: string;
  readonly script: Script;
  readonly stop: (t: Table) => boolean;
}

/** Questions and events from the moment when the card is used; nothing if it is never offered. */
export function askedBy({ game, spec, own, script, stop }: Asking): string[] {
  const t = lay(spec, game);
  const out: string[] = [];
  let [used, seen] = [false, 0];
  for (let n = 0; n < 300 && !t.match.over && !stop(t); n++) {
    const a = t.ask();
    const said = script[a.kind];
    const options: readonly { readonly id: string }[] = a.type === 'choice' && !used ? a.options : [];
    const mine = options.find((o) => o.id.startsWith(own));
    if (mine) {
      used = true;
      seen = t.match.events.length;
      t.take(mine.id);
    } else if (typeof said === 'function') t.take(said(a));
    else if (typeof said === 'string') t.take(said);
    else if (a.kind.startsWith('window:') || OF_THE_GAME.has(a.kind)) {
      if (used) break;
      t.take(decline(a));
    } else {
      if (used) out.push(question(a));
      t.take(loud(a));
    }
    if (!used) continue;
    for (const { event } of t.match.events.slice(seen)) {
      if (GOES_ON.has(event.type)) return out;
      if (!TOO_MUCH.has(event.type)) out.push(happened(event as ArmadaEvent));
    }
    seen = t.match.events.length;
  }
  return out;
}

/** One line for each card that asks or does anything. */
export const told = (lines: readonly (readonly [string, readonly string[]])[]): string =>
  lines
    .filter(([, what]) => what.length > 0)
    .map(([card, what]) =>
      broken(
        card,
        what.map((one) => `${one},`),
      ),
    )
    .join('\n');

/**
 * Every upgrade card that has something to say in such a scene is tried. Ship 0 bears the card, 2 is its friend, 1 the
 * enemy, 3 a friendly ace and 4 an enemy squadron.
 */
export function askedByUpgrades(more: Fleet, script: Script, stop: (t: Table) => boolean): string {
  const heard = fleet(more);
  heard.table.goOn(stop, script);
  return told(
    heard.cards().map((id) => {
      const spec = position({ ...more, card: { ...more.card, id } });
      return [id, askedBy({ game: armada, spec, own: `0:${id}`, script, stop })];
    }),
  );
}
