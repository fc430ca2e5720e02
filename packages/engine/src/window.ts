import type { ClauseId } from '@holotisch/rules';
import { ask, type Flow, type Option, type Seat } from './ask.ts';
import type { Json } from './json.ts';
import { type Message, say } from './message.ts';

/** How often an ability may be used. Within one instance of its window it is always at most once. */
export type Scope = 'activation' | 'round' | 'game';

/** What has been used how often; part of the state. Keys are `scope:source`. */
export type Uses = Record<string, number>;

/** An ability of a card: at this window, under this condition, do that. `C` is what the window is about (an attack …). */
export interface Ability<G, C, S extends Source = Source> {
  readonly window: string;
  readonly mandatory?: boolean;
  /** May be used again in the same window while its condition holds (spending one token after another). */
  readonly repeatable?: boolean;
  readonly limit?: { readonly per: Scope; readonly times: number };
  when(g: G, context: C, source: S): boolean;
  run(g: G, context: C, source: S): Flow<void>;
}

/** Who brings the ability: this very card on this very piece. */
export interface Source {
  /** Unique in the match, for limits and notation: `3.howlrunner`. */
  readonly key: string;
  readonly card: string;
  readonly seat: Seat;
  readonly piece?: number;
}

export interface Ready<G, C, S extends Source = Source> {
  readonly source: S;
  readonly ability: Ability<G, C, S>;
}

export interface Window<G, C, S extends Source = Source> {
  readonly name: string;
  readonly context: C;
  /** The order in which the seats resolve theirs; each game states it once, in its timing file. */
  readonly seats: readonly Seat[];
  /** The abilities that stand in this window now. Asked again after every use, since each use may change it. */
  find(): Iterable<Ready<G, C, S>>;
  readonly uses: Uses;
  readonly prompt: Message;
  readonly clauses: readonly ClauseId[];
  readonly about?: Json;
  /** Told of each ability before it runs, so that the log can name it. */
  tell?(source: S): void;
}

const left = (uses: Uses, source: Source, limit: { readonly per: Scope; readonly times: number }): boolean =>
  (uses[`${limit.per}:${source.key}`] ?? 0) < limit.times;

export function countUse(uses: Uses, source: Source, per: Scope): void {
  const key = `${per}:${source.key}`;
  uses[key] = (uses[key] ?? 0) + 1;
}

/** Forgets what was counted for a scope that has ended. */
export function endScope(uses: Uses, per: Scope): void {
  for (const key of Object.keys(uses)) if (key.startsWith(`${per}:`)) delete uses[key];
}

/**
 * Opens a window: seat by seat, everything that must happen and everything that its owner wants to happen, each
 * ability at most once, in the order its owner likes. Mandatory ones cannot be left out. Returns how many were used.
 */
export function* openWindow<G, C, S extends Source>(g: G, w: Window<G, C, S>): Flow<number> {
  const done = new Set<string>();
  let used = 0;
  for (const seat of w.seats) {
    for (;;) {
      const ready: Ready<G, C, S>[] = [];
      for (const r of w.find()) {
        if (r.source.seat !== seat || done.has(r.source.key)) continue;
        if (r.ability.limit && !left(w.uses, r.source, r.ability.limit)) continue;
        if (r.ability.when(g, w.context, r.source)) ready.push(r);
      }
      if (ready.length === 0) break;
      const forced = ready.filter((r) => r.ability.mandatory);
      const picked =
        forced.length === 1 && ready.length === 1 ? ready[0]! : yield* pick(w, seat, ready, forced.length > 0);
      if (picked === undefined) break;
      if (!picked.ability.repeatable) done.add(picked.source.key);
      used++;
      if (picked.ability.limit) countUse(w.uses, picked.source, picked.ability.limit.per);
      w.tell?.(picked.source);
      yield* picked.ability.run(g, w.context, picked.source);
    }
  }
  return used;
}

const PASS = 'pass';

function* pick<G, C, S extends Source>(
  w: Window<G, C, S>,
  seat: Seat,
  ready: readonly Ready<G, C, S>[],
  forced: boolean,
): Flow<Ready<G, C, S> | undefined> {
  const options: Option[] = ready.map((r) => ({
    id: r.source.key,
    label: say('engine.use', { card: r.source.card }),
    about: { card: r.source.card, piece: r.source.piece ?? null },
  }));
  if (!forced) options.push({ id: PASS, label: say('engine.pass') });
  const answer = yield* ask({
    type: 'choice',
    seat,
    kind: `window:${w.name}`,
    prompt: w.prompt,
    clauses: w.clauses,
    options,
    ...(w.about === undefined ? {} : { about: w.about }),
  });
  return ready.find((r) => r.source.key === answer);
}
